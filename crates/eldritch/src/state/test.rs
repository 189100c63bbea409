//! A test in progress.

use super::{During, Source};
use crate::ids::Skill;
use kernel::{List, Seat};
use script::Block;
use serde::{Deserialize, Serialize};

/// A test in progress.
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
    /// EH-TESTS-06: additional dice, minus those an effect takes away.
    pub extra: i8,
    /// How many dice show each face.
    pub faces: [u8; 6],
    /// Dice picked up to be rerolled.
    pub aside: [u8; 6],
    /// Successes bought or granted.
    pub bought: u8,
    pub clues_buy: bool,
    pub sanity_buys: bool,
    /// Dice that a spell allows to be rerolled.
    pub rerolls: u8,
    /// EH-POSSESSIONS-03: abilities that were used in this test.
    pub used: List<Source, 4>,
}

/// What a test decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purpose {
    /// Which part of an effect follows.
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
    /// Help that must be used before the roll.
    Prepare,
    /// Waits for chance.
    Roll,
    /// Clues, rerolls, raises, or accept the result.
    Improve,
    /// This many more dice may be picked up.
    TakeUp {
        left: u8,
    },
    /// Which die is raised, and by how much.
    Raise {
        by: u8,
    },
    /// Waits for chance: the dice picked up are rerolled.
    Reroll,
    Judged,
}
