//! Ids for everything that has a name, and for monsters on the board.
//!
//! An id is the index of a thing among those of its kind. Their number is checked when the content
//! is read (`content/limits.rs`), so every index fits, and only this file converts between the two.

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
            /// The thing with this index, counted from 0.
            pub fn nth(at: usize) -> Self {
                Self(number(at))
            }

            /// The first `count` ids.
            pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..number(count)).map(Self)
            }

            /// Its index.
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

/// An index as a number.
///
/// # Panics
///
/// If it is beyond the limit checked when the content was read.
fn number(at: usize) -> u16 {
    u16::try_from(at).expect("content is counted when it is read")
}

ids! {
    /// A space of the board.
    SpaceId;
    /// A sheet of an investigator.
    SheetId;
    /// An Ancient One.
    AncientId;
    /// A kind of monster; several tokens may be of one kind.
    MonsterId;
    /// A trait of cards.
    TraitId;
    /// A kind of cards that can be held: first one for each form, the cards of the rulebook, then those
    /// that packs add.
    KindId;
    /// An asset; each is a single card.
    AssetId;
    ArtifactId;
    /// A spell; its copies have different backs.
    SpellId;
    /// A condition; its copies have different backs.
    ConditionId;
    MythosId;
    /// A mystery of one Ancient One.
    MysteryId;
    /// A deck of encounters.
    DeckId;
    /// A card of an encounter deck, by its index in the deck.
    CardNumber;
    /// A monster on the board, of whatever kind.
    Slot;
}

/// The five skills.
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

/// Health or sanity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    Health,
    Sanity,
}

/// The type of a space.
/// EH-LOCATIONS-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    City,
    Wilderness,
    Sea,
}

/// How cards that can be held work: where they come from, where they go, and whether they have a back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    Asset,
    Artifact,
    Spell,
    Condition,
}

impl Form {
    pub const ALL: [Form; 4] = [Form::Asset, Form::Artifact, Form::Spell, Form::Condition];

    pub fn key(self) -> &'static str {
        match self {
            Form::Asset => "asset",
            Form::Artifact => "artifact",
            Form::Spell => "spell",
            Form::Condition => "condition",
        }
    }
}

impl KindId {
    pub const ASSET: KindId = KindId::of(Form::Asset);
    pub const ARTIFACT: KindId = KindId::of(Form::Artifact);
    pub const SPELL: KindId = KindId::of(Form::Spell);
    pub const CONDITION: KindId = KindId::of(Form::Condition);

    /// The kind the rulebook has of this form.
    pub const fn of(form: Form) -> Self {
        KindId(form as u16)
    }

    /// Whether a pack brought it.
    pub fn is_added(self) -> bool {
        self.at() >= Form::ALL.len()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ticket {
    Train,
    Ship,
}
