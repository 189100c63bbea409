//! A reckoning that is being resolved.

use super::{ConditionSet, Found, MOST_SEATS, MythosSet, ReckoningStep};
use kernel::{Seat, Seats};
use script::Block;
use serde::{Deserialize, Serialize};

/// EH-RECKONING: what is still to be resolved in this reckoning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reckoning {
    pub step: ReckoningStep,
    /// Slots of monsters.
    pub monsters: Found,
    /// Mythos cards in play, by id.
    pub cards: MythosSet,
    /// Conditions of each seat.
    pub conditions: [ConditionSet; MOST_SEATS],
    /// The investigators that are left.
    pub seats: Seats,
    /// EH-RECKONING-04: the lead when they began, who may no longer be the lead.
    #[serde(default)]
    pub first: Seat,
    /// An effect resolves only this step, not a whole reckoning.
    #[serde(default)]
    pub alone: bool,
    /// Every die counts as a 1.
    #[serde(default)]
    pub ones: bool,
    /// What the effect does with each, if that is more than its reckoning.
    #[serde(default)]
    pub body: Option<Block>,
}
