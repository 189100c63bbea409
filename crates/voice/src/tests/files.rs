//! What files are accepted, and what is said of those that are not.

use crate::{Fault, Language, Place, Source, Trouble, Voice, compare};
use scene::Phrase;

fn faults(sources: &[&str]) -> Vec<Fault> {
    Voice::new(Language::Russian, sources).unwrap_err().faults
}

#[test]
fn the_tables_of_both_languages_have_the_same_keys() {
    let [a, b] = Language::ALL.map(|language| Voice::new(language, &[]).unwrap());
    assert_eq!(compare(&a, &b), Vec::<String>::new());
}

#[test]
fn the_table_speaks_both_languages() {
    let [russian, english] = Language::ALL.map(|language| Voice::new(language, &[]).unwrap());
    let refused = Phrase::new("table-refused").text("why", "мало силы").text("rule", "X-01");
    assert_eq!(russian.say(&refused), "Нельзя: мало силы [X-01]");
    let undo = Phrase::new("table-confirm-undo")
        .names("seats", vec!["table-bot".into(), "table-human".into()]);
    assert_eq!(
        russian.say(&undo),
        "Чтобы вернуть ход, должны согласиться: бот и человек. Возвращаем?"
    );
    let thinking = Phrase::new("table-thinking").name("seat", "table-bot");
    assert_eq!(english.say(&thinking), "Bot is thinking…");
    let options = Phrase::new("table-options-count").count("count", 1);
    assert_eq!(english.say(&options), "1 option");
}

#[test]
fn who_took_back_what_is_said_in_both_languages() {
    let [russian, english] = Language::ALL.map(|language| Voice::new(language, &[]).unwrap());
    let cut = |decisions: i64, chances: i64| {
        Phrase::new("table-cut")
            .text("player", "Ада")
            .said("what", Phrase::new("table-cut-hidden"))
            .count("decisions", decisions)
            .count("chances", chances)
    };
    assert_eq!(
        russian.say(&cut(1, 0)),
        "Ада возвращает решение: что-то тайное. Случай за это время ничего не решил."
    );
    assert_eq!(
        russian.say(&cut(3, 2)),
        "Ада возвращает 3 решения, начиная с этого: что-то тайное. Всё, что с тех пор решил случай, \
         не в счёт: кубики теперь новые."
    );
    assert_eq!(
        english.say(&cut(2, 1)),
        "Ада undoes 2 decisions, starting with: something hidden. Results of chance since then are \
         void, and the dice are new."
    );
    let count = |count: i64| Phrase::new("table-taken-back-count").count("count", count);
    assert_eq!(russian.say(&count(2)), "Решённое случаем возвращали 2 раза.");
    assert_eq!(english.say(&count(1)), "A result of chance was undone 1 time.");
}

#[test]
fn the_keys_are_the_messages_in_order() {
    let voice = Voice::new(
        Language::English,
        &["b = B\r\n-term = T\r\n", "a = { -term }\n  = x\nc =\n  .gen = g"],
    );
    let voice = voice.unwrap();
    let keys: Vec<&str> = voice
        .keys()
        .filter(|key| {
            !["table-", "plain-", "term-", "script-"].iter().any(|own| key.starts_with(own))
        })
        .collect();
    assert_eq!(keys, ["a", "b", "c"]);
    assert!(voice.has("a") && voice.has("table-log"));
    assert!(!voice.has("term") && !voice.has("c") && !voice.has("CAP"));
    assert_eq!(voice.language(), Language::English);
}

#[test]
fn the_scan_finds_what_fluent_finds() {
    for language in Language::ALL {
        let voice = Voice::new(language, &["call = {\nCAP($x)\n}\n# not = this\nlast=1"]).unwrap();
        assert!(voice.keys().all(|key| voice.has(key)));
        assert!(voice.keys().any(|key| key == "last"));
        assert!(!voice.keys().any(|key| key == "not"));
    }
}

#[test]
fn a_key_may_be_said_once() {
    let error = Voice::new(Language::Russian, &["a = 1\nb = 2", "\nb = 3"]).unwrap_err();
    let first = Place { source: Source::Given(0), line: 2 };
    let place = Place { source: Source::Given(1), line: 2 };
    let twice = Fault { place, key: Some("b".to_owned()), trouble: Trouble::Twice { first } };
    assert_eq!(error.faults, [twice]);
    assert_eq!(
        error.to_string(),
        "the `ru` locale cannot be used:\n  \
         source 2, line 2, `b`: already at source 1, line 2; rename or remove one"
    );
}

#[test]
fn a_key_of_the_table_or_of_a_function_is_taken() {
    let [fault] = &faults(&["table-log = x"])[..] else { panic!("one fault") };
    assert!(
        matches!(fault.trouble, Trouble::Twice { first } if first.source == Source::Own("table.ftl"))
    );
    let [fault] = &faults(&["CAP = x"])[..] else { panic!("one fault") };
    assert_eq!(fault.trouble, Trouble::Reserved);
}

#[test]
fn a_term_and_a_message_cannot_share_a_name() {
    let [fault] = &faults(&["-a = x\na = y"])[..] else { panic!("one fault") };
    assert!(matches!(fault.trouble, Trouble::Twice { .. }));
}

#[test]
fn unreadable_lines_are_named() {
    let source = "ok = да\n\nbroken = { $x ->\n    [one] а\n}\n\nname = имя\n    .gen имени\n\nwhat is this\n";
    let faults = faults(&[source]);
    let said: Vec<String> = faults.iter().map(Fault::to_string).collect();
    assert_eq!(
        said,
        [
            "source 1, line 5, `broken`: The select expression must have a default variant",
            "source 1, line 8, `name`: Expected one of \"a-zA-Z\"",
            "source 1, line 10: Expected a token starting with \"=\"",
        ]
    );
}

#[test]
fn comparing_forgives_grammar_and_nothing_else() {
    let russian =
        "unit = аколит\n    .gen = аколита\n    .gender = masculine\n    .short = ак.\nx = икс";
    let russian = Voice::new(Language::Russian, &[russian]).unwrap();
    let english =
        Voice::new(Language::English, &["unit = acolyte\n    .many = acolytes\ny = why"]).unwrap();
    assert_eq!(
        compare(&russian, &english),
        [
            "`unit.short` is in ru and not in en",
            "`x` is in ru and not in en",
            "`y` is in en and not in ru",
        ]
    );
}

#[test]
fn languages_are_known_by_their_codes() {
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
        assert_eq!(language.other().other(), language);
        assert_ne!(language.other(), language);
    }
    let error = "fr".parse::<Language>().unwrap_err();
    assert_eq!(error.to_string(), "unknown language `fr`: choose `ru` or `en`");
}

#[test]
fn the_environment_chooses_the_language() {
    let chosen = |variables: &[(&str, &str)]| {
        Language::from_variables(|name| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    };
    assert_eq!(chosen(&[("LANG", "ru_RU.UTF-8")]), Language::Russian);
    assert_eq!(chosen(&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "C")]), Language::English);
    assert_eq!(chosen(&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "")]), Language::Russian);
    assert_eq!(chosen(&[("LC_MESSAGES", "ru"), ("LANG", "en_US.UTF-8")]), Language::Russian);
    assert_eq!(chosen(&[]), Language::English);
}
