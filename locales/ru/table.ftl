# Слова, нужные любому столу, в какую бы игру за ним ни играли.
# Ключи те же, что в locales/en/table.ftl; за этим следит проверка.
# Место называется и титулом, и именем игрока, которое не склоняется: здесь оно в именительном.

## Заголовки

table-options = Можно сделать
table-rights = В любой момент
table-why-not = Почему нельзя?
table-log = Ход партии
table-rules = Правила
table-dice = Кубики
table-help = Справка
table-language = Язык
table-speed = Скорость
table-seats = Места
table-choice = Выбор

## Команды

table-new = Новая партия
table-undo = Вернуть ход
table-redo = Повторить возвращённое
table-save = Сохранить
table-load = Загрузить
table-branch = Начать новую партию с этого места
table-quit = Выйти
table-yes = Да
table-no = Нет
table-cancel = Отмена
table-continue = Дальше
table-back = Назад

## Скорость показа

table-speed-slow = медленно
table-speed-normal = обычно
table-speed-fast = быстро
table-speed-instant = сразу

## Языки

table-language-ru = Русский
table-language-en = English

## Кто сидит за столом

table-human = человек
    .gen = человека
    .dat = человеку
    .acc = человека
    .ins = человеком
    .pre = человеке
    .few = человека
    .many = человек
    .gender = masculine
table-bot = бот
    .gen = бота
    .dat = боту
    .acc = бота
    .ins = ботом
    .pre = боте
    .few = бота
    .many = ботов
    .gender = masculine
table-watcher = зритель
    .gen = зрителя
    .dat = зрителю
    .acc = зрителя
    .ins = зрителем
    .pre = зрителе
    .few = зрителя
    .many = зрителей
    .gender = masculine
table-you = вы

## Чего ждёт стол

# $seat — чьё решение
table-waiting = Решает { $seat }.
# $seats — все, кого спросили; совещаются вместе
table-waiting-together = Решают вместе: { $seats }.
# $seat — чей ход обдумывается
table-thinking = { CAP($seat) } думает…
# $count — сколько вариантов
table-prompt-number = Введите номер от 1 до { $count }:
table-prompt-text = Введите выбор или его номер; «?» — справка:
# $count — сколько вариантов
table-options-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
table-only-choice = Выбора нет: вариант один.
table-no-choice = Сейчас вас ни о чём не спрашивают.
table-not-your-choice = Сейчас решаете не вы.
# $what — что было введено
table-unknown-choice = Такого выбора нет: «{ $what }».
# $what — ближайший возможный ответ
table-did-you-mean = Может быть, «{ $what }»?
# $why — причина, $rule — номер правила
table-refused = Нельзя: { $why } [{ $rule }]
# $card — название карты; $statement — что она делала
table-endless = Так ответить нельзя: эффект «{ $card }» никогда не закончится ({ $statement }). Вы снова перед последним вопросом: выберите другое или сообщите о карте автору дополнения.
table-endless-somewhere = Так ответить нельзя: то, что за этим следует, никогда не закончится. Вы снова перед последним вопросом: выберите другое.
# $rule — номер правила
table-rule = Правило { $rule }
# $rule — номер правила
table-unknown-rule = Правила { $rule } нет.

## Случай

# $dice — выпавшие значения
table-rolled = Выпало: { $dice }.
# $count — сколько кубиков
table-roll-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}

## Конец партии

table-over = Партия окончена.
# $seat — победитель
table-winner = Победа: { $seat }.
# $seats — победители
table-winners = Победа: { $seats }.
table-shared = Победа общая.
table-lost = Партия проиграна.
table-drawn = Ничья.

## Возврат хода

table-undone = Ход возвращён.
table-nothing-to-undo = Возвращать нечего.
# $seats — чьё согласие нужно
table-confirm-undo = Чтобы вернуть ход, должны согласиться: { $seats }. Возвращаем?
# $seat — кто просит
table-undo-asked = { CAP($seat) } просит вернуть ход. Вы согласны?
table-undo-declined = Согласия нет: ход остаётся.

## Сохранение

# $file — имя файла
table-saved = Партия сохранена: { $file }.
# $file — имя файла
table-loaded = Партия загружена: { $file }.
# $file — имя файла, $why — причина
table-not-saved = Не удалось сохранить { $file }: { $why }.
# $file — имя файла, $why — причина
table-not-loaded = Не удалось загрузить { $file }: { $why }.
# $what — введённая команда
table-unknown-command = Неизвестная команда: «{ $what }».
table-confirm-quit = Выйти? Несохранённое пропадёт.

## Связь

table-connecting = Соединяемся…
table-disconnected = Связь прервалась. Партия цела, пробуем снова.
# $seat — кто вошёл
table-joined = { CAP($seat) } за столом.
# $seat — кто вышел
table-left = Из-за стола выходит { $seat }.
table-stopped = Партия остановлена из-за ошибки. Всё сделанное до неё сохранено.

## Чего не видно и чего нет

table-hidden = скрыто
table-none = нет
table-empty = пусто

