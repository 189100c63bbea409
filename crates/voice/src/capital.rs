//! The Fluent function `CAP($x)`, for a sentence that begins with a name.

use fluent_bundle::{FluentArgs, FluentValue};

/// Capitalises a text; a number has no letters and stays as it is.
pub(crate) fn cap<'a>(positional: &[FluentValue<'a>], _named: &FluentArgs) -> FluentValue<'a> {
    match positional {
        [FluentValue::String(text)] => FluentValue::from(capitalised(text)),
        [FluentValue::Number(number)] => FluentValue::Number(number.clone()),
        _ => FluentValue::Error,
    }
}

/// Raises the first letter, past an opening quotation mark, unless a digit stands before it.
///
/// A missing name keeps its key as written: ⟨unit-acolyte⟩ is not a word.
fn capitalised(text: &str) -> String {
    let first = text.char_indices().find(|(_, it)| it.is_alphanumeric() || *it == '⟨');
    let Some((at, letter)) = first else {
        return text.to_owned();
    };
    let (before, rest) = text.split_at(at);
    let after = &rest[letter.len_utf8()..];
    before.chars().chain(letter.to_uppercase()).chain(after.chars()).collect()
}
