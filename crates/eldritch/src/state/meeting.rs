//! An encounter that may be chosen.

use crate::ids::{DeckId, MythosId, SheetId, SpaceId};
use serde::{Deserialize, Serialize};

/// An encounter that may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Meeting {
    General,
    /// The deck of the city's region.
    City,
    /// A clue, by the space on its face.
    Research(SpaceId),
    OtherWorld,
    Expedition,
    /// A pack's deck that may be encountered here.
    Deck(DeckId),
    Rumor(MythosId),
    /// A defeated investigator, by the sheet.
    Fallen(SheetId),
    Mystery,
    /// EH-ANCIENT-ONE-07: the Final Mystery.
    Final,
}
