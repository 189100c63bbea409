# Слова самого клиента; остальные лежат в locales/ у корня.

web-brand = Знамение
web-your-turn = Ваш ход
web-asked-together = Решаете вместе
web-waits = Ждём
web-you = { $name }, вы
web-nothing-asked = Сейчас вас ни о чём не спрашивают
web-not-now = Сейчас нельзя
web-more = ещё { $count }
web-log = Журнал
web-step = шаг { $count }
web-undo = Отменить
web-rules = Правила
web-language = In English
web-map = Карта
web-sheets = Планшеты
web-supplies = Запасы
web-board = Поле
web-zoom-in = Ближе
web-zoom-out = Дальше
web-fit = Показать всё
web-legend = Знаки на поле
web-back = назад
web-confirm = Решить
web-confirm-again = Ещё раз: отменить будет нельзя
web-hold = Держите: отменить будет нельзя
web-random = кубики
web-reveals = тайное
web-no-undo = Отменить будет нельзя
web-versus = против
web-odds = { $what }: { $percent }{"\u00A0"}%
web-on-average = В среднем: { $list }
web-mean = { $what } { $value }
web-empty = пусто
web-hidden = скрыто
web-border-land = граница суши
web-border-sea = граница океанов
web-board-in-words = Поле словами
web-value-cost = цена
web-value-combat = бой
web-value-value = достоинство
web-credits = Значки: game-icons.net, авторы Lorc, Delapouite и другие, лицензия CC BY 3.0. Цвета и размеры изменены.

## Вокруг стола

web-menu = Меню стола
web-see = Показать это положение; с Shift — взять ссылку
talk-title = Разговор

## Вопрос и поле

# $at — которое по счёту, $of — из скольких
web-count = действие { $at } из { $of }
# $what — чем платят
web-pays = плата за ответ: { $what }
# $who — кого ждут; $what нет
web-waits-for = Ждём: { $who }
web-lead = Последнее слово: { $who }
web-propose = Предложить
# $who — чьё желание
web-wish = этого хочет { $who }
web-server-thinks = сервер думает
# $count — после какого шага
web-past = Так было после шага { $count }
# $count — сколько ещё мест
web-rest = Или любая из { $count } светлых целей, на поле
web-all-options = все варианты
# $list — неиспользованные права
web-lapses = Останется неиспользованным: { $list }
web-choose-here = Что сделать здесь
# $value — сколько есть, $max — сколько может быть
web-of = { $value } из { $max }
web-only-you = только вы
# $list — соседние места
web-links = Рядом: { $list }
web-close = Закрыть
web-posture-on-gate = на вратах
web-posture-engaged = в схватке
web-posture-exhausted = без сил
web-posture-delayed = с задержкой
# $count — сколько вариантов
web-ways = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
web-away = нет за столом
web-bot = бот
# $name — что за краем
web-off-screen = Показать: { $name }

## Журнал

web-log-all = всё
web-log-mine = моё
web-log-rolls = броски
web-log-talk = разговор
web-log-filter = Что показывать
web-log-empty = Здесь пока пусто
# $count — какой шаг
web-show-position = Показать позицию после шага { $count }
web-details = подробности: { $count }
web-secret-line = видите только вы
web-changed = { $from } → { $to }
web-sheet-height = Высота панели

## Вокруг страниц

nav-title = Страницы
nav-tables = Столы
nav-about = О проекте
to-lobby = К столам
foot-referee = За правилами следит сервер.
foot-unofficial = Названия игр принадлежат издателям.
nowhere-title = Здесь ничего нет
nowhere-text = Такой страницы нет: ссылка устарела или набрана с ошибкой.

## Столы

lobby-question = Что сыграем сегодня?
lobby-players = игроков
lobby-hours = длится
lobby-create = Создать стол
lobby-not-yet = ещё не готова
lobby-open-tables = Открытые столы
lobby-none-open = Сейчас никто не ждёт игроков.
lobby-my-tables = Ваши партии
lobby-none-mine = Партий пока нет. Создайте стол или сядьте за открытый.
lobby-turn = ваш ход
# $count — сколько мест свободно
lobby-seats-open = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
lobby-ready = все на местах
lobby-paused = Партия на паузе
lobby-finished = партия окончена
lobby-frozen = партия остановлена
lobby-running = партия идёт
# $seat — сторона игрока
lobby-you-play = вы играете: { $seat }
# $who — кто думает
lobby-thinks = думает { $who }
# $count — сколько ещё
lobby-all = Ещё партии: { $count }
lobby-fewer = Свернуть
lobby-watch = Смотреть
lobby-sit = Сесть
lobby-called = Позвали за стол?
lobby-called-hint = Вставьте ссылку или код приглашения.
lobby-code = Ссылка или код
lobby-code-wrong = Это не похоже на приглашение: нужна ссылка целиком или код из неё.
lobby-enter = Войти
lobby-import = Открыть файл партии
lobby-who = Как вас зовут?
lobby-who-hint = Имя увидят за столом. Ни почты, ни пароля не нужно.
lobby-name-first = Сначала назовите себя.
name-label = Имя
name-first = Как вас называть за столом?
name-take = Готово
name-change = Сменить имя
passkey-make = Сохранить столы ключом доступа
passkey-enter = Войти с ключом доступа
# $count — сколько ключей
passkey-have = { $count ->
    [one] { $count } ключ доступа хранит ваши столы.
    [few] { $count } ключа доступа хранят ваши столы.
   *[many] { $count } ключей доступа хранят ваши столы.
}
passkey-failed = С ключом доступа не вышло. Попробуйте ещё раз.