# Стол построчно.
plain-welcome = «:help» расскажет, что можно вводить.
plain-input-ended = Ввод закончился.
# $seats — кого спрашивают, $question — о чём
plain-asked = Сейчас спрашивают: { $seats }. { $question }
# $rights — что можно сделать в любой момент, каждое со словами, которыми его выбирают
plain-rights = В любой момент (:rights — подробнее): { $rights }
plain-help =
    Ответьте номером или словами выбора из скобок. Кроме того:
      :options    вопрос и ответы ещё раз
      :rights     что можно сделать в любой момент и что это даст
      :table      весь стол
      :why        чего сейчас нельзя и почему
      :rules      правила, на которых стоит вопрос
      ? СЛОВА     поиск по правилам
      :undo       взять назад последнее решение
      :save ФАЙЛ  записать копию партии (каждый ход сохраняется и так)
      :load ФАЙЛ  продолжить другую партию
      :log        всё, что произошло
      :ask        спрашивать обо всём или пропускать неважное
      :lang       in English
      :help, help, помощь, ?  эта справка
      :quit       выйти; партию можно будет продолжить

# Стол во весь экран.
term-not-a-terminal = полноэкранному столу нужен терминал: для каналов, скриптов и экранного диктора добавьте --plain
term-wait = Подождите: бот ещё думает.
term-confirm-undo = С тех пор походил кто-то ещё, что-то открылось или решил случай. Всё равно взять ход назад? Всё, что с тех пор выпало или вытянуто, решится заново, и в протоколе это останется.
# $file — имя файла
term-confirm-quit = Выйти? Партия сохранена, её можно продолжить: { $file }
# $count — сколько раз
term-taken-back = { $count ->
    [one] То, что решил случай, брали назад { $count } раз.
    [few] То, что решил случай, брали назад { $count } раза.
   *[many] То, что решил случай, брали назад { $count } раз.
}
term-asks-everything = Спрашиваю обо всём.
term-asks-what-matters = Неважное решается само.
term-only-eyes = За этим экраном только один человек.
# $seat — чьими глазами виден стол
term-eyes = Смотрит { $seat }
term-paused = Пауза. Пробел — дальше.
term-goes-on = Боты играют дальше.
term-kind-land = суша
term-kind-ocean = океан
term-kind-city = город
term-kind-sea = море
term-kind-wilderness = глушь
term-value-cost = цена
term-value-combat = бой
# $places — соседние места
term-borders = Граничит: { $places }.
term-keys = ↑↓ или номер, Enter — решить · / поиск · w почему нет · ? правила · u назад · Tab панели · h справка · q выход
term-keys-short = h справка · Tab панели · / поиск · w нельзя · ? правила · u назад · q выход
term-keys-filter = Пишите слова · ↑↓ или номер, Enter — решить · Esc — весь список
term-keys-map = Стрелки — место · Enter — что там можно сделать · Tab — дальше · Esc — к вопросу
term-keys-scroll = ↑↓ PgUp PgDn — листать · Enter — целиком · Tab — дальше · Esc — к вопросу
term-keys-page = ↑↓ PgUp PgDn — листать · Esc — закрыть
term-keys-why = ↑↓ — выбрать · Enter — правило · Esc — закрыть
term-keys-rules = Пишите слова или номер · ↑↓ — выбрать · Tab — другой язык · Esc — закрыть
term-keys-ask = Enter — да · Esc — нет
term-keys-save = Enter — записать копию · Esc — отмена
term-keys-load = ↑↓ или имя файла, Enter — загрузить · Esc — отмена
term-over-keys = Партия окончена. r — итог · l — ход партии · u — взять ход назад · q — выход
term-nothing-found = Ничего не нашлось.
term-nothing-here = Здесь сейчас ничего не сделать.
term-nothing = Сейчас решаете не вы.
term-nothing-refused = Запретов сейчас нет.
term-random = Решат кубики: назад уже не взять просто так.
term-reveals = Откроется скрытое: назад уже не взять просто так.
term-search = Поиск:
# $file — имя файла
term-kept = Партия сохраняется после каждого хода: { $file }
term-file = Файл:
# $seat — кто садится к экрану
term-pass = Передайте устройство. Дальше смотрит { $seat }.
term-pass-keys = Enter — я у экрана · t — больше не спрашивать, секретов нет · q — выход
term-to-verify = Проверить партию:
term-to-replay = Посмотреть её снова:
term-to-resume = Продолжить:
term-sheets = Планшеты
term-legend = Знаки на карте
term-legend-more =
    (А) — фигура на вратах; число — сколько таких фигур.
    Двойная рамка — на что направлен выбор; толстая — где возможен такой выбор.
    ~ и круглые углы — океан. « и » — продолжение за краем карты.
    ■ — заполненная ячейка планшета, □ — пустая.
    ! — после такого ответа решит случай или откроется скрытое.
term-help =
    Решения
      ↑ ↓, номер    выделить ответ; его цели видны на карте
      Enter         решить; с «+» — раскрыть группу
      Esc           закрыть группу, снять поиск
      /             искать среди ответов: пишите слова
      w             чего нельзя и почему
      ?             правила: сначала те, на которых стоит ответ; дальше поиск
      u             взять ход назад
      x             посмотреть глазами другого человека за этим экраном
      a             спрашивать обо всём или пропускать неважное
    Стол
      Tab           перейти: вопрос, карта, планшеты, ход партии
      i             планшеты целиком, с текстом гримуаров и карт
      l             весь ход партии; PgUp, PgDn — листать
      g             in English
    Боты
      + − f         быстрее, медленнее, следующая скорость
      пробел        пауза; во время паузы доступны ваши права
    Партия
      s             записать копию в файл
      o             загрузить другую партию
      q, Ctrl-C     выйти; партия сохранена
    Буквы работают и в русской раскладке.
