//! The files of a pack as they are written.

use super::ability::Ability;
use crate::ids::{Skill, Terrain};
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

/// An effect before it is read.
pub type Effect = Spanned<String>;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Board {
    #[serde(default, rename = "place")]
    pub space: Vec<Space>,
    #[serde(default)]
    pub path: Vec<Path>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Space {
    pub id: String,
    pub terrain: Terrain,
    /// The deck of its own encounters.
    #[schemars(with = "Option<String>")]
    pub region: Option<Spanned<String>>,
    #[serde(default)]
    pub expedition: bool,
    /// The omen of the gate that may open there.
    pub gate: Option<Omen>,
    /// Where it is drawn in hundredths of the board, if `map.toml` does not say.
    #[serde(default)]
    pub x: f32,
    #[serde(default)]
    pub y: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Omen {
    Green,
    Blue,
    Red,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Path {
    #[schemars(with = "[String; 2]")]
    pub ends: [Spanned<String>; 2],
    pub kind: PathKind,
    #[serde(default)]
    pub wraps: bool,
}

/// EH-PATHS-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PathKind {
    Train,
    Ship,
    Uncharted,
}

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
    /// What casting does, the test among it; the back follows.
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
    /// One for each copy, each with a name of its own.
    pub backs: Vec<Back>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Back {
    pub id: String,
    #[schemars(with = "String")]
    pub effect: Effect,
}

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
    /// Everything comes from the Ancient One's sheet.
    #[serde(default)]
    pub cultist: bool,
    #[serde(default)]
    pub toughness: u8,
    /// The number of investigators is added to it.
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
    /// Another skill than the usual one.
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
    /// What they begin with.
    #[schemars(with = "String")]
    pub begins: Effect,
    #[serde(default)]
    #[schemars(with = "Vec<Ability<String>>")]
    pub abilities: Vec<Ability<Effect>>,
    /// What another does at their side once they have lost all health.
    #[schemars(with = "String")]
    pub crippled: Effect,
    /// The same, once they have lost all sanity.
    #[schemars(with = "String")]
    pub insane: Effect,
}

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
    /// What an advance of doom does instead.
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
    /// What brings it nearer to its solution.
    pub progress: Progress,
    /// What the progress then offers: an encounter, a price, a reward.
    #[schemars(with = "Option<String>")]
    pub step: Option<Effect>,
    /// What is counted on the card, and how much of it solves the mystery.
    pub counts: Counted,
    pub needs: Needs,
    /// When it is solved, tokens it has put on the board stay there.
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
    /// Where the encounter is to be had, if not on the rumor token.
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
