//! How much content there can be: anything beyond is reported when it is read, never dropped
//! silently.

use super::pack::File;
use ::pack::drawn;

/// The most things there can be of a kind: the last number stands for nothing.
pub fn most(kind: &str) -> usize {
    match kind {
        // The copies and the abilities of one card are numbered in a byte.
        "back" | "ability" => 255,
        _ => usize::from(u16::MAX),
    }
}

/// The error for the `nth` thing of a kind, counted from 0, if there is no room for it.
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
