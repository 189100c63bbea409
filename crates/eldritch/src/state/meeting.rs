//! An encounter one may choose.

use crate::ids::{DeckId, MythosId, SheetId, SpaceId};
use serde::{Deserialize, Serialize};

/// An encounter one may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Meeting {
    General,
    /// The deck of the city's region.
    City,
    /// A clue by its face.
    Research(SpaceId),
    OtherWorld,
    Expedition,
    /// A deck of a pack that is met here.
    Deck(DeckId),
    Rumor(MythosId),
    /// One who fell, by the sheet.
    Fallen(SheetId),
    Mystery,
    /// EH-ANCIENT-ONE-07: the Final Mystery.
    Final,
}
