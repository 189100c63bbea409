# «Древний ужас»: что рассказывает стол — журнал, дневник и конец партии.
# Ключи те же, что в locales/en/eldritch-told.ftl; за этим следит проверка.
# Падежи, предлоги и имена — как в eldritch-table.ftl.

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
eh-event-arrived = В игру вступает { $thing }, { $place_in }.
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
eh-event-used = { $who_short } применяет «{ $thing }».
eh-event-used-sheet = { $who_short } применяет свою способность.
eh-event-cast = { $who_short } творит заклинание «{ $thing }».
eh-event-traded = { $who_short } меняется с { $thing_ins }.
eh-event-gave = { $who_short } отдаёт «{ $thing }» { $whom_dat }.
eh-event-gave-token = { $who_short } отдаёт { $thing_acc } { $whom_dat }.
eh-event-trade-refused = { $who_short } отказывается от обмена.
eh-event-bought = { $who_short } приобретает «{ $thing }».
eh-event-took-loan = { $who_short } берёт ссуду: ещё 2 успеха.
eh-event-tossed = { $who_short } сбрасывает из резерва «{ $thing }».
eh-event-turn-ended = { $who_short } заканчивает ход.
eh-event-rolled = { $who_short } проверяет { $thing_acc }: успехов { $n }.
eh-event-rerolled = { $who_short } перебрасывает: успехов { $n }.
eh-event-raised = { $who_short } улучшает кубик с { $n }.
eh-event-passed = Проверка { $thing_gen } пройдена: успехов { $n }.
eh-event-failed = Проверка { $thing_gen } не пройдена: успехов { $n }.
eh-event-threw = { $who_short } бросает кубики.
eh-event-spent-clue = { $who_short } тратит улику.
eh-event-spent = { $who_short } платит { $n }.
eh-event-spent-health = { $who_short } тратит здоровье: { $n }.
eh-event-spent-sanity = { $who_short } тратит рассудок: { $n }.
eh-event-lost = { $who_short } теряет { $n }.
eh-event-lost-health = { $who_short } теряет здоровье: { $n }.
eh-event-lost-sanity = { $who_short } теряет рассудок: { $n }.
eh-event-prevented = { $who_short }: предотвращено { $n }.
eh-event-prevented-health = { $who_short }: предотвращена потеря здоровья, { $n }.
eh-event-prevented-sanity = { $who_short }: предотвращена потеря рассудка, { $n }.
eh-event-recovered = { $who_short } восстанавливает { $n }.
eh-event-recovered-health = { $who_short } восстанавливает здоровье: { $n }.
eh-event-recovered-sanity = { $who_short } восстанавливает рассудок: { $n }.
eh-event-delayed = { $who_short } задерживается.
eh-event-gained = { $who_short } получает «{ $thing }».
eh-event-gained-token = { $who_short } получает { $thing_acc }.
eh-event-gained-nothing = { $who_short } ничего не получает: такой карты нет.
eh-event-discarded = { $who_short } сбрасывает «{ $thing }».
eh-event-discarded-token = { $who_short } сбрасывает { $thing_acc }.
eh-event-flipped = { $who_short } переворачивает «{ $thing }».
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
eh-event-monster-spawned = { CAP($place_in) } появляется { $thing }.
eh-event-monster-moved = { $thing } перемещается { $place_into }.
eh-event-monster-hurt = { $thing } { $place_in } теряет здоровье: { $n }.
eh-event-monster-healed = { $thing } { $place_in } восстанавливает здоровье.
eh-event-monster-defeated = { $who_short } побеждает: { $thing }.
eh-event-monster-defeated-alone = Побеждён монстр: { $thing }.
eh-event-monster-discarded = Сброшен монстр: { $thing }.
eh-event-ambushed = На { $who_acc } нападает { $thing }.
eh-event-fought = { $who_short } бьётся с { $thing_ins }.
eh-event-doom = Безысходность: { $was } → { $n }.
eh-event-omen = Знамение: { $omen }.
eh-event-omen-set = Знамение меняется: { $omen }.
eh-event-awoke = { $thing } пробуждается.
eh-event-encounter = { $who_short }: { $thing }.
eh-event-mythos = Миф: «{ $thing }».
eh-event-rumor-spread = { CAP($place_in) } расходится слух «{ $thing }».
eh-event-rumor-solved = Слух «{ $thing }» развеян.
eh-event-mythos-discarded = Миф «{ $thing }» сброшен.
eh-event-reckoning = Расплата.
eh-event-surge = Волна монстров.
eh-event-tokens-put = Жетоны древних сил { $place_into }: { $n }.
eh-event-tokens-put-card = Жетоны древних сил на «{ $thing }»: { $n }.
eh-event-tokens-taken = На «{ $thing }» осталось жетонов: { $n }.
eh-event-mystery = Открыта тайна «{ $thing }».
eh-event-mystery-advanced = Тайна ближе к разгадке.
eh-event-mystery-solved = Тайна «{ $thing }» раскрыта.
eh-event-mystery-lost = Раскрытая тайна снова скрыта.
eh-event-fell = { $thing } терпит поражение.
eh-event-devoured = { $thing }: сыщик поглощён.
eh-event-eliminated = { $who_short } выбывает из игры.
eh-event-lead-passed = Ведущий сыщик теперь { $who_short }.
eh-event-reserve-filled = В резерве «{ $thing }».
eh-event-expedition = Экспедиция теперь { $place_in }.
eh-event-looked-at-gates = { $who_short } смотрит верхние врата стопки.
eh-event-read-back = { $who_short } читает оборот «{ $thing }».
eh-event-took-belongings = { $who_short } забирает имущество павшего.
eh-event-ended = Партия окончена.
eh-event-ended-solved = Тайны раскрыты. Сыщики победили.
eh-event-ended-won = Последняя тайна раскрыта. Сыщики победили.
eh-event-ended-all-eliminated = Все сыщики вне игры. Древний победил.
eh-event-ended-mythos-ran-out = Мифы кончились. Древний победил.
eh-event-ended-lost = Древний победил.

eh-goal-progress = Продвижение тайны

## Дневник партии

eh-diary-chart = Безысходность и тайны
eh-diary-rounds = Раунд
eh-diary-curve-doom = Безысходность
eh-diary-curve-mysteries = Раскрытые тайны
eh-diary-solved = Раскрыта тайна «{ $thing }»
eh-diary-mystery-lost = Раскрытая тайна снова скрыта
eh-diary-awoke = { $thing } пробуждается
eh-diary-rumor-solved = Развеян слух «{ $thing }»
eh-diary-fell = { $thing } терпит поражение
eh-diary-devoured = { $thing }: сыщик поглощён
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
eh-ending-solved = Раскрыто нужное число тайн.
eh-ending-won-final = Последняя тайна раскрыта.
eh-ending-all-eliminated = Все сыщики вне игры.
eh-ending-mythos-ran-out = Карты мифа кончились.
eh-ending-lost-effect = Мир не устоял.
eh-ending-mysteries = Раскрыто тайн: { $solved } из { $needed }.
eh-ending-doom = Безысходность: { $doom }.
eh-ending-rounds = Раундов: { $rounds }.
eh-ending-score = Счёт: { $score }. Чем меньше, тем лучше.
eh-score-gates = Врата на поле ({ $n }): { $points }
eh-score-monsters = Монстры на поле ({ $n }): { $points }
eh-score-cursed = Проклятия ({ $n }): { $points }
eh-score-dark-pacts = Тёмные договоры ({ $n }): { $points }
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
