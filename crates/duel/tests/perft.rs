//! Option counts to depth 3 from fixed positions: a fingerprint of the rules. A change here is a
//! change of what may be done at the table and needs a reason in the commit.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use bots::battery::perft;
use duel::{Content, Duel};
use kernel::position::{Field, Positioned};
use kernel::{Events, Game};

fn position(fields: &[(&str, Field)]) -> Duel {
    let content = Content::shipped().unwrap();
    let mut draft = Duel::draft(&content);
    for (path, value) in fields {
        let path: Vec<&str> = path.split('.').collect();
        Duel::set(&mut draft, &content, &path, value).unwrap();
    }
    Duel::start(draft, &content, &mut Events::deaf()).unwrap()
}

fn word(text: &str) -> Field {
    Field::Text(text.into())
}

fn list(words: &[&str]) -> Field {
    Field::List(words.iter().map(|name| word(name)).collect())
}

fn counts(game: &Duel) -> Vec<u64> {
    perft(game, &Content::shipped().unwrap(), 3)
}

#[test]
fn from_the_start() {
    let content = Content::shipped().unwrap();
    let game = Duel::begin_quietly(&Default::default(), &content).unwrap();
    assert_eq!(counts(&game), [2, 24, 130]);
}

#[test]
fn from_an_armed_border() {
    let game = position(&[
        ("kalahari.sleeper", list(&["2 acolyte", "wizard", "2 serpent-man", "formless-spawn"])),
        ("kalahari.windwalker", list(&["acolyte", "2 wendigo", "gnoph-keh"])),
        ("arctica.windwalker", list(&["3 acolyte"])),
        ("sleeper.books", list(&["burrow", "energy-nexus"])),
        ("windwalker.books", list(&["howl", "fury-of-the-north", "cannibalism"])),
    ]);
    assert_eq!(counts(&game), [25, 309, 3318]);
}

#[test]
fn from_a_doom_phase_with_great_old_ones() {
    let game = position(&[
        ("phase", word("doom")),
        ("round", Field::Number(3)),
        ("kalahari.sleeper", list(&["3 acolyte", "formless-spawn", "tsathoggua"])),
        ("arctica.windwalker", list(&["4 acolyte", "rhan-tegoth"])),
        ("sleeper.power", Field::Number(12)),
        ("windwalker.power", Field::Number(11)),
    ]);
    assert_eq!(counts(&game), [3, 22, 88]);
}
