//! Finds the rule ids that a text cites.

use crate::games;

/// The rule ids in a text, in order and each once: `CWD-WITHER-03, -04` cites two rules.
///
/// An id is a ledger's prefix, a dash and a name with a number in it. Whether the ledger has
/// such a rule is not asked here, so that a wrong number comes to light instead of vanishing.
pub fn citations(text: &str) -> Vec<String> {
    let mut cited: Vec<String> = Vec::new();
    let mut cite = |id: String| {
        if !cited.contains(&id) {
            cited.push(id);
        }
    };
    let mut rest = text;
    let mut before = ' ';
    while let Some(next) = rest.chars().next() {
        let id = (!is_id_letter(before)).then(|| id_at(rest)).flatten();
        let Some(id) = id else {
            before = next;
            rest = &rest[next.len_utf8()..];
            continue;
        };
        rest = &rest[id.len()..];
        before = '-';
        let stem = id.rsplit_once('-').map_or(id, |(stem, _)| stem);
        cite(id.to_owned());
        while let Some((ending, after)) = continuation(rest) {
            cite(format!("{stem}{ending}"));
            rest = after;
        }
    }
    cited
}

/// The id that the text begins with.
fn id_at(text: &str) -> Option<&str> {
    let run = run_at(text);
    let (prefix, name) = run.split_once('-')?;
    let known = games().iter().any(|info| info.prefix == prefix);
    (known && has_number(name)).then_some(run)
}

/// The short form `, -04` that the text begins with, and what follows it.
fn continuation(text: &str) -> Option<(&str, &str)> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '/' | '&' | '`');
    let start = text.trim_start_matches(between);
    let start = ["and ", "и "]
        .iter()
        .find_map(|word| start.strip_prefix(word))
        .map_or(start, |after| after.trim_start_matches(between));
    if start.len() == text.len() || !start.starts_with('-') {
        return None;
    }
    let run = run_at(start);
    has_number(run).then(|| start.split_at(run.len()))
}

/// The letters an id may have, as far as they go; a full stop or a dash at the end is the text's.
fn run_at(text: &str) -> &str {
    let end = text.find(|c| !is_id_letter(c)).unwrap_or(text.len());
    text[..end].trim_end_matches(['.', '-'])
}

fn is_id_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '.')
}

fn has_number(name: &str) -> bool {
    name.contains(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_among_words() {
        assert_eq!(citations("CWD-WITHER-04"), ["CWD-WITHER-04"]);
        assert_eq!(
            citations("See `EH-TESTS-03` and AH3-005.1a. Then (AH3-CLAR-marie-1)."),
            ["EH-TESTS-03", "AH3-005.1a", "AH3-CLAR-marie-1"]
        );
    }

    #[test]
    fn the_short_form_repeats_the_stem() {
        let three = ["CWD-WITHER-03", "CWD-WITHER-04", "CWD-WITHER-05"];
        assert_eq!(citations("CWD-WITHER-03, -04, -05: pay first."), three);
        assert_eq!(citations("CWD-WITHER-03,\n-04 and -05."), three);
        assert_eq!(citations("`CWD-WITHER-03`, `-04`/`-05`, not 7"), three);
        assert_eq!(citations("EH-FAQ-03-EX1, -EX2"), ["EH-FAQ-03-EX1", "EH-FAQ-03-EX2"]);
    }

    #[test]
    fn the_short_form_needs_an_id_right_before_it() {
        assert_eq!(citations("CWD-RITUAL-02: costs, -04"), ["CWD-RITUAL-02"]);
        assert_eq!(citations("-04, -05"), [""; 0]);
    }

    #[test]
    fn chapters_foreign_prefixes_and_word_parts_are_no_ids() {
        assert_eq!(citations("EH-TESTS: UTF-8, SHA-256, XCWD-WITHER-04, a-CWD-WITHER-04"), [""; 0]);
    }

    #[test]
    fn an_id_is_cited_once() {
        assert_eq!(citations("UP-USE-01, -01 UP-USE-01"), ["UP-USE-01"]);
    }
}
