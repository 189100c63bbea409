//! The storage of tables: their logs, seats, people, chat and reports, in SQLite or PostgreSQL.
//!
//! The log is the storage. An input is acknowledged only when it is durable, and accepted only if
//! the log still ends where its writer believes, so that any number of nodes may append without
//! owning a table: the loser gets a [`Conflict`], reloads and tries again. One writer task per
//! store puts everything that is waiting into one transaction, because the flush to disk is what an
//! input costs.
//!
//! Every row of a log carries a seal chained to the row before, and is checked against it when it
//! is read (`seal.rs`): a damaged log is reported and never played on. The database's own health is
//! in [`Store::health`].
//!
//! Both databases are queried with the same statements; where their dialects differ, the two
//! versions are side by side in `dialect.rs`.
//!
//! This crate must never know a game, a rule or a network: entries, headers and states are text.

mod address;
mod ailment;
mod append;
mod batch;
mod check;
mod dialect;
mod errand;
mod error;
mod health;
mod ids;
mod inputs;
mod open;
mod people;
mod postgres;
mod reports;
mod rows;
mod schema;
mod seal;
mod sealing;
mod seats;
mod snapshots;
mod sqlite;
mod stats;
mod tables;
mod talk;
mod undo;
mod upkeep;
mod writer;

pub use ailment::Ailment;
pub use append::{Append, Appended};
pub use check::{Checked, check};
pub use error::{AppendError, Conflict, StoreError};
pub use health::Health;
pub use ids::{IdentityId, Millis, ReportId, SecretHash, TableId};
pub use inputs::{Log, StoredInput};
pub use open::{Settings, Store};
pub use people::{Identity, Passkey};
pub use reports::Report;
pub use seats::{Claim, Seat, SeatKind};
pub use snapshots::Snapshot;
pub use stats::Stats;
pub use tables::{Listing, NewTable, SeatedAt, Status, Table, TableOptions, Tip};
pub use talk::Talk;
pub use undo::{CutBack, Undone};
pub use upkeep::{Restored, UpkeepError, backup, restore};
