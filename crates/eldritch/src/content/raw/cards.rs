//! Assets, artifacts, spells and conditions.

use super::Effect;
use crate::content::ability::Ability;
use crate::ids::Form;
use schemars::JsonSchema;
use serde::Deserialize;

/// Assets, artifacts: single cards.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    pub card: Vec<Card>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub cost: Option<u8>,
    pub traits: Vec<String>,
    #[serde(default)]
    #[schemars(with = "Vec<Ability<String>>")]
    pub abilities: Vec<Ability<Effect>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spells {
    pub spell: Vec<Spell>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spell {
    pub id: String,
    pub traits: Vec<String>,
    /// When it can be cast.
    pub cast: Cast,
    /// What casting does, including the test; the back follows.
    #[schemars(with = "String")]
    pub effect: Effect,
    /// One for each copy.
    #[schemars(with = "Vec<String>")]
    pub backs: Vec<Effect>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cast {
    Action,
    EncounterPhase,
    Combat,
    WouldLoseHealth,
    WouldLoseSanity,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Conditions {
    pub condition: Vec<Condition>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    pub id: String,
    pub traits: Vec<String>,
    #[serde(default)]
    #[schemars(with = "Vec<Ability<String>>")]
    pub abilities: Vec<Ability<Effect>>,
    #[schemars(with = "Option<String>")]
    pub reckoning: Option<Effect>,
    /// One for each copy, each with its own name.
    pub backs: Vec<Back>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Back {
    pub id: String,
    #[schemars(with = "String")]
    pub effect: Effect,
}

/// Kinds of cards that a pack adds; their cards are in `cards/<id>.toml`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddedKinds {
    pub kind: Vec<AddedKind>,
}

/// The message `eh-kind-<id>` names it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddedKind {
    pub id: String,
    /// What its cards work like, and in which form its file has them.
    pub like: Like,
}

/// What the cards of a kind can work like. There is one reserve, and assets are what it is filled with: so
/// no kind works like them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Like {
    /// Single cards without a back: possessions.
    Artifact,
    /// Cards with a hidden back that are cast: possessions.
    Spell,
    /// Cards with a hidden back that are no possessions.
    Condition,
}

impl From<Like> for Form {
    fn from(like: Like) -> Self {
        match like {
            Like::Artifact => Form::Artifact,
            Like::Spell => Form::Spell,
            Like::Condition => Form::Condition,
        }
    }
}
