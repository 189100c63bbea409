# Eldritch Horror: what the table says — questions, answers, reasons, captions.
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
eh-step-fight = { $who_short } fights { $foe_acc }
eh-step-test = { $skill } test
eh-step-trade = Trade: { $who_short } and { $with_short }
eh-action-of = action { $at } of { $of }

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
eh-text-gate = Here you may enter an Other World and close the gate. When the omen matches the gate, doom advances.
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
eh-card-on-top = On top: { $card }
eh-supply-mythos = Mythos
eh-supply-gates = Gates
eh-supply-monsters = Monsters
eh-supply-clues = Clues
eh-supply-expeditions = Expeditions
eh-supply-assets = Assets
eh-supply-spells = Spells
eh-supply-conditions = Conditions
eh-supply-artifacts = Artifacts
eh-supply-added = { $kind_many }
eh-supply-reserve = Reserve
eh-supply-in-play = On the table
eh-mark-lead = lead
eh-mark-delayed = delayed
eh-mark-fallen = fallen
eh-mark-eliminated = eliminated
eh-mark-done = takes no turns

## Questions

eh-ask-nothing = There is nothing to decide now.
eh-you-nothing = There is nothing to decide now.
eh-ask-sheet = { $who } chooses an investigator.
eh-you-sheet = Choose your investigator
eh-ask-turn = { $who_short } acts { $place_in }.
eh-you-turn = What will you do { $place_in }?
eh-ask-one-action = { $who_short } performs one more action.
eh-you-one-action = Which action will you perform?
eh-ask-encounter = Which encounter will { $who_short } have { $place_in }?
eh-you-encounter = Which encounter will you have { $place_in }?
eh-ask-monsters = Which monster will { $who_short } fight first? Monsters: { $left }.
eh-you-monsters = Which monster will you fight first? Monsters: { $left }.
eh-ask-pass-lead = Will { $who_short } pass the lead investigator token?
eh-you-pass-lead = Who will be lead investigator?
eh-ask-may = “{ $thing }”: will { $who_short } accept?
eh-you-may = “{ $thing }”: do you accept?
eh-ask-may-pay = “{ $thing }”: will { $who_short } pay?
eh-you-may-pay = “{ $thing }”: will you pay?
eh-ask-unless = “{ $thing }”: will { $who_short } avoid it?
eh-you-unless = “{ $thing }”: will you avoid it?
eh-ask-choose = “{ $thing }”: what will { $who_short } choose?
eh-you-choose = “{ $thing }”: what will you choose?
eh-ask-pick = “{ $thing }”: { $who_short } chooses.
eh-you-pick = “{ $thing }”: your choice?
eh-ask-where = “{ $thing }”: which place will { $who_short } choose?
eh-you-where = “{ $thing }”: which place will you choose?
eh-ask-aim = “{ $thing }”: what will { $who_short } target?
eh-you-aim = “{ $thing }”: what will you target?
eh-ask-trigger = “{ $thing }”: will { $who_short } resolve its effect?
eh-you-trigger = “{ $thing }”: resolve its effect?
eh-ask-test-prepare = { $skill } test: what will help { $who_short } before the roll?
eh-you-test-prepare = { $skill } test: what will help before the roll?
eh-ask-test-improve = { $skill } test: will { $who_short } improve the roll?
eh-you-test-improve = { $skill } test: will you improve the roll?
eh-ask-test-take-up = Which die will { $who_short } reroll?
eh-you-test-take-up = Which die will you reroll?
eh-ask-test-raise = Which die will { $who_short } raise?
eh-you-test-raise = Which die will you raise by { $by }?
eh-ask-fight = Combat: { $foe }. Will { $who_short } cast a spell?
eh-you-fight = Combat: { $foe }. Will you cast a spell?
eh-ask-loss = { $who_short } loses { $n } { $pool }. Prevent some of it?
eh-you-loss = You lose { $n } { $pool }. Will you prevent some of it?
eh-ask-loss-of = { $whom_short } loses { $n } { $pool }. Will { $who_short } help?
eh-you-loss-of = { $whom_short } loses { $n } { $pool }. Will you help?
eh-ask-take-reserve = What will { $who_short } take from the reserve?
eh-you-take-reserve = What will you take from the reserve? Cards: { $n }.
eh-ask-find-ally = Which { $trait } will { $who_short } take?
eh-you-find-ally = Which { $trait } will you take?
eh-ask-buy = { $who_short } acquires assets. Successes left: { $left }.
eh-you-buy = What will you acquire? Successes left: { $left }.
eh-ask-discard = What will { $who_short } discard? Left to discard: { $n }.
eh-you-discard = What will you discard? Left to discard: { $n }.
eh-ask-discard-any = Will { $who_short } discard anything more?
eh-you-discard-any = Will you discard anything more?
eh-ask-improve = Which skill will { $who_short } improve?
eh-you-improve = Which skill will you improve?
eh-ask-improve-again = Will { $who_short } improve { $skill } once more?
eh-you-improve-again = Improve { $skill } once more?
eh-ask-moving = Where will { $who_short } go? Spaces left: { $left }.
eh-you-moving = Where will you go { $place_from }? Spaces left: { $left }.
eh-ask-moving-tickets = { $who_short } is now { $place_in }. Travel on by ticket?
eh-you-moving-tickets = You are now { $place_in }. Travel on by ticket?
eh-ask-convert = What will { $who_short } convert?
eh-you-convert = What will you convert?
eh-ask-set-omen = Which omen will { $who_short } choose?
eh-you-set-omen = Which omen will you choose?
eh-ask-trade = { $who_short } trades with { $with }.
eh-you-trade = What will you trade with { $with }?
eh-ask-give = What will { $who_short } give to { $with }?
eh-you-give = What will you give to { $with }?
eh-ask-agree = Will { $who_short } agree to the trade?
eh-you-agree = { $with_short } offers a trade. Do you agree?
eh-ask-partner = Who will { $who_short } trade with?
eh-you-partner = Who will you trade with?
eh-ask-fall-to = To which city is { $who } brought?
eh-you-fall-to = To which city are you brought?
eh-ask-reckoning = Reckoning: what comes next? { $who_short } decides.
eh-you-reckoning = Reckoning: what comes next?

