//! Ids of the rule ledger, and the refusals that carry them.

use serde::Serialize;
use std::fmt;

/// The id of a rule in the ledger, `GAME-CHAPTER-NUMBER`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why something may not be done now. Normal play, not an error: the state is untouched.
///
/// `why` is a small typed reason of the game's own; it is put into words only when someone asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal<W> {
    pub rule: RuleId,
    pub why: W,
}

impl<W> Refusal<W> {
    pub const fn new(rule: &'static str, why: W) -> Self {
        Self { rule: RuleId(rule), why }
    }
}
