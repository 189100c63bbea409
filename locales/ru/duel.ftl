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
faction-windwalker-short = Ветер

# Места за столом, пока партии ещё нет.
duel-seat-sleeper = { faction-sleeper }
duel-seat-windwalker = { faction-windwalker }

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

# Что это за фигура.
unit-acolyte-text = Культист. Держит врата и приносит энергию, сам не бьётся.
unit-wizard-text = Монстр. Сам не бьётся, но с гримуаром «Цепь событий» даёт действие перед битвой.
unit-serpent-man-text = Монстр. С гримуаром «Древнее колдовство» уходит на вражеский планшет ради гибернации.
unit-formless-spawn-text = Монстр. Бросает по кубику за каждое отродье на поле и ещё один, если в игре Цатоггуа.
unit-tsathoggua-text = Древний. Пробуждается рядом с отродьем; бросает столько кубиков, сколько энергии у врага, но не меньше двух.
unit-wendigo-text = Монстр. Дёшев; с гримуарами воет перед битвой и пожирает павших после неё.
unit-gnoph-keh-text = Монстр. Призыв стоит столько, сколько гноф-кехов в резерве: 4, затем 3, 2, 1.
unit-rhan-tegoth-text = Древний. Встаёт в зоне со своим символом; за 1 энергию отменяет назначенный ему удар.
unit-ithaqua-text = Древний. Приходит на место врат в зоне с символом; бросает половину очков судьбы врага. Пока он в игре, его культистов захватит только Древний.

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

# Где мало места.
zone-north-thalassa-short = Сев. Таласса
zone-south-thalassa-short = Юж. Таласса
zone-mawson-short = Моусон
zone-tethys-short = Тетис

## Гримуары

book-burrow = Норы
book-burrow-text = Если перемещение обошлось вам в 2 энергии или дороже, можете вернуть себе 1.
book-energy-nexus = Цепь событий
book-energy-nexus-text = Когда объявлена битва там, где стоит ваш колдун, можете сперва выполнить одно действие, которое начинается в этой зоне, за обычную цену. Затем битва продолжается, если ещё есть с кем биться.
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
ask-last-word-book = На треке у { $who_gen } { $doom ->
    [one] { $doom } очко судьбы
    [few] { $doom } очка судьбы
   *[many] { $doom } очков судьбы
}. Открыть ли сейчас гримуар ради Знака Древних или сами Знаки?
ask-last-book = Партия заканчивается. Откроет ли { $who } ещё один гримуар ради Знака Древних?
ask-first-tie = Энергии поровну. Кого { $who } назначит первым игроком?
ask-doom = Фаза судьбы. Что сделает { $who }? Энергия: { $power }.
ask-serpent-returns = Змеелюд возвращается. Куда его поставит { $who }?
# $left — сколько башен осталось поставить
ask-tower = Где { $who } воздвигнет тёмную башню? Осталось поставить: { $left }.

## Вопросы в битве
# $who — кого спрашивают, $zone — где битва, $left — сколько осталось назначить

ask-any-time = { CAP($zone_in) } вот-вот начнётся битва. Откроет ли { $who } гримуар до неё?
ask-nexus = Цепь событий: выполнит ли { $who } действие { $zone_in } до битвы?
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

## Те же вопросы тому, кто отвечает

