# Слова страниц вокруг стола: их нет в первом, что видит игрок за столом.

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
# $day — когда сделан
passkey-of = Ключ от { $day }
passkey-remove = Удалить
passkey-remove-sure = Удалить навсегда
passkey-remove-hint = С ним больше никто не войдёт.
passkey-remove-last = Это последний ключ: ваши столы останутся только в тех браузерах, которые вас уже знают.
passkey-failed = С ключом доступа не вышло. Попробуйте ещё раз.
passkey-elsewhere = На этом компьютере они работают по адресу
passkey-elsewhere-new = Там браузер вас ещё не знает: назовитесь снова, а начатые здесь партии останутся здесь.

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
# $seat — какое место, $level — уровень бота
give-bot = { $seat }: дальше играет бот ({ $level }).
give-open = { $seat }: место освободится, и дальше сыграет тот, кому вы отправите ссылку.
give-me = { $seat }: дальше играете вы.
give-no-return = Сами вы вернуться не сможете: только по ссылке-приглашению или если хозяин стола снова отдаст вам место.
give-host-returns = Вы хозяин стола и сможете вернуть место здесь же, пока его не занял другой человек.
# $who — кто там сидит и отсутствует
give-absent = { $who } теряет место и вернётся только по новой ссылке.
give-sure = Передать
give-not = Оставить как есть
bot-random = наугад
bot-greedy = простой
bot-sensible = разумный
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
unseated-given = Ваше место передали другому
unseated-handed = Вы передали своё место
unseated-lost = Вы больше не за этим столом
unseated-lost-why = Хозяин передал ваше место другому или удалил стол.
# $who — кто там теперь
unseated-now = На вашем месте теперь: { $who }.
unseated-link = Место ждёт того, кому вы отправите эту ссылку.
unseated-watch = Теперь вы зритель.
unseated-back = Вернуться можно только по ссылке-приглашению.
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
menu-leave = Убрать из моего списка
menu-delete = Удалить стол
menu-delete-sure = Удалить навсегда
menu-delete-held = Пока за столом играют и другие, удалить его нельзя. После конца партии его можно убрать из своего списка, у остальных он останется.
report-note = Что не так? Положение на столе приложится само.
report-send = Отправить
report-kept = Записано, спасибо.
report-file = Файл с положением

## Конец партии

diary-figures = В цифрах
diary-deeds = Кто что сделал
diary-who = Кто
ending-share = Ссылка на повтор: по ней партию увидит любой
ending-open = Открыть повтор всем, у кого есть ссылка

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

## Что пошло не так, когда сервер называет число

# $count — сколько секунд
problem-slow-down-count = { $count ->
    [one] Слишком часто. Подождите { $count } секунду.
    [few] Слишком часто. Подождите { $count } секунды.
   *[many] Слишком часто. Подождите { $count } секунд.
}
# $count — сколько знаков
problem-too-long-count = { $count ->
    [one] Это слишком длинно: можно не больше { $count } знака.
   *[other] Это слишком длинно: можно не больше { $count } знаков.
}
# $count — сколько столов
problem-too-many-tables-count = Столов слишком много: можно { $count } сразу и столько же новых за час. Закончите или удалите какой-нибудь либо подождите.
# $count — сколько байт
problem-too-large-count = Это слишком велико: можно не больше { $count } байт.

## Что говорит дом

# $seat — место, $to — кто играет теперь, $from — кто играл
house-seat-person = { $seat }: теперь играет { $to }.
house-seat-person-for = { $seat }: теперь играет { $to }, за столом больше нет игрока { $from }.
house-seat-bot = { $seat }: теперь играет бот.
house-seat-bot-for = { $seat }: теперь играет бот, за столом больше нет игрока { $from }.
house-seat-open = { $seat }: место теперь свободно.
house-seat-open-for = { $seat }: место теперь свободно, за столом больше нет игрока { $from }.

## Что не вышло: стол сначала обходится без этих слов

problem-not-your-table = Это решает хозяин стола.
problem-refused = Правила этого не позволяют.
problem-no-such-choice = Такого выбора сейчас нет.
problem-paused = Партия на паузе.
problem-frozen = Эту партию можно только смотреть.
problem-finished = Партия уже окончена.
problem-not-started = Партия ещё не началась.
problem-already-started = Партия уже началась.
problem-seat-taken = Это место уже занято.
# $name — кто там сидит, $hours — сколько должна прождать партия
problem-seat-held = Там играет { $name } и может передать место. Вы сможете, когда партия прождёт { $hours } ч, а этого игрока за столом не будет.
# $names — кто ещё сидит за столом
problem-others-play = За этим столом играют и другие: { $names }. Удалить его можно, когда они освободят места, а убрать из своего списка — когда партия закончится.
problem-too-many-tables = У вас слишком много столов. Удалите или закончите какой-нибудь.
problem-too-long = Это слишком длинно.
problem-nothing-said = Здесь нет ни слова.
problem-bad-setup = Так стол не собрать.
problem-bad-log = Это не файл партии, или он испорчен.
problem-secrets = В журнале ещё есть тайны. Остальных спросили, можно ли его открыть.
problem-open-seat = Пока есть свободное место, журнал закрыт. Дождитесь игрока или посадите туда бота.
problem-log-read = Кто-то прочёл журнал этой партии и знает тайное. Сесть сюда больше никому нельзя; начните новую партию.
problem-share-given = Ваша другая доля для тех же кубиков уже принята, считается она.
problem-slow-down = Слишком часто. Подождите немного.
problem-busy = У вас слишком много дел сразу: загрузки, прошлые положения или файлы партий. Дождитесь, пока закончится хотя бы одно.
problem-unavailable = Сервер занят или закрывается. Ничего не сделано, попробуйте ещё раз.
problem-cannot-keep = Сервер сейчас ничего не может сохранить, поэтому ничего не сделано. За столами можно смотреть. Попробуйте позже.
problem-damaged = Запись этого стола повреждена. Тот, кто держит сервер, может вернуть её из резервной копии.
problem-method-not-allowed = Так это не делается.
problem-name-wanted = Сначала назовите себя.
problem-bad-name = Такое имя не подойдёт: нужно от 1 до 32 знаков, и все видимые.
problem-malformed = Сервер не понял запроса.
problem-unfit = Сервер не понял запроса.
problem-not-json = Сервер не понял запроса.
problem-too-large = Это слишком велико.
problem-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
problem-overdue = Сервер думал слишком долго. Попробуйте ещё раз.
problem-cross-site = Это спросил другой сайт. Откройте страницу сервера сами.
problem-wrong-host = У этого сервера другой адрес. Откройте его по нему.
problem-socket-wanted = Сервер ждал другого соединения.
problem-no-passkeys-here = На этом адресе ключи доступа не работают.
problem-passkey-refused = Ключ доступа не подошёл.
problem-full = На сервере сейчас слишком много гостей.
problem-broken = На сервере что-то сломалось. Партия цела, попробуйте ещё раз.
