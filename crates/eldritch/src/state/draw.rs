//! What is being drawn, and what for.

use crate::ids::{ConditionId, DeckId, SpaceId, SpellId};
use serde::{Deserialize, Serialize};

/// What is being drawn, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawing {
    Ancient,
    Asset {
        who: u8,
    },
    Reserve,
    Artifact {
        who: u8,
    },
    Spell {
        who: u8,
    },
    Condition {
        who: u8,
    },
    /// EH-DOUBLE-SIDED-CARDS-02: the top card after a shuffle.
    TopSpell,
    TopCondition,
    /// Which copy of a card with a hidden back somebody holds.
    SpellBack {
        who: u8,
        card: SpellId,
        flips: bool,
    },
    ConditionBack {
        who: u8,
        card: ConditionId,
        flips: bool,
    },
    /// A clue for an investigator.
    Clue {
        who: u8,
    },
    /// A clue for the board: on the space on its face, or elsewhere.
    SpawnClue {
        on: Option<SpaceId>,
    },
    /// EH-RANDOM-LOCATIONS-01.
    RandomSpace,
    Monster {
        on: SpaceId,
    },
    Ambusher {
        who: u8,
    },
    Gate,
    /// EH-INV-AKACHI: the top of the stack, then the one below it.
    PeekGate {
        who: u8,
        second: bool,
    },
    GateToSheet,
    Encounter {
        who: u8,
        deck: DeckId,
    },
    Expedition,
    Colour {
        stage: u8,
    },
    Mythos,
    Rumor,
    Mystery,
    /// A solved mystery goes back into the deck.
    LostMystery,
}
