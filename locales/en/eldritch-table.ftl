# Eldritch Horror: what the table says — questions, answers, reasons, events, captions.
# The same keys as locales/ru/eldritch-table.ftl; a test sees to it.
# A place brings its prepositions: _in, _into, _from. Reasons (eh-why-) follow a colon: no capital, no full stop.

## Seats before an investigator is chosen

eh-seat-p1 = Investigator 1
    .short = Investigator 1
eh-seat-p2 = Investigator 2
    .short = Investigator 2
eh-seat-p3 = Investigator 3
    .short = Investigator 3
eh-seat-p4 = Investigator 4
    .short = Investigator 4
eh-seat-p5 = Investigator 5
    .short = Investigator 5
eh-seat-p6 = Investigator 6
    .short = Investigator 6
eh-seat-p7 = Investigator 7
    .short = Investigator 7
eh-seat-p8 = Investigator 8
    .short = Investigator 8
eldritch-seat-p1 = { eh-seat-p1 }
eldritch-seat-p2 = { eh-seat-p2 }
eldritch-seat-p3 = { eh-seat-p3 }
eldritch-seat-p4 = { eh-seat-p4 }
eldritch-seat-p5 = { eh-seat-p5 }
eldritch-seat-p6 = { eh-seat-p6 }
eldritch-seat-p7 = { eh-seat-p7 }
eldritch-seat-p8 = { eh-seat-p8 }

## What is spoken of where there is no name

eh-some-place = this place
    .in = here
    .into = here
    .from = from here
eh-some-nothing = nothing
eh-some-rules = the rules
eh-some-mystery = a mystery
eh-some-ancient = the Ancient One
eh-some-monster = a monster

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

## Phases and steps

eh-step-round = Round { $round }
eh-phase-setup = Set-up
eh-phase-action = Action
eh-phase-encounter = Encounter
eh-phase-mythos = Mythos
eh-step-asked = { $who_short } decides
eh-step-mythos = “{ $card }”
eh-step-reckoning = Reckoning, to come: { $left }
eh-step-reckoning-last = Reckoning: the last of it
eh-step-surge = Monster surge, to come: { $left }
eh-step-surge-last = Monster surge: the last gate
eh-step-gates = Gates to open: { $n }
eh-step-clues = Clues to spawn: { $n }
eh-step-fight = { $who_short } fights: { $foe }
eh-step-test = Test: { $skill }
eh-step-trade = Trade: { $who_short } and { $with_short }
eh-action-of = action { $at } of { $of }

## Steps of the Mythos phase

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

## The board and what is on it

eh-board-world = World
eh-sea-pacific = Pacific Ocean
eh-sea-atlantic = Atlantic
eh-sea-indian = Indian Ocean
eh-piece-clue = clue
eh-piece-token = eldritch token
eh-piece-rumor = rumor “{ $rumor }”
eh-piece-mystery = mystery token
eh-piece-expedition = expedition
eh-piece-fallen = fallen investigator
eh-piece-crippled = { $who }: crippled
eh-piece-insane = { $who }: insane
eh-gate-green = gate, comet
eh-gate-blue = gate, constellation
eh-gate-red = gate, eclipse
eh-text-gate = Here one may enter an Other World and close the gate. When the omen matches the gate, doom advances.
eh-onward-train = Further by train: { $places }
eh-onward-ship = Further by ship: { $places }

## Tracks and goals

eh-track-doom = Doom
eh-track-omen = Omen
eh-marker-omen-tokens = { $n ->
    [one] { $n } token on the comet
   *[other] { $n } tokens on the comet
}
eh-goal-mysteries = Mysteries
eh-goal-final = Final Mystery

## Figures

eh-term-health = health
eh-term-sanity = sanity
eh-term-toughness = toughness
eh-term-health-left = health left
eh-term-clue = clue
eh-term-monster = monsters
eh-term-token = eldritch tokens
eh-term-gate = gate
eh-term-doom = doom
eh-term-train-ticket = train ticket
    .ins = by train
eh-term-ship-ticket = ship ticket
    .ins = by ship
