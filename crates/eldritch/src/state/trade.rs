//! What changes hands.

use crate::ids::{ArtifactId, AssetId, ConditionId, SpaceId, SpellId, Ticket};
use serde::{Deserialize, Serialize};

/// Something that can be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Thing {
    Asset(AssetId),
    Artifact(ArtifactId),
    Spell(SpellId),
    Condition(ConditionId),
    Clue(SpaceId),
    Ticket(Ticket),
}

/// A trade, or gifts: what changes hands once it is agreed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trading {
    pub gives: Vec<Thing>,
    pub takes: Vec<Thing>,
}

/// EH-INV-JACQUELINE-01: only clues, in both directions, for her action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TradeKind {
    /// EH-TRADE-02: anything, in both directions.
    All,
    Clues,
    /// Gifts in one direction.
    GiveClues,
    GiveItems,
}

impl TradeKind {
    /// In one direction, and nobody has to agree.
    pub fn is_gift(self) -> bool {
        matches!(self, TradeKind::GiveClues | TradeKind::GiveItems)
    }
}
