//! Numbers for everything that has a name, and for monsters on the board.
//!
//! A thing is known by its place among those of its kind. How many there are is counted when the content
//! is read (`content/limits.rs`), so that every place has a number and nobody else converts one.

use kernel::Numbered;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub u16);

        impl $name {
            /// The thing at this place among those of its kind, counted from 0.
            pub fn nth(at: usize) -> Self {
                Self(number(at))
            }

            /// The first so many.
            pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..number(count)).map(Self)
            }

            /// Its place.
            pub fn at(self) -> usize {
                usize::from(self.0)
            }
        }

        impl Numbered for $name {
            fn number(self) -> usize {
                self.at()
            }

            fn from_number(number: usize) -> Self {
                Self::nth(number)
            }
        }
    )*};
}

impl SheetId {
    /// No sheet yet.
    pub const NOBODY: SheetId = SheetId(u16::MAX);
}

/// The number of a place.
///
/// # Panics
///
/// If it is beyond what was counted when the content was read.
fn number(at: usize) -> u16 {
    u16::try_from(at).expect("content is counted when it is read")
}

ids! {
    /// A location of the board.
    SpaceId;
    /// A sheet of an investigator.
    SheetId;
    /// An Ancient One.
    AncientId;
    /// A kind of monster; several tokens may be of one kind.
    MonsterId;
    /// A trait of cards.
    TraitId;
    /// A name among assets; each is a single card.
    AssetId;
    ArtifactId;
    /// A name among spells; the copies differ on their backs.
    SpellId;
    /// A name among conditions; the copies differ on their backs.
    ConditionId;
    MythosId;
    /// A mystery of one Ancient One.
    MysteryId;
    /// A deck of encounters.
    DeckId;
    /// A card of an encounter deck, by its place in the deck's list.
    CardNumber;
    /// A monster on the board, whatever kind it is of.
    Slot;
}

/// The five things one can be good at.
/// EH-SKILLS-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    Lore,
    Influence,
    Observation,
    Strength,
    Will,
}

impl Skill {
    pub const ALL: [Skill; 5] =
        [Skill::Lore, Skill::Influence, Skill::Observation, Skill::Strength, Skill::Will];

    pub fn key(self) -> &'static str {
        match self {
            Skill::Lore => "lore",
            Skill::Influence => "influence",
            Skill::Observation => "observation",
            Skill::Strength => "strength",
            Skill::Will => "will",
        }
    }
}

/// What an investigator has to lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    Health,
    Sanity,
}

/// The type of a location.
/// EH-LOCATIONS-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    City,
    Wilderness,
    Sea,
}

/// Cards that can be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    Asset,
    Artifact,
    Spell,
    Condition,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ticket {
    Train,
    Ship,
}
