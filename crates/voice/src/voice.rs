//! A language with its sentences loaded.

use crate::locale::{self, BadLocale};
use crate::{Language, capital, grammar};
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use scene::{Phrase, Text, meter};
use std::collections::HashMap;
use std::fmt;

/// One language, the sentences of one game in it, and the words every host needs.
pub struct Voice {
    language: Language,
    bundle: Sentences,
    /// Sorted, because Fluent does not tell what it holds.
    keys: Vec<String>,
    texts: HashMap<Text, Phrase>,
}

pub(crate) type Sentences = FluentBundle<FluentResource>;

impl Voice {
    /// Loads the texts of Fluent files, all of one language, beside the words of the table.
    ///
    /// Every fault of every source is reported at once, so that a translator corrects them in one
    /// sitting.
    pub fn new(language: Language, sources: &[&str]) -> Result<Self, BadLocale> {
        let locale = locale::read(language, sources)?;
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks are for mixing directions of writing; both languages here run left to right.
        bundle.set_use_isolating(false);
        let registered =
            bundle.add_builtins().and_then(|()| bundle.add_function("CAP", capital::cap));
        debug_assert!(registered.is_ok(), "functions come first into an empty bundle");
        for resource in locale.resources {
            bundle.add_resource_overriding(resource);
        }
        Ok(Self { language, bundle, keys: locale.keys, texts: HashMap::new() })
    }

    /// Beside sentences there are texts made of them, which a phrase names by their key.
    pub fn with_texts(self, texts: impl IntoIterator<Item = (Text, Phrase)>) -> Self {
        Self { texts: texts.into_iter().collect(), ..self }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The phrase as a sentence; what the locale lacks stands in it as ⟨key⟩ or `{$variable}`.
    pub fn say(&self, phrase: &Phrase) -> String {
        meter::made_one();
        grammar::sentence(self, phrase)
    }

    /// The text a phrase names, or the phrase itself.
    pub(crate) fn meant<'a>(&'a self, phrase: &'a Phrase) -> &'a Phrase {
        self.texts.get(&phrase.key).unwrap_or(phrase)
    }

    pub(crate) fn sentences(&self) -> &Sentences {
        &self.bundle
    }

    /// Whether the key can be said; a message of attributes alone cannot.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The key of every message, the table's own among them, in alphabetical order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// The attributes of a message, in the order they are written.
    pub(crate) fn attributes(&self, key: &str) -> impl Iterator<Item = &str> {
        let message = self.bundle.get_message(key);
        message.into_iter().flat_map(|message| message.attributes()).map(|it| it.id())
    }
}

impl fmt::Debug for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Voice")
            .field("language", &self.language)
            .field("keys", &self.keys.len())
            .finish_non_exhaustive()
    }
}
