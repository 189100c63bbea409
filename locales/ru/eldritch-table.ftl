# «Древний ужас»: что говорит стол — вопросы, ответы, причины, подписи.
# Ключи те же, что в locales/en/eldritch-table.ftl; за этим следит проверка.
# Сыщик ($who): глаголы стоят в настоящем времени и рода не выдают; $who_short — имя без фамилии.
# Место приносит свои предлоги: _in — где, _into — куда, _from — откуда.
# Имя карты стоит в кавычках и не склоняется. Причины (eh-why-) идут после двоеточия: без прописной и без точки.

## Места за столом, пока сыщик не выбран

eh-seat-p1 = Сыщик 1
    .gen = сыщика 1
    .dat = сыщику 1
    .acc = сыщика 1
    .ins = сыщиком 1
    .pre = сыщике 1
    .gender = masculine
    .short = Сыщик 1
eh-seat-p2 = Сыщик 2
    .gen = сыщика 2
    .dat = сыщику 2
    .acc = сыщика 2
    .ins = сыщиком 2
    .pre = сыщике 2
    .gender = masculine
    .short = Сыщик 2
eh-seat-p3 = Сыщик 3
    .gen = сыщика 3
    .dat = сыщику 3
    .acc = сыщика 3
    .ins = сыщиком 3
    .pre = сыщике 3
    .gender = masculine
    .short = Сыщик 3
eh-seat-p4 = Сыщик 4
    .gen = сыщика 4
    .dat = сыщику 4
    .acc = сыщика 4
    .ins = сыщиком 4
    .pre = сыщике 4
    .gender = masculine
    .short = Сыщик 4
eh-seat-p5 = Сыщик 5
    .gen = сыщика 5
    .dat = сыщику 5
    .acc = сыщика 5
    .ins = сыщиком 5
    .pre = сыщике 5
    .gender = masculine
    .short = Сыщик 5
eh-seat-p6 = Сыщик 6
    .gen = сыщика 6
    .dat = сыщику 6
    .acc = сыщика 6
    .ins = сыщиком 6
    .pre = сыщике 6
    .gender = masculine
    .short = Сыщик 6
eh-seat-p7 = Сыщик 7
    .gen = сыщика 7
    .dat = сыщику 7
    .acc = сыщика 7
    .ins = сыщиком 7
    .pre = сыщике 7
    .gender = masculine
    .short = Сыщик 7
eh-seat-p8 = Сыщик 8
    .gen = сыщика 8
    .dat = сыщику 8
    .acc = сыщика 8
    .ins = сыщиком 8
    .pre = сыщике 8
    .gender = masculine
    .short = Сыщик 8
eldritch-seat-p1 = { eh-seat-p1 }
eldritch-seat-p2 = { eh-seat-p2 }
eldritch-seat-p3 = { eh-seat-p3 }
eldritch-seat-p4 = { eh-seat-p4 }
eldritch-seat-p5 = { eh-seat-p5 }
eldritch-seat-p6 = { eh-seat-p6 }
eldritch-seat-p7 = { eh-seat-p7 }
eldritch-seat-p8 = { eh-seat-p8 }

## О чём речь, если имени нет

eh-some-place = это место
    .gen = этого места
    .in = здесь
    .into = сюда
    .from = отсюда
eh-some-nothing = ничего
eh-some-rules = правила
eh-some-mystery = тайна
    .gen = тайны
    .acc = тайну
eh-some-ancient = Древний
    .gen = Древнего
    .acc = Древнего
eh-some-monster = монстр
    .gen = монстра
    .acc = монстра
    .ins = монстром

## Фазы и шаги

eh-step-round = Раунд { $round }
eh-phase-setup = Подготовка
eh-phase-action = Действия
eh-phase-encounter = Контакты
eh-phase-mythos = Миф
eh-step-asked = решает { $who_short }
eh-step-mythos = «{ $card }»
eh-step-reckoning = Расплата, впереди: { $left }
eh-step-reckoning-last = Расплата: последнее
eh-step-surge = Волна монстров, впереди: { $left }
eh-step-surge-last = Волна монстров: последние врата
eh-step-gates = Открыть врат: { $n }
eh-step-clues = Выложить улик: { $n }
eh-step-fight = { $who_short } против { $foe_gen }
eh-step-test = Проверка { $skill_gen }
eh-step-trade = Обмен: { $who_short } и { $with_short }
eh-action-of = действие { $at } из { $of }

