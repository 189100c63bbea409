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
