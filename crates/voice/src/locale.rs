//! Reads the Fluent files of one language and says what is wrong with them.

use crate::Language;
use fluent_bundle::FluentResource;
use std::collections::BTreeMap;
use std::fmt;
use thiserror::Error;

/// Everything one language has to say, checked.
pub(crate) struct Locale {
    pub(crate) resources: Vec<FluentResource>,
    /// Sorted.
    pub(crate) keys: Vec<String>,
}

/// Reads the table's own words and then the given sources.
pub(crate) fn read(language: Language, sources: &[&str]) -> Result<Locale, BadLocale> {
    let given = sources.iter().enumerate().map(|(at, text)| (Source::Given(at), *text));
    let mut faults = Vec::new();
    let mut resources = Vec::new();
    let mut entries = BTreeMap::new();
    let own = own(language).map(|(name, text)| (Source::Own(name), text));
    for (source, text) in own.into_iter().chain(given) {
        match FluentResource::try_new(text.to_owned()) {
            Ok(resource) => resources.push(resource),
            Err((_, errors)) => {
                faults.extend(errors.into_iter().map(|error| {
                    let begins = error.slice.as_ref().map_or(error.pos.start, |it| it.start);
                    Fault {
                        place: Place { source, line: line_at(text, error.pos.start) },
                        key: owner(text, line_at(text, begins)),
                        trouble: Trouble::Syntax(error.to_string()),
                    }
                }));
            }
        }
        for Entry { key, is_term, line } in scan(text) {
            let place = Place { source, line };
            let trouble = if FUNCTIONS.contains(&key) {
                Trouble::Reserved
            } else if let Some((first, _)) = entries.get(key) {
                Trouble::Twice { first: *first }
            } else {
                entries.insert(key, (place, is_term));
                continue;
            };
            faults.push(Fault { place, key: Some(key.to_owned()), trouble });
        }
    }
    if !faults.is_empty() {
        return Err(BadLocale { language, faults });
    }
    let messages = entries.into_iter().filter(|(_, (_, is_term))| !is_term);
    Ok(Locale { resources, keys: messages.map(|(key, _)| key.to_owned()).collect() })
}

/// The words every host needs, whatever is played.
fn own(language: Language) -> [(&'static str, &'static str); 3] {
    match language {
        Language::Russian => [
            ("table.ftl", include_str!("../../../locales/ru/table.ftl")),
            ("table-told.ftl", include_str!("../../../locales/ru/table-told.ftl")),
            ("script.ftl", include_str!("../../../locales/ru/script.ftl")),
        ],
        Language::English => [
            ("table.ftl", include_str!("../../../locales/en/table.ftl")),
            ("table-told.ftl", include_str!("../../../locales/en/table-told.ftl")),
            ("script.ftl", include_str!("../../../locales/en/script.ftl")),
        ],
    }
}

/// Fluent keeps functions, terms and messages under one roof.
const FUNCTIONS: [&str; 2] = ["CAP", "NUMBER"];

/// Where a message or a term begins.
struct Entry<'a> {
    key: &'a str,
    is_term: bool,
    line: usize,
}

/// Finds the beginnings of entries: an identifier at the left edge and a `=` after it.
///
/// Fluent's own parser forgets the lines. Nothing else in a well-formed file looks like this:
/// continued text is indented, and inside braces no `=` follows an identifier.
fn scan(text: &str) -> impl Iterator<Item = Entry<'_>> {
    text.lines().zip(1..).filter_map(|(content, line)| {
        let (key, _) = content.split_once('=')?;
        let key = key.trim_end_matches(' ');
        let (key, is_term) = key.strip_prefix('-').map_or((key, false), |key| (key, true));
        let identifier = key.starts_with(|it: char| it.is_ascii_alphabetic())
            && key.chars().all(|it| it.is_ascii_alphanumeric() || it == '-' || it == '_');
        identifier.then_some(Entry { key, is_term, line })
    })
}

/// The entry that begins on the line, or the one before if the line continues it.
fn owner(text: &str, line: usize) -> Option<String> {
    let content = text.lines().nth(line.saturating_sub(1))?;
    let continues = content.starts_with(' ');
    let before = scan(text).take_while(|entry| entry.line <= line).last()?;
    (continues || before.line == line).then(|| before.key.to_owned())
}

fn line_at(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|it| *it == b'\n').count() + 1
}

/// The files of a language cannot be used as they are.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct BadLocale {
    pub language: Language,
    pub faults: Vec<Fault>,
}

/// One thing to correct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub place: Place,
    /// The message it happened in, where that can be told.
    pub key: Option<String>,
    pub trouble: Trouble,
}

/// A line, counted from one, of a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub source: Source,
    pub line: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file of this crate's own.
    Own(&'static str),
    /// One of the sources given to [`Voice::new`](crate::Voice::new), counted from zero.
    Given(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Fluent cannot read it, in Fluent's words.
    Syntax(String),
    /// The key was taken.
    Twice { first: Place },
    /// The key is the name of a function.
    Reserved,
}

impl fmt::Display for BadLocale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the `{}` locale cannot be used:", self.language)?;
        self.faults.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)?;
        if let Some(key) = &self.key {
            write!(f, ", `{key}`")?;
        }
        match &self.trouble {
            Trouble::Syntax(what) => write!(f, ": {what}"),
            Trouble::Twice { first } => write!(f, ": already at {first}; rename or remove one"),
            Trouble::Reserved => write!(f, ": this is the name of a function; choose another"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.source {
            Source::Own(name) => write!(f, "{name}, line {}", self.line),
            Source::Given(at) => write!(f, "source {}, line {}", at + 1, self.line),
        }
    }
}
