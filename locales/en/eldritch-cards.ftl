# Eldritch Horror: what cards do.
# The keys are those of locales/ru/eldritch-cards.ftl; a test sees to it.
# $who is who does it: you and bare are "lose", each is "loses", it speaks of a thing.
# $n is a number: one and other if it is written; counted in play it is none of them.
# $it is what "it" is: monster, gate, clue, asset, target; self is the monster whose ability it is.
# $this is what it is printed on, if not a card: sheet is the Ancient One's.

## Verbs

# Parts of other messages. $again says that the verb was said: "lose 1 Health and 1 Sanity".
eh-verb-lose = { $again ->
    [yes] {""}
   *[no] { $who ->
        [each] loses{" "}
       *[you] lose{" "}
    }
}
eh-verb-recover = { $again ->
    [yes] {""}
   *[no] { $who ->
        [each] recovers{" "}
       *[you] recover{" "}
    }
}
eh-verb-gain = { $again ->
    [yes] {""}
   *[no] { $who ->
        [each] gains{" "}
       *[you] gain{" "}
    }
}
eh-verb-discard = { $again ->
    [yes] {""}
   *[no] { $who ->
        [each] discards{" "}
       *[you] discard{" "}
    }
}
eh-verb-put = { $again ->
    [yes] {""}
   *[no] { $who ->
        [each] puts{" "}
       *[you] put{" "}
    }
}

## How many of what

# Parts of other messages, which see the same $n and $word.
eh-pool-gen = { $word ->
    [health] Health
   *[sanity] Sanity
}
eh-count-pool = { $n ->
    [one] { $n } { eh-pool-gen }
    [other] { $n } { eh-pool-gen }
   *[said] { eh-pool-gen } equal to { $n }
}
eh-count-health = { $n ->
    [one] { $n } Health
    [other] { $n } Health
   *[said] Health equal to { $n }
}
eh-count-clues = { $n ->
    [one] { $n } Clue
    [other] { $n } Clues
   *[said] Clues equal to { $n }
}
eh-count-tokens = { $n ->
    [one] { $n } Eldritch token
    [other] { $n } Eldritch tokens
   *[said] Eldritch tokens equal to { $n }
}
eh-count-spaces = { $n ->
    [one] { $n } space
    [other] { $n } spaces
   *[said] spaces equal to { $n }
}
eh-count-dice = { $n ->
    [one] { $n } die
    [other] { $n } dice
   *[said] dice equal to { $n }
}
eh-count-gates = { $n ->
    [one] { $n } Gate
    [other] { $n } Gates
   *[said] Gates equal to { $n }
}
eh-count-monsters = { $n ->
    [one] { $n } Monster
    [other] { $n } Monsters
   *[said] Monsters equal to { $n }
}
eh-count-traits = { $n ->
    [one] { $n } { $name }
    [other] { $n } { $name_many }
   *[said] { $name_many } equal to { $n }
}
eh-count-kind = { $n ->
    [one] { $n } { $name }
    [other] { $n } { $name_many }
   *[said] { $name_many } equal to { $n }
}
eh-this-on = { $this ->
    [sheet] on this sheet
   *[card] on this card
}
eh-this-off = { $this ->
    [sheet] from this sheet
   *[card] from this card
}
eh-this-at = { $this ->
    [sheet] on this sheet
   *[card] on this card
}

## Numbers

eh-n = the number of investigators
    .as = the number of investigators
eh-half-n = half the number of investigators
    .as = half the number of investigators
eh-n-less-tokens = the number of investigators less the Eldritch tokens { eh-this-at }
    .as = the number of investigators less the Eldritch tokens { eh-this-at }
eh-result = the number of successes
    .as = the number of successes
eh-gates = the number of Gates on the board
    .as = the number of Gates on the board
eh-half-gates = half the number of Gates on the board
    .as = half the number of Gates on the board
eh-matching-gates = the number of Gates that match the omen
    .as = the number of Gates that match the omen
eh-rumors = the number of Rumors in play
    .as = the number of Rumors in play
eh-monsters = the number of Monsters on the board
    .as = the number of Monsters on the board
eh-cultists = the number of Cultists on the board
    .as = the number of Cultists on the board
eh-its-toughness = its toughness
    .as = its toughness
eh-its-cost = its value
    .as = its value
eh-tokens-here = the number of Eldritch tokens { eh-this-at }
    .as = the number of Eldritch tokens { eh-this-at }
eh-tokens-on-omen = the number of Eldritch tokens on the green space of the omen track
    .as = the number of Eldritch tokens on the green space of the omen track
eh-board-clues = the number of Clues on the board
    .as = the number of Clues on the board
eh-your-spells = the number of { $who ->
    [each] their
   *[you] your
} Spells
    .as = the number of { $who ->
        [each] their
       *[you] your
    } Spells
eh-your-conditions = the number of { $who ->
    [each] their
   *[you] your
} { $name } Conditions
    .as = the number of { $who ->
        [each] their
       *[you] your
    } { $name } Conditions
eh-your-possessions = the number of { $who ->
    [each] their
   *[you] your
} { $name_many }
    .as = the number of { $who ->
        [each] their
       *[you] your
    } { $name_many }
eh-half-possessions = half the number of { $who ->
    [each] their
   *[you] your
} { $name_many }
    .as = half the number of { $who ->
        [each] their
       *[you] your
    } { $name_many }
# .all says that it is all there is.
eh-your-clues = the number of { $who ->
    [each] their
   *[you] your
} Clues
    .as = the number of { $who ->
        [each] their
       *[you] your
    } Clues
    .all = yes
eh-half-clues = half the number of { $who ->
    [each] their
   *[you] your
} Clues
    .as = half the number of { $who ->
        [each] their
       *[you] your
    } Clues
eh-lost = what was lost
    .as = what was lost

## Tests

eh-check = { $name }{ $signed ->
    [none] {""}
   *[other] {" "}{ $signed }
}
eh-check-needing = { $name }{ $signed ->
    [none] {""}
   *[other] {" "}{ $signed }
} ({ $n ->
    [one] { $n } success is needed
    [other] { $n } successes are needed
   *[said] successes equal to { $n } are needed
})

