//! Numbers known in play, and questions about the state.

use super::abilities::{monster_abilities, playing, stats, terrain_of};
use super::discarding::discardable;
use super::selectors::space_set;
use crate::content::{Ability, Content, Moment, Omen};
use crate::ids::{Family, SpaceId};
use crate::language::{Number, Value, When};
use crate::state::{Context, Eldritch, It, Source};
use script::Amount;

/// The omen of each space of the track, clockwise.
pub const OMENS: [Omen; 4] = [Omen::Green, Omen::Blue, Omen::Red, Omen::Blue];

/// EH-OMEN-01.
pub fn matches_omen(s: &Eldritch, c: &Content, space: SpaceId) -> bool {
    c.space(space).gate == Some(OMENS[usize::from(s.omen) % 4])
}

pub fn amount(s: &Eldritch, c: &Content, context: &Context, number: Number) -> u8 {
    match number {
        Amount::Fixed(n) => n.clamp(0, 255) as u8,
        Amount::Counted { value, .. } => value_of(s, c, context, value),
    }
}

/// EH-ROUNDING-01.
fn half(n: u8) -> u8 {
    n.div_ceil(2)
}

pub fn tokens_on(s: &Eldritch, source: Source) -> u8 {
    match source {
        Source::Mythos(card) => {
            s.in_play.iter().find(|it| it.card == card).map_or(0, |it| it.tokens)
        }
        Source::Mystery => s.mystery.as_ref().map_or(0, |mystery| mystery.count),
        Source::AncientOne => s.sheet_tokens,
        _ => 0,
    }
}

fn value_of(s: &Eldritch, c: &Content, context: &Context, value: Value) -> u8 {
    let it = s.investigator(context.who);
    let count = |n: usize| crate::state::amount(n);
    let held = |family, with| count(discardable(s, c, context.who, family, with).count());
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
        Value::ToughnessOfIt => match context.it {
            It::Monster(slot) => {
                s.monster(slot).map_or(0, |monster| stats(s, c, monster.kind).toughness)
            }
            It::Gone(kind) => stats(s, c, kind).toughness,
            _ => 0,
        },
        Value::TokensOnThis => tokens_on(s, context.source),
        Value::TokensOnOmen => s.omen_tokens,
        Value::ClueTokens => count(s.spaces.iter().map(|it| it.clues.len() as usize).sum()),
        Value::Held { family: Family::Asset, with: Some(with) } => held(None, Some(with)),
        Value::Held { family, with } => held(Some(family), with),
        Value::HalfHeld { with } => half(held(None, Some(with))),
        Value::Clues => crate::state::amount(it.clues.len()),
        Value::HalfClues => half(crate::state::amount(it.clues.len())),
        Value::Lost => context.lost,
        Value::CostOfIt => match context.it {
            It::Asset(id) => c.asset(id).cost,
            _ => 0,
        },
    }
}

pub fn is_rumor(c: &Content, card: crate::ids::MythosId) -> bool {
    c.mythos_card(card).kind == crate::content::MythosKind::Rumor
}

pub fn holds(s: &Eldritch, c: &Content, context: &Context, when: When) -> bool {
    let n = |number: Number| u32::from(amount(s, c, context, number));
    let it = s.investigator(context.who);
    let at_least = |count: usize, number: Number| count as u32 >= n(number);
    match when {
        When::OnTerrain(terrain) => terrain_of(s, c, context.who) == terrain,
        When::OnSpace(space) => it.space == space,
        When::Awake => s.awake,
        When::ItWasDefeated => context.defeated,
        When::ItMatchesOmen => match context.it {
            It::Gate(space) => matches_omen(s, c, space),
            _ => false,
        },
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
        When::GatesOnThis(number) => {
            let gates = match context.source {
                Source::AncientOne => s.sheet_gates.len(),
                Source::Mystery => s.mystery.as_ref().map_or(0, |mystery| mystery.gates.len()),
                _ => 0,
            };
            gates >= n(number)
        }
        When::ToughnessOnThis(number) => {
            let toughness = match context.source {
                Source::Mythos(card) => {
                    s.in_play.iter().find(|it| it.card == card).map_or(0, |it| it.toughness)
                }
                Source::Mystery => s.mystery.as_ref().map_or(0, |mystery| mystery.count),
                _ => 0,
            };
            u32::from(toughness) >= n(number)
        }
        When::Has { family, n: number } => {
            at_least(discardable(s, c, context.who, Some(family), None).count(), number)
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
