# «Древний ужас»: что рассказывает стол — мифы, журнал, дневник и конец партии.
# Ключи те же, что в locales/en/eldritch-told.ftl; за этим следит проверка.
# Падежи, предлоги и имена — как в eldritch-table.ftl.

## Мифы

eh-mythos-a-proposition = Предложение
eh-mythos-buying-information = Покупка сведений
eh-mythos-heart-of-corruption = Сердце порчи
eh-mythos-support-of-the-church = Поддержка церкви
eh-mythos-that-which-consumes = То, что пожирает
eh-mythos-from-beyond = Извне
eh-mythos-rising-terror = Нарастающий ужас
eh-mythos-strange-sightings = Странные явления
eh-mythos-tied-to-a-dark-purpose = Узы тёмного замысла
eh-mythos-torn-asunder = Разорванные на части
eh-mythos-blood-flows = Льётся кровь
eh-mythos-calling-the-elder-things = Зов Старцев
eh-mythos-dimensional-instability = Пространственная нестабильность
eh-mythos-driven-to-bankruptcy = Доведённые до разорения
eh-mythos-legitimate-banking = Законное банковское дело
eh-mythos-no-peace-for-the-fallen = Нет покоя павшим
eh-mythos-patrolling-the-border = Пограничный дозор
eh-mythos-unexpected-betrayal = Нежданное предательство
eh-mythos-everyone-has-a-price = У каждого своя цена
eh-mythos-omen-of-good-fortune = Доброе знамение
eh-mythos-rally-the-people = Воззвание к народу
eh-mythos-silver-twilight-aid = Помощь Серебряных Сумерек
eh-mythos-the-world-fights-back = Мир даёт отпор
eh-mythos-all-for-nothing = Всё впустую
eh-mythos-desperate-times = Отчаянные времена
eh-mythos-eyes-everywhere = Глаза повсюду
eh-mythos-perplexing-stars = Загадочные звёзды
eh-mythos-the-storm = Буря
eh-mythos-a-dark-power = Тёмная сила
eh-mythos-ancient-guardians = Древние стражи
eh-mythos-arrests-made-in-murder-case = Аресты по делу об убийстве!
eh-mythos-burden-of-greed = Бремя алчности
eh-mythos-from-bad-to-worse = Всё хуже и хуже
eh-mythos-haunting-nightmares = Неотступные кошмары
eh-mythos-heat-wave-singes-the-globe = Мир изнывает от зноя
eh-mythos-the-bermuda-triangle = Бермудский треугольник
eh-mythos-the-world-shakes = Земля дрожит
eh-mythos-tide-of-despair = Волна отчаяния
eh-mythos-treacherous-magic = Коварная магия
eh-mythos-fractured-reality = Расколотая реальность
eh-mythos-growing-madness = Растущее безумие
eh-mythos-lost-knowledge = Утраченное знание
eh-mythos-secrets-of-the-past = Тайны прошлого
eh-mythos-dimensions-collide = Миры сталкиваются
eh-mythos-mysterious-lights = Таинственное сияние
eh-mythos-spreading-sickness = Наступающий мор
eh-mythos-web-between-worlds = Паутина между мирами
eh-mythos-faded-from-society = Исчезнувшие из общества
eh-mythos-return-of-the-ancient-ones = Возвращение Древних
eh-mythos-stars-aligned = Звёзды выстроились
eh-mythos-the-wind-walker = Оседлавший Ветер

## Истории

eh-told = { $story }
eh-told-pass = { $story_pass }
eh-told-fail = { $story_fail }
eh-told-pass-pass = { $story_pass-pass }
eh-told-pass-fail = { $story_pass-fail }
eh-told-fail-pass = { $story_fail-pass }
eh-told-fail-fail = { $story_fail-fail }
eh-told-yes = { $story_yes }
eh-told-no = { $story_no }
eh-told-crippled = { $story_crippled }
eh-told-crippled-pass = { $story_crippled-pass }
eh-told-crippled-fail = { $story_crippled-fail }
eh-told-insane = { $story_insane }
eh-told-insane-pass = { $story_insane-pass }
eh-told-insane-fail = { $story_insane-fail }
eh-told-awakens = { $story_awakens }
eh-told-won = { $story_won }
eh-told-lost = { $story_lost }
eh-told-solved = { $story_solved }
eh-lines = { $first } { $rest }
eh-told-and-rules = { $story } { $rules }

