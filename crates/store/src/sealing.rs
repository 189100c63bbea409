//! Seals for logs that were written before there were any: part of a migration.
//!
//! Rows are sealed as they are found. What was lost before stays lost, and a gap is reported when
//! the log is read.

use std::collections::BTreeMap;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Error};

use crate::dialect::Dialect;
use crate::rows::{self, to_json, whole};
use crate::seal::{Seal, Terms};
use crate::{StoreError, TableId};

pub(crate) async fn seal_everything(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<(), Error> {
    let ids = sqlx::query("SELECT id FROM tables ORDER BY id").fetch_all(&mut *connection).await?;
    for id in &ids {
        let table = TableId(rows::text(id, "id").map_err(unreadable)?);
        seal_table(connection, dialect, &table).await?;
    }
    Ok(())
}

async fn seal_table(
    connection: &mut AnyConnection,
    dialect: Dialect,
    table: &TableId,
) -> Result<(), Error> {
    let row = sqlx::query("SELECT game, engine, content, header, seed FROM tables WHERE id = $1")
        .bind(table.as_str())
        .fetch_one(&mut *connection)
        .await?;
    let first = first_seal(table, &row).map_err(unreadable)?;
    sqlx::query("UPDATE tables SET seal = $2 WHERE id = $1")
        .bind(table.as_str())
        .bind(first.as_str())
        .execute(&mut *connection)
        .await?;
    let seals = seal_inputs(connection, dialect, table, &first).await?;
    let last = seals.values().next_back().unwrap_or(&first);
    sqlx::query("UPDATE tips SET seal = $2 WHERE table_id = $1")
        .bind(table.as_str())
        .bind(last.as_str())
        .execute(&mut *connection)
        .await?;
    seal_undone(connection, dialect, table, &first, seals).await
}

fn first_seal(table: &TableId, row: &AnyRow) -> Result<Seal, StoreError> {
    let terms = Terms {
        id: table.as_str(),
        game: &rows::text(row, "game")?,
        engine: &rows::text(row, "engine")?,
        content: &rows::text(row, "content")?,
        header: &rows::text(row, "header")?,
        seed: &rows::text(row, "seed")?,
    };
    Ok(terms.seal())
}

/// The seals of the log as it stands, by number.
async fn seal_inputs(
    connection: &mut AnyConnection,
    dialect: Dialect,
    table: &TableId,
    first: &Seal,
) -> Result<BTreeMap<u64, Seal>, Error> {
    let inputs = "SELECT seq, entry, at FROM inputs WHERE table_id = $1 ORDER BY seq";
    let inputs = sqlx::query(inputs).bind(table.as_str()).fetch_all(&mut *connection).await?;
    let mut seals = BTreeMap::new();
    let mut seal = first.clone();
    for row in &inputs {
        let (seq, next) = next_seal(&seal, row).map_err(unreadable)?;
        seals.insert(seq, next.clone());
        seal = next;
    }
    let sealed: Vec<_> = seals.iter().map(|(seq, seal)| (whole(*seq), seal.as_str())).collect();
    sqlx::query(dialect.seal_inputs())
        .bind(table.as_str())
        .bind(to_json(&sealed))
        .execute(connection)
        .await?;
    Ok(seals)
}

/// From the last cut to the first: what a cut took followed on what stood before it then, which a
/// later cut may have taken, or which is in the log still.
async fn seal_undone(
    connection: &mut AnyConnection,
    dialect: Dialect,
    table: &TableId,
    first: &Seal,
    mut standing: BTreeMap<u64, Seal>,
) -> Result<(), Error> {
    let undone =
        "SELECT cut, seq, entry, at FROM undone WHERE table_id = $1 ORDER BY cut DESC, seq";
    let undone = sqlx::query(undone).bind(table.as_str()).fetch_all(&mut *connection).await?;
    let mut sealed = Vec::with_capacity(undone.len());
    for row in &undone {
        let cut = rows::number(row, "cut").map_err(unreadable)?;
        let before = rows::number(row, "seq").map_err(unreadable)?.saturating_sub(1);
        let (seq, next) =
            next_seal(standing.get(&before).unwrap_or(first), row).map_err(unreadable)?;
        sealed.push((whole(cut), whole(seq), next.as_str().to_owned()));
        standing.insert(seq, next);
    }
    sqlx::query(dialect.seal_undone())
        .bind(table.as_str())
        .bind(to_json(&sealed))
        .execute(connection)
        .await?;
    Ok(())
}

fn next_seal(before: &Seal, row: &AnyRow) -> Result<(u64, Seal), StoreError> {
    let seq = rows::number(row, "seq")?;
    let at = rows::signed(row, "at")?;
    Ok((seq, before.next(seq, at, &rows::text(row, "entry")?)))
}

fn unreadable(error: StoreError) -> Error {
    Error::Decode(error.into())
}
