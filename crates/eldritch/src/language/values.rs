//! Numbers known in play.

use super::{EffectLanguage, entry, with};
use crate::ids::{KindId, TraitId};
use script::Entry;

/// A number known in play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    Investigators,
    HalfInvestigators,
    InvestigatorsLessTokens,
    Result,
    Gates,
    HalfGates,
    GatesMatchingOmen,
    Rumors,
    Monsters,
    Cultists,
    ToughnessOfIt,
    TokensOnThis,
    TokensOnOmen,
    ClueTokens,
    Held { kind: KindId, with: Option<TraitId> },
    HalfHeld { with: TraitId },
    Clues,
    HalfClues,
    Lost,
    CostOfIt,
}

/// One line per entry, so that it reads as a table.
#[rustfmt::skip]
pub const VALUES: &[Entry<EffectLanguage, Value>] = &[
    entry("investigators", "eh-n", "The number of players at the start of the game.", |_| Value::Investigators),
    entry("half [the] investigators", "eh-half-n", "Rounded up.", |_| Value::HalfInvestigators),
    entry("investigators less the tokens here", "eh-n-less-tokens", "", |_| Value::InvestigatorsLessTokens),
    entry("the result", "eh-result", "Successes of the last test.", |_| Value::Result),
    entry("the gates", "eh-gates", "On the board.", |_| Value::Gates),
    entry("half the gates", "eh-half-gates", "", |_| Value::HalfGates),
    entry("the matching gates", "eh-matching-gates", "Matching the current omen.", |_| Value::GatesMatchingOmen),
    entry("the rumors", "eh-rumors", "In play.", |_| Value::Rumors),
    entry("the monsters", "eh-monsters", "On the board.", |_| Value::Monsters),
    entry("the cultists", "eh-cultists", "On the board.", |_| Value::Cultists),
    entry("its toughness", "eh-its-toughness", "", |_| Value::ToughnessOfIt),
    entry("its cost", "eh-its-cost", "", |_| Value::CostOfIt),
    entry("the tokens here", "eh-tokens-here", "On this card.", |_| Value::TokensOnThis),
    entry("the tokens on the omen", "eh-tokens-on-omen", "", |_| Value::TokensOnOmen),
    entry("the clues on the board", "eh-board-clues", "", |_| Value::ClueTokens),
    entry("your spells", "eh-your-spells", "", |_| Value::Held { kind: KindId::SPELL, with: None }),
    entry("your <trait> conditions", "eh-your-conditions", "", |it| Value::Held { kind: KindId::CONDITION, with: Some(with(it, 0)) }),
    entry("your <trait> possessions", "eh-your-possessions", "", |it| Value::Held { kind: KindId::ASSET, with: Some(with(it, 0)) }),
    entry("half your <trait> possessions", "eh-half-possessions", "", |it| Value::HalfHeld { with: with(it, 0) }),
    entry("your clues", "eh-your-clues", "", |_| Value::Clues),
    entry("half your clues", "eh-half-clues", "", |_| Value::HalfClues),
    entry("what was lost", "eh-lost", "By the previous statement.", |_| Value::Lost),
];
