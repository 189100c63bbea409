//! Empty piles are replenished at once.

use super::{Run, clues, double_sided, gates};
use crate::state::{Eldritch, Frame, Top};

/// EH-COMPONENT-LIMITS-09, EH-CLUES-03, EH-GATES-04: an empty pile is replenished from its discards
/// before anything else happens; the Mythos deck never is: EH-COMPONENT-LIMITS-10.
/// EH-DISCARD-07.
pub(super) fn restock(run: &mut Run<'_>) {
    if is_short(run.s) {
        make_anew(run);
    }
}

/// Whether anything has to be replenished or turned up; checked at every step, though it is rarely
/// needed.
#[inline]
fn is_short(s: &Eldritch) -> bool {
    s.clue_pool.is_empty()
        || s.assets.is_empty()
        || s.artifacts.is_empty()
        || s.tops.spell == Top::Shuffled
        || s.tops.condition == Top::Shuffled
        || s.gates.is_empty()
}

fn make_anew(run: &mut Run<'_>) {
    clues::refill(run);
    // Gates somebody is looking at still belong to the stack.
    if !matches!(run.s.top(), Frame::OrderGates { .. }) {
        gates::reshuffle(run);
    }
    if run.s.assets.is_empty() {
        run.s.assets = std::mem::take(&mut run.s.asset_discards);
    }
    if run.s.artifacts.is_empty() {
        run.s.artifacts = std::mem::take(&mut run.s.artifact_discards);
    }
    double_sided::turn_up_tops(run);
}
