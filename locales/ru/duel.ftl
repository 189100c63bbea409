# «Войны Ктулху. Дуэль: Вымирание».
# Ключи те же, что в locales/en/duel.ftl; за этим следит проверка.
# Фракция — это сторона игрока: глаголы стоят в настоящем времени и рода не выдают.
# Зона приносит свои предлоги: .in — где, .into — куда, .from — откуда.
# Причины (why-) идут после двоеточия: без прописной и без точки.

game-duel = Войны Ктулху. Дуэль: Вымирание

## Фракции

faction-sleeper = Спящий
    .gen = Спящего
    .dat = Спящему
    .acc = Спящего
    .ins = Спящим
    .pre = Спящем
    .gender = masculine
faction-windwalker = Оседлавший Ветер
    .gen = Оседлавшего Ветер
    .dat = Оседлавшему Ветер
    .acc = Оседлавшего Ветер
    .ins = Оседлавшим Ветер
    .pre = Оседлавшем Ветер
    .gender = masculine

## Фигуры

unit-acolyte = аколит
    .gen = аколита
    .dat = аколиту
    .acc = аколита
    .ins = аколитом
    .pre = аколите
    .few = аколита
    .many = аколитов
    .gender = masculine
unit-acolyte-on-gate = аколит на вратах
    .gen = аколита на вратах
    .dat = аколиту на вратах
    .acc = аколита на вратах
    .ins = аколитом на вратах
    .pre = аколите на вратах
    .few = аколита на вратах
    .many = аколитов на вратах
    .gender = masculine
unit-wizard = колдун
    .gen = колдуна
    .dat = колдуну
    .acc = колдуна
    .ins = колдуном
    .pre = колдуне
    .few = колдуна
    .many = колдунов
    .gender = masculine
unit-serpent-man = змеелюд
    .gen = змеелюда
    .dat = змеелюду
    .acc = змеелюда
    .ins = змеелюдом
    .pre = змеелюде
    .few = змеелюда
    .many = змеелюдов
    .gender = masculine
unit-formless-spawn = бесформенное отродье
    .gen = бесформенного отродья
    .dat = бесформенному отродью
    .acc = бесформенное отродье
    .ins = бесформенным отродьем
    .pre = бесформенном отродье
    .few = бесформенных отродья
    .many = бесформенных отродий
    .gender = neuter
unit-tsathoggua = Цатоггуа
    .gender = masculine
unit-wendigo = вендиго
    .gender = masculine
unit-gnoph-keh = гноф-кех
    .gen = гноф-кеха
    .dat = гноф-кеху
    .acc = гноф-кеха
    .ins = гноф-кехом
    .pre = гноф-кехе
    .few = гноф-кеха
    .many = гноф-кехов
    .gender = masculine
unit-rhan-tegoth = Ран-Тегот
    .gen = Ран-Тегота
    .dat = Ран-Теготу
    .acc = Ран-Тегота
    .ins = Ран-Теготом
    .pre = Ран-Теготе
    .few = Ран-Тегота
    .many = Ран-Теготов
    .gender = masculine
unit-ithaqua = Итакуа
    .gender = masculine

## Зоны

zone-north-thalassa = Северный океан Талассы
    .in = в Северном океане Талассы
    .into = в Северный океан Талассы
    .from = из Северного океана Талассы
zone-south-thalassa = Южный океан Талассы
    .in = в Южном океане Талассы
    .into = в Южный океан Талассы
    .from = из Южного океана Талассы
zone-mawson = океан Моусона
    .in = в океане Моусона
    .into = в океан Моусона
    .from = из океана Моусона
zone-tethys = океан Тетис
    .in = в океане Тетис
    .into = в океан Тетис
    .from = из океана Тетис
zone-arctica = Арктика
    .in = в Арктике
    .into = в Арктику
    .from = из Арктики
zone-antarctica = Антарктика
    .in = в Антарктике
    .into = в Антарктику
    .from = из Антарктики
zone-kalahari = Калахари
    .in = в Калахари
    .into = в Калахари
    .from = из Калахари
zone-laurentia = Лаврентия
    .in = в Лаврентии
    .into = в Лаврентию
    .from = из Лаврентии
zone-baltica = Балтика
    .in = в Балтике
    .into = в Балтику
    .from = из Балтики
