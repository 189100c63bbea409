# Words for a position of Arkham Horror: until the game is there, only the gallery shows it.

game-arkham = Arkham Horror
board-city = Arkham
scenario-azathoth = Approach of Azathoth
scenario-azathoth-text = Take doom away before it fills the scenario sheet, and look for clues.
codex-2 = Anomalies
codex-2-text = An encounter in a neighbourhood with an anomaly uses the anomaly's deck.
codex-5 = Time tears
codex-5-text = Bring three clues to the sheet while there is less than seven doom.

## Round

step-round = Round { $round }
step-ward = Ward
phase-action = Actions
phase-monster = Monsters
phase-encounter = Encounters
phase-mythos = Mythos

## Neighbourhoods, spaces and streets

area-northside = Northside
area-downtown = Downtown
area-easttown = Easttown
area-merchant = Merchant District
area-rivertown = Rivertown
area-river = Miskatonic
place-advertiser = Arkham Advertiser
place-station = Train Station
place-curiosities = Curiositie Shoppe
place-square = Independence Square
place-luna = La Bella Luna
place-asylum = Arkham Asylum
place-diner = Velma’s Diner
place-roadhouse = Hibb’s Roadhouse
place-police = Police Station
place-isle = Unvisited Isle
place-tick-tock = Tick-Tock Club
place-docks = River Docks
place-cave = Black Cave
place-graveyard = Graveyard
place-store = General Store
street-park = Park
street-homes = Residential
street-bridge = Bridge

## Investigators

hero-marie = Marie Lambeau
hero-marie-short = Marie
hero-jenny = Jenny Barnes
hero-jenny-short = Jenny
hero-calvin = Calvin Wright
hero-calvin-short = Calvin
hero-agnes = Agnes Baker
hero-agnes-short = Agnes
title-marie = entertainer · Downtown
title-jenny = dilettante · Downtown
title-calvin = haunted · Rivertown
title-agnes = waitress · Northside
mark-done = Has acted

## Figures

meter-health = Health
meter-sanity = Sanity
meter-lore = Lore
meter-influence = Influence
meter-observation = Observ.
meter-strength = Strength
meter-will = Will
meter-dollars = { $count ->
    [one] dollar
   *[other] dollars
}
meter-clues = { $count ->
    [one] clue
   *[other] clues
}
meter-remnants = { $count ->
    [one] remnant
   *[other] remnants
}
figure-success = success
figure-failure = failure
figure-focus-will = will focus

## Tokens and monsters

piece-doom = doom
piece-clue = clue
piece-anomaly = anomaly
monster-robed = Robed Figure
monster-robed-text = Health 1. Stays where it is and brings doom.
monster-ritualist = Occult Ritualist
monster-ritualist-text = Health 1. Exhausted until the monster phase.
monster-stalker = Hooded Stalker
monster-stalker-short = Stalker
monster-stalker-text = Health 1. Moves towards the nearest investigator.
monster-hound = Keening Hound
monster-hound-text = Health left: 3. Engaged with Calvin.
near-stalker = on the bridge, ready
near-robed = in the cave, ready

## Cards

zone-assets = Items and spells
zone-near = Near you
zone-cup = Cup
zone-headlines = Headlines
zone-monsters = Monsters
zone-events = Events
family-item = item
family-spell = spell
family-curio = curio
family-ally = ally
mark-hand = takes a hand
card-knife = Grandmother’s Knife
card-knife-text = +2 strength in attacks
card-binding = Binding
card-binding-text = lore: holds a monster
card-tome = Tome
card-tome-text = +1 lore die
card-arthur = Arthur Johnson
card-arthur-text = once a round: reroll
cup-spread = spread doom
cup-monster = spawn a monster
cup-clue = spawn a clue
cup-headline = read a headline
cup-gate = gate burst
cup-reckoning = reckoning
cup-blank = blank

## Scenario sheet

track-doom = Doom on the sheet
track-clues = Clues on the sheet

## Question

roll-lore = Ward, lore
ask-ward = Ward: { $count ->
    [0] no successes
    [one] { $count } success
   *[other] { $count } successes
}
ask-ward-why = Lore 3 and a focus gave four dice. Each success takes away one doom.
ask-action = action { $at } of { $of }
option-accept = Accept, remove two
option-accept-note = and gain a remnant for the two
option-reroll-three = Reroll the three
option-reroll-one = Reroll the one
why-hands = needs both hands

## Log

log-move = { $who } moves to { $place }.
log-clue = { $who } brings a clue to the scenario sheet. Observation:
log-hit = { $who } attacks the { $monster }, damage { $count }, { $left } left. Strength:
log-gate = Gate burst, { $area }: one doom in each space, an anomaly opens.
