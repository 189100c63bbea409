//! The course of a turn, an encounter or the game.

use crate::ids::ConditionId;
use crate::language::{Part, Who};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CourseVerb {
    ContinueWith(Part),
    OneMoreAction,
    OtherWorldEncounter,
    OtherWorldOfRumor,
    SpecialEncounter,
    AimAt(Who),
    ResearchTarget,
    SkipEncounter,
    ResolveReckoningOfIt,
    ReckonWithOnes(ConditionId),
    Win,
    LoseGame,
}

impl CourseVerb {
    /// Whether it is about the one who resolves it.
    pub fn is_personal(self) -> bool {
        match self {
            CourseVerb::OneMoreAction => true,
            CourseVerb::ContinueWith(_)
            | CourseVerb::OtherWorldEncounter
            | CourseVerb::OtherWorldOfRumor
            | CourseVerb::SpecialEncounter
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
