//! Positions written by name, for cases: fields over a legal set-up, and values read at paths.

pub mod made;
mod values;

pub use values::{nearest, word};

use crate::{Events, Shown};

/// A value in a case file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    Number(i64),
    Flag(bool),
    Text(String),
    List(Vec<Field>),
}

/// A game whose positions can be written and read by name.
pub trait Positioned: Shown {
    /// A position being written: a legal set-up, not yet asking anything.
    type Draft;

    fn draft(content: &Self::Content) -> Self::Draft;

    /// Sets one field. `path` is the dotted key, split: `["sleeper", "power"]`.
    fn set(
        draft: &mut Self::Draft,
        content: &Self::Content,
        path: &[&str],
        value: &Field,
    ) -> Result<(), BadField>;

    /// Checks the whole position and plays on from it to the first question.
    fn start(
        draft: Self::Draft,
        content: &Self::Content,
        out: &mut Events<Self::Event>,
    ) -> Result<Self, BadField>;

    /// The value at a path; everything the position language can set can be read.
    fn get(&self, content: &Self::Content, path: &[&str]) -> Result<Field, BadField>;

    /// How events are written; the first word of each form is unique.
    fn event_forms() -> &'static [&'static str];

    /// All words a case of this game may use.
    fn vocabulary(content: &Self::Content) -> Vocabulary;
}

/// The vocabulary of a game's cases, for documentation and for suggestions.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Vocabulary {
    /// Fields a position may set, with their types.
    pub fields: Vec<(String, String)>,
    /// Further paths that can be read.
    pub paths: Vec<(String, String)>,
    /// How choices are written; words in capitals stand for a name from `names`.
    pub choices: Vec<String>,
    /// What can be drawn.
    pub drawn: Vec<String>,
    pub events: Vec<String>,
    /// Lines of odds and means that options show, with what they measure.
    pub figures: Vec<(String, String)>,
    /// The names that stand for the words in capitals.
    pub names: Vec<(String, Vec<String>)>,
}

/// What is wrong with a field of a position, and which half of `key = value` is to blame.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}")]
pub struct BadField {
    pub blame: Blame,
    pub what: String,
    pub nearest: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    Key,
    Value,
    /// The position as a whole, not one field.
    Position,
}

impl BadField {
    pub fn key(what: impl Into<String>, nearest: Option<String>) -> Self {
        Self { blame: Blame::Key, what: what.into(), nearest }
    }

    pub fn value(what: impl Into<String>, nearest: Option<String>) -> Self {
        Self { blame: Blame::Value, what: what.into(), nearest }
    }

    pub fn position(what: impl Into<String>) -> Self {
        Self { blame: Blame::Position, what: what.into(), nearest: None }
    }
}

impl Field {
    /// A list in which "3 wizard" stands for three times "wizard", expanded.
    pub fn spelled_out(&self) -> Field {
        let Field::List(items) = self else { return self.clone() };
        let repeated = |item: &Field| match item {
            Field::Text(text) => match text.split_once(' ').map(|(n, name)| (n.parse(), name)) {
                Some((Ok(count), name)) => vec![Field::Text(name.to_owned()); count],
                _ => vec![item.clone()],
            },
            _ => vec![item.clone()],
        };
        Field::List(items.iter().flat_map(repeated).collect())
    }
}

impl From<i64> for Field {
    fn from(number: i64) -> Self {
        Field::Number(number)
    }
}

impl From<bool> for Field {
    fn from(flag: bool) -> Self {
        Field::Flag(flag)
    }
}

impl From<&str> for Field {
    fn from(text: &str) -> Self {
        Field::Text(text.to_owned())
    }
}

impl<const N: usize> From<[&str; N]> for Field {
    fn from(texts: [&str; N]) -> Self {
        Field::List(texts.into_iter().map(Field::from).collect())
    }
}

impl std::fmt::Display for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Field::Number(number) => write!(f, "{number}"),
            Field::Flag(flag) => write!(f, "{flag}"),
            Field::Text(text) => write!(f, "\"{text}\""),
            Field::List(items) => {
                f.write_str("[")?;
                for (n, item) in items.iter().enumerate() {
                    if n > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{item}")?;
                }
                f.write_str("]")
            }
        }
    }
}
