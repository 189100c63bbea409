//! Numbers known in play, and questions about the state.

use super::abilities::{monster_abilities, playing, stats, terrain_of};
use super::discarding::discardable;
use super::selectors::space_set;
use crate::content::{Ability, Content, Moment, Omen};
use crate::ids::{KindId, MonsterId, SpaceId};
use crate::language::{Number, Value, When};
use crate::state::{Context, Eldritch, It, Source};
use script::Amount;

/// The omen of each space of the track, clockwise.
pub(crate) const OMENS: [Omen; 4] = [Omen::Green, Omen::Blue, Omen::Red, Omen::Blue];

/// EH-OMEN-01.
pub(crate) fn matches_omen(s: &Eldritch, c: &Content, space: SpaceId) -> bool {
    c.space(space).gate == Some(OMENS[usize::from(s.omen) % 4])
}

pub(crate) fn amount(s: &Eldritch, c: &Content, context: &Context, number: Number) -> u8 {
    match number {
        Amount::Fixed(n) => n.clamp(0, 255) as u8,
        Amount::Counted { value, .. } => value_of(s, c, context, value),
    }
}

/// EH-ROUNDING-01.
fn half(n: u8) -> u8 {
    n.div_ceil(2)
}

/// The kind of monster it is, or was.
fn kind_of(s: &Eldritch, it: It) -> Option<MonsterId> {
    if let It::Gone(kind) = it {
        return Some(kind);
    }
    s.monster(it.slot()?).map(|monster| monster.kind)
}

fn gates_on(s: &Eldritch, source: Source) -> u32 {
    if source == Source::AncientOne {
        return s.sheet_gates.len();
    }
    let mystery = s.mystery.as_ref().filter(|_| source == Source::Mystery);
    mystery.map_or(0, |mystery| mystery.gates.len())
}

fn toughness_on(s: &Eldritch, source: Source) -> u8 {
    if let Source::Mythos(card) = source {
        return s.in_play.iter().find(|it| it.card == card).map_or(0, |it| it.toughness);
    }
    let mystery = s.mystery.as_ref().filter(|_| source == Source::Mystery);
    mystery.map_or(0, |mystery| mystery.count)
}

pub(crate) fn tokens_on(s: &Eldritch, source: Source) -> u8 {
    if let Source::Mythos(card) = source {
        return s.in_play.iter().find(|it| it.card == card).map_or(0, |it| it.tokens);
    }
    if source == Source::Mystery {
        return s.mystery.as_ref().map_or(0, |mystery| mystery.count);
    }
    if source == Source::AncientOne { s.sheet_tokens } else { 0 }
}

fn value_of(s: &Eldritch, c: &Content, context: &Context, value: Value) -> u8 {
    let it = s.investigator(context.who);
    let count = |n: usize| crate::state::amount(n);
    let held = |kind, with| count(discardable(s, c, context.who, kind, with).count());
    match value {
        Value::Investigators => s.players,
        Value::HalfInvestigators => s.half_players(),
        Value::InvestigatorsLessTokens => s.players.saturating_sub(tokens_on(s, context.source)),
        Value::Result => context.result,
        Value::Gates => count(s.gates_on_board().count()),
        Value::HalfGates => half(count(s.gates_on_board().count())),
        Value::GatesMatchingOmen => {
            count(s.gates_on_board().filter(|space| matches_omen(s, c, *space)).count())
        }
        Value::Rumors => count(s.in_play.iter().filter(|it| is_rumor(c, it.card)).count()),
        Value::Monsters => count(s.monsters().count()),
        Value::Cultists => {
            count(s.monsters().filter(|(_, monster)| c.monster(monster.kind).cultist).count())
        }
        Value::ToughnessOfIt => {
            kind_of(s, context.it).map_or(0, |kind| stats(s, c, kind).toughness)
        }
        Value::TokensOnThis => tokens_on(s, context.source),
        Value::TokensOnOmen => s.omen_tokens,
        Value::ClueTokens => count(s.spaces.iter().map(|it| it.clues.len() as usize).sum()),
        Value::Held { kind: KindId::ASSET, with: Some(with) } => held(None, Some(with)),
        Value::Held { kind, with } => held(Some(kind), with),
        Value::HalfHeld { with } => half(held(None, Some(with))),
        Value::Clues => crate::state::amount(it.clues.len()),
        Value::HalfClues => half(crate::state::amount(it.clues.len())),
        Value::Lost => context.lost,
        Value::CostOfIt => {
            if let It::Asset(id) = context.it {
                c.asset(id).cost
            } else {
                0
            }
        }
    }
}