you-start = Где вы начнёте?
you-turn = Что вы сделаете?
you-turn-more = Что ещё в этот ход?
you-moving = Кто пойдёт дальше?
you-burrow = Вернуть себе 1 энергию?
you-captive = Кого отдать в плен?
you-captive-monster = Какого монстра отдать в плен?
you-open-book = Какой гримуар открыть?
you-occupy = Встать на новые врата?
you-last-word = Открыть Знаки Древних?
you-last-word-book = Открыть гримуар ради Знака Древних или сами Знаки?
you-last-book = Партия заканчивается. Открыть гримуар ради Знака Древних?
you-first-tie = Кто будет первым игроком?
you-doom = Что вы сделаете в фазу судьбы?
you-serpent-returns = Куда вернуть змеелюда?
you-tower = Где воздвигнуть тёмную башню?
you-any-time = Открыть гримуар до битвы?
you-nexus = Выполнить действие до битвы?
you-demand-sacrifice = Потребовать жертвы?
you-howl = Поднять вой?
you-sacrifice = Чем ответить на требование?
you-flee = Кого и куда уведёт вой?
you-kill = Кто из ваших погибнет?
you-eternal = Отменить удар по Ран-Теготу?
you-fury = Обрушить Ярость Севера?
you-eliminate = Кого из своих уничтожить?
you-pain = Кому из ваших достанется боль?
you-retreat = Кто отступит и куда?
you-cannibalism = Кого выставить на место павших?

## Почему об этом спрашивают

reason-start = Оседлавший Ветер начинает в одной из двух зон со своим символом.
reason-turn = За ход нужно одно действие. Занимать врата и сходить с них можно сверх него.
# $paid — энергия
reason-turn-withered = Увядание уже отняло { $paid ->
    [one] { $paid } энергию
   *[other] { $paid } энергии
}. За ход нужно одно действие, врата можно занимать и покидать сверх него.
reason-turn-more = Действие выполнено. Ещё можно занять врата, сойти с них или закончить ход.
reason-turn-sixth-book = Действие выполнено. Последний гримуар можно открыть по своей воле: когда открыты все шесть, в этот ход возможна ещё одна битва.
reason-turn-battles = У одной из сторон открыты все шесть гримуаров: биться можно и сверх действия, по разу в каждой зоне.
reason-moving = Одно действие перемещает сколько угодно фигур, каждую один раз в соседнюю зону. Уже заплачено: { $paid }.
reason-burrow = Перемещение обошлось в 2 энергии или дороже: гримуар «Норы» возвращает 1.
# $by — кто захватывает, $zone — где
reason-captive = { $by } захватывает фигуру { $zone_in }. Какую именно, решает её владелец.
# $condition — что исполнилось
reason-open-book = Условие выполнено: { $condition }.
reason-occupy = Врата { $zone_in } созданы не в свой ход: культист может занять их сразу.
# $doom — на треке, $last — конец трека
reason-last-word = На треке { $doom } из { $last }. Знаки, открытые сейчас, могут закончить партию.
reason-last-word-book = На треке { $doom } из { $last }. У врага открыты шесть гримуаров: гримуар, открытый сейчас, принесёт Знак Древних, а открытые Знаки могут закончить партию.
reason-last-book = У врага открыты шесть гримуаров: гримуар по своей воле принесёт Знак Древних, а если Знаков не осталось — 1 очко судьбы, и это войдёт в итог.
reason-first-tie = Энергии поровну: нового первого игрока называет прежний.
# $cost — энергия, $gates — очки судьбы за врата
reason-doom = Ритуал можно провести один раз за фазу. Он стоит { $cost ->
    [one] { $cost } энергию
   *[other] { $cost } энергии
} и приносит { $gates ->
    [one] { $gates } очко судьбы
    [few] { $gates } очка судьбы
   *[many] { $gates } очков судьбы
} за врата.
reason-doom-more = Остальное, что позволяет фаза судьбы, ещё можно сделать в любом порядке.
reason-serpent-returns = Фаза судьбы кончается: змеелюд встаёт в любую зону и приносит 1 энергию.
reason-tower = Башни ставит первый игрок, и только на символы башен.
# $zone — где битва
reason-battle = Идёт битва { $zone_in }.
reason-any-time = Этот гримуар можно открыть в любой момент, но не посреди битвы.
reason-nexus = Колдун стоит { $zone_in }: до битвы можно выполнить одно действие, которое здесь начинается, за обычную цену.
reason-demand-sacrifice = Цатоггуа в игре: враг либо даст вытянуть Знак Древних, либо обратит свои смерти в боль.
reason-howl = В битве есть вендиго: вой прогонит одну вражескую фигуру в соседнюю зону.
reason-sacrifice = Требуют жертвы: нужно выбрать одно из двух.
reason-flee = Вой прогоняет одну фигуру в соседнюю зону; в битве она не участвует.
reason-kill = Каждая шестёрка врага — смерть. Кому она достанется, решает владелец фигур.
reason-eternal = Вечный: за 1 энергию удар по Ран-Теготу отменяется.
reason-fury = За каждого гноф-кеха, получившего смерть, враг уничтожит одного своего монстра или культиста.
reason-eliminate = Ярость Севера забирает монстров и культистов; Древних она не трогает.
reason-pain = Каждые четвёрка и пятёрка врага — боль: такая фигура отступит.
reason-retreat = Фигуры с болью уходят в соседнюю зону, где нет врага.
reason-cannibalism = Вражеская фигура погибла { $zone_in }: сюда можно выставить вендиго или аколита из резерва.