## Who and what

# The message itself is "each …", .one is what is chosen.
eh-who-all = each investigator
    .one = an investigator
eh-who-others = each other investigator
    .one = another investigator
eh-who-others-ready = each other investigator who is not Delayed
    .one = another investigator who is not Delayed
eh-who-here = each investigator { $who ->
    [each] on their space
   *[you] on your space
}
    .one = an investigator { $who ->
        [each] on their space
       *[you] on your space
    }
eh-who-others-here = each other investigator { $who ->
    [each] on their space
   *[you] on your space
}
    .one = another investigator { $who ->
        [each] on their space
       *[you] on your space
    }
eh-who-there = each investigator { $it ->
    [self] on this Monster's space
   *[other] on that space
}
    .one = an investigator { $it ->
        [self] on this Monster's space
       *[other] on that space
    }
eh-who-lead = the Lead Investigator
    .one = the Lead Investigator
eh-who-nearest = the nearest investigator
    .one = the nearest investigator
eh-who-nearby = each investigator { $who ->
    [each] on their space or an adjacent one
   *[you] on your space or an adjacent one
}
    .one = an investigator { $who ->
        [each] on their space or an adjacent one
       *[you] on your space or an adjacent one
    }
eh-who-terrain = each investigator { $name_in }
    .one = an investigator { $name_in }
eh-who-gate = each investigator on a space with a Gate
    .one = an investigator on a space with a Gate
eh-who-with = each investigator with any { $name_many }
    .one = an investigator with any { $name_many }
eh-who-with-condition = each investigator with the { $name } Condition
    .one = an investigator with the { $name } Condition
eh-who-without-condition = each investigator without the { $name } Condition
    .one = an investigator without the { $name } Condition
eh-who-expedition = each investigator on the Active Expedition's space or next to it
    .one = an investigator on the Active Expedition's space or next to it
eh-who-tokenless = each investigator on a Sea space without an Eldritch token
    .one = an investigator on a Sea space without an Eldritch token
eh-who-target = the target
    .one = the target
eh-who-here-without = each investigator { $who ->
    [each] on their space
   *[you] on your space
} without the { $name } Condition
    .one = an investigator { $who ->
        [each] on their space
       *[you] on your space
    } without the { $name } Condition
eh-who-there-nearby = each investigator { $it ->
    [self] on this Monster's space or an adjacent one
   *[other] on that space or an adjacent one
}
    .one = an investigator { $it ->
        [self] on this Monster's space or an adjacent one
       *[other] on that space or an adjacent one
    }
eh-who-epic = each investigator on the Epic Monster's space
    .one = an investigator on the Epic Monster's space
eh-who-other-monsters = each other Monster { $who ->
    [each] on their space
   *[you] on your space
}
    .one = another Monster { $who ->
        [each] on their space
       *[you] on your space
    }
eh-who-monster = each Monster on the board
    .one = a Monster on the board
eh-who-non-epic = each non-Epic Monster on the board
    .one = a non-Epic Monster on the board
eh-who-monster-here = each Monster { $who ->
    [each] on their space
   *[you] on your space
}
    .one = a Monster { $who ->
        [each] on their space
       *[you] on your space
    }
eh-who-non-epic-here = each non-Epic Monster { $who ->
    [each] on their space
   *[you] on your space
}
    .one = a non-Epic Monster { $who ->
        [each] on their space
       *[you] on your space
    }
eh-who-monster-there = each Monster { $it ->
    [self] on this Monster's space
   *[other] on that space
}
    .one = a Monster { $it ->
        [self] on this Monster's space
       *[other] on that space
    }
eh-who-monster-kind = each { $name } on the board
    .one = { $name_acc } on the board
eh-who-reckoning = each Monster with a Reckoning
    .one = a Monster with a Reckoning
eh-who-monster-gate = each Monster on a space with a Gate
    .one = a Monster on a space with a Gate
eh-who-gates = each Gate on the board
    .one = a Gate on the board
eh-who-gates-matching = each Gate that matches the omen
    .one = a Gate that matches the omen
eh-who-clues = each Clue on the board
    .one = a Clue on the board
eh-who-clue-nearest = the nearest Clue
    .one = the nearest Clue
eh-who-kind-here = each { $name } { $who ->
    [each] on their space
   *[you] on your space
}
    .one = { $name_acc } { $who ->
        [each] on their space
       *[you] on your space
    }
eh-who-non-epic-gate = each non-Epic Monster on a space with a Gate
    .one = a non-Epic Monster on a space with a Gate
eh-who-mythos = each Mythos card in play
    .one = a Mythos card in play
eh-who-rumor = each Rumor in play
    .one = a Rumor in play

## Where and where to

# The message itself is where to, .in is where, .gen is of what, .one is what is chosen, .each goes through them.
eh-here = to { $who ->
    [each] their space
   *[you] your space
}
    .in = on { $who ->
        [each] their space
       *[you] your space
    }
    .gen = { $who ->
        [each] their space
       *[you] your space
    }
    .one = { $who ->
        [each] their space
       *[you] your space
    }
    .each = for { $who ->
        [each] their space
       *[you] your space
    }
eh-there = to { $it ->
    [self] this Monster's space
    [clue] its space
   *[other] that space
}
    .in = on { $it ->
        [self] this Monster's space
        [clue] its space
       *[other] that space
    }
    .gen = { $it ->
        [self] this Monster's space
        [clue] its space
       *[other] that space
    }
    .one = { $it ->
        [self] this Monster's space
        [clue] its space
       *[other] that space
    }
    .each = for { $it ->
        [self] this Monster's space
        [clue] its space
       *[other] that space
    }
eh-any-space = to any space
    .in = on any space
    .gen = any space
    .one = a space
    .each = for each space
eh-other-space = to any other space
    .in = on any other space
    .gen = any other space
    .one = another space
    .each = for each other space
eh-place = { $name_into }
    .in = { $name_in }
    .gen = { $name }
    .one = { $name }
    .each = for { $name }
