//! Tests: the number of dice, help before the roll, rerolls after it, and the result.

mod dice;
mod help;
mod quiet;

use super::asking::Asking;
use super::{Menu, Run, Step, clues, losses, mysteries, not_asked};
use crate::content::Content;
use crate::event::{Event, Of, What};
use crate::ids::{Pool, Skill};
use crate::state::{During, Eldritch, FightStep, Frame, It, Purpose, Source, TestStep, Testing};
use crate::words::names;
use crate::{Choice, Why};
use ::scene::Phrase;
use kernel::{Refusal, Seat};
use std::ops::ControlFlow;

pub(crate) use dice::{clue_dice, counts_double, new_test, successes};
pub use dice::{dice_of, success_from};
pub(super) use help::leaves_a_trace;
pub(crate) use help::{offer_help, offer_improve};
pub(super) use quiet::quiet;

/// Any number of dice.
const ANY: u8 = u8::MAX;

pub(super) fn offer(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let Some(test) = s.test() else { return };
    match test.step {
        TestStep::Prepare => offer_help(s, c, test, menu),
        TestStep::Improve => offer_improve(s, c, test, menu),
        TestStep::TakeUp { .. } => {
            for face in 1..=6 {
                if test.faces[face - 1] > 0 {
                    menu.offer(Choice::Face(face as u8));
                }
            }
            if test.aside.iter().any(|count| *count > 0) {
                menu.offer(Choice::Roll);
            }
        }
        TestStep::Raise { .. } => {
            for face in 1..=5 {
                if test.faces[face - 1] > 0 {
                    menu.offer(Choice::Face(face as u8));
                }
            }
        }
        TestStep::Roll | TestStep::Reroll | TestStep::Judged => {}
    }
}

pub(super) fn begin(
    run: &mut Run<'_>,
    who: Seat,
    skill: Skill,
    modifier: i8,
    needs: u8,
    during: During,
    purpose: Purpose,
) {
    let mut test = new_test(run.s, run.c, who, (skill, modifier), needs, during, purpose);
    if let Purpose::Effect { .. } = purpose
        && let Some(context) = run.s.context_mut()
    {
        test.extra += std::mem::take(&mut context.dice);
        test.clues_buy = std::mem::take(&mut context.clues_buy);
        test.sanity_buys = std::mem::take(&mut context.sanity_buys);
    }
    if let Some(context) = run.s.context() {
        test.extra += context.research_dice;
    }
    run.push(Frame::Test(test));
}

pub(super) fn step(run: &mut Run<'_>) -> Step {
    let Some(test) = run.s.test() else {
        run.pop();
        return Step::Next;
    };
    let (who, purpose) = (test.who, test.purpose);
    if !run.s.is_playing(who) {
        run.pop();
        // An investigator who is out of play fails.
        if let Purpose::Effect { fail, .. } = purpose {
            if let Some(context) = run.s.context_mut() {
                (context.result, context.passed) = (0, false);
            }
            run.push(Frame::Run(fail));
        }
        return Step::Next;
    }
    match test.step {
        TestStep::Prepare => {
            if help::try_each_help(run.s, run.c, test, ControlFlow::Break).is_break() {
                return Step::Ask(who);
            }
            go_to(run, TestStep::Roll);
        }
        TestStep::Improve => {
            if help::try_each_improvement(run.s, run.c, test, ControlFlow::Break).is_break() {
                return Step::Ask(who);
            }
            go_to(run, TestStep::Judged);
        }
        TestStep::Roll => return Step::Dice(dice_of(run.s, run.c, test)),
        TestStep::TakeUp { left } => {
            let some = test.aside.iter().any(|count| *count > 0);
            let more = test.faces.iter().any(|count| *count > 0);
            if left > 0 && more {
                return Step::Ask(who);
            }
            go_to(run, if some { TestStep::Reroll } else { TestStep::Improve });
        }
        TestStep::Raise { .. } => return Step::Ask(who),
        TestStep::Reroll => return Step::Dice(test.aside.iter().sum()),
        TestStep::Judged => {
            let test = test.clone();
            judge(run, test);
        }
    }
    Step::Next
}

fn go_to(run: &mut Run<'_>, step: TestStep) {
    if let Some(test) = run.s.test_mut() {
        test.step = step;
    }
}

/// Takes the result of a roll.
/// EH-TESTS-08: with as many dice as needed.
pub(super) fn rolled(run: &mut Run<'_>, faces: &[u8]) {
    let ones = run.s.context().is_some_and(|context| context.ones);
    let Some(test) = run.s.test_mut() else { return };
    let again = test.step == TestStep::Reroll;
    for face in faces {
        let counts = if ones { 1 } else { *face };
        test.faces[usize::from(counts) - 1] += 1;
    }
    test.aside = [0; 6];
    test.step = TestStep::Improve;
    let test = test.clone();
    let n = successes(run.s, run.c, &test);
    let what = if again { What::Rerolled } else { What::Rolled };
    let event = Event::by(what, test.who).of(Of::Skill(test.skill));
    run.say(event.n(i16::from(n)).dice(faces.iter().copied()));
}