## События

eh-event-with-story = { $what } { $story }
eh-event-opponent = Сыщикам противостоит { $thing }.
eh-event-arrived = { $thing } вступает в игру { $place_in }.
eh-event-round = Раунд { $n }
eh-event-action-phase = Фаза действий
eh-event-encounter-phase = Фаза контактов
eh-event-mythos-phase = Фаза мифа
eh-event-stood-up = { $who_short } больше не задерживается.
eh-event-travelled = { $who_short } едет { $place_into }.
eh-event-moved = { $who_short } перемещается { $place_into }.
eh-event-prepared = { $who_short } берёт билет.
eh-event-prepared-train = { $who_short } берёт билет на поезд.
eh-event-prepared-ship = { $who_short } берёт билет на корабль.
eh-event-rested = { $who_short } отдыхает.
eh-event-used = { $who_short } применяет карту «{ $thing }».
eh-event-used-sheet = { $who_short } применяет свою способность.
eh-event-cast = { $who_short } творит заклинание «{ $thing }».
eh-event-traded = { $who_short } меняется с { $thing_ins }.
eh-event-gave = { $who_short } отдаёт карту «{ $thing }» { $whom_dat }.
eh-event-gave-token = { $who_short } отдаёт { $thing_acc } { $whom_dat }.
eh-event-trade-refused = { $who_short } отказывается от обмена.
eh-event-bought = { $who_short } приобретает карту «{ $thing }».
eh-event-took-loan = { $who_short } берёт ссуду: ещё 2 успеха.
eh-event-tossed = { $who_short } сбрасывает из резерва карту «{ $thing }».
eh-event-turn-ended = { $who_short } заканчивает ход.
eh-event-rolled = { $who_short } проверяет { $thing_acc }: { $n ->
    [0] ни одного успеха
    [one] { $n } успех
    [few] { $n } успеха
   *[many] { $n } успехов
}.
eh-event-rerolled = { $who_short } перебрасывает кубики: { $n ->
    [0] ни одного успеха
    [one] { $n } успех
    [few] { $n } успеха
   *[many] { $n } успехов
}.
eh-event-raised = { $who_short } улучшает кубик, на котором { $n }.
eh-event-passed = Проверка { $thing_gen } пройдена: { $n ->
    [one] { $n } успех
    [few] { $n } успеха
   *[many] { $n } успехов
}.
eh-event-failed = Проверка { $thing_gen } не пройдена: { $n ->
    [0] ни одного успеха
    [one] { $n } успех
    [few] { $n } успеха
   *[many] { $n } успехов
}.
eh-event-threw = { $who_short } бросает { $dice ->
    [1] кубик
   *[other] кубики
}.
eh-event-spent-clue = { $who_short } тратит улику.
eh-event-spent = { $who_short } платит { $n }.
eh-event-spent-health = { $who_short } тратит { $n ->
    [one] { $n } здоровье
   *[other] { $n } здоровья
}.
eh-event-spent-sanity = { $who_short } тратит { $n ->
    [one] { $n } рассудок
   *[other] { $n } рассудка
}.
eh-event-lost = { $who_short } теряет { $n }.
eh-event-lost-health = { $who_short } теряет { $n ->
    [one] { $n } здоровье
   *[other] { $n } здоровья
}.
eh-event-lost-sanity = { $who_short } теряет { $n ->
    [one] { $n } рассудок
   *[other] { $n } рассудка
}.
eh-event-prevented = { $who_short } предотвращает потерю: { $n }.
eh-event-prevented-health = { $who_short } предотвращает потерю { $n } здоровья.
eh-event-prevented-sanity = { $who_short } предотвращает потерю { $n } рассудка.
eh-event-recovered = { $who_short } восстанавливает { $n }.
eh-event-recovered-health = { $who_short } восстанавливает { $n ->
    [one] { $n } здоровье
   *[other] { $n } здоровья
}.
eh-event-recovered-sanity = { $who_short } восстанавливает { $n ->
    [one] { $n } рассудок
   *[other] { $n } рассудка
}.
eh-event-delayed = { $who_short } задерживается.
eh-event-gained = { $who_short } получает карту «{ $thing }».
eh-event-gained-token = { $who_short } получает { $thing_acc }.
eh-event-gained-nothing = { $who_short } ничего не получает: такой карты нет.
eh-event-drew-again = { $who_short } вытягивает карту «{ $thing }»: такая уже есть, она возвращается в колоду, и тянется другая.
eh-event-discarded = { $who_short } сбрасывает карту «{ $thing }».
eh-event-discarded-token = { $who_short } сбрасывает { $thing_acc }.
eh-event-flipped = { $who_short } переворачивает карту «{ $thing }».
eh-event-improved = { $who_short } улучшает { $thing_acc }.
eh-event-gave-up-improvement = { $who_short } отдаёт улучшение { $thing_gen }.
eh-event-gained-clue = { $who_short } получает улику.
eh-event-discarded-clue = { $who_short } сбрасывает улику.
eh-event-discarded-clue-alone = Сброшена улика { $place_in }.
eh-event-clue-spawned = Новая улика { $place_in }.
eh-event-clue-moved = Улика перемещается { $place_into }.
eh-event-gate-opened = { CAP($place_in) } открываются врата.
eh-event-gate-closed = { $who_short } закрывает врата { $place_in }.
eh-event-gate-discarded = Врата { $place_in } сброшены.
eh-event-monster-spawned = { $thing } { $thing_gender ->
    [plural] появляются
   *[other] появляется
} { $place_in }.
eh-event-monster-moved = { $thing } { $thing_gender ->
    [plural] перемещаются
   *[other] перемещается
} { $place_into }.
eh-event-monster-hurt = { $thing } { $place_in } { $thing_gender ->
    [plural] теряют
   *[other] теряет
} { $n ->
    [one] { $n } здоровье
   *[other] { $n } здоровья
}.
eh-event-monster-healed = { $thing } { $place_in } { $thing_gender ->
    [plural] восстанавливают
   *[other] восстанавливает
} здоровье.
eh-event-monster-defeated = { $who_short } побеждает { $thing_acc }.
eh-event-monster-defeated-alone = Побеждён монстр: { $thing }.
eh-event-monster-discarded = Сброшен монстр: { $thing }.
eh-event-ambushed = { $thing } { $thing_gender ->
    [plural] нападают
   *[other] нападает
} на { $who_acc } из засады.
eh-event-fought = { $who_short } сражается против { $thing_gen }.
eh-event-doom = Безысходность: { $was } → { $n }.
eh-event-omen = Знамение: { $omen }.
eh-event-omen-set = Знамение меняется: { $omen }.
eh-event-awoke = { $thing } пробуждается.
eh-event-encounter = { $who_short }: { $thing }.
eh-event-mythos = Миф: «{ $thing }».
eh-event-rumor-spread = { CAP($place_in) } расходится слух «{ $thing }».
eh-event-rumor-solved = Слух «{ $thing }» завершён.
eh-event-mythos-discarded = Миф «{ $thing }» сброшен.
eh-event-reckoning = Расплата.
eh-event-surge = Волна монстров.
eh-event-tokens-put = Жетоны выложены { $place_in }: { $n }.
eh-event-tokens-put-card = Положено жетонов Древних: { $n } («{ $thing }»).
eh-event-tokens-taken = На карте «{ $thing }» осталось жетонов: { $n }.
eh-event-mystery = Открыта тайна «{ $thing }».
eh-event-mystery-advanced = Тайна ближе к разгадке.
eh-event-mystery-solved = Тайна «{ $thing }» разгадана.
eh-event-mystery-lost = Разгаданная тайна возвращается в колоду.
eh-event-fell = { $thing } терпит поражение.
eh-event-devoured = { $thing } { $thing_gender ->
    [feminine] сожрана
   *[other] сожран
}.
eh-event-eliminated = { $who_short } выбывает из игры.
eh-event-lead-passed = Ведущим сыщиком становится { $who_short }.
eh-event-reserve-filled = В резерв выложена карта «{ $thing }».
eh-event-expedition = Экспедиция теперь { $place_in }.
eh-event-looked-at-gates = { $who_short } смотрит верхние врата стопки.
eh-event-read-back = { $who_short } читает оборот карты «{ $thing }».
eh-event-took-belongings = { $who_short } забирает имущество павшего сыщика.
eh-event-ended = Партия окончена.
eh-event-ended-solved = Тайны разгаданы. Сыщики победили.
eh-event-ended-won = Последняя тайна разгадана. Сыщики победили.
eh-event-ended-all-eliminated = Все сыщики вне игры. Древний победил.
eh-event-ended-mythos-ran-out = Карты мифа кончились. Древний победил.
eh-event-ended-lost = Древний победил.

