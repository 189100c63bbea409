//! Moving investigators.

use crate::ids::Ticket;
use crate::language::{Number, Spaces};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TravelVerb {
    Move(Number),
    MoveBy { n: Number, path: Ticket },
    MoveTo(Spaces),
    MoveToward { n: Number, to: Spaces },
    MoveWithMonster(Number),
    ChangePlaces,
}

impl TravelVerb {
    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        match self {
            TravelVerb::Move(_)
            | TravelVerb::MoveBy { .. }
            | TravelVerb::MoveTo(_)
            | TravelVerb::MoveToward { .. }
            | TravelVerb::MoveWithMonster(_) => true,
            TravelVerb::ChangePlaces => false,
        }
    }

    /// The space it needs, if it needs one.
    pub fn spaces(self) -> Option<Spaces> {
        match self {
            TravelVerb::MoveTo(spaces) | TravelVerb::MoveToward { to: spaces, .. } => Some(spaces),
            TravelVerb::Move(_)
            | TravelVerb::MoveBy { .. }
            | TravelVerb::MoveWithMonster(_)
            | TravelVerb::ChangePlaces => None,
        }
    }
}