## Поле и то, что на нём

eh-board-world = Мир
eh-sea-pacific = Тихий океан
eh-sea-atlantic = Атлантика
eh-sea-indian = Индийский океан
eh-piece-clue = улика
eh-piece-token = жетон Древних
eh-piece-rumor = слух «{ $rumor }»
eh-piece-mystery = жетон тайны
eh-piece-expedition = экспедиция
eh-piece-fallen = павший сыщик
eh-piece-crippled = { $who }: ранение
eh-piece-insane = { $who }: безумие
eh-gate-green = врата, комета
eh-gate-blue = врата, созвездие
eh-gate-red = врата, затмение
eh-text-gate = Здесь можно войти в Иной мир и закрыть врата. Когда знамение совпадает с вратами, безысходность растёт.
eh-onward-train = Дальше поездом: { $places }
eh-onward-ship = Дальше кораблём: { $places }

## Треки и цели

eh-track-doom = Безысходность
eh-track-omen = Знамение
eh-marker-omen-tokens = { $n ->
    [one] { $n } жетон на комете
    [few] { $n } жетона на комете
   *[many] { $n } жетонов на комете
}
eh-goal-mysteries = Тайны
eh-goal-final = Последняя тайна

## Величины

eh-term-health = здоровье
    .gen = здоровья
    .acc = здоровье
eh-term-sanity = рассудок
    .gen = рассудка
    .acc = рассудок
eh-term-toughness = стойкость
eh-term-health-left = осталось здоровья
eh-term-clue = улика
    .gen = улики
    .acc = улику
    .few = улики
    .many = улик
eh-term-monster = монстры
eh-term-token = жетоны Древних
eh-term-gate = врата
eh-term-doom = безысходность
eh-term-train-ticket = билет на поезд
    .gen = билета на поезд
    .acc = билет на поезд
    .ins = поездом
eh-term-ship-ticket = билет на корабль
    .gen = билета на корабль
    .acc = билет на корабль
    .ins = кораблём
eh-term-price = цена
eh-term-success = успех
eh-term-two-successes = два успеха
eh-term-miss = неудача
eh-term-taken-up = на переброс
eh-roll = Проверка { $skill_gen }
eh-pocket-clues = { $count ->
    [one] улика
    [few] улики
   *[many] улик
}
eh-pocket-trains = { $count ->
    [one] билет на поезд
    [few] билета на поезд
   *[many] билетов на поезд
}
eh-pocket-ships = { $count ->
    [one] билет на корабль
    [few] билета на корабль
   *[many] билетов на корабль
}

## Карты и запасы

eh-sheet-line = { $who_title } · { $place }
eh-zone-possessions = Имущество
eh-card-abilities = Способности
eh-card-sheet = Сыщик
eh-card-back = Оборот
eh-card-mythos = Миф
eh-card-fallen = Павший сыщик
eh-card-gate = Врата { $place_in }, { $nth }-е сверху
eh-card-on-top = Сверху: { $card }
eh-supply-mythos = Миф
eh-supply-gates = Врата
eh-supply-monsters = Монстры
eh-supply-clues = Улики
eh-supply-expeditions = Экспедиции
eh-supply-assets = Активы
eh-supply-spells = Заклинания
eh-supply-conditions = Состояния
eh-supply-artifacts = Артефакты
eh-supply-added = Колода { $kind_many }
eh-supply-reserve = Резерв
eh-supply-in-play = На столе
eh-mark-lead = ведёт
eh-mark-delayed = задержка
eh-mark-fallen = поражение
eh-mark-eliminated = вне игры
eh-mark-done = не ходит

## Вопросы

