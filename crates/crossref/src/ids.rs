//! Rule ids in a text.

use std::collections::BTreeSet;

/// What can be cited: the ids that the ledgers have, the chapters they belong to, and our readings.
#[derive(Clone, Debug, Default)]
pub struct Ids {
    ids: BTreeSet<String>,
    /// Chapters, `CWD-TOWERS` for `CWD-TOWERS-04`, and readings, `E-13`.
    names: BTreeSet<String>,
    prefixes: Vec<String>,
}

impl Ids {
    /// Collects the ids of ledgers from the lines that say `id = "…"`.
    pub fn of_ledgers<'a>(ledgers: impl IntoIterator<Item = &'a str>) -> Self {
        let mut known = Self::default();
        for line in ledgers.into_iter().flat_map(str::lines) {
            let quoted = line.strip_prefix("id = \"").and_then(|rest| rest.split_once('"'));
            let Some((id, _)) = quoted else { continue };
            if let Some(chapter) = chapter_of(id) {
                known.names.insert(chapter.to_owned());
            }
            let prefix = id.split('-').next().unwrap_or(id);
            if !known.prefixes.iter().any(|known| known == prefix) {
                known.prefixes.push(prefix.to_owned());
            }
            known.ids.insert(id.to_owned());
        }
        known
    }

    /// The same with these readings of `docs/rulings.md`.
    #[must_use]
    pub fn with_readings<'a>(mut self, readings: impl IntoIterator<Item = &'a str>) -> Self {
        self.names.extend(readings.into_iter().map(str::to_owned));
        self
    }

    /// What every id of a ledger begins with.
    pub fn prefixes(&self) -> Vec<&str> {
        self.prefixes.iter().map(String::as_str).collect()
    }

    /// The known ids that a text cites, then chapters and readings, in order and each once.
    pub fn cited(&self, text: &str) -> Vec<String> {
        let mut cited = citations(text, &self.prefixes());
        cited.retain(|id| self.ids.contains(id));
        let runs = text.split(|c| !is_id_letter(c)).map(|run| run.trim_end_matches(['.', '-']));
        for name in runs.filter(|run| self.names.contains(*run)) {
            if !cited.iter().any(|id| id == name) {
                cited.push(name.to_owned());
            }
        }
        cited
    }
}

/// The chapter of a rule: its id up to the number.
fn chapter_of(id: &str) -> Option<&str> {
    let starts = id.match_indices('-').map(|(at, _)| at);
    let number =
        starts.clone().find(|at| id[at + 1..].starts_with(|c: char| c.is_ascii_digit()))?;
    id[..number].contains('-').then_some(&id[..number])
}

/// The rule ids in a text, in order and each once: `CWD-WITHER-03, -04` cites two rules, `CWD-WITHER-03 to -06` four.
///
/// An id is one of the prefixes, a dash and a name with a number in it. Whether a ledger has such a rule is not
/// asked here, so that a wrong number comes to light instead of vanishing.
pub fn citations(text: &str, prefixes: &[&str]) -> Vec<String> {
    let mut cited: Vec<String> = Vec::new();
    let mut cite = |id: String| {
        if !cited.contains(&id) {
            cited.push(id);
        }
    };
    for written in written(text, prefixes) {
        cite(written.id.to_owned());
        let (stem, mut last) = written.id.rsplit_once('-').unwrap_or((written.id, ""));
        for short in written.short {
            if short.closes_a_range {
                numbers_between(last, short.ending).for_each(|n| cite(format!("{stem}-{n}")));
            }
            last = short.ending;
            cite(format!("{stem}-{last}"));
        }
    }
    cited
}

/// The short forms in a text, such as the `-04` of `CWD-WITHER-03, -04`: nobody who looks for the id finds them.
pub fn short_forms<'a>(text: &'a str, prefixes: &[&str]) -> Vec<&'a str> {
    let shorts = written(text, prefixes).into_iter().flat_map(|written| written.short);
    shorts.map(|short| short.ending).collect()
}

/// An id as it is written, and the short forms after it.
struct Written<'a> {
    id: &'a str,
    short: Vec<Short<'a>>,
}

struct Short<'a> {
    /// What comes after the dash.
    ending: &'a str,
    /// Whether the numbers between are meant as well.
    closes_a_range: bool,
}

