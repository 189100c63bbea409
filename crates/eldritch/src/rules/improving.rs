//! Improving skills.

use super::abilities::has_rule;
use super::asking::Asking;
use super::{Menu, Run, Step, abilities, not_asked};
use crate::content::{Moment, Passive};
use crate::event::{Event, Of, What};
use crate::ids::Skill;
use crate::state::{Eldritch, Frame, It};
use crate::words::names;
use crate::{Choice, Why};
use ::scene::Phrase;
use kernel::{Refusal, Seat};

/// EH-IMPROVE-SKILLS-03.
const MOST: u8 = 2;

pub(super) fn can_improve(s: &Eldritch, who: Seat, skill: Skill) -> bool {
    s.investigator(who).improved[skill as usize] < MOST
}

pub(super) fn offer(s: &Eldritch, who: Seat, menu: &mut Menu) {
    for skill in Skill::ALL {
        if can_improve(s, who, skill) {
            menu.offer(Choice::Improve(skill));
        }
    }
}

pub(super) fn offer_unimprove(s: &Eldritch, who: Seat, menu: &mut Menu) {
    for skill in Skill::ALL {
        if s.investigator(who).improved[skill as usize] > 0 {
            menu.offer(Choice::Unimprove(skill));
        }
    }
    menu.offer(Choice::Done);
}

/// EH-IMPROVE-SKILLS-01, EH-IMPROVE-SKILLS-02.
pub(super) fn improve(run: &mut Run<'_>, who: Seat, skill: Skill) {
    if !run.s.is_playing(who) {
        return;
    }
    let had = run.s.investigator(who).improved[skill as usize];
    if had >= MOST {
        return;
    }
    run.s.investigator_mut(who).improved[skill as usize] = had + 1;
    let n = i16::from(had + 1);
    let printed = run.c.sheet(run.s.investigator(who).sheet).skills[skill as usize];
    let printed = i16::from(printed);
    let event = Event::by(What::Improved, who).of(Of::Skill(skill)).n(n);
    run.say(event.change(printed + n - 1, printed + n));
    abilities::trigger_carried(run, who, Moment::Improved, It::Nothing);
    // EH-INV-LILY-04: not if the skill was already improved.
    if had == 0 && has_rule(run.s, run.c, who, Passive::ImprovesTwice) {
        run.push(Frame::ImproveAgain { who, skill });
    }
}

pub(super) fn step(run: &mut Run<'_>, who: Seat, n: u8) -> Step {
    let mut menu = Menu::new();
    if n > 0 && run.s.is_playing(who) {
        offer(run.s, who, &mut menu);
    }
    if menu.is_empty() {
        run.pop();
        return Step::Next;
    }
    Step::Ask(who)
}

pub(super) fn answer(run: &mut Run<'_>, who: Seat, n: u8, choice: Choice) {
    let Choice::Improve(skill) = choice else { return };
    run.become_frame(Frame::Improve { who, n: n - 1 });
    improve(run, who, skill);
}

pub(super) fn reason(choice: Choice) -> Refusal<Why> {
    if let Choice::Improve(_) = choice {
        return Refusal::new("EH-IMPROVE-SKILLS-03", Why::Improved);
    }
    not_asked()
}

pub(super) const MAY_BE_NEEDLESS: bool = true;

pub(super) fn question(ask: &Asking<'_>, n: u8) -> Phrase {
    ask.key("eh-ask-improve").count("n", n)
}

/// Improving again can only help.
pub(super) const QUIET_AGAIN: Choice = Choice::Yes;

pub(super) fn answer_again(run: &mut Run<'_>, who: Seat, skill: Skill, choice: Choice) {
    run.pop();
    if choice == Choice::Yes {
        improve(run, who, skill);
    }
}

/// It has a quiet answer.
pub(super) const MAY_BE_NEEDLESS_AGAIN: bool = false;

pub(super) fn question_again(ask: &Asking<'_>, skill: Skill) -> Phrase {
    ask.key("eh-ask-improve-again").name("skill", names::skill(skill))
}

/// An improvement that is given up is gone.
pub(super) const MAY_BE_NEEDLESS_UNIMPROVE: bool = false;

pub(super) fn question_unimprove(ask: &Asking<'_>, spent: u8) -> Phrase {
    ask.key("eh-ask-unimprove").count("spent", spent)
}

/// EH-INV-LOLA-01, EH-INV-LOLA-02.
pub(super) fn answer_unimprove(run: &mut Run<'_>, who: Seat, spent: u8, choice: Choice) {
    let Choice::Unimprove(skill) = choice else {
        run.become_frame(Frame::Improve { who, n: spent });
        return;
    };
    let had = std::mem::take(&mut run.s.investigator_mut(who).improved[skill as usize]);
    run.say(Event::by(What::GaveUpImprovement, who).of(Of::Skill(skill)));
    run.become_frame(Frame::Unimprove { who, spent: spent + had });
}