eh-ask-nothing = Сейчас решать нечего.
eh-you-nothing = Сейчас решать нечего.
eh-ask-sheet = Кем сыграет { $who }?
eh-you-sheet = Кем вы сыграете?
eh-ask-turn = Ходит { $who }, { $place_in }.
eh-you-turn = Что вы сделаете { $place_in }?
eh-ask-one-action = { $who_short } выполняет ещё одно действие.
eh-you-one-action = Какое ещё действие вы выполните?
eh-ask-encounter = Какой контакт выберет { $who_short } { $place_in }?
eh-you-encounter = Какой контакт вы выберете { $place_in }?
eh-ask-monsters = С кем { $who_short } бьётся сначала? Монстров: { $left }.
eh-you-monsters = С кем вы бьётесь сначала? Монстров: { $left }.
eh-ask-pass-lead = Передаст ли { $who_short } жетон ведущего сыщика?
eh-you-pass-lead = Кто будет ведущим сыщиком?
eh-ask-may = «{ $thing }»: согласится ли { $who_short }?
eh-you-may = «{ $thing }»: вы согласны?
eh-ask-may-pay = «{ $thing }»: заплатит ли { $who_short }?
eh-you-may-pay = «{ $thing }»: заплатите?
eh-ask-unless = «{ $thing }»: избежит ли этого { $who_short }?
eh-you-unless = «{ $thing }»: избежать этого?
eh-ask-choose = «{ $thing }»: что выберет { $who_short }?
eh-you-choose = «{ $thing }»: что вы выберете?
eh-ask-pick = «{ $thing }»: выбирает { $who_short }.
eh-you-pick = «{ $thing }»: ваш выбор?
eh-ask-where = «{ $thing }»: какое место выберет { $who_short }?
eh-you-where = «{ $thing }»: какое место вы выберете?
eh-ask-aim = «{ $thing }»: какую цель выберет { $who_short }?
eh-you-aim = «{ $thing }»: какую цель вы выберете?
eh-ask-trigger = «{ $thing }»: разыграет ли эффект { $who_short }?
eh-you-trigger = «{ $thing }»: разыграть эффект?
eh-ask-test-prepare = Проверка { $skill_gen }: что поможет до броска? Решает { $who_short }.
eh-you-test-prepare = Проверка { $skill_gen }: что поможет до броска?
eh-ask-test-improve = Проверка { $skill_gen }: исправит ли { $who_short } бросок?
eh-you-test-improve = Проверка { $skill_gen }: исправите бросок?
eh-ask-test-take-up = Какой кубик перебросит { $who_short }?
eh-you-test-take-up = Какой кубик перебросить?
eh-ask-test-raise = Какой кубик улучшит { $who_short }?
eh-you-test-raise = Какой кубик улучшить на { $by }?
eh-ask-fight = Бой: { $foe }. Сотворит ли { $who_short } заклинание?
eh-you-fight = Бой: { $foe }. Сотворите заклинание?
eh-ask-loss = { $who_short } теряет { $n ->
    [one] { $n } { $pool_acc }
   *[other] { $n } { $pool_gen }
}. Предотвратит ли часть потери?
eh-you-loss = Вы теряете { $n ->
    [one] { $n } { $pool_acc }
   *[other] { $n } { $pool_gen }
}. Предотвратите часть потери?
eh-ask-loss-of = { $whom_short } теряет { $n ->
    [one] { $n } { $pool_acc }
   *[other] { $n } { $pool_gen }
}. Поможет ли { $who_short }?
eh-you-loss-of = { $whom_short } теряет { $n ->
    [one] { $n } { $pool_acc }
   *[other] { $n } { $pool_gen }
}. Поможете?
eh-ask-take-reserve = Что { $who_short } берёт из резерва?
eh-you-take-reserve = Что вы возьмёте из резерва? Карт: { $n }.
eh-ask-find-ally = Какую карту «{ $trait }» берёт { $who_short }?
eh-you-find-ally = Какую карту «{ $trait }» вы возьмёте?
eh-ask-buy = { $who_short } берёт активы. Успехов осталось: { $left }.
eh-you-buy = Что вы возьмёте? Успехов осталось: { $left }.
eh-ask-discard = Что сбрасывает { $who_short }? Осталось сбросить: { $n }.
eh-you-discard = Что вы сбросите? Осталось сбросить: { $n }.
eh-ask-discard-any = Сбросит ли { $who_short } что-нибудь ещё?
eh-you-discard-any = Сбросите что-нибудь ещё?
eh-ask-improve = Какой навык улучшает { $who_short }?
eh-you-improve = Какой навык вы улучшите?
eh-ask-improve-again = Улучшит ли { $who_short } { $skill_acc } ещё раз?
eh-you-improve-again = Улучшить { $skill_acc } ещё раз?
eh-ask-moving = Куда идёт { $who_short }? Шагов осталось: { $left }.
eh-you-moving = Куда вы идёте { $place_from }? Шагов осталось: { $left }.
eh-ask-moving-tickets = { $who_short } уже { $place_in }. Поедет ли дальше по билету?
eh-you-moving-tickets = Вы уже { $place_in }. Поедете дальше по билету?
eh-ask-convert = Что во что обратит { $who_short }?
eh-you-convert = Что во что обратить?
eh-ask-set-omen = Какое знамение выберет { $who_short }?
eh-you-set-omen = Какое знамение вы выберете?
eh-ask-trade = { $who_short } меняется с { $with_ins }.
eh-you-trade = Чем вы меняетесь с { $with_ins }?
eh-ask-give = Что { $who_short } отдаёт { $with_dat }?
eh-you-give = Что вы отдаёте { $with_dat }?
eh-ask-agree = Согласится ли { $who_short } на обмен?
eh-you-agree = { $with_short } предлагает обмен. Вы согласны?
eh-ask-partner = С кем меняется { $who_short }?
eh-you-partner = С кем вы меняетесь?
eh-ask-fall-to = В какой город привезут { $who_acc }?
eh-you-fall-to = В какой город вас привезут?
eh-ask-reckoning = Расплата: что дальше? Решает { $who_short }.
eh-you-reckoning = Расплата: что разыграть дальше?

