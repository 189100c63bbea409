//! Finds the rule ids that a text cites.

use crate::games;

/// The ids in a text that begin like those of a ledger, in order and each once: `CWD-WITHER-03, -04` cites two rules.
///
/// Whether the ledger has such a rule is not asked here, so that a wrong number comes to light instead of vanishing.
pub fn citations(text: &str) -> Vec<String> {
    let prefixes: Vec<&str> = games().iter().map(|info| info.prefix).collect();
    crossref::citations(text, &prefixes)
}
