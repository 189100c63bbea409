//! Sets of cards and spaces.

use crate::ids::{
    ArtifactId, AssetId, CardNumber, ConditionId, MysteryId, MythosId, SheetId, SpaceId, SpellId,
};
use kernel::{Seat, Set};

/// Spaces, or tokens identified by a space.
pub type SpaceSet = Set<SpaceId>;
pub type AssetSet = Set<AssetId>;
pub type ArtifactSet = Set<ArtifactId>;
pub type SpellSet = Set<SpellId>;
pub type ConditionSet = Set<ConditionId>;
pub type SheetSet = Set<SheetId>;
pub type MysterySet = Set<MysteryId>;
/// Cards of one encounter deck.
pub type CardSet = Set<CardNumber>;
pub type MythosSet = Set<MythosId>;
/// What a selector found: the numbers of seats, slots, spaces, clues by their face, or Mythos
/// cards.
pub type Found = Set<u16>;

/// The seat found: in a selection of investigators all numbers are seats.
pub fn seat_found(found: u16) -> Seat {
    u8::try_from(found).map(Seat).expect("a selection of investigators is one of seats")
}

/// The copy of a card found; `content/limits.rs` limits how many there are.
pub fn copy_found(found: u16) -> u8 {
    u8::try_from(found).expect("copies of a card are counted when it is read")
}

/// A count as an amount. Amounts of effects and prices are bytes; more than 255 counts as 255.
pub fn amount(count: impl TryInto<u8>) -> u8 {
    count.try_into().unwrap_or(u8::MAX)
}
