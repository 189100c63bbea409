//! Sets of small numbers, a bit each.

use crate::ids::{ArtifactId, AssetId, MythosId, SpaceId};
use serde::{Deserialize, Serialize};

macro_rules! sets {
    ($($(#[$doc:meta])* $name:ident of $item:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl $name {
            pub const NONE: Self = Self(0);

            /// The first `count` of them.
            pub const fn first(count: u32) -> Self {
                if count >= 64 { Self(u64::MAX) } else { Self((1 << count) - 1) }
            }

            pub const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item.0) != 0
            }

            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub const fn add(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The how manyth in it, counted from 0.
            pub fn nth(self, nth: u32) -> Option<$item> {
                self.iter().nth(nth as usize)
            }

            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let at = left.trailing_zeros();
                    left &= left.wrapping_sub(1);
                    (at < 64).then_some(<$item>::from_number(at))
                })
            }
        }
    )*};
}

/// A thing known by a small number.
trait Numbered {
    fn from_number(number: u32) -> Self;
}

macro_rules! numbered {
    ($($item:ty),*) => {$(
        impl Numbered for $item {
            fn from_number(number: u32) -> Self {
                Self(number as u8)
            }
        }
    )*};
}

/// A card of an encounter deck, by its place in the deck's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardNumber(pub u8);

numbered!(SpaceId, AssetId, ArtifactId, MythosId, CardNumber);

sets! {
    /// Spaces, or tokens known by a space.
    SpaceSet of SpaceId;
    AssetSet of AssetId;
    ArtifactSet of ArtifactId;
    /// Cards of one encounter deck.
    CardSet of CardNumber;
    /// Mythos cards; the base box has 51.
    MythosSet of MythosId;
}
