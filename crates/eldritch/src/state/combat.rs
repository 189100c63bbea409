//! A combat in progress.

use super::SpellSet;
use crate::ids::{MonsterId, Slot};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A combat in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    pub who: Seat,
    /// The monster's slot; `None` if it ambushes.
    pub slot: Option<Slot>,
    pub kind: MonsterId,
    /// It was drawn from the cup and returns there.
    pub from_cup: bool,
    pub step: FightStep,
    /// The bonus from spells.
    pub strength: i8,
    pub rerolls: u8,
    /// Health an ambusher has lost.
    pub lost: u8,
    /// Health the investigator has lost to it.
    pub hurt: u8,
    pub result: u8,
    pub prevented: bool,
    /// Spells cast in it.
    pub cast: SpellSet,
    pub defeated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FightStep {
    Begins,
    BeforeWill,
    Will,
    Horror,
    AfterWill,
    Between,
    BeforeStrength,
    ToStrength,
    Strength,
    FailedStrength,
    Damage,
    Hurt,
    Ends,
    Over,
}
