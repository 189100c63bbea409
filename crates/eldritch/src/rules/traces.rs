//! The trace an answer is certain to leave, derived from the effect's first statement without
//! resolving it. Two answers with different traces are not equivalent.

use super::abilities::{abilities_of, can_be_spent};
use super::payable::View;
use super::values::amount;
use crate::Choice;
use crate::content::{Ability, Content};
use crate::ids::Pool;
use crate::language::{
    BodyVerb, ClueVerb, CourseVerb, DiscardVerb, DoomVerb, From, GainVerb, Number, Verb,
};
use crate::state::{Context, Eldritch, Frame, Source};
use kernel::Seat;
use script::machine::{Look, open_ways};
use script::{Block, Op};

/// The part of the game that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trace {
    /// Dice are rolled for the effect.
    Roll,
    Health,
    Sanity,
    Clues,
    /// A card is drawn, given or discarded.
    Cards,
    /// An asset is taken from the reserve.
    Reserve,
    /// An action has to be chosen.
    Action,
    /// One of several branches, each with a trace.
    AnyWay,
    Delayed,
    Doom,
}

/// Whether the first answer to the effect's question leaves a trace that the last does not.
pub(super) fn differ(s: &Eldritch, c: &Content, first: Choice, last: Choice) -> bool {
    if let Frame::Trigger { source, nth, who, .. } = *s.top() {
        return follows(s, c, source, nth, who);
    }
    let (Frame::May { at } | Frame::Unless { at } | Frame::Choose { at }) = *s.top() else {
        return false;
    };
    let op = c.code.op(at);
    if let Op::May { cost, then, otherwise } = op {
        let taken = if cost.is_empty() { then } else { cost };
        return differ_here(s, c, taken, otherwise);
    }
    if let Op::Unless { deed, escape } = op {
        return differ_here(s, c, escape, deed);
    }
    let Op::Choose { ways } = op else { return false };
    match (chosen_way(c, ways, first), chosen_way(c, ways, last)) {
        (Some(one), Some(other)) => differ_here(s, c, one, other) && differ_here(s, c, other, one),
        _ => false,
    }
}

fn chosen_way(c: &Content, ways: Block, choice: Choice) -> Option<Block> {
    if let Choice::Way(nth) = choice { way(c, ways, nth) } else { None }
}

fn way(c: &Content, ways: Block, nth: u8) -> Option<Block> {
    let way = c.code.ops(ways).get(usize::from(nth))?;
    if let Op::Way { body } = way { Some(*body) } else { None }
}

/// Whether one block of the current effect leaves a trace that the other does not begin with.
fn differ_here(s: &Eldritch, c: &Content, one: Block, other: Block) -> bool {
    let Some(context) = s.context() else { return false };
    let view = View { s, c, context };
    let trace = of_block(&view, one);
    trace.is_some() && trace != of_block(&view, other)
}

/// Whether using an optional ability leaves a trace: its effect, or that it is used up for the
/// round.
fn follows(s: &Eldritch, c: &Content, source: Source, nth: u8, who: Seat) -> bool {
    let ability = abilities_of(s, c, source).get(usize::from(nth));
    let Some(Ability::On { effect, once, .. }) = ability else { return false };
    *once && can_be_spent(source)
        || of_block(&View { s, c, context: &Context::new(who, source) }, *effect).is_some()
}

fn of_block(view: &View<'_>, block: Block) -> Option<Trace> {
    match *view.c.code.ops(block).first()? {
        Op::Test { .. } => Some(Trace::Roll),
        Op::Table { dice: Some(n), .. } => {
            (amount(view.s, view.c, view.context, n) > 0).then_some(Trace::Roll)
        }
        Op::Do(verb) if view.can_do(verb) && view.does_something(verb) => of_verb(view, verb),
        Op::Choose { ways } => {
            let mut all = true;
            open_ways(view, ways, |nth| {
                let body = way(view.c, ways, nth);
                all &= body.is_some_and(|body| of_block(view, body).is_some());
            });
            all.then_some(Trace::AnyWay)
        }
        Op::Do(_)
        | Op::Table { .. }
        | Op::Line { .. }
        | Op::May { .. }
        | Op::Unless { .. }
        | Op::Way { .. }
        | Op::Each { .. }
        | Op::Pick { .. }
        | Op::If { .. }
        | Op::Repeat { .. } => None,
    }
}

/// The trace of a statement that can be carried out. A statement that does nothing, such as a loss
/// of 0, has none.
fn of_verb(view: &View<'_>, verb: Verb) -> Option<Trace> {
    let some =
        |number: Number, trace| (amount(view.s, view.c, view.context, number) > 0).then_some(trace);
    let of_pool = |pool| match pool {
        Pool::Health => Trace::Health,
        Pool::Sanity => Trace::Sanity,
    };
    match verb {
        Verb::Body(
            BodyVerb::Lose { n, pool }
            | BodyVerb::Spend { n, pool }
            | BodyVerb::Recover { n, pool },
        ) => some(n, of_pool(pool)),
        Verb::Body(BodyVerb::RecoverAll(pool)) => Some(of_pool(pool)),
        Verb::Body(BodyVerb::Delay) => Some(Trace::Delayed),
        Verb::Clue(
            ClueVerb::GainClues(n) | ClueVerb::SpendClues(n) | ClueVerb::DiscardClues(n),
        ) => some(n, Trace::Clues),
        Verb::Clue(ClueVerb::SpendTheClue) => Some(Trace::Clues),
        Verb::Gain(GainVerb::Gain { n, from: From::Reserve, .. }) => some(n, Trace::Reserve),
        Verb::Gain(GainVerb::Gain { n, .. })
        | Verb::Discard(
            DiscardVerb::DiscardFrom { n, .. }
            | DiscardVerb::DiscardWith { n, .. }
            | DiscardVerb::DiscardConditionWith { n, .. }
            | DiscardVerb::DiscardAnyCondition(n),
        ) => some(n, Trace::Cards),
        Verb::Course(CourseVerb::OneMoreAction) => Some(Trace::Action),
        Verb::Doom(DoomVerb::AdvanceDoom(n)) if view.s.doom > 0 => some(n, Trace::Doom),
        Verb::Body(_)
        | Verb::Clue(_)
        | Verb::Gain(_)
        | Verb::Discard(_)
        | Verb::Travel(_)
        | Verb::Doom(_)
        | Verb::Gate(_)
        | Verb::Monster(_)
        | Verb::Mystery(_)
        | Verb::Aid(_)
        | Verb::Course(_)
        | Verb::Native(_) => None,
    }
}
