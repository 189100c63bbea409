//! What people say to each other at a table.

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::errand::Errand;
use crate::error::{check_text, during};
use crate::ids::now;
use crate::rows::{self, whole};
use crate::{IdentityId, Millis, Store, StoreError, TableId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    /// Its number at the table, counted from 1, without gaps.
    pub n: u64,
    /// Who said it; `None` for the server's own announcements.
    pub identity: Option<IdentityId>,
    pub text: String,
    pub at: Millis,
}

impl Store {
    pub async fn add_talk(
        &self,
        table: &TableId,
        identity: Option<&IdentityId>,
        text: &str,
    ) -> Result<Talk, StoreError> {
        check_text("the text", text)?;
        let (table, identity) = (table.clone(), identity.cloned());
        self.write(AddTalk { table, identity, text: text.to_owned() }).await
    }

    /// What was said after number `after`, at most the last `most` of it, oldest first.
    pub async fn talk(
        &self,
        table: &TableId,
        after: u64,
        most: u32,
    ) -> Result<Vec<Talk>, StoreError> {
        self.talk_between(table, after, u64::MAX, most).await
    }

    /// What was said before number `before`, at most the last `most` of it, oldest first.
    pub async fn talk_before(
        &self,
        table: &TableId,
        before: u64,
        most: u32,
    ) -> Result<Vec<Talk>, StoreError> {
        self.talk_between(table, 0, before, most).await
    }

    async fn talk_between(
        &self,
        table: &TableId,
        after: u64,
        before: u64,
        most: u32,
    ) -> Result<Vec<Talk>, StoreError> {
        let rows = sqlx::query(
            "SELECT n, identity, text, at FROM talk WHERE table_id = $1 AND n > $2 AND n < $3 \
             ORDER BY n DESC LIMIT $4",
        )
        .bind(table.as_str())
        .bind(whole(after))
        .bind(whole(before))
        .bind(i64::from(most))
        .fetch_all(self.reads())
        .await
        .map_err(self.during("reading the talk"))?;
        rows.iter().rev().map(Talk::read).collect()
    }
}

struct AddTalk {
    table: TableId,
    identity: Option<IdentityId>,
    text: String,
}

impl Errand for AddTalk {
    type Done = Talk;

    fn table(&self) -> Option<&TableId> {
        Some(&self.table)
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<Talk, StoreError> {
        let doing = during("adding talk");
        let counted =
            sqlx::query("UPDATE tips SET talk = talk + 1 WHERE table_id = $1 RETURNING talk AS n")
                .bind(self.table.as_str())
                .fetch_optional(&mut *connection)
                .await
                .map_err(&doing)?
                .ok_or_else(|| StoreError::Missing { what: "table", id: self.table.0.clone() })?;
        let (n, at) = (rows::number(&counted, "n")?, now());
        sqlx::query(
            "INSERT INTO talk (table_id, n, identity, text, at) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(self.table.as_str())
        .bind(whole(n))
        .bind(self.identity.as_ref().map(IdentityId::as_str))
        .bind(self.text.as_str())
        .bind(at)
        .execute(&mut *connection)
        .await
        .map_err(&doing)?;
        Ok(Talk { n, identity: self.identity.clone(), text: self.text.clone(), at })
    }
}

impl Talk {
    fn read(row: &AnyRow) -> Result<Talk, StoreError> {
        Ok(Talk {
            n: rows::number(row, "n")?,
            identity: rows::maybe_text(row, "identity")?.map(IdentityId),
            text: rows::text(row, "text")?,
            at: rows::signed(row, "at")?,
        })
    }
}
