# Cthulhu Wars: Duel — Extinction: the log of a game.
# The keys are those of locales/ru/duel-told.ftl; a test keeps them equal.
# $who: the faction, $zone: the area

event-began = The { $who } begins { $zone_in }.
# $round: which round
event-phase-setup = The game begins.
event-phase-action = Round { $round }. Action phase.
event-phase-gather-power = Round { $round }. Gather Power phase.
event-phase-first-player = Round { $round }. First Player phase.
event-phase-doom = Round { $round }. Doom phase.
event-turn = The { $who }’s turn.
# $to: the wither marker’s space
event-withered = The { $who } cannot act: wither rises to { $to }.
# $paid: power
event-wither-paid = Wither takes { $paid } power from the { $who }.
event-turn-lost = No power is left: the { $who } loses the turn.
event-power-gained = The { $who } gains { $power } power.
event-power-lost = { $power ->
    [0] The { $who } has no power to lose.
   *[other] The { $who } loses { $power } power.
}
event-recruited = The { $who } recruits an acolyte { $zone_in }.
event-summoned = The { $who } summons { $unit_acc } { $zone_in }.
event-awoke = The { $who } awakens { $unit_acc } { $zone_in }.
event-gate-created = The { $who } creates a gate { $zone_in }.
event-gate-removed = The gate { $zone_in } is gone.
event-gate-taken = The { $who } takes the gate { $zone_in }.
event-gate-abandoned = The { $who } no longer holds the gate { $zone_in }.
event-gate-stored = The gate { $zone_from } falls asleep on the Sleeper’s sheet.
event-gate-returned = The slumbering gate wakes { $zone_in }.
event-moved = The { $who } moves { $unit_acc } { $from_from } { $to_into }.
event-passed = The { $who } passes.
event-slept = The Sleeper sinks into lethargy.
# $gained: power
event-hibernated = The { $who } hibernates{ $gained ->
    [0] {""}
   *[other] {" "}and gains { $gained } power
}.
event-sorcery-cast = Ancient Sorcery: a serpent man goes { $zone_from } to the Windwalker’s sheet.
event-serpent-returned = The serpent man returns { $zone_into }.
event-ice-age = The Ice Age comes { $zone_into }.
event-captured = The { $who } captures { $figure_acc } { $zone_in }.
event-condition-met = The { $who } fulfils a spellbook requirement: { $condition }.
event-book-opened = The { $who } opens { $book }.
event-book-taken = The { $who } opens { $book } at will.
# $value: doom
event-sign-drawn-known = The { $who } draws an Elder Sign worth { $value } doom.
event-sign-drawn = The { $who } draws an Elder Sign.
event-signs-exhausted = The Elder Signs are gone: the { $who } has none to draw.
event-sign-revealed = The { $who } reveals an Elder Sign worth { $value } doom.
event-doom = The { $who } scores { $doom } doom.
event-battle-began = The { $who } starts a battle { $zone_in }.
event-battle-ended-early = There is no one left to fight { $zone_in }: no battle after all.
event-battle-ended = The battle { $zone_in } is over.
event-ability-used = The { $who } uses { $ability }.
event-kills-blunted = The Windwalker’s kills count as pains in this battle.
event-fled = { $figure_gender ->
    [proper] { $figure }
   *[other] The { $who }’s { $figure }
} flees { $zone_into }.
# $dice: how many, $kills and $pains: what they come to; the dice themselves are drawn by the table
event-rolled = The { $who } rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $kills ->
    [0] { $pains ->
        [0] nothing
        [one] { $pains } pain
       *[other] { $pains } pains
    }
    [one] { $pains ->
        [0] { $kills } kill
        [one] { $kills } kill, { $pains } pain
       *[other] { $kills } kill, { $pains } pains
    }
   *[other] { $pains ->
        [0] { $kills } kills
        [one] { $kills } kills, { $pains } pain
       *[other] { $kills } kills, { $pains } pains
    }
}.
event-assigned-kill = The { $who } gives the kill to { $figure_gen }.
event-assigned-eliminate = The { $who } names { $figure_gen } to be eliminated.
event-assigned-pain = The { $who } gives the pain to { $figure_gen }.
event-spared-kill = Rhan-Tegoth does not die: the kill is undone.
event-spared-pain = Rhan-Tegoth does not yield: the pain is undone.
# $count: how many
event-lost-kill = Killed: the { $who } loses { $count ->
    [1] { $unit_acc }
   *[other] { $count } { $unit_many }
}.
event-lost-eliminate = Eliminated: the { $who } loses { $count ->
    [1] { $unit_acc }
   *[other] { $count } { $unit_many }
}.
event-lost-pain = Lost in pain: the { $who } loses { $count ->
    [1] { $unit_acc }
   *[other] { $count } { $unit_many }
}.
event-retreated = { $figure_gender ->
    [proper] { $figure }
   *[other] The { $who }’s { $figure }
} retreats { $zone_into }.
event-cornered = No way out: the { $who } loses { $figure_gen }.
event-devoured = Over the slain { $zone_in } stands { $unit_acc }.
# $total: all power gathered, the others: where it came from
event-gathered = The { $who } gathers { $total } power: cultists { $cultists }, gates { $gates }, abandoned gates { $abandoned }, captives { $captives }.
event-lifted = The { $who }’s power is raised to { $power }: never less than half of the enemy’s.
event-captives-returned = { $count ->
    [one] { $count } captive returns
   *[other] { $count } captives return
} to the { $who }’s pool.
event-first-player = The { $who } is first player.
event-ritual = The { $who } performs the Ritual for { $paid } power.
event-rose = Death from Below: { $unit_acc } rises { $zone_in }.
event-tower-placed = A dark tower rises { $zone_in }.
event-end-met-thirty-doom = Thirty doom: the end is near.
event-end-met-end-of-the-world = The ritual track has run out: the world is ending.
# $sleeper and $windwalker: doom
event-ended = The end. Sleeper: { $sleeper } doom. Windwalker: { $windwalker } doom.
