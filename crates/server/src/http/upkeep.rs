//! For the operator: health and metrics.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use super::App;
use super::fault::{Fault, Kind};

/// Whether a path only asks about the service's health: that is answered however full the server
/// is, and counts towards no limit.
pub fn is_health(path: &str) -> bool {
    matches!(path, "/healthz" | "/readyz")
}

/// Whether the service and its store respond; if not, restarting may help. For whether it is fully
/// working, see /readyz.
#[utoipa::path(get, path = "/healthz", tag = "upkeep",
    responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn healthy(State(app): State<Arc<App>>) -> Result<&'static str, Fault> {
    let ping = tokio::time::timeout(Duration::from_secs(5), app.store.ping()).await;
    if matches!(ping, Ok(Ok(()))) {
        return Ok("well\n");
    }
    Err(Fault::new(Kind::Unavailable, "The store does not respond.").retry_after(5))
}

/// Metrics in Prometheus format.
#[utoipa::path(get, path = "/metrics", tag = "upkeep",
    responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn metrics(State(app): State<Arc<App>>) -> Result<impl IntoResponse, Fault> {
    let stats = app.store.stats();
    for (name, count) in [
        ("omen_store_batches_total", stats.batches),
        ("omen_store_appends_total", stats.appends),
        ("omen_store_inputs_total", stats.inputs),
        ("omen_store_conflicts_total", stats.conflicts),
        ("omen_store_errands_total", stats.errands),
        ("omen_store_retried_total", stats.retried),
        ("omen_store_failures_total", stats.failures),
    ] {
        metrics::counter!(name).absolute(count);
    }
    metrics::gauge!("omen_tables_in_memory").set(app.house.tables_in_memory() as f64);
    metrics::gauge!("omen_bots_waiting").set(app.house.bots_waiting() as f64);
    metrics::gauge!("omen_store_waiting").set(stats.waiting as f64);
    let health = app.store.health();
    metrics::gauge!("omen_store_ready").set(if health.ailment().is_none() { 1.0 } else { 0.0 });
    metrics::gauge!("omen_store_checking").set(if health.checking { 1.0 } else { 0.0 });
    metrics::gauge!("omen_tables_damaged").set(health.damaged_tables.len() as f64);
    if let Some(bytes) = resident_bytes() {
        metrics::gauge!("process_resident_memory_bytes").set(bytes as f64);
    }
    let recorder = recorder().ok_or_else(Fault::broken)?;
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], recorder.render()))
}

/// This process's recorder, installed on first use.
pub fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    const SECONDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0];
    let install = || {
        PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
            .and_then(PrometheusBuilder::install_recorder)
            .inspect_err(
                |error| tracing::warn!(%error, "no metrics: another recorder is installed"),
            )
            .ok()
    };
    RECORDER.get_or_init(install).as_ref()
}

/// Keeps the recorder's memory small while no one reads the metrics.
pub async fn keep_figures() {
    loop {
        tokio::time::sleep(Duration::from_secs(10)).await;
        if let Some(recorder) = recorder() {
            recorder.run_upkeep();
        }
    }
}

/// As reported by Linux; other systems have no such figure.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
