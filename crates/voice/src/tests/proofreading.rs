//! What a proofreader finds.

use crate::Proofreader;
use scene::{Phrase, Text};
use serde_json::json;

const RUSSIAN: &str = "
crow = ворона
calm = Тихо.
sees = { $who } видит дом.
alien = Тихо in the house.
parted = Тихо .
pistol = Кольт: .45
";

const ENGLISH: &str = "
crow = a crow
calm = All is quiet.
sees = { $who } sees a house.
alien = Всё quiet.
parted = All is quiet .
pistol = A revolver: .45
";

fn reader() -> Proofreader {
    Proofreader::new(&[("ru", RUSSIAN), ("en", ENGLISH)]).unwrap()
}

fn verdict_on(phrase: Phrase) -> String {
    let mut reader = reader();
    reader.read(&phrase);
    reader.verdict().err().unwrap_or_default()
}

#[test]
fn sound_sentences_pass() {
    for phrase in
        [Phrase::new("calm"), Phrase::new("pistol"), Phrase::new("sees").name("who", "crow")]
    {
        assert_eq!(verdict_on(phrase), "");
    }
}

#[test]
fn each_fault_is_told_with_its_language_and_key() {
    let both = |key: &'static str, what: &str| {
        let verdict = verdict_on(Phrase::new(key));
        for language in ["ru", "en"] {
            let told = format!("{language}: {key} {what}");
            assert!(verdict.contains(&told), "{told} is not in {verdict}");
        }
    };
    both("nowhere", "has a hole");
    both("sees", "has a hole");
    both("parted", "has a hole");
    both("alien", "has foreign letters");
}

#[test]
fn a_game_and_its_seats_are_named() {
    let mut reader = reader();
    reader.read_names("chess", &["white", "black"]);
    let verdict = reader.verdict().unwrap_err();
    for key in ["game-chess", "chess-seat-white", "chess-seat-black"] {
        assert!(verdict.contains(&format!("en: {key} has a hole")), "{verdict}");
    }
}

#[test]
fn a_message_of_one_language_alone_is_a_fault() {
    let reader = Proofreader::new(&[("ru", RUSSIAN), ("en", "calm = Quiet.")]).unwrap();
    assert!(reader.verdict().unwrap_err().contains("`crow` is in ru and not in en"));
    assert!(reader.has("calm") && !reader.has("crow"));
}

#[test]
fn phrases_are_found_wherever_they_are_sent() {
    let mut reader = reader();
    reader.read_all(&json!({ "name": { "key": "calm" }, "parts": [{ "of": { "key": "lost" } }] }));
    assert!(reader.verdict().unwrap_err().contains("ru: lost has a hole"));
    let mut reader = self::reader();
    reader.read_all(&json!([{ "key": 7 }]));
    assert!(reader.verdict().unwrap_err().contains("is no phrase"));
}

#[test]
fn a_text_is_read_by_its_key() {
    let texts = [(Text::from("card"), Phrase::new("sees").name("who", "crow"))];
    let mut reader = reader().with_texts(&texts);
    reader.read(&Phrase::new("card"));
    assert_eq!(reader.verdict(), Ok(()));
}

#[test]
fn what_nobody_says_is_unused() {
    let mut reader = reader();
    reader.read(&Phrase::new("sees").name("who", "crow"));
    let mine = |key: &&str| RUSSIAN.contains(&format!("\n{key} = "));
    let unused: Vec<&str> = reader.unused().into_iter().filter(mine).collect();
    assert_eq!(unused, ["alien", "calm", "parted", "pistol"]);
}
