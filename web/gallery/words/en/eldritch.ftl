# Words for the gallery's fixtures: the world, Egypt and what stands on them.

game-eldritch = Eldritch Horror

step-round = Round { $round }
phase-action = Action
phase-encounter = Encounter
phase-mythos = Mythos
step-travel = Travel
action-of = action { $at } of { $of }

## Boards and places

board-world = World
board-egypt = Egypt
sea-pacific = Pacific Ocean
sea-atlantic = Atlantic
sea-indian = Indian Ocean
place-number = { $n }
place-san-francisco = San Francisco
place-arkham = Arkham
place-buenos-aires = Buenos Aires
place-london = London
    .to = London
place-rome = Rome
place-istanbul = Istanbul
    .to = Istanbul
place-tokyo = Tokyo
place-shanghai = Shanghai
place-sydney = Sydney
place-the-amazon = The Amazon
place-the-pyramids = The Pyramids
    .to = the Pyramids
place-the-heart-of-africa = Heart of Africa
place-the-himalayas = Himalayas
place-tunguska = Tunguska
place-antarctica = Antarctica
place-space-1 = Space 1
place-space-2 = Space 2
place-space-3 = Space 3
place-space-4 = Space 4
place-space-5 = Space 5
place-space-6 = Space 6
place-space-7 = Space 7
place-space-8 = Space 8
place-space-9 = Space 9
place-space-10 = Space 10
    .to = space 10
place-space-11 = Space 11
place-space-12 = Space 12
place-space-13 = Space 13
place-space-14 = Space 14
    .to = space 14
place-space-15 = Space 15
place-space-16 = Space 16
place-space-16-short = 16
place-space-17 = Space 17
place-space-17-short = 17
place-space-18 = Space 18
place-space-19 = Space 19
place-space-20 = Space 20
place-space-21 = Space 21
area-space-10 = West Africa
area-space-14 = Northern Europe
place-the-sahara-desert = The Sahara
place-alexandria = Alexandria
place-the-bent-pyramid = The Bent Pyramid
place-cairo = Cairo
place-tel-el-amarna = Tel el-Amarna
place-the-nile-river = The Nile

## What stands on the boards

piece-clue = clue
piece-expedition = expedition
piece-rumor = rumor
piece-mystery = mystery token
gate-green = gate, comet
gate-blue = gate, star
gate-red = gate, eclipse
monster-cultist = Cultist
monster-mummy = Mummy
monster-ghost = Ghost
monster-deep-one = Deep One
monster-hound-of-tindalos = Hound of Tindalos
monster-zombie = Zombie
monster-ghoul = Ghoul
monster-star-spawn = Star Spawn

## Investigators

hero-akachi = Akachi Onyele
hero-akachi-short = Akachi
hero-norman = Norman Withers
hero-norman-short = Norman
hero-lily = Lily Chen
hero-lily-short = Lily
hero-mark = Mark Harrigan
hero-mark-short = Mark
hero-diana = Diana Stanley
hero-diana-short = Diana
hero-jim = Jim Culver
hero-jim-short = Jim
hero-leo = Leo Anderson
hero-leo-short = Leo
hero-zoe = Zoey Samaras
hero-zoe-short = Zoey
hero-title = { $trade } · { $place }
trade-akachi = shaman
trade-norman = astronomer
trade-lily = martial artist
trade-mark = soldier
trade-diana = former cultist
trade-jim = musician
trade-leo = expedition leader
trade-zoe = chef

term-health = health
term-sanity = sanity
term-lore = lore
term-influence = influence
term-observation = observation
term-strength = strength
term-will = will
term-toughness = toughness
term-monsters = monsters
term-train-ticket = train ticket
    .ins = train
term-ship-ticket = ship ticket
term-price = price
term-success = success
term-miss = miss
pocket-clues = { $count ->
    [one] clue
   *[other] clues
}
pocket-trains = { $count ->
    [one] ticket
   *[other] tickets
}
pocket-ships = { $count ->
    [one] ticket
   *[other] tickets
}

## Possessions

zone-possessions = Possessions
family-asset = asset
family-spell = spell
family-artifact = artifact
family-condition = condition
card-carbine = Carbine Rifle
card-carbine-text = +3 strength in combat
card-dream-call = Call Through Sleep
card-dream-call-text = action: test lore
card-khepri = Scarab of Khepri
card-khepri-text = reroll, once a round
card-dark-pact = Dark Pact
card-dark-pact-text = the back is hidden
card-field-diary = Field Diary
card-field-diary-text = +1 lore
card-lantern = Lantern
card-dynamite = Dynamite
card-memoirs = Memoirs
card-captain = Captain

supply-mythos = Mythos
supply-gates = Gates
supply-monsters = Monsters
supply-clues = Clues
supply-expeditions = Expeditions
supply-assets = Assets
supply-spells = Spells
supply-artifacts = Artifacts
supply-reserve = Reserve

## Tracks and goals

track-doom = Doom
track-omen = Omen
omen-comet = comet
omen-star = star
omen-eclipse = eclipse
ancient-one-nephren-ka = Nephren-Ka
goal-mysteries = Mysteries
mystery-shadow-over-cairo = “Shadow over Cairo”

## The question

ask-travel = Where to from { $place }?
why-travel = The first move is free, along any path. Each further one costs a ticket.
choice-travel = Travel to { $place_to }
onward = On by { $ticket_ins }: { $places }
choice-other-action = another action
choice-end-turn = end the turn
choice-rest = Rest
choice-acquire = Assets
why-monster-here = a monster is in { $place }
why-monster-too = a monster as well

## The log

log-round = Round { $round }
log-combat-will = { $who } fights a { $foe }. Will:
log-combat-strength = strength:
log-omen = Mythos. Omen: { $omen }. Two gates match.
log-rest = { $who } takes a { $ticket } and rests.
log-acquire = { $who } looks for assets in { $place } and takes { $card }. Influence:
