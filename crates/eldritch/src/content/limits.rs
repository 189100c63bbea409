//! How much content the state of a game has room for: whatever is beyond it is told when it is read,
//! and never left out in silence.

use super::pack::File;
use ::pack::drawn;

/// The most there can be of a kind of thing: things are known by numbers of one byte, of which the last
/// stands for nothing.
pub fn most(kind: &str) -> usize {
    match kind {
        // There are three decks of location encounters.
        "region" => 3,
        _ => 255,
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