## Зачем спрашивают

eh-reason-sheet = Сыщик приносит своё здоровье, рассудок, навыки, имущество и место, где начинает.
eh-reason-turn = До двух действий, каждое не чаще раза за раунд.
eh-reason-encounter = Контакт обязателен; из возможных выбирают один.
eh-reason-monsters = Бой будет с каждым монстром по одному разу; порядок выбираете вы.
eh-reason-pass-lead = Жетон можно передать любому или оставить себе.
eh-reason-effect = { CAP($what) }
eh-reason-source = Причина: «{ $thing }».
eh-reason-trigger = Эффект «{ $thing }» — по желанию.
eh-reason-where = Подходит любое из этих мест.
eh-reason-test-prepare = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, успех на { $from ->
    [6] 6
   *[other] { $from }–6
}. Нужно успехов: { $needs }.
eh-reason-test-passing = Успехов { $result }, нужно { $needs }: проверка пройдена.
eh-reason-test-failing = Успехов { $result }, нужно { $needs }: проверка не пройдена.
eh-reason-loss = Предотвращённое не теряется вовсе.
eh-reason-buy = Сумма цен взятых карт не больше числа успехов. Кто не взял ничего, может сбросить одну карту резерва.
eh-reason-improve-again = Первое улучшение навыка можно удвоить.
eh-reason-moving = Один шаг — одно соседнее место.
eh-reason-moving-tickets = Каждый билет — ещё одно место по своему пути.
eh-reason-agree = Вы получите: { $gets }. Вы отдадите: { $gives }.
eh-reason-order-gates = Другие лягут под низ.
eh-reason-mark-fall = Здоровье и рассудок кончились разом.
eh-reason-fall-to = Города одинаково близки.
eh-reason-read-condition = Прочитавший получает улику.

## Группы ответов