## Why it is asked

eh-reason-sheet = An investigator brings health, sanity, skills, possessions and a place to begin.
eh-reason-turn = Up to two actions, each at most once per round.
eh-reason-encounter = An encounter is required; choose one of those available.
eh-reason-monsters = Each monster is fought once; the order is yours.
eh-reason-pass-lead = The token may go to anyone or stay.
eh-reason-effect = { CAP($what) }
eh-reason-source = Because of “{ $thing }”.
eh-reason-trigger = “{ $thing }” takes effect only if you wish.
eh-reason-where = Any of these places will do.
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
eh-reason-buy = The costs together may not exceed the successes. Whoever takes nothing may discard one card from the reserve.
eh-reason-improve-again = The first improvement of a skill may be doubled.
eh-reason-moving = One space is one step to a neighbour.
eh-reason-moving-tickets = Each ticket is one more space along its own kind of path.
eh-reason-agree = You would get: { $gets }. You would give: { $gives }.
eh-reason-order-gates = The other goes to the bottom.
eh-reason-mark-fall = Health and sanity ran out together.
eh-reason-fall-to = These cities are equally near.
eh-reason-read-condition = Whoever reads it gains a clue.

## Groups of answers

eh-group-travel = Travel
eh-group-travel-ask = Where will you go?
eh-group-travel-why = The first space is free, by any path. Each further one costs a ticket.
eh-group-prepare = Prepare for travel
eh-group-prepare-ask = Which ticket will you take?
eh-group-prepare-why = Train or ship, if such a path leaves the city. Nobody holds more than two.
eh-group-trade = Trade
eh-group-trade-ask = Who will you trade with?
eh-group-trade-why = With an investigator in the same place.
eh-group-use = Abilities
eh-group-use-ask = What will you use?
eh-group-use-why = Each component action can be used once per round.
eh-group-cast = Spells
eh-group-cast-ask = Which spell will you cast?
eh-group-cast-why = Usually a lore test; then the card is flipped.
eh-group-local = Local actions
eh-group-local-ask = Which local action will you perform?
eh-group-local-why = From your own card or that of an investigator here.
eh-group-go = Travel on
eh-group-go-ask = Where next?
eh-group-go-why = A ticket leads along its own kind of path.
eh-group-buy = Acquire
eh-group-buy-ask = What will you acquire?
eh-group-buy-why = The cost is paid in successes.
eh-group-buy-for = Acquire for another
eh-group-buy-for-ask = What will you acquire, and for whom?
eh-group-buy-for-why = It may go to any investigator.
eh-group-toss = Discard from the reserve
eh-group-toss-ask = Which card will you discard from the reserve?
eh-group-toss-why = Only if nothing was taken.
eh-group-give = Give
eh-group-give-ask = What will you give?
eh-group-give-why = It changes hands when the trade is agreed.
eh-group-take = Take
eh-group-take-ask = What will you take?
eh-group-take-why = It changes hands when the trade is agreed.
eh-group-meet = Encounters
eh-group-meet-ask = Which encounter will you have?
eh-group-meet-why = Choose one of those available.

