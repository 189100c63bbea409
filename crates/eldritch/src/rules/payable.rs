//! Whether a price can be paid and an escape taken.

use super::abilities::{forbidding, has_rule, in_force, rule_source};
use super::discarding::discardable;
use super::selectors::select;
use super::values::{amount, holds};
use super::{Menu, acquire, improving, monsters};
use crate::content::{Content, Passive};
use crate::ids::{ConditionId, Family, Pool, SpellId, TraitId};
use crate::language::{From, Native, Number, Verb, Who};
use crate::state::{Context, Eldritch, Frame, Source};
use script::{Block, Op};

/// EH-SPEND-02: everything the block asks for can be done.
/// EH-SPEND-04, EH-FAQ-12-EX1: not with the last point, nor with a condition one has already.
pub fn can_pay(s: &Eldritch, c: &Content, context: &Context, block: Block) -> bool {
    c.code.ops(block).iter().all(|op| match op {
        Op::Do(verb) => can_do(s, c, context, *verb),
        Op::Pick { who: who @ Who::Spaces(_), body } => {
            !select(s, c, context, *who).is_empty() && can_pay(s, c, context, *body)
        }
        Op::Pick { who, .. } | Op::Each { who, .. } => !select(s, c, context, *who).is_empty(),
        Op::If { when, then, otherwise } => {
            let way = if holds(s, c, context, *when) { *then } else { *otherwise };
            can_pay(s, c, context, way)
        }
        Op::Choose { ways } => c.code.ops(*ways).iter().any(|way| match way {
            Op::Way { body } => can_pay(s, c, context, *body),
            _ => true,
        }),
        _ => true,
    })
}

/// Whether a block is about nobody and nothing: then nothing is asked for it.
pub fn is_in_vain(s: &Eldritch, c: &Content, context: &Context, block: Block) -> bool {
    let about = |op: &Op<crate::language::EffectLanguage>| match op {
        Op::Pick { who, .. } | Op::Each { who, .. } => !select(s, c, context, *who).is_empty(),
        _ => true,
    };
    !block.is_empty() && !c.code.ops(block).iter().any(about)
}

/// Whether anything at all could come of a block.
pub fn leads_somewhere(s: &Eldritch, c: &Content, context: &Context, block: Block) -> bool {
    c.code.ops(block).iter().any(|op| match op {
        Op::Do(verb) => can_do(s, c, context, *verb) && does_something(s, c, context, *verb),
        Op::Pick { who, .. } | Op::Each { who, .. } => !select(s, c, context, *who).is_empty(),
        Op::If { when, then, otherwise } => {
            let way = if holds(s, c, context, *when) { *then } else { *otherwise };
            leads_somewhere(s, c, context, way)
        }
        Op::Choose { ways } => c.code.ops(*ways).iter().any(|way| match way {
            Op::Way { body } => leads_somewhere(s, c, context, *body),
            _ => true,
        }),
        _ => true,
    })
}

/// EH-COMPONENT-LIMITS-01: whether there is anything left to be gained, spawned, improved or traded with.
fn does_something(s: &Eldritch, c: &Content, context: &Context, verb: Verb) -> bool {
    let who = context.who;
    let it = s.investigator(who);
    match verb {
        Verb::GainClues(_) => !s.clue_pool.is_empty() || !s.clue_discards.is_empty(),
        Verb::Gain { family: Family::Asset, with, from: From::Reserve, .. } => {
            let frame = Frame::TakeFromReserve { who, n: 1, with, worth: None, items: false };
            let mut menu = Menu::new();
            acquire::offer_take(s, c, &frame, &mut menu);
            !menu.is_empty()
        }
        Verb::Gain { family, with, .. } => is_there(s, c, who, family, with),
        Verb::Improve(skill) => improving::can_improve(s, who, skill),
        Verb::SpawnMonster { monster, .. } => monsters::can_spawn(s, c, monster),
        Verb::TradeAnywhere | Verb::Native(Native::TradeClues) => {
            super::abilities::playing(s).any(|other| other != who)
        }
        Verb::Native(Native::LookAtTwoGates) => !s.gates.is_empty() || !s.gate_discards.is_empty(),
        Verb::Native(Native::TurnHealthAndSanity) => it.health > 1 || it.sanity > 1,
        Verb::Native(Native::SpendImprovements) => it.improved.iter().any(|n| *n > 0),
        _ => true,
    }
}

