//! Reading a log back.

use sqlx::any::AnyRow;

use crate::error::during;
use crate::rows::{self, whole};
use crate::{Millis, Store, StoreError, TableId, Tip};

/// Part of a log, and where the log ended when it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    pub tip: Tip,
    /// In order, without gaps, up to the tip.
    pub inputs: Vec<StoredInput>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredInput {
    /// Place in the log, counted from 1.
    pub seq: u64,
    /// The entry as the JSON line it was appended as.
    pub entry: String,
    pub at: Millis,
}

impl Store {
    /// The inputs of a table after `seq`: 0 for all of them, the last seen for what was missed.
    ///
    /// One statement reads them and the tip, so that they belong together whatever happens
    /// meanwhile.
    pub async fn inputs(&self, table: &TableId, after: u64) -> Result<Option<Log>, StoreError> {
        let rows = sqlx::query(
            "SELECT tips.seq AS seq, cuts, inputs.seq AS n, entry, at \
             FROM tips LEFT JOIN inputs ON inputs.table_id = tips.table_id AND inputs.seq > $2 \
             WHERE tips.table_id = $1 ORDER BY inputs.seq",
        )
        .bind(table.as_str())
        .bind(whole(after))
        .fetch_all(self.reads())
        .await
        .map_err(during("reading a log"))?;
        let Some(first) = rows.first() else { return Ok(None) };
        let tip = Tip::read(first)?;
        let inputs = rows.iter().filter_map(|row| StoredInput::read(row).transpose());
        Ok(Some(Log { tip, inputs: inputs.collect::<Result<_, _>>()? }))
    }

    /// The inputs of a table as its log was when it ended at `then`, whatever was taken back since;
    /// nothing if it never ended there.
    ///
    /// An input that was taken back lies beside the log under the cut that took it. So the input that
    /// had a number then is the one which the first later cut took, or else the one in the log.
    pub async fn inputs_at(
        &self,
        table: &TableId,
        then: Tip,
    ) -> Result<Option<Vec<StoredInput>>, StoreError> {
        if self.reach(table, then.cuts).await?.is_none_or(|reach| then.seq > reach) {
            return Ok(None);
        }
        let rows = sqlx::query(
            "SELECT n, entry, at FROM \
                 (SELECT seq AS n, entry, at, cut FROM undone \
                      WHERE table_id = $1 AND seq <= $2 AND cut > $3 \
                  UNION ALL SELECT seq AS n, entry, at, 9223372036854775807 AS cut FROM inputs \
                      WHERE table_id = $1 AND seq <= $2) AS known \
             ORDER BY n, cut",
        )
        .bind(table.as_str())
        .bind(whole(then.seq))
        .bind(whole(then.cuts))
        .fetch_all(self.reads())
        .await
        .map_err(during("reading a log as it was"))?;
        let inputs = rows.iter().filter_map(|row| StoredInput::read(row).transpose());
        let mut inputs = inputs.collect::<Result<Vec<_>, _>>()?;
        inputs.dedup_by_key(|input| input.seq);
        Ok(Some(inputs))
    }

    /// How far a log went before it was cut back more often than `cuts` times.
    async fn reach(&self, table: &TableId, cuts: u64) -> Result<Option<u64>, StoreError> {
        let row = sqlx::query(
            "SELECT CASE WHEN cuts = $2 THEN seq ELSE \
                 (SELECT MAX(undone.seq) FROM undone \
                      WHERE undone.table_id = tips.table_id AND cut = $2 + 1) END AS n \
             FROM tips WHERE table_id = $1",
        )
        .bind(table.as_str())
        .bind(whole(cuts))
        .fetch_optional(self.reads())
        .await
        .map_err(during("reading how far a log went"))?;
        let Some(row) = row else { return Ok(None) };
        if rows::maybe_signed(&row, "n")?.is_none() {
            return Ok(None);
        }
        rows::number(&row, "n").map(Some)
    }
}

impl StoredInput {
    /// A row of the join; one without an input says only where the log ends.
    fn read(row: &AnyRow) -> Result<Option<StoredInput>, StoreError> {
        if rows::maybe_signed(row, "n")?.is_none() {
            return Ok(None);
        }
        let seq = rows::number(row, "n")?;
        let entry = rows::text(row, "entry")?;
        Ok(Some(StoredInput { seq, entry, at: rows::signed(row, "at")? }))
    }
}