eh-term-price = cost
eh-term-success = success
eh-term-two-successes = two successes
eh-term-miss = miss
eh-term-taken-up = to be rerolled
eh-roll = { $skill } test
eh-pocket-clues = { $count ->
    [one] clue
   *[other] clues
}
eh-pocket-trains = { $count ->
    [one] train ticket
   *[other] train tickets
}
eh-pocket-ships = { $count ->
    [one] ship ticket
   *[other] ship tickets
}

## Cards and supplies

eh-sheet-line = { $who_title } · { $place }
eh-zone-possessions = Possessions
eh-card-abilities = Abilities
eh-card-sheet = Investigator
eh-card-back = Back
eh-card-mythos = Mythos
eh-card-fallen = Fallen investigator
eh-card-gate = Gate { $place_in }, number { $nth } from the top
eh-supply-mythos = Mythos
eh-supply-gates = Gates
eh-supply-monsters = Monsters
eh-supply-clues = Clues
eh-supply-expeditions = Expeditions
eh-supply-assets = Assets
eh-supply-spells = Spells
eh-supply-conditions = Conditions
eh-supply-artifacts = Artifacts
eh-supply-reserve = Reserve
eh-supply-in-play = On the table
eh-mark-lead = lead
eh-mark-delayed = delayed
eh-mark-fallen = fallen
eh-mark-eliminated = eliminated
eh-mark-done = not in play

## Questions