/// Uses help, rerolls dice, or accepts the result.
pub(super) fn answer(run: &mut Run<'_>, choice: Choice) {
    let Some(test) = run.s.test().cloned() else { return };
    match (test.step, choice) {
        (TestStep::Prepare, Choice::SpendSanity) => {
            losses::spend_pool(run, test.who, Pool::Sanity, 1);
            if let Some(test) = run.s.test_mut() {
                test.extra += 1;
            }
        }
        (TestStep::Prepare, Choice::Use(source)) => help::use_before(run, &test, source),
        (TestStep::Prepare, _) => go_to(run, TestStep::Roll),
        (TestStep::Improve, Choice::SpendClue) => {
            clues::spend(run, test.who);
            take_up_by_clue(run, &test);
        }
        (TestStep::Improve, Choice::SpendSanity) => {
            losses::spend_pool(run, test.who, Pool::Sanity, 1);
            run.s.investigator_mut(test.who).used = true;
            take_up_by_clue(run, &test);
        }
        (TestStep::Improve, Choice::Pay(who)) => {
            run.push(Frame::PayClues { who, n: 1 });
            if let Some(test) = run.s.test_mut() {
                test.bought += 1;
            }
        }
        (TestStep::Improve, Choice::Use(source)) => help::use_after(run, &test, source),
        (TestStep::Improve, _) => go_to(run, TestStep::Judged),
        (TestStep::TakeUp { left }, Choice::Face(face)) => {
            if let Some(test) = run.s.test_mut() {
                test.faces[usize::from(face) - 1] -= 1;
                test.aside[usize::from(face) - 1] += 1;
                let left = if left == ANY { ANY } else { left - 1 };
                test.step = TestStep::TakeUp { left };
            }
        }
        (TestStep::TakeUp { .. }, _) => go_to(run, TestStep::Reroll),
        (TestStep::Raise { by }, Choice::Face(face)) => {
            if let Some(test) = run.s.test_mut() {
                test.faces[usize::from(face) - 1] -= 1;
                test.faces[usize::from((face + by).min(6)) - 1] += 1;
                test.step = TestStep::Improve;
            }
            run.say(Event::by(What::Raised, test.who).n(i16::from(face)));
        }
        // These wait for dice or for nobody.
        (TestStep::Raise { .. } | TestStep::Roll | TestStep::Reroll | TestStep::Judged, _) => {}
    }
}

/// Why this cannot be used in the test.
pub(super) fn reason(s: &Eldritch, c: &Content, choice: Choice) -> Refusal<Why> {
    if choice == Choice::SpendClue {
        return Refusal::new("EH-SPEND-02", Why::NoClues);
    }
    let Choice::Use(source) = choice else { return not_asked() };
    // EH-FAQ-07: additional dice must come before the roll.
    if help::comes_too_late(s, c, source) {
        return Refusal::new("EH-FAQ-07", Why::NotAsked);
    }
    Refusal::new("EH-POSSESSIONS-03", Why::AlreadyUsed)
}

pub(super) fn question(ask: &Asking<'_>) -> Phrase {
    let Some(test) = ask.game.test() else { return ask.nothing() };
    let skill = |key: &'static str| ask.key(key).name("skill", names::skill(test.skill));
    match test.step {
        TestStep::Prepare => skill("eh-ask-test-prepare"),
        TestStep::TakeUp { left } => skill("eh-ask-test-take-up").count("left", left.min(40)),
        TestStep::Raise { by } => skill("eh-ask-test-raise").count("by", by),
        TestStep::Roll | TestStep::Improve | TestStep::Reroll | TestStep::Judged => {
            skill("eh-ask-test-improve")
        }
    }
}

/// Help before the roll always matters, and so does picking up a die.
pub(super) fn may_be_needless(s: &Eldritch) -> bool {
    s.test().is_some_and(|test| matches!(test.step, TestStep::Improve | TestStep::Raise { .. }))
}

fn take_up_by_clue(run: &mut Run<'_>, test: &Testing) {
    let left = clue_dice(run.s, run.c, test.who, test.faces.iter().sum());
    go_to(run, TestStep::TakeUp { left });
}

/// EH-TESTS-10, EH-TESTS-11.
/// EH-TESTS-12, EH-TESTS-14: only what depends on the result is skipped; what follows the test
/// happens either way.
fn judge(run: &mut Run<'_>, test: Testing) {
    let result = successes(run.s, run.c, &test);
    let passed = result >= test.needs;
    run.pop();
    let what = if passed { What::Passed } else { What::Failed };
    let mut event = Event::by(what, test.who).of(Of::Skill(test.skill)).n(i16::from(result));
    if matches!(test.purpose, Purpose::Effect { .. }) {
        event.during = run.s.context().map(|context| context.source);
    }
    run.say(event);
    match test.purpose {
        Purpose::Effect { pass, fail } => {
            let rolled = (0..6).filter(|at| test.faces[*at] > 0).fold(0, |set, at| set | 1 << at);
            let Some(context) = run.s.context_mut() else { return };
            (context.result, context.passed, context.rolled) = (result, passed, rolled);
            let source = context.source;
            run.push(Frame::Run(if passed { pass } else { fail }));
            if let (true, Source::Spell(card, seat)) = (passed, source) {
                mysteries::spell_passed(run, seat, It::Spell(card));
            }
        }
        Purpose::Will => tell_fight(run, result, FightStep::Horror),
        Purpose::Strength => tell_fight(run, result, FightStep::FailedStrength),
        Purpose::Acquire => {
            run.push(Frame::Buy { who: test.who, left: result, bought: false });
        }
    }
}

fn tell_fight(run: &mut Run<'_>, result: u8, next: FightStep) {
    if let Some(fight) = run.s.fight_mut() {
        fight.result = result;
        fight.step = next;
    }
}