eh-terrain = { $name_into }
    .in = { $name_in }
    .gen = { $name_nearest }
    .one = { $name_one }
    .each = for { $name_one }
eh-nearest-terrain = to { $name_nearest }
    .in = on { $name_nearest }
    .gen = { $name_nearest }
    .one = { $name_nearest }
    .each = for { $name_nearest }
eh-nearest-tokenless = to { $name_nearest } without an Eldritch token
    .in = on { $name_nearest } without an Eldritch token
    .gen = { $name_nearest } without an Eldritch token
    .one = { $name_nearest } without an Eldritch token
    .each = for { $name_nearest } without an Eldritch token
eh-nearest-gate = to the nearest space with a Gate
    .in = on the nearest space with a Gate
    .gen = the nearest space with a Gate
    .one = the nearest space with a Gate
    .each = for the nearest space with a Gate
eh-nearest-investigator = to the nearest space with an investigator
    .in = on the nearest space with an investigator
    .gen = the nearest space with an investigator
    .one = the nearest space with an investigator
    .each = for the nearest space with an investigator
eh-random-space = to a random space
    .in = on a random space
    .gen = a random space
    .one = a random space
    .each = for a random space
eh-expedition = to the Active Expedition's space
    .in = on the Active Expedition's space
    .gen = the Active Expedition's space
    .one = the Active Expedition's space
    .each = for the Active Expedition's space
eh-token-space = to a space with an Eldritch token
    .in = on a space with an Eldritch token
    .gen = a space with an Eldritch token
    .one = a space with an Eldritch token
    .each = for each space with an Eldritch token
eh-cultist-space = to a space with a Cultist
    .in = on a space with a Cultist
    .gen = a space with a Cultist
    .one = a space with a Cultist
    .each = for each space with a Cultist
eh-clue-gate-space = to a space with a Clue or a Gate
    .in = on a space with a Clue or a Gate
    .gen = a space with a Clue or a Gate
    .one = a space with a Clue or a Gate
    .each = for each space with a Clue or a Gate
eh-epic-space = to the Epic Monster's space
    .in = on the Epic Monster's space
    .gen = the Epic Monster's space
    .one = the Epic Monster's space
    .each = for the Epic Monster's space

## If

# .not is the contrary.
eh-if-terrain = { $who ->
    [each] they are
   *[you] you are
} { $name_in }
    .not = { $who ->
        [each] they are
       *[you] you are
    } not { $name_in }
eh-if-place = { $who ->
    [each] they are
   *[you] you are
} { $name_in }
    .not = { $who ->
        [each] they are
       *[you] you are
    } not { $name_in }
eh-if-awake = the Ancient One is awake
    .not = the Ancient One is not awake
eh-if-defeated = the Monster is defeated
    .not = the Monster is not defeated
eh-if-matches = it matches the omen
    .not = it does not match the omen
eh-if-spawned = one was spawned
    .not = none was spawned
eh-if-monster = { $name_acc } is on the board
    .not = there is no { $name } on the board
eh-if-monsters = there are { $n ->
    [one] at least { $n } Monster
    [other] at least { $n } Monsters
   *[said] Monsters equal to at least { $n }
} on the board
    .not = there are { $n ->
        [one] no Monsters
        [other] fewer than { $n } Monsters
       *[said] fewer Monsters than { $n }
    } on the board
eh-if-monsters-on = there are { $n ->
    [one] at least { $n } Monster
    [other] at least { $n } Monsters
   *[said] Monsters equal to at least { $n }
} { $whom_in }
    .not = there are { $n ->
        [one] no Monsters
        [other] fewer than { $n } Monsters
       *[said] fewer Monsters than { $n }
    } { $whom_in }
eh-if-cultist = there is a Cultist { $who ->
    [each] on their space
   *[you] on your space
}
    .not = there is no Cultist { $who ->
        [each] on their space
       *[you] on your space
    }
eh-if-no-monster-reckons = no Monster on the board has a Reckoning
    .not = a Monster on the board has a Reckoning
eh-if-no-expedition = no Expedition is left
    .not = an Expedition is left
eh-if-gates-on-this = there are { $n ->
    [one] at least { $n } Gate
    [other] at least { $n } Gates
   *[said] Gates equal to at least { $n }
} { eh-this-at }
    .not = there are { $n ->
        [one] no Gates
        [other] fewer than { $n } Gates
       *[said] fewer Gates than { $n }
    } { eh-this-at }
eh-if-toughness = the toughness of Monsters { eh-this-at } adds up to at least { $n }
    .not = the toughness of Monsters { eh-this-at } adds up to less than { $n }
eh-if-monsters-here = there are { $n ->
    [one] at least { $n } Monster
    [other] at least { $n } Monsters
   *[said] Monsters equal to at least { $n }
} { $who ->
    [each] on their space
   *[you] on your space
}
    .not = there are { $n ->
        [one] no Monsters
        [other] fewer than { $n } Monsters
       *[said] fewer Monsters than { $n }
    } { $who ->
        [each] on their space
       *[you] on your space
    }
eh-if-has = { $who ->
    [each] they have
   *[you] you have
} { $n ->
    [1] { $name_one }
   *[other] at least { $n } { $name_many }
}
    .not = { $who ->
        [each] they have
       *[you] you have
    } { $n ->
        [1] no { $name_many }
       *[other] fewer than { $n } { $name_many }
    }
eh-if-has-with = { $who ->
    [each] they have
   *[you] you have
} any { $name_many }
    .not = { $who ->
        [each] they have
       *[you] you have
    } no { $name_many }
eh-if-condition = { $who ->
    [each] they have
   *[you] you have
} the { $name } Condition
    .not = { $who ->
        [each] they have
       *[you] you have
    } no { $name } Condition
eh-if-clues = { $who ->
    [each] they have
   *[you] you have
} { $n ->
    [1] any Clues
   *[other] at least { $n } Clues
}
    .not = { $who ->
        [each] they have
       *[you] you have
    } { $n ->
        [1] no Clues
       *[other] fewer than { $n } Clues
    }