eh-ask-nothing = There is nothing to decide now.
eh-you-nothing = There is nothing to decide now.
eh-ask-sheet = Whom will { $who } play?
eh-you-sheet = Whom will you play?
eh-ask-turn = { $who_short } acts { $place_in }.
eh-you-turn = What will you do { $place_in }?
eh-ask-one-action = { $who_short } performs one more action.
eh-you-one-action = Which action will you perform?
eh-ask-encounter = Which encounter will { $who_short } have { $place_in }?
eh-you-encounter = Which encounter will you have { $place_in }?
eh-ask-encounter-after = No monsters are left. Will { $who_short } have another encounter?
eh-you-encounter-after = No monsters are left. Another encounter?
eh-ask-monsters = Whom will { $who_short } fight first? Monsters: { $left }.
eh-you-monsters = Whom will you fight first? Monsters: { $left }.
eh-ask-pass-lead = Will { $who_short } pass the lead investigator token?
eh-you-pass-lead = Who will be lead investigator?
eh-ask-give-lead = To whom does { $who_short } give the lead investigator token?
eh-you-give-lead = To whom do you give the lead investigator token?
eh-ask-may = Will { $who_short } accept?
eh-you-may = Do you accept?
eh-ask-may-pay = Will { $who_short } pay?
eh-you-may-pay = Will you pay?
eh-ask-unless = What will { $who_short } choose?
eh-you-unless = What will you choose?
eh-ask-choose = What will { $who_short } choose?
eh-you-choose = What will you choose?
eh-ask-pick = Whom or what will { $who_short } choose?
eh-you-pick = Whom or what will you choose?
eh-ask-where = Which place will { $who_short } choose?
eh-you-where = Which place will you choose?
eh-ask-aim = Whom or what will { $who_short } aim at?
eh-you-aim = Whom or what will you aim at?
eh-ask-trigger = “{ $thing }”: will { $who_short } use it?
eh-you-trigger = “{ $thing }”: will you use it?
eh-ask-test-prepare = { $skill } test: what will help { $who_short } before the roll?
eh-you-test-prepare = { $skill } test: what will help before the roll?
eh-ask-test-improve = { $skill } test: will { $who_short } mend the roll?
eh-you-test-improve = { $skill } test: will you mend the roll?
eh-ask-test-take-up = Which die will { $who_short } reroll?
eh-you-test-take-up = Which die will you reroll?
eh-ask-test-raise = Which die will { $who_short } raise?
eh-you-test-raise = Which die will you raise by { $by }?
eh-ask-fight = Combat: { $foe }. Will { $who_short } cast a spell?
eh-you-fight = Combat: { $foe }. Will you cast a spell?
eh-ask-loss = { $who_short } loses { $n } { $pool }. Will some of it be prevented?
eh-you-loss = You lose { $n } { $pool }. Will you prevent some of it?
eh-ask-loss-of = { $whom_short } loses { $n } { $pool }. Will { $who_short } help?
eh-you-loss-of = { $whom_short } loses { $n } { $pool }. Will you help?
eh-ask-take-reserve = What will { $who_short } take from the reserve?
eh-you-take-reserve = What will you take from the reserve? Cards: { $n }.
eh-ask-find-ally = Which ally will { $who_short } take?
eh-you-find-ally = Which ally will you take?
eh-ask-buy = { $who_short } acquires assets. Successes left: { $left }.
eh-you-buy = What will you acquire? Successes left: { $left }.
eh-ask-discard = What will { $who_short } discard? To go: { $n }.
eh-you-discard = What will you discard? To go: { $n }.
eh-ask-discard-any = Will { $who_short } discard anything more?
eh-you-discard-any = Will you discard anything more?
eh-ask-replace-ticket = Which ticket will { $who_short } give up for the new one?
eh-you-replace-ticket = Which ticket makes way for the new one?
eh-ask-improve = Which skill will { $who_short } improve?
eh-you-improve = Which skill will you improve?
eh-ask-improve-again = Will { $who_short } improve { $skill } once more?
eh-you-improve-again = Improve { $skill } once more?
eh-ask-unimprove = Which improvements will { $who_short } give up? Given up: { $spent }.
eh-you-unimprove = Which improvements will you give up? Given up: { $spent }.
eh-ask-moving = Where will { $who_short } go? Spaces left: { $left }.
eh-you-moving = Where will you go { $place_from }? Spaces left: { $left }.
eh-ask-moving-tickets = { $who_short } is { $place_in } now. Further by ticket?
eh-you-moving-tickets = You are { $place_in } now. Further by ticket?
eh-ask-convert = What will { $who_short } turn into what?
eh-you-convert = What will you turn into what?
eh-ask-set-omen = Which omen will { $who_short } choose?
eh-you-set-omen = Which omen will you choose?
eh-ask-group-clues = Who pays a clue for all? To go: { $left }.
eh-you-group-clues = Who pays a clue for all? To go: { $left }.
eh-ask-trade = { $who_short } trades with { $with }.
eh-you-trade = What will you trade with { $with }?
eh-ask-give = What will { $who_short } give to { $with }?
eh-you-give = What will you give to { $with }?
eh-ask-agree = Will { $who_short } agree to the trade?
eh-you-agree = { $with_short } offers a trade. Do you agree?
eh-ask-partner = With whom will { $who_short } trade?
eh-you-partner = With whom will you trade?
eh-ask-order-gates = { $who_short } looks at two gates. Which goes on top?
eh-you-order-gates = Which gate goes on top of the stack?
eh-ask-mark-fall = What marks the fall of { $who_short }: injury or insanity?
eh-you-mark-fall = You have fallen. What marks it: injury or insanity?
eh-ask-fall-to = To which city is { $who } brought?
eh-you-fall-to = To which city are you brought?
eh-ask-at-once = Several things would happen at once. What comes first? { $who_short } decides.
eh-you-at-once = Several things would happen at once. What comes first?
eh-ask-reckoning = Reckoning: what comes next? { $who_short } decides.
eh-you-reckoning = Reckoning: what comes next?
eh-ask-read-condition = Will { $who_short } read the back of “{ $card }” of { $whom_short }?
eh-you-read-condition = Read the back of “{ $card }” of { $whom_short }?
eh-ask-pay-clues = What does { $who_short } pay with, clues or sanity? To go: { $n }.
eh-you-pay-clues = What do you pay with, clues or sanity? To go: { $n }.

## Why it is asked

