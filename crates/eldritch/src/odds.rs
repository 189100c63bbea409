//! Odds of tests, as Eldritch Horror knows them.

pub use ::odds::{ANY, Best, Dice, Left, Luck, Thrown, Tokens};
pub use ::scene::odds::{hundredths, thousandths};

use crate::state::Source;

pub type Help = ::odds::Help<Source>;
pub type Aid = ::odds::Aid<Source>;

/// The kinds of tokens that are spent on dice: clues, and a point of sanity that takes the place of one
/// more clue.
pub const CLUES: usize = 0;
pub const SANITY: usize = 1;
