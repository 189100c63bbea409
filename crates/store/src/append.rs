//! Appending: inputs enter a log if, and only if, it ends where their writer believes.

use std::collections::{BTreeSet, HashMap};

use sqlx::AnyConnection;
use tokio::sync::oneshot;

use crate::dialect::Dialect;
use crate::error::check_line;
use crate::ids::now;
use crate::rows::{self, to_json, whole};
use crate::seal::Seal;
use crate::writer::Job;
use crate::{AppendError, Conflict, Millis, Status, Store, StoreError, TableId, Tip};

/// Consecutive inputs, and the state of the table after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    pub table: TableId,
    /// Where the writer believes the log ends.
    pub after: Tip,
    /// Entries as JSON lines; all enter the log or none. Without any only the standing changes.
    pub entries: Vec<String>,
    /// Seats whose answer is awaited afterwards.
    pub asked: Vec<u8>,
    pub status: Status,
}

/// The inputs are durable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// Where the log ends now.
    pub tip: Tip,
}

impl Store {
    /// Appends, and returns when the inputs are durable.
    ///
    /// Waits while the writer's queue is full: who asks for more than the disk can give is slowed,
    /// not dropped.
    pub async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        for entry in &append.entries {
            check_line("an entry", entry)?;
        }
        let (asker, answer) = oneshot::channel();
        let outcome = Err(StoreError::Closed.into());
        self.enqueue(Job::Append(QueuedAppend { append, outcome, asker })).await?;
        answer.await.unwrap_or_else(|_| Err(StoreError::Closed.into()))
    }
}

/// An append in the queue, with somebody waiting for it.
pub(crate) struct QueuedAppend {
    pub(crate) append: Append,
    pub(crate) outcome: Result<Appended, AppendError>,
    pub(crate) asker: oneshot::Sender<Result<Appended, AppendError>>,
}

/// Writes the appends of a batch inside its transaction: three statements, however many they are.
///
/// Each is judged against the end of its log as this transaction holds it, the batch's earlier
/// appends included, so that one that comes too late fails alone. The primary key of the inputs
/// stands behind that judgement.
pub(crate) async fn write(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &mut [QueuedAppend],
) -> Result<(), sqlx::Error> {
    let mut standings = standings(connection, dialect, appends).await?;
    let mut inputs = Vec::new();
    let at = now();
    for queued in appends {
        queued.outcome = judge(&mut standings, &queued.append, at, &mut inputs);
    }
    let moved: Vec<_> = standings.iter().filter_map(|(table, now)| now.row(table)).collect();
    if !inputs.is_empty() {
        sqlx::query(dialect.insert_inputs())
            .bind(to_json(&inputs))
            .bind(at)
            .execute(&mut *connection)
            .await?;
    }
    if !moved.is_empty() {
        sqlx::query(dialect.move_tips())
            .bind(to_json(&moved))
            .bind(at)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Keeps tables as they stand until the commit.
///
/// Errands lock as they go, each in its turn; with two nodes at it, each could wait for what the
/// other has. So everything a batch will need is locked first, in the order all nodes use.
pub(crate) async fn hold(
    connection: &mut AnyConnection,
    dialect: Dialect,
    tables: BTreeSet<&str>,
) -> Result<(), sqlx::Error> {
    sqlx::query(dialect.tips()).bind(to_json(&tables)).fetch_all(connection).await?;
    Ok(())
}

/// The state of a table while a batch is checked.
struct Standing {
    tip: Tip,
    status: Status,
    /// What the next input is sealed to.
    seal: Seal,
    /// Whose answer is awaited, once this batch has said so.
    asked: Option<String>,
}

/// An input to be written: table, seq, entry, seal.
type Row<'a> = (&'a str, i64, &'a str, String);

impl Standing {
    /// The row to be written: table, seq, asked, status, seal.
    fn row<'a>(&'a self, table: &'a TableId) -> Option<(&'a str, u64, &'a str, &'a str, &'a str)> {
        let asked = self.asked.as_deref()?;
        Some((table.as_str(), self.tip.seq, asked, self.status.as_str(), self.seal.as_str()))
    }
}

async fn standings(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &[QueuedAppend],
) -> Result<HashMap<TableId, Standing>, sqlx::Error> {
    let named: BTreeSet<&str> = appends.iter().map(|q| q.append.table.as_str()).collect();
    let found = sqlx::query(dialect.tips()).bind(to_json(&named)).fetch_all(connection).await?;
    let read = |row| -> Result<(TableId, Standing), StoreError> {
        let status = rows::word(row, "status", Status::read)?;
        let table = TableId(rows::text(row, "table_id")?);
        let seal = Seal::read(row, "seal")?;
        Ok((table, Standing { tip: Tip::read(row)?, status, seal, asked: None }))
    };
    found.iter().map(|row| read(row).map_err(|error| sqlx::Error::Decode(error.into()))).collect()
}

fn judge<'a>(
    standings: &mut HashMap<TableId, Standing>,
    append: &'a Append,
    at: Millis,
    inputs: &mut Vec<Row<'a>>,
) -> Result<Appended, AppendError> {
    let missing = || StoreError::Missing { what: "table", id: append.table.0.clone() };
    let standing = standings.get_mut(&append.table).ok_or_else(missing)?;
    if !standing.status.takes_inputs() {
        return Err(AppendError::NotOpen { status: standing.status });
    }
    if standing.tip != append.after {
        return Err(Conflict { tip: standing.tip }.into());
    }
    for entry in &append.entries {
        standing.tip.seq += 1;
        standing.seal = standing.seal.next(standing.tip.seq, at, entry);
        let seal = standing.seal.as_str().to_owned();
        inputs.push((append.table.as_str(), whole(standing.tip.seq), entry, seal));
    }
    standing.status = append.status;
    standing.asked = Some(to_json(&append.asked));
    Ok(Appended { tip: standing.tip })
}
