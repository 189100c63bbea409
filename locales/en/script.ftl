# The words that say, in every game, what a card does.
# The keys are those of locales/ru/script.ftl; a test keeps them equal.

script-nothing = nothing
script-sentence = { CAP($said) }.
script-sentence-on = { $said }.
script-sentences = { $first } { $rest }
script-anyway = either way, { $rest }
script-next = then { $rest }
script-otherwise = otherwise, { $rest }
script-list = { $first }, { $rest }
script-and = { $first } and { $rest }
script-and-after = { $first } and { $rest }
script-and-if = { $first }; { $rest }
script-and-anyway = { $first }; either way, { $rest }
script-then = { $first }, then { $rest }
script-or = { $first } or { $rest }
script-or-more = { $first }, { $rest }
script-choose = either { $ways }
script-line = on { $range }, { $body }
script-lines = { $first }; { $rest }
script-within = { $head } ({ $results })
script-test = { $who ->
    [each] tests
   *[you] test
} { $check }
script-pass = on a pass, { $then }
script-pass-if = on a pass, { $then }
script-fail = on a failure, { $then }
script-fail-if = on a failure, { $then }
script-result = by the number of successes: { $lines }
script-roll = { $who ->
    [each] rolls
   *[you] roll
} { $dice ->
    [one] { $dice } die
    [other] { $dice } dice
   *[said] as many dice as { $dice }
} ({ $lines })
script-may = { $who ->
    [each] may { $then }
    [bare] { $then }
   *[you] you may { $then }
}
script-may-cost = { $who ->
    [each] may { $cost } to { $then }
    [bare] { $cost } to { $then }
   *[you] you may { $cost } to { $then }
}
script-may-then = { $who ->
    [each] may { $cost }; if so, { $then }
    [bare] { $cost }; if so, { $then }
   *[you] you may { $cost }; if you do, { $then }
}
script-unless = { $deed } unless { $who ->
    [each] they
   *[you] you
} { $escape }
script-each = { $whom } { $body }
script-each-if = { $whom }, { $body }
script-each-each = { $whom }: { $body }
script-each-there = { $whom_each }, { $body }
script-choice = { $who ->
    [each] chooses
   *[you] choose
} { $whom_one }
script-pick = { $choice }, who { $body }
script-if = if { $when }, { $then }
script-if-not = if { $when_not }, { $then }
script-repeat = { $body } { $times ->
    [1] once
    [2] twice
    [other] { $times } times
   *[said] a number of times equal to { $times }
}
