//! Suggestions for an unknown game or rule id.

use crate::book::folded;
use crate::shelf::{self, LedgerInfo};
use crate::{games, of};

/// How many ids are suggested.
const SUGGESTIONS: usize = 3;
/// Below this likeness a guess would only puzzle.
const ID_LIKENESS: f64 = 0.6;
const GAME_LIKENESS: f64 = 0.75;

/// The rule ids most like this one, the likest first.
///
/// An id with a known prefix is compared within its own ledger; any other, with all of them.
pub fn nearest(id: &str) -> Vec<&'static str> {
    let meant = folded(id.trim());
    let shelves: Vec<&LedgerInfo> = match shelf::game_of(&meant) {
        Some(info) => vec![info],
        None => games().iter().collect(),
    };
    let mut guesses: Vec<(f64, &'static str)> = shelves
        .into_iter()
        .filter_map(|info| of(info.key).ok())
        .flat_map(|ledger| ledger.rules())
        .map(|rule| (spelling::likeness_by_slips(&meant, &folded(&rule.id)), rule))
        .filter(|(likeness, _)| *likeness >= ID_LIKENESS)
        .map(|(likeness, rule)| (likeness, rule.id.as_str()))
        .collect();
    guesses.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    guesses.truncate(SUGGESTIONS);
    guesses.into_iter().map(|(_, id)| id).collect()
}

/// The key of the game most like this name, by its key, its prefix or a word of its title.
pub(crate) fn game(name: &str) -> Option<&'static str> {
    let meant = name.to_lowercase();
    games()
        .iter()
        .map(|info| (likeness_of_game(&meant, info), info.key))
        .filter(|(likeness, _)| *likeness >= GAME_LIKENESS)
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, key)| key)
}

fn likeness_of_game(meant: &str, info: &LedgerInfo) -> f64 {
    let title = info.title.to_lowercase();
    let prefix = info.prefix.to_lowercase();
    title
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| word.len() > 3)
        .chain([info.key, &prefix, &title])
        .map(|word| spelling::likeness(meant, word))
        .fold(0.0, f64::max)
}
