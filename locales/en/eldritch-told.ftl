# Eldritch Horror: what the table tells — Mythos, the log, the diary and the end of a game.
# The same keys as locales/ru/eldritch-told.ftl; a test sees to it.

## Mythos

eh-mythos-a-proposition = A Proposition
eh-mythos-buying-information = Buying Information
eh-mythos-heart-of-corruption = Heart of Corruption
eh-mythos-support-of-the-church = Support of the Church
eh-mythos-that-which-consumes = That Which Consumes
eh-mythos-from-beyond = From Beyond
eh-mythos-rising-terror = Rising Terror
eh-mythos-strange-sightings = Strange Sightings
eh-mythos-tied-to-a-dark-purpose = Tied to a Dark Purpose
eh-mythos-torn-asunder = Torn Asunder
eh-mythos-blood-flows = Blood Flows
eh-mythos-calling-the-elder-things = Calling the Elder Things
eh-mythos-dimensional-instability = Dimensional Instability
eh-mythos-driven-to-bankruptcy = Driven to Bankruptcy
eh-mythos-legitimate-banking = Legitimate Banking
eh-mythos-no-peace-for-the-fallen = No Peace For the Fallen
eh-mythos-patrolling-the-border = Patrolling the Border
eh-mythos-unexpected-betrayal = Unexpected Betrayal
eh-mythos-everyone-has-a-price = Everyone Has a Price
eh-mythos-omen-of-good-fortune = Omen of Good Fortune
eh-mythos-rally-the-people = Rally the People
eh-mythos-silver-twilight-aid = Silver Twilight Aid
eh-mythos-the-world-fights-back = The World Fights Back
eh-mythos-all-for-nothing = All For Nothing
eh-mythos-desperate-times = Desperate Times
eh-mythos-eyes-everywhere = Eyes Everywhere
eh-mythos-perplexing-stars = Perplexing Stars
eh-mythos-the-storm = The Storm
eh-mythos-a-dark-power = A Dark Power
eh-mythos-ancient-guardians = Ancient Guardians
eh-mythos-arrests-made-in-murder-case = Arrests Made in Murder Case!
eh-mythos-burden-of-greed = Burden of Greed
eh-mythos-from-bad-to-worse = From Bad to Worse
eh-mythos-haunting-nightmares = Haunting Nightmares
eh-mythos-heat-wave-singes-the-globe = Heat Wave Singes the Globe
eh-mythos-the-bermuda-triangle = The Bermuda Triangle
eh-mythos-the-world-shakes = The World Shakes
eh-mythos-tide-of-despair = Tide of Despair
eh-mythos-treacherous-magic = Treacherous Magic
eh-mythos-fractured-reality = Fractured Reality
eh-mythos-growing-madness = Growing Madness
eh-mythos-lost-knowledge = Lost Knowledge
eh-mythos-secrets-of-the-past = Secrets of the Past
eh-mythos-dimensions-collide = Dimensions Collide
eh-mythos-mysterious-lights = Mysterious Lights
eh-mythos-spreading-sickness = Spreading Sickness
eh-mythos-web-between-worlds = Web Between Worlds
eh-mythos-faded-from-society = Faded From Society
eh-mythos-return-of-the-ancient-ones = Return of the Ancient Ones
eh-mythos-stars-aligned = Stars Aligned
eh-mythos-the-wind-walker = The Wind-Walker

## Stories

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

## Events