eh-reason-sheet = An investigator brings health, sanity, skills, possessions and a place to begin.
eh-reason-turn = Up to two actions, each no more than once a round.
eh-reason-encounter = An encounter must be had; of those there are, choose one.
eh-reason-encounter-after = With all monsters defeated you may have one more encounter.
eh-reason-monsters = Each monster is fought once; the order is yours.
eh-reason-pass-lead = The token may go to anyone or stay.
eh-reason-give-lead = The lead investigator is out; the token goes to somebody in play.
eh-reason-effect = { CAP($what) }
eh-reason-source = “{ $thing }”
eh-reason-trigger = “{ $thing }” may take effect.
eh-reason-test-prepare = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, success on { $from ->
    [6] 6
   *[other] { $from }–6
}. Successes needed: { $needs }.
eh-reason-test-passing = Successes { $result }, needed { $needs }: passed.
eh-reason-test-failing = Successes { $result }, needed { $needs }: failed.
eh-reason-loss = What is prevented is not lost at all.
eh-reason-buy = The costs may add up to the successes. Who takes nothing may discard one card of the reserve.
eh-reason-replace-ticket = Nobody holds more than two tickets. The new one: { $ticket }.
eh-reason-improve-again = The first improvement of a skill may be doubled.
eh-reason-unimprove = For each improvement given up you improve another skill.
eh-reason-moving = One space is one step to a neighbour.
eh-reason-moving-tickets = Each ticket is one more space along its own kind of path.
eh-reason-convert = Health spent restores sanity and the other way round; the last point is never spent.
eh-reason-group-clues = Any investigator may pay; the lead has the last word.
eh-reason-pay-clues = Once a round sanity pays in place of a clue.
eh-reason-trade = Possessions and clues of all kinds, both ways, if both agree. Conditions, health and improvements are not traded.
eh-reason-agree = You would get: { $gets }. You would give: { $gives }.
eh-reason-order-gates = The other goes to the bottom.
eh-reason-mark-fall = Health and sanity ran out together.
eh-reason-fall-to = These cities are equally near.
eh-reason-reckoning = First monsters, then the Ancient One, Mythos cards and the investigators’ conditions; within a step the order is free.
eh-reason-read-condition = Whoever reads it gains a clue.

## Groups of answers

eh-group-travel = Travel
eh-group-travel-ask = Where will you go?
eh-group-travel-why = The first space is free, by any path. Each further one costs a ticket.
eh-group-prepare = Prepare for travel
eh-group-prepare-ask = Which ticket will you take?
eh-group-prepare-why = Train or ship, if such a path leaves the city. Nobody holds more than two.
eh-group-trade = Trade
eh-group-trade-ask = With whom will you trade?
eh-group-trade-why = With an investigator in the same place.
eh-group-use = Abilities
eh-group-use-ask = What will you use?
eh-group-use-why = Each action of a component once a round.
eh-group-cast = Spells
eh-group-cast-ask = Which spell will you cast?
eh-group-cast-why = Usually a lore test; then the card is flipped.
eh-group-local = Local actions
eh-group-local-ask = Which local action will you perform?
eh-group-local-why = From your own card or from one of an investigator here.
eh-group-go = Further
eh-group-go-ask = Where next?
eh-group-go-why = A ticket leads along its own kind of path.
eh-group-buy = Acquire
eh-group-buy-ask = What will you acquire?
eh-group-buy-why = The cost is paid in successes.
eh-group-buy-for = Acquire for another
eh-group-buy-for-ask = What will you acquire, and for whom?
eh-group-buy-for-why = It may go to any investigator.
eh-group-toss = Discard from the reserve
eh-group-toss-ask = Which card of the reserve will you discard?
eh-group-toss-why = Only if nothing was taken.
eh-group-give = Give
eh-group-give-ask = What will you give?
eh-group-give-why = It changes hands when the trade is agreed.
eh-group-take = Take
eh-group-take-ask = What will you take?
eh-group-take-why = It changes hands when the trade is agreed.
eh-group-meet = Encounters
eh-group-meet-ask = Which encounter will you have?
eh-group-meet-why = Of those there are, choose one.

## Answers

