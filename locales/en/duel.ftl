# Cthulhu Wars: Duel — Extinction.
# The keys are those of locales/ru/duel.ftl; a test keeps them equal.
# English has no cases, so two of their names carry articles: .gen is “the acolyte”, .acc is “an acolyte”.
# A Great Old One goes without either: its .gender is “proper”.
# An area brings its own prepositions: .in, .into, .from.
# Reasons (why-) stand after a colon: no capital, no full stop.

game-duel = Cthulhu Wars: Duel — Extinction

## Factions

faction-sleeper = Sleeper
faction-windwalker = Windwalker
faction-windwalker-short = Windwalker

# Seats before there is a game.
duel-seat-sleeper = { faction-sleeper }
duel-seat-windwalker = { faction-windwalker }

## Figures

unit-acolyte = acolyte
    .gen = the acolyte
    .acc = an acolyte
    .few = acolytes
    .many = acolytes
unit-acolyte-on-gate = acolyte on the gate
    .gen = the acolyte on the gate
    .acc = the acolyte on the gate
    .few = acolytes on gates
    .many = acolytes on gates
unit-wizard = wizard
    .gen = the wizard
    .acc = a wizard
    .few = wizards
    .many = wizards
unit-serpent-man = serpent man
    .gen = the serpent man
    .acc = a serpent man
    .few = serpent men
    .many = serpent men
unit-formless-spawn = formless spawn
    .gen = the formless spawn
    .acc = a formless spawn
    .few = formless spawn
    .many = formless spawn
unit-tsathoggua = Tsathoggua
    .gender = proper
unit-wendigo = wendigo
    .gen = the wendigo
    .acc = a wendigo
    .few = wendigo
    .many = wendigo
unit-gnoph-keh = gnoph-keh
    .gen = the gnoph-keh
    .acc = a gnoph-keh
    .few = gnoph-keh
    .many = gnoph-keh
unit-rhan-tegoth = Rhan-Tegoth
    .gender = proper
unit-ithaqua = Ithaqua
    .gender = proper

# What the figure is.
unit-acolyte-text = Cultist. Holds gates and brings power; does not fight.
unit-wizard-text = Monster. Does not fight, but with Energy Nexus it gives an action before a battle.
unit-serpent-man-text = Monster. With Ancient Sorcery it goes to the enemy’s sheet so that its own side may hibernate.
unit-formless-spawn-text = Monster. Rolls a die for every formless spawn on the board, and one more if Tsathoggua is in play.
unit-tsathoggua-text = Great Old One. Wakes beside a formless spawn; rolls as many dice as the enemy has power, at least two.
unit-wendigo-text = Monster. Cheap; with spellbooks it howls before a battle and feeds on the slain after it.
unit-gnoph-keh-text = Monster. Costs as much as there are gnoph-keh in the pool: 4, then 3, 2, 1.
unit-rhan-tegoth-text = Great Old One. Comes to an area with its symbol; for 1 power it undoes a blow it was given.
unit-ithaqua-text = Great Old One. Takes the place of a gate in an area with its symbol; rolls half of the enemy’s doom. While it is in play, only a Great Old One captures its cultists.

## Areas

zone-north-thalassa = North Thalassa Ocean
    .in = in the North Thalassa Ocean
    .into = to the North Thalassa Ocean
    .from = from the North Thalassa Ocean
zone-south-thalassa = South Thalassa Ocean
    .in = in the South Thalassa Ocean
    .into = to the South Thalassa Ocean
    .from = from the South Thalassa Ocean
zone-mawson = Mawson Ocean
    .in = in the Mawson Ocean
    .into = to the Mawson Ocean
    .from = from the Mawson Ocean
zone-tethys = Tethys Ocean
    .in = in the Tethys Ocean
    .into = to the Tethys Ocean
    .from = from the Tethys Ocean
zone-arctica = Arctica
    .in = in Arctica
    .into = to Arctica
    .from = from Arctica
zone-antarctica = Antarctica
    .in = in Antarctica
    .into = to Antarctica
    .from = from Antarctica