## Answers

eh-choice-play = { $who }
eh-choice-travel = Travel { $place_into }
eh-choice-prepare = Take a { $ticket }
eh-choice-acquire = Acquire assets
eh-choice-rest = Rest
eh-choice-trade = Trade with { $with }
eh-choice-use = Use “{ $thing }”
eh-choice-use-sheet = { $who_short }’s ability
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
eh-choice-done = Done
eh-choice-done-trade = Offer the trade
eh-choice-done-buy = Take nothing more
eh-choice-agree = Agree
eh-choice-refuse = Refuse
eh-choice-buy = Acquire “{ $thing }”
eh-choice-buy-for = “{ $thing }” for { $who_short }
eh-choice-loan = Take a bank loan: 2 more successes and the condition “Debt”
eh-choice-toss = Discard “{ $thing }” from the reserve
eh-choice-fight = Fight { $foe_acc }
eh-choice-pass-monsters = Pass the monsters by
eh-choice-skip = Have no encounter
eh-choice-yes = Yes
eh-choice-yes-what = Yes: { $what }
eh-choice-no = No
eh-choice-no-what = No: { $what }
eh-choice-way = { CAP($what) }
eh-choice-way-nth = Option { $nth }
eh-choice-omen = { $omen }
eh-choice-improve = Improve { $skill }
eh-choice-unimprove = Give up an improvement to { $skill }
eh-choice-spend-clue = Spend a clue to reroll a die
eh-choice-spend-sanity = Spend 1 sanity instead of a clue
eh-choice-spend-sanity-die = Spend 1 sanity for another die
eh-choice-pay-clue = With a clue
eh-choice-pay-sanity = With sanity
eh-choice-die = The die showing { $face }
eh-choice-die-success = The die showing { $face }, a success
eh-choice-raise = The die showing { $face } becomes { $to }
eh-choice-roll = Roll
eh-choice-roll-again = Reroll the chosen dice
eh-choice-stand = Leave it as it is
eh-choice-stand-loss = Take the loss
eh-choice-stand-fight = Fight without spells
eh-choice-lead = Lead: { $who }
eh-choice-pay = { $who } pays
eh-choice-mark-crippled = Injury
eh-choice-mark-insane = Insanity
eh-choice-resolve = { CAP($thing) }
eh-choice-convert-health = { $n ->
    [0] Convert nothing
   *[other] Spend { $n } health for { $n } sanity
}
eh-choice-convert-sanity = { $n ->
    [0] Convert nothing
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
eh-meet-deck = { $deck }
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
eh-detail-skills = Lore { $lore }, influence { $influence }, observation { $observation }, strength { $strength }, will { $will }.
eh-note-area = { CAP($place_area) }
eh-note-foe = Toughness: { $toughness }
eh-note-passes = Successes: { $result }. Passed.
eh-note-fails = Successes: { $result }. Failed.
eh-note-condition-of = “{ $thing }” ({ $who_short })
eh-note-monster-at = { $thing } { $place_in }
eh-note-research = May bring the clue.
eh-note-other-world = May close the gate.
eh-note-expedition = May bring an artifact.
eh-note-rumor = May solve the rumor.
eh-note-fallen = May bring the possessions left behind.
eh-note-mystery = Advances the mystery.
eh-note-deck = An encounter of a deck of its own.
eh-note-final = Decides the game.

## Why not

eh-why-not-your-turn = somebody else decides now
eh-why-not-asked = something else is being asked now
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
eh-why-no-target = there is nothing to target
eh-why-too-dear = the cost is { $cost }, { $left ->
    [0] no successes are left
    [one] only { $left } success is left
   *[other] only { $left } successes are left
}
eh-why-has-debt = you already have a debt
eh-why-no-loan = no debt card is left
eh-why-cannot-pay = you cannot pay
eh-why-must-fight = combat comes first
eh-why-no-such-encounter = there is no such encounter here
eh-why-no-expeditions = there are no expeditions now
eh-why-no-clues = there are no clues
eh-why-already-used = already used
eh-why-improved = this skill cannot be improved any further
eh-why-no-train-ticket = no train ticket
eh-why-no-ship-ticket = no ship ticket