fn written<'a>(text: &'a str, prefixes: &[&str]) -> Vec<Written<'a>> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut before = ' ';
    while let Some(next) = rest.chars().next() {
        let id = (!is_id_letter(before)).then(|| id_at(rest, prefixes)).flatten();
        let Some(id) = id else {
            before = next;
            rest = &rest[next.len_utf8()..];
            continue;
        };
        rest = &rest[id.len()..];
        before = '-';
        let mut short = Vec::new();
        while let Some((form, after)) = short_form(rest) {
            short.push(form);
            rest = after;
        }
        found.push(Written { id, short });
    }
    found
}

/// The id that the text begins with.
fn id_at<'a>(text: &'a str, prefixes: &[&str]) -> Option<&'a str> {
    let run = run_at(text);
    let (prefix, name) = run.split_once('-')?;
    (prefixes.contains(&prefix) && has_number(name)).then_some(run)
}

/// The short form `, -04` that the text begins with, and what follows it.
fn short_form(text: &str) -> Option<(Short<'_>, &str)> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '/' | '&' | '`');
    let start = text.trim_start_matches(between);
    let word = ["and ", "to ", "и "].into_iter().find(|word| start.starts_with(word));
    let start = word.map_or(start, |word| start[word.len()..].trim_start_matches(between));
    if start.len() == text.len() {
        return None;
    }
    let run = run_at(start);
    let ending = run.strip_prefix('-').filter(|ending| has_number(ending))?;
    Some((Short { ending, closes_a_range: word == Some("to ") }, &start[run.len()..]))
}

/// The numbers strictly between two, written with as many digits.
fn numbers_between<'a>(first: &'a str, last: &str) -> impl Iterator<Item = String> + use<'a> {
    let number = |digits: &str| digits.parse::<u16>().ok();
    let range = number(first).zip(number(last)).map_or(0..0, |(first, last)| first + 1..last);
    range.map(|n| format!("{n:0width$}", width = first.len()))
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

    const PREFIXES: [&str; 4] = ["CWD", "EH", "AH3", "UP"];

    fn cited(text: &str) -> Vec<String> {
        citations(text, &PREFIXES)
    }

    #[test]
    fn ids_are_found_among_words() {
        assert_eq!(cited("CWD-WITHER-04"), ["CWD-WITHER-04"]);
        assert_eq!(
            cited("See `EH-TESTS-03` and AH3-005.1a. Then (AH3-CLAR-marie-1)."),
            ["EH-TESTS-03", "AH3-005.1a", "AH3-CLAR-marie-1"]
        );
    }

    #[test]
    fn the_short_form_repeats_the_stem() {
        let three = ["CWD-WITHER-03", "CWD-WITHER-04", "CWD-WITHER-05"];
        assert_eq!(cited("CWD-WITHER-03, -04, -05: pay first."), three);
        assert_eq!(cited("CWD-WITHER-03,\n-04 and -05."), three);
        assert_eq!(cited("`CWD-WITHER-03`, `-04`/`-05`, not 7"), three);
        assert_eq!(cited("CWD-WITHER-03 to -05"), three);
        assert_eq!(cited("EH-FAQ-03-EX1, -EX2"), ["EH-FAQ-03-EX1", "EH-FAQ-03-EX2"]);
        assert_eq!(short_forms("CWD-WITHER-03, -04 to -05; EH-FAQ-01", &PREFIXES), ["04", "05"]);
    }

    #[test]
    fn the_short_form_needs_an_id_right_before_it() {
        assert_eq!(cited("CWD-RITUAL-02: costs, -04"), ["CWD-RITUAL-02"]);
        assert_eq!(cited("-04, -05"), [""; 0]);
    }

    #[test]
    fn chapters_foreign_prefixes_and_word_parts_are_no_ids() {
        assert_eq!(cited("EH-TESTS: UTF-8, SHA-256, XCWD-WITHER-04, a-CWD-WITHER-04"), [""; 0]);
    }

    #[test]
    fn an_id_is_cited_once() {
        assert_eq!(cited("UP-USE-01, -01 UP-USE-01"), ["UP-USE-01"]);
    }

    #[test]
    fn the_ledgers_say_which_ids_and_chapters_there_are() {
        let ids =
            Ids::of_ledgers(["id = \"EH-FAQ-03-EX1\"\ntext = \"EH-ROUND-01\"", "id = \"AH3-1\""]);
        assert_eq!(ids.prefixes(), ["EH", "AH3"]);
        let ids = ids.with_readings(["E-1"]);
        assert_eq!(ids.cited("(E-1, E-12)"), ["E-1"]);
        assert_eq!(ids.cited("EH-FAQ. EH-FAQ-03-EX1, EH-FAQ-04; AH3"), ["EH-FAQ-03-EX1", "EH-FAQ"]);
    }
}