zone-kalahari = Kalahari
    .in = in Kalahari
    .into = to Kalahari
    .from = from Kalahari
zone-laurentia = Laurentia
    .in = in Laurentia
    .into = to Laurentia
    .from = from Laurentia
zone-baltica = Baltica
    .in = in Baltica
    .into = to Baltica
    .from = from Baltica
zone-angara = Angara
    .in = in Angara
    .into = to Angara
    .from = from Angara
zone-cathaysia = Cathaysia
    .in = in Cathaysia
    .into = to Cathaysia
    .from = from Cathaysia
zone-amazonia = Amazonia
    .in = in Amazonia
    .into = to Amazonia
    .from = from Amazonia
zone-australia = Australia
    .in = in Australia
    .into = to Australia
    .from = from Australia

# Where there is little room.
zone-north-thalassa-short = N. Thalassa
zone-south-thalassa-short = S. Thalassa
zone-mawson-short = Mawson
zone-tethys-short = Tethys

## Spellbooks

book-burrow = Burrow
book-burrow-text = When a Move has cost you 2 power or more, you may take 1 of it back.
book-energy-nexus = Energy Nexus
book-energy-nexus-text = When a battle is declared where one of your wizards stands, you may first take one action that starts in that area, at its usual cost. Then the battle goes on, if there is still someone to fight.
book-ancient-sorcery = Ancient Sorcery
book-ancient-sorcery-text = Action, 1 power: one of your serpent men goes from the map to the enemy’s sheet, and while he is there you may hibernate as the Windwalker does. In the Doom phase he returns to any area and brings 1 power.
book-capture-monster = Capture Monster
book-capture-monster-text = Action, 1 power: Tsathoggua captures an enemy monster in his area as if it were a cultist; the enemy chooses which. A Great Old One of the enemy’s in that area prevents it.
book-demand-sacrifice = Demand Sacrifice
book-demand-sacrifice-text = Before the dice of a battle, if Tsathoggua is in play, the enemy must choose: you draw an Elder Sign, or all kills it rolls in this battle count as pains.
book-cursed-slumber = Cursed Slumber
book-cursed-slumber-text = Action, 1 power: a gate you control goes to your sheet with its cultist, counts as before and is out of everyone’s reach. Another action, 1 power: both go to any area without a gate; only one gate at a time may slumber.
book-cannibalism = Cannibalism
book-cannibalism-text = At the end of a battle in which an enemy figure was killed, you may place a wendigo or an acolyte from your pool where it was fought.
book-howl = Howl
book-howl-text = Before the dice of a battle one of your wendigo is in, you may drive an enemy figure out of it. The enemy chooses the figure and the adjacent area it goes to.
book-fury-of-the-north = Fury of the North
book-fury-of-the-north-text = For each of your gnoph-keh given a kill in a battle, you may have the enemy eliminate one of its monsters or cultists there.
book-arctic-wind = Arctic Wind
book-arctic-wind-text = When Ithaqua moves in a Move action, your figures in the area he leaves may follow him along the same way at no cost.
book-ice-age = Ice Age
book-ice-age-text = Action, 1 power: the ice goes to any area where it is not yet. Enemy actions that end in its area cost 1 power more, a Move only once.
book-herald = Herald of the Outer Gods
book-herald-text = Your Ritual always costs 5 power, whatever the track says. The ritual marker advances all the same.

## What opens a slot

condition-enemy-gains-one = spend 3 power, the enemy gains 1
condition-enemy-gains-three = spend 3 power, the enemy gains 3
condition-enemy-loses-one = spend 3 power, the enemy loses 1
condition-six-dice = 6 or more dice rolled in one battle
condition-ritual = a Ritual performed
condition-awaken-tsathoggua = Tsathoggua awakened
condition-awaken-rhan-tegoth = Rhan-Tegoth awakened
condition-first-player = being first player
condition-any-time = at any time; with an Elder Sign if the enemy has 6 spellbooks
condition-awaken-ithaqua = Ithaqua awakened
condition-opposite-gate = a gate in the second area with the Windwalker’s symbol
condition-enemy-six-books = 6 spellbooks open on the enemy’s side, or spend 6 power