pub(crate) fn is_rumor(c: &Content, card: crate::ids::MythosId) -> bool {
    c.mythos_card(card).kind == crate::content::MythosKind::Rumor
}

pub(crate) fn holds(s: &Eldritch, c: &Content, context: &Context, when: When) -> bool {
    let n = |number: Number| u32::from(amount(s, c, context, number));
    let it = s.investigator(context.who);
    let at_least = |count: usize, number: Number| count as u32 >= n(number);
    match when {
        When::OnTerrain(terrain) => terrain_of(s, c, context.who) == terrain,
        When::OnSpace(space) => it.space == space,
        When::Awake => s.awake,
        When::ItWasDefeated => context.defeated,
        When::ItMatchesOmen => {
            matches!(context.it, It::Gate(space) if matches_omen(s, c, space))
        }
        When::ItWasSpawned => context.spawned,
        When::MonsterOnBoard(kind) => s.monsters().any(|(_, monster)| monster.kind == kind),
        When::MonstersAtLeast(number) => at_least(s.monsters().count(), number),
        When::MonstersHereAtLeast(number) => at_least(s.monsters_on(it.space).count(), number),
        When::MonstersOnAtLeast { n: number, on } => {
            let spaces = space_set(s, c, context, it.space, on);
            let on = s.monsters().filter(|(_, monster)| spaces.contains(monster.space));
            at_least(on.count(), number)
        }
        When::CultistHere => {
            s.monsters_on(it.space).any(|(_, monster)| c.monster(monster.kind).cultist)
        }
        When::NoMonsterReckons => !s.monsters().any(|(_, monster)| {
            let all = monster_abilities(s, c, monster.kind).iter();
            all.clone().any(|it| matches!(it, Ability::On { moment: Moment::Reckoning, .. }))
        }),
        When::NoExpeditionLeft => {
            let deck = c.decks.expedition;
            s.encounters[deck].is_empty() && s.encounter_discards[deck].is_empty()
        }
        When::GatesOnThis(number) => gates_on(s, context.source) >= n(number),
        When::ToughnessOnThis(number) => u32::from(toughness_on(s, context.source)) >= n(number),
        When::Has { kind, n: number } => {
            at_least(discardable(s, c, context.who, Some(kind), None).count(), number)
        }
        When::HasWith { with } => discardable(s, c, context.who, None, Some(with)).next().is_some(),
        When::HasCondition(card) => it.has_condition(card),
        When::HasClues(number) => it.clues.len() >= n(number),
        When::TokensAtLeast(number) => u32::from(tokens_on(s, context.source)) >= n(number),
        When::NoTokens => tokens_on(s, context.source) == 0,
        When::NoGateMatches => !s.gates_on_board().any(|space| matches_omen(s, c, space)),
        When::NoRumor => !s.in_play.iter().any(|it| is_rumor(c, it.card)),
        When::NoReckoningInPlay => {
            !s.in_play.iter().any(|it| c.mythos_card(it.card).reckoning.is_some())
        }
        When::LostSome => context.lost > 0,
        When::NoneSolved => s.solved.is_empty(),
        When::SolvedAtLeast(number) => u32::from(s.solved_count()) >= n(number),
        When::InvestigatorHere => playing(s).any(|seat| s.investigator(seat).space == it.space),
        When::InvestigatorThere => context
            .there
            .is_some_and(|there| playing(s).any(|seat| s.investigator(seat).space == there)),
        When::Playing(number) => u32::from(s.players) >= n(number),
        When::Rolled(number) => {
            let face = n(number);
            (1..=6).contains(&face) && context.rolled & (1 << (face - 1)) != 0
        }
        When::PassedLast => context.passed,
    }
}
