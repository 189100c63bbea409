//! What is said, for what is given.

use crate::{Language, Voice};
use scene::{Phrase, meter};

const RUSSIAN: &str = "
unit-acolyte = аколит
    .gen = аколита
    .dat = аколиту
    .acc = аколита
    .ins = аколитом
    .pre = аколите
    .few = аколита
    .many = аколитов
    .gender = masculine
    .short-name = ак.
unit-idol = жрица
    .acc = жрицу
    .gender = feminine
unit-ghoul = гуль
    .acc = гуля
-temple = храм
place-temple = старый { -temple }
    .acc = старый { -temple }
only-attributes =
    .gen = ничего

gained = Получено { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
army = { $n } { $n ->
    [one] { $unit }
    [few] { $unit_few }
   *[many] { $unit_many }
}
cases = { $unit }, { $unit_gen }, { $unit_dat }, { $unit_acc }, { $unit_ins }, { $unit_pre }
short = { $unit_short-name }
sees = { CAP($who) } видит { $unit_acc }.
came = { CAP($who) } { $who_gender ->
    [feminine] пришла
    [neuter] пришло
    [plural] пришли
   *[masculine] пришёл
}.
whom = Видны { $unit }; вижу { $unit_acc }.
capital = { CAP($x) }
place = { $n ->
    [0] пусто
   *[many] { NUMBER($n, minimumFractionDigits: 1) }
}
";

const ENGLISH: &str = "
unit-acolyte = acolyte
unit-idol = priestess
unit-ghoul = ghoul
whom = { CAP($unit) } and me
army = { $n } { $n ->
    [one] { $unit }
   *[other] { $unit_many }
}
";

fn russian(phrase: Phrase) -> String {
    Voice::new(Language::Russian, &[RUSSIAN]).unwrap().say(&phrase)
}

fn english(phrase: Phrase) -> String {
    Voice::new(Language::English, &[ENGLISH]).unwrap().say(&phrase)
}

fn names(keys: &[&'static str]) -> Vec<scene::Text> {
    keys.iter().map(|key| (*key).into()).collect()
}

#[test]
fn russian_counts_in_three_ways() {
    let gained = |n: i64| russian(Phrase::new("gained").count("n", n));
    assert_eq!(gained(1), "Получено 1 очко.");
    assert_eq!(gained(2), "Получено 2 очка.");
    assert_eq!(gained(5), "Получено 5 очков.");
    assert_eq!(gained(11), "Получено 11 очков.");
    assert_eq!(gained(21), "Получено 21 очко.");
    assert_eq!(gained(-2), "Получено -2 очка.");
    assert_eq!(gained(0), "Получено 0 очков.");
    assert_eq!(gained(1_000_000), "Получено 1000000 очков.");
}

#[test]
fn a_name_brings_its_forms_for_counting() {
    let army = |n: i64| russian(Phrase::new("army").count("n", n).name("unit", "unit-acolyte"));
    assert_eq!(army(1), "1 аколит");
    assert_eq!(army(3), "3 аколита");
    assert_eq!(army(12), "12 аколитов");
    let army = |n: i64| english(Phrase::new("army").count("n", n).name("unit", "unit-acolyte"));
    assert_eq!(army(1), "1 acolyte");
    assert_eq!(army(2), "2 acolyte", "a form that is not written is the nominative");
}

#[test]
fn a_name_brings_its_cases() {
    let cases = |key| russian(Phrase::new("cases").name("unit", key));
    assert_eq!(cases("unit-acolyte"), "аколит, аколита, аколиту, аколита, аколитом, аколите");
    assert_eq!(cases("unit-idol"), "жрица, жрица, жрица, жрицу, жрица, жрица");
    assert_eq!(cases("place-temple").split(", ").next(), Some("старый храм"));
}

#[test]
fn a_name_brings_every_other_attribute() {
    assert_eq!(russian(Phrase::new("short").name("unit", "unit-acolyte")), "ак.");
}

#[test]
fn verbs_agree_with_the_gender_of_a_name() {
    let came = |keys: &[&'static str]| russian(Phrase::new("came").names("who", names(keys)));
    assert_eq!(russian(Phrase::new("came").name("who", "unit-idol")), "Жрица пришла.");
    assert_eq!(came(&["unit-idol"]), "Жрица пришла.");
    assert_eq!(came(&["unit-acolyte"]), "Аколит пришёл.");
    assert_eq!(came(&["unit-idol", "unit-idol"]), "Жрица и жрица пришли.");
    assert_eq!(came(&["unit-ghoul"]), "Гуль пришёл.", "no gender is the default variant");
    assert_eq!(russian(Phrase::new("came").text("who", "Анна")), "Анна пришёл.");
}

#[test]
fn names_are_joined_in_every_case() {
    let whom = |keys: &[&'static str]| russian(Phrase::new("whom").names("unit", names(keys)));
    assert_eq!(
        whom(&["unit-acolyte", "unit-idol", "unit-ghoul"]),
        "Видны аколит, жрица и гуль; вижу аколита, жрицу и гуля."
    );
    assert_eq!(whom(&["unit-acolyte", "unit-idol"]), "Видны аколит и жрица; вижу аколита и жрицу.");
    assert_eq!(whom(&["unit-acolyte"]), "Видны аколит; вижу аколита.");
    assert_eq!(whom(&[]), "Видны ; вижу .");
    let whom = |keys: &[&'static str]| english(Phrase::new("whom").names("unit", names(keys)));
    assert_eq!(
        whom(&["unit-acolyte", "unit-idol", "unit-ghoul"]),
        "Acolyte, priestess and ghoul and me"
    );
}

#[test]
fn text_is_said_as_it_is_in_every_case() {
    let sees = Phrase::new("sees").text("who", "Ирина").text("unit", "{ $n } ⚅⚅");
    assert_eq!(russian(sees), "Ирина видит { $n } ⚅⚅.");
}

#[test]
fn a_phrase_inside_another_brings_its_forms() {
    let words = "foe = враг\n    .acc = врага\n\
                 near = { $foe } рядом\n    .acc = { $foe_acc } рядом\n    .gender = masculine\n\
                 hit = Бейте { $whom_acc }: { $whom_gender ->\n    [masculine] он\n   *[feminine] она\n} зол.";
    let near = Phrase::new("near").name("foe", "foe");
    let voice = Voice::new(Language::Russian, &[words]).unwrap();
    assert_eq!(voice.say(&Phrase::new("hit").said("whom", near)), "Бейте врага рядом: он зол.");
}

#[test]
fn a_missing_message_is_its_key() {
    assert_eq!(russian(Phrase::new("nowhere").count("n", 1)), "⟨nowhere⟩");
    assert_eq!(russian(Phrase::new("only-attributes")), "⟨only-attributes⟩");
    assert_eq!(russian(Phrase::new("")), "⟨⟩");
}

#[test]
fn a_missing_name_is_its_key_in_every_case() {
    let sees = Phrase::new("sees").name("who", "unit-nobody").name("unit", "only-attributes");
    assert_eq!(russian(sees), "⟨unit-nobody⟩ видит ⟨only-attributes⟩.");
}

#[test]
fn a_missing_argument_is_shown_as_a_variable() {
    assert_eq!(russian(Phrase::new("whom")), "Видны {$unit}; вижу {$unit_acc}.");
}

#[test]
fn cap_raises_the_first_letter() {
    let capital = |text: &str| russian(Phrase::new("capital").text("x", text));
    assert_eq!(capital("ёж"), "Ёж");
    assert_eq!(capital("аколит Жёлтого знака"), "Аколит Жёлтого знака");
    assert_eq!(capital("«древний» камень"), "«Древний» камень");
    assert_eq!(capital("3 аколита"), "3 аколита");
    assert_eq!(capital("acolyte"), "Acolyte");
    assert_eq!(capital(""), "");
    assert_eq!(capital("⚅⚅"), "⚅⚅");
    assert_eq!(russian(Phrase::new("capital").count("x", 7)), "7");
}

#[test]
fn numbers_may_be_selected_and_formatted() {
    assert_eq!(russian(Phrase::new("place").count("n", 0)), "пусто");
    assert_eq!(russian(Phrase::new("place").count("n", 5)), "5.0");
}

#[test]
fn saying_is_counted() {
    let voice = Voice::new(Language::Russian, &[]).unwrap();
    let phrase = Phrase::new("table-over");
    let before = meter::made();
    voice.say(&phrase);
    assert_eq!(meter::made(), before + 1);
}

#[test]
fn a_voice_can_be_shared_between_threads() {
    fn shared<T: Send + Sync + 'static>() {}
    shared::<Voice>();
}

#[test]
fn a_phrase_may_stand_inside_another_and_declines_its_own_names() {
    let voice = Voice::new(Language::Russian, &[RUSSIAN]).unwrap();
    let seen = Phrase::new("sees").name("who", "unit-acolyte").name("unit", "unit-idol");
    let said = Phrase::new("short").said("unit", Phrase::new("gained").count("n", 2));
    assert_eq!(
        voice.say(&Phrase::new("cases").said("unit", seen)).split(", ").next(),
        Some("Аколит видит жрицу.")
    );
    assert!(voice.say(&said).contains("short-name"), "a sentence has no forms of its own");
}

#[test]
fn a_text_made_of_sentences_is_named_by_its_key() {
    let words = "two = {$first} {$second}\nstep = One step to {$place}.\nsea = the sea\n";
    let voice = Voice::new(Language::English, &[words]).unwrap();
    let step = Phrase::new("step").name("place", "sea");
    let text = Phrase::new("two").said("first", step.clone()).said("second", step);
    let voice = voice.with_texts([("card-text".into(), text)]);
    let said = "One step to the sea. One step to the sea.";
    assert_eq!(voice.say(&Phrase::new("card-text")), said);
    let inside = Phrase::new("two").said("first", Phrase::new("card-text")).text("second", "!");
    assert_eq!(voice.say(&inside), format!("{said} !"));
    assert_eq!(voice.say(&Phrase::new("other-text")), "⟨other-text⟩");
}