## Abilities

ability-any-time = Any Time
ability-energy-nexus = Energy Nexus
ability-demand-sacrifice = Demand Sacrifice
ability-howl = Howl
ability-eternal = Eternal
ability-fury-of-the-north = Fury of the North
ability-cannibalism = Cannibalism
ability-burrow = Burrow
ability-occupy = Occupy the Gate

## Questions
# $who: who is asked

ask-start = Where does the { $who } begin?
# $power: what the faction has
ask-turn = The { $who } is to act. Power: { $power }.
ask-turn-more = What else does the { $who } do this turn?
# $power: what the faction has
ask-moving = The { $who } is on the move. Who goes next? Power: { $power }.
ask-burrow = Burrow: does the { $who } take 1 power back?
# $by: who captures, $zone: where
ask-captive = The { $by } captures a cultist { $zone_in }. Which one does the { $who } give up?
ask-captive-monster = The { $by } captures a monster { $zone_in }. Which one does the { $who } give up?
ask-nothing = There is nothing to decide now.
# $condition: what has come true
ask-open-book = A spellbook opens for the { $who } ({ $condition }). Which one?
ask-occupy = A new gate stands { $zone_in }. Does a cultist of the { $who } step onto it?
# $doom: what the faction has on the track
ask-last-word = The { $who } has { $doom } doom on the track. Are Elder Signs revealed now?
ask-last-word-book = The { $who } has { $doom } doom on the track. Is a spellbook opened for its Elder Sign, or a sign revealed?
ask-last-book = The game is ending. Does the { $who } open one more spellbook for its Elder Sign?
ask-first-tie = Power is equal. Who does the { $who } name first player?
ask-doom = Doom phase: what does the { $who } do? Power: { $power }.
ask-serpent-returns = The serpent man comes back. Where does the { $who } put him?
# $left: towers still to be placed
ask-tower = Where does the { $who } raise a dark tower? Left to place: { $left }.

## Questions in battle
# $who: who is asked, $zone: where the battle is, $left: results still to be given

ask-any-time = A battle is about to begin { $zone_in }. Does the { $who } open a spellbook first?
ask-nexus = Energy Nexus: does the { $who } act { $zone_in } before the battle?
ask-demand-sacrifice = Does the { $who } demand a sacrifice before the battle { $zone_in }?
ask-howl = Do the wendigo howl before the battle { $zone_in }? The { $who } decides.
ask-sacrifice = A sacrifice is demanded. How does the { $who } pay?
ask-flee = The howl drives one figure of the { $who } { $zone_from }. Which one, and where to?
ask-kill = Which figure of the { $who } dies { $zone_in }? { $left ->
    [one] { $left } kill
   *[other] { $left } kills
} to give.
ask-eternal = The blow falls on Rhan-Tegoth. Does the { $who } pay 1 power to undo it?
ask-fury = Gnoph-keh blood is spilt { $zone_in }. Does the { $who } unleash the Fury of the North?
ask-eliminate = Fury of the North: which figure of the { $who } is eliminated { $zone_in }? { $left } to name.
ask-pain = Which figure of the { $who } is hurt { $zone_in }? { $left ->
    [one] { $left } pain
   *[other] { $left } pains
} to give.
ask-retreat = Which figure of the { $who } retreats { $zone_from }, and where to?
ask-cannibalism = Cannibalism: which figure does the { $who } place { $zone_in }?

## The same questions to whoever answers

