//! Which testable rules have a test, and which citations name no rule.

use crate::{Ledger, shelf};
use serde::Serialize;
use std::collections::BTreeSet;

/// How much of a ledger is proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// The key of the game.
    pub game: &'static str,
    /// How many rules a test can prove.
    pub testable: usize,
    /// How many of those are cited.
    pub covered: usize,
    /// The ids of the others, in the order of the book.
    pub missing: Vec<String>,
}

/// The coverage of a ledger by the rule ids that tests cite; other games' ids are passed over.
pub fn coverage(ledger: &Ledger, cited: &BTreeSet<String>) -> Coverage {
    let proved: BTreeSet<&str> =
        cited.iter().filter_map(|id| ledger.rule(id)).map(|rule| rule.id.as_str()).collect();
    let missing: Vec<String> = ledger
        .testable()
        .filter(|rule| !proved.contains(rule.id.as_str()))
        .map(|rule| rule.id.clone())
        .collect();
    let testable = ledger.testable().count();
    Coverage { game: ledger.info().key, testable, covered: testable - missing.len(), missing }
}

/// The cited ids that none of these ledgers has.
///
/// An id with the prefix of a ledger that is not among them is left for that ledger to judge;
/// an id with no game's prefix is always unknown.
pub fn unknown_citations(ledgers: &[&Ledger], cited: &BTreeSet<String>) -> Vec<String> {
    let unknown = |id: &&String| match shelf::game_of(id) {
        Some(info) => ledgers
            .iter()
            .find(|ledger| ledger.info().key == info.key)
            .is_some_and(|ledger| ledger.rule(id).is_none()),
        None => true,
    };
    cited.iter().filter(unknown).cloned().collect()
}