zone-angara = Ангарида
    .in = в Ангариде
    .into = в Ангариду
    .from = из Ангариды
zone-cathaysia = Катазия
    .in = в Катазии
    .into = в Катазию
    .from = из Катазии
zone-amazonia = Амазония
    .in = в Амазонии
    .into = в Амазонию
    .from = из Амазонии
zone-australia = Австралия
    .in = в Австралии
    .into = в Австралию
    .from = из Австралии

## Гримуары

book-burrow = Норы
book-burrow-text = Если перемещение обошлось вам в 2 энергии или дороже, можете вернуть себе 1.
book-energy-nexus = Цепь событий
book-energy-nexus-text = Когда объявлена битва там, где стоит ваш колдун, можете сперва сделать одно действие, которое начинается в этой зоне, за обычную цену. Затем битва продолжается, если ещё есть с кем биться.
book-ancient-sorcery = Древнее колдовство
book-ancient-sorcery-text = Действие, 1 энергия: ваш змеелюд уходит с карты на вражеский планшет, и пока он там, вам доступна гибернация Оседлавшего Ветер. В фазу судьбы он возвращается в любую зону и приносит 1 энергию.
book-capture-monster = Захват монстра
book-capture-monster-text = Действие, 1 энергия: Цатоггуа захватывает монстра в своей зоне, словно культиста; какого именно, решает враг. Если рядом вражеский Древний, захватить нельзя.
book-demand-sacrifice = Требую жертвы
book-demand-sacrifice-text = До броска кубиков, если Цатоггуа в игре, враг делает выбор: либо вы тянете Знак Древних, либо все его смерти в этой битве становятся болью.
book-cursed-slumber = Проклятый сон
book-cursed-slumber-text = Действие, 1 энергия: ваши врата вместе с культистом переходят на планшет, служат вам по-прежнему, и никто до них не дотянется. Ещё одно действие, 1 энергия: они встают в любую зону без врат; спать могут лишь одни врата.
book-cannibalism = Каннибализм
book-cannibalism-text = В конце битвы, где вражеской фигуре досталась смерть, можете выставить на место боя вендиго или аколита из резерва.
book-howl = Вой
book-howl-text = До броска кубиков, если в битве есть ваш вендиго, можете прогнать с поля боя одну вражескую фигуру. Кого увести и в какую из соседних зон, выбирает враг.
book-fury-of-the-north = Ярость Севера
book-fury-of-the-north-text = За каждого вашего гноф-кеха, получившего смерть, можете заставить врага уничтожить одного своего монстра или культиста в той же битве.
book-arctic-wind = Арктический ветер
book-arctic-wind-text = Когда Итакуа перемещается, ваши фигуры из покинутой им зоны могут уйти вслед за ним тем же путём бесплатно.
book-ice-age = Ледниковый период
book-ice-age-text = Действие, 1 энергия: лёд приходит в любую зону, где его ещё нет. Вражеские действия, которые там заканчиваются, дороже на 1; перемещение доплачивает лишь раз.
book-herald = Глашатай иных богов
book-herald-text = Ваш ритуал всегда стоит 5 энергии, что бы ни показывал трек. Маркер ритуала сдвигается как обычно.

## Что открывает ячейку

condition-enemy-gains-one = потратить 3 энергии, враг получает 1
condition-enemy-gains-three = потратить 3 энергии, враг получает 3
condition-enemy-loses-one = потратить 3 энергии, враг теряет 1
condition-six-dice = бросок 6 или более кубиков в одной битве
condition-ritual = проведённый ритуал
condition-awaken-tsathoggua = пробуждение Цатоггуа
condition-awaken-rhan-tegoth = пробуждение Ран-Тегота
condition-first-player = быть первым игроком
condition-any-time = любой момент; вместе со Знаком Древних, если у врага 6 гримуаров
condition-awaken-ithaqua = пробуждение Итакуа
condition-opposite-gate = врата во второй зоне с символом Оседлавшего Ветер
condition-enemy-six-books = 6 открытых гримуаров у врага или потратить 6 энергии

## Способности