you-start = Where do you begin?
you-turn = What do you do?
you-turn-more = What else this turn?
you-moving = Who goes next?
you-burrow = Take 1 power back?
you-captive = Which cultist do you give up?
you-captive-monster = Which monster do you give up?
you-open-book = Which spellbook do you open?
you-occupy = Step onto the new gate?
you-last-word = Reveal Elder Signs?
you-last-word-book = Open a spellbook for its Elder Sign, or reveal signs?
you-last-book = The game is ending. Open a spellbook for its Elder Sign?
you-first-tie = Who becomes first player?
you-doom = What do you do in the Doom phase?
you-serpent-returns = Where does the serpent man return?
you-tower = Where do you raise a dark tower?
you-any-time = Open a spellbook before the battle?
you-nexus = Act before the battle?
you-demand-sacrifice = Demand a sacrifice?
you-howl = Howl?
you-sacrifice = How do you answer the demand?
you-flee = Which figure does the howl drive away, and where to?
you-kill = Which of yours dies?
you-eternal = Undo the blow to Rhan-Tegoth?
you-fury = Unleash the Fury of the North?
you-eliminate = Which of yours is eliminated?
you-pain = Which of yours is hurt?
you-retreat = Who retreats, and where to?
you-cannibalism = Which figure do you place among the slain?

## Why it is asked

reason-start = The Windwalker begins in one of the two areas with its symbol.
reason-turn = A turn needs one action. Gates may also be taken and left.
# $paid: power
reason-turn-withered = Wither has taken { $paid } power. A turn needs one action; gates may also be taken and left.
reason-turn-more = The action is done. Gates may still be taken or left, or the turn ended.
reason-turn-sixth-book = The action is done. The last spellbook may be opened at will, and with all six open there may be another battle this turn.
reason-turn-battles = One side has all six spellbooks open: besides the action there may be battles, one in each area.
reason-moving = One action moves any number of figures, each once, to an adjacent area. Paid so far: { $paid }.
reason-burrow = The Move cost 2 power or more: Burrow gives 1 back.
# $by: who captures, $zone: where
reason-captive = The { $by } captures a figure { $zone_in }. Its owner decides which one.
# $condition: what has come true
reason-open-book = A spellbook requirement is fulfilled: { $condition }.
reason-occupy = The gate { $zone_in } was created out of turn: a cultist may take it at once.
# $doom: on the track, $last: the end of the track
reason-last-word = { $doom } of { $last } on the track. Signs revealed now may end the game.
reason-last-word-book = { $doom } of { $last } on the track. The enemy has six spellbooks open, so one opened now brings an Elder Sign, and signs revealed now may end the game.
reason-last-book = The enemy has six spellbooks open: the one opened at will brings an Elder Sign, or 1 doom if no sign is left, and it counts at the end.
reason-first-tie = Power is equal: the former first player names the new one.
# $cost: power, $gates: doom for gates
reason-doom = A Ritual may be performed once per phase. It costs { $cost } power and scores { $gates } doom for gates.
reason-doom-more = What else you may do in the Doom phase is still open, in any order.
reason-serpent-returns = The Doom phase is ending: the serpent man goes to any area and brings 1 power.
reason-tower = The first player places towers, and only on tower symbols.
# $zone: where the battle is
reason-battle = A battle is fought { $zone_in }.
reason-any-time = This spellbook may be opened at any time, but not during a battle.
reason-nexus = A wizard stands { $zone_in }: one action that starts there may be taken before the battle, at its usual cost.
reason-demand-sacrifice = Tsathoggua is in play: the enemy lets an Elder Sign be drawn, or turns its own kills into pains.
reason-howl = A wendigo is in the battle: the howl drives one enemy figure to an adjacent area.
reason-sacrifice = A sacrifice is demanded: one of the two must be chosen.
reason-flee = The howl drives one figure to an adjacent area; it takes no part in the battle.
reason-kill = Each six the enemy rolls is a kill. The owner of the figures decides who takes it.
reason-eternal = Eternal: for 1 power the blow to Rhan-Tegoth is undone.
reason-fury = For each gnoph-keh given a kill the enemy eliminates one of its monsters or cultists.
reason-eliminate = The Fury of the North takes monsters and cultists; it does not touch Great Old Ones.
reason-pain = Each four and five the enemy rolls is a pain: that figure retreats.
reason-retreat = Hurt figures go to an adjacent area without an enemy.
reason-cannibalism = An enemy figure was killed { $zone_in }: a wendigo or an acolyte from the pool may be placed there.

