//! The phrases in `locales/` that mention a rule.
//!
//! A phrase does not name the rule it comes from; the code does, twice. The rules refuse with an id and a reason
//! (`refuse("CWD-MOVE-01", Why::NotAdjacent(…))`), and the words say the reason with a key
//! (`Why::NotAdjacent(…) => Phrase::new("why-not-adjacent")`). Whoever has the same name in both is the link.

use std::collections::{BTreeMap, BTreeSet};

/// The types whose variants stand both beside rules and beside phrases.
const SHARED: [&str; 4] = ["Choice", "Event", "Frame", "Why"];

/// The messages of a Fluent file, each with its line.
pub(crate) fn messages(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().filter_map(|(at, line)| {
        let (key, _) = line.split_once(" =")?;
        let is_key = key.starts_with(|c: char| c.is_ascii_lowercase())
            && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        is_key.then_some((at + 1, key))
    })
}

/// The names that the sources of one game give to rules and to phrases.
#[derive(Default)]
pub(crate) struct Links {
    /// For each name such as `Why::NotAdjacent`, the ids beside it.
    ids: BTreeMap<String, BTreeSet<String>>,
    /// For each name, the keys beside it.
    keys: BTreeMap<String, BTreeSet<String>>,
}

impl Links {
    /// Reads a source file: an id or a key belongs to the names on its line, or else on the line before or after.
    pub(crate) fn read(&mut self, text: &str, cited: impl Fn(&str) -> Vec<String>) {
        let code: Vec<&str> = text.lines().map(|line| line.trim()).collect();
        let named: Vec<Vec<&str>> = code.iter().map(|line| names(line)).collect();
        for (at, line) in code.iter().enumerate() {
            if line.starts_with("//") {
                continue;
            }
            for literal in literals(line) {
                let ids = cited(literal);
                let beside = if ids.is_empty() { above(&named, at) } else { around(&named, at) };
                for name in beside {
                    if ids.is_empty() {
                        self.keys.entry((*name).to_owned()).or_default().insert(literal.to_owned());
                    } else {
                        self.ids.entry((*name).to_owned()).or_default().extend(ids.iter().cloned());
                    }
                }
            }
        }
    }

    /// For each key that `is_key` knows, the ids of the names it shares.
    pub(crate) fn of_keys(&self, is_key: impl Fn(&str) -> bool) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (name, keys) in &self.keys {
            let Some(ids) = self.ids.get(name) else { continue };
            for key in keys.iter().filter(|key| is_key(key)) {
                found.entry(key).or_default().extend(ids.iter().map(String::as_str));
            }
        }
        found
    }
}

/// The names of the line itself, or of the nearest line above that the formatter may have broken it off from.
fn above<'a>(named: &'a [Vec<&'a str>], at: usize) -> &'a [&'a str] {
    let lines = named[at.saturating_sub(2)..=at].iter().rev();
    lines.filter(|names| !names.is_empty()).map(Vec::as_slice).next().unwrap_or_default()
}

/// The names of the line itself, or of the one after or before it.
fn around<'a>(named: &'a [Vec<&'a str>], at: usize) -> &'a [&'a str] {
    let lines = [Some(at), Some(at + 1), at.checked_sub(1)];
    let named = lines.into_iter().flatten().filter_map(|at| named.get(at));
    named.filter(|names| !names.is_empty()).map(Vec::as_slice).next().unwrap_or_default()
}

/// The variants of the shared types that a line names.
fn names(line: &str) -> Vec<&str> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    line.split(|c| !is_name(c))
        .filter_map(|path| {
            let (owner, variant) = path.split_once("::")?;
            let whole = SHARED.contains(&owner) && variant.starts_with(char::is_uppercase);
            whole.then_some(path)
        })
        .collect()
}

/// The string literals of a line; escapes do not occur in ids and keys.
fn literals(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_and_a_rule_meet_in_the_name_they_share() {
        let mut links = Links::default();
        let cited = |line: &str| crate::citations(line, &["X"]);
        links.read("return refuse(\"X-1\", Why::Far(zone));\n// X-9 Why::Near\nrefuse(\n\"X-2\",\nWhy::Near,\n);", cited);
        links.read("Why::Far(zone) => {\n    Phrase::new(\"why-far\")\n}\nWhy::Near => say(\"why-near\"),\nWhy::Odd => say(\"odd\"),", cited);
        let found = links.of_keys(|key| key.starts_with("why-"));
        let told: Vec<(&str, Vec<&str>)> =
            found.into_iter().map(|(key, ids)| (key, ids.into_iter().collect())).collect();
        assert_eq!(told, [("why-far", vec!["X-1"]), ("why-near", vec!["X-2"])]);
    }

    #[test]
    fn messages_are_read_without_their_attributes() {
        let text = "# a = b\nunit-acolyte = acolyte\n    .gen = the acolyte\n-term = x\n\nevent-began =\n    It began.\n";
        assert_eq!(messages(text).collect::<Vec<_>>(), [(2, "unit-acolyte"), (6, "event-began")]);
    }
}