## Новый стол

new-seats = Кто за столом
new-swap = Поменять местами
new-fewer = Убрать место
new-more = Добавить место
new-title = Название стола
new-spectators = Пускать зрителей
new-spectators-hint = Зрители видят только то, что известно всем.
new-listed = Показать среди открытых столов
new-listed-hint = Свободное место сможет занять любой.
new-everything = Спрашивать обо всём
new-everything-hint = Иначе сервер сам отвечает на вопросы, которые почти ничего не решают.
new-create = Создать стол
new-begin = Начать партию
new-missing = На этом сервере в эту игру ещё не играют.
# $count — номер места
seat-number = Место { $count }
seat-open = свободно
seat-me = Я
seat-invite = Позвать по ссылке
# $level — уровень бота
seat-bot = Бот, { $level }
seat-present = за столом
seat-away = не на связи
seat-hand-over = Передать место
# $seat — какое место
seat-give = Кому передать место: { $seat }
seat-take = Сесть самому
seat-give-open = Позвать по ссылке
seat-give-bot = Боту, { $level }
bot-random = наугад
bot-greedy = простой
bot-monte-carlo = сильный
bot-easy = лёгкий
bot-medium = средний
bot-hard = сильный

## Приглашения

# $host — кто зовёт, $game — игра
join-calls = { $host } зовёт сыграть: { $game }.
# $seat — сторона
join-seat = Ваше место: { $seat }.
join-take = Сесть за стол
# $name — имя игрока
join-take-as = Сесть за стол: { $name }
join-lost = Приглашение не подходит
invite-link = Ссылка-приглашение
invite-make = Создать ссылку
invite-copy = Скопировать
invite-copied = Скопировано
invite-share = Поделиться
# $count — сколько мест свободно
room-waiting = { $count ->
    [one] Ждём ещё { $count } игрока. Отправьте ему ссылку.
   *[other] Ждём ещё { $count } игроков. Отправьте им ссылки.
}
room-ready = Все на местах, можно начинать.
room-host-starts = Все на местах. Партию начнёт хозяин стола.
room-start = Начать партию

## За столом

table-lost = Стол не открывается
# $why — причина словами сервера
table-frozen = Эту партию можно смотреть и сохранить, но не продолжить. { $why }
link-lost = Связь прервалась, ничего не потеряно. Пробуем снова.
link-sent = Отправлено, ждём ответа сервера.
link-outdated = Сервер обновился. Загрузите страницу заново, партия цела.
link-reload = Загрузить
# $count — номер шага
past-shown = Вы смотрите прошлое: шаг { $count }.
past-return = Вернуться
# $who — кто просит, $count — номер шага
request-undo = { $who } просит вернуть ход.
# $who — кто просит, $count — номер шага
request-open-log = { $who } просит открыть журнал партии со всеми тайнами.
request-agree = Согласиться
request-refuse = Отказать
request-withdraw = Отозвать
# $who — чьё согласие нужно
request-waits = Ждём согласия: { $who }.
undo-title = Вернуть ход?
undo-others = С тех пор что-то открылось, решили кубики или походил кто-то ещё. Остальных спросят, согласны ли они.
undo-lines = Будет отменено
undo-ask = Попросить
menu-people = За столом
# $count — сколько зрителей
menu-watching = { $count ->
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
   *[many] Смотрят { $count } зрителей.
}
menu-host = Стол
menu-replay = Повтор партии
menu-pause = Поставить на паузу
menu-go-on = Продолжить партию
menu-rematch = Сыграть ещё раз
menu-branch = Новая партия отсюда
menu-export = Сохранить файл партии
menu-open-log = Пока партия идёт, в её журнале есть тайны: чтобы сохранить файл или начать партию отсюда, сервер спросит остальных.
menu-report = Сообщить о проблеме
menu-delete = Удалить стол
menu-delete-sure = Удалить навсегда
report-note = Что не так? Положение на столе приложится само.
report-send = Отправить
report-kept = Записано, спасибо.
report-file = Файл с положением
talk-silent = Пока все молчат.
talk-say = Сказать за столом
talk-send = Сказать
talk-mute = Не отмечать новые слова

## Повтор

replay-title = Повтор партии
# $count — номер шага
replay-shown = Повтор: шаг { $count }.
replay-table = К столу
replay-first = В начало
replay-back = Шаг назад
replay-play = Играть
replay-stop = Остановить
replay-on = Шаг вперёд
replay-last = В конец
replay-step = Шаг
replay-speed = Скорость

## Правила

