//! Reads what a game says in every language and notes what is wrong with it; for the tests of games.

use crate::locale::BadLocale;
use crate::{Language, Voice, compare};
use scene::{Arg, Phrase, Text, text};
use serde::{Deserialize as _, Serialize};
use serde_json::Value;
use std::collections::{BTreeSet, HashSet};

/// Says every phrase it is given in every language, each one once.
#[derive(Debug)]
pub struct Proofreader {
    voices: Vec<Voice>,
    read: HashSet<Phrase>,
    faults: BTreeSet<String>,
}

impl Proofreader {
    /// The Fluent files of a game, each with the code of its language.
    ///
    /// What only one language can say is a fault already.
    pub fn new(locales: &[(&str, &str)]) -> Result<Self, BadLocale> {
        let voices = Language::ALL.map(|language| {
            let files = locales.iter().filter(|(code, _)| *code == language.code());
            Voice::new(language, &files.map(|(_, text)| *text).collect::<Vec<_>>())
        });
        let voices = voices.into_iter().collect::<Result<Vec<_>, _>>()?;
        let faults = voices.windows(2).flat_map(|pair| compare(&pair[0], &pair[1])).collect();
        Ok(Self { voices, read: HashSet::new(), faults })
    }

    /// Texts made of sentences, which a phrase names by their key.
    #[must_use]
    pub fn with_texts(self, texts: &[(Text, Phrase)]) -> Self {
        let voices = self.voices.into_iter();
        Self { voices: voices.map(|voice| voice.with_texts(texts.to_vec())).collect(), ..self }
    }

    pub fn read(&mut self, phrase: &Phrase) {
        if !self.read.insert(phrase.clone()) {
            return;
        }
        for voice in &self.voices {
            let (language, said) = (voice.language(), voice.say(phrase));
            if let Some(fault) = fault(language, &said) {
                self.faults.insert(format!("{language}: {} {fault}: \"{said}\"", phrase.key));
            }
        }
    }

    /// Reads what every host says of a game: its name and those of its seats.
    pub fn read_names(&mut self, game: &str, seats: &[&str]) {
        self.read(&Phrase::new(text!("game-{game}")));
        seats.iter().for_each(|seat| self.read(&Phrase::new(text!("{game}-seat-{seat}"))));
    }

    /// Reads every phrase anywhere in what is sent, so that a new field cannot be forgotten.
    pub fn read_all(&mut self, sent: &impl Serialize) {
        match serde_json::to_value(sent) {
            Ok(value) => self.walk(&value),
            Err(error) => {
                self.faults.insert(format!("something that cannot be sent: {error}"));
            }
        }
    }

    fn walk(&mut self, value: &Value) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| self.walk(item)),
            // Nothing that is sent has a key, except phrases.
            Value::Object(fields) if fields.contains_key("key") => {
                match Phrase::deserialize(value) {
                    Ok(phrase) => self.read(&phrase),
                    Err(error) => {
                        self.faults.insert(format!("{value} is no phrase: {error}"));
                    }
                }
            }
            Value::Object(fields) => fields.values().for_each(|field| self.walk(field)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    /// Whether every language has a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.voices.iter().all(|voice| voice.has(key))
    }

    /// The key of every message, the table's own among them, in alphabetical order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.voices.first().into_iter().flat_map(Voice::keys)
    }

    /// The keys that no phrase read so far has used, neither as a sentence nor as a name in one.
    pub fn unused(&self) -> Vec<&str> {
        let mut used = HashSet::new();
        self.read.iter().for_each(|phrase| note_keys(phrase, &mut used));
        self.keys().filter(|key| !used.contains(key)).collect()
    }

    /// What is wrong with all that was read.
    pub fn verdict(&self) -> Result<(), String> {
        const SHOWN: usize = 40;
        if self.faults.is_empty() {
            return Ok(());
        }
        let shown: Vec<&str> = self.faults.iter().take(SHOWN).map(String::as_str).collect();
        let (count, shown) = (self.faults.len(), shown.join("\n"));
        Err(format!("what is said has {count} faults, the first of them:\n{shown}"))
    }
}

/// What a sentence in this language must not look like.
fn fault(language: Language, said: &str) -> Option<&'static str> {
    let foreign = |letter: char| match language {
        Language::Russian => letter.is_ascii_alphabetic(),
        Language::English => matches!(letter, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё'),
    };
    // A calibre begins with a point.
    let parted = said
        .match_indices(" .")
        .any(|(at, stop)| !said[at + stop.len()..].starts_with(|next: char| next.is_ascii_digit()));
    if said.trim().is_empty() {
        Some("is empty")
    } else if parted || ["⟨", "{", "  ", " ,", "( "].iter().any(|hole| said.contains(hole)) {
        Some("has a hole")
    } else if said.contains(foreign) {
        Some("has foreign letters")
    } else {
        None
    }
}

fn note_keys<'a>(phrase: &'a Phrase, used: &mut HashSet<&'a str>) {
    used.insert(&phrase.key);
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Name(key) => {
                used.insert(key);
            }
            Arg::Names(keys) => used.extend(keys.iter().map(Text::as_str)),
            Arg::Said(phrase) => note_keys(phrase, used),
            Arg::Count(_) | Arg::Text(_) => {}
        }
    }
}
