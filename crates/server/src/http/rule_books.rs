//! The ledgers as browsers get them: rendered once, compressed, identified by a tag.

use std::collections::HashMap;
use std::io::{self, Write as _};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ledger::{Ledger, Rule, citations};

use super::client::{accepts, has_it};
use super::fault::Fault;
use crate::wire::{RuleBook, RuleText};

#[derive(Debug)]
struct Printed {
    tag: String,
    plain: Bytes,
    gzip: Bytes,
}

pub async fn answer(game: &str, asked: &HeaderMap) -> Result<Response, Fault> {
    let key =
        ledger::games().iter().find(|info| info.key == game).ok_or_else(Fault::not_found)?.key;
    // The first reader of a book waits while it is rendered, on a blocking thread.
    let printed = tokio::task::spawn_blocking(move || printed(key)).await;
    let printed = printed.map_err(|_| Fault::broken())??;
    let mut headers = HeaderMap::new();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&format!("\"{}\"", printed.tag)) {
        headers.insert(header::ETAG, tag);
    }
    if has_it(asked, &printed.tag) {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    if accepts(asked, "gzip") {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        return Ok((headers, Body::from(printed.gzip.clone())).into_response());
    }
    Ok((headers, Body::from(printed.plain.clone())).into_response())
}

fn printed(key: &'static str) -> Result<Arc<Printed>, Fault> {
    static PRESS: Mutex<Option<HashMap<&'static str, Arc<Printed>>>> = Mutex::new(None);
    let mut press = PRESS.lock().unwrap_or_else(PoisonError::into_inner);
    let shelf = press.get_or_insert_default();
    if let Some(printed) = shelf.get(key) {
        return Ok(Arc::clone(printed));
    }
    let broken = |error: &dyn std::fmt::Display| {
        tracing::error!(%error, key, "a rule book could not be rendered");
        Fault::broken()
    };
    let ledger = ledger::of(key).map_err(|error| broken(&error))?;
    let plain = serde_json::to_vec(&book(ledger)).map_err(|error| broken(&error))?;
    let gzip = gzipped(&plain).map_err(|error| broken(&error))?;
    let tag = blake3::hash(&plain).to_hex()[..32].to_owned();
    let printed = Arc::new(Printed { tag, plain: plain.into(), gzip: gzip.into() });
    shelf.insert(key, Arc::clone(&printed));
    Ok(printed)
}

fn gzipped(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn book(ledger: &Ledger) -> RuleBook {
    let info = ledger.info();
    RuleBook {
        game: info.key.to_owned(),
        title: info.title.to_owned(),
        rules: ledger.rules().iter().map(text).collect(),
    }
}

fn text(rule: &Rule) -> RuleText {
    let note = rule.note.as_deref().unwrap_or_default();
    let mut see = citations(&format!("{} {note}", rule.text));
    see.retain(|id| *id != rule.id && ledger::find(id).is_some());
    RuleText {
        id: rule.id.clone(),
        chapter: rule.section.clone(),
        book: rule.source.clone(),
        kind: rule.kind.name().to_owned(),
        en: rule.text.clone(),
        ru: rule.text_ru.clone(),
        note: rule.note.clone(),
        see,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ledger_is_rendered_with_all_its_rules() {
        for info in ledger::games() {
            let printed = printed(info.key).unwrap();
            let book: serde_json::Value = serde_json::from_slice(&printed.plain).unwrap();
            let rules = book["rules"].as_array().unwrap();
            assert_eq!(rules.len(), ledger::of(info.key).unwrap().rules().len());
            assert!(printed.gzip.len() * 2 < printed.plain.len(), "{}", info.key);
        }
    }
}