rules-search = Номер правила или слова
rules-all = Вся книга
rules-pin = Закрепить рядом с полем
rules-near = Сначала то, что относится к вашему ходу
rules-type = Наберите слово: «врата», «ритуал», «бой».
rules-see = См. также
# $count — сколько нашлось
rules-found = { $count ->
    [0] Ничего не нашлось.
    [one] Нашлось { $count } правило.
    [few] Нашлось { $count } правила.
   *[many] Нашлось { $count } правил.
}
# $game — название игры
rules-of = Правила: { $game }
rules-own-words = Правила пересказаны своими словами, у каждого есть номер. По этим номерам сервер объясняет отказы.
rules-chapters = Главы

## Настройки

settings-title = Настройки
settings-turn = Когда пришёл ваш ход
settings-sound = Тихий звук
settings-notify = Уведомление браузера
settings-notify-forbidden = Браузер не разрешил уведомления. Разрешение меняется в его настройках.
settings-play = За столом
settings-careful = Переспрашивать о том, чего не отменить
settings-keys = Горячие клавиши
settings-keys-hint = Отключите, если управляете голосом.
settings-motion = Движение
settings-motion-system = как в системе
settings-motion-less = меньше
settings-motion-all = всё

## О проекте

about-what = «Знамение» — стол для настольных игр о космическом ужасе. Сервер знает правила и следит за ними, стол показывает, что можно и почему нельзя.
about-unofficial = Это неофициальная работа любителей. Она не связана с издателями и авторами игр; названия игр и знаки принадлежат их владельцам. Чтобы играть, купите игру: коробка хранит тексты, рисунки и радость, которых здесь нет.
about-words = Тексты правил и карт пересказаны своими словами, рисунки сделаны для этого проекта.
about-credits = Из чего сделано
about-icons = Значки: game-icons.net, авторы Lorc, Delapouite и другие. Цвета и размеры изменены.
about-fonts = Шрифты: Old Standard TT (Алексей Крюков), Fira Sans и Fira Sans Condensed (The Mozilla Foundation, Telefonica, Carrois, Edenspiekermann).
about-coast = Береговые линии: Natural Earth, общественное достояние, через world-atlas.
about-drawn = Карты, обложки, печати и логотип нарисованы для этого проекта.
about-privacy = Что хранится
about-privacy-text = Имя, которое вы назвали, партии и разговоры за столом — на этом сервере; язык и настройки — в вашем браузере. Ничего не отправляется куда-либо ещё.
# $version — номер версии
about-version = Версия { $version }

## Что пошло не так

problem-unknown = Что-то пошло не так. Попробуйте ещё раз.
problem-offline = Сервер не отвечает. Попробуйте ещё раз чуть позже.
problem-not-found = Здесь ничего нет, или это не для ваших глаз.
problem-not-your-seat = Это не ваше место.
problem-not-your-table = Это решает хозяин стола.
problem-not-asked = Сейчас вас об этом не спрашивают.
problem-stale = Стол уже ушёл вперёд. Посмотрите и решите заново.
problem-refused = Правила этого не позволяют.
problem-no-such-choice = Такого выбора сейчас нет.
problem-nothing-to-undo = Возвращать нечего.
problem-paused = Партия на паузе.
problem-frozen = Эту партию можно только смотреть.
problem-finished = Партия уже окончена.
problem-not-started = Партия ещё не началась.
problem-already-started = Партия уже началась.
problem-seat-taken = Это место уже занято.
problem-too-many-tables = У вас слишком много столов. Удалите или закончите какой-нибудь.
problem-too-long = Это слишком длинно.
problem-bad-setup = Так стол не собрать.
problem-bad-log = Это не файл партии, или он испорчен.
problem-secrets = В журнале ещё есть тайны. Остальных спросили, можно ли его открыть.
problem-slow-down = Слишком часто. Подождите немного.
problem-unavailable = Сервер занят или закрывается. Ничего не сделано, попробуйте ещё раз.
web-sections = Разделы

## Поле, шапка и планшет

web-round = Раунд { $count }
web-link-road = дорога
web-link-rail = поезд
web-link-ship = корабль
web-link-uncharted = тропа
web-link-local = местный
web-link-street = улица
web-link-water = вода
web-link-forest = лес
web-link-secret = тайный ход
web-door = дверь
web-pocket = При себе
problem-method-not-allowed = Так это не делается.
problem-name-wanted = Сначала назовите себя.
problem-bad-name = Такое имя не подойдёт.
problem-malformed = Сервер не понял запроса.
problem-unfit = Сервер не понял запроса.
problem-not-json = Сервер не понял запроса.
problem-too-large = Это слишком велико.
problem-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
problem-overdue = Сервер думал слишком долго. Попробуйте ещё раз.
problem-cross-site = Это спросил другой сайт. Откройте страницу сервера сами.
problem-socket-wanted = Сервер ждал другого соединения.
problem-no-passkeys-here = На этом адресе ключи доступа не работают.
problem-passkey-refused = Ключ доступа не подошёл.
problem-full = На сервере сейчас слишком много гостей.
problem-broken = На сервере что-то сломалось. Партия цела, попробуйте ещё раз.
web-posture-ready = готов