# $nth: which one, $of: of how many
counted-kill = kill { $nth } of { $of }
counted-pain = pain { $nth } of { $of }
counted-fury = elimination { $nth } of { $of }

## Answers
# $zone: the area; the price is shown by the table

choice-start = Begin { $zone_in }
choice-recruit = Recruit an acolyte { $zone_in }
# $unit: the kind of figure
choice-summon = Summon { $unit_acc } { $zone_in }
choice-awaken = Awaken { $unit_acc } { $zone_in }
choice-create-gate = Create a gate { $zone_in }
# $unit: who moves, $from and $to: areas
choice-move = Move { $unit_acc } { $from_from } { $to_into }
choice-battle = Start a battle { $zone_in }
choice-capture = Capture a cultist { $zone_in }
choice-pass = Pass and lose all power
choice-lethargy = Lethargy: do nothing
choice-hibernate = Hibernate until power is gathered
choice-ancient-sorcery = Ancient Sorcery: send a serpent man { $zone_from } to the enemy’s sheet
choice-capture-monster = Capture a monster beside Tsathoggua
choice-store-gate = Cursed Slumber: take the gate { $zone_from } onto the sheet
choice-return-gate = Return the slumbering gate { $zone_into }
choice-ice-age = Send the Ice Age { $zone_into }
# $condition: what is done
choice-fulfil = Fulfil a spellbook requirement: { $condition }
choice-control = Take the gate { $zone_in }
choice-abandon = Step off the gate { $zone_in }
choice-end-turn = End the turn
choice-done-moving = Finish the Move
choice-done-doom = Do nothing more
choice-open = Open { $book }
choice-take = Take { $book } at will
# $value: doom
choice-reveal = Reveal an Elder Sign ({ $value } doom)
choice-keep = Keep the Elder Signs hidden
# Where a spellbook may be opened for its sign as well.
choice-keep-all = Open nothing and reveal nothing now
choice-use-any-time = Open a spellbook before the battle
choice-decline-any-time = Open nothing yet
choice-decline-last-book = Open nothing
choice-use-energy-nexus = Act before the battle
choice-decline-energy-nexus = Let the battle begin
choice-use-demand-sacrifice = Demand a sacrifice
choice-decline-demand-sacrifice = Demand nothing
choice-use-howl = Howl
choice-decline-howl = Keep silent
choice-use-eternal = Eternal: undo the blow
choice-decline-eternal = Take the blow
choice-use-fury-of-the-north = Unleash the Fury of the North
choice-decline-fury-of-the-north = Hold the fury back
choice-use-cannibalism = Feed on the slain
choice-decline-cannibalism = Leave the slain alone
choice-use-burrow = Take 1 power back
choice-decline-burrow = Take nothing back
choice-use-occupy = Step onto the gate
choice-decline-occupy = Leave the gate abandoned
choice-grant-sign = Let the Sleeper draw an Elder Sign
choice-blunt-kills = Turn your own kills into pains
# $figure: which figure
choice-flee = Flee with { $figure_gen } { $zone_into }
choice-kill = Give the kill to { $figure_gen }
choice-eliminate = Eliminate { $figure_gen }
choice-pain = Give the pain to { $figure_gen }
choice-retreat = Retreat with { $figure_gen } { $zone_into }
choice-lose = Lose { $figure_gen }: no way out
choice-give = Give up { $figure_gen }
choice-place = Place { $unit_acc }
# $gates: doom it scores, $signs: Elder Signs it draws
choice-ritual = Perform the Ritual: { $gates } doom{ $signs ->
    [0] {""}
    [one] , { $signs } Elder Sign
   *[other] , { $signs } Elder Signs
}
choice-death-from-below = Death from Below: { $unit } { $zone_in }
choice-return-serpent = Bring the serpent man { $zone_into }
choice-tower = Raise a dark tower { $zone_in }
# $who: a faction
choice-first = Name the { $who } first player

