//! Whether a component action or a spell can be performed at all.

use super::Verdict;
use super::actions::no;
use super::payable::{can_pay, is_in_vain, leads_somewhere};
use super::selectors::select;
use super::values::holds;
use crate::Why;
use crate::content::Content;
use crate::ids::SpellId;
use crate::language::{BodyVerb, CourseVerb, Native, Verb};
use crate::state::{Context, Eldritch, Source};
use kernel::Seat;
use script::{Block, Op};

/// An action with a price, a target or a condition needs it to be met.
pub(super) fn performable(s: &Eldritch, c: &Content, context: &Context, effect: Block) -> Verdict {
    match c.code.ops(effect) {
        [Op::May { cost, then, otherwise }] if !cost.is_empty() && otherwise.is_empty() => {
            affordable(s, c, context, *cost)?;
            match is_in_vain(s, c, context, *then) {
                true => no("EH-SPEND-01", Why::NoTarget),
                false => Ok(()),
            }
        }
        _ if leads_somewhere(s, c, context, effect) => Ok(()),
        [Op::If { when, then, otherwise }] => {
            let way = if holds(s, c, context, *when) { then } else { otherwise };
            match way.is_empty() {
                true => no("EH-COMPONENT-ACTION-01", Why::Unmet),
                false => no("EH-COMPONENT-LIMITS-01", Why::LeadsNowhere),
            }
        }
        [Op::Do(Verb::Native(Native::TurnHealthAndSanity))] => {
            no("EH-HEALTH-SANITY-07", Why::CannotPay)
        }
        [Op::Do(Verb::Native(Native::SpendImprovements))] => no("EH-SPEND-02", Why::CannotPay),
        _ => no("EH-COMPONENT-ACTION-01", Why::NoTarget),
    }
}

/// EH-SPEND-02: an action that consists only of a purchase needs the price.
fn affordable(s: &Eldritch, c: &Content, context: &Context, cost: Block) -> Verdict {
    if can_pay(s, c, context, cost) {
        return Ok(());
    }
    let of_oneself = |op: &Op<crate::language::EffectLanguage>| {
        matches!(op, Op::Do(Verb::Body(BodyVerb::Spend { .. } | BodyVerb::SpendBoth { .. })))
    };
    let rule = match c.code.ops(cost).iter().any(of_oneself) {
        true => "EH-HEALTH-SANITY-07",
        false => "EH-SPEND-02",
    };
    no(rule, Why::CannotPay)
}

/// A spell that aims at a target first cannot be cast without one.
/// EH-FAQ-15: a spell that does not aim needs no target.
pub(super) fn castable(s: &Eldritch, c: &Content, seat: Seat, spell: SpellId) -> Verdict {
    let context = Context::new(seat, Source::Spell(spell, seat));
    let ops = c.code.ops(c.spell(spell).effect);
    for op in ops {
        if let Op::Do(Verb::Course(CourseVerb::AimAt(who))) = op
            && select(s, c, &context, *who).is_empty()
        {
            return no("EH-FAQ-17", Why::NoTarget);
        }
    }
    Ok(())
}