eh-if-tokens = there are { $n ->
    [one] at least { $n } Eldritch token
    [other] at least { $n } Eldritch tokens
   *[said] Eldritch tokens equal to at least { $n }
} { eh-this-at }
    .not = there are { $n ->
        [one] no Eldritch tokens
        [other] fewer than { $n } Eldritch tokens
       *[said] fewer Eldritch tokens than { $n }
    } { eh-this-at }
eh-if-no-tokens = there are no Eldritch tokens { eh-this-at }
    .not = there are Eldritch tokens { eh-this-at }
eh-if-no-gate = no Gate matches the omen
    .not = a Gate matches the omen
eh-if-no-rumor = no Rumor is in play
    .not = a Rumor is in play
eh-if-no-reckoning = no Mythos card in play has a Reckoning
    .not = a Mythos card in play has a Reckoning
eh-if-lost = anything was lost
    .not = nothing was lost
eh-if-none-solved = no Mystery is solved
    .not = a Mystery is solved
eh-if-solved = at least { $n ->
    [one] { $n } Mystery is
   *[other] { $n } Mysteries are
} solved
    .not = fewer than { $n } Mysteries are solved
eh-if-investigator = there is an investigator { $who ->
    [each] on their space
   *[you] on your space
}
    .not = there is no investigator { $who ->
        [each] on their space
       *[you] on your space
    }
eh-if-investigator-there = there is an investigator { $it ->
    [self] on this Monster's space
   *[other] on that space
}
    .not = there is no investigator { $it ->
        [self] on this Monster's space
       *[other] on that space
    }
eh-if-playing = there are at least { $n } investigators
    .not = there are fewer than { $n } investigators
eh-if-rolled = any die shows { $n }
    .not = no die shows { $n }
eh-if-passed = the test was passed
    .not = the test was failed

## The investigator

eh-lose = { eh-verb-lose }{ eh-count-pool }
eh-lose-all-but = { $who ->
    [each] loses
   *[you] lose
} all but { $n } { $word ->
    [health] Health
   *[sanity] Sanity
}
eh-recover = { eh-verb-recover }{ eh-count-pool }
eh-recover-all = { eh-verb-recover }all { $word ->
    [health] Health
   *[sanity] Sanity
}
eh-spend = { $who ->
    [each] spends
   *[you] spend
} { eh-count-pool }
eh-spend-both = { $who ->
    [each] spends
   *[you] spend
} { $n } Health and { $n2 } Sanity
eh-delay = { $who ->
    [each] becomes
   *[you] become
} Delayed
eh-devoured = { $who ->
    [each] is devoured
    [bare] be devoured
   *[you] you are devoured
}
eh-it-devoured = that investigator is devoured
eh-ticket = { $who ->
    [each] gains
   *[you] gain
} a { $word ->
    [train] Train
   *[ship] Ship
} ticket
eh-improve = { $who ->
    [each] improves
   *[you] improve
} { $name }
eh-improve-any = { $who ->
    [each] improves
   *[you] improve
} { $n ->
    [one] { $n } skill
    [other] { $n } skills
   *[said] skills equal to { $n }
} of choice
eh-more-action = { $who ->
    [each] performs
   *[you] perform
} 1 additional action

## Clues

eh-gain-clues = { $again ->
    [yes] { $n ->
        [one] { $n } more Clue
        [other] { $n } more Clues
       *[said] Clues equal to { $n }
    }
   *[no] { eh-verb-gain }{ eh-count-clues }
}
eh-spend-clues = { $who ->
    [each] spends
   *[you] spend
} { eh-count-clues }
eh-group-spends = as a group { $who ->
    [each] spends
   *[you] spend
} { eh-count-clues }
eh-discard-clues = { $who ->
    [each] discards
   *[you] discard
} { $n_all ->
    [yes] all { $who ->
        [each] their
       *[you] your
    } Clues
   *[no] { eh-count-clues }
}
eh-give-clues = { $who ->
    [each] gives
   *[you] give
} any number of Clues to another investigator
eh-this-clue = { eh-verb-gain }this Clue
eh-discard-this-clue = { $who ->
    [each] discards
   *[you] discard
} this Clue
eh-move-this-clue = { $who ->
    [each] moves
   *[you] move
} this Clue { $whom }
eh-spawn-clues = { $who ->
    [each] spawns
   *[you] spawn
} { eh-count-clues }
eh-spawn-clues-on = { $who ->
    [each] spawns
   *[you] spawn
} { eh-count-clues } { $whom_in }
eh-discard-clue-there = { $who ->
    [each] discards
   *[you] discard
} the Clue on that space
eh-discard-board-clues = { $who ->
    [each] discards
   *[you] discard
} all Clues on the board
eh-spend-the-clue = { $who ->
    [each] spends
   *[you] spend
} the Clue just gained
eh-clue-this = { $who ->
    [each] puts
   *[you] put
} it { eh-this-on }
eh-move-the-clue = { $who ->
    [it] moves { $whom }
    [each] moves this Clue { $whom }
   *[you] move this Clue { $whom }
}

## Cards

