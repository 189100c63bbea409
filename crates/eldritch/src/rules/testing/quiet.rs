//! The quiet answers of a test.

use super::super::abilities::{abilities_carried, applies};
use super::super::combat;
use super::dice::{counts_double, is_for, success_from, successes};
use crate::Choice;
use crate::content::{Ability, Content, Sought};
use crate::state::{During, Eldritch, Purpose, TestStep, Testing};

pub(in super::super) fn quiet(s: &Eldritch, c: &Content) -> Option<Choice> {
    let test = s.test()?;
    match test.step {
        TestStep::Improve => let_lie(s, c, test),
        TestStep::TakeUp { .. } => take_up(s, c, test),
        TestStep::Prepare
        | TestStep::Roll
        | TestStep::Reroll
        | TestStep::Raise { .. }
        | TestStep::Judged => None,
    }
}

/// Failures are rerolled, the lowest first: which one makes no difference, except to players who
/// can still raise a die.
fn take_up(s: &Eldritch, c: &Content, test: &Testing) -> Option<Choice> {
    let raises = abilities_carried(s, c, test.who, Sought::Raise).any(|(source, _, ability)| {
        matches!(ability, Ability::Raise { skill, during, .. }
            if is_for(*skill, test) && applies(*during, test.during))
            && !test.used.contains(&source)
    });
    if raises {
        return None;
    }
    let mut fails = 1..success_from(s, c, test.who);
    let failing = fails.find(|face| test.faces[usize::from(*face) - 1] > 0);
    let some_are_up = test.aside.iter().any(|count| *count > 0);
    match failing {
        Some(face) => Some(Choice::Face(face)),
        None => (some_are_up && !counts_double(s, c, test)).then_some(Choice::Roll),
    }
}

/// Accepts the result if more successes would change nothing.
fn let_lie(s: &Eldritch, c: &Content, test: &Testing) -> Option<Choice> {
    let result = successes(s, c, test);
    let enough = match test.purpose {
        Purpose::Effect { pass, .. } => {
            result >= test.needs && test.during != During::Spell && !c.counts_successes(pass)
        }
        Purpose::Will | Purpose::Strength => combat::is_enough(s, c, test.purpose, result),
        Purpose::Acquire => false,
    };
    enough.then_some(Choice::Stand)
}
