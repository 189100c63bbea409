//! The course of a turn, an encounter or the game.

use crate::ids::{ConditionId, DeckId};
use crate::language::{Part, Who};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CourseVerb {
    ContinueWith(Part),
    OneMoreAction,
    OtherWorldEncounter,
    OtherWorldOfRumor,
    SpecialEncounter,
    /// An encounter of a deck that a pack adds, or of any other.
    EncounterOf(DeckId),
    AimAt(Who),
    ResearchTarget,
    SkipEncounter,
    ResolveReckoningOfIt,
    ReckonWithOnes(ConditionId),
    Win,
    LoseGame,
}

impl CourseVerb {
    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        match self {
            CourseVerb::OneMoreAction => true,
            CourseVerb::ContinueWith(_)
            | CourseVerb::OtherWorldEncounter
            | CourseVerb::OtherWorldOfRumor
            | CourseVerb::SpecialEncounter
            | CourseVerb::EncounterOf(_)
            | CourseVerb::AimAt(_)
            | CourseVerb::ResearchTarget
            | CourseVerb::SkipEncounter
            | CourseVerb::ResolveReckoningOfIt
            | CourseVerb::ReckonWithOnes(_)
            | CourseVerb::Win
            | CourseVerb::LoseGame => false,
        }
    }
}
