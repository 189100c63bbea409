//! Lists of tables: a person's own, public ones, and those a starting server must rehearse.

use sqlx::any::AnyRow;

use super::{Status, TableOptions, Tip};
use crate::{IdentityId, Millis, Store, StoreError, TableId, rows};

/// A table as lists show it; nothing secret is in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    pub id: TableId,
    pub game: String,
    pub options: TableOptions,
    pub created: Millis,
    pub changed: Millis,
    pub status: Status,
    /// Seats whose answer is awaited.
    pub asked: Vec<u8>,
    pub tip: Tip,
}

/// A table somebody sits at or has set up.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatedAt {
    pub table: Listing,
    /// The seats that are theirs; none for a host who only looks on.
    pub seats: Vec<u8>,
}

impl SeatedAt {
    /// Whether the table waits for one of their seats.
    pub fn is_asked(&self) -> bool {
        self.table.status == Status::Running
            && self.seats.iter().any(|seat| self.table.asked.contains(seat))
    }
}

impl Store {
    /// Tables a person sits at or has set up and has not left, the last changed first.
    pub async fn tables_of(&self, identity: &IdentityId) -> Result<Vec<SeatedAt>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, game, options, created, changed, status, asked, seq, cuts, seat \
             FROM tables JOIN tips ON tips.table_id = id \
                 LEFT JOIN seats ON seats.table_id = id AND seats.identity = $1 \
             WHERE id IN (SELECT table_id FROM seats WHERE identity = $1 \
                          UNION SELECT id FROM tables WHERE host = $1) \
                 AND NOT EXISTS (SELECT 1 FROM leavers \
                                 WHERE leavers.table_id = id AND leavers.identity = $1) \
                 AND status <> 'deleted' ORDER BY changed DESC, id, seat",
        )
        .bind(identity.as_str())
        .fetch_all(self.reads())
        .await
        .map_err(self.during("listing somebody's tables"))?;
        let mut tables: Vec<SeatedAt> = Vec::new();
        for row in &rows {
            let seat = match rows::maybe_signed(row, "seat")? {
                Some(_) => Some(rows::seat(row, "seat")?),
                None => None,
            };
            let table = Listing::read(row)?;
            match tables.last_mut().filter(|last| last.table.id == table.id) {
                Some(last) => last.seats.extend(seat),
                None => tables.push(SeatedAt { table, seats: seat.into_iter().collect() }),
            }
        }
        Ok(tables)
    }

    /// Tables of the public lobby that have not ended, the newest first.
    pub async fn public_tables(&self, most: u32) -> Result<Vec<Listing>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, game, options, created, changed, status, asked, seq, cuts \
             FROM tables JOIN tips ON table_id = id \
             WHERE listed = 1 AND status IN ('waiting', 'running', 'paused') \
             ORDER BY created DESC, id LIMIT $1",
        )
        .bind(i64::from(most))
        .fetch_all(self.reads())
        .await
        .map_err(self.during("listing public tables"))?;
        rows.iter().map(Listing::read).collect()
    }

    /// Tables that are being played: what a starting server rehearses before it opens.
    pub async fn running_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "SELECT table_id FROM tips WHERE status IN ('running', 'paused') ORDER BY table_id",
        )
        .fetch_all(self.reads())
        .await
        .map_err(self.during("listing running tables"))?;
        rows.iter().map(|row| Ok(TableId(rows::text(row, "table_id")?))).collect()
    }
}

impl Listing {
    fn read(row: &AnyRow) -> Result<Listing, StoreError> {
        Ok(Listing {
            id: TableId(rows::text(row, "id")?),
            game: rows::text(row, "game")?,
            options: rows::json(row, "options")?,
            created: rows::signed(row, "created")?,
            changed: rows::signed(row, "changed")?,
            status: rows::word(row, "status", Status::read)?,
            asked: rows::json(row, "asked")?,
            tip: Tip::read(row)?,
        })
    }
}
