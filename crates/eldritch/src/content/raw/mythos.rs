//! Mythos cards.

use super::Effect;
use crate::content::ability::Ability;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MythosCards {
    pub mythos: Vec<Mythos>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mythos {
    pub id: String,
    pub colour: Colour,
    pub difficulty: Difficulty,
    #[serde(rename = "type")]
    pub kind: MythosKind,
    /// Where the rumor token goes.
    #[schemars(with = "Option<String>")]
    pub rumor: Option<Spanned<String>>,
    /// Eldritch tokens on the card.
    #[serde(default)]
    pub tokens: u8,
    /// An event's text, or what happens when an ongoing card enters play.
    #[schemars(with = "Option<String>")]
    pub effect: Option<Effect>,
    #[schemars(with = "Option<String>")]
    pub encounter: Option<Effect>,
    /// Where the encounter takes place, if not on the space of the rumor token.
    pub encounter_at: Option<EncounterAt>,
    #[schemars(with = "Option<String>")]
    pub reckoning: Option<Effect>,
    /// What happens when no token is left.
    #[schemars(with = "Option<String>")]
    pub runs_out: Option<Effect>,
    #[serde(default)]
    #[schemars(with = "Vec<Ability<String>>")]
    pub abilities: Vec<Ability<Effect>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EncounterAt {
    Expedition,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Green,
    Yellow,
    Blue,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    Easy,
    Normal,
    Hard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MythosKind {
    Event,
    Ongoing,
    Rumor,
}
