//! Effects described in both languages.

mod toy;

use script::{Lexicon, Teller};
use toy::{Toy, ToyNames};
use voice::{Language, Voice};

const ENGLISH: &str = "
condition-dark-pact = Dark Pact
skill-lore = Lore
toy-lose = { $again ->
    [yes] {\"\"}
   *[no] { $who ->
        [each] loses{\" \"}
       *[you] lose{\" \"}
    }
}{ $n ->
    [one] { $n }
    [other] { $n }
   *[said] as many as { $n } of
} { $word ->
    [health] Health
   *[sanity] Sanity
}
toy-gain = { $who ->
    [each] gains
   *[you] gain
} { $n } { $n ->
    [one] Clue
   *[other] Clues
}
toy-condition = gain the { $name } condition
toy-spend = spend { $n } { $n ->
    [one] Clue
   *[other] Clues
}
toy-advance = advance doom by { $n }
toy-here = each investigator here
    .one = an investigator here
toy-sea = to the nearest sea
    .one = a sea
toy-move = move { $whom }
toy-gates = gates
toy-city = you are in a city
    .not = you are not in a city
toy-check = { $name }{ $signed ->
    [none] {\"\"}
   *[other] {\" \"}{ $signed }
}
";

const RUSSIAN: &str = "
condition-dark-pact = Тёмная сделка
skill-lore = Знание
    .gen = знания
toy-lose = { $who ->
    [each] теряет
    [bare] потерять
   *[you] потеряйте
} { $n ->
    [one] { $n }
    [few] { $n }
    [many] { $n }
   *[other] столько
} { $word ->
    [health] здоровья
   *[sanity] рассудка
}{ $n ->
    [one] {\"\"}
    [few] {\"\"}
    [many] {\"\"}
   *[other] , { $n_as }
}
toy-gain = { $who ->
    [each] получает
    [bare] получить
   *[you] получите
} { $n } { $n ->
    [one] улику
    [few] улики
   *[many] улик
}
toy-spend = { $who ->
    [each] тратит
    [bare] потратить
   *[you] потратьте
} { $n } { $n ->
    [one] улику
    [few] улики
   *[many] улик
}
toy-condition = { $who ->
    [bare] получить
   *[you] получите
} состояние «{ $name }»
toy-advance = { $who ->
    [bare] продвинуть
   *[you] продвиньте
} безысходность на { $n }
toy-here = каждый сыщик здесь
    .one = сыщика здесь
toy-gates = число врат
    .as = сколько открыто врат
toy-city = вы в городе
    .not = вы не в городе
toy-check = { $name_gen }{ $signed ->
    [none] {\"\"}
   *[other] {\" \"}{ $signed }
}
";

fn said(language: Language, words: &str, text: &str) -> String {
    let tree = Lexicon::<Toy>::new().read(text, &ToyNames).expect(text);
    let voice = Voice::new(language, &[words]).expect("the words are sound");
    voice.say(&Teller::new(&ToyNames).tell(&tree))
}

fn english(text: &str) -> String {
    said(Language::English, ENGLISH, text)
}

fn russian(text: &str) -> String {
    said(Language::Russian, RUSSIAN, text)
}

#[test]
fn an_effect_is_sentences_in_english() {
    assert_eq!(
        english("test lore -1 { gain 2 clues } else { lose 1 sanity }"),
        "Test Lore −1. On a pass, gain 2 Clues. On a failure, lose 1 Sanity."
    );
    assert_eq!(
        english("advance doom 2 unless gain condition dark-pact"),
        "Advance doom by 2 unless you gain the Dark Pact condition."
    );
    assert_eq!(
        english("for each investigator here { lose gates health }"),
        "Each investigator here loses as many as gates of Health."
    );
    assert_eq!(
        english("may spend 1 clue { gain 2 clues }"),
        "You may spend 1 Clue to gain 2 Clues."
    );
    assert_eq!(
        english("roll 1 { 1-2: lose 1 health 3+: gain 1 clue }"),
        "Roll 1 die (on 1–2, lose 1 Health; on 3+, gain 1 Clue)."
    );
}

#[test]
fn the_same_effect_is_sentences_in_russian() {
    assert_eq!(
        russian("test lore -1 { gain 2 clues } else { lose 1 sanity }"),
        "Пройдите проверку знания −1. При успехе получите 2 улики. При провале потеряйте 1 рассудка."
    );
    assert_eq!(
        russian("advance doom 2 unless gain condition dark-pact"),
        "Продвиньте безысходность на 2 (вместо этого можете получить состояние «Тёмная сделка»)."
    );
    assert_eq!(
        russian("for each investigator here { lose gates health }"),
        "Каждый сыщик здесь теряет столько здоровья, сколько открыто врат."
    );
    assert_eq!(
        russian("may spend 1 clue { gain 2 clues }"),
        "Можете потратить 1 улику, чтобы получить 2 улики."
    );
}

#[test]
fn consecutive_instructions_are_one_sentence() {
    assert_eq!(english("lose 1 health; gain 1 clue"), "Lose 1 Health and gain 1 Clue.");
    assert_eq!(
        english("gain 1 clue; advance doom 1; lose 1 sanity"),
        "Gain 1 Clue, advance doom by 1 and lose 1 Sanity."
    );
}

#[test]
fn a_verb_is_not_repeated() {
    assert_eq!(english("lose 1 health; lose 1 sanity"), "Lose 1 Health and 1 Sanity.");
    assert_eq!(
        english("lose 1 health; lose 1 sanity; gain 1 clue"),
        "Lose 1 Health and 1 Sanity, then gain 1 Clue."
    );
    let tree =
        Lexicon::<Toy>::new().read("lose 1 health; lose 1 sanity", &ToyNames).expect("sound");
    let voice = Voice::new(Language::English, &[ENGLISH]).expect("the words are sound");
    let teller = Teller::new(&ToyNames);
    assert_eq!(voice.say(&teller.of_another(&tree)), "loses 1 Health and 1 Sanity");
    assert_eq!(voice.say(&teller.going_on().tell(&tree)), "lose 1 Health and 1 Sanity.");
}

/// Otherwise it would seem to follow from the failure.
#[test]
fn what_follows_a_test_is_distinguished_from_its_results() {
    assert_eq!(
        english("test lore else { lose 1 health }; gain 1 clue"),
        "Test Lore. On a failure, lose 1 Health. Either way, gain 1 Clue."
    );
    assert_eq!(
        russian(
            "may spend 1 clue { gain 2 clues } else { test lore else { lose 1 health }; advance doom 1 }"
        ),
        "Можете потратить 1 улику, чтобы получить 2 улики. Иначе пройдите проверку знания \
         (при провале потеряйте 1 здоровья), затем продвиньте безысходность на 1."
    );
}

#[test]
fn an_empty_branch_negates_the_condition() {
    assert_eq!(
        russian("if on a city { } else { gain 1 clue }"),
        "Если вы не в городе, получите 1 улику."
    );
    assert_eq!(
        english("if on a city { gain 1 clue } else { lose 1 health }"),
        "If you are in a city, gain 1 Clue. Otherwise, lose 1 Health."
    );
}

#[test]
fn what_is_picked_is_chosen_first() {
    assert_eq!(
        english("pick investigator here { gain 1 clue }"),
        "Choose an investigator here, who gains 1 Clue."
    );
    assert_eq!(
        russian("may spend 1 clue { pick investigator here { gain 1 clue } }"),
        "Можете потратить 1 улику; тогда выберите сыщика здесь: он получает 1 улику."
    );
    assert_eq!(english("pick the nearest sea { gain 1 clue }"), "Choose a sea and gain 1 Clue.");
}
