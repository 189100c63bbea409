//! What a game counts for statistics.

use crate::Game;

/// Questions only statistics ask a game. A game that counts nothing of its own writes an empty
/// `impl`.
pub trait Statistics: Game {
    /// Figures of a finished game that are specific to this game: always the same names in the same
    /// order.
    fn figures(&self, content: &Self::Content) -> Vec<(&'static str, i64)> {
        let _ = content;
        Vec::new()
    }

    /// How a finished game ended, in as much detail as statistics need.
    fn way_of_ending(&self, content: &Self::Content) -> Option<String> {
        let _ = content;
        self.outcome().map(|outcome| outcome.ending)
    }

    /// What distinguishes this game from others of a series: always the same names in the same
    /// order.
    fn labels(&self, content: &Self::Content) -> Vec<(&'static str, String)> {
        let _ = content;
        Vec::new()
    }
}