# An answer where the rest has been said.
short-unit-in = { CAP($unit) } { $zone_in }
short-move = { CAP($unit) } { $from_from } { $to_into }
short-figure-into = { CAP($figure) } { $zone_into }

## What else is worth knowing about an answer

note-opens-book = opens a spellbook
note-end-of-the-world = the track ends: End of the World
# $missing: dice
note-six-dice = { $missing ->
    [one] { $missing } die
   *[other] { $missing } dice
} short of the spellbook for 6 dice
# $doom: doom
note-worth = { $doom } doom for the enemy
# $last: the end of the track
note-last-doom = { $last } doom: the game will end
# $gained: power
note-hibernate = { $gained ->
    [0] no power gained
   *[other] +{ $gained } power
}
note-ice = ice: 1 more

## Kinds of answers
# Each has a name, a question and an explanation.

group-recruit = Recruit an acolyte
group-recruit-ask = Where do you recruit?
group-recruit-why = An acolyte from the pool goes where you have a figure. It costs 1 power.
group-summon = Summon a monster
group-summon-ask = What do you summon, and where?
group-summon-why = A monster from the pool goes to an area where you control a gate.
group-awaken = Awaken a Great Old One
group-awaken-ask = Which Great Old One do you awaken, and where?
group-awaken-why = Each Great Old One has its own price and its own condition.
group-create-gate = Create a gate
group-create-gate-ask = Where do you create a gate?
group-create-gate-why = It takes a cultist of yours and an area without a gate. It costs 3 power.
group-move = Move figures
group-move-ask = Which figure do you move, and where?
group-move-why = Each figure goes to an adjacent area for 1 power. After the first, others may follow.
group-battle = Start a battle
group-battle-ask = Where do you start a battle?
group-battle-why = A battle costs 1 power and is fought in one area. Both sides roll.
group-capture = Capture a cultist
group-capture-ask = Where do you capture a cultist?
group-capture-why = A monster or Great Old One takes an enemy cultist that nobody guards. It costs 1 power.
group-ancient-sorcery = Ancient Sorcery
group-ancient-sorcery-ask = Which serpent man goes?
group-ancient-sorcery-why = While the serpent man is on the enemy’s sheet, you may hibernate.
group-store-gate = Cursed Slumber
group-store-gate-ask = Which gate falls asleep?
group-store-gate-why = The gate goes to your sheet with its cultist and counts as before.
group-return-gate = Wake the gate
group-return-gate-ask = Where does the slumbering gate wake?
group-return-gate-why = Gate and cultist go to any area without a gate.
group-ice-age = Ice Age
group-ice-age-ask = Where do you send the ice?
group-ice-age-why = Enemy actions that end in the ice cost 1 more.
group-fulfil = Fulfil a spellbook requirement
group-fulfil-ask = Which requirement do you fulfil?
group-fulfil-why = Some spellbooks are opened by paying power.
group-control = Take a gate
group-control-ask = Which gate do you take?
group-control-why = A free cultist steps onto an abandoned gate. It does not count as an action.
group-abandon = Step off a gate
group-abandon-ask = Which gate do you leave?
group-abandon-why = The cultist stays in the area and may move again. It does not count as an action.
group-death-from-below = Death from Below
group-death-from-below-ask = Where does a monster rise?
group-death-from-below-why = The cheapest monster in the pool goes where you have a figure. Once per phase, at no cost.
group-return-serpent = Bring the serpent man back
group-return-serpent-ask = Where does the serpent man return?
group-return-serpent-why = The serpent man goes to any area and brings 1 power.
group-take = Open a spellbook at will
group-take-ask = Which spellbook do you open?
group-take-why = Once per game, at any time outside battle.
group-reveal = Reveal an Elder Sign
group-reveal-ask = Which sign do you reveal?
group-reveal-why = Its doom is scored at once and the sign leaves the game.

## Reasons

