//! The stack of pending work, and lookups in it.
//!
//! A frame owns what it needs, so the current effect, test, combat or loss is the topmost one of
//! its kind.

use super::{Context, Eldritch, Fight, Frame, Losing, Testing};
use smallvec::SmallVec;

/// Pending work, the next on top. It may grow as deep as the cards require, but is rarely deeper
/// than this.
pub type Frames = SmallVec<[Frame; 12]>;

macro_rules! owned {
    ($($(#[$doc:meta])* $frame:ident($owned:ty): $one:ident, $one_mut:ident, $all:ident;)*) => {
        impl Eldritch {$(
            $(#[$doc])*
            pub fn $one(&self) -> Option<&$owned> {
                self.$all().next()
            }

            pub fn $one_mut(&mut self) -> Option<&mut $owned> {
                self.frames.iter_mut().rev().find_map(|frame| match frame {
                    Frame::$frame(owned) => Some(owned),
                    _ => None,
                })
            }

            /// All of them, the current one first.
            pub fn $all(&self) -> impl DoubleEndedIterator<Item = &$owned> {
                self.frames.iter().rev().filter_map(|frame| match frame {
                    Frame::$frame(owned) => Some(owned),
                    _ => None,
                })
            }
        )*}
    };
}

owned! {
    /// The context of the current effect.
    Effect(Context): context, context_mut, contexts;
    /// The current test.
    Test(Testing): test, test_mut, tests;
    /// The current combat.
    Fight(Fight): fight, fight_mut, fights;
    /// The current loss. Losses from one card come one after another; one is stacked on another
    /// only while a spell cast to prevent it has a cost of its own.
    Loss(Losing): losing, losing_mut, losses;
}
