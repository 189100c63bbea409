//! The steps of multi-step procedures.

use serde::{Deserialize, Serialize};

/// The steps before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SetUpStep {
    /// The Ancient One's sheet and decks, then the investigators.
    AncientOne,
    /// Everything on the board, the reserve and the first mystery.
    Board,
}

/// EH-REF-14: what a Mythos card may do, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MythosStep {
    AdvanceOmen,
    ResolveReckoning,
    SpawnGates,
    MonsterSurge,
    SpawnClues,
    /// EH-REF-20: a rumor's token, and a card that stays in play.
    PutInPlay,
    ResolveEffect,
    Done,
}

impl MythosStep {
    pub const ALL: [MythosStep; 7] = [
        MythosStep::AdvanceOmen,
        MythosStep::ResolveReckoning,
        MythosStep::SpawnGates,
        MythosStep::MonsterSurge,
        MythosStep::SpawnClues,
        MythosStep::PutInPlay,
        MythosStep::ResolveEffect,
    ];

    /// Their names in cases.
    pub const WORDS: [&str; 7] =
        ["omen", "reckoning", "gates", "surge", "clues", "in-play", "effect"];

    pub fn next(self) -> MythosStep {
        MythosStep::ALL.get(self as usize + 1).copied().unwrap_or(MythosStep::Done)
    }
}

/// The steps at the end of the Mythos phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EndOfMythosStep {
    /// EH-MYSTERIES-03: whether the mystery is solved.
    Mystery,
    /// EH-DEFEATED-08: new investigators.
    NewInvestigators,
    /// EH-LEAD-INVESTIGATOR-04.
    PassLead,
    NextRound,
}

/// The steps of a defeat, after doom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DefeatStep {
    /// EH-DEFEATED-03: to the nearest city.
    ToCity,
    /// EH-DEFEATED-05.
    LayDown,
}

/// EH-RECKONING-01, EH-RECKONING-02, EH-RECKONING-03, EH-RECKONING-04: whose effects are resolved now.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum ReckoningStep {
    #[default]
    Monsters,
    AncientOne,
    MythosCards,
    Investigators,
    /// Nothing is left to resolve.
    Done,
}

impl ReckoningStep {
    pub fn next(self) -> ReckoningStep {
        match self {
            ReckoningStep::Monsters => ReckoningStep::AncientOne,
            ReckoningStep::AncientOne => ReckoningStep::MythosCards,
            ReckoningStep::MythosCards => ReckoningStep::Investigators,
            ReckoningStep::Investigators | ReckoningStep::Done => ReckoningStep::Done,
        }
    }
}