eh-goal-progress = Продвижение тайны

## Дневник партии

eh-diary-chart = Безысходность и тайны
eh-diary-rounds = Раунд
eh-diary-curve-doom = Безысходность
eh-diary-curve-mysteries = Разгаданные тайны
eh-diary-solved = Разгадана тайна «{ $thing }»
eh-diary-mystery-lost = Разгаданная тайна возвращается в колоду
eh-diary-awoke = { $thing } пробуждается
eh-diary-rumor-solved = Завершён слух «{ $thing }»
eh-diary-fell = { $thing } терпит поражение
eh-diary-devoured = { $thing } { $thing_gender ->
    [feminine] сожрана
   *[other] сожран
}
eh-fate-fell = поражение, раунд { $round }
eh-fate-devoured = во тьме с раунда { $round }
eh-deed-clues = Улики
eh-deed-gates = Закрытые врата
eh-deed-monsters = Побеждённые монстры
eh-deed-passed = Пройденные проверки
eh-deed-failed = Проваленные проверки
eh-deed-health = Потеряно здоровья
eh-deed-sanity = Потеряно рассудка

## Конец партии

eh-ending-won = { $ancient }: сыщики победили
eh-ending-lost = { $ancient } побеждает
eh-ending-solved = Разгадано нужное число тайн.
eh-ending-won-final = Последняя тайна разгадана.
eh-ending-all-eliminated = Все сыщики вне игры.
eh-ending-mythos-ran-out = Карты мифа кончились.
eh-ending-lost-effect = Мир не устоял.
eh-ending-lost-awoke = Древний пробудился — и это конец.
eh-ending-lost-awake = Древний бодрствовал слишком долго: его уже не остановить.
eh-ending-lost-mythos-card = «{ $card }»: беду не удалось предотвратить.
eh-ending-mysteries = Разгадано тайн: { $solved } из { $needed }.
eh-ending-doom = Безысходность: { $doom }.
eh-ending-rounds = Раундов: { $rounds }.
eh-ending-score = Счёт: { $score }. Чем меньше, тем лучше.
eh-score-gates = Врата на поле ({ $n }): { $points }
eh-score-monsters = Монстры на поле ({ $n }): { $points }
eh-score-cursed = Проклятия ({ $n }): { $points }
eh-score-dark-pacts = Тёмные сделки ({ $n }): { $points }
eh-score-rumors = Слухи в игре ({ $n }): { $points }
eh-score-clues = Улики у сыщиков ({ $n }): { $points }
eh-score-blessed = Благословения ({ $n }): { $points }
eh-score-doom = Трек безысходности ({ $n }): { $points }

