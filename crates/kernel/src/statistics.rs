//! What a game counts for statistics.

use crate::Game;

/// What only statistics ask a game. A game that counts nothing of its own writes an empty `impl`.
pub trait Statistics: Game {
    /// Figures of a game that is over which only this game has: always the same names in the same order.
    fn figures(&self, content: &Self::Content) -> Vec<(&'static str, i64)> {
        let _ = content;
        Vec::new()
    }

    /// The way a game that is over ended, as finely as statistics want it.
    fn way_of_ending(&self, content: &Self::Content) -> Option<String> {
        let _ = content;
        self.outcome().map(|outcome| outcome.ending)
    }

    /// What tells this game from others of a series: always the same names in the same order.
    fn labels(&self, content: &Self::Content) -> Vec<(&'static str, String)> {
        let _ = content;
        Vec::new()
    }
}
