//! The battery against a sound toy, and against toys that are broken in one place each.

use super::*;
use crate::toy::{Fault, Toy, ToyContent, ToySetup};
use kernel::Game;
use std::sync::Arc;

type Check = fn(&Ground<Toy>, u32, u64) -> Result<(), String>;

const CHECKS: [(&str, Check); 10] = [
    ("ends", Ground::random_games_end),
    ("offers", Ground::offers_are_accepted_and_refusals_refused),
    ("matters", Ground::questions_matter),
    ("texts", Ground::texts_round_trip),
    ("saves", Ground::saves_continue),
    ("replays", Ground::replays_agree),
    ("secrets", Ground::secrets_stay),
    ("free", Ground::free_choices_tell_nothing),
    ("undo", Ground::undo_lands),
    ("silence", Ground::playouts_make_nothing_to_look_at),
];

fn broken(fault: Fault) -> Ground<Toy> {
    Ground::usual().unwrap().with_setup(ToySetup { fault })
}

fn complaint(fault: Fault, check: &str) -> String {
    let (_, check) = CHECKS.into_iter().find(|(name, _)| *name == check).unwrap();
    check(&broken(fault), 30, 100).unwrap_err()
}

#[test]
fn a_sound_game_passes() {
    for (name, check) in CHECKS {
        assert_eq!(check(&broken(Fault::None), 60, 1), Ok(()), "{name}");
    }
    assert_eq!(random_games_end::<Toy>(500, 1), Ok(()));
}

#[test]
fn each_fault_is_found_and_named() {
    let found = [
        (Fault::EmptyMenu, "ends", "has no answer"),
        (Fault::Flawed, "ends", "the third turn is cursed"),
        (Fault::OffersForbidden, "offers", "offers Again, which TOY-ROLL-01 refuses"),
        (Fault::HidesAllowed, "offers", "Roll(2) is allowed to Seat(0), yet not offered"),
        (Fault::TouchesWhenRefusing, "offers", "left a trace"),
        (Fault::TakesAnyDice, "offers", "is accepted as an answer to Dice"),
        (Fault::ForgetsWhenSaved, "saves", "no longer the same"),
        (Fault::LeaksHand, "secrets", "can tell by its scene"),
        (Fault::DreamsOwnHand, "secrets", "can tell by its scene"),
        (Fault::UndoesAPeek, "free", "after the free peek"),
        (Fault::Chatters, "silence", "were made"),
    ];
    for (fault, check, words) in found {
        let complaint = complaint(fault, check);
        assert!(complaint.starts_with("toy, game of seed 1"), "{complaint}");
        assert!(complaint.contains(words), "{fault:?}: {complaint}");
    }
}

#[test]
fn pointless_questions_are_found() {
    let complaint = complaint(Fault::AsksInVain, "matters");
    assert!(complaint.contains("all answers lead to the same state: keep, again"), "{complaint}");
}

#[test]
fn an_endless_game_is_given_up() {
    let endless = broken(Fault::Endless).random_games_end(1, 1).unwrap_err();
    assert!(endless.contains("has not ended"), "{endless}");
}

#[test]
fn choices_written_alike_are_found() {
    let content = Arc::new(ToyContent { mumbles: true });
    let ground = Ground { content, ..Ground::<Toy>::usual().unwrap() };
    let complaint = ground.texts_round_trip(1, 1).unwrap_err();
    assert!(complaint.contains("is written \"roll\" and read as Roll(1)"), "{complaint}");
}

#[test]
fn a_failure_is_found_again_by_the_seed_it_names() {
    let first = complaint(Fault::UndoesAPeek, "free");
    let number = first.split("seed ").nth(1).unwrap().split(',').next().unwrap();
    let ground = broken(Fault::UndoesAPeek);
    assert_eq!(ground.free_choices_tell_nothing(1, number.parse().unwrap()), Err(first));
}

/// Four first answers: dig, one die, two dice, peek. After a dig or a peek the other side has the
/// same four; after a roll of ones there is keep or again.
#[test]
fn lines_of_play_are_counted() {
    let content = ToyContent::default();
    let toy = Toy::begin_quietly(&ToySetup::default(), &content).unwrap();
    let counts = perft(&toy, &content, 3);
    assert_eq!(counts[..2], [4, 6 * 4 + 2 + 2 + 4]);
    assert_eq!(counts, perft(&toy, &content, 3));
}
