//! Making a table, and beginning it.

use sqlx::AnyConnection;

use super::{Status, TableOptions};
use crate::errand::Errand;
use crate::error::{check_text, during};
use crate::ids::now;
use crate::seal::Terms;
use crate::{AppendError, Conflict, Seat, Store, StoreError, TableId, Tip, rows};

/// A table to be made, with its seats.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    pub id: TableId,
    pub game: String,
    pub engine: String,
    pub content: String,
    pub header: String,
    pub seed: String,
    pub options: TableOptions,
    pub status: Status,
    pub asked: Vec<u8>,
    pub seats: Vec<Seat>,
}

impl Store {
    pub async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        let NewTable { game, engine, content, header, seed, .. } = &table;
        for text in [game, engine, content, header, seed] {
            check_text("the table", text)?;
        }
        self.write(table).await
    }

    /// Starts a waiting table: its header is final from here on.
    pub async fn begin_table(
        &self,
        table: &TableId,
        header: &str,
        asked: Vec<u8>,
    ) -> Result<(), AppendError> {
        check_text("the header", header)?;
        self.write(Begin { table: table.clone(), header: header.to_owned(), asked }).await?
    }
}

impl NewTable {
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
}

impl Errand for NewTable {
    type Done = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let doing = during("making a table");
        let seal = self.terms().seal();
        let made = sqlx::query(
            "INSERT INTO tables \
                 (id, game, engine, content, header, seed, options, listed, host, created, seal) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING",
        )
        .bind(self.id.as_str())
        .bind(self.game.as_str())
        .bind(self.engine.as_str())
        .bind(self.content.as_str())
        .bind(self.header.as_str())
        .bind(self.seed.as_str())
        .bind(rows::to_json(&self.options))
        .bind(i64::from(self.options.listed))
        .bind(self.options.host.as_deref())
        .bind(now())
        .bind(seal.as_str())
        .execute(&mut *connection)
        .await
        .map_err(&doing)?;
        if made.rows_affected() == 0 {
            return Err(StoreError::Exists { what: "table", id: self.id.0.clone() });
        }
        sqlx::query(
            "INSERT INTO tips (table_id, seq, cuts, talk, asked, status, changed, seal) \
             VALUES ($1, 0, 0, 0, $2, $3, $4, $5)",
        )
        .bind(self.id.as_str())
        .bind(rows::to_json(&self.asked))
        .bind(self.status.as_str())
        .bind(now())
        .bind(seal.as_str())
        .execute(&mut *connection)
        .await
        .map_err(&doing)?;
        for seat in &self.seats {
            seat.put(&self.id, connection).await?;
        }
        Ok(())
    }
}

struct Begin {
    table: TableId,
    header: String,
    asked: Vec<u8>,
}

impl Errand for Begin {
    type Done = Result<(), AppendError>;

    fn table(&self) -> Option<&TableId> {
        Some(&self.table)
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<Self::Done, StoreError> {
        let doing = during("beginning a table");
        let begun = sqlx::query(
            "UPDATE tips SET status = 'running', asked = $2, changed = $3 \
             WHERE table_id = $1 AND status = 'waiting' AND seq = 0",
        )
        .bind(self.table.as_str())
        .bind(rows::to_json(&self.asked))
        .bind(now())
        .execute(&mut *connection)
        .await
        .map_err(&doing)?;
        if begun.rows_affected() == 0 {
            return Ok(Err(refused(&self.table, connection).await?));
        }
        let fixed = sqlx::query("SELECT game, engine, content, seed FROM tables WHERE id = $1")
            .bind(self.table.as_str())
            .fetch_one(&mut *connection)
            .await
            .map_err(&doing)?;
        let text = |column| rows::text(&fixed, column);
        let seal = Terms {
            id: self.table.as_str(),
            game: &text("game")?,
            engine: &text("engine")?,
            content: &text("content")?,
            header: &self.header,
            seed: &text("seed")?,
        }
        .seal();
        sqlx::query("UPDATE tables SET header = $2, seal = $3 WHERE id = $1")
            .bind(self.table.as_str())
            .bind(self.header.as_str())
            .bind(seal.as_str())
            .execute(&mut *connection)
            .await
            .map_err(&doing)?;
        sqlx::query("UPDATE tips SET seal = $2 WHERE table_id = $1")
            .bind(self.table.as_str())
            .bind(seal.as_str())
            .execute(&mut *connection)
            .await
            .map_err(&doing)?;
        Ok(Ok(()))
    }
}

/// Why a change that names a state of the table did not find it so.
pub(crate) async fn refused(
    table: &TableId,
    connection: &mut AnyConnection,
) -> Result<AppendError, StoreError> {
    let row = sqlx::query("SELECT seq, cuts, status FROM tips WHERE table_id = $1")
        .bind(table.as_str())
        .fetch_optional(connection)
        .await
        .map_err(during("reading where a table stands"))?
        .ok_or_else(|| StoreError::Missing { what: "table", id: table.0.clone() })?;
    let status = rows::word(&row, "status", Status::read)?;
    if !status.takes_inputs() {
        return Ok(AppendError::NotOpen { status });
    }
    Ok(AppendError::Conflict(Conflict { tip: Tip::read(&row)? }))
}
