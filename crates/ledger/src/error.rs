//! What can be wrong with a ledger, or with a question put to it.

use crate::games;
use thiserror::Error;

/// A ledger that cannot be read, or a game or rule that is not there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LedgerError {
    #[error(
        "there is no ledger of the game `{asked}`{}; known games: {}",
        did_you_mean(nearest.as_slice()),
        known_games()
    )]
    UnknownGame { asked: String, nearest: Option<&'static str> },

    #[error("no rule has the id `{asked}`{}; a search by words may find it", did_you_mean(nearest))]
    UnknownRule { asked: String, nearest: Vec<&'static str> },

    #[error(
        "{file}:{line}: {what}; a [[rule]] has id, section, text, kind, test \
         and may have source, text_ru, note, other_faction"
    )]
    Malformed { file: &'static str, line: usize, what: String },

    #[error(
        "{file}:{line}: the id {id} is already taken by the rule at line {first}; \
         give one of them a new id"
    )]
    DuplicateId { file: &'static str, line: usize, id: String, first: usize },

    #[error("{file}:{line}: the id {id} does not belong in this ledger; begin it with {prefix}-")]
    WrongPrefix { file: &'static str, line: usize, id: String, prefix: &'static str },
}

fn did_you_mean(nearest: &[&str]) -> String {
    match nearest {
        [] => String::new(),
        ids => format!(" (did you mean {}?)", ids.join(", ")),
    }
}

fn known_games() -> String {
    let keys: Vec<_> = games().iter().map(|info| info.key).collect();
    keys.join(", ")
}