why-not-your-turn = the other side decides now
# What must be answered before anything else: one for every question above. $zone: where it is asked about
why-first-start = first choose where to begin
why-first-turn = finish this turn first
why-first-turn-more = finish this turn first
why-first-moving = finish the Move first
why-first-burrow = first decide about Burrow
why-first-captive = first say which cultist is given up
why-first-captive-monster = first say which monster is given up
why-first-open-book = first choose the spellbook that opens
why-first-occupy = first decide about the new gate { $zone_in }
why-first-last-word = first decide about the Elder Signs
why-first-last-word-book = first decide about the spellbook and the Elder Signs
why-first-last-book = first decide about the last spellbook
why-first-first-tie = first name the first player
why-first-doom = finish your part of the Doom phase first
why-first-serpent-returns = first bring the serpent man back
why-first-tower = first raise the dark towers
why-first-any-time = first decide about a spellbook before the battle
why-first-nexus = first decide about Energy Nexus
why-first-demand-sacrifice = first decide about Demand Sacrifice
why-first-howl = first decide about the howl
why-first-sacrifice = first answer the demand for a sacrifice
why-first-flee = first say whom the howl drives away
why-first-kill = first give out the kills of the battle { $zone_in }
why-first-eternal = first decide about the blow to Rhan-Tegoth
why-first-fury = first decide about the Fury of the North
why-first-eliminate = first say whom the Fury of the North takes
why-first-pain = first give out the pains of the battle { $zone_in }
why-first-retreat = finish the retreat { $zone_from } first
why-first-cannibalism = first decide about Cannibalism
# Nobody is asked: the game is over.
why-first-nothing = there is nothing to decide now
# $need and $have: power
why-not-enough-power = { $need } power needed, you have { $have }
why-already-acted = this turn’s action has been taken
why-must-act = the turn needs its action first
why-only-yours = that is for the { $who } alone
why-wrong-figure = { $unit_gen } cannot be brought in this way
why-not-your-book = { $book } is not in your pool of spellbooks
why-nobody-abroad = no serpent man is on the enemy sheet
why-not-pained = { $unit_gen } has no pain and does not retreat
why-can-retreat = { $unit_gen } has somewhere to retreat to
why-none-in-pool = no { $unit_many } are left in the pool
why-no-figure-there = you have no figures { $zone_in }
why-no-gate-of-yours = you control no gate { $zone_in }
why-no-cultist-there = you have no cultist { $zone_in } who could do it
why-gate-there = there is already a gate { $zone_in }
why-no-gate-there = there is no gate { $zone_in }
why-gate-held = the gate { $zone_in } is taken
why-tower-on-gate = a dark tower covers the gate { $zone_in }
why-not-on-gate = no cultist of yours is on a gate { $zone_in }
why-not-adjacent = { $from } and { $to } do not border each other
why-not-present = { $unit_gender ->
    [proper] { $unit } is not { $zone_in }
   *[other] you have no { $unit } { $zone_in }
}
why-stands-on-gate = your cultist { $zone_in } is on the gate and must step off first
why-has-moved = { $unit_gen } has already moved in this action
why-must-start-here = the action must start { $zone_in }
why-no-enemy-there = there is no enemy { $zone_in }
why-no-combat-there = your figures { $zone_in } have no combat
why-fought-there = you have already started a battle { $zone_in } this turn
why-needs-six-books = an additional battle needs all six spellbooks open on either side
why-no-cultist-to-take = there is no enemy cultist { $zone_in }
why-no-captor = you have neither a monster nor a Great Old One { $zone_in }
why-protected-by-great-old-one = a Great Old One of the enemy’s guards its own { $zone_in }
why-protected-by-monster = an enemy monster guards the cultists { $zone_in }
why-protected-by-ithaqua = while Ithaqua is in play, only a Great Old One captures his cultists
why-no-monster-to-take = there is no enemy monster { $zone_in }
why-not-in-play = { $unit_gen } is not in play
why-already-in-play = { $unit_gen } is already in play
why-needs-spawn = you have no formless spawn { $zone_in }
why-no-glyph-there = the Windwalker’s symbol is not { $zone_in }
why-rhan-tegoth-never-woke = Rhan-Tegoth has never been awakened
why-book-closed = { $book } is not open yet
why-book-not-in-pool = { $book } is already open
why-already-abroad = a serpent man is already on the enemy’s sheet
why-gate-already-slumbers = a gate already slumbers on the sheet
why-no-gate-slumbers = no gate slumbers on the sheet
why-ice-is-there = the Ice Age already reigns { $zone_in }
why-condition-met = this requirement is already fulfilled: { $condition }
why-no-action = no action fulfils this requirement: { $condition }
why-no-such-sign = you hold no Elder Sign worth { $value } doom
why-in-battle = a battle is going on
why-not-in-this-battle = { $unit_gen } has no part in this
why-has-result = { $unit_gen } already has a result
why-enemy-there = the enemy stands { $zone_in }
why-ritual-done = you have performed a Ritual in this phase
why-risen-this-phase = Death from Below has already been used in this phase
why-nothing-to-raise = no monster is left in the pool
why-no-tower-symbol = there is no tower symbol { $zone_in }
why-tower-there = a dark tower already stands { $zone_in }
why-spared = the Fury of the North does not touch { $unit_gen }

