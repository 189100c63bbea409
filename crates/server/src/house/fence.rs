//! The fence around a game: what breaks inside one table stays inside it.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game broke down; what it said last.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game broke down: {0}")]
pub struct Broken(pub String);

/// Runs a piece of a game's work. After a break whatever it touched must be thrown away.
pub fn fenced<T>(work: impl FnOnce() -> T) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        metrics::counter!("omen_games_broken_total").increment(1);
        let words = panic.downcast_ref::<&str>().map(|words| (*words).to_owned());
        let words = words.or_else(|| panic.downcast_ref::<String>().cloned());
        Broken(words.unwrap_or_else(|| "without a word".to_owned()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_breaks_says_why_and_the_rest_goes_on() {
        assert_eq!(fenced(|| 2 + 2), Ok(4));
        let broken: Result<(), Broken> = fenced(|| panic!("the stars were not right"));
        assert_eq!(broken, Err(Broken("the stars were not right".to_owned())));
    }
}
