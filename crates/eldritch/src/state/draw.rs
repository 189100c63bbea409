//! What is being drawn, and what for.

use crate::ids::{ConditionId, DeckId, SpaceId, SpellId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What is being drawn, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawing {
    Ancient,
    Asset {
        who: Seat,
    },
    Reserve,
    Artifact {
        who: Seat,
    },
    Spell {
        who: Seat,
    },
    Condition {
        who: Seat,
    },
    /// EH-DOUBLE-SIDED-CARDS-02: the top card after a shuffle.
    TopSpell,
    TopCondition,
    /// Which copy of a card with a hidden back somebody holds.
    SpellBack {
        who: Seat,
        card: SpellId,
        flips: bool,
    },
    ConditionBack {
        who: Seat,
        card: ConditionId,
        flips: bool,
    },
    /// A clue for an investigator.
    Clue {
        who: Seat,
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
        who: Seat,
    },
    Gate,
    /// EH-INV-AKACHI: the top of the stack, then the one below it.
    PeekGate {
        who: Seat,
        second: bool,
    },
    GateToSheet,
    Encounter {
        who: Seat,
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
