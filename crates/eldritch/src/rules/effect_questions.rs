//! What effects ask: offers, prices, branches and targets.

use super::active::active;
use super::asking::Asking;
use super::selectors::is_about_nearest;
use super::{Run, Step, not_asked};
use crate::state::{Eldritch, Frame};
use crate::words::effects;
use crate::{Choice, Why};
use ::scene::Phrase;
use kernel::Refusal;
use script::{At, Node};

/// The investigator resolving the effect decides.
pub(super) fn step(run: &Run<'_>) -> Step {
    Step::Ask(run.s.context().map_or(run.s.lead, |context| context.who))
}

/// EH-NEAREST-03: the active investigator picks among the nearest.
pub(super) fn step_pick(run: &Run<'_>, at: At) -> Step {
    if is_about_nearest(run.c.code.op(at)) {
        return Step::Ask(active(run.s));
    }
    step(run)
}

/// Why this is not an option.
pub(super) fn reason(frame: &Frame, choice: Choice) -> Refusal<Why> {
    if let (Frame::Choose { .. }, Choice::Way(_)) = (frame, choice) {
        return Refusal::new("EH-FAQ-11", Why::LeadsNowhere);
    }
    not_asked()
}

/// EH-LEAD-INVESTIGATOR-05: choices left open by a Mythos card, the mystery or the Ancient One
/// belong to the group.
pub(super) fn is_joint(s: &Eldritch) -> bool {
    s.context().is_some_and(|context| context.by_lead)
}

pub(super) fn question_may(ask: &Asking<'_>, at: At) -> Phrase {
    let node = effects::node(ask.content, at);
    let paid = matches!(node, Some(Node::May { cost, .. }) if !cost.is_empty());
    ask.of_card(if paid { "eh-ask-may-pay" } else { "eh-ask-may" })
}