eh-choice-play = { $who }
eh-choice-travel = Travel { $place_into }
eh-choice-prepare = Take a { $ticket }
eh-choice-acquire = Acquire assets
eh-choice-rest = Rest
eh-choice-trade = Trade with { $with }
eh-choice-use = Use “{ $thing }”
eh-choice-use-sheet = Ability of { $who_short }
eh-choice-use-reroll = Reroll a die
eh-choice-cast = Cast “{ $thing }”
eh-choice-local = Local action: “{ $thing }” ({ $who_short })
eh-choice-end = End the turn
eh-choice-go = Go { $place_into }
eh-choice-go-by = { CAP($ticket_ins) } { $place_into }
eh-choice-stop = Stay here
eh-choice-give = Give “{ $thing }”
eh-choice-give-token = Give a { $thing }
eh-choice-take = Take “{ $thing }”
eh-choice-take-token = Take a { $thing }
eh-choice-drop = Discard “{ $thing }”
eh-choice-drop-token = Discard a { $thing }
eh-choice-done = That is enough
eh-choice-done-trade = Offer the trade
eh-choice-done-buy = Take nothing more
eh-choice-agree = Agree
eh-choice-refuse = Refuse
eh-choice-buy = Acquire “{ $thing }”
eh-choice-buy-for = “{ $thing }” for { $who_short }
eh-choice-loan = Take a bank loan: 2 more successes and the condition “Debt”
eh-choice-toss = Discard “{ $thing }” from the reserve
eh-choice-fight = Fight: { $foe }
eh-choice-pass-monsters = Pass the monsters by
eh-choice-skip = Have no encounter
eh-choice-yes = Yes
eh-choice-yes-what = Yes: { $what }
eh-choice-no = No
eh-choice-no-what = No: { $what }
eh-choice-way = { CAP($what) }
eh-choice-way-nth = Way { $nth }
eh-choice-omen = { $omen }
eh-choice-improve = Improve { $skill }
eh-choice-unimprove = Give up an improvement of { $skill }
eh-choice-spend-clue = Spend a clue to reroll a die
eh-choice-spend-sanity = Spend 1 sanity instead of a clue
eh-choice-spend-sanity-die = Spend 1 sanity for another die
eh-choice-pay-clue = With a clue
eh-choice-pay-sanity = With sanity
eh-choice-die = The die showing { $face }
eh-choice-die-success = The die showing { $face }, a success
eh-choice-raise = The die showing { $face } becomes { $to }
eh-choice-roll = Roll
eh-choice-roll-again = Reroll what was taken up
eh-choice-stand = Leave it at that
eh-choice-stand-loss = Take the loss
eh-choice-stand-fight = Fight without spells
eh-choice-lead = Lead: { $who }
eh-choice-pay = { $who } pays
eh-choice-mark-crippled = Injury
eh-choice-mark-insane = Insanity
eh-choice-resolve = { CAP($thing) }
eh-choice-convert-health = { $n ->
    [0] Turn nothing
   *[other] Spend { $n } health for { $n } sanity
}
eh-choice-convert-sanity = { $n ->
    [0] Turn nothing
   *[other] Spend { $n } sanity for { $n } health
}
eh-choice-top = On top: the gate { $place_in }
eh-meet-general = General encounter { $place_in }
eh-meet-city = City encounter { $place_in }
eh-meet-research = Research encounter: the clue
eh-meet-other-world = Enter the gate: Other World
eh-meet-expedition = Expedition
eh-meet-rumor = Rumor “{ $thing }”
eh-meet-fallen = Fallen investigator: { $who }
eh-meet-mystery = Mystery “{ $thing }”
eh-meet-final = Final Mystery
eh-pick-nothing = Nothing
eh-pick-investigator = { $who }
eh-pick-monster = { $foe } { $place_in }
eh-pick-gate = The gate { $place_in }
eh-pick-clue = The clue { $place_in }
eh-pick-place = { $place }
eh-pick-card = “{ $thing }”

## Notes to answers

eh-note-sheet = { $who_title }. Health { $health }, sanity { $sanity }. Begins { $place_in }.
eh-note-area = { CAP($place_area) }
eh-note-foe = Toughness: { $toughness }
eh-note-passes = Successes: { $result }. Passed.
eh-note-fails = Successes: { $result }. Failed.
eh-note-condition-of = “{ $thing }” ({ $who_short })
eh-note-monster-at = { $thing } { $place_in }
eh-note-research = May bring the clue.
eh-note-other-world = May close the gate.
eh-note-expedition = May bring an artifact.
eh-note-rumor = May end the rumor.
eh-note-fallen = May bring their possessions.
eh-note-mystery = Advances the mystery.
eh-note-final = Decides the game.

## Odds

