//! Component actions, local actions and abilities that need no action.

use super::abilities::{abilities_of, carries, forbidding, is_spent};
use super::actions::{may_act_at_all, no};
use super::payable::can_pay;
use super::performing::performable;
use super::{Run, Verdict};
use crate::Why;
use crate::content::{Ability, Content, Moment, Passive, Sought};
use crate::event::{Event, Of, What};
use crate::ids::ConditionId;
use crate::state::{Context, Eldritch, Frame, Source};
use kernel::Seat;
use script::Block;

pub(super) fn may(s: &Eldritch, c: &Content, seat: Seat, source: Source) -> Verdict {
    may_act_at_all(s, c, seat)?;
    if !carries(s, seat, source) {
        let of_sheet = matches!(source, Source::Sheet(_));
        let rule = if of_sheet { "EH-COMPONENT-ACTION-03" } else { "EH-COMPONENT-ACTION-04" };
        return no(rule, Why::NotHeld);
    }
    let Some(effect) = action_of(s, c, source) else {
        return no("EH-COMPONENT-ACTION-01", Why::NotAsked);
    };
    if has_acted(s, source) {
        return no("EH-COMPONENT-ACTION-02", Why::DoneThisRound);
    }
    performable(s, c, &Context::new(seat, source), effect)
}

/// EH-COMPONENT-ACTION-02: for sheets, assets and artifacts it is recorded whether they have acted.
fn has_acted(s: &Eldritch, source: Source) -> bool {
    if let Source::Sheet(seat) = source {
        return s.investigator(seat).acted;
    }
    if let Source::Asset(id) = source {
        return s.acted_assets.contains(id);
    }
    matches!(source, Source::Artifact(id) if s.acted_artifacts.contains(id))
}

pub(super) fn perform(run: &mut Run<'_>, seat: Seat, source: Source) {
    if let Source::Sheet(seat) = source {
        run.s.investigator_mut(seat).acted = true;
    } else if let Source::Asset(id) = source {
        run.s.acted_assets.add(id);
    } else if let Source::Artifact(id) = source {
        run.s.acted_artifacts.add(id);
    }
    run.say(Event::by(What::Used, seat).of(Of::Source(source)));
    if let Some(effect) = action_of(run.s, run.c, source) {
        let context = run.context_of(seat, source);
        run.begin_effect(context, effect);
    }
}

pub(super) fn may_local(
    s: &Eldritch,
    c: &Content,
    seat: Seat,
    owner: Seat,
    card: ConditionId,
) -> Verdict {
    let it = s.investigator(seat);
    if !s.is_playing(owner) || s.investigator(owner).space != it.space {
        return no("EH-LOCAL-ACTION-02", Why::NobodyHere);
    }
    let held = s.investigator(owner).has_condition(card);
    if !held || local_of(c, card).is_none() {
        return no("EH-LOCAL-ACTION-01", Why::NotHeld);
    }
    // A condition that forbids actions still allows its own.
    let bound = forbidding(s, c, seat, Passive::CannotAct);
    if let Some(other) = bound.filter(|other| *other != card || owner != seat) {
        return no("EH-CONFLICTS-04", Why::Forbidden(other));
    }
    if it.local.contains(&(owner, card)) {
        return no("EH-LOCAL-ACTION-03", Why::DoneThisRound);
    }
    Ok(())
}

pub(super) fn perform_local(run: &mut Run<'_>, seat: Seat, owner: Seat, card: ConditionId) {
    run.s.investigator_mut(seat).local.push((owner, card));
    let source = Source::Condition(card, owner);
    run.say(Event::by(What::Used, seat).of(Of::Source(source)));
    if let Some(effect) = local_of(run.c, card) {
        let context = run.context_of(seat, source);
        run.begin_effect(context, effect);
    }
}

/// Abilities that need no action in one's own turn.
pub(super) const FREE: Sought = Sought::On(Moment::ActionPhase);

pub(super) fn is_in_turn(s: &Eldritch, seat: Seat) -> bool {
    matches!(*s.top(), Frame::Turn { seat: acting } if acting == seat)
}

/// The ability that its owner may use in their own turn without an action.
pub(super) fn free_use(s: &Eldritch, c: &Content, seat: Seat, source: Source) -> Option<u8> {
    let held = is_in_turn(s, seat) && carries(s, seat, source);
    let mut abilities = abilities_of(s, c, source).iter().enumerate();
    abilities.find_map(|(nth, ability)| {
        let Ability::On { moment: Moment::ActionPhase, effect, .. } = ability else { return None };
        let context = Context::new(seat, source);
        let now = held && !is_spent(s, source) && can_pay(s, c, &context, *effect);
        now.then_some(super::abilities::place(nth))
    })
}

/// The component action of a thing.
/// EH-REF-09, EH-CONDITIONS-05, EH-INV-SILAS-03: a move it grants is not a Travel action.
pub(crate) fn action_of(s: &Eldritch, c: &Content, source: Source) -> Option<Block> {
    abilities_of(s, c, source).iter().find_map(|ability| {
        if let Ability::Action { effect } = ability { Some(*effect) } else { None }
    })
}

/// EH-COMPONENT-ACTION-05.
pub(crate) fn local_of(c: &Content, card: ConditionId) -> Option<Block> {
    c.condition(card).abilities.iter().find_map(|ability| {
        if let Ability::LocalAction { effect } = ability { Some(*effect) } else { None }
    })
}
