//! A sentence before it has a language: a Fluent key and its arguments.

mod wire;

use crate::{Text, meter};
use ts_rs::TS;

/// A message to be said in the viewer's language: its key, and its arguments beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, TS)]
#[ts(type = "{ key: string, [name: string]: Arg }")]
pub struct Phrase {
    pub key: Text,
    /// None is called `key`.
    pub args: Vec<(Text, Arg)>,
}

/// An argument of a message: a count, a name, a nested phrase, several names, plain text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, TS)]
#[ts(type = "number | string | Phrase | { names: Array<string> } | { text: string }")]
pub enum Arg {
    /// A number, for plurals.
    Count(i64),
    /// A named thing: the key of a message whose attributes are its grammatical forms.
    Name(Text),
    /// Several named things, joined as the language does.
    Names(Vec<Text>),
    /// Text that has no language: a player's name, a row of dice.
    Text(Text),
    /// Another phrase, nested in this one.
    Said(Box<Phrase>),
}

impl Phrase {
    pub fn new(key: impl Into<Text>) -> Self {
        meter::made_one();
        Self { key: key.into(), args: Vec::new() }
    }

    pub fn count(self, name: &'static str, count: impl Into<i64>) -> Self {
        self.with(name, Arg::Count(count.into()))
    }

    pub fn name(self, name: &'static str, key: impl Into<Text>) -> Self {
        self.with(name, Arg::Name(key.into()))
    }

    pub fn names(self, name: &'static str, keys: Vec<Text>) -> Self {
        self.with(name, Arg::Names(keys))
    }

    pub fn text(self, name: &'static str, text: impl Into<Text>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }

    pub fn said(self, name: &'static str, phrase: Phrase) -> Self {
        self.with(name, Arg::Said(Box::new(phrase)))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        debug_assert_ne!(name, wire::KEY, "the key stands beside the arguments");
        self.args.push((Text::new_static(name), arg));
        self
    }
}