eh-odds-pass = test passed
eh-odds-pass-clues = { $clues ->
    [one] with { $clues } clue
   *[other] with { $clues } clues
}
eh-odds-better = one more success
eh-odds-cheapest = enough for { $cost }
eh-odds-dearest = enough for { $cost }
eh-odds-defeat = defeated in one combat
eh-mean-successes = successes
eh-mean-sanity = sanity lost
eh-mean-health = health lost

## Why not

eh-why-not-your-turn = somebody else decides now
eh-why-not-asked = something else is asked now
eh-why-no-actions-left = no actions are left
eh-why-done-this-round = already done this round
eh-why-delayed = the investigator is delayed
eh-why-forbidden = “{ $card }” forbids it
eh-why-not-adjacent = no path leads from here { $place_into }
eh-why-not-a-city = only in a city
eh-why-no-train-path = no trains leave from here
eh-why-no-ship-path = no ships leave from here
eh-why-monsters-here = a monster is here
eh-why-nobody-rests = nobody may rest for now
eh-why-nobody-here = nobody else is here
eh-why-not-held = you do not have it
eh-why-no-target = there is nothing to aim at
eh-why-too-dear = the cost is { $cost }, successes are { $left }
eh-why-has-debt = you already have a debt
eh-why-no-loan = there are no more loans
eh-why-cannot-pay = you cannot pay
eh-why-must-fight = combat comes first
eh-why-no-such-encounter = there is no such encounter here
eh-why-no-expeditions = there are no expeditions now
eh-why-no-clues = there are no clues
eh-why-already-used = already used
eh-why-improved = this skill can be improved no further
eh-why-no-train-ticket = no train ticket
eh-why-no-ship-ticket = no ship ticket

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
eh-event-used-sheet = { $who_short } uses their ability.
eh-event-cast = { $who_short } casts “{ $thing }”.
eh-event-traded = { $who_short } trades with { $thing }.
eh-event-gave = { $who_short } gives “{ $thing }” to { $whom }.
eh-event-gave-token = { $who_short } gives a { $thing } to { $whom }.
eh-event-trade-refused = { $who_short } refuses the trade.
eh-event-bought = { $who_short } acquires “{ $thing }”.
eh-event-took-loan = { $who_short } takes a bank loan: 2 more successes.
eh-event-tossed = { $who_short } discards “{ $thing }” from the reserve.
eh-event-turn-ended = { $who_short } ends the turn.
eh-event-rolled = { $who_short } tests { $thing }: successes { $n }.
eh-event-rerolled = { $who_short } rerolls: successes { $n }.
eh-event-raised = { $who_short } raises a die showing { $n }.
eh-event-passed = { $thing } test passed: successes { $n }.
eh-event-failed = { $thing } test failed: successes { $n }.
eh-event-threw = { $who_short } throws dice.
eh-event-spent-clue = { $who_short } spends a clue.
eh-event-spent = { $who_short } pays { $n }.
eh-event-spent-health = { $who_short } spends { $n } health.
eh-event-spent-sanity = { $who_short } spends { $n } sanity.
eh-event-lost = { $who_short } loses { $n }.
eh-event-lost-health = { $who_short } loses { $n } health.
eh-event-lost-sanity = { $who_short } loses { $n } sanity.
eh-event-prevented = { $who_short }: { $n } prevented.
eh-event-prevented-health = { $who_short }: { $n } loss of health prevented.
eh-event-prevented-sanity = { $who_short }: { $n } loss of sanity prevented.
eh-event-recovered = { $who_short } recovers { $n }.
eh-event-recovered-health = { $who_short } recovers { $n } health.
eh-event-recovered-sanity = { $who_short } recovers { $n } sanity.
eh-event-delayed = { $who_short } becomes delayed.
eh-event-gained = { $who_short } gains “{ $thing }”.
eh-event-gained-token = { $who_short } gains a { $thing }.
eh-event-gained-nothing = { $who_short } gains nothing: there is no such card.
eh-event-discarded = { $who_short } discards “{ $thing }”.
eh-event-discarded-token = { $who_short } discards a { $thing }.
eh-event-flipped = { $who_short } flips “{ $thing }”.
eh-event-improved = { $who_short } improves { $thing }.
eh-event-gave-up-improvement = { $who_short } gives up an improvement of { $thing }.
eh-event-gained-clue = { $who_short } gains a clue.
eh-event-discarded-clue = { $who_short } discards a clue.
eh-event-discarded-clue-alone = The clue { $place_in } is discarded.
eh-event-clue-spawned = A new clue { $place_in }.
eh-event-clue-moved = A clue moves { $place_into }.
eh-event-gate-opened = A gate opens { $place_in }.
eh-event-gate-closed = { $who_short } closes the gate { $place_in }.
eh-event-gate-discarded = The gate { $place_in } is discarded.
eh-event-monster-spawned = { $thing } appears { $place_in }.
eh-event-monster-moved = { $thing } moves { $place_into }.
eh-event-monster-hurt = { $thing } { $place_in } loses { $n } health.
eh-event-monster-healed = { $thing } { $place_in } recovers health.
eh-event-monster-defeated = { $who_short } defeats: { $thing }.
eh-event-monster-defeated-alone = Monster defeated: { $thing }.
eh-event-monster-discarded = Monster discarded: { $thing }.
eh-event-ambushed = { $who_short } is ambushed: { $thing }.
eh-event-fought = { $who_short } fights: { $thing }.
eh-event-doom = Doom: { $was } → { $n }.
eh-event-omen = Omen: { $omen }.
eh-event-omen-set = The omen changes: { $omen }.
eh-event-awoke = { $thing } awakens.
eh-event-encounter = { $who_short }: { $thing }.
eh-event-mythos = Mythos: “{ $thing }”.
eh-event-rumor-spread = The rumor “{ $thing }” spreads { $place_in }.
eh-event-rumor-solved = The rumor “{ $thing }” is ended.
eh-event-mythos-discarded = The Mythos card “{ $thing }” is discarded.
eh-event-reckoning = Reckoning.
eh-event-surge = Monster surge.
eh-event-tokens-put = Eldritch tokens { $place_in }: { $n }.
eh-event-tokens-put-card = Eldritch tokens on “{ $thing }”: { $n }.
eh-event-tokens-taken = Tokens left on “{ $thing }”: { $n }.
eh-event-mystery = A new mystery: “{ $thing }”.
eh-event-mystery-advanced = The mystery is nearer to its solution.
eh-event-mystery-solved = The mystery “{ $thing }” is solved.
eh-event-mystery-lost = A solved mystery is hidden again.
eh-event-fell = { $thing } is defeated.
eh-event-devoured = { $thing } is devoured.
eh-event-eliminated = { $who_short } is eliminated.
eh-event-lead-passed = { $who_short } is lead investigator now.
eh-event-reserve-filled = “{ $thing }” comes into the reserve.
eh-event-expedition = The expedition is { $place_in } now.
eh-event-looked-at-gates = { $who_short } looks at the top gates of the stack.
eh-event-read-back = { $who_short } reads the back of “{ $thing }”.
eh-event-took-belongings = { $who_short } takes what the fallen left.
eh-event-ended = The game is over.
eh-event-ended-solved = The mysteries are solved. The investigators win.
eh-event-ended-won = The Final Mystery is solved. The investigators win.
eh-event-ended-all-eliminated = All investigators are eliminated. The Ancient One wins.
eh-event-ended-mythos-ran-out = The Mythos deck has run out. The Ancient One wins.
eh-event-ended-lost = The Ancient One wins.

eh-goal-progress = Progress of the mystery

## The diary of a game

eh-diary-chart = Doom and mysteries
eh-diary-rounds = Round
eh-diary-curve-doom = Doom
eh-diary-curve-mysteries = Mysteries solved
eh-diary-solved = The mystery “{ $thing }” is solved
eh-diary-mystery-lost = A solved mystery is hidden again
eh-diary-awoke = { $thing } awakens
eh-diary-rumor-solved = The rumor “{ $thing }” is ended
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
eh-setup-ancient-one-any = whoever chance sends
eh-setup-mythos = Mythos deck
eh-setup-mythos-all = the usual one
eh-setup-mythos-easier = easier: no hard cards
eh-setup-mythos-harder = harder: no easy cards
eh-setup-mythos-staged = staged: easy, then normal, then hard
eh-setup-rumor = Rumors at the start
eh-setup-rumor-no = none
eh-setup-rumor-yes = one is about already
