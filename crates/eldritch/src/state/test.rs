//! A test that has begun and not yet been judged.

use super::{During, Source};
use crate::ids::Skill;
use kernel::{List, Seat};
use script::Block;
use serde::{Deserialize, Serialize};

/// A test that has begun and not yet been judged.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Testing {
    pub who: Seat,
    pub skill: Skill,
    pub modifier: i8,
    /// Successes needed to pass.
    pub needs: u8,
    pub during: During,
    pub purpose: Purpose,
    pub step: TestStep,
    /// EH-TESTS-05: the bonus that counts.
    pub bonus: i8,
    /// EH-TESTS-06: additional dice, and those an effect takes away.
    pub extra: i8,
    /// How many dice show each face.
    pub faces: [u8; 6],
    /// Dice taken up to be rolled again.
    pub aside: [u8; 6],
    /// Successes bought or given.
    pub bought: u8,
    pub clues_buy: bool,
    pub sanity_buys: bool,
    /// Dice that the effect of a spell lets be rolled again.
    pub rerolls: u8,
    /// EH-POSSESSIONS-03: abilities that were used in this test.
    pub used: List<Source, 4>,
}

/// What a test decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purpose {
    /// What an effect says follows.
    Effect {
        pass: Block,
        fail: Block,
    },
    Will,
    Strength,
    Acquire,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TestStep {
    /// Help that must come before the dice.
    Prepare,
    /// Waits for chance.
    Roll,
    /// Clues, rerolls, raises, or let it stand.
    Improve,
    /// So many more dice may be taken up.
    TakeUp {
        left: u8,
    },
    /// Which die counts for so much more.
    Raise {
        by: u8,
    },
    /// Waits for chance: what was taken up is rolled again.
    Reroll,
    Judged,
}