ability-any-time = Любой момент
ability-energy-nexus = Цепь событий
ability-demand-sacrifice = Требую жертвы
ability-howl = Вой
ability-eternal = Вечный
ability-fury-of-the-north = Ярость Севера
ability-cannibalism = Каннибализм
ability-burrow = Норы
ability-occupy = Занять врата

## Вопросы
# $who — кого спрашивают

ask-start = Где начинает { $who }?
# $power — сколько у фракции
ask-turn = Действует { $who }. Энергия: { $power }.
ask-turn-more = Что ещё сделает { $who } в этот ход?
# $power — сколько у фракции
ask-moving = { $who } перемещает фигуры. Кто пойдёт дальше? Энергия: { $power }.
ask-burrow = Норы: вернёт ли { $who } себе 1 энергию?
# $by — кто захватывает, $zone — где
ask-captive = { $by } захватывает культиста { $zone_in }. Кого отдаст { $who }?
ask-captive-monster = { $by } захватывает монстра { $zone_in }. Кого отдаст { $who }?
ask-nothing = Сейчас решать нечего.
# $condition — что исполнилось
ask-open-book = { $who } открывает гримуар ({ $condition }). Какой?
ask-occupy = { CAP($zone_in) } появились врата. Встанет ли на них культист { $who_gen }?
# $doom — сколько у фракции на треке
ask-last-word = На треке у { $who_gen } { $doom ->
    [one] { $doom } очко судьбы
    [few] { $doom } очка судьбы
   *[many] { $doom } очков судьбы
}. Открыть ли сейчас Знаки Древних?
ask-first-tie = Энергии поровну. Кого { $who } назначит первым игроком?
ask-doom = Фаза судьбы. Что сделает { $who }? Энергия: { $power }.
ask-serpent-returns = Змеелюд возвращается. Куда его поставит { $who }?
# $left — сколько башен осталось поставить
ask-tower = Где { $who } воздвигнет тёмную башню? Осталось поставить: { $left }.

## Вопросы в битве
# $who — кого спрашивают, $zone — где битва, $left — сколько осталось назначить

ask-any-time = { CAP($zone_in) } вот-вот начнётся битва. Откроет ли { $who } гримуар до неё?
ask-nexus = Цепь событий: сделает ли { $who } действие { $zone_in } до битвы?
ask-demand-sacrifice = Потребует ли { $who } жертвы перед битвой { $zone_in }?
ask-howl = Поднимут ли вендиго вой перед битвой { $zone_in }? Решает { $who }.
ask-sacrifice = От { $who_gen } требуют жертвы. Чем он заплатит?
ask-flee = Вой гонит одну фигуру { $who_gen } { $zone_from }. Кого и куда?
ask-kill = Какая фигура { $who_gen } умрёт { $zone_in }? { $left ->
    [one] Назначить ещё { $left } смерть.
    [few] Назначить ещё { $left } смерти.
   *[many] Назначить ещё { $left } смертей.
}
ask-eternal = Удар пришёлся на Ран-Тегота. Отменит ли его { $who } за 1 энергию?
ask-fury = { CAP($zone_in) } пролита кровь гноф-кеха. Обрушит ли { $who } Ярость Севера?
ask-eliminate = Ярость Севера: какой фигуры лишится { $who } { $zone_in }? Осталось назвать: { $left }.
ask-pain = Какой фигуре { $who_gen } достанется боль { $zone_in }? { $left ->
    [one] Назначить ещё { $left } боль.
    [few] Назначить ещё { $left } боли.
   *[many] Назначить ещё { $left } болей.
}
ask-retreat = Какая фигура { $who_gen } отступит { $zone_from } и куда?
ask-cannibalism = Каннибализм: кого { $who } выставит { $zone_in }?

## Ответы
# $zone — зона, $cost — энергия со всеми надбавками

