//! Option counts to depth 3 from fixed positions: a fingerprint of the rules. A change here changes
//! which choices are legal and needs a reason in the commit.

use bots::battery::{perft, perft_from};
use duel::{Content, Duel};
use kernel::Game;
use kernel::position::Field;

fn counts(fields: &[(&str, Field)]) -> Vec<u64> {
    perft_from::<Duel>(&Content::shipped().unwrap(), fields, 3).unwrap()
}

#[test]
fn from_the_start() {
    let content = Content::shipped().unwrap();
    let game = Duel::begin_quietly(&Default::default(), &content).unwrap();
    assert_eq!(perft(&game, &content, 3), [2, 24, 130]);
}

#[test]
fn from_an_armed_border() {
    let counts = counts(&[
        ("kalahari.sleeper", ["2 acolyte", "wizard", "2 serpent-man", "formless-spawn"].into()),
        ("kalahari.windwalker", ["acolyte", "2 wendigo", "gnoph-keh"].into()),
        ("arctica.windwalker", ["3 acolyte"].into()),
        ("sleeper.books", ["burrow", "energy-nexus"].into()),
        ("windwalker.books", ["howl", "fury-of-the-north", "cannibalism"].into()),
    ]);
    assert_eq!(counts, [25, 309, 3318]);
}

#[test]
fn from_a_doom_phase_with_great_old_ones() {
    let counts = counts(&[
        ("phase", "doom".into()),
        ("round", 3.into()),
        ("kalahari.sleeper", ["3 acolyte", "formless-spawn", "tsathoggua"].into()),
        ("arctica.windwalker", ["4 acolyte", "rhan-tegoth"].into()),
        ("sleeper.power", 12.into()),
        ("windwalker.power", 11.into()),
    ]);
    assert_eq!(counts, [3, 22, 88]);
}
