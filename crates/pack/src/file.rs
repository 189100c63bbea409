//! A file of a pack, and its errors.

use crate::plain;
use script::{Source, Span, Trouble};
use serde::de::DeserializeOwned;
use std::fmt;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// A file of a pack.
#[derive(Clone, Copy, Debug)]
pub struct File<'p> {
    /// Its path within the pack: `encounters/america.toml`.
    pub path: &'p str,
    /// Its name in errors: `my-pack/encounters/america.toml`.
    pub shown: &'p str,
    pub text: &'p str,
}

impl<'p> File<'p> {
    /// A file named by its path within the pack.
    pub const fn new(path: &'p str, text: &'p str) -> Self {
        Self { path, shown: path, text }
    }
}

/// All errors of a pack, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPack(pub Vec<String>);

impl fmt::Display for BadPack {
    /// Errors repeat lines of the pack, which may be crafted to trick a terminal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&plain::visible(&self.0.join("\n\n")))
    }
}

impl std::error::Error for BadPack {}

/// An error at a position of a file, with its line and a caret.
pub fn drawn(file: &File<'_>, span: Range<usize>, what: impl Into<String>) -> String {
    let end = span.end.min(file.text.len());
    let start = span.start.min(end);
    let source = Source { file: file.shown, text: file.text, start, effect: "" };
    Trouble::at(Span { start: 0, end: end - start }, what).draw(&source)
}

/// Parses a TOML file.
pub fn toml<Shape: DeserializeOwned>(file: &File<'_>) -> Result<Shape, String> {
    toml::from_str(file.text).map_err(|error| {
        let what = error.message().replace('\n', ": ");
        drawn(file, error.span().unwrap_or_default(), what)
    })
}

/// The id of something in a file, and its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Id {
    /// The list it is in: `card`, or `ancient-one.mystery`.
    pub list: String,
    pub id: String,
    pub span: Range<usize>,
}

/// All ids of a file, in order.
pub fn ids(file: &File<'_>) -> Vec<Id> {
    let mut found = Vec::new();
    if let Ok(table) = DeTable::parse(file.text) {
        collect(table.get_ref(), "", &mut found);
    }
    found.sort_by_key(|id: &Id| id.span.start);
    found
}

fn collect(table: &DeTable<'_>, above: &str, found: &mut Vec<Id>) {
    for (key, value) in table.iter() {
        let DeValue::Array(items) = value.get_ref() else { continue };
        let dot = if above.is_empty() { "" } else { "." };
        let list = format!("{above}{dot}{}", key.get_ref());
        for item in items.iter() {
            let DeValue::Table(item) = item.get_ref() else { continue };
            if let Some(id) = item.get("id")
                && let DeValue::String(name) = id.get_ref()
            {
                let span = id.span();
                found.push(Id { list: list.clone(), id: name.clone().into_owned(), span });
            }
            collect(item, &list, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_anywhere() {
        let text = "[[one]]\nid = \"a\"\n[[one.part]]\nid = \"b\"\n[[two]]\nid = 'c'\nbacks = [{id = \"d\"}]\n";
        let file = File::new("all.toml", text);
        let found: Vec<_> = ids(&file).into_iter().map(|it| (it.list, it.id)).collect();
        let pair = |list: &str, id: &str| (list.to_owned(), id.to_owned());
        let due =
            [pair("one", "a"), pair("one.part", "b"), pair("two", "c"), pair("two.backs", "d")];
        assert_eq!(found, due);
        let at = ids(&file)[2].span.clone();
        let drawn = drawn(&file, at, "wrong");
        assert!(drawn.contains("all.toml:6:6") && drawn.contains("^^^"), "{drawn}");
    }
}
