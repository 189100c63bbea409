//! Names and stories of a pack: `en.ftl` and `ru.ftl`.

use crate::file::{self, File};
use crate::plain;
use std::collections::HashMap;

/// The languages in which everything is said.
pub const LANGUAGES: [&str; 2] = ["en", "ru"];

/// Who has which message: a pack may add messages, and change none.
#[derive(Debug, Default)]
pub struct Words<'w> {
    known: HashMap<(&'w str, &'w str), &'w str>,
}

impl<'w> Words<'w> {
    /// Notes the messages that whoever is named here brings.
    pub fn know(&mut self, language: &'w str, text: &'w str, whose: &'w str) {
        for (key, _) in messages(text) {
            self.known.entry((language, key)).or_insert(whose);
        }
    }

    /// What is wrong with a file of messages, apart from its grammar.
    pub fn faults(&self, file: &File<'_>, language: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        if let Some((at, letter)) = plain::first_unfit(file.text) {
            let span = at..at + letter.len_utf8();
            wrong.push(file::drawn(file, span, plain::complaint(letter)));
        }
        for (key, at) in messages(file.text) {
            if let Some(whose) = self.known.get(&(language, key)) {
                let what =
                    format!("{whose} has the message \"{key}\" already: a pack only adds some");
                wrong.push(file::drawn(file, at..at + key.len(), what));
            }
        }
        wrong
    }
}

/// The messages of a text in order, each with where it stands.
pub fn messages(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let mut from = 0;
    text.split_inclusive('\n').filter_map(move |line| {
        let at = from;
        from += line.len();
        let (key, _) = line.split_once('=')?;
        let key = key.trim_end();
        let is_key = key.starts_with(|it: char| it.is_ascii_alphabetic() || it == '-')
            && key.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-' || it == b'_');
        is_key.then_some((key, at))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_adds_messages_and_changes_none() {
        let mut words = Words::default();
        words.know("en", "eh-asset-axe = Axe\n    .few = Axes\n# c = d\n", "base");
        let text = "eh-asset-lamp = Lamp\neh-asset-axe =\n    Hatchet\n";
        let wrong = words.faults(&File::new("en.ftl", text), "en");
        assert!(wrong.len() == 1 && wrong[0].contains("en.ftl:2"), "{wrong:?}");
        assert_eq!(words.faults(&File::new("ru.ftl", text), "ru"), [""; 0]);
        assert_eq!(messages(text).count(), 2);
    }
}