# $nth — который, $of — из скольких
counted-kill = смерть { $nth } из { $of }
counted-pain = боль { $nth } из { $of }
counted-fury = уничтожение { $nth } из { $of }

## Ответы
# $zone — зона; цену показывает стол

choice-start = Начать { $zone_in }
choice-recruit = Завербовать аколита { $zone_in }
# $unit — вид фигуры
choice-summon = Призвать { $unit_acc } { $zone_in }
choice-awaken = Пробудить { $unit_acc } { $zone_in }
choice-create-gate = Создать врата { $zone_in }
# $unit — кто идёт, $from и $to — зоны
choice-move = Переместить { $unit_acc } { $from_from } { $to_into }
choice-battle = Начать битву { $zone_in }
choice-capture = Захватить культиста { $zone_in }
choice-pass = Спасовать и потерять всю энергию
choice-lethargy = Летаргия: ничего не делать
choice-hibernate = Гибернация: уснуть до сбора энергии
choice-ancient-sorcery = Древнее колдовство: отправить змеелюда { $zone_from } на планшет врага
choice-capture-monster = Захватить монстра рядом с Цатоггуа
choice-store-gate = Проклятый сон: забрать врата { $zone_from } на планшет
choice-return-gate = Вернуть спящие врата { $zone_into }
choice-ice-age = Направить Ледниковый период { $zone_into }
# $condition — что делается
choice-fulfil = Выполнить условие: { $condition }
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
# Когда ради Знака можно открыть и гримуар.
choice-keep-all = Сейчас ничего не открывать
choice-use-any-time = Открыть гримуар до битвы
choice-decline-any-time = Пока не открывать гримуар
choice-decline-last-book = Ничего не открывать
choice-use-energy-nexus = Выполнить действие до битвы
choice-decline-energy-nexus = Пусть начнётся битва
choice-use-demand-sacrifice = Потребовать жертвы
choice-decline-demand-sacrifice = Ничего не требовать
choice-use-howl = Завыть
choice-decline-howl = Хранить молчание
choice-use-eternal = Вечный: отменить удар
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
choice-ritual = Провести ритуал: { $gates ->
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

# Ответ там, где остальное уже сказано.
short-unit-in = { CAP($unit) } { $zone_in }
short-move = { CAP($unit) } { $from_from } { $to_into }
short-figure-into = { CAP($figure) } { $zone_into }

## Что ещё стоит знать об ответе

note-opens-book = откроет гримуар
note-end-of-the-world = трек кончится: конец света
# $missing — кубики
note-six-dice = до гримуара за 6 кубиков не хватит { $missing ->
    [one] { $missing } кубика
   *[other] { $missing } кубиков
}
# $doom — очки судьбы
note-worth = врагу { $doom ->
    [one] { $doom } очко судьбы
    [few] { $doom } очка судьбы
   *[many] { $doom } очков судьбы
}
# $last — конец трека
note-last-doom = { $last } очков судьбы: партия закончится
# $gained — энергия
note-hibernate = { $gained ->
    [0] энергии не прибавит
   *[other] +{ $gained } энергии
}
note-ice = лёд: дороже на 1

## Виды ответов
# У каждого имя, вопрос и объяснение.

group-recruit = Завербовать аколита
group-recruit-ask = Где завербовать аколита?
group-recruit-why = Аколит из резерва встаёт туда, где уже есть ваша фигура. Цена — 1 энергия.
group-summon = Призвать монстра
group-summon-ask = Кого и где призвать?
group-summon-why = Монстр из резерва встаёт в зону, где врата под вашим контролем.
group-awaken = Пробудить Древнего
group-awaken-ask = Кого и где пробудить?
group-awaken-why = У каждого Древнего своя цена и своё условие.
group-create-gate = Создать врата
group-create-gate-ask = Где создать врата?
group-create-gate-why = Нужны ваш культист и зона без врат. Цена — 3 энергии.
group-move = Переместить фигуры
group-move-ask = Кого и куда переместить?
group-move-why = Каждая фигура идёт в соседнюю зону за 1 энергию. После первой можно двигать и других.
group-battle = Начать битву
group-battle-ask = Где дать бой?
group-battle-why = Битва стоит 1 энергию и идёт в одной зоне. Бросают обе стороны.
group-capture = Захватить культиста
group-capture-ask = Где захватить культиста?
group-capture-why = Монстр или Древний забирает вражеского культиста, если того некому защитить. Цена — 1 энергия.
group-ancient-sorcery = Древнее колдовство
group-ancient-sorcery-ask = Откуда отправить змеелюда?
group-ancient-sorcery-why = Пока змеелюд на планшете врага, вам доступна гибернация.
group-store-gate = Проклятый сон
group-store-gate-ask = Какие врата усыпить?
group-store-gate-why = Врата с культистом переходят на планшет и служат по-прежнему.
group-return-gate = Разбудить врата
group-return-gate-ask = Куда вернуть спящие врата?
group-return-gate-why = Врата с культистом встают в любую зону, где врат нет.
group-ice-age = Ледниковый период
group-ice-age-ask = Куда направить лёд?
group-ice-age-why = Вражеские действия, которые заканчиваются во льдах, дороже на 1.
group-fulfil = Выполнить условие
group-fulfil-ask = Какое условие выполнить?
group-fulfil-why = Некоторые гримуары открывают, заплатив энергию.
group-control = Занять врата
group-control-ask = Какие врата занять?
group-control-why = Свободный культист встаёт на свободные врата. Это не считается действием.
group-abandon = Сойти с врат
group-abandon-ask = С каких врат сойти?
group-abandon-why = Культист остаётся в зоне и снова может ходить. Это не считается действием.
group-death-from-below = Смерть из глубин
group-death-from-below-ask = Где поднять монстра?
group-death-from-below-why = Самый дешёвый монстр резерва встаёт туда, где есть ваша фигура. Один раз за фазу, бесплатно.
group-return-serpent = Вернуть змеелюда
group-return-serpent-ask = Куда вернуть змеелюда?
group-return-serpent-why = Змеелюд встаёт в любую зону и приносит 1 энергию.
group-take = Открыть гримуар по своей воле
group-take-ask = Какой гримуар открыть?
group-take-why = Один раз за партию, в любой момент вне битвы.
group-reveal = Открыть Знак Древних
group-reveal-ask = Какой Знак открыть?
group-reveal-why = Очки судьбы засчитываются сразу, и Знак выходит из игры.

## Причины

why-not-your-turn = сейчас решает соперник
# На что нужно ответить прежде всего: по одной причине на каждый вопрос выше. $zone — где это происходит
why-first-start = сначала выберите, где начать
why-first-turn = сначала закончите этот ход
why-first-turn-more = сначала закончите этот ход
why-first-moving = сначала закончите перемещение
why-first-burrow = сначала решите, вернуть ли энергию за «Норы»
why-first-captive = сначала назовите, какого культиста отдать
why-first-captive-monster = сначала назовите, какого монстра отдать
why-first-open-book = сначала выберите, какой гримуар открыть
why-first-occupy = сначала решите, занять ли новые врата { $zone_in }
why-first-last-word = сначала решите, открыть ли Знаки Древних
why-first-last-word-book = сначала решите, открыть ли гримуар или Знаки Древних
why-first-last-book = сначала решите, открыть ли последний гримуар
why-first-first-tie = сначала назовите первого игрока
why-first-doom = сначала закончите своё в фазе судьбы
why-first-serpent-returns = сначала верните змеелюда
why-first-tower = сначала воздвигните тёмные башни
why-first-any-time = сначала решите, открыть ли гримуар до битвы
why-first-nexus = сначала решите, применить ли «Цепь событий»
why-first-demand-sacrifice = сначала решите, требовать ли жертвы
why-first-howl = сначала решите, поднять ли вой
why-first-sacrifice = сначала ответьте на требование жертвы
why-first-flee = сначала назовите, кого уведёт вой
why-first-kill = сначала назначьте смерти битвы { $zone_in }
why-first-eternal = сначала решите, отменить ли удар по Ран-Теготу
why-first-fury = сначала решите, обрушить ли Ярость Севера
why-first-eliminate = сначала назовите, кого заберёт Ярость Севера
why-first-pain = сначала назначьте боль битвы { $zone_in }
why-first-retreat = сначала закончите отступление { $zone_from }
why-first-cannibalism = сначала решите, применить ли «Каннибализм»
# Никого не спрашивают: партия окончена.
why-first-nothing = сейчас решать нечего
# $need и $have — энергия
why-not-enough-power = нужно энергии: { $need }, есть: { $have }
why-already-acted = действие этого хода уже выполнено
why-must-act = сначала нужно выполнить действие этого хода
why-only-yours = это доступно только { $who_dat }
why-wrong-figure = { $unit_acc } так не вывести на поле
why-not-your-book = гримуара «{ $book }» нет в вашем резерве
why-nobody-abroad = на вражеском планшете нет змеелюда
why-not-pained = { $unit_dat } не назначена боль, отступать не нужно
why-can-retreat = { $unit_dat } есть куда отступить
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

# Фазы раунда, коротко.
phase-action = Действия
phase-gather-power = Энергия
phase-first-player = Первый игрок
phase-doom = Судьба

# Что показывают числа и кубики.
term-power = энергия
term-doom = очки судьбы
term-wither = увядание
term-cost = цена
term-combat = сила атаки
term-value = очки судьбы
term-gates = врата
term-kill = смерть
term-pain = боль
term-miss = мимо

# Чего ждать от кубиков.
forecast-kills = смерти врагу
forecast-pains = боль врагу
forecast-kills-taken = смерти вам
forecast-pains-taken = боль вам
forecast-any-kill = хотя бы одна смерть врагу
forecast-any-loss = хотя бы одна смерть вам

# Чем закончилась партия.
ending-thirty-doom = Набрано тридцать очков судьбы.
ending-end-of-the-world = Трек ритуала пройден: конец света.
ending-won = Побеждает { $who }
ending-shared = Победа общая
# $sleeper и $windwalker — сколько у каждого
ending-doom = Очки судьбы: Спящий — { $sleeper }, Оседлавший Ветер — { $windwalker }.
ending-books = Открыто гримуаров: Спящий — { $sleeper }, Оседлавший Ветер — { $windwalker }.
ending-gates = Врата под контролем: Спящий — { $sleeper }, Оседлавший Ветер — { $windwalker }.
ending-rounds = Сыграно раундов: { $rounds }.