eh-event-with-story = { $what } { $story }
eh-event-opponent = The investigators face { $thing }.
eh-event-arrived = { $thing } enters play { $place_in }.
eh-event-round = Round { $n }
eh-event-action-phase = Action phase
eh-event-encounter-phase = Encounter phase
eh-event-mythos-phase = Mythos phase
eh-event-stood-up = { $who_short } is no longer delayed.
eh-event-travelled = { $who_short } travels { $place_into }.
eh-event-moved = { $who_short } moves { $place_into }.
eh-event-prepared = { $who_short } takes a ticket.
eh-event-prepared-train = { $who_short } takes a train ticket.
eh-event-prepared-ship = { $who_short } takes a ship ticket.
eh-event-rested = { $who_short } rests.
eh-event-used = { $who_short } uses “{ $thing }”.
eh-event-used-sheet = { $who_short } uses an investigator ability.
eh-event-cast = { $who_short } casts “{ $thing }”.
eh-event-traded = { $who_short } trades with { $thing }.
eh-event-gave = { $who_short } gives “{ $thing }” to { $whom }.
eh-event-gave-token = { $who_short } gives a { $thing } to { $whom }.
eh-event-trade-refused = { $who_short } refuses the trade.
eh-event-bought = { $who_short } acquires “{ $thing }”.
eh-event-took-loan = { $who_short } takes a bank loan: 2 more successes.
eh-event-tossed = { $who_short } discards “{ $thing }” from the reserve.
eh-event-turn-ended = { $who_short } ends the turn.
eh-event-rolled = { $who_short } tests { $thing }: { $n ->
    [0] no successes
    [one] { $n } success
   *[other] { $n } successes
}.
eh-event-rerolled = { $who_short } rerolls: { $n ->
    [0] no successes
    [one] { $n } success
   *[other] { $n } successes
}.
eh-event-raised = { $who_short } raises a die showing { $n }.
eh-event-passed = { $thing } test passed: { $n ->
    [one] { $n } success
   *[other] { $n } successes
}.
eh-event-failed = { $thing } test failed: { $n ->
    [0] no successes
    [one] { $n } success
   *[other] { $n } successes
}.
eh-event-threw = { $who_short } rolls { $dice ->
    [1] a die
   *[other] dice
}.
eh-event-spent-clue = { $who_short } spends a clue.
eh-event-spent = { $who_short } pays { $n }.
eh-event-spent-health = { $who_short } spends { $n } health.
eh-event-spent-sanity = { $who_short } spends { $n } sanity.
eh-event-lost = { $who_short } loses { $n }.
eh-event-lost-health = { $who_short } loses { $n } health.
eh-event-lost-sanity = { $who_short } loses { $n } sanity.
eh-event-prevented = { $who_short } prevents a loss of { $n }.
eh-event-prevented-health = { $who_short } prevents the loss of { $n } health.
eh-event-prevented-sanity = { $who_short } prevents the loss of { $n } sanity.
eh-event-recovered = { $who_short } recovers { $n }.
eh-event-recovered-health = { $who_short } recovers { $n } health.
eh-event-recovered-sanity = { $who_short } recovers { $n } sanity.
eh-event-delayed = { $who_short } becomes delayed.
eh-event-gained = { $who_short } gains “{ $thing }”.
eh-event-gained-token = { $who_short } gains a { $thing }.
eh-event-gained-nothing = { $who_short } gains nothing: there is no such card.
eh-event-drew-again = { $who_short } draws “{ $thing }”, has it already, and shuffles it back to draw another.
eh-event-discarded = { $who_short } discards “{ $thing }”.
eh-event-discarded-token = { $who_short } discards a { $thing }.
eh-event-flipped = { $who_short } flips “{ $thing }”.
eh-event-improved = { $who_short } improves { $thing }.
eh-event-gave-up-improvement = { $who_short } gives up an improvement to { $thing }.
eh-event-gained-clue = { $who_short } gains a clue.
eh-event-discarded-clue = { $who_short } discards a clue.
eh-event-discarded-clue-alone = The clue { $place_in } is discarded.
eh-event-clue-spawned = A new clue { $place_in }.
eh-event-clue-moved = A clue moves { $place_into }.
eh-event-gate-opened = A gate opens { $place_in }.
eh-event-gate-closed = { $who_short } closes the gate { $place_in }.
eh-event-gate-discarded = The gate { $place_in } is discarded.
eh-event-monster-spawned = { $thing } { $thing_gender ->
    [plural] appear
   *[other] appears
} { $place_in }.
eh-event-monster-moved = { $thing } { $thing_gender ->
    [plural] move
   *[other] moves
} { $place_into }.
eh-event-monster-hurt = { $thing } { $place_in } { $thing_gender ->
    [plural] lose
   *[other] loses
} { $n } health.
eh-event-monster-healed = { $thing } { $place_in } { $thing_gender ->
    [plural] recover
   *[other] recovers
} health.
eh-event-monster-defeated = { $who_short } defeats { $thing_acc }.
eh-event-monster-defeated-alone = Monster defeated: { $thing }.
eh-event-monster-discarded = Monster discarded: { $thing }.
eh-event-ambushed = { $who_short } is ambushed by { $thing_acc }.
eh-event-fought = { $who_short } fights { $thing_acc }.
eh-event-doom = Doom: { $was } → { $n }.
eh-event-omen = Omen: { $omen }.
eh-event-omen-set = The omen changes: { $omen }.
eh-event-awoke = { $thing } awakens.
eh-event-encounter = { $who_short }: { $thing }.
eh-event-mythos = Mythos: “{ $thing }”.
eh-event-rumor-spread = The rumor “{ $thing }” spreads { $place_in }.
eh-event-rumor-solved = The rumor “{ $thing }” is solved.
eh-event-mythos-discarded = The Mythos card “{ $thing }” is discarded.
eh-event-reckoning = Reckoning.
eh-event-surge = Monster surge.
eh-event-tokens-put = Tokens placed { $place_in }: { $n }.
eh-event-tokens-put-card = Eldritch tokens placed on “{ $thing }”: { $n }.
eh-event-tokens-taken = Tokens left on “{ $thing }”: { $n }.
eh-event-mystery = A new mystery: “{ $thing }”.
eh-event-mystery-advanced = The mystery is closer to being solved.
eh-event-mystery-solved = The mystery “{ $thing }” is solved.
eh-event-mystery-lost = A solved mystery goes back into the deck.
eh-event-fell = { $thing } is defeated.
eh-event-devoured = { $thing } is devoured.
eh-event-eliminated = { $who_short } is eliminated.
eh-event-lead-passed = { $who_short } is now the lead investigator.
eh-event-reserve-filled = “{ $thing }” is added to the reserve.
eh-event-expedition = The expedition is now { $place_in }.
eh-event-looked-at-gates = { $who_short } looks at the top gates of the stack.
eh-event-read-back = { $who_short } reads the back of “{ $thing }”.
eh-event-took-belongings = { $who_short } takes what a fallen investigator left.
eh-event-ended = The game is over.
eh-event-ended-solved = The mysteries are solved. The investigators win.
eh-event-ended-won = The Final Mystery is solved. The investigators win.
eh-event-ended-all-eliminated = All investigators are eliminated. The Ancient One wins.
eh-event-ended-mythos-ran-out = The Mythos deck has run out. The Ancient One wins.
eh-event-ended-lost = The Ancient One wins.

