//! The files of a pack as they are written.

use super::ability::Ability;
use crate::ids::{Skill, Terrain};
use serde::Deserialize;
use toml::Spanned;

/// An effect before it is read.
pub type Effect = Spanned<String>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub place: Vec<Place>,
    pub path: Vec<Path>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub id: String,
    pub terrain: Terrain,
    /// The deck of its own encounters.
    pub region: Option<String>,
    #[serde(default)]
    pub expedition: bool,
    /// The omen of the gate that may open there.
    pub gate: Option<Omen>,
    pub x: f32,
    pub y: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Omen {
    Green,
    Blue,
    Red,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Path {
    pub ends: [Spanned<String>; 2],
    pub kind: PathKind,
    #[serde(default)]
    pub wraps: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PathKind {
    Train,
    Ship,
    Uncharted,
}

/// Assets, artifacts: single cards.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    pub card: Vec<Card>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub cost: Option<u8>,
    pub traits: Vec<String>,
    #[serde(default)]
    pub abilities: Vec<Ability<Effect>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spells {
    pub spell: Vec<Spell>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spell {
    pub id: String,
    pub traits: Vec<String>,
    /// When it can be cast.
    pub cast: Cast,
    /// What casting does, the test among it; the back follows.
    pub effect: Effect,
    /// One for each copy.
    pub backs: Vec<Effect>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cast {
    Action,
    EncounterPhase,
    Combat,
    WouldLoseHealth,
    WouldLoseSanity,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conditions {
    pub condition: Vec<Condition>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    pub id: String,
    pub traits: Vec<String>,
    #[serde(default)]
    pub abilities: Vec<Ability<Effect>>,
    pub reckoning: Option<Effect>,
    /// One for each copy, each with a name of its own.
    pub backs: Vec<Back>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Back {
    pub id: String,
    pub effect: Effect,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monsters {
    pub monster: Vec<Monster>,
}

#[derive(Debug, Deserialize)]
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
    pub abilities: Vec<Ability<Effect>>,
}

/// One of the two tests of a combat.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    #[serde(default)]
    pub modifier: i8,
    /// Horror or damage.
    pub harm: u8,
    /// Another skill than the usual one.
    pub skill: Option<Skill>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Investigators {
    pub investigator: Vec<Investigator>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Investigator {
    pub id: String,
    pub health: u8,
    pub sanity: u8,
    /// Lore, influence, observation, strength, will.
    pub skills: [u8; 5],
    pub start: Spanned<String>,
    /// What they begin with.
    pub begins: Effect,
    #[serde(default)]
    pub abilities: Vec<Ability<Effect>>,
    /// What another does at their side once they have lost all health.
    pub crippled: Effect,
    /// The same, once they have lost all sanity.
    pub insane: Effect,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AncientOnes {
    pub ancient_one: Vec<AncientOne>,
}

#[derive(Debug, Deserialize)]
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
    pub setup: Option<Effect>,
    pub front: Side,
    pub awakens: Effect,
    pub back: Option<Side>,
    pub mystery: Vec<Mystery>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetAside {
    pub monster: Spanned<String>,
    pub count: u8,
}

/// One side of an Ancient One's sheet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub cultist: Option<Cultist>,
    #[serde(default)]
    pub abilities: Vec<Ability<Effect>>,
    pub reckoning: Option<Effect>,
    /// What an advance of doom does instead.
    pub doom: Option<Effect>,
    /// What solves the final mystery.
    pub wins: Option<Effect>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cultist {
    pub toughness: u8,
    pub will: Option<Attack>,
    pub strength: Option<Attack>,
    #[serde(default)]
    pub abilities: Vec<Ability<Effect>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mystery {
    pub id: String,
    pub enters: Option<Effect>,
    /// What brings it nearer to its solution.
    pub progress: Progress,
    /// What the progress then offers: an encounter, a price, a reward.
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    Clues,
    Tokens,
    Gates,
    Toughness,
    Epic,
}

/// How much solves a mystery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Needs {
    Investigators,
    HalfInvestigators,
    TwiceInvestigators,
    One,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MythosCards {
    pub mythos: Vec<Mythos>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mythos {
    pub id: String,
    pub colour: Colour,
    pub difficulty: Difficulty,
    #[serde(rename = "type")]
    pub kind: MythosKind,
    /// Where the rumor token goes.
    pub rumor: Option<Spanned<String>>,
    /// Eldritch tokens on the card.
    #[serde(default)]
    pub tokens: u8,
    /// An event's text, or what happens when an ongoing card enters play.
    pub effect: Option<Effect>,
    pub encounter: Option<Effect>,
    /// Where the encounter is to be had, if not on the rumor token.
    pub encounter_at: Option<EncounterAt>,
    pub reckoning: Option<Effect>,
    /// What happens when no token is left.
    pub runs_out: Option<Effect>,
    #[serde(default)]
    pub abilities: Vec<Ability<Effect>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EncounterAt {
    Expedition,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Green,
    Yellow,
    Blue,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    Easy,
    Normal,
    Hard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MythosKind {
    Event,
    Ongoing,
    Rumor,
}

/// Location encounters of a region, general and research encounters.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SimpleEncounters {
    pub card: Vec<SimpleEncounter>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SimpleEncounter {
    pub id: String,
    pub ancient_one: Option<Spanned<String>>,
    /// What to do, by place or by terrain.
    pub at: std::collections::BTreeMap<String, Effect>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplexEncounters {
    pub card: Vec<ComplexEncounter>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplexEncounter {
    pub id: String,
    pub place: Option<Spanned<String>>,
    pub world: Option<String>,
    pub ancient_one: Option<Spanned<String>>,
    pub deck: Option<String>,
    pub first: Effect,
    pub pass: Effect,
    pub fail: Effect,
}
