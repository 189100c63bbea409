//! Small numbers for everything that has a name.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub $inner);
    )*};
}

ids! {
    /// A location of the board.
    SpaceId(u8);
    /// A sheet of an investigator.
    SheetId(u8);
    /// An Ancient One.
    AncientId(u8);
    /// A kind of monster; several tokens may be of one kind.
    MonsterId(u8);
    /// A trait of cards.
    TraitId(u8);
    /// A name among assets; each is a single card.
    AssetId(u8);
    ArtifactId(u8);
    /// A name among spells; the copies differ on their backs.
    SpellId(u8);
    /// A name among conditions; the copies differ on their backs.
    ConditionId(u8);
    MythosId(u8);
    MysteryId(u8);
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
