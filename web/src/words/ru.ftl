# Слова стола в браузере; остальные лежат в locales/ у корня, слова страниц — в pages.

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
web-checklist = По шагам
web-check-done = сделано
web-check-now = сейчас
web-check-ahead = впереди
web-legend = Знаки на поле
web-back = назад
web-confirm = Решить
web-confirm-again = Ещё раз: отменить будет нельзя
web-hold = Держите: отменить будет нельзя
web-random = без отмены
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

## Вопрос и поле

# $at — которое по счёту, $of — из скольких
web-count = действие { $at } из { $of }
# $what — чем платят
web-pays = плата: { $what }
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
web-sheet-height = Высота панели

## Столы

table-paused = Партия на паузе
table-rests = Боты уже долго играют между собой, и сервер поставил партию на паузу. Продолжить её может хозяин стола через меню.

## Новый стол

# $count — номер места
seat-number = Место { $count }

## За столом

# $why — причина словами сервера
table-frozen = Эту партию можно смотреть и сохранить, но не продолжить. { $why }
link-lost = Связь прервалась, ничего не потеряно. Пробуем снова.
link-sent = Отправлено, ждём ответа сервера.
link-outdated = Сервер обновился. Загрузите страницу заново, партия цела.
link-reload = Загрузить
# $count — номер шага
past-shown = Вы смотрите прошлое: шаг { $count }.
past-return = Вернуться
ending-show = Чем кончилось
# $who — кто просит, $count — номер шага
request-undo = { $who } просит вернуть ход.
# $who — кто просит, $count — номер шага
request-open-log = { $who } просит открыть журнал партии со всеми тайнами.
request-agree = Согласиться
request-refuse = Отказать
request-withdraw = Отозвать
# $who — чьё согласие нужно
request-waits = Ждём согласия: { $who }.
talk-title = Разговор
talk-silent = Пока все молчат.
talk-earlier = Что говорили раньше
talk-say = Сказать за столом
talk-send = Сказать
talk-mute = Не отмечать новые слова

## Что пошло не так

problem-not-asked = Сейчас вас об этом не спрашивают.
problem-not-found = Здесь ничего нет, или это не для ваших глаз.
problem-not-your-seat = Это не ваше место.
problem-stale = Стол уже ушёл вперёд. Посмотрите и решите заново.
problem-unknown = Что-то пошло не так. Попробуйте ещё раз.
problem-offline = Сервер не отвечает. Попробуйте ещё раз чуть позже.
problem-nothing-to-undo = Возвращать нечего.
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
# $name — чей планшет
web-open-sheet = Планшет: { $name }
web-pocket = При себе
web-posture-ready = в готовности
