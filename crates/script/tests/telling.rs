//! Effects said in both languages.

mod toy;

use script::{Lexicon, Teller};
use toy::{Toy, ToyNames};
use voice::{Language, Voice};

const ENGLISH: &str = "
condition-dark-pact = Dark Pact
skill-lore = Lore
toy-lose = { $who ->
    [each] loses
   *[you] lose
} { $n } { $word ->
    [health] Health
   *[sanity] Sanity
}
toy-gain = gain { $n } { $n ->
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
toy-gates = the number of gates
toy-check = { $name } { $signed }
";

const RUSSIAN: &str = "
condition-dark-pact = Тёмная сделка
    .acc = Тёмную сделку
toy-lose = { $who ->
    [each] теряет
   *[you] потеряйте
} { $n } { $word ->
    [health] здоровья
   *[sanity] рассудка
}
toy-condition = получите состояние «{ $name }»
toy-advance = продвиньте безысходность на { $n }
toy-here = каждый сыщик здесь
";

fn said(language: Language, words: &str, text: &str) -> String {
    let tree = Lexicon::<Toy>::new().read(text, &ToyNames).expect(text);
    let voice = Voice::new(language, &[words]).expect("the words are sound");
    voice.say(&Teller { names: &ToyNames }.tell(&tree))
}

#[test]
fn an_effect_is_a_sentence_in_english() {
    let say = |text| said(Language::English, ENGLISH, text);
    assert_eq!(
        say("test lore -1 { gain 2 clues } else { lose 1 sanity }"),
        "test Lore -1; on a pass gain 2 Clues; on a failure lose 1 Sanity"
    );
    assert_eq!(
        say("advance doom 2 unless gain condition dark-pact"),
        "advance doom by 2 unless you gain the Dark Pact condition"
    );
    assert_eq!(
        say("for each investigator here { lose gates health }"),
        "each investigator here: loses the number of gates Health"
    );
    assert_eq!(say("may spend 1 clue { gain 2 clues }"), "you may spend 1 Clue to gain 2 Clues");
    assert_eq!(
        say("roll 1 { 1-2: lose 1 health 3+: gain 1 clue }"),
        "roll 1 die: 1–2: lose 1 Health; 3+: gain 1 Clue"
    );
}

#[test]
fn the_same_effect_is_a_sentence_in_russian() {
    let say = |text| said(Language::Russian, RUSSIAN, text);
    assert_eq!(
        say("advance doom 2 unless gain condition dark-pact"),
        "продвиньте безысходность на 2, если не выполнено взамен: получите состояние «Тёмная сделка»"
    );
    assert_eq!(
        say("for each investigator here { lose 1 health }"),
        "каждый сыщик здесь: теряет 1 здоровья"
    );
}
