//! What can go wrong with a store, in words someone can act on.

use sqlx::error::ErrorKind;

use crate::{Ailment, Status, TableId, Tip};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    #[error(
        "unknown kind of store address {address:?}; write `sqlite:PATH` or \
         `postgres://USER@HOST/DATABASE`"
    )]
    BadAddress { address: String },
    #[error("{path} cannot be used: {why}; name a file in a directory this process may write to")]
    Unwritable { path: String, why: String },
    #[error("{path} is not an Omen store: {why}; it was left unchanged, choose another file")]
    NotAStore { path: String, why: String },
    #[error(
        "{place} has schema {found}, but this program only knows up to {known}; it was left \
         unchanged, start the version of the program that wrote it or a later one"
    )]
    NewerSchema { place: String, found: u64, known: u64 },
    #[error("no database responds at {place}: {why}; check the address and that it is running")]
    Unreachable { place: String, why: String },
    #[error("the schema of {place} could not be migrated: {why}; nothing was changed")]
    Migration { place: String, why: String },
    #[error("the store is closed: nothing was written")]
    Closed,
    #[error(
        "the connection to the database was lost while writing ({why}): it is not known whether the \
         write succeeded, reload and check"
    )]
    Lost { why: String },
    #[error("{doing} failed: {ailment} ({why}); {}", ailment.remedy())]
    Ill { ailment: Ailment, doing: &'static str, why: String },
    #[error("table {table} is damaged: {why}; {}", Ailment::Damaged.remedy())]
    Damaged { table: TableId, why: String },
    #[error("{doing} failed: {why}")]
    Database { doing: &'static str, why: String },
    #[error("{doing} failed: it names a table or a person that is not stored")]
    Dangling { doing: &'static str },
    #[error("there is no {what} {id:?}")]
    Missing { what: &'static str, id: String },
    #[error("there is already a {what} {id:?}; choose another")]
    Exists { what: &'static str, id: String },
    #[error("{what} cannot be stored: {why}")]
    Unfit { what: &'static str, why: &'static str },
    #[error("the system provides no random bytes: {why}")]
    NoRandomness { why: String },
}

/// Somebody else was first: the log does not end where the writer believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log ends at input {} after {} cuts; reload it and try again", tip.seq, tip.cuts)]
pub struct Conflict {
    /// Where the log does end.
    pub tip: Tip,
}

/// Why a log was not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    #[error(transparent)]
    Conflict(#[from] Conflict),
    #[error("the table is {} and takes no inputs", status.as_str())]
    NotOpen { status: Status },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Turns a driver's error into ours, with what was being done; for `map_err`.
pub(crate) fn during(doing: &'static str) -> impl Fn(sqlx::Error) -> StoreError {
    move |error| match &error {
        sqlx::Error::PoolClosed => StoreError::Closed,
        sqlx::Error::Database(told) if told.kind() == ErrorKind::ForeignKeyViolation => {
            StoreError::Dangling { doing }
        }
        _ => {
            let why = error.to_string();
            match Ailment::of(&error) {
                Some(ailment) => StoreError::Ill { ailment, doing, why },
                None => StoreError::Database { doing, why },
            }
        }
    }
}

/// A table whose rows are not what was written.
pub(crate) fn damaged(table: &TableId, why: impl Into<String>) -> StoreError {
    StoreError::Damaged { table: table.clone(), why: why.into() }
}

/// Text that every database can hold: PostgreSQL has no place for a zero byte.
pub(crate) fn check_text(what: &'static str, text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::Unfit { what, why: "it holds a zero byte" });
    }
    Ok(())
}

/// A line of a log: one line, not empty.
pub(crate) fn check_line(what: &'static str, line: &str) -> Result<(), StoreError> {
    check_text(what, line)?;
    if line.is_empty() || line.contains(['\n', '\r']) {
        return Err(StoreError::Unfit { what, why: "it is not exactly one line" });
    }
    Ok(())
}
