//! Monsters and investigators.

use super::Effect;
use crate::content::ability::Ability;
use crate::ids::Skill;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Monsters {
    pub monster: Vec<Monster>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    pub id: String,
    /// How many tokens are in the cup.
    #[serde(default)]
    pub count: u8,
    #[serde(default)]
    pub epic: bool,
    /// All values come from the Ancient One's sheet.
    #[serde(default)]
    pub cultist: bool,
    #[serde(default)]
    pub toughness: u8,
    /// The number of investigators is added to the toughness.
    #[serde(default)]
    pub grows: bool,
    pub will: Option<Attack>,
    pub strength: Option<Attack>,
    #[serde(default)]
    #[schemars(with = "Vec<Ability<String>>")]
    pub abilities: Vec<Ability<Effect>>,
}

/// One of the two tests of a combat.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    #[serde(default)]
    pub modifier: i8,
    /// Horror or damage.
    pub harm: u8,
    /// The skill, if it is not the usual one.
    pub skill: Option<Skill>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Investigators {
    pub investigator: Vec<Investigator>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Investigator {
    pub id: String,
    pub health: u8,
    pub sanity: u8,
    /// Lore, influence, observation, strength, will.
    pub skills: [u8; 5],
    #[schemars(with = "String")]
    pub start: Spanned<String>,
    /// What they start with.
    #[schemars(with = "String")]
    pub begins: Effect,
    #[serde(default)]
    #[schemars(with = "Vec<Ability<String>>")]
    pub abilities: Vec<Ability<Effect>>,
    /// The encounter with them once they have lost all health.
    #[schemars(with = "String")]
    pub crippled: Effect,
    /// The encounter with them once they have lost all sanity.
    #[schemars(with = "String")]
    pub insane: Effect,
}
