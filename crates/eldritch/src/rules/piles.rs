//! Piles that have run out are made anew at once.

use super::Run;
use crate::state::Frame;

impl Run<'_> {
    /// EH-COMPONENT-LIMITS-09, EH-CLUES-03, EH-GATES-04: what has run out comes back from its
    /// discards before anything else happens. The Mythos deck never does: EH-COMPONENT-LIMITS-10.
    /// EH-DISCARD-07.
    pub fn restock(&mut self) {
        self.refill_clues();
        // Gates somebody is looking at are still of the stack.
        if !matches!(self.s.top(), Frame::OrderGates { .. }) {
            self.reshuffle_gates();
        }
        if self.s.assets.is_empty() {
            self.s.assets = std::mem::take(&mut self.s.asset_discards);
        }
        if self.s.artifacts.is_empty() {
            self.s.artifacts = std::mem::take(&mut self.s.artifact_discards);
        }
        self.turn_up_tops();
    }
}
