//! The dice and luck of investigators in a test.

use crate::content::Content;
use crate::odds::{Dice, Luck};
use crate::rules::{self, testing};
use crate::state::{Eldritch, Testing};

/// EH-TESTS-09: which faces succeed, considering Blessed and Cursed.
pub fn luck(game: &Eldritch, content: &Content, test: &Testing) -> Luck {
    let from = rules::success_from(game, content, test.who);
    Luck { from, sixes_twice: testing::counts_double(game, content, test) }
}

/// The dice of a test before the roll.
pub fn dice_of(game: &Eldritch, content: &Content, test: &Testing) -> Dice {
    Dice { count: rules::dice_of(game, content, test), luck: luck(game, content, test) }
}