eh-gain = { eh-verb-gain }{ eh-count-kind }
eh-gain-with = { eh-verb-gain }{ $n ->
    [one] { $n } { $name } { $name2 }
    [other] { $n } { $name } { $name2_many }
   *[said] { $name } { $name2_many } equal to { $n }
}
eh-gain-from = { eh-verb-gain }{ $n ->
    [one] { $n } { $name } Asset
    [other] { $n } { $name } Assets
   *[said] { $name } Assets equal to { $n }
} { $word ->
    [deck] from the deck
   *[reserve] from the reserve
}
eh-gain-asset-from = { eh-verb-gain }{ $n ->
    [one] { $n } Asset
    [other] { $n } Assets
   *[said] Assets equal to { $n }
} { $word ->
    [deck] from the deck
   *[reserve] from the reserve
}
eh-gain-asset = { eh-verb-gain }the { $name } Asset
eh-gain-artifact = { eh-verb-gain }the { $name_acc } Artifact
eh-gain-spell = { eh-verb-gain }the { $name } Spell
eh-gain-condition = { eh-verb-gain }the { $name } Condition
eh-gain-worth = { $who ->
    [each] gains
   *[you] gain
} Items and Trinkets from the reserve whose values add up to no more than { $n }
eh-gain-one-worth = { $who ->
    [each] gains
   *[you] gain
} { $n ->
    [one] { $n } Item or Trinket
   *[other] { $n } Items or Trinkets
} from the reserve whose value is no more than { $n2 }
eh-find = { $who ->
    [each] gains
   *[you] gain
} 1 { $name } of choice from the reserve or the discard pile
eh-discard = { eh-verb-discard }{ eh-count-kind }
eh-discard-with = { eh-verb-discard }{ eh-count-traits }
eh-discard-all-but = { $who ->
    [each] discards
   *[you] discard
} all { $name_many } but { $n }
eh-discard-any = { $who ->
    [each] discards
   *[you] discard
} any number of { $name_many }
eh-discard-any-spell = { $who ->
    [each] discards
   *[you] discard
} any number of Spells
eh-discard-condition = { eh-verb-discard }the { $name } Condition
eh-discard-condition-with = { $who ->
    [each] discards
   *[you] discard
} { $n ->
    [one] { $n } { $name } Condition
    [other] { $n } { $name } Conditions
   *[said] { $name } Conditions equal to { $n }
}
eh-discard-any-condition = { $who ->
    [each] discards
   *[you] discard
} { $n ->
    [one] { $n } Condition
    [other] { $n } Conditions
   *[said] Conditions equal to { $n }
} of choice
eh-discard-this = { $who ->
    [each] discards
   *[you] discard
} this card
eh-discard-spell = { $who ->
    [each] discards
   *[you] discard
} that Spell
eh-flip-this = { $who ->
    [each] flips
   *[you] flip
} this card
eh-discard-reserve = { $who ->
    [each] discards
   *[you] discard
} all cards in the reserve
eh-fill-reserve = { $who ->
    [each] refills
   *[you] refill
} the reserve
eh-give-items = { $who ->
    [each] gives
   *[you] give
} any number of Items to another investigator
eh-trade-anywhere = { $who ->
    [each] trades
   *[you] trade
} possessions with another investigator on any space
eh-trade-clues = { $who ->
    [each] trades
   *[you] trade
} Clues with another investigator on any space
eh-change-places = { $who ->
    [each] changes
   *[you] change
} places with you
eh-reckon-condition-ones = { $who ->
    [each] resolves
   *[you] resolve
} the Reckoning of the { $name } Condition as if every die showed 1
eh-reckon-ones = { $who ->
    [each] resolves
   *[you] resolve
} the Reckonings of all investigators' Conditions as if every die showed 1
eh-ban-assets = { $who ->
    [each] returns
   *[you] return
} to the box every Asset whose value is at least { $n }

## Ways

eh-move = { $who ->
    [each] moves
   *[you] move
} { eh-count-spaces }
eh-move-to = { $who ->
    [each] moves
   *[you] move
} { $whom }
eh-move-toward = { $who ->
    [each] moves
   *[you] move
} { eh-count-spaces } toward { $whom_gen }
eh-move-by = { $who ->
    [each] moves
   *[you] move
} { eh-count-spaces } along a { $word ->
    [train] Train path
   *[ship] Ship path
}
eh-move-with = { $who ->
    [each] moves
   *[you] move
} { eh-count-spaces } together with this Monster

## Doom and omen

eh-doom = { $who ->
    [each] advances
    [it] advances
   *[you] advance
} Doom by { $n }
eh-retreat = { $who ->
    [each] retreats
   *[you] retreat
} Doom by { $n }
eh-doom-zero = { $who ->
    [each] advances
    [it] advances
   *[you] advance
} Doom to 0
eh-omen = { $who ->
    [each] advances
    [it] advances
   *[you] advance
} the omen by { $n }
eh-omen-back = { $who ->
    [each] moves
   *[you] move
} the omen back by { $n }, then { $who ->
    [each] advances
    [it] advances
   *[you] advance
} Doom by 1 for each Gate that now matches it
eh-omen-any = { $who ->
    [each] moves
   *[you] move
} the omen to any space without advancing Doom

## Gates and Monsters

eh-close-this = { $who ->
    [each] closes
   *[you] close
} this Gate
eh-close-it = { $who ->
    [each] closes
   *[you] close
} it
eh-discard-it = { $who ->
    [it] is discarded
    [each] discards { $it ->
        [gate] it
        [clue] that Clue
        [card] it
        [asset] the Asset gained
        [monster] it
        [self] it
        [rumor] it
       *[other] that Monster
    }
   *[you] discard { $it ->
        [gate] it
        [clue] that Clue
        [card] it
        [asset] the Asset gained
        [monster] it
        [self] it
        [rumor] it
       *[other] that Monster
    }
}
eh-spawn-gates = { $who ->
    [each] spawns
   *[you] spawn
} { eh-count-gates }
eh-spawn-monsters = { $who ->
    [each] spawns
   *[you] spawn
} { eh-count-monsters } { $whom_in }
eh-spawn-monster = { $who ->
    [each] spawns
   *[you] spawn
} { $name_acc } { $whom_in }
eh-ambush = { $who ->
    [each] is ambushed by a Monster
   *[you] be ambushed by a Monster
}
eh-ambush-by = { $who ->
    [each] is ambushed by { $name_acc }
   *[you] be ambushed by { $name_acc }
}
eh-encounter-it = { $who ->
    [it] fights them
    [each] encounters this Monster
   *[you] encounter it
}
eh-encounter-here = { $who ->
    [each] encounters each Monster on their space, in any order
   *[you] encounter each Monster on your space, in any order
}
eh-encounter-epic = { $who ->
    [each] encounters
   *[you] encounter
} the Epic Monster
eh-it-loses = { $it ->
    [target] loses { eh-count-health }
   *[other] { $who ->
        [it] loses { eh-count-health }
        [each] makes it lose { eh-count-health }
       *[you] make it lose { eh-count-health }
    }
}
eh-it-loses-instead = { $it ->
    [target] loses { eh-count-health } instead
   *[other] { $who ->
        [it] loses { eh-count-health } instead
        [each] makes it lose { eh-count-health } instead
       *[you] make it lose { eh-count-health } instead
    }
}
eh-it-recovers = { $who ->
    [it] recovers all Health
   *[you] it recovers all Health
}
eh-it-recovers-some = { $who ->
    [it] recovers { eh-count-health }
   *[you] it recovers { eh-count-health }
}
eh-defeat-it = { $who ->
    [it] is defeated
    [each] defeats it
   *[you] defeat it
}
eh-move-it = { $who ->
    [it] moves { $whom }
    [each] moves it { $whom }
   *[you] move it { $whom }
}
eh-move-it-toward = { $who ->
    [it] moves { eh-count-spaces } toward { $whom_gen }
    [each] moves it { eh-count-spaces } toward { $whom_gen }
   *[you] move it { eh-count-spaces } toward { $whom_gen }
}
eh-move-monster = { $who ->
    [each] moves
   *[you] move
} this Monster { $whom }
eh-discard-monster = { $who ->
    [each] discards
   *[you] discard
} this Monster
eh-reckon-it = { $who ->
    [it] resolves its Reckoning
    [each] resolves its Reckoning
   *[you] resolve its Reckoning
}
eh-look-gates = { $who ->
    [each] looks
   *[you] look
} at the top 2 Gates of the stack, { $who ->
    [each] returns
   *[you] return
} one to the top and { $who ->
    [each] puts
   *[you] put
} the other at the bottom