choice-start = Начать { $zone_in }
choice-recruit = Завербовать аколита { $zone_in } ({ $cost })
# $unit — вид фигуры
choice-summon = Призвать { $unit_acc } { $zone_in } ({ $cost })
choice-awaken = Пробудить { $unit_acc } { $zone_in } ({ $cost })
choice-create-gate = Создать врата { $zone_in } ({ $cost })
# $unit — кто идёт, $from и $to — зоны
choice-move = Переместить { $unit_acc } { $from_from } { $to_into } ({ $cost })
choice-battle = Начать битву { $zone_in } ({ $cost })
choice-capture = Захватить культиста { $zone_in } ({ $cost })
choice-pass = Спасовать и потерять всю энергию ({ $cost })
choice-lethargy = Летаргия: ничего не делать
choice-hibernate = Гибернация: уснуть до сбора энергии
choice-ancient-sorcery = Древнее колдовство: отправить змеелюда { $zone_from } на планшет врага (1)
choice-capture-monster = Захватить монстра рядом с Цатоггуа ({ $cost })
choice-store-gate = Проклятый сон: забрать врата { $zone_from } на планшет (1)
choice-return-gate = Вернуть спящие врата { $zone_into } ({ $cost })
choice-ice-age = Направить Ледниковый период { $zone_into } (1)
# $condition — что делается
choice-fulfil = Выполнить условие ({ $cost }): { $condition }
choice-control = Занять врата { $zone_in }
choice-abandon = Сойти с врат { $zone_in }
choice-end-turn = Закончить ход
choice-done-moving = Больше никого не перемещать
choice-done-doom = Больше ничего не делать
choice-open = Открыть гримуар «{ $book }»
choice-take = Взять по своей воле гримуар «{ $book }»
# $value — очки судьбы
choice-reveal = Открыть Знак Древних ({ $value ->
    [one] { $value } очко судьбы
    [few] { $value } очка судьбы
   *[many] { $value } очков судьбы
})
choice-keep = Не открывать Знаки Древних
choice-use-any-time = Открыть гримуар до битвы
choice-decline-any-time = Пока не открывать гримуар
choice-use-energy-nexus = Сделать действие до битвы
choice-decline-energy-nexus = Пусть начнётся битва
choice-use-demand-sacrifice = Потребовать жертвы
choice-decline-demand-sacrifice = Ничего не требовать
choice-use-howl = Завыть
choice-decline-howl = Хранить молчание
choice-use-eternal = Вечный: отменить удар (1)
choice-decline-eternal = Принять удар
choice-use-fury-of-the-north = Обрушить Ярость Севера
choice-decline-fury-of-the-north = Сдержать ярость
choice-use-cannibalism = Пожрать павших
choice-decline-cannibalism = Не трогать павших
choice-use-burrow = Вернуть себе 1 энергию
choice-decline-burrow = Ничего не возвращать
choice-use-occupy = Встать на врата
choice-decline-occupy = Оставить врата свободными
choice-grant-sign = Пусть Спящий тянет Знак Древних
choice-blunt-kills = Обратить свои смерти в боль
# $figure — какая фигура
choice-flee = Бежать { $zone_into }: { $figure }
choice-kill = Назначить смерть { $figure_dat }
choice-eliminate = Уничтожить { $figure_acc }
choice-pain = Назначить боль { $figure_dat }
choice-retreat = Отступить { $zone_into }: { $figure }
choice-lose = Потерять { $figure_acc }: отступать некуда
choice-give = Отдать { $figure_acc }
choice-place = Выставить { $unit_acc }
# $gates — очки судьбы, $signs — Знаки Древних
choice-ritual = Провести ритуал ({ $cost }): { $gates ->
    [one] { $gates } очко судьбы
    [few] { $gates } очка судьбы
   *[many] { $gates } очков судьбы
}{ $signs ->
    [0] {""}
    [one] , { $signs } Знак Древних
    [few] , { $signs } Знака Древних
   *[many] , { $signs } Знаков Древних
}
choice-death-from-below = Смерть из глубин: { $unit } { $zone_in }
choice-return-serpent = Вернуть змеелюда { $zone_into }
choice-tower = Воздвигнуть тёмную башню { $zone_in }
# $who — фракция
choice-first = Первым игроком будет { $who }

## Причины

