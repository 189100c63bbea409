//! Reading a log back, and seeing that it is the one that was written.

use sqlx::AnyPool;
use sqlx::any::AnyRow;

use crate::error::{damaged, during};
use crate::rows::{self, whole};
use crate::seal::Seal;
use crate::{Millis, Store, StoreError, TableId, Tip, tables};

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
    /// Each must fit its seal; a log that does not is [`StoreError::Damaged`].
    pub async fn inputs(&self, table: &TableId, after: u64) -> Result<Option<Log>, StoreError> {
        self.noted(log(self.reads(), table, after).await)
    }

    /// The inputs of a table as its log was when it ended at `then`, whatever was undone since;
    /// `None` if it never ended there.
    pub async fn inputs_at(
        &self,
        table: &TableId,
        then: Tip,
    ) -> Result<Option<Vec<StoredInput>>, StoreError> {
        self.noted(log_at(self.reads(), table, then).await)
    }
}

/// One statement reads the inputs and the tip, so that they belong together whatever happens
/// meanwhile.
pub(crate) async fn log(
    reads: &AnyPool,
    table: &TableId,
    after: u64,
) -> Result<Option<Log>, StoreError> {
    let read = || async {
        sqlx::query(
            "SELECT tips.seq AS seq, cuts, tips.seal AS last, inputs.seq AS n, entry, at, \
                    inputs.seal AS seal, \
                    CASE WHEN $2 = 0 THEN (SELECT tables.seal FROM tables WHERE id = $1) \
                    ELSE (SELECT first.seal FROM inputs AS first \
                          WHERE first.table_id = $1 AND first.seq = $2) END AS base \
             FROM tips LEFT JOIN inputs ON inputs.table_id = tips.table_id AND inputs.seq > $2 \
             WHERE tips.table_id = $1 ORDER BY inputs.seq",
        )
        .bind(table.as_str())
        .bind(whole(after))
        .fetch_all(reads)
        .await
        .map_err(during("reading a log"))
    };
    let mut rows = read().await?;
    if rows.is_empty() {
        if tables::find(reads, table).await?.is_none() {
            return Ok(None);
        }
        // It was made between the two looks.
        rows = read().await?;
    }
    let first = rows.first().ok_or_else(|| damaged(table, "where it stands is lost"))?;
    let tip = Tip::read(first).map_err(torn(table))?;
    if after > tip.seq {
        return Ok(Some(Log { tip, inputs: Vec::new() }));
    }
    let mut chain = Chain::begin(table, after, first)?;
    let mut inputs = Vec::with_capacity(rows.len());
    for row in &rows {
        inputs.extend(chain.take(row)?);
    }
    let last = Seal::read(first, "last").map_err(torn(table))?;
    if chain.seq != tip.seq || chain.seal != last {
        return Err(damaged(table, format!("its log does not end with input {}", tip.seq)));
    }
    Ok(Some(Log { tip, inputs }))
}

/// An undone input is kept beside the log under the cut that removed it. So the input that had a
/// number at the time is the one that the first later cut removed, or else the one in the log.
pub(crate) async fn log_at(
    reads: &AnyPool,
    table: &TableId,
    then: Tip,
) -> Result<Option<Vec<StoredInput>>, StoreError> {
    if reach(reads, table, then.cuts).await?.is_none_or(|reach| then.seq > reach) {
        return Ok(None);
    }
    let rows = sqlx::query(
        "SELECT n, entry, at, seal, (SELECT tables.seal FROM tables WHERE id = $1) AS base FROM \
             (SELECT seq AS n, entry, at, seal, cut FROM undone \
                  WHERE table_id = $1 AND seq <= $2 AND cut > $3 \
              UNION ALL \
              SELECT seq AS n, entry, at, seal, 9223372036854775807 AS cut FROM inputs \
                  WHERE table_id = $1 AND seq <= $2) AS known \
         ORDER BY n, cut",
    )
    .bind(table.as_str())
    .bind(whole(then.seq))
    .bind(whole(then.cuts))
    .fetch_all(reads)
    .await
    .map_err(during("reading a log as it was"))?;
    let Some(first) = rows.first() else {
        return match then.seq {
            0 => Ok(Some(Vec::new())),
            _ => Err(damaged(table, "its log is lost")),
        };
    };
    let mut chain = Chain::begin(table, 0, first)?;
    let mut inputs = Vec::with_capacity(rows.len());
    for row in &rows {
        // Of several inputs with one number the first is the one of that time.
        if rows::number(row, "n").map_err(torn(table))? != chain.seq {
            inputs.extend(chain.take(row)?);
        }
    }
    if chain.seq != then.seq {
        return Err(damaged(table, format!("input {} is lost", chain.seq + 1)));
    }
    Ok(Some(inputs))
}

/// How far a log went before it was cut back more often than `cuts` times.
async fn reach(reads: &AnyPool, table: &TableId, cuts: u64) -> Result<Option<u64>, StoreError> {
    let row = sqlx::query(
        "SELECT CASE WHEN cuts = $2 THEN seq ELSE \
             (SELECT MAX(undone.seq) FROM undone \
                  WHERE undone.table_id = tips.table_id AND cut = $2 + 1) END AS n \
         FROM tips WHERE table_id = $1",
    )
    .bind(table.as_str())
    .bind(whole(cuts))
    .fetch_optional(reads)
    .await
    .map_err(during("reading how far a log went"))?;
    let Some(row) = row else { return Ok(None) };
    if rows::maybe_signed(&row, "n")?.is_none() {
        return Ok(None);
    }
    rows::number(&row, "n").map(Some)
}

/// A log while it is read: each input must follow the one before.
struct Chain<'a> {
    table: &'a TableId,
    seq: u64,
    seal: Seal,
}

impl Chain<'_> {
    /// After the input whose seal stands in the row's `base`.
    fn begin<'a>(table: &'a TableId, after: u64, row: &AnyRow) -> Result<Chain<'a>, StoreError> {
        let seal = Seal::read(row, "base").map_err(|_| match after {
            0 => damaged(table, "its own row is lost"),
            lost => damaged(table, format!("input {lost} is lost")),
        })?;
        Ok(Chain { table, seq: after, seal })
    }

    /// The input of a row; a row without one says only where the log ends.
    fn take(&mut self, row: &AnyRow) -> Result<Option<StoredInput>, StoreError> {
        let Some(input) = StoredInput::read(row).map_err(torn(self.table))? else {
            return Ok(None);
        };
        let due = self.seq + 1;
        if input.seq != due {
            return Err(damaged(self.table, format!("input {due} is lost")));
        }
        let seal = self.seal.next(due, input.at, &input.entry);
        if Seal::read(row, "seal").map_err(torn(self.table))? != seal {
            return Err(damaged(self.table, format!("input {due} does not fit its seal")));
        }
        self.seq = due;
        self.seal = seal;
        Ok(Some(input))
    }
}

/// A row that cannot be read is a damaged one.
pub(crate) fn torn(table: &TableId) -> impl Fn(StoreError) -> StoreError {
    move |error| damaged(table, error.to_string())
}

impl StoredInput {
    fn read(row: &AnyRow) -> Result<Option<StoredInput>, StoreError> {
        if rows::maybe_signed(row, "n")?.is_none() {
            return Ok(None);
        }
        let seq = rows::number(row, "n")?;
        let entry = rows::text(row, "entry")?;
        Ok(Some(StoredInput { seq, entry, at: rows::signed(row, "at")? }))
    }
}
