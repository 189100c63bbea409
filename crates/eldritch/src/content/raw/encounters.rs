//! Encounter cards.

use super::Effect;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

/// Location encounters of a region, general and research encounters.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SimpleEncounters {
    pub card: Vec<SimpleEncounter>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SimpleEncounter {
    pub id: String,
    #[schemars(with = "Option<String>")]
    pub ancient_one: Option<Spanned<String>>,
    /// What to do, by space or by terrain.
    #[schemars(with = "std::collections::BTreeMap<String, String>")]
    pub at: std::collections::BTreeMap<String, Effect>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ComplexEncounters {
    pub card: Vec<ComplexEncounter>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ComplexEncounter {
    pub id: String,
    #[schemars(with = "Option<String>")]
    #[serde(rename = "place")]
    pub space: Option<Spanned<String>>,
    pub world: Option<String>,
    #[schemars(with = "Option<String>")]
    pub ancient_one: Option<Spanned<String>>,
    pub deck: Option<String>,
    #[schemars(with = "String")]
    pub first: Effect,
    #[schemars(with = "String")]
    pub pass: Effect,
    #[schemars(with = "String")]
    pub fail: Effect,
}

/// Encounter decks that a pack adds; their cards are in `encounters/<id>.toml`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddedDecks {
    pub deck: Vec<AddedDeck>,
}

/// Named by the message `eh-deck-<id>`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddedDeck {
    pub id: String,
    /// Its cards have three parts: a first part, a pass and a fail.
    #[serde(default)]
    pub complex: bool,
    /// Where its encounters may be chosen: spaces or terrains. Effects can draw from it anywhere.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub met: Vec<Spanned<String>>,
}
