//! Values that a path is answered with.

use super::Field;

pub fn number(value: impl Into<i64>) -> Field {
    Field::Number(value.into())
}

pub fn word(text: &str) -> Field {
    Field::Text(text.to_owned())
}

pub fn list<'t>(texts: impl IntoIterator<Item = &'t str>) -> Field {
    Field::List(texts.into_iter().map(word).collect())
}
