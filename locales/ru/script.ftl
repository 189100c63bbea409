# Слова, из которых в любой игре складывается описание того, что делает карта.
# Ключи те же, что в locales/en/script.ftl; за этим следит проверка.

script-nothing = ничего
script-sentence = { CAP($said) }.
script-sentence-on = { $said }.
script-sentences = { $first } { $rest }
script-anyway = в любом случае { $rest }
script-next = затем { $rest }
script-otherwise = иначе { $rest }
script-list = { $first }, { $rest }
script-and = { $first } и { $rest }
script-and-after = { $first }; { $rest }
script-and-if = { $first }; { $rest }
script-and-anyway = { $first }; в любом случае { $rest }
script-then = { $first }, затем { $rest }
script-or = { $first }, либо { $rest }
script-or-more = { $first }, либо { $rest }
script-choose = либо { $ways }
script-line = { $range } — { $body }
script-lines = { $first }; { $rest }
script-within = { $head } ({ $results })
script-test = { $who ->
    [each] проходит
    [bare] пройти
   *[you] пройдите
} проверку { $check }
script-pass = при успехе { $then }
script-pass-if = при успехе, { $then }
script-fail = при провале { $then }
script-fail-if = при провале, { $then }
script-result = по числу успехов: { $lines }
script-roll = { $who ->
    [each] бросает
    [bare] бросить
   *[you] бросьте
} { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] столько кубиков, { $dice_as }
} ({ $lines })
script-may = { $who ->
    [each] может { $then }
    [bare] { $then }
   *[you] можете { $then }
}
script-may-cost = { $who ->
    [each] может { $cost }, чтобы { $then }
    [bare] { $cost }, чтобы { $then }
   *[you] можете { $cost }, чтобы { $then }
}
script-may-then = { $who ->
    [each] может { $cost }; тогда { $then }
    [bare] { $cost }; тогда { $then }
   *[you] можете { $cost }; тогда { $then }
}
script-unless = { $deed } (вместо этого { $who ->
    [each] может
    [bare] можно
   *[you] можете
} { $escape })
script-each = { $whom } { $body }
script-each-if = { $whom }, { $body }
script-each-each = { $whom }: { $body }
script-each-there = { $whom_each }: { $body }
script-choice = { $who ->
    [each] выбирает
    [bare] выбрать
   *[you] выберите
} { $whom_one }
script-pick = { $choice }: он { $body }
script-if = если { $when }, { $then }
script-if-not = если { $when_not }, { $then }
script-repeat = { $body } { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] столько раз, { $times_as }
}
