//! Clues of investigators and on the board.

use crate::language::{Number, Spaces};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ClueVerb {
    GainClues(Number),
    SpendClues(Number),
    GroupSpendsClues(Number),
    DiscardClues(Number),
    GiveClues,
    GainThisClue,
    DiscardThisClue,
    MoveThisClue(Spaces),
    MoveTheClue(Spaces),
    SpawnClues(Number),
    SpawnCluesOn { n: Number, on: Spaces },
    DiscardClueThere,
    DiscardBoardClues,
    SpendTheClue,
    ThisClueToThis,
}

impl ClueVerb {
    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        match self {
            ClueVerb::GainClues(_)
            | ClueVerb::SpendClues(_)
            | ClueVerb::DiscardClues(_)
            | ClueVerb::GiveClues => true,
            ClueVerb::GroupSpendsClues(_)
            | ClueVerb::GainThisClue
            | ClueVerb::DiscardThisClue
            | ClueVerb::MoveThisClue(_)
            | ClueVerb::MoveTheClue(_)
            | ClueVerb::SpawnClues(_)
            | ClueVerb::SpawnCluesOn { .. }
            | ClueVerb::DiscardClueThere
            | ClueVerb::DiscardBoardClues
            | ClueVerb::SpendTheClue
            | ClueVerb::ThisClueToThis => false,
        }
    }

    /// The space it needs, if it needs one.
    pub fn spaces(self) -> Option<Spaces> {
        match self {
            ClueVerb::MoveThisClue(spaces)
            | ClueVerb::MoveTheClue(spaces)
            | ClueVerb::SpawnCluesOn { on: spaces, .. } => Some(spaces),
            ClueVerb::GainClues(_)
            | ClueVerb::SpendClues(_)
            | ClueVerb::GroupSpendsClues(_)
            | ClueVerb::DiscardClues(_)
            | ClueVerb::GiveClues
            | ClueVerb::GainThisClue
            | ClueVerb::DiscardThisClue
            | ClueVerb::SpawnClues(_)
            | ClueVerb::DiscardClueThere
            | ClueVerb::DiscardBoardClues
            | ClueVerb::SpendTheClue
            | ClueVerb::ThisClueToThis => None,
        }
    }
}