why-not-your-turn = сейчас решает соперник
why-not-asked-now = сейчас спрашивают о другом
# $need и $have — энергия
why-not-enough-power = нужно энергии: { $need }, есть: { $have }
why-already-acted = действие этого хода уже сделано
why-must-act = сначала нужно сделать действие этого хода
why-only-yours = это доступно только { $who_dat }
why-wrong-figure = { $unit_acc } так не вывести на поле
why-not-your-book = гримуара «{ $book }» нет в вашем резерве
why-nobody-abroad = на вражеском планшете нет змеелюда
why-not-pained = { $unit_dat } не назначена боль, отступать не нужно
why-none-in-pool = в резерве не осталось { $unit_many }
why-no-figure-there = { $zone_in } нет ваших фигур
why-no-gate-of-yours = { $zone_in } нет врат под вашим контролем
why-no-cultist-there = { $zone_in } у вас нет культиста для этого
why-gate-there = { $zone_in } уже есть врата
why-no-gate-there = { $zone_in } нет врат
why-gate-held = врата { $zone_in } заняты
why-tower-on-gate = врата { $zone_in } накрыты тёмной башней
why-not-on-gate = { $zone_in } на вратах нет вашего культиста
why-not-adjacent = { $from } и { $to } не граничат
why-not-present = { $zone_in } у вас нет { $unit_gen }
why-stands-on-gate = ваш культист { $zone_in } стоит на вратах: пусть сперва сойдёт
why-has-moved = { $unit } в этом действии больше не ходит
why-must-start-here = действие должно начинаться { $zone_in }
why-no-enemy-there = { $zone_in } нет врагов
why-no-combat-there = у ваших фигур { $zone_in } нет силы атаки
why-fought-there = { $zone_in } вы уже начинали битву в этот ход
why-needs-six-books = дополнительная битва возможна, лишь когда одна из сторон открыла все 6 гримуаров
why-no-cultist-to-take = { $zone_in } нет вражеских культистов
why-no-captor = { $zone_in } у вас нет ни монстра, ни Древнего
why-protected-by-great-old-one = { $zone_in } своих защищает вражеский Древний
why-protected-by-monster = { $zone_in } культистов защищает вражеский монстр
why-protected-by-ithaqua = пока Итакуа в игре, его культистов захватит только Древний
why-no-monster-to-take = { $zone_in } нет вражеских монстров
why-not-in-play = { $unit } не в игре
why-already-in-play = { $unit } уже в игре
why-needs-spawn = { $zone_in } у вас нет бесформенного отродья
why-no-glyph-there = { $zone_in } нет символа Оседлавшего Ветер
why-rhan-tegoth-never-woke = Ран-Тегот ещё ни разу не пробуждался
why-book-closed = гримуар «{ $book }» ещё не открыт
why-book-not-in-pool = гримуар «{ $book }» уже открыт
why-already-abroad = один змеелюд уже на вражеском планшете
why-gate-already-slumbers = на планшете уже спят врата
why-no-gate-slumbers = на планшете нет спящих врат
why-ice-is-there = Ледниковый период уже { $zone_in }
why-condition-met = эта ячейка уже занята: { $condition }
why-no-action = этого условия действием не выполнить: { $condition }
why-no-such-sign = у вас нет Знака Древних на { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}
why-in-battle = идёт битва
why-not-in-this-battle = { $unit_gen } это не касается
why-has-result = у { $unit_gen } уже есть результат
why-enemy-there = { $zone_in } стоят враги
why-ritual-done = в этой фазе вы уже провели ритуал
why-risen-this-phase = Смерть из глубин в этой фазе уже приходила
why-nothing-to-raise = в резерве не осталось монстров
why-no-tower-symbol = { $zone_in } нет символа башни
why-tower-there = { $zone_in } уже стоит тёмная башня
why-spared = { $unit_acc } Ярость Севера не трогает

## Что произошло
# $who — фракция, $zone — зона