## Tokens, Mysteries, Rumors

eh-tokens-this = { $who ->
    [each] puts
   *[you] put
} { eh-count-tokens } { eh-this-on }
eh-take-tokens = { $who ->
    [each] takes
   *[you] take
} { $n ->
    [one] { eh-count-tokens } { eh-this-off }
    [other] { eh-count-tokens } { eh-this-off }
   *[said] { eh-this-off } { eh-count-tokens }
}
eh-tokens-there = { eh-verb-put }{ eh-count-tokens } { $whom_in }
eh-token-here-this = { $who ->
    [each] puts
   *[you] put
} the Eldritch token from { $who ->
    [each] their
   *[you] your
} space { eh-this-on }
eh-tokens-omen = { $who ->
    [each] puts
   *[you] put
} { eh-count-tokens } on the green space of the omen track
eh-take-omen = { $who ->
    [each] takes
   *[you] take
} { eh-count-tokens } from the green space of the omen track
eh-gate-here-this = { $who ->
    [each] puts
   *[you] put
} the Gate from { $who ->
    [each] their
   *[you] your
} space { eh-this-on }
eh-gate-this = { $who ->
    [each] puts
   *[you] put
} the Gate that advanced Doom { eh-this-on }, or a Gate from the stack if none did
eh-it-this = { $who ->
    [each] puts
   *[you] put
} { $it ->
    [gate] that Gate
    [clue] that Clue
    [monster] that Monster
   *[other] that token
} { eh-this-on }
eh-mystery-token = { $who ->
    [each] puts
   *[you] put
} the Mystery token { $whom_in }
eh-advance-mystery = { $who ->
    [each] advances
    [it] advances
   *[you] advance
} the Mystery by { $n }
eh-lose-mystery = { $who ->
    [each] shuffles
   *[you] shuffle
} 1 solved Mystery back into the Mystery deck
eh-solve = { $who ->
    [each] solves
   *[you] solve
} this Rumor
eh-solve-it = { $who ->
    [each] solves
   *[you] solve
} it
eh-draw-rumor = { $who ->
    [each] draws
   *[you] draw
} a random Rumor from the box and { $who ->
    [each] resolves
   *[you] resolve
} it
eh-draw-mythos = { $who ->
    [each] draws
   *[you] draw
} and { $who ->
    [each] resolves
   *[you] resolve
} another Mythos card
eh-lose-expedition = { $who ->
    [each] returns
   *[you] return
} all cards of the Active Expedition to the box
eh-shuffle-expeditions = { $who ->
    [each] shuffles
   *[you] shuffle
} the Expedition deck

## The course of things

eh-more-dice = in the next test { $who ->
    [each] adds
   *[you] add
} { eh-count-dice }
eh-research-dice = in every test of that Research Encounter { $who ->
    [each] adds
   *[you] add
} { eh-count-dice }
eh-fewer-dice = in the next test { $who ->
    [each] removes
   *[you] remove
} { eh-count-dice }, but not the last
eh-clues-buy = in the next test { $who ->
    [each] they may
   *[you] you may
} spend Clues, each for 1 success
eh-sanity-buys = in the next test { $who ->
    [each] they may
   *[you] you may
} spend Sanity, each for 1 additional die
eh-continue = { $who ->
    [each] continues
   *[you] continue
} with the { $word ->
    [pass] "Pass"
   *[fail] "Fail"
} part
eh-other-world = { $who ->
    [each] resolves
   *[you] resolve
} an Other World Encounter
eh-other-world-rumor = { $who ->
    [each] resolves
   *[you] resolve
} an Other World Encounter, in which closing the Gate solves this Rumor
eh-special = { $who ->
    [each] resolves
   *[you] resolve
} a Special Encounter
eh-encounter-of = { $who ->
    [each] resolves
   *[you] resolve
} an encounter of the deck “{ $name }”
eh-win = { $who ->
    [bare] win the game
   *[you] the investigators win the game
}
eh-lose-game = { $who ->
    [bare] lose the game
   *[you] the investigators lose the game
}
eh-aim = { $who ->
    [each] targets
   *[you] target
} { $whom_one }
eh-discard-target = { $who ->
    [each] discards
   *[you] discard
} the target
eh-research-target = { $who ->
    [each] resolves
   *[you] resolve
} a Research Encounter with that Clue as if { $who ->
    [each] they were
   *[you] you were
} on its space and no Monsters were there
eh-prevent = { $who ->
    [each] reduces
   *[you] reduce
} that loss by { $n }
eh-prevent-instead = { $who ->
    [each] reduces
   *[you] reduce
} that loss by { $n } instead
eh-prevent-damage = { $who ->
    [each] prevents
   *[you] prevent
} all of the damage
eh-pass-monsters = { $who ->
    [each] chooses
   *[you] choose
} an encounter as if no Monsters were { $who ->
    [each] on their space
   *[you] on your space
}
eh-add-strength = { $who ->
    [each] gains
   *[you] gain
} +{ $n } Strength in this combat
eh-add-strength-instead = { $who ->
    [each] gains
   *[you] gain
} +{ $n } Strength in this combat instead
eh-let-reroll = { $who ->
    [each] may reroll
    [bare] reroll
   *[you] you may reroll
} { eh-count-dice } of the Strength test in this combat
eh-skip-encounter = { $who ->
    [each] skips
   *[you] skip
} { $who ->
    [each] their
   *[you] your
} next encounter
eh-turn = { $who ->
    [each] spends
   *[you] spend
} any amount of Health to recover as much Sanity, or the other way round
eh-reimprove = { $who ->
    [each] spends
   *[you] spend
} any number of improvement tokens and { $who ->
    [each] improves
   *[you] improve
} as many skills of { $who ->
    [each] their
   *[you] your
} choice
eh-take-left = { $who ->
    [each] takes
   *[you] take
} all possessions of that investigator
eh-bury = { $who ->
    [each] removes
   *[you] remove
} their token from the board
eh-forget-fallen = { $who ->
    [each] discards
   *[you] discard
} all possessions of defeated investigators ({ $who ->
    [each] returns
   *[you] return
} those investigators to the box)

