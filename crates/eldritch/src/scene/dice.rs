//! The dice of tests in progress.

use crate::content::Content;
use crate::state::{Eldritch, Testing};
use crate::words::{names, people};
use ::scene::{DiceRoll, Phrase, Text, text};

/// Tests inside tests are rolled one after another; the innermost comes last.
pub(super) fn dice(game: &Eldritch, content: &Content) -> Vec<DiceRoll> {
    let rolls = game.tests().rev().enumerate();
    let rolled = rolls.filter(|(_, test)| test.faces.iter().chain(&test.aside).any(|it| *it > 0));
    rolled.map(|(depth, test)| roll(game, content, depth, test)).collect()
}

fn roll(game: &Eldritch, content: &Content, depth: usize, test: &Testing) -> DiceRoll {
    let luck = people::luck(game, content, test);
    let lying: Vec<u8> = row(&test.faces).collect();
    let taken: Vec<u8> = row(&test.aside).collect();
    let mut means: Vec<Text> = lying.iter().map(|face| meaning(luck.worth(*face))).collect();
    means.extend(taken.iter().map(|_| "taken-up".into()));
    DiceRoll {
        id: roll_id(game, depth, test),
        seat: Some(test.who.0),
        name: Phrase::new("eh-roll").name("skill", names::skill(test.skill)),
        faces: lying.into_iter().chain(taken).collect(),
        means,
    }
}

fn meaning(worth: u8) -> Text {
    match worth {
        0 => "miss",
        1 => "success",
        _ => "two-successes",
    }
    .into()
}

fn roll_id(game: &Eldritch, depth: usize, test: &Testing) -> Text {
    let seat = names::seat_key(test.who);
    text!("roll:{}:{depth}:{seat}:{}", game.turns, test.skill.key())
}

/// The first die of the innermost roll that shows this face.
pub fn die_id(game: &Eldritch, face: u8) -> Option<Text> {
    let test = game.test()?;
    let at = row(&test.faces).position(|it| it == face)?;
    Some(text!("{}/{at}", roll_id(game, game.tests().count() - 1, test)))
}

/// The faces as a row, highest first, since their order means nothing.
pub(super) fn row(counts: &[u8; 6]) -> impl Iterator<Item = u8> + use<> {
    let counts = *counts;
    let each =
        move |face: u8| std::iter::repeat_n(face, usize::from(counts[usize::from(face) - 1]));
    (1..=6u8).rev().flat_map(each)
}

/// How much a die with this face counts in the innermost test.
pub fn worth(game: &Eldritch, content: &Content, face: u8) -> u8 {
    game.test().map_or(0, |test| people::luck(game, content, test).worth(face))
}
