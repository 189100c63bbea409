//! What players report about a moment of a game: "this should not have happened".

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::errand::Errand;
use crate::error::{check_text, during};
use crate::ids::now;
use crate::rows::{self, whole};
use crate::{Millis, ReportId, Store, StoreError, TableId, Tip};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub id: ReportId,
    pub table: TableId,
    /// Where the log ended when it was seen; the log may have gone another way since.
    pub tip: Tip,
    pub note: String,
    pub at: Millis,
}

impl Store {
    pub async fn add_report(
        &self,
        table: &TableId,
        tip: Tip,
        note: &str,
    ) -> Result<Report, StoreError> {
        check_text("the note", note)?;
        let id = ReportId::random()?;
        self.write(Report { id, table: table.clone(), tip, note: note.to_owned(), at: now() }).await
    }

    pub async fn report(&self, id: &ReportId) -> Result<Option<Report>, StoreError> {
        let row =
            sqlx::query("SELECT id, table_id, seq, cuts, note, at FROM reports WHERE id = $1")
                .bind(id.as_str())
                .fetch_optional(self.reads())
                .await
                .map_err(self.during("reading a report"))?;
        row.as_ref().map(Report::read).transpose()
    }

    /// The newest reports first.
    pub async fn reports(&self, most: u32) -> Result<Vec<Report>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, table_id, seq, cuts, note, at FROM reports ORDER BY at DESC, id LIMIT $1",
        )
        .bind(i64::from(most))
        .fetch_all(self.reads())
        .await
        .map_err(self.during("reading the reports"))?;
        rows.iter().map(Report::read).collect()
    }
}

impl Errand for Report {
    type Done = Report;

    async fn run(&self, connection: &mut AnyConnection) -> Result<Report, StoreError> {
        sqlx::query(
            "INSERT INTO reports (id, table_id, seq, cuts, note, at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(self.id.as_str())
        .bind(self.table.as_str())
        .bind(whole(self.tip.seq))
        .bind(whole(self.tip.cuts))
        .bind(self.note.as_str())
        .bind(self.at)
        .execute(connection)
        .await
        .map_err(during("adding a report"))?;
        Ok(self.clone())
    }
}

impl Report {
    fn read(row: &AnyRow) -> Result<Report, StoreError> {
        Ok(Report {
            id: ReportId(rows::text(row, "id")?),
            table: TableId(rows::text(row, "table_id")?),
            tip: Tip::read(row)?,
            note: rows::text(row, "note")?,
            at: rows::signed(row, "at")?,
        })
    }
}
