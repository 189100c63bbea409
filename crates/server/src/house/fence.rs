//! The fence around a game: what breaks inside one table stays inside it.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game broke down. Its last words went to the operator with the panic; people are not told them,
/// since they may speak of what is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game broke down")]
pub struct Broken;

/// Runs a piece of a game's work. After a break whatever it touched must be thrown away.
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
    fn what_breaks_ends_at_the_fence() {
        assert_eq!(fenced(|| 2 + 2), Ok(4));
        assert_eq!(fenced::<()>(|| panic!("the stars were not right")), Err(Broken));
    }
}
