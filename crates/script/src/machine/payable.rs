//! Whether a block could be resolved, checked before anything is done.

use crate::code::{Block, Code, Op};
use crate::phrasebook::{Becomes, Language};

/// A view of the current effect.
pub trait Look {
    type Language: Language;

    fn code(&self) -> &Code<Self::Language>;

    /// Whether this can be done, or paid, in full.
    fn can_do(&self, verb: <Self::Language as Language>::Verb) -> bool;

    /// Whether it would do anything.
    fn does_something(&self, verb: <Self::Language as Language>::Verb) -> bool;

    fn finds_any(&self, who: <Self::Language as Language>::Who) -> bool;

    fn holds(&self, when: <Self::Language as Language>::When) -> bool;
}

/// Whether everything the block requires can be done.
pub fn can_pay<L: Look>(look: &L, block: Block) -> bool {
    look.code().ops(block).iter().all(|op| match *op {
        Op::Do(verb) => look.can_do(verb),
        Op::Pick { who, body } if L::Language::becomes(who) == Becomes::There => {
            look.finds_any(who) && can_pay(look, body)
        }
        Op::Pick { who, .. } | Op::Each { who, .. } => look.finds_any(who),
        Op::If { when, then, otherwise } => {
            can_pay(look, if look.holds(when) { then } else { otherwise })
        }
        Op::Choose { ways } => look.code().ops(ways).iter().any(|way| can_pay(look, body_of(way))),
        Op::Test { .. }
        | Op::Table { .. }
        | Op::Line { .. }
        | Op::May { .. }
        | Op::Unless { .. }
        | Op::Way { .. }
        | Op::Repeat { .. } => true,
    })
}

/// Whether a block would affect nobody and nothing; then no price is asked for it.
pub fn is_in_vain<L: Look>(look: &L, block: Block) -> bool {
    let about_nothing = |op: &Op<L::Language>| match *op {
        Op::Pick { who, .. } | Op::Each { who, .. } => !look.finds_any(who),
        Op::Do(_)
        | Op::Test { .. }
        | Op::Table { .. }
        | Op::Line { .. }
        | Op::May { .. }
        | Op::Unless { .. }
        | Op::Choose { .. }
        | Op::Way { .. }
        | Op::If { .. }
        | Op::Repeat { .. } => false,
    };
    !block.is_empty() && look.code().ops(block).iter().all(about_nothing)
}

/// Whether a block could do anything at all.
pub fn leads_somewhere<L: Look>(look: &L, block: Block) -> bool {
    look.code().ops(block).iter().any(|op| match *op {
        Op::Do(verb) => look.can_do(verb) && look.does_something(verb),
        Op::Pick { who, .. } | Op::Each { who, .. } => look.finds_any(who),
        Op::If { when, then, otherwise } => {
            leads_somewhere(look, if look.holds(when) { then } else { otherwise })
        }
        Op::Choose { ways } => {
            look.code().ops(ways).iter().any(|way| leads_somewhere(look, body_of(way)))
        }
        Op::Test { .. }
        | Op::Table { .. }
        | Op::Line { .. }
        | Op::May { .. }
        | Op::Unless { .. }
        | Op::Way { .. }
        | Op::Repeat { .. } => true,
    })
}

/// The branches of a choice that can be taken: those that would do something, or all if none would.
pub fn open_ways<L: Look>(look: &L, ways: Block, mut open: impl FnMut(u8)) {
    let ways = || (0u8..).zip(look.code().ops(ways)).map(|(nth, way)| (nth, body_of(way)));
    let any = ways().any(|(_, body)| leads_somewhere(look, body));
    for (nth, _) in ways().filter(|(_, body)| !any || leads_somewhere(look, *body)) {
        open(nth);
    }
}

fn body_of<T: Language>(way: &Op<T>) -> Block {
    match *way {
        Op::Way { body } => body,
        _ => Block::default(),
    }
}