/// EH-COMPONENT-LIMITS-02, EH-GAINING-08: whether a card of the deck or its discards would do.
fn is_there(s: &Eldritch, c: &Content, who: u8, family: Family, with: Option<TraitId>) -> bool {
    let has = |traits: &crate::content::Traits| with.is_none_or(|with| traits.contains(with));
    let it = s.investigator(who);
    match family {
        Family::Asset => s.assets.or(&s.asset_discards).iter().any(|id| has(&c.asset(id).traits)),
        Family::Artifact => {
            s.artifacts.or(&s.artifact_discards).iter().any(|id| has(&c.artifact(id).traits))
        }
        Family::Spell => (0..)
            .map(SpellId)
            .zip(&c.spells)
            .any(|(id, card)| s.spells[id] > 0 && !it.has_spell(id) && has(&card.traits)),
        Family::Condition => (0..)
            .map(ConditionId)
            .zip(&c.conditions)
            .any(|(id, card)| s.conditions[id] > 0 && !it.has_condition(id) && has(&card.traits)),
    }
}

/// EH-INV-NORMAN-01: clues, or sanity in the place of one.
pub fn clues_of(s: &Eldritch, c: &Content, who: u8) -> u8 {
    let it = s.investigator(who);
    let sanity = it.sanity > 1 && !it.used && has_rule(s, c, who, Passive::SanityForClues);
    crate::state::amount(it.clues.len()).saturating_add(u8::from(sanity))
}

/// A price in clues after what makes it cheaper.
pub fn price_in_clues(s: &Eldritch, c: &Content, who: u8, n: u8) -> u8 {
    let cheaper = rule_source(s, c, who, Passive::CheaperClues);
    let works = cheaper.is_some_and(|source| !super::abilities::is_spent(s, source));
    n.saturating_sub(u8::from(works))
}

fn can_do(s: &Eldritch, c: &Content, context: &Context, verb: Verb) -> bool {
    let who = context.who;
    let it = s.investigator(who);
    let n = |number: Number| amount(s, c, context, number);
    let has = |family: Option<Family>, with, number: Number| {
        discardable(s, c, who, family, with).count() >= usize::from(n(number))
    };
    match verb {
        // EH-HEALTH-SANITY-07: never the last point.
        Verb::Spend { n: number, pool: Pool::Health } => it.health > n(number),
        Verb::Spend { n: number, pool: Pool::Sanity } => it.sanity > n(number),
        Verb::SpendBoth { health, sanity } => it.health > n(health) && it.sanity > n(sanity),
        Verb::SpendClues(number) => clues_of(s, c, who) >= price_in_clues(s, c, who, n(number)),
        Verb::GroupSpendsClues(number) => {
            let all: u32 =
                super::abilities::playing(s).map(|seat| u32::from(clues_of(s, c, seat))).sum();
            all >= u32::from(n(number))
        }
        Verb::SpendTheClue => context.gained.is_some_and(|face| it.clues.contains(face)),
        Verb::DiscardClues(number) => it.clues.len() >= u32::from(n(number)),
        Verb::DiscardFrom { family, n: number } => has(Some(family), None, number),
        Verb::DiscardWith { with, n: number } => has(None, Some(with), number),
        Verb::DiscardConditionWith { with, n: number } => {
            has(Some(Family::Condition), Some(with), number)
        }
        Verb::DiscardAnyCondition(number) => has(Some(Family::Condition), None, number),
        Verb::DiscardCondition(card) => it.has_condition(card),
        // EH-CONDITIONS-04.
        Verb::GainCondition(card) => {
            !it.has_condition(card) && s.conditions[usize::from(card.0)] > 0
        }
        // What is offered is asked for only if something comes of it.
        Verb::GainReserveWorth(worth) | Verb::GainOneWorth { worth, .. } => {
            let worth = Some(n(worth));
            let frame = Frame::TakeFromReserve { who, n: 1, with: None, worth, items: true };
            let mut menu = Menu::new();
            acquire::offer_take(s, c, &frame, &mut menu);
            !menu.is_empty()
        }
        Verb::ImproveChosen(_) => {
            let mut menu = Menu::new();
            improving::offer(s, who, &mut menu);
            !menu.is_empty()
        }
        Verb::Recover { pool, .. } | Verb::RecoverAll(pool) => {
            let sheet = c.sheet(it.sheet);
            match pool {
                Pool::Health => it.health < sheet.health,
                Pool::Sanity => it.sanity < sheet.sanity,
            }
        }
        Verb::Delay => !it.delayed,
        Verb::DiscardThis => match context.source {
            Source::Asset(id) => it.assets.contains(id),
            Source::Artifact(id) => it.artifacts.contains(id),
            _ => true,
        },
        // EH-CONFLICTS-04, EH-INV-AKACHI-05.
        Verb::Move(_)
        | Verb::MoveBy { .. }
        | Verb::MoveTo(_)
        | Verb::MoveToward { .. }
        | Verb::ChangePlaces => forbidding(s, c, who, Passive::CannotMove).is_none(),
        Verb::CloseThisGate | Verb::CloseIt => !in_force(s, c, Passive::GatesStayOpen),
        _ => true,
    }
}