# О чём договариваются перед игрой.

eh-setup-ancient-one = Древний
eh-setup-ancient-one-any = кого пошлёт случай
eh-setup-mythos = Колода мифов
eh-setup-mythos-all = обычная
eh-setup-mythos-easier = легче: без трудных карт
eh-setup-mythos-harder = труднее: без лёгких карт
eh-setup-mythos-staged = по нарастающей: лёгкие, обычные, трудные
eh-setup-rumor = Слухи в начале
eh-setup-rumor-no = нет
eh-setup-rumor-yes = один уже ходит

## Шаги фазы мифа

eh-check-card = Карта мифа
eh-check-omen = Знамение
eh-check-reckoning = Расплата
eh-check-gates = Врата
eh-check-surge = Волна монстров
eh-check-clues = Улики
eh-check-event = Событие
eh-check-ongoing = Процесс
eh-check-rumor = Слух
eh-check-mystery = Тайна
eh-check-arrivals = Новые сыщики
eh-check-lead = Ведущий
eh-check-quoted = «{ $card }»
eh-check-monster = { $monster } { $place_in }
eh-check-condition = { $card }: { $who_short }

## Вопросы, шансы и отказы, до которых доходит не сразу

eh-reason-trade = Имущество и улики любых видов, в обе стороны, если оба согласны. Состояния, здоровье и улучшения не меняют.
eh-reason-reckoning = Сначала монстры, затем Древний, карты мифа и состояния сыщиков; внутри шага порядок выбирают.
eh-reason-convert = Потраченное здоровье восстанавливает рассудок и наоборот; последнее очко не тратят.
eh-ask-at-once = Несколько эффектов срабатывают одновременно. Что первым? Решает { $who_short }.
eh-you-at-once = Несколько эффектов срабатывают одновременно. Что разыграть первым?
eh-reason-encounter-after = После победы над всеми монстрами можно провести ещё один контакт.
eh-ask-pay-clues = Чем платит { $who_short }: уликами или рассудком? Осталось заплатить: { $n }.
eh-you-pay-clues = Чем вы платите: уликами или рассудком? Осталось заплатить: { $n }.
eh-reason-pay-clues = Раз за раунд рассудок платит вместо улики.
eh-ask-mark-fall = { $who_short } терпит поражение. Чем это отметить: раной или безумием?
eh-you-mark-fall = Вы пали. Чем это отметить: раной или безумием?
eh-ask-encounter-after = Монстров больше нет. Будет ли у { $who_gen } ещё один контакт?
eh-you-encounter-after = Монстров больше нет. Ещё один контакт?
eh-reason-group-clues = Платить может любой сыщик; последнее слово за ведущим.
eh-ask-group-clues = Кто платит улику за всех? Осталось заплатить: { $left }.
eh-you-group-clues = Кто платит улику за всех? Осталось заплатить: { $left }.
eh-reason-unimprove = За каждое отданное улучшение вы улучшите другой навык.
eh-ask-unimprove = Какие улучшения отдаст { $who_short }? Отдано: { $spent }.
eh-you-unimprove = Какие улучшения вы отдадите? Отдано: { $spent }.
eh-reason-give-lead = Ведущий сыщик выбыл; жетон достаётся тому, кто в игре.
eh-ask-give-lead = Кому { $who_short } передаёт жетон ведущего сыщика?
eh-you-give-lead = Кому вы передаёте жетон ведущего сыщика?
eh-ask-replace-ticket = Какой билет уступит место новому? Решает { $who_short }.
eh-you-replace-ticket = Какой билет уступит место новому?
eh-reason-replace-ticket = Больше двух билетов не держат. Новый: { $ticket }.
eh-ask-read-condition = Прочтёт ли { $who_short } оборот карты «{ $card }» у { $whom_gen }?
eh-you-read-condition = Прочтёте оборот карты «{ $card }» у { $whom_gen }?
eh-ask-order-gates = { $who_short } смотрит двое врат. Какие лягут наверх?
eh-you-order-gates = Какие врата лягут наверх стопки?
eh-odds-pass-sanity = { $clues ->
    [0] с единицей рассудка
    [one] с { $clues } уликой и единицей рассудка
   *[other] с { $clues } уликами и единицей рассудка
}
eh-odds-afford = хватит на карту за { $cost }, { $with }
eh-odds-loan = с банковской ссудой
eh-odds-and-loan = { $with } и банковской ссудой
eh-odds-unshaken = проверка воли без потери рассудка
eh-odds-unshaken-with = проверка воли без потери рассудка, { $with }
eh-odds-insane = потеря всего рассудка в проверке воли
eh-some-monster-text = текст самого монстра
eh-detail-odds-without = В шансах не учтено: { $what }.
eh-why-unmet = условие не выполнено
eh-why-leads-nowhere = из этого ничего не выйдет
eh-reason-short-cup = Монстров в пуле: { $n }.
eh-reason-omen-doom = Безысходность: { $n }. Когда Древний пробудится, врата вместо этого лягут на его лист.
eh-ask-short-cup = На все места монстров не хватит. Где они появятся раньше? Решает { $who_short }.
eh-you-short-cup = На все места монстров не хватит. Где они появятся раньше?
eh-ask-omen-doom = Какие врата следующими продвинут безысходность? Решает { $who_short }.
eh-you-omen-doom = Какие врата следующими продвинут безысходность?
eh-ask-fall-to-of = В какой город привезут { $whom_acc }? Решает { $who_short }.
eh-you-fall-to-of = В какой город привезут { $whom_acc }?
eh-choice-done-ticket = Оставить прежние два

## Вероятности

eh-odds-pass = шанс пройти проверку
eh-odds-pass-clues = { $clues ->
    [one] с { $clues } уликой
   *[other] с { $clues } уликами
}
eh-odds-better = шанс на ещё один успех
eh-odds-cheapest = хватит на карту за { $cost }
eh-odds-dearest = хватит на карту за { $cost }
eh-odds-defeat = победа за один бой
eh-mean-successes = успехов
eh-mean-sanity = потеря рассудка
eh-mean-health = потеря здоровья
