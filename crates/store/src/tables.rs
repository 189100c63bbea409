//! Tables: what they are, where they stand, and the lists people see of them.

mod change;
mod lists;
mod make;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sqlx::AnyPool;
use sqlx::any::AnyRow;

pub use lists::{Listing, SeatedAt};
pub use make::NewTable;
pub(crate) use make::refused;

use crate::error::{damaged, during};
use crate::inputs::torn;
use crate::seal::{Seal, Terms};
use crate::{Millis, Store, StoreError, TableId, rows};

/// A table with everything needed to play on, its inputs apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub id: TableId,
    pub game: String,
    /// Version of the rules' behaviour the table was begun with.
    pub engine: String,
    /// Hash of the content the table was begun with.
    pub content: String,
    /// The log's header as JSON.
    pub header: String,
    /// The secret the table's chance is drawn from; never leaves the server before the end.
    pub seed: String,
    pub options: TableOptions,
    pub created: Millis,
    pub changed: Millis,
    pub status: Status,
    /// Why the table was frozen, if it was.
    pub frozen: Option<String>,
    /// Seats whose answer is awaited.
    pub asked: Vec<u8>,
    pub tip: Tip,
}

/// Where a log ends: its last input, and how often it was cut back.
///
/// The number alone would not do: after an undo the log may reach the same number by another way,
/// and who still believes in the first way must not append to the second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tip {
    /// Number of the last input; 0 for none.
    pub seq: u64,
    pub cuts: u64,
}

impl Tip {
    pub(crate) fn read(row: &AnyRow) -> Result<Tip, StoreError> {
        Ok(Tip { seq: rows::number(row, "seq")?, cuts: rows::number(row, "cuts")? })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Seats are being filled.
    Waiting,
    Running,
    /// Stopped by the players until they go on.
    Paused,
    Finished,
    /// Stopped by the house, because something about it is broken.
    Frozen,
    Deleted,
}

impl Status {
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Paused => "paused",
            Status::Finished => "finished",
            Status::Frozen => "frozen",
            Status::Deleted => "deleted",
        }
    }

    pub fn read(word: &str) -> Option<Status> {
        use Status::{Deleted, Finished, Frozen, Paused, Running, Waiting};
        let all = [Waiting, Running, Paused, Finished, Frozen, Deleted];
        all.into_iter().find(|status| status.as_str() == word)
    }

    /// Whether an append may still come; a stopped table must first be set going again.
    pub fn takes_inputs(self) -> bool {
        match self {
            Status::Waiting | Status::Running | Status::Finished => true,
            Status::Paused | Status::Frozen | Status::Deleted => false,
        }
    }
}

/// What the host of a table decided about it; unknown options are kept for versions that know them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableOptions {
    /// Shown in the public lobby.
    pub listed: bool,
    pub spectators: bool,
    /// Who set the table up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    #[serde(flatten)]
    pub more: BTreeMap<String, serde_json::Value>,
}

impl Store {
    /// The table, which must fit its seal.
    pub async fn table(&self, id: &TableId) -> Result<Option<Table>, StoreError> {
        self.noted(find(self.reads(), id).await)
    }
}

pub(crate) async fn find(reads: &AnyPool, id: &TableId) -> Result<Option<Table>, StoreError> {
    let look = || async {
        let row = sqlx::query(
            "SELECT id, game, engine, content, header, seed, options, created, changed, status, \
                    frozen, asked, seq, cuts, tables.seal AS seal, tips.table_id AS stands \
             FROM tables LEFT JOIN tips ON table_id = id WHERE id = $1",
        );
        let row = row.bind(id.as_str()).fetch_optional(reads).await;
        row.map_err(during("reading a table"))
    };
    let mut row = look().await?;
    if row.is_none() {
        if !leaves_traces(reads, id).await? {
            return Ok(None);
        }
        // It was made between the two looks, or half of it is lost.
        row = look().await?;
    }
    let row = row.ok_or_else(|| damaged(id, "its own row is lost"))?;
    if rows::maybe_text(&row, "stands").map_err(torn(id))?.is_none() {
        return Err(damaged(id, "where it stands is lost"));
    }
    let table = Table::read(&row).map_err(torn(id))?;
    if Seal::read(&row, "seal").map_err(torn(id))? != table.terms().seal() {
        return Err(damaged(id, "its own row does not fit its seal"));
    }
    Ok(Some(table))
}

/// Whether anything refers to a table that is not found.
async fn leaves_traces(reads: &AnyPool, id: &TableId) -> Result<bool, StoreError> {
    let traces = sqlx::query(
        "SELECT table_id FROM tips WHERE table_id = $1 \
         UNION ALL SELECT table_id FROM inputs WHERE table_id = $1 LIMIT 1",
    );
    let found = traces.bind(id.as_str()).fetch_optional(reads).await;
    Ok(found.map_err(during("looking for a table"))?.is_some())
}

impl Table {
    fn terms(&self) -> Terms<'_> {
        Terms {
            id: self.id.as_str(),
            game: &self.game,
            engine: &self.engine,
            content: &self.content,
            header: &self.header,
            seed: &self.seed,
        }
    }

    fn read(row: &AnyRow) -> Result<Table, StoreError> {
        Ok(Table {
            id: TableId(rows::text(row, "id")?),
            game: rows::text(row, "game")?,
            engine: rows::text(row, "engine")?,
            content: rows::text(row, "content")?,
            header: rows::text(row, "header")?,
            seed: rows::text(row, "seed")?,
            options: rows::json(row, "options")?,
            created: rows::signed(row, "created")?,
            changed: rows::signed(row, "changed")?,
            status: rows::word(row, "status", Status::read)?,
            frozen: rows::maybe_text(row, "frozen")?,
            asked: rows::json(row, "asked")?,
            tip: Tip::read(row)?,
        })
    }
}
