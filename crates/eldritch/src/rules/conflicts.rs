//! Conflicts: the order of simultaneous effects.

use super::abilities::Triggers;
use super::asking::Asking;
use super::{Menu, Run, Step};
use crate::Choice;
use crate::state::{Eldritch, Frame, Source};
use ::scene::Phrase;
use kernel::Seat;

/// The simultaneous frames below the top one, the first of them first.
fn simultaneous(s: &Eldritch, n: u16) -> impl Iterator<Item = &Frame> {
    s.frames.iter().rev().skip(1).take(usize::from(n))
}

/// The source of a waiting frame.
fn source_of(frame: &Frame) -> Option<Source> {
    if let Frame::Trigger { source, .. } = *frame {
        return Some(source);
    }
    matches!(frame, Frame::MysteryStep { .. }).then_some(Source::Mystery)
}

/// EH-CONFLICTS-01: what may come next.
pub(crate) fn offer(s: &Eldritch, n: u16, menu: &mut Menu) {
    for source in simultaneous(s, n).filter_map(source_of) {
        if !menu.contains(Choice::Resolve(source)) {
            menu.offer(Choice::Resolve(source));
        }
    }
}

/// EH-CONFLICTS-01: pushes simultaneous effects; if nobody is asked, they are resolved in this
/// order.
pub(crate) fn at_once(run: &mut Run<'_>, who: Seat, frames: Triggers) {
    let n = frames.len();
    frames.into_iter().rev().for_each(|frame| run.push(frame));
    if n > 1 {
        // Any beyond that would still be resolved, in order.
        run.push(Frame::AtOnce { who, n: u16::try_from(n).unwrap_or(u16::MAX) });
    }
}

/// Asks for the order, unless there is no choice. Offers from several conditions of one
/// investigator do not affect each other.
pub(crate) fn step(run: &mut Run<'_>, who: Seat, n: u16) -> Step {
    let apart = simultaneous(run.s, n)
        .filter_map(source_of)
        .all(|source| matches!(source, Source::Condition(..)));
    let mut menu = Menu::new();
    offer(run.s, n, &mut menu);
    if apart || menu.len() < 2 || !run.s.is_playing(who) {
        run.pop();
        return Step::Next;
    }
    Step::Ask(who)
}

pub(super) const MAY_BE_NEEDLESS: bool = true;

pub(super) fn question(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-at-once")
}

/// The chosen one comes next; the others wait below.
pub(super) fn answer(run: &mut Run<'_>, who: Seat, n: u16, choice: Choice) {
    let Choice::Resolve(chosen) = choice else { return };
    run.pop();
    let from = run.s.frames.len().saturating_sub(usize::from(n));
    let at =
        (from..run.s.frames.len()).rev().find(|at| source_of(&run.s.frames[*at]) == Some(chosen));
    let Some(frame) = at.map(|at| run.s.frames.remove(at)) else { return };
    run.push(Frame::AtOnce { who, n: n - 1 });
    run.push(frame);
}
