//! Doom, the omen track and the awakening.

use super::abilities::side;
use super::active::active;
use super::asking::Asking;
use super::{Menu, Run, Step, abilities, gates, mysteries};
use crate::Choice;
use crate::content::{Content, Moment};
use crate::event::{Event, Of, What};
use crate::ids::SpaceId;
use crate::language::{GateVerb, Verb};
use crate::state::{Eldritch, Found, Frame, It, Phase, Source};
use ::scene::Phrase;
use script::Op;

/// Doom track: EH-DOOM-03.
const MOST_DOOM: u8 = 20;

/// Whether this Ancient One, once awake, takes the gates that advance doom.
fn takes_gates(s: &Eldritch, c: &Content) -> bool {
    let doom = c.ancient(s.ancient).back.as_ref().and_then(|side| side.doom);
    doom.is_some_and(|block| {
        c.code.ops(block).iter().any(|op| matches!(op, Op::Do(Verb::Gate(GateVerb::GateToThis))))
    })
}

/// EH-DOOM-01, EH-DOOM-06, EH-DOOM-07: one space at a time.
pub(super) fn advance(run: &mut Run<'_>, n: u8, gate: Option<SpaceId>) {
    if n == 0 {
        run.pop();
        return;
    }
    run.become_frame(Frame::Doom { n: n - 1, gate });
    if run.s.awake {
        if let Some(block) = side(run.s, run.c).doom {
            let mut context = run.context_of(run.s.lead, Source::AncientOne);
            context.by_lead = true;
            context.about = gate.map_or(It::Nothing, It::Gate);
            run.begin_effect(context, block);
        }
        return;
    }
    set_to(run, run.s.doom.saturating_sub(1));
    if run.s.doom == 0 {
        run.push(Frame::Awaken);
    }
}

/// EH-DOOM-02, EH-DOOM-05.
pub(super) fn retreat(run: &mut Run<'_>, n: u8) {
    if !run.s.awake && n > 0 {
        set_to(run, run.s.doom.saturating_add(n).min(MOST_DOOM));
    }
}

fn set_to(run: &mut Run<'_>, doom: u8) {
    let was = std::mem::replace(&mut run.s.doom, doom);
    run.say(Event::new(What::Doom).n(i16::from(doom)).change(was, doom));
}

/// EH-ANCIENT-ONE-05.
/// EH-WINNING-LOSING-06: the game is not lost yet.
pub(super) fn awaken(run: &mut Run<'_>) {
    run.pop();
    run.s.awake = true;
    run.say(Event::new(What::Awoke).of(Of::Ancient(run.s.ancient)));
    let mut context = run.context_of(run.s.lead, Source::AncientOne);
    context.by_lead = true;
    let ancient = run.c.ancient(run.s.ancient);
    if ancient.back.is_none() && ancient.awakens.is_empty() {
        run.lose_game(Source::AncientOne);
    }
    run.begin_effect(context, ancient.awakens);
    mysteries::check_final(run);
}

/// EH-OMEN-02, EH-OMEN-03: doom is checked on every space.
pub(super) fn advance_omen(run: &mut Run<'_>, n: u8) {
    if n == 0 {
        run.pop();
        return;
    }
    run.become_frame(Frame::OmenSteps { n: n - 1 });
    enter_omen(run, (run.s.omen + 1) % 4);
}

pub(super) fn turn_omen_back(run: &mut Run<'_>, n: u8) {
    let omen = (run.s.omen + 4 - n % 4) % 4;
    enter_omen(run, omen);
}

/// EH-FAQ-20: tokens on the green space count in addition to its gates.
fn enter_omen(run: &mut Run<'_>, omen: u8) {
    run.s.omen = omen;
    run.say(Event::new(What::Omen).n(i16::from(omen)));
    if omen == 0 {
        let lead = run.s.lead;
        abilities::trigger_of(run, Source::AncientOne, Moment::OmenGreen, lead, It::Nothing);
    }
    let gates = run.s.gates_on_board().filter(|space| gates::matches(run, *space));
    let left = gates.map(|space| space.0).collect::<Found>();
    if !left.is_empty() {
        run.push(Frame::OmenDoom { left });
    }
}

/// EH-CONFLICTS-01: if an awakened Ancient One takes gates, it matters which of them advance doom
/// before it awakens.
pub(super) fn step_omen_doom(run: &mut Run<'_>, left: &Found) -> Step {
    let Some(first) = left.iter().next() else {
        run.pop();
        return Step::Next;
    };
    let awakens_between = !run.s.awake && left.len() > u32::from(run.s.doom);
    if awakens_between && left.len() > 1 && takes_gates(run.s, run.c) {
        return Step::Ask(active(run.s));
    }
    omen_doom(run, SpaceId(first));
    Step::Next
}

/// Gates to choose from.
pub(super) fn offer_gates(left: &Found, menu: &mut Menu) {
    left.iter().for_each(|at| menu.offer(Choice::Pick(It::Gate(SpaceId(at)))));
}

pub(super) fn answer_omen_doom(run: &mut Run<'_>, choice: Choice) {
    if let Choice::Pick(It::Gate(gate)) = choice {
        omen_doom(run, gate);
    }
}

pub(super) const MAY_BE_NEEDLESS_OMEN_DOOM: bool = true;

pub(super) fn question_omen_doom(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-omen-doom")
}

/// EH-LEAD-INVESTIGATOR-05: the group decides in the Mythos phase.
pub(super) fn is_joint_omen_doom(s: &Eldritch) -> bool {
    s.phase == Phase::Mythos
}

fn omen_doom(run: &mut Run<'_>, gate: SpaceId) {
    let Some(Frame::OmenDoom { left }) = run.s.frames.last_mut() else { return };
    left.remove(gate.0);
    run.push(Frame::Doom { n: 1, gate: Some(gate) });
}

pub(super) fn offer_omens(menu: &mut Menu) {
    (0..4).for_each(|at| menu.offer(Choice::Omen(at)));
}

pub(super) const MAY_BE_NEEDLESS_OMEN: bool = true;

pub(super) fn question_omen(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-set-omen")
}

/// Moves the omen to a chosen space, without doom.
pub(super) fn answer_omen(run: &mut Run<'_>, choice: Choice) {
    let Choice::Omen(omen) = choice else { return };
    run.pop();
    run.s.omen = omen % 4;
    run.say(Event::new(What::OmenSet).n(i16::from(run.s.omen)));
}