eh-goal-progress = Mystery progress

## The diary of a game

eh-diary-chart = Doom and mysteries
eh-diary-rounds = Round
eh-diary-curve-doom = Doom
eh-diary-curve-mysteries = Mysteries solved
eh-diary-solved = The mystery “{ $thing }” is solved
eh-diary-mystery-lost = A solved mystery goes back into the deck
eh-diary-awoke = { $thing } awakens
eh-diary-rumor-solved = The rumor “{ $thing }” is solved
eh-diary-fell = { $thing } is defeated
eh-diary-devoured = { $thing } is devoured
eh-fate-fell = defeated in round { $round }
eh-fate-devoured = devoured in round { $round }
eh-deed-clues = Clues
eh-deed-gates = Gates closed
eh-deed-monsters = Monsters defeated
eh-deed-passed = Tests passed
eh-deed-failed = Tests failed
eh-deed-health = Health lost
eh-deed-sanity = Sanity lost

## The end

eh-ending-won = { $ancient }: the investigators win
eh-ending-lost = { $ancient } wins
eh-ending-solved = Enough mysteries are solved.
eh-ending-won-final = The Final Mystery is solved.
eh-ending-all-eliminated = All investigators are eliminated.
eh-ending-mythos-ran-out = The Mythos deck has run out.
eh-ending-lost-effect = The world did not hold.
eh-ending-lost-awoke = The Ancient One has awoken, and that was the end.
eh-ending-lost-awake = The Ancient One was awake too long to be stopped.
eh-ending-lost-mythos-card = “{ $card }” was not averted in time.
eh-ending-mysteries = Mysteries solved: { $solved } of { $needed }.
eh-ending-doom = Doom: { $doom }.
eh-ending-rounds = Rounds: { $rounds }.
eh-ending-score = Score: { $score }. Lower is better.
eh-score-gates = Gates on the board ({ $n }): { $points }
eh-score-monsters = Monsters on the board ({ $n }): { $points }
eh-score-cursed = Curses ({ $n }): { $points }
eh-score-dark-pacts = Dark Pacts ({ $n }): { $points }
eh-score-rumors = Rumors in play ({ $n }): { $points }
eh-score-clues = Clues held ({ $n }): { $points }
eh-score-blessed = Blessings ({ $n }): { $points }
eh-score-doom = Doom track ({ $n }): { $points }

# What is agreed before the game.

eh-setup-ancient-one = Ancient One
eh-setup-ancient-one-any = Random
eh-setup-mythos = Mythos deck
eh-setup-mythos-all = Standard
eh-setup-mythos-easier = Easier: no hard cards
eh-setup-mythos-harder = Harder: no easy cards
eh-setup-mythos-staged = Staged: easy, then normal, then hard
eh-setup-rumor = Rumors at the start
eh-setup-rumor-no = None
eh-setup-rumor-yes = One is already in play

## The steps of the Mythos phase

