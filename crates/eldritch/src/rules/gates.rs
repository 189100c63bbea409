//! Gates.

use super::asking::Asking;
use super::{Menu, Run, abilities, conflicts, mysteries};
use crate::Choice;
use crate::content::{Moment, Passive, Progress};
use crate::event::{Event, What};
use crate::ids::SpaceId;
use crate::state::{Drawing, Found, Frame, It};
use ::scene::Phrase;
use kernel::deck::End;
use kernel::{Seat, Seats};

/// EH-GATES-05, EH-GATES-06, EH-GATES-07.
/// EH-GATES-01, EH-COMPONENT-LIMITS-05: from the stack, face down until then; if there is none,
/// doom advances.
pub(super) fn spawn(run: &mut Run<'_>, n: u8) {
    if n == 0 {
        run.pop();
        return;
    }
    run.become_frame(Frame::SpawnGates { n: n - 1 });
    reshuffle(run);
    if run.s.gates.is_empty() {
        run.push(Frame::Doom { n: 1, gate: None });
    } else {
        run.push(Frame::Draw { what: Drawing::Gate, among: Found::NONE });
    }
}

/// EH-GATES-04: an empty stack is replenished.
/// EH-DISCARD-11.
pub(super) fn reshuffle(run: &mut Run<'_>) {
    if run.s.gates.is_empty() {
        let back = std::mem::take(&mut run.s.gate_discards);
        run.s.gates.put_shuffled(End::Bottom, back.iter());
    }
}

/// EH-GATES-06: the gate is placed, with a monster.
pub(super) fn open(run: &mut Run<'_>, space: SpaceId) {
    run.s.gates.take(End::Top, space);
    run.s.space_mut(space).gate = true;
    run.say(Event::new(What::GateOpened).at(space));
    run.push(Frame::SpawnMonsters { n: 1, on: space });
}

/// EH-GATES-02, EH-FAQ-19: closing can be forbidden, discarding cannot.
pub(super) fn close(run: &mut Run<'_>, space: SpaceId, by: Seat) {
    if !run.s.space(space).gate || super::in_force(run.s, run.c, Passive::GatesStayOpen) {
        return;
    }
    let matches = matches(run, space);
    run.s.space_mut(space).gate = false;
    run.s.gate_discards.add(space);
    run.say(Event::by(What::GateClosed, by).at(space));
    let mut follows = abilities::carried_triggers(run, by, Moment::ClosedGate, It::Nothing);
    let counts = match mysteries::mystery_progress(run) {
        Some(Progress::ClosedGate) => true,
        Some(Progress::ClosedMatchingGate) => matches,
        _ => false,
    };
    if counts {
        follows.push(Frame::MysteryStep { who: by, it: It::Gate(space) });
    }
    conflicts::at_once(run, by, follows);
}

/// EH-DISCARD-10.
pub(super) fn discard(run: &mut Run<'_>, space: SpaceId) {
    if run.s.space(space).gate {
        run.s.space_mut(space).gate = false;
        run.s.gate_discards.add(space);
        run.say(Event::new(What::GateDiscarded).at(space));
    }
}

/// EH-OMEN-01: whether a gate shows the current omen.
pub(super) fn matches(run: &Run<'_>, space: SpaceId) -> bool {
    super::values::matches_omen(run.s, run.c, space)
}

/// EH-INV-AKACHI-02, EH-INV-AKACHI-03.
pub(super) fn look_at_two(run: &mut Run<'_>, who: Seat) {
    if run.s.gates.len() < 2 {
        let back = std::mem::take(&mut run.s.gate_discards);
        run.s.gates.put_shuffled(End::Bottom, back.iter());
    }
    if !run.s.gates.is_empty() {
        let what = Drawing::PeekGate { who, second: false };
        run.push(Frame::Draw { what, among: Found::NONE });
    }
}

/// A gate being looked at is kept beside the stack until both are put back.
pub(super) fn peeked(run: &mut Run<'_>, who: Seat, second: bool, gate: SpaceId) {
    run.s.gates.take(End::Top, gate);
    run.out.reveal_to(who);
    if second {
        let Frame::OrderGates { one, .. } = *run.s.top() else { return };
        run.become_frame(Frame::OrderGates { who, one, other: gate });
        return;
    }
    run.say(Event::by(What::LookedAtGates, who));
    if run.s.gates.is_empty() {
        run.s.gates.put(End::Top, gate, Seats::one(who));
        return;
    }
    run.push(Frame::OrderGates { who, one: gate, other: gate });
    run.push(Frame::Draw { what: Drawing::PeekGate { who, second: true }, among: Found::NONE });
}

/// EH-INV-AKACHI-02: the two gates looked at; one of them goes on top.
pub(super) fn offer_order(one: SpaceId, other: SpaceId, menu: &mut Menu) {
    menu.offer(Choice::Top(one));
    menu.offer(Choice::Top(other));
}

pub(super) fn answer_order(run: &mut Run<'_>, frame: &Frame, choice: Choice) {
    let (Frame::OrderGates { who, one, other }, Choice::Top(top)) = (frame, choice) else { return };
    run.pop();
    let bottom = if top == *one { *other } else { *one };
    let knows = Seats::one(*who);
    run.s.gates.put(End::Top, top, knows);
    run.s.gates.put(End::Bottom, bottom, knows);
}

pub(super) const MAY_BE_NEEDLESS_ORDER: bool = true;

pub(super) fn question_order(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-order-gates")
}
