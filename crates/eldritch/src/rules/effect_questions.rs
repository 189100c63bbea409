//! What effects ask: offers, prices, branches and targets.

use super::active::active;
use super::asking::Asking;
use super::payable::View;
use super::selectors::{is_about_nearest, item};
use super::{Menu, Run, Step, not_asked};
use crate::content::Content;
use crate::ids::SpaceId;
use crate::language::{CourseVerb, Verb, Who};
use crate::state::{Eldritch, Found, It};
use crate::words::effects;
use crate::{Choice, Why};
use ::scene::Phrase;
use kernel::Refusal;
use script::{At, Node, Op, machine};

/// The investigator resolving the effect decides.
pub(super) fn step(run: &Run<'_>) -> Step {
    Step::Ask(run.s.context().map_or(run.s.lead, |context| context.who))
}

/// Of everything that effects ask.
pub(super) const MAY_BE_NEEDLESS: bool = true;

/// EH-LEAD-INVESTIGATOR-05: choices left open by a Mythos card, the mystery or the Ancient One
/// belong to the group.
pub(super) fn is_joint(s: &Eldritch) -> bool {
    s.context().is_some_and(|context| context.by_lead)
}

/// Offers to accept or decline. EH-SPEND-03: a price may always be declined.
pub(super) fn offer_yes_or_no(menu: &mut Menu) {
    menu.offer(Choice::Yes);
    menu.offer(Choice::No);
}

pub(super) fn answer_may(run: &mut Run<'_>, at: At, choice: Choice) {
    machine::offered(run, at, choice == Choice::Yes);
}

pub(super) fn question_may(ask: &Asking<'_>, at: At) -> Phrase {
    let node = effects::node(ask.content, at);
    let paid = matches!(node, Some(Node::May { cost, .. }) if !cost.is_empty());
    ask.of_card(if paid { "eh-ask-may-pay" } else { "eh-ask-may" })
}

pub(super) fn answer_unless(run: &mut Run<'_>, at: At, choice: Choice) {
    machine::escaped(run, at, choice == Choice::Yes);
}

pub(super) fn question_unless(ask: &Asking<'_>) -> Phrase {
    ask.of_card("eh-ask-unless")
}

/// EH-FAQ-11: a branch that would do nothing is no alternative to one that would do something.
/// EH-INV-DIANA-01: one branch or another, never two.
pub(super) fn offer_ways(s: &Eldritch, c: &Content, at: At, menu: &mut Menu) {
    if let (Op::Choose { ways }, Some(context)) = (c.code.op(at), s.context()) {
        let view = View { s, c, context };
        machine::open_ways(&view, ways, |nth| menu.offer(Choice::Way(nth)));
    }
}

pub(super) fn answer_way(run: &mut Run<'_>, at: At, choice: Choice) {
    if let Choice::Way(nth) = choice {
        machine::went(run, at, nth);
    } else {
        run.pop();
    }
}

/// Why this is not an option.
pub(super) fn reason_way(choice: Choice) -> Refusal<Why> {
    if let Choice::Way(_) = choice {
        return Refusal::new("EH-FAQ-11", Why::LeadsNowhere);
    }
    not_asked()
}

pub(super) fn question_way(ask: &Asking<'_>) -> Phrase {
    ask.of_card("eh-ask-choose")
}

/// EH-NEAREST-03: the active investigator picks among the nearest.
pub(super) fn step_pick(run: &Run<'_>, at: At) -> Step {
    if is_about_nearest(run.c.code.op(at)) {
        return Step::Ask(active(run.s));
    }
    step(run)
}

fn offer_items(who: Who, among: &Found, menu: &mut Menu) {
    among.iter().for_each(|bit| menu.offer(Choice::Pick(item(who, bit))));
}

pub(super) fn offer_pick(c: &Content, at: At, among: &Found, menu: &mut Menu) {
    if let Op::Pick { who, .. } = c.code.op(at) {
        offer_items(who, among, menu);
    }
}

pub(super) fn answer_pick(run: &mut Run<'_>, at: At, choice: Choice) {
    if let Choice::Pick(it) = choice {
        machine::picked(run, at, number(it));
    } else {
        run.pop();
    }
}

pub(super) fn question_pick(ask: &Asking<'_>) -> Phrase {
    ask.of_card("eh-ask-pick")
}

/// Which of those an effect goes through comes next, where that matters.
pub(super) fn step_each(run: &mut Run<'_>, at: At, left: &Found) -> Step {
    if machine::each(run, at, left) { Step::Next } else { Step::Ask(active(run.s)) }
}

pub(super) fn offer_each(c: &Content, at: At, left: &Found, menu: &mut Menu) {
    if let Op::Each { who, .. } = c.code.op(at) {
        offer_items(who, left, menu);
    }
}

pub(super) fn answer_each(run: &mut Run<'_>, at: At, choice: Choice) {
    if let Choice::Pick(it) = choice {
        machine::each_one(run, at, number(it));
    } else {
        run.pop();
    }
}

/// By which a selection knows it.
fn number(it: It) -> u16 {
    match it {
        It::Investigator(seat) => u16::from(seat.0),
        It::Monster(slot) => slot.0,
        It::Gate(space) | It::Clue(space) | It::Space(space) => space.0,
        It::Rumor(card) => card.0,
        It::Nothing | It::Gone(_) | It::Asset(_) | It::Spell(_) => 0,
    }
}

/// The target to aim at.
pub(super) fn offer_aim(c: &Content, at: At, among: &Found, menu: &mut Menu) {
    if let Op::Do(Verb::Course(CourseVerb::AimAt(who))) = c.code.op(at) {
        offer_items(who, among, menu);
    }
}

pub(super) fn answer_aim(run: &mut Run<'_>, choice: Choice) {
    run.pop();
    if let (Choice::Pick(it), Some(context)) = (choice, run.s.context_mut()) {
        context.target = it;
    }
}

pub(super) fn question_aim(ask: &Asking<'_>) -> Phrase {
    ask.of_card("eh-ask-aim")
}

pub(super) fn offer_spaces(among: &Found, menu: &mut Menu) {
    among.iter().for_each(|bit| menu.offer(Choice::Pick(It::Space(SpaceId(bit)))));
}

/// EH-NEAREST-03: where the instruction at hand takes place.
pub(super) fn answer_where(run: &mut Run<'_>, choice: Choice) {
    run.pop();
    if let (Choice::Pick(It::Space(space)), Some(context)) = (choice, run.s.context_mut()) {
        context.chosen = Some(space);
    }
}

pub(super) fn question_where(ask: &Asking<'_>) -> Phrase {
    ask.of_card("eh-ask-where")
}
