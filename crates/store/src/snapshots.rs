//! Snapshots: states kept so that a long log need not be folded from its beginning.
//!
//! A snapshot is never the truth, only a shortcut to it: it may be missing, and one written by
//! another version of the engine is not offered.

use sqlx::{AnyConnection, Executor};

use crate::errand::Errand;
use crate::error::{check_text, during};
use crate::ids::now;
use crate::rows::{self, whole};
use crate::{Store, StoreError, TableId, Tip};

/// How many are kept of one table: an undo may need an older one.
const KEPT: i64 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The last input folded into it.
    pub seq: u64,
    /// The state as JSON.
    pub state: String,
}

impl Store {
    /// Keeps the state that the log led to at `tip`; says whether it was of use.
    ///
    /// It is not once the log was cut back: the state may belong to what was undone.
    pub async fn put_snapshot(
        &self,
        table: &TableId,
        tip: Tip,
        engine: &str,
        state: &str,
    ) -> Result<bool, StoreError> {
        check_text("the snapshot", state)?;
        let (table, engine) = (table.clone(), engine.to_owned());
        self.write(PutSnapshot { table, tip, engine, state: state.to_owned() }).await
    }

    /// The newest snapshot that this engine wrote.
    pub async fn newest_snapshot(
        &self,
        table: &TableId,
        engine: &str,
    ) -> Result<Option<Snapshot>, StoreError> {
        let row = sqlx::query(
            "SELECT seq, state FROM snapshots WHERE table_id = $1 AND engine = $2 \
             ORDER BY seq DESC LIMIT 1",
        )
        .bind(table.as_str())
        .bind(engine)
        .fetch_optional(self.reads())
        .await
        .map_err(self.during("reading a snapshot"))?;
        let read =
            |row| Ok(Snapshot { seq: rows::number(row, "seq")?, state: rows::text(row, "state")? });
        row.as_ref().map(read).transpose()
    }
}

struct PutSnapshot {
    table: TableId,
    tip: Tip,
    engine: String,
    state: String,
}

impl Errand for PutSnapshot {
    type Done = bool;

    fn table(&self) -> Option<&TableId> {
        Some(&self.table)
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        let doing = during("keeping a snapshot");
        // Changes nothing, and holds the tip as it is until the commit.
        let hold = sqlx::query(
            "UPDATE tips SET cuts = cuts WHERE table_id = $1 AND cuts = $2 AND seq >= $3",
        )
        .bind(self.table.as_str())
        .bind(whole(self.tip.cuts))
        .bind(whole(self.tip.seq));
        if connection.execute(hold).await.map_err(&doing)?.rows_affected() == 0 {
            return Ok(false);
        }
        let put = sqlx::query(
            "INSERT INTO snapshots (table_id, seq, engine, state, at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, seq) DO UPDATE SET engine = $3, state = $4, at = $5",
        )
        .bind(self.table.as_str())
        .bind(whole(self.tip.seq))
        .bind(self.engine.as_str())
        .bind(self.state.as_str())
        .bind(now());
        connection.execute(put).await.map_err(&doing)?;
        let thin = sqlx::query(
            "DELETE FROM snapshots WHERE table_id = $1 AND seq NOT IN \
                 (SELECT seq FROM snapshots WHERE table_id = $1 ORDER BY seq DESC LIMIT $2)",
        )
        .bind(self.table.as_str())
        .bind(KEPT);
        connection.execute(thin).await.map_err(&doing)?;
        Ok(true)
    }
}