eh-group-travel = Переезд
eh-group-travel-ask = Куда вы едете?
eh-group-travel-why = Первый переезд бесплатный, по любому пути. Каждый следующий стоит билета.
eh-group-prepare = Подготовка к поездке
eh-group-prepare-ask = Какой билет вы берёте?
eh-group-prepare-why = Билет на поезд или корабль — если такой путь ведёт из города. Больше двух не держат.
eh-group-trade = Обмен
eh-group-trade-ask = С кем вы меняетесь?
eh-group-trade-why = С сыщиком в том же месте.
eh-group-use = Способности
eh-group-use-ask = Чем вы воспользуетесь?
eh-group-use-why = Каждое действие карты — раз за раунд.
eh-group-cast = Заклинания
eh-group-cast-ask = Какое заклинание вы сотворите?
eh-group-cast-why = Обычно это проверка знания; потом карта переворачивается.
eh-group-local = Местные действия
eh-group-local-ask = Какое местное действие вы выполните?
eh-group-local-why = Со своей карты или с карты сыщика рядом.
eh-group-go = Дальше
eh-group-go-ask = Куда дальше?
eh-group-go-why = Билет ведёт по пути своего вида.
eh-group-buy = Взять
eh-group-buy-ask = Что вы возьмёте?
eh-group-buy-why = Цена — в успехах.
eh-group-buy-for = Взять для другого
eh-group-buy-for-ask = Что и для кого вы возьмёте?
eh-group-buy-for-why = Взятое достаётся любому сыщику.
eh-group-toss = Сбросить из резерва
eh-group-toss-ask = Какую карту резерва вы сбросите?
eh-group-toss-why = Только если ничего не взято.
eh-group-give = Отдать
eh-group-give-ask = Что вы отдадите?
eh-group-give-why = Передаётся, когда обмен согласован.
eh-group-take = Взять
eh-group-take-ask = Что вы возьмёте?
eh-group-take-why = Передаётся, когда обмен согласован.
eh-group-meet = Контакты
eh-group-meet-ask = Какой контакт вы выберете?
eh-group-meet-why = Из возможных выбирают один.

## Ответы

eh-choice-play = { $who }
eh-choice-travel = Ехать { $place_into }
eh-choice-prepare = Взять { $ticket_acc }
eh-choice-acquire = Приобрести активы
eh-choice-rest = Отдохнуть
eh-choice-trade = Обмен: { $with }
eh-choice-use = Применить: «{ $thing }»
eh-choice-use-sheet = Способность: { $who_short }
eh-choice-use-reroll = Перебросить кубик
eh-choice-cast = Сотворить: «{ $thing }»
eh-choice-local = Местное действие: «{ $thing }» ({ $who_short })
eh-choice-end = Закончить ход
eh-choice-go = Идти { $place_into }
eh-choice-go-by = { CAP($ticket_ins) } { $place_into }
eh-choice-stop = Остаться здесь
eh-choice-give = Отдать: «{ $thing }»
eh-choice-give-token = Отдать { $thing_acc }
eh-choice-take = Взять: «{ $thing }»
eh-choice-take-token = Взять { $thing_acc }
eh-choice-drop = Сбросить: «{ $thing }»
eh-choice-drop-token = Сбросить { $thing_acc }
eh-choice-done = Достаточно
eh-choice-done-trade = Предложить обмен
eh-choice-done-buy = Больше ничего не брать
eh-choice-agree = Согласиться
eh-choice-refuse = Отказаться
eh-choice-buy = Взять: «{ $thing }»
eh-choice-buy-for = «{ $thing }» — для { $who_gen }
eh-choice-loan = Взять ссуду: ещё 2 успеха и состояние «Долг»
eh-choice-toss = Сбросить из резерва: «{ $thing }»
eh-choice-fight = Бой: { $foe }
eh-choice-pass-monsters = Пройти мимо монстров
eh-choice-skip = Не проводить контакта
eh-choice-yes = Да
eh-choice-yes-what = Да: { $what }
eh-choice-no = Нет
eh-choice-no-what = Нет: { $what }
eh-choice-way = { CAP($what) }
eh-choice-way-nth = Вариант { $nth }
eh-choice-omen = { $omen }
eh-choice-improve = Улучшить { $skill_acc }
eh-choice-unimprove = Отдать улучшение { $skill_gen }
eh-choice-spend-clue = Потратить улику и перебросить кубик
eh-choice-spend-sanity = Потратить 1 рассудок вместо улики
eh-choice-spend-sanity-die = Потратить 1 рассудок: ещё кубик
eh-choice-pay-clue = Уликой
eh-choice-pay-sanity = Рассудком
eh-choice-die = Кубик с { $face }
eh-choice-die-success = Кубик с { $face }, это успех
eh-choice-raise = Кубик с { $face } станет { $to }
eh-choice-roll = Бросить
eh-choice-roll-again = Перебросить выбранные кубики
eh-choice-stand = Оставить как есть
eh-choice-stand-loss = Принять потерю
eh-choice-stand-fight = Биться без заклинаний
eh-choice-lead = Ведёт { $who }
eh-choice-pay = Платит { $who }
eh-choice-mark-crippled = Рана
eh-choice-mark-insane = Безумие
eh-choice-resolve = { CAP($thing) }
eh-choice-convert-health = { $n ->
    [0] Ничего не обращать
    [one] Потратить { $n } здоровье: рассудок +{ $n }
   *[other] Потратить { $n } здоровья: рассудок +{ $n }
}
eh-choice-convert-sanity = { $n ->
    [0] Ничего не обращать
    [one] Потратить { $n } рассудок: здоровье +{ $n }
   *[other] Потратить { $n } рассудка: здоровье +{ $n }
}
eh-choice-top = Наверх: врата { $place_in }
eh-meet-general = Общий контакт { $place_in }
eh-meet-city = Городской контакт { $place_in }
eh-meet-research = Поисковый контакт: улика
eh-meet-other-world = Войти во врата: Иной мир
eh-meet-expedition = Экспедиция
eh-meet-rumor = Слух «{ $thing }»
eh-meet-fallen = Павший сыщик: { $who }
eh-meet-mystery = Тайна «{ $thing }»
eh-meet-deck = { $deck }
eh-meet-final = Последняя тайна
eh-pick-nothing = Ничего
eh-pick-investigator = { $who }
eh-pick-monster = { $foe } { $place_in }
eh-pick-gate = Врата { $place_in }
eh-pick-clue = Улика { $place_in }
eh-pick-place = { $place }
eh-pick-card = «{ $thing }»

