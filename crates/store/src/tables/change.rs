//! Changes of a table that are not inputs.

use sqlx::AnyConnection;

use super::{Status, TableOptions};
use crate::errand::Errand;
use crate::error::during;
use crate::ids::now;
use crate::{IdentityId, Store, StoreError, TableId, rows};

impl Store {
    /// Pauses, resumes or finishes a table, or freezes it with a reason.
    ///
    /// A deleted table stays deleted.
    pub async fn set_status(
        &self,
        table: &TableId,
        status: Status,
        frozen: Option<&str>,
    ) -> Result<(), StoreError> {
        let frozen = frozen.map(str::to_owned);
        self.write(SetStatus { table: table.clone(), status, frozen }).await
    }

    /// Takes a table out of every list; its log stays where it is.
    pub async fn delete_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.set_status(table, Status::Deleted, None).await
    }

    /// Removes a table from one person's list, for good.
    pub async fn leave_table(
        &self,
        table: &TableId,
        identity: &IdentityId,
    ) -> Result<(), StoreError> {
        self.write(Leave { table: table.clone(), identity: identity.clone() }).await
    }

    pub async fn set_options(
        &self,
        table: &TableId,
        options: TableOptions,
    ) -> Result<(), StoreError> {
        self.write(SetOptions { table: table.clone(), options }).await
    }
}

struct SetStatus {
    table: TableId,
    status: Status,
    frozen: Option<String>,
}

impl Errand for SetStatus {
    type Done = ();

    fn table(&self) -> Option<&TableId> {
        Some(&self.table)
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let set = sqlx::query(
            "UPDATE tips SET status = $2, frozen = $3, changed = $4 \
             WHERE table_id = $1 AND status <> 'deleted'",
        )
        .bind(self.table.as_str())
        .bind(self.status.as_str())
        .bind(self.frozen.as_deref())
        .bind(now())
        .execute(connection)
        .await
        .map_err(during("setting a table's status"))?;
        found(set.rows_affected(), &self.table)
    }
}

struct Leave {
    table: TableId,
    identity: IdentityId,
}

impl Errand for Leave {
    type Done = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO leavers (table_id, identity) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(self.table.as_str())
        .bind(self.identity.as_str())
        .execute(connection)
        .await
        .map_err(during("leaving a table"))?;
        Ok(())
    }
}

struct SetOptions {
    table: TableId,
    options: TableOptions,
}

impl Errand for SetOptions {
    type Done = ();

    fn table(&self) -> Option<&TableId> {
        Some(&self.table)
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let set =
            sqlx::query("UPDATE tables SET options = $2, listed = $3, host = $4 WHERE id = $1")
                .bind(self.table.as_str())
                .bind(rows::to_json(&self.options))
                .bind(i64::from(self.options.listed))
                .bind(self.options.host.as_deref())
                .execute(connection)
                .await
                .map_err(during("setting a table's options"))?;
        found(set.rows_affected(), &self.table)
    }
}

fn found(rows: u64, table: &TableId) -> Result<(), StoreError> {
    match rows {
        0 => Err(StoreError::Missing { what: "table", id: table.0.clone() }),
        _ => Ok(()),
    }
}
