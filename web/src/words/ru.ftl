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
