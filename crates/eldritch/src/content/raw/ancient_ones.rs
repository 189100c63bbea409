//! Ancient Ones and their mysteries.

use super::{Attack, Effect};
use crate::content::ability::Ability;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AncientOnes {
    pub ancient_one: Vec<AncientOne>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AncientOne {
    pub id: String,
    pub doom: u8,
    /// Mysteries to be solved.
    pub mysteries: u8,
    /// Green, yellow and blue cards of each stage of the Mythos deck.
    pub mythos: [[u8; 3]; 3],
    #[serde(default)]
    pub set_aside: Vec<SetAside>,
    #[schemars(with = "Option<String>")]
    pub setup: Option<Effect>,
    pub front: Side,
    #[schemars(with = "String")]
    pub awakens: Effect,
    pub back: Option<Side>,
    pub mystery: Vec<Mystery>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetAside {
    #[schemars(with = "String")]
    pub monster: Spanned<String>,
    pub count: u8,
}

/// One side of an Ancient One's sheet.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub cultist: Option<Cultist>,
    #[serde(default)]
    #[schemars(with = "Vec<Ability<String>>")]
    pub abilities: Vec<Ability<Effect>>,
    #[schemars(with = "Option<String>")]
    pub reckoning: Option<Effect>,
    /// What happens instead of advancing doom.
    #[schemars(with = "Option<String>")]
    pub doom: Option<Effect>,
    /// What solves the final mystery.
    #[schemars(with = "Option<String>")]
    pub wins: Option<Effect>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cultist {
    pub toughness: u8,
    pub will: Option<Attack>,
    pub strength: Option<Attack>,
    #[serde(default)]
    #[schemars(with = "Vec<Ability<String>>")]
    pub abilities: Vec<Ability<Effect>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mystery {
    pub id: String,
    #[schemars(with = "Option<String>")]
    pub enters: Option<Effect>,
    /// What advances it.
    pub progress: Progress,
    /// What advancing it then offers: an encounter, a price, a reward.
    #[schemars(with = "Option<String>")]
    pub step: Option<Effect>,
    /// What is counted on the card, and how much solves the mystery.
    pub counts: Counted,
    pub needs: Needs,
    /// When it is solved, the tokens it put on the board stay there.
    #[serde(default)]
    pub leaves_tokens: bool,
    /// When it is solved, the gates on it go back to the box.
    #[serde(default)]
    pub boxes_gates: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    Research,
    ClosedMatchingGate,
    ClosedGate,
    EncounterOnMysteryToken,
    EncounterOnToken,
    DefeatedNonEpic,
    PassedSpell,
    EpicDefeated,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    Clues,
    Tokens,
    Gates,
    Toughness,
    Epic,
}

/// How much solves a mystery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Needs {
    Investigators,
    HalfInvestigators,
    TwiceInvestigators,
    One,
}
