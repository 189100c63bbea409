//! Names and stories of a pack: `en.ftl` and `ru.ftl`.

use crate::file::{self, File};
use crate::plain;
use std::collections::{HashMap, HashSet};

/// The languages every pack must have.
pub const LANGUAGES: [&str; 2] = ["en", "ru"];

/// Who has which message: a pack may add messages but change none.
#[derive(Debug, Default)]
pub struct Words<'w> {
    known: HashMap<(&'w str, &'w str), &'w str>,
}

impl<'w> Words<'w> {
    /// Records the messages of the named pack.
    pub fn know(&mut self, language: &'w str, text: &'w str, whose: &'w str) {
        for (key, _) in messages(text) {
            self.known.entry((language, key)).or_insert(whose);
        }
    }

    /// The errors of a file of messages, apart from its grammar.
    pub fn faults(&self, file: &File<'_>, language: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        if let Some((at, letter)) = plain::first_unfit(file.text) {
            let span = at..at + letter.len_utf8();
            wrong.push(file::drawn(file, span, plain::complaint(letter)));
        }
        for (key, at) in messages(file.text) {
            if let Some(whose) = self.known.get(&(language, key)) {
                let what =
                    format!("{whose} already has the message \"{key}\": give yours another key");
                wrong.push(file::drawn(file, at..at + key.len(), what));
            }
        }
        wrong
    }
}

/// The messages of a text in order, each with its position.
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

/// The forms of each message, such as `gen` and `in`, by its key.
pub fn forms(text: &str) -> HashMap<&str, HashSet<&str>> {
    let mut forms: HashMap<&str, HashSet<&str>> = HashMap::new();
    let mut of = "";
    let keys: HashMap<usize, &str> = messages(text).map(|(key, at)| (at, key)).collect();
    let mut from = 0;
    for line in text.split_inclusive('\n') {
        if let Some(key) = keys.get(&from) {
            of = key;
            forms.entry(of).or_default();
        } else if let Some((form, _)) =
            line.trim_start().strip_prefix('.').and_then(|it| it.split_once('='))
        {
            forms.entry(of).or_default().insert(form.trim_end());
        }
        from += line.len();
    }
    forms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_belong_to_the_message_above_them() {
        let text =
            "a = A\n    .gen = of A\n    .in =\n        in A\n# c\nb =\n    B\n    .in = in B\n";
        let found = forms(text);
        assert_eq!(found["a"], HashSet::from(["gen", "in"]));
        assert_eq!(found["b"], HashSet::from(["in"]));
    }

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