event-began = { $who } начинает { $zone_in }.
# $round — номер раунда
event-phase-setup = Партия начинается.
event-phase-action = Раунд { $round }. Фаза действий.
event-phase-gather-power = Раунд { $round }. Фаза сбора энергии.
event-phase-first-player = Раунд { $round }. Фаза первого игрока.
event-phase-doom = Раунд { $round }. Фаза судьбы.
event-turn = Ходит { $who }.
# $to — деление, где стоит маркер увядания
event-withered = { $who } не действует: увядание растёт до { $to }.
# $paid — энергия
event-wither-paid = Увядание отнимает у { $who_gen } { $paid ->
    [one] { $paid } энергию
   *[other] { $paid } энергии
}.
event-turn-lost = Энергии не осталось: { $who } теряет ход.
event-power-gained = { $who } получает { $power ->
    [one] { $power } энергию
   *[other] { $power } энергии
}.
event-power-lost = { $power ->
    [0] { $who } и так без энергии.
    [one] { $who } теряет { $power } энергию.
   *[other] { $who } теряет { $power } энергии.
}
event-recruited = { $who } вербует аколита { $zone_in }.
event-summoned = { $who } призывает { $unit_acc } { $zone_in }.
event-awoke = { $who } пробуждает { $unit_acc } { $zone_in }.
event-gate-created = { $who } создаёт врата { $zone_in }.
event-gate-removed = Врата { $zone_in } исчезают.
event-gate-taken = { $who } занимает врата { $zone_in }.
event-gate-abandoned = { $who } больше не держит врата { $zone_in }.
event-gate-stored = Врата { $zone_from } засыпают на планшете Спящего.
event-gate-returned = Спящие врата просыпаются { $zone_in }.
event-moved = { $who } перемещает { $unit_acc } { $from_from } { $to_into }.
event-passed = { $who } пасует.
event-slept = Спящий погружается в летаргию.
# $gained — энергия
event-hibernated = { $who } впадает в гибернацию{ $gained ->
    [0] {""}
    [one] {" "}и получает { $gained } энергию
   *[other] {" "}и получает { $gained } энергии
}.
event-sorcery-cast = Древнее колдовство: змеелюд уходит { $zone_from } на планшет Оседлавшего Ветер.
event-serpent-returned = Змеелюд возвращается { $zone_into }.
event-ice-age = Ледниковый период приходит { $zone_into }.
event-captured = { $who } захватывает { $figure_acc } { $zone_in }.
event-condition-met = { $who } выполняет условие: { $condition }.
event-book-opened = { $who } открывает гримуар «{ $book }».
# $value — очки судьбы
event-sign-drawn-known = { $who } тянет Знак Древних: { $value ->
    [one] { $value } очко судьбы
    [few] { $value } очка судьбы
   *[many] { $value } очков судьбы
}.
event-sign-drawn = { $who } тянет Знак Древних.
event-signs-exhausted = Знаки Древних кончились: { $who_dat } нечего тянуть.
event-sign-revealed = { $who } открывает Знак Древних: { $value ->
    [one] { $value } очко судьбы
    [few] { $value } очка судьбы
   *[many] { $value } очков судьбы
}.
event-doom = { $who } получает { $doom ->
    [one] { $doom } очко судьбы
    [few] { $doom } очка судьбы
   *[many] { $doom } очков судьбы
}.
event-battle-began = { $who } начинает битву { $zone_in }.
event-battle-ended-early = { CAP($zone_in) } больше не с кем биться: битвы не будет.
event-battle-ended = Битва { $zone_in } окончена.
event-ability-used = { $who } применяет способность «{ $ability }».
event-kills-blunted = Смерти, которые несёт Оседлавший Ветер, в этой битве становятся болью.
event-fled = { $who }: { $figure } бежит { $zone_into }.
# $dice — сколько кубиков, $faces — что на них, $kills и $pains — итог
event-rolled = { $who } бросает { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}: { $faces } — { $kills ->
    [0] { $pains ->
        [0] впустую
        [one] { $pains } боль
        [few] { $pains } боли
       *[many] { $pains } болей
    }
    [one] { $kills } смерть{ $pains ->
        [0] {""}
        [one] , { $pains } боль
        [few] , { $pains } боли
       *[many] , { $pains } болей
    }
    [few] { $kills } смерти{ $pains ->
        [0] {""}
        [one] , { $pains } боль
        [few] , { $pains } боли
       *[many] , { $pains } болей
    }
   *[many] { $kills } смертей{ $pains ->
        [0] {""}
        [one] , { $pains } боль
        [few] , { $pains } боли
       *[many] , { $pains } болей
    }
}.
event-assigned-kill = { $who } назначает смерть { $figure_dat }.
event-assigned-eliminate = { $who } обрекает на уничтожение { $figure_acc }.
event-assigned-pain = { $who } назначает боль { $figure_dat }.
event-spared-kill = Ран-Тегот не умирает: смерть отменена.
event-spared-pain = Ран-Тегот не отступает: боль отменена.
# $count — сколько фигур
event-lost-kill = Смерть: { $who } лишается { $count ->
    [1] { $unit_gen }
    [one] { $count } { $unit_gen }
   *[other] { $count } { $unit_many }
}.
event-lost-eliminate = Уничтожение: { $who } лишается { $count ->
    [1] { $unit_gen }
    [one] { $count } { $unit_gen }
   *[other] { $count } { $unit_many }
}.
event-lost-pain = Боль: { $who } лишается { $count ->
    [1] { $unit_gen }
    [one] { $count } { $unit_gen }
   *[other] { $count } { $unit_many }
}.
event-retreated = { $who }: { $figure } отступает { $zone_into }.
event-cornered = Отступать некуда: { $who } лишается { $figure_gen }.
event-devoured = Над павшими { $zone_in } встаёт { $unit }.
# $total — вся собранная энергия, остальное — откуда она
event-gathered = { $who } собирает { $total ->
    [one] { $total } энергию
   *[other] { $total } энергии
}: культисты — { $cultists }, врата — { $gates }, свободные врата — { $abandoned }, пленники — { $captives }.
event-lifted = Энергия { $who_gen } поднимается до { $power }: меньше половины вражеской не бывает.
event-captives-returned = { $count ->
    [one] В резерв { $who_gen } возвращается { $count } пленник.
    [few] В резерв { $who_gen } возвращаются { $count } пленника.
   *[many] В резерв { $who_gen } возвращаются { $count } пленников.
}
event-first-player = Первый игрок — { $who }.
event-ritual = { $who } проводит ритуал за { $paid ->
    [one] { $paid } энергию
   *[other] { $paid } энергии
}.
event-rose = Смерть из глубин: { $zone_in } поднимается { $unit }.
event-tower-placed = { CAP($zone_in) } вырастает тёмная башня.
event-end-met-thirty-doom = Тридцать очков судьбы: близится конец.
event-end-met-end-of-the-world = Трек ритуала пройден: миру приходит конец.
# $sleeper и $windwalker — очки судьбы
event-ended = Конец. Очки судьбы: Спящий — { $sleeper }, Оседлавший Ветер — { $windwalker }.

