//! Sets of cards and spaces.

use crate::ids::{
    ArtifactId, AssetId, ConditionId, MysteryId, MythosId, SheetId, SpaceId, SpellId, TraitId,
};
use kernel::{Numbered, Set};
use serde::{Deserialize, Serialize};

/// A card of an encounter deck, by its place in the deck's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardNumber(pub u8);

macro_rules! numbered {
    ($($item:ty),*) => {$(
        impl Numbered for $item {
            fn number(self) -> usize {
                usize::from(self.0)
            }

            fn from_number(number: usize) -> Self {
                Self(number as u8)
            }
        }
    )*};
}

numbered!(
    SpaceId,
    TraitId,
    AssetId,
    ArtifactId,
    MythosId,
    MysteryId,
    SheetId,
    SpellId,
    ConditionId,
    CardNumber
);

/// Spaces, or tokens known by a space.
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
/// What a selector found: seats, slots, spaces, faces of clues or Mythos cards, by their numbers.
pub type Found = Set<u8>;
