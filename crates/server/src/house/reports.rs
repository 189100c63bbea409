//! Player reports: a note, and the position as they saw it.

use super::live::{Live, VERSION};
use super::{House, Kind, Trouble};
use crate::wire::{ReportRequest, Reported, View};
use serde::Serialize;
use store::{IdentityId, Report, ReportId, TableId};

/// The file of a report.
#[derive(Serialize)]
struct ReportFile {
    report: String,
    table: String,
    note: String,
    at: i64,
    version: &'static str,
    /// The position as the person downloading the file may see it.
    view: View,
    /// The log up to there, if it is open to them.
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<String>,
}

impl House {
    pub async fn report(
        &self,
        who: &IdentityId,
        table: &TableId,
        request: ReportRequest,
    ) -> Result<Reported, Trouble> {
        let note = request.note.trim().replace('\0', " ");
        if note.chars().count() > self.inside.settings.note_length {
            return Err(Trouble::too_long("A note", self.inside.settings.note_length));
        }
        if note.is_empty() {
            return Err(Trouble::nothing_said("The note is empty; say what is wrong."));
        }
        let seen = self.act(who, table, move |live, who| {
            Box::pin(async move { live.place_of(&who, request.at).await })
        });
        let seen = seen.await?;
        let report = self.inside.store.add_report(table, seen, &note).await?;
        metrics::counter!("omen_reports_total").increment(1);
        tracing::info!(table = %table, seq = seen.seq, "a position was reported");
        let file = format!("/api/reports/{}", report.id);
        Ok(Reported { id: report.id.to_string(), file })
    }

    /// The reported position as JSON, as the person asking may see it.
    pub async fn report_file(
        &self,
        who: &IdentityId,
        report: &ReportId,
    ) -> Result<String, Trouble> {
        let missing = || Trouble::new(Kind::NotFound, "There is no such report.");
        let report: Report = self.inside.store.report(report).await?.ok_or_else(missing)?;
        let then = Live::as_it_was(self.inside.clone(), who, &report.table, report.tip).await?;
        let (view, mut log) = then.shown_to(who)?;
        if log.is_some() {
            let read = self.act(who, &report.table, |live, who| {
                Box::pin(async move { live.read_for_report(&who).await })
            });
            match read.await {
                Ok(true) => {}
                Ok(false) => log = None,
                // A deleted table cannot be continued.
                Err(Trouble { kind: Kind::NotFound, .. }) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        let file = ReportFile {
            report: report.id.to_string(),
            table: report.table.to_string(),
            note: report.note,
            at: report.at,
            version: VERSION,
            view,
            log,
        };
        serde_json::to_string_pretty(&file).map_err(|_| Trouble::unavailable())
    }
}