eh-check-card = Mythos card
eh-check-omen = Omen
eh-check-reckoning = Reckoning
eh-check-gates = Gates
eh-check-surge = Monster surge
eh-check-clues = Clues
eh-check-event = Event
eh-check-ongoing = Ongoing
eh-check-rumor = Rumor
eh-check-mystery = Mystery
eh-check-arrivals = New investigators
eh-check-lead = Lead
eh-check-quoted = “{ $card }”
eh-check-monster = { $monster } { $place_in }
eh-check-condition = { $card }: { $who_short }

## Questions, odds and refusals that come up later in a game

eh-reason-trade = Possessions and clues of all kinds, both ways, if both agree. Conditions, health and improvements are not traded.
eh-reason-reckoning = First monsters, then the Ancient One, Mythos cards and the investigators’ conditions; within a step the order is free.
eh-reason-convert = Health spent restores sanity and the other way round; the last point is never spent.
eh-ask-at-once = Several things would happen at once. What comes first? { $who_short } decides.
eh-you-at-once = Several things would happen at once. What comes first?
eh-reason-encounter-after = With all monsters defeated you may have one more encounter.
eh-ask-pay-clues = What does { $who_short } pay with, clues or sanity? Left to pay: { $n }.
eh-you-pay-clues = What do you pay with, clues or sanity? Left to pay: { $n }.
eh-reason-pay-clues = Once per round sanity may be paid in place of a clue.
eh-ask-mark-fall = What marks the fall of { $who_short }: injury or insanity?
eh-you-mark-fall = You have fallen. What marks it: injury or insanity?
eh-ask-encounter-after = No monsters are left. Will { $who_short } have another encounter?
eh-you-encounter-after = No monsters are left. Another encounter?
eh-reason-group-clues = Any investigator may pay; the lead has the last word.
eh-ask-group-clues = Who pays a clue for all? Left to pay: { $left }.
eh-you-group-clues = Who pays a clue for all? Left to pay: { $left }.
eh-reason-unimprove = For each improvement given up you improve another skill.
eh-ask-unimprove = Which improvements will { $who_short } give up? Given up: { $spent }.
eh-you-unimprove = Which improvements will you give up? Given up: { $spent }.
eh-reason-give-lead = The lead investigator is out; the token goes to somebody in play.
eh-ask-give-lead = Who gets the lead investigator token? { $who_short } decides.
eh-you-give-lead = Who gets the lead investigator token?
eh-ask-replace-ticket = Which ticket will { $who_short } give up for the new one?
eh-you-replace-ticket = Which ticket makes way for the new one?
eh-reason-replace-ticket = Nobody holds more than two tickets. The new one: { $ticket }.
eh-ask-read-condition = Will { $who_short } read the back of “{ $card }” held by { $whom_short }?
eh-you-read-condition = Read the back of “{ $card }” held by { $whom_short }?
eh-ask-order-gates = { $who_short } looks at two gates. Which goes on top?
eh-you-order-gates = Which gate goes on top of the stack?
eh-odds-pass-sanity = { $clues ->
    [0] with 1 sanity
    [one] with { $clues } clue and 1 sanity
   *[other] with { $clues } clues and 1 sanity
}
eh-odds-afford = enough for a card costing { $cost }, { $with }
eh-odds-loan = with a bank loan
eh-odds-and-loan = { $with } and a bank loan
eh-odds-unshaken = no sanity lost in the Will test
eh-odds-unshaken-with = no sanity lost in the Will test, { $with }
eh-odds-insane = all sanity lost in the Will test
eh-some-monster-text = the monster’s own text
eh-detail-odds-without = Not counted in the odds: { $what }.
eh-why-unmet = its condition is not met
eh-why-leads-nowhere = it would have no effect
eh-reason-short-cup = Monsters left in the cup: { $n }.
eh-reason-omen-doom = Doom is at { $n }. Once the Ancient One is awake, gates go onto the sheet instead.
eh-ask-short-cup = There are too few monsters for every place. Where do they come first? { $who_short } decides.
eh-you-short-cup = There are too few monsters for every place. Where do they come first?
eh-ask-omen-doom = Which gate advances doom next? { $who_short } decides.
eh-you-omen-doom = Which gate advances doom next?
eh-ask-fall-to-of = To which city is { $whom } brought? { $who_short } decides.
eh-you-fall-to-of = To which city is { $whom } brought?
eh-choice-done-ticket = Keep the two held before

## Odds

eh-odds-pass = chance to pass
eh-odds-pass-clues = { $clues ->
    [one] with { $clues } clue
   *[other] with { $clues } clues
}
eh-odds-better = chance of one more success
eh-odds-cheapest = enough for a card costing { $cost }
eh-odds-dearest = enough for a card costing { $cost }
eh-odds-defeat = defeated in one combat
eh-mean-successes = successes
eh-mean-sanity = sanity lost
eh-mean-health = health lost
