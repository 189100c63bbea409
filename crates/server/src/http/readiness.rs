//! Whether the service can do all it is for, and what keeps it from that.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use store::{Ailment, Health, Store};
use tokio::sync::watch;
use utoipa::ToSchema;

use super::App;
use super::fault::Fault;

/// How ready the service is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Everything works; the file is still being looked through.
    Checking,
    Ready,
    DiskFull,
    CannotWrite,
    Damaged,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Readiness {
    pub state: Standing,
    /// What is the matter, for whoever keeps the service, and what to do.
    pub detail: String,
    /// Tables whose records were found damaged since the start; the others are played on.
    pub damaged_tables: usize,
}

impl Readiness {
    fn of(health: &Health) -> Readiness {
        let (state, detail) = match (health.ailment(), health.checking) {
            (Some((ailment, why)), _) => {
                let state = match ailment {
                    Ailment::DiskFull => Standing::DiskFull,
                    Ailment::CannotWrite => Standing::CannotWrite,
                    Ailment::Damaged => Standing::Damaged,
                };
                (state, format!("{ailment} ({why}): {}", ailment.remedy()))
            }
            (None, true) => (Standing::Checking, "the file is being looked through".to_owned()),
            (None, false) => (Standing::Ready, String::new()),
        };
        Readiness { state, detail, damaged_tables: health.damaged_tables.len() }
    }

    fn status(&self) -> StatusCode {
        match self.state {
            Standing::Checking | Standing::Ready => StatusCode::OK,
            Standing::DiskFull | Standing::CannotWrite | Standing::Damaged => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }
}

/// Whether the service takes everything it is for: 503 while its store cannot be written or is
/// damaged. Who sits at a whole table can look on all the same.
#[utoipa::path(get, path = "/readyz", tag = "upkeep",
    responses(
        (status = 200, body = Readiness, description = "Ready, or ready and still checking."),
        (status = 503, body = Readiness, description = "Not ready; nobody new is let in.")))]
pub async fn ready(State(app): State<Arc<App>>) -> (StatusCode, Json<Readiness>) {
    let readiness = Readiness::of(&app.store.health());
    (readiness.status(), Json(readiness))
}

/// Whether anything could be kept of somebody new.
pub fn takes_newcomers(store: &Store) -> Result<(), Fault> {
    match store.health().ailment() {
        Some((ailment, _)) => Err(Fault::cannot_keep(ailment)),
        None => Ok(()),
    }
}

/// Tells the log of every change for the worse or the better, once.
pub async fn tell_of(mut changes: watch::Receiver<Health>) {
    let mut known = Health::default();
    loop {
        let now = changes.borrow_and_update().clone();
        tell(&known, &now);
        known = now;
        if changes.changed().await.is_err() {
            return;
        }
    }
}

fn tell(before: &Health, now: &Health) {
    if let (Some(why), None) = (&now.damage, &before.damage) {
        let remedy = Ailment::Damaged.remedy();
        tracing::error!(why, remedy, "the store is damaged; whole tables are played on");
    }
    if before.checking && !now.checking && now.damage.is_none() {
        tracing::info!("the store was looked through and is whole");
    }
    if let (Some((ailment, why)), true) = (&now.last_failure, now.failures > before.failures) {
        let remedy = ailment.remedy();
        tracing::error!(why, remedy, "nothing can be stored: {ailment}; tables can be looked at");
    }
    if now.failures > 0
        && now.writing.is_none()
        && (before.writing.is_some() || now.failures > before.failures)
    {
        tracing::info!("the store can be written again");
    }
    for table in now.damaged_tables.difference(&before.damaged_tables) {
        let remedy = Ailment::Damaged.remedy();
        tracing::error!(%table, remedy, "a table is damaged; the others are played on");
    }
}
