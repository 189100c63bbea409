//! Conditions on the state.

use super::{
    EffectLanguage, Spaces, condition, entry, kind, monster, place, spaces, terrain, with,
};
use crate::ids::{ConditionId, KindId, MonsterId, SpaceId, Terrain, TraitId};
use script::Entry;

use super::Number;

/// A condition on the state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum When {
    OnTerrain(Terrain),
    OnSpace(SpaceId),
    Awake,
    ItWasDefeated,
    ItMatchesOmen,
    ItWasSpawned,
    MonsterOnBoard(MonsterId),
    MonstersAtLeast(Number),
    MonstersHereAtLeast(Number),
    MonstersOnAtLeast { n: Number, on: Spaces },
    CultistHere,
    NoMonsterReckons,
    NoExpeditionLeft,
    GatesOnThis(Number),
    ToughnessOnThis(Number),
    Has { kind: KindId, n: Number },
    HasWith { with: TraitId },
    HasCondition(ConditionId),
    HasClues(Number),
    TokensAtLeast(Number),
    NoTokens,
    NoGateMatches,
    NoRumor,
    NoReckoningInPlay,
    LostSome,
    NoneSolved,
    SolvedAtLeast(Number),
    InvestigatorHere,
    InvestigatorThere,
    Playing(Number),
    Rolled(Number),
    PassedLast,
}

/// One line per entry, so that it reads as a table.
#[rustfmt::skip]
pub const WHENS: &[Entry<EffectLanguage, When>] = &[
    entry("you are on [a] <terrain>", "eh-if-terrain", "", |it| When::OnTerrain(terrain(it, 0))),
    entry("you are on <place>", "eh-if-place", "", |it| When::OnSpace(place(it, 0))),
    entry("awake", "eh-if-awake", "The Ancient One has awakened.", |_| When::Awake),
    entry("it was defeated", "eh-if-defeated", "The monster just fought.", |_| When::ItWasDefeated),
    entry("it matches the omen", "eh-if-matches", "", |_| When::ItMatchesOmen),
    entry("it was spawned", "eh-if-spawned", "", |_| When::ItWasSpawned),
    entry("monster <monster> is on the board", "eh-if-monster", "", |it| When::MonsterOnBoard(monster(it, 0))),
    entry("<n> monsters are on the board", "eh-if-monsters", "At least.", |it| When::MonstersAtLeast(it.amount(0))),
    entry("<n> monsters are on <who:place>", "eh-if-monsters-on", "At least.", |it| When::MonstersOnAtLeast { n: it.amount(0), on: spaces(it, 1) }),
    entry("a cultist is here", "eh-if-cultist", "", |_| When::CultistHere),
    entry("no monster reckons", "eh-if-no-monster-reckons", "", |_| When::NoMonsterReckons),
    entry("no expedition is left", "eh-if-no-expedition", "", |_| When::NoExpeditionLeft),
    entry("<n> gates are on this", "eh-if-gates-on-this", "At least.", |it| When::GatesOnThis(it.amount(0))),
    entry("the toughness on this reaches <n>", "eh-if-toughness", "", |it| When::ToughnessOnThis(it.amount(0))),
    entry("<n> monsters are here", "eh-if-monsters-here", "At least.", |it| When::MonstersHereAtLeast(it.amount(0))),
    entry("you have <n> <kind>", "eh-if-has", "At least.", |it| When::Has { n: it.amount(0), kind: kind(it, 1) }),
    entry("you have [a/an] <trait>", "eh-if-has-with", "A possession of this trait.", |it| When::HasWith { with: with(it, 0) }),
    entry("you have condition <condition>", "eh-if-condition", "", |it| When::HasCondition(condition(it, 0))),
    entry("you have <n> clue/clues", "eh-if-clues", "At least.", |it| When::HasClues(it.amount(0))),
    entry("<n> tokens are on this", "eh-if-tokens", "At least.", |it| When::TokensAtLeast(it.amount(0))),
    entry("no tokens are on this", "eh-if-no-tokens", "", |_| When::NoTokens),
    entry("no gate matches", "eh-if-no-gate", "", |_| When::NoGateMatches),
    entry("no rumor is in play", "eh-if-no-rumor", "", |_| When::NoRumor),
    entry("nothing in play reckons", "eh-if-no-reckoning", "", |_| When::NoReckoningInPlay),
    entry("some was lost", "eh-if-lost", "By the previous statement.", |_| When::LostSome),
    entry("no mystery is solved", "eh-if-none-solved", "", |_| When::NoneSolved),
    entry("<n> mysteries are solved", "eh-if-solved", "At least.", |it| When::SolvedAtLeast(it.amount(0))),
    entry("an investigator is here", "eh-if-investigator", "", |_| When::InvestigatorHere),
    entry("an investigator is there", "eh-if-investigator-there", "", |_| When::InvestigatorThere),
    entry("<n> investigators play", "eh-if-playing", "At least.", |it| When::Playing(it.amount(0))),
    entry("a <n> was rolled", "eh-if-rolled", "On any die of the last roll.", |it| When::Rolled(it.amount(0))),
    entry("the test was passed", "eh-if-passed", "", |_| When::PassedLast),
];
