//! Reading columns: numbers, enumerations, JSON. What a column cannot hold is an error, not a guess.

use serde::de::DeserializeOwned;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::StoreError;

/// A number as databases keep it.
pub(crate) fn whole(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

pub(crate) fn number(row: &AnyRow, column: &'static str) -> Result<u64, StoreError> {
    let n: i64 = signed(row, column)?;
    u64::try_from(n).map_err(|_| unreadable(column, "the number is negative"))
}

pub(crate) fn seat(row: &AnyRow, column: &'static str) -> Result<u8, StoreError> {
    let n: i64 = signed(row, column)?;
    u8::try_from(n).map_err(|_| unreadable(column, "no table has such a seat"))
}

pub(crate) fn signed(row: &AnyRow, column: &'static str) -> Result<i64, StoreError> {
    row.try_get(column).map_err(|error| unreadable(column, error))
}

pub(crate) fn maybe_signed(row: &AnyRow, column: &'static str) -> Result<Option<i64>, StoreError> {
    row.try_get(column).map_err(|error| unreadable(column, error))
}

pub(crate) fn text(row: &AnyRow, column: &'static str) -> Result<String, StoreError> {
    row.try_get(column).map_err(|error| unreadable(column, error))
}

pub(crate) fn maybe_text(row: &AnyRow, column: &'static str) -> Result<Option<String>, StoreError> {
    row.try_get(column).map_err(|error| unreadable(column, error))
}

pub(crate) fn bytes(row: &AnyRow, column: &'static str) -> Result<Vec<u8>, StoreError> {
    row.try_get(column).map_err(|error| unreadable(column, error))
}

pub(crate) fn json<T: DeserializeOwned>(
    row: &AnyRow,
    column: &'static str,
) -> Result<T, StoreError> {
    serde_json::from_str(&text(row, column)?).map_err(|error| unreadable(column, error))
}

/// A word of a closed list.
pub(crate) fn word<T>(
    row: &AnyRow,
    column: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, StoreError> {
    let text = text(row, column)?;
    read(&text).ok_or_else(|| unreadable(column, format!("{text:?} is not one of its words")))
}

fn unreadable(column: &'static str, why: impl std::fmt::Display) -> StoreError {
    StoreError::Database { doing: "reading a row", why: format!("column {column}: {why}") }
}

/// Plain data as JSON text; what cannot be written is nothing we store.
pub(crate) fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}