## On the table

board-extinction = Extinction
mark-glyph = faction symbol
mark-gate-held = held gate
mark-gate-abandoned = abandoned gate
mark-gate-covered = gate covered by a tower
mark-tower = dark tower
mark-tower-symbol = tower symbol
mark-ice-age = Ice Age
track-doom = Doom and wither
track-ritual = Ritual
track-ritual-end = End of the World
marker-wither = wither
marker-ritual = ritual marker
meter-power = Power
meter-doom = Doom
meter-gates = Gates
meter-ritual-cost = Cost of the Ritual
mark-hibernating = Hibernating
mark-slumbering-gate = Slumbering gate
mark-serpent-abroad = Serpent man on the enemy’s sheet
mark-first-player = First player
zone-of-signs = Elder Signs
zone-of-pool = Pool
zone-of-books = Closed spellbooks
zone-of-captives = Captives
# $value: doom
card-elder-sign = Elder Sign ({ $value } doom)

## Where the game stands

step-round = Round { $round }
step-setup = Set-up
step-action = Action phase
step-gather-power = Gather Power phase
step-first-player = First Player phase
step-doom = Doom phase
step-asked = The { $who } decides
step-battle = Battle { $zone_in }: the { $who } attacks
step-wither = Wither: { $wither }

# When a spellbook works.
timing-action = action
timing-pre-battle = before battle
timing-post-battle = after battle
timing-ongoing = always
timing-doom = Doom phase

# Piles beside the board.
supply-signs-left = Elder Signs
supply-towers-left = Towers to come

# The phases of a round, in short.
phase-action = Actions
phase-gather-power = Power
phase-first-player = First player
phase-doom = Doom

# What figures and dice show.
term-power = power
term-doom = doom
term-wither = wither
term-cost = cost
term-combat = combat
term-value = doom
term-gates = gates
term-kill = kill
term-pain = pain
term-miss = miss

# What chance has in store.
forecast-kills = kills given
forecast-pains = pains given
forecast-kills-taken = kills taken
forecast-pains-taken = pains taken
forecast-any-kill = at least one kill given
forecast-any-loss = at least one kill taken

# How a game ended.
ending-thirty-doom = Thirty doom was reached.
ending-end-of-the-world = The ritual track ran out: the End of the World.
ending-won = The { $who } wins
ending-shared = A shared victory
# $sleeper and $windwalker: what each has
ending-doom = Doom: Sleeper { $sleeper }, Windwalker { $windwalker }.
ending-books = Spellbooks open: Sleeper { $sleeper }, Windwalker { $windwalker }.
ending-gates = Gates held: Sleeper { $sleeper }, Windwalker { $windwalker }.
ending-rounds = Rounds played: { $rounds }.
