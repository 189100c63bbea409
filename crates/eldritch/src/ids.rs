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
    /// A kind of cards that can be held: first one for each form, the cards of the rulebook, then those
    /// that packs add.
    KindId;
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
