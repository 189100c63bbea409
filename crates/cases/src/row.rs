//! TOML values with their places: tables of known keys, texts, numbers, lists.

use crate::malformed::Complaints;
use crate::nearest::meant;
use crate::source::Span;
use kernel::position::Field;
use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

/// A value and where it stands.
pub type Node<'d> = Spanned<DeValue<'d>>;

/// A text and where it stands.
#[derive(Clone, Debug)]
pub struct Word<'d> {
    pub text: &'d str,
    pub span: Span,
}

/// A table whose keys are a closed set.
#[derive(Clone, Debug)]
pub struct Row<'d> {
    table: &'d DeTable<'d>,
    pub span: Span,
}

impl<'d> Row<'d> {
    pub fn new(table: &'d DeTable<'d>, span: Span) -> Self {
        Self { table, span }
    }

    /// Takes a value as a table; `what` names it in the complaint.
    pub fn of(node: &'d Node<'d>, what: &str, complaints: &mut Complaints<'_>) -> Option<Self> {
        match node.get_ref() {
            DeValue::Table(table) => Some(Self { table, span: node.span() }),
            other => {
                wrong(node, what, "a table", other, complaints);
                None
            }
        }
    }

    /// Complains of every key that is not one of these.
    pub fn allow(&self, keys: &[&str], complaints: &mut Complaints<'_>) {
        for key in self.table.keys() {
            let word: &str = key.get_ref();
            if !keys.contains(&word) {
                let help = meant(word, keys.iter().copied())
                    .unwrap_or_else(|| format!("known here: {}", keys.join(", ")));
                complaints.advise(key.span(), &format!("unknown key \"{word}\""), Some(help));
            }
        }
    }

    pub fn get(&self, key: &str) -> Option<&'d Node<'d>> {
        self.table.get(key)
    }

    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// Where the key is written; the whole table if it is not.
    pub fn key_span(&self, key: &str) -> Span {
        self.table.get_key_value(key).map_or(self.span.clone(), |(key, _)| key.span())
    }

    pub fn text(&self, key: &str, complaints: &mut Complaints<'_>) -> Option<Word<'d>> {
        text(self.get(key)?, key, complaints)
    }

    pub fn number(&self, key: &str, complaints: &mut Complaints<'_>) -> Option<i64> {
        let node = self.get(key)?;
        match node.get_ref() {
            DeValue::Integer(digits) => integer(digits, node.span(), complaints),
            other => {
                wrong(node, key, "a whole number", other, complaints);
                None
            }
        }
    }

    pub fn flag(&self, key: &str, complaints: &mut Complaints<'_>) -> Option<bool> {
        let node = self.get(key)?;
        match node.get_ref() {
            DeValue::Boolean(flag) => Some(*flag),
            other => {
                wrong(node, key, "true or false", other, complaints);
                None
            }
        }
    }

    /// The items of a list; none if the key is not there.
    pub fn list(&self, key: &str, complaints: &mut Complaints<'_>) -> &'d [Node<'d>] {
        let Some(node) = self.get(key) else { return &[] };
        match node.get_ref() {
            DeValue::Array(items) => items,
            other => {
                wrong(node, key, "a list", other, complaints);
                &[]
            }
        }
    }

    pub fn field(&self, key: &str, complaints: &mut Complaints<'_>) -> Option<Field> {
        field(self.get(key)?, complaints)
    }

    pub fn entries(&self) -> impl Iterator<Item = (&'d str, Span, &'d Node<'d>)> {
        self.table.iter().map(|(key, node)| (key.get_ref().as_ref(), key.span(), node))
    }
}

pub fn text<'d>(
    node: &'d Node<'d>,
    what: &str,
    complaints: &mut Complaints<'_>,
) -> Option<Word<'d>> {
    match node.get_ref() {
        DeValue::String(text) => Some(Word { text, span: node.span() }),
        other => {
            wrong(node, what, "a text", other, complaints);
            None
        }
    }
}

/// A value of a position: a number, a flag, a text, or a list of those.
pub fn field(node: &Node<'_>, complaints: &mut Complaints<'_>) -> Option<Field> {
    match node.get_ref() {
        DeValue::String(text) => Some(Field::Text(text.to_string())),
        DeValue::Boolean(flag) => Some(Field::Flag(*flag)),
        DeValue::Integer(digits) => integer(digits, node.span(), complaints).map(Field::Number),
        DeValue::Array(items) => {
            items.iter().map(|item| field(item, complaints)).collect::<Option<_>>().map(Field::List)
        }
        other @ (DeValue::Float(_) | DeValue::Datetime(_) | DeValue::Table(_)) => {
            wrong(node, "a value", "a whole number, a flag, a text or a list", other, complaints);
            None
        }
    }
}

pub fn integer(digits: &DeInteger<'_>, span: Span, complaints: &mut Complaints<'_>) -> Option<i64> {
    let number = i64::from_str_radix(digits.as_str(), digits.radix()).ok();
    if number.is_none() {
        complaints.say(span, "this number is too large");
    }
    number
}

/// Complains of a value that is of another kind than it must be.
pub fn wrong(
    node: &Node<'_>,
    what: &str,
    must_be: &str,
    is: &DeValue<'_>,
    complaints: &mut Complaints<'_>,
) {
    let what = format!("{what} must be {must_be}, not {}", kind(is));
    complaints.say(node.span(), &what);
}

fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a number",
        DeValue::Float(_) => "a fraction",
        DeValue::Boolean(_) => "a flag",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
