//! Reading requests: like axum's own extractors, but errors are problem documents.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, MatchedPath, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use store::{ReportId, TableId};

use super::App;
use super::fault::{Fault, Kind};
use super::settings::Limits;

/// A JSON body.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Fault> {
        if !is_json(request.headers()) {
            return Err(not_json());
        }
        let bytes = whole_body(request, app).await?;
        read_json(&bytes).map(Body)
    }
}

/// An optional JSON body.
#[derive(Debug)]
pub struct MaybeBody<T>(pub T);

impl<T: DeserializeOwned + Default> FromRequest<Arc<App>> for MaybeBody<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<MaybeBody<T>, Fault> {
        let is_json = is_json(request.headers());
        let bytes = whole_body(request, app).await?;
        match (bytes.is_empty(), is_json) {
            (true, _) => Ok(MaybeBody(T::default())),
            (false, true) => read_json(&bytes).map(MaybeBody),
            (false, false) => Err(not_json()),
        }
    }
}

fn not_json() -> Fault {
    Fault::new(Kind::NotJson, "Send JSON, with the Content-Type: application/json header.")
}

fn read_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    // serde would also accept a list of fields by position; no client should rely on that.
    if bytes.trim_ascii_start().starts_with(b"[") {
        return Err(Fault::unfit("Send an object, not a list."));
    }
    serde_json::from_slice(bytes).map_err(|error| match error.classify() {
        Category::Data => Fault::unfit(error.to_string()),
        Category::Io | Category::Syntax | Category::Eof => Fault::malformed(error.to_string()),
    })
}

/// The raw body.
pub async fn whole_body(request: Request, app: &Arc<App>) -> Result<Bytes, Fault> {
    let most = most_of(&request, &app.settings.limits);
    let reading = Bytes::from_request(request, app);
    match tokio::time::timeout(app.settings.limits.body_within, reading).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Err(Fault::new(Kind::TooLarge, format!("The limit is {most} bytes.")))
        }
        Ok(Err(error)) => Err(Fault::malformed(error.body_text())),
        Err(_) => Err(Fault::new(Kind::TooSlow, "The rest of the message did not arrive in time.")),
    }
}

/// The body size limit of this request.
fn most_of(request: &Request, limits: &Limits) -> usize {
    match request.extensions().get::<MatchedPath>().map(MatchedPath::as_str) {
        Some("/api/import") => limits.import,
        _ => limits.body,
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let essence = kind.unwrap_or_default().split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}

/// Path parameters. Anything that does not even look like an id is not found.
#[derive(Debug)]
pub struct Named<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Named<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Named<T>, Fault> {
        let path = Path::<T>::from_request_parts(parts, app).await;
        path.map(|Path(named)| Named(named)).map_err(|_| Fault::not_found())
    }
}

/// The query string.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asked<T>, Fault> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query.map(|Query(asked)| Asked(asked)).map_err(|error| Fault::malformed(error.body_text()))
    }
}

pub fn table_id(text: String) -> Result<TableId, Fault> {
    is_id(&text).then_some(TableId(text)).ok_or_else(Fault::not_found)
}

pub fn report_id(text: String) -> Result<ReportId, Fault> {
    is_id(&text).then_some(ReportId(text)).ok_or_else(Fault::not_found)
}

/// Whether this has the shape of an id the store makes for tables, reports and invitations.
pub fn is_id(text: &str) -> bool {
    let letter =
        |byte: u8| byte.is_ascii_digit() || byte.is_ascii_lowercase() && !b"ilou".contains(&byte);
    text.len() == 26 && text.bytes().all(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_the_store_makes_is_accepted_and_paths_are_not() {
        for _ in 0..100 {
            let id = TableId::random().unwrap();
            assert_eq!(table_id(id.0.clone()).unwrap(), id);
        }
        for text in
            ["", "../etc/passwd", "AAAAAAAAAAAAAAAAAAAAAAAAAA", "0000000000000000000000000l"]
        {
            assert!(table_id(text.to_owned()).is_err(), "{text}");
        }
    }
}
