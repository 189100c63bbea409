//! Investigators, their possessions, and what the defeated left behind.

use super::{ArtifactSet, AssetSet, SpaceSet, SpellSet};
use crate::ids::{ConditionId, Pool, SheetId, SpaceId, SpellId};
use kernel::{List, Seat, Seats};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Investigator {
    pub sheet: SheetId,
    pub standing: Standing,
    pub space: SpaceId,
    pub health: u8,
    pub sanity: u8,
    /// EH-IMPROVE-SKILLS: 0 to 2 per skill.
    pub improved: [u8; 5],
    /// Clues by the space on their face.
    pub clues: SpaceSet,
    /// Train and ship.
    pub tickets: [u8; 2],
    pub assets: AssetSet,
    pub artifacts: ArtifactSet,
    pub spells: List<Held<SpellId>, 4>,
    pub conditions: List<Held<ConditionId>, 4>,
    pub delayed: bool,

    /// Actions left in this turn.
    pub actions: u8,
    /// EH-ACTIONS-03: basic actions performed this round, one bit each.
    pub done: u8,
    /// Whether the component action of the sheet was performed, and its once-per-round ability
    /// used.
    pub acted: bool,
    pub used: bool,
    /// Spells cast this round.
    pub cast: SpellSet,
    /// EH-LOCAL-ACTION-03: local actions performed this round, by the condition and its owner.
    pub local: List<(Seat, ConditionId), 4>,
    /// The encounter after combat is skipped.
    pub no_more: bool,
    /// Encounters are resolved as if there were no monsters.
    pub unseen: bool,
    /// The encounter of this phase has been resolved by other means.
    pub met: bool,
}

/// An investigator's status in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    Playing,
    /// EH-DEFEATED-08: a new investigator is chosen at the end of the Mythos phase.
    Out,
    Eliminated,
}

/// A card with a hidden back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Held<Id> {
    pub card: Id,
    pub back: Back,
}

/// Which copy it is, once someone has seen its back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// Any copy that is not known to be elsewhere.
    #[default]
    Unknown,
    Copy {
        copy: u8,
        /// Seats that have seen it.
        seen: Seats,
    },
}

/// EH-DEFEATED-04: how the investigator was defeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Marker {
    Crippled,
    Insane,
}

impl Marker {
    pub const fn key(self) -> &'static str {
        match self {
            Marker::Crippled => "crippled",
            Marker::Insane => "insane",
        }
    }
}

impl Investigator {
    pub fn has_condition(&self, card: ConditionId) -> bool {
        self.conditions.iter().any(|it| it.card == card)
    }

    pub fn has_spell(&self, card: SpellId) -> bool {
        self.spells.iter().any(|it| it.card == card)
    }
}

impl From<Pool> for Marker {
    fn from(pool: Pool) -> Self {
        match pool {
            Pool::Health => Marker::Crippled,
            Pool::Sanity => Marker::Insane,
        }
    }
}

/// A defeated investigator on the board, with all possessions.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fallen {
    pub sheet: SheetId,
    pub space: SpaceId,
    pub marker: Marker,
    pub clues: SpaceSet,
    pub tickets: [u8; 2],
    pub assets: AssetSet,
    pub artifacts: ArtifactSet,
    pub spells: List<Held<SpellId>, 4>,
}
