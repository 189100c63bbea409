//! Cutting a log back. What was cut is kept beside it: moves may be undone, but the record is not
//! lost.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Executor};

use crate::errand::Errand;
use crate::error::{check_line, during};
use crate::ids::now;
use crate::rows::{self, whole};
use crate::seal::Seal;
use crate::tables::refused;
use crate::{AppendError, Appended, Millis, Status, Store, StoreError, TableId, Tip};

/// The last inputs of a log to be undone, and the state of the table then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CutBack {
    pub table: TableId,
    /// The last input to stay.
    pub to: u64,
    /// Entries that follow it, in the same transaction: that and by whom it was cut.
    pub entries: Vec<String>,
    /// Where the writer believes the log ends.
    pub expected: Tip,
    /// Seats whose answer is awaited afterwards.
    pub asked: Vec<u8>,
    pub status: Status,
}

/// An input that was undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undone {
    /// Which cut took it, counted from 1.
    pub cut: u64,
    pub seq: u64,
    pub entry: String,
    pub at: Millis,
    /// When it was undone.
    pub undone: Millis,
}

impl Store {
    /// Cuts a log back if, and only if, it ends where the writer believes.
    pub async fn cut_back(&self, cut: CutBack) -> Result<Appended, AppendError> {
        if cut.to > cut.expected.seq {
            let why = "the log does not reach as far as it is to be cut back to";
            return Err(StoreError::Unfit { what: "the cut", why }.into());
        }
        for entry in &cut.entries {
            check_line("an entry", entry)?;
        }
        self.write(cut).await?
    }

    /// What was undone at a table, oldest cut first.
    pub async fn undone(&self, table: &TableId) -> Result<Vec<Undone>, StoreError> {
        let rows = sqlx::query(
            "SELECT cut, seq, entry, at, undone FROM undone WHERE table_id = $1 ORDER BY cut, seq",
        )
        .bind(table.as_str())
        .fetch_all(self.reads())
        .await
        .map_err(self.during("reading what was undone"))?;
        rows.iter().map(Undone::read).collect()
    }
}

impl Errand for CutBack {
    type Done = Result<Appended, AppendError>;

    fn table(&self) -> Option<&TableId> {
        Some(&self.table)
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<Self::Done, StoreError> {
        let doing = during("cutting a log back");
        let moved = sqlx::query(
            "UPDATE tips SET seq = $2, cuts = cuts + 1, asked = $3, status = $4, changed = $5, \
                 seal = COALESCE((SELECT seal FROM inputs WHERE table_id = $1 AND inputs.seq = $2), \
                                 (SELECT seal FROM tables WHERE id = $1)) \
             WHERE table_id = $1 AND seq = $6 AND cuts = $7 \
                 AND status NOT IN ('paused', 'frozen', 'deleted')",
        )
        .bind(self.table.as_str())
        .bind(whole(self.to))
        .bind(rows::to_json(&self.asked))
        .bind(self.status.as_str())
        .bind(now())
        .bind(whole(self.expected.seq))
        .bind(whole(self.expected.cuts))
        .execute(&mut *connection)
        .await
        .map_err(&doing)?;
        if moved.rows_affected() == 0 {
            return Ok(Err(refused(&self.table, connection).await?));
        }
        let keep = sqlx::query(
            "INSERT INTO undone (table_id, cut, seq, entry, at, undone, seal) \
             SELECT table_id, $3, seq, entry, at, $4, seal FROM inputs \
             WHERE table_id = $1 AND seq > $2",
        )
        .bind(self.table.as_str())
        .bind(whole(self.to))
        .bind(whole(self.expected.cuts + 1))
        .bind(now());
        connection.execute(keep).await.map_err(&doing)?;
        for forget in [
            "DELETE FROM inputs WHERE table_id = $1 AND seq > $2",
            "DELETE FROM snapshots WHERE table_id = $1 AND seq > $2",
        ] {
            let forget = sqlx::query(forget).bind(self.table.as_str()).bind(whole(self.to));
            connection.execute(forget).await.map_err(&doing)?;
        }
        let seq = self.follow(connection).await?;
        Ok(Ok(Appended { tip: Tip { seq, cuts: self.expected.cuts + 1 } }))
    }
}

impl CutBack {
    /// Writes what follows the cut, sealed to the last input that stayed.
    async fn follow(&self, connection: &mut AnyConnection) -> Result<u64, StoreError> {
        let doing = during("cutting a log back");
        let row = sqlx::query("SELECT seal FROM tips WHERE table_id = $1")
            .bind(self.table.as_str())
            .fetch_one(&mut *connection)
            .await
            .map_err(&doing)?;
        let mut seal = Seal::read(&row, "seal")?;
        let (mut seq, at) = (self.to, now());
        for entry in &self.entries {
            seq += 1;
            seal = seal.next(seq, at, entry);
            let put = sqlx::query(
                "INSERT INTO inputs (table_id, seq, entry, at, seal) VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(self.table.as_str())
            .bind(whole(seq))
            .bind(entry.as_str())
            .bind(at)
            .bind(seal.as_str());
            connection.execute(put).await.map_err(&doing)?;
        }
        let end = sqlx::query("UPDATE tips SET seq = $2, seal = $3 WHERE table_id = $1")
            .bind(self.table.as_str())
            .bind(whole(seq))
            .bind(seal.as_str());
        connection.execute(end).await.map_err(&doing)?;
        Ok(seq)
    }
}

impl Undone {
    fn read(row: &AnyRow) -> Result<Undone, StoreError> {
        Ok(Undone {
            cut: rows::number(row, "cut")?,
            seq: rows::number(row, "seq")?,
            entry: rows::text(row, "entry")?,
            at: rows::signed(row, "at")?,
            undone: rows::signed(row, "undone")?,
        })
    }
}