## Примечания к ответам

eh-note-sheet = { $who_title }. Здоровье { $health }, рассудок { $sanity }. Начинает { $place_in }.
eh-detail-skills = Знание { $lore }, общение { $influence }, внимание { $observation }, сила { $strength }, воля { $will }.
eh-note-area = { CAP($place_area) }
eh-note-foe = Стойкость: { $toughness }
eh-note-passes = Успехов: { $result }. Проверка пройдена.
eh-note-fails = Успехов: { $result }. Проверка не пройдена.
eh-note-condition-of = «{ $thing }» ({ $who_short })
eh-note-monster-at = { $thing } { $place_in }
eh-note-research = Можно получить улику.
eh-note-other-world = Можно закрыть врата.
eh-note-expedition = Можно найти артефакт.
eh-note-rumor = Можно завершить слух.
eh-note-fallen = Можно забрать имущество.
eh-note-mystery = Продвигает тайну.
eh-note-deck = Контакт из отдельной колоды.
eh-note-final = Решает исход партии.

## Почему нельзя

eh-why-not-your-turn = сейчас решает другой
eh-why-not-asked = сейчас спрашивают о другом
eh-why-no-actions-left = действий не осталось
eh-why-done-this-round = уже было в этом раунде
eh-why-delayed = сыщик задержан
eh-why-forbidden = не даёт «{ $card }»
eh-why-not-adjacent = { $place_into } отсюда нет пути
eh-why-not-a-city = только в городе
eh-why-no-train-path = отсюда не ходят поезда
eh-why-no-ship-path = отсюда не ходят корабли
eh-why-monsters-here = здесь монстр
eh-why-nobody-rests = пока никто не отдыхает
eh-why-nobody-here = здесь больше никого
eh-why-not-held = этого у вас нет
eh-why-no-target = не на что направить
eh-why-too-dear = цена { $cost }, успехов { $left }
eh-why-has-debt = долг уже есть
eh-why-no-loan = карт «Долг» не осталось
eh-why-cannot-pay = нечем заплатить
eh-why-must-fight = сначала бой
eh-why-no-such-encounter = такого контакта здесь нет
eh-why-no-expeditions = экспедиций сейчас нет
eh-why-no-clues = нет улик
eh-why-already-used = уже применено
eh-why-improved = этот навык больше не улучшить
eh-why-no-train-ticket = нет билета на поезд
eh-why-no-ship-ticket = нет билета на корабль
