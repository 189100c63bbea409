//! The manual's tables, generated from the phrasebook so that they are never out of date.

use crate::phrasebook::{Entry, Language, Phrasebook};
use std::fmt::Write;

/// All phrases of a game as Markdown tables.
pub fn manual<T: Language>(book: &'static Phrasebook<T>) -> String {
    let mut text = String::new();
    table(&mut text, "Instructions", book.verbs);
    table(&mut text, "Numbers", book.values);
    table(&mut text, "Selectors", book.whos);
    table(&mut text, "Conditions", book.whens);
    table(&mut text, "Tests", book.checks);
    text
}

fn table<T: Language, Out>(text: &mut String, title: &str, entries: &[Entry<T, Out>]) {
    if entries.is_empty() {
        return;
    }
    let _ = writeln!(text, "### {title}\n\n| phrase | what it does |\n|---|---|");
    for entry in entries {
        let _ = writeln!(text, "| `{}` | {} |", entry.says.replace('|', "\\|"), entry.about);
    }
    text.push('\n');
}
