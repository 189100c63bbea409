//! Whether the service can do everything it should, and if not, why.

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
    /// Everything works; the file is still being checked.
    Checking,
    Ready,
    DiskFull,
    CannotWrite,
    Damaged,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Readiness {
    pub state: Standing,
    /// What is wrong, for the operator, and what to do about it.
    pub detail: String,
    /// Tables found damaged since the server started; the others can be played.
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
            (None, true) => (Standing::Checking, "the file is being checked".to_owned()),
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

/// Whether the service is fully working: 503 while its store cannot be written or is damaged.
/// Intact tables can still be viewed by the people who sit there.
#[utoipa::path(get, path = "/readyz", tag = "upkeep",
    responses(
        (status = 200, body = Readiness, description = "Ready, or ready and still checking."),
        (status = 503, body = Readiness, description = "Not ready; no one new is let in.")))]
pub async fn ready(State(app): State<Arc<App>>) -> (StatusCode, Json<Readiness>) {
    let readiness = Readiness::of(&app.store.health());
    (readiness.status(), Json(readiness))
}

/// Whether anything about a new person could be saved.
pub fn takes_newcomers(store: &Store) -> Result<(), Fault> {
    match store.health().ailment() {
        Some((ailment, _)) => Err(Fault::cannot_keep(ailment)),
        None => Ok(()),
    }
}

/// Logs every change for the worse or the better, once.
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
        tracing::error!(why, remedy, "the store is damaged; intact tables can still be played");
    }
    if before.checking && !now.checking && now.damage.is_none() {
        tracing::info!("the store was checked and is intact");
    }
    if let (Some((ailment, why)), true) = (&now.last_failure, now.failures > before.failures) {
        let remedy = ailment.remedy();
        tracing::error!(
            why,
            remedy,
            "nothing can be stored: {ailment}; tables can still be viewed"
        );
    }
    if now.failures > 0
        && now.writing.is_none()
        && (before.writing.is_some() || now.failures > before.failures)
    {
        tracing::info!("the store can be written again");
    }
    for table in now.damaged_tables.difference(&before.damaged_tables) {
        let remedy = Ailment::Damaged.remedy();
        tracing::error!(%table, remedy, "a table is damaged; the others can still be played");
    }
}
