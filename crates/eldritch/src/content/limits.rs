//! How much content the state of a game has room for: whatever is beyond it is told when it is read,
//! and never left out in silence.

use super::pack::File;
use crate::state::{MOST_KINDS, MOST_SPACES};
use ::pack::drawn;

/// Bits of a set of cards.
const SET: usize = 64;

/// The most there can be of a kind of thing.
fn most(kind: &str) -> usize {
    match kind {
        "place" => MOST_SPACES,
        "monster" => MOST_KINDS,
        "spell" | "condition" => 16,
        "investigator" => 31,
        "ancient-one" => 31,
        "region" => 3,
        "trait" => 32,
        "mystery" => 8,
        "back" => 8,
        // Assets, artifacts, Mythos cards, and the cards of an encounter deck.
        _ => SET,
    }
}

/// The complaint about the `nth` thing of a kind, counted from 0, if there is no room for it.
pub fn beyond(
    file: &File<'_>,
    kind: &str,
    nth: usize,
    span: Option<std::ops::Range<usize>>,
) -> Option<String> {
    let most = most(kind);
    let what = || format!("there is room for {most} of the kind \"{kind}\"; this is one too many");
    (nth == most).then(|| match span {
        Some(span) => drawn(file, span, what()),
        None => format!("{}: {}", file.shown, what()),
    })
}
