//! The fence around a game: a panic inside one table stays inside it.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game panicked. The panic message goes to the operator only, since it may reveal hidden
/// information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game crashed")]
pub struct Broken;

/// Runs a piece of a game's work. After a panic, everything it touched must be discarded.
pub fn fenced<T>(work: impl FnOnce() -> T) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| {
        metrics::counter!("omen_games_broken_total").increment(1);
        Broken
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_stops_at_the_fence() {
        assert_eq!(fenced(|| 2 + 2), Ok(4));
        assert_eq!(fenced::<()>(|| panic!("the stars were not right")), Err(Broken));
    }
}