## На столе

board-extinction = Вымирание
mark-glyph = символ фракции
mark-gate-held = врата под контролем
mark-gate-abandoned = свободные врата
mark-gate-covered = врата, накрытые башней
mark-tower = тёмная башня
mark-tower-symbol = символ башни
mark-ice-age = Ледниковый период
track-doom = Судьба и увядание
track-ritual = Ритуал
track-ritual-end = Конец света
marker-wither = увядание
marker-ritual = маркер ритуала
meter-power = Энергия
meter-doom = Очки судьбы
meter-gates = Врата
meter-ritual-cost = Цена ритуала
mark-hibernating = Гибернация
mark-slumbering-gate = Спящие врата
mark-serpent-abroad = Змеелюд на планшете врага
mark-first-player = Первый игрок
zone-of-signs = Знаки Древних
zone-of-pool = Резерв
zone-of-books = Закрытые гримуары
zone-of-captives = Пленники
# $value — очки судьбы
card-elder-sign = Знак Древних ({ $value ->
    [one] { $value } очко судьбы
    [few] { $value } очка судьбы
   *[many] { $value } очков судьбы
})

## Что сейчас

step-round = Раунд { $round }
step-setup = Подготовка
step-action = Фаза действий
step-gather-power = Фаза сбора энергии
step-first-player = Фаза первого игрока
step-doom = Фаза судьбы
step-asked = Решает { $who }
step-battle = Битва { $zone_in }: нападает { $who }
step-wither = Увядание: { $wither }

# Когда действует гримуар.
timing-action = действие
timing-pre-battle = до битвы
timing-post-battle = после битвы
timing-ongoing = всегда
timing-doom = фаза судьбы

# Стопки рядом с полем.
supply-signs-left = Знаки Древних
supply-towers-left = Башни впереди

# Чего ждать от кубиков.
forecast-kills = смерти
forecast-pains = боль
forecast-any-kill = хотя бы одна смерть

# Чем закончилась партия.
ending-thirty-doom = Набрано тридцать очков судьбы.
ending-end-of-the-world = Шкала ритуала пройдена: конец света.
