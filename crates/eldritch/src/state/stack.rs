//! The stack of pending work, and what is found in it.
//!
//! A frame owns what it needs, so the effect, the test, the combat or the loss at hand is the nearest
//! of its kind from the top.

use super::{Context, Eldritch, Fight, Frame, Losing, Testing};
use smallvec::SmallVec;

/// Pending work, the next on top. It may grow as deep as cards lead; few are ever deeper than this.
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

            /// All of them, the one at hand first.
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
    /// What the effect at hand remembers.
    Effect(Context): context, context_mut, contexts;
    /// The test at hand.
    Test(Testing): test, test_mut, tests;
    /// The combat at hand.
    Fight(Fight): fight, fight_mut, fights;
    /// The loss at hand. Those of one card come one after another; one lies on another only while a
    /// spell is cast against it and costs something itself.
    Loss(Losing): losing, losing_mut, losses;
}