## Abilities

# $title is when or by what, $text is what then.
eh-ability-line = { $title }: { $text }
eh-ability-once = { $title }, once per round
# $does is what they do.
eh-ability-here = { $moment ->
    [rest] When an investigator on your space Rests, that investigator { $does }.
   *[other] { $title }: an investigator on your space { $does }.
}
eh-ability-any-skill = any skill
# What it helps in; a part of other messages.
eh-ability-during = { $during ->
    [combat] {" "}in combat
    [spell] {" "}for Spell effects
    [acquire] {" "}to acquire Assets
    [other-world] {" "}in Other World Encounters
    [not-other-world] {" "}outside Other World Encounters
   *[always] {""}
}
eh-ability-bonus = { $n } { $skill }{ eh-ability-during }{ $once ->
    [yes] , once per round
   *[no] {""}
}.
eh-ability-bonus-price = You may { $price } to gain { $n } { $skill }{ $during ->
    [combat] {" "}in this combat
   *[always] { eh-ability-during }
}.
eh-ability-bonus-price-both = You may { $price } to gain { $n } { $skill } and { $n } { $also } in this combat.
eh-ability-dice = { $whose ->
    [here] Each investigator on your space rolls
   *[owner] You roll
} { $n ->
    [one] { $n } additional die
   *[other] { $n } additional dice
} when testing { $skill }{ eh-ability-during }{ $where ->
    [some] {" "}while you are { $terrain_in }
   *[any] {""}
}.
eh-ability-dice-once = Once per round, { $whose ->
    [here] an investigator on your space
   *[owner] you
} may roll { $n ->
    [one] { $n } additional die
   *[other] { $n } additional dice
} when testing { $skill }{ eh-ability-during }.
eh-ability-reroll = { $once ->
    [yes] Once per round, { $whose ->
        [here] an investigator on your space
       *[owner] you
    }
   *[no] { $whose ->
        [here] An investigator on your space
       *[owner] You
    }
} may reroll { $n ->
    [0] any number of dice
    [one] { $n } die
   *[other] { $n } dice
} when testing { $skill }{ eh-ability-during }.
eh-ability-reroll-price = { $once ->
    [yes] Once per round, { $whose ->
        [here] an investigator on your space
       *[owner] you
    }
   *[no] { $whose ->
        [here] An investigator on your space
       *[owner] You
    }
} may { $price } to reroll { $n ->
    [0] any number of dice
    [one] { $n } die
   *[other] { $n } dice
} when testing { $skill }{ eh-ability-during }.
eh-ability-raise = { $once ->
    [yes] Once per round, you
   *[no] You
} may add { $n } to the result of one die when testing { $skill }{ eh-ability-during }.
eh-ability-sixes = When testing { $skill }{ eh-ability-during }, each 6 counts as 2 successes.
eh-ability-prevent = { $once ->
    [yes] Once per round, when
   *[no] When
} { $whose ->
    [here] an investigator on your space loses
   *[owner] you lose
} { $pool ->
    [health] Health
   *[sanity] Sanity
}{ $during ->
    [spell] {" "}to your own Spell
   *[always] {""}
}, { $n ->
    [0] the loss is prevented
   *[other] the loss is reduced by { $n }
}.
eh-ability-prevent-price = { $once ->
    [yes] Once per round, when
   *[no] When
} { $whose ->
    [here] an investigator on your space loses
   *[owner] you lose
} { $pool ->
    [health] Health
   *[sanity] Sanity
}{ $during ->
    [spell] {" "}to your own Spell
   *[always] {""}
}, you may { $price } to { $n ->
    [0] prevent that loss
   *[other] reduce that loss by { $n }
}.
# What changes the rules themselves.
eh-ability-never-delayed = You cannot become Delayed against your will.
eh-ability-never-detained = You cannot gain the Detained Condition against your will.
eh-ability-rests-for-more-health = When you Rest, recover 1 additional Health.
eh-ability-rests-for-more-sanity = When you Rest, recover 1 additional Sanity.
eh-ability-softens-damage = The damage of Monsters you fight is 1 less, but never below 1.
eh-ability-calms-horror = The horror of Monsters you fight is 1.
eh-ability-passes-monsters = In the Encounter phase you may choose an encounter as if no Monsters were on your space.
eh-ability-cheaper-clues = Once per round, you may spend 1 Clue less than needed.
eh-ability-sanity-for-clues = Once per round, you may spend 1 Sanity in place of 1 Clue.
eh-ability-clue-rerolls-two = When an investigator on your space spends a Clue to reroll, that investigator may reroll up to 2 dice.
eh-ability-shares-purchases = When you acquire Assets, other investigators may take any of them.
eh-ability-improves-twice = When you improve a skill, you may improve it once more at once.
eh-ability-reads-conditions = Once per round, when another investigator gains a Condition that is not Common, you may look at its back and gain 1 Clue.
eh-ability-blessed = In your tests 4, 5 and 6 are successes. If you gain this Condition again, flip this card instead; if you gain the Cursed Condition, discard this card instead.
eh-ability-cursed = In your tests only 6 is a success. If you gain this Condition again, flip this card instead; if you gain the Blessed Condition, discard this card instead.
eh-ability-cannot-move = You cannot move.
eh-ability-cannot-act = You cannot perform actions except the local action of this card.
eh-ability-nobody-rests = Investigators cannot Rest.
eh-ability-gates-stay-open = Gates cannot be closed.
eh-ability-no-reserve = No cards are put in the reserve.
eh-ability-no-expeditions = There are no Expedition Encounters.
eh-ability-no-clue-rerolls = Clues cannot be spent to reroll in this combat.
eh-ability-no-more-encounter = When you defeat it in combat, you have no additional encounter.
eh-ability-failed-will-ends-combat = If you fail the Will test, skip the Strength test.
eh-ability-will-hurts-it = If you pass the Will test, it loses Health equal to the number of successes.
eh-ability-invulnerable-until-solved = It loses no Health until 3 Mysteries are solved.
eh-ability-horror-to-sheet = Sanity lost in the Will test is put on the Ancient One's sheet.
eh-ability-physical-resistance = Only bonuses of Spells and Magical possessions work against it.
eh-ability-magical-resistance = Bonuses of Spells and Magical possessions do not work against it.
eh-ability-cultist = Everything about this Monster is on the Ancient One's sheet.
# What stands at the beginning of a line.
eh-ability-title-action = Action
eh-ability-title-local-action = Local action
eh-ability-title-gained = When gained
eh-ability-title-gained-from-deck = When gained from the deck
eh-ability-title-rest = Rest
eh-ability-title-reckoning = Reckoning
eh-ability-title-spawned = When spawned
eh-ability-title-before-will = Before the Will test
eh-ability-title-after-will = After the Will test
eh-ability-title-failed-will = If you fail the Will test
eh-ability-title-before-strength = Before the Strength test
eh-ability-title-failed-strength = If you fail the Strength test
eh-ability-title-hurt = If you lose Health in the Strength test
eh-ability-title-defeated-in-combat = { $of ->
    [monster] When you defeat it in combat
   *[card] When you defeat a Monster in combat
}
eh-ability-title-defeated = When it is defeated
eh-ability-title-closed-gate = When you close a Gate
eh-ability-title-researched = After a Research Encounter
eh-ability-title-improved = When you improve a skill
eh-ability-title-entered-play = When this enters play
eh-ability-title-encounter-instead = Instead of an encounter
eh-ability-title-action-phase = Action phase
eh-ability-title-omen-green = When the omen comes to the green space
eh-ability-title-moved-onto-token = When you move onto a space with an Eldritch token
eh-ability-title-defeated-on-rumor = When a Monster is defeated on the Rumor's space
eh-ability-title-epic-defeated = When the Epic Monster is defeated
eh-ability-title-cast-action = Action
eh-ability-title-cast-encounter-phase = Encounter phase
eh-ability-title-cast-combat = Combat
eh-ability-title-cast-would-lose-health = When an investigator would lose Health, once per round
eh-ability-title-cast-would-lose-sanity = When an investigator would lose Sanity, once per round
eh-ability-title-begins = At the start
eh-ability-title-crippled = Crippled
eh-ability-title-insane = Insane
eh-ability-title-setup = Setup
eh-ability-title-awakens = Awakening
eh-ability-title-doom = Instead of advancing Doom
eh-ability-title-wins = Final Mystery
eh-ability-title-lead = Lead Investigator
eh-ability-title-reckoning-lead = Reckoning, Lead Investigator
eh-ability-title-runs-out = When no tokens are left
eh-ability-title-pass = Pass
eh-ability-title-fail = Fail
eh-ability-title-research = After a Research Encounter
eh-ability-title-closed-matching-gate = When you close a Gate that matches the omen
eh-ability-title-encounter-on-mystery-token = Encounter on the space with the Mystery token
eh-ability-title-encounter-on-token = Encounter on a space with an Eldritch token
eh-ability-title-defeated-non-epic = When you defeat a non-Epic Monster
eh-ability-title-passed-spell = When you pass the test of a Spell
eh-ability-title-encounter = Encounter { $place_in }
eh-ability-title-encounter-expedition = Encounter on the Active Expedition's space
# Tokens, and what is set aside.
eh-ability-tokens = Put { $n ->
    [one] { $n } Eldritch token
   *[other] { $n } Eldritch tokens
} on this card.
eh-ability-rumor = Put the Rumor token { $place_in }.
eh-ability-set-aside = Set aside { $n ->
    [one] { $n } { $monster }
   *[other] { $n } { $monster_many }
}.
eh-ability-solved = { $counts ->
    [epic] This Mystery is solved when that Epic Monster is defeated.
    [clues] This Mystery is solved at the end of the Mythos phase if the Clues on it are at least { $needs ->
        [half-investigators] half the number of investigators
        [twice-investigators] twice the number of investigators
        [one] 1
       *[investigators] the number of investigators
    }.
    [tokens] This Mystery is solved at the end of the Mythos phase if the Eldritch tokens on it are at least { $needs ->
        [half-investigators] half the number of investigators
        [twice-investigators] twice the number of investigators
        [one] 1
       *[investigators] the number of investigators
    }.
    [gates] This Mystery is solved at the end of the Mythos phase if the Gates on it are at least { $needs ->
        [half-investigators] half the number of investigators
        [twice-investigators] twice the number of investigators
        [one] 1
       *[investigators] the number of investigators
    }.
   *[toughness] This Mystery is solved at the end of the Mythos phase if the toughness of Monsters on it adds up to at least { $needs ->
        [half-investigators] half the number of investigators
        [twice-investigators] twice the number of investigators
        [one] 1
       *[investigators] the number of investigators
    }.
}
