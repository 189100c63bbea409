//! The browser client: its files, embedded or from a directory, and one page for every address that
//! is not a file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::App;
use super::fault::{Fault, Kind};

/// One embedded file. `build.rs` makes the list, ordered by path.
#[derive(Clone, Copy, Debug)]
struct File {
    path: &'static str,
    tag: &'static str,
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
    brotli: Option<&'static [u8]>,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

const PAGE: &str = "index.html";

/// Answers everything no other route does.
pub async fn answer(State(app): State<Arc<App>>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if path.starts_with("api/") || path == "api" {
        return Fault::not_found().into_response();
    }
    if !reads {
        return ([(header::ALLOW, "GET, HEAD")], not_allowed().await).into_response();
    }
    let found = match &app.settings.web {
        Some(folder) => from_folder(folder, path, request.headers()).await,
        None => embedded(path, request.headers()),
    };
    found.unwrap_or_else(|| Fault::not_found().into_response())
}

/// The route exists, but not for this method.
pub async fn not_allowed() -> Fault {
    Fault::new(Kind::MethodNotAllowed, "The Allow header lists the methods supported here.")
}

fn embedded(path: &str, asked: &HeaderMap) -> Option<Response> {
    let find = |path: &str| FILES.binary_search_by(|file| file.path.cmp(path)).ok();
    let place = find(path).or_else(|| if wants_page(path, asked) { find(PAGE) } else { None })?;
    let file = FILES.get(place)?;
    let mut headers = HeaderMap::new();
    describe(&mut headers, file.path);
    headers.insert(header::ETAG, HeaderValue::from_str(&format!("\"{}\"", file.tag)).ok()?);
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if has_it(asked, file.tag) {
        return Some((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    let (bytes, encoding) = file.form(asked);
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some((headers, Body::from(Bytes::from_static(bytes))).into_response())
}

impl File {
    /// The smallest encoding the browser accepts, and its name.
    fn form(&self, asked: &HeaderMap) -> (&'static [u8], Option<&'static str>) {
        let forms = [("br", self.brotli), ("gzip", self.gzip)];
        let taken = forms.into_iter().find_map(|(encoding, bytes)| {
            bytes.filter(|_| accepts(asked, encoding)).map(|bytes| (bytes, Some(encoding)))
        });
        taken.unwrap_or((self.plain, None))
    }
}

async fn from_folder(folder: &Path, path: &str, asked: &HeaderMap) -> Option<Response> {
    let mut found = None;
    if let Some(file) = below(folder, path) {
        found = tokio::fs::read(file).await.ok().map(|bytes| (bytes, path));
    }
    if found.is_none() && wants_page(path, asked) {
        found = tokio::fs::read(folder.join(PAGE)).await.ok().map(|bytes| (bytes, PAGE));
    }
    let (bytes, path) = found?;
    let mut headers = HeaderMap::new();
    describe(&mut headers, path);
    // Files in a directory can change at any time.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Some((headers, bytes).into_response())
}

/// The file a path refers to, if every component is a plain name: none leads up, out or to a root.
fn below(folder: &Path, path: &str) -> Option<PathBuf> {
    let plain = |step: &str| {
        let safe = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
        !step.is_empty() && !step.starts_with('.') && step.bytes().all(safe)
    };
    path.split('/').all(plain).then(|| folder.join(path))
}

/// Whether this address is a page of the client.
fn wants_page(path: &str, asked: &HeaderMap) -> bool {
    let accepted = asked.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    let accepted = accepted.unwrap_or("*/*");
    let last = path.rsplit('/').next().unwrap_or_default();
    if path.starts_with("assets/") {
        return false;
    }
    accepted.contains("text/html") || (accepted.contains("*/*") && !last.contains('.'))
}

fn describe(headers: &mut HeaderMap, path: &str) {
    // Names below assets/ carry a hash of their content.
    let forever = path.starts_with("assets/");
    let cache = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether the browser accepts this encoding; a weight of 0 means it does not.
pub fn accepts(asked: &HeaderMap, encoding: &str) -> bool {
    let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|accept| accept.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let weight = parts.find_map(|part| part.strip_prefix("q="));
        named && weight.and_then(|weight| weight.parse::<f32>().ok()).is_none_or(|q| q > 0.0)
    })
}

/// Whether the browser says it already has the file with this tag.
pub fn has_it(asked: &HeaderMap, tag: &str) -> bool {
    let had = asked.get(header::IF_NONE_MATCH).and_then(|had| had.to_str().ok());
    had.unwrap_or_default().split(',').any(|one| {
        let one = one.trim();
        one.strip_prefix("W/").unwrap_or(one).trim_matches('"') == tag || one == "*"
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn there_is_always_a_page_and_the_list_is_in_order() {
        assert!(FILES.is_sorted_by_key(|file| file.path));
        assert!(FILES.iter().any(|file| file.path == PAGE));
    }

    #[test]
    fn an_address_of_the_client_is_the_page_and_a_missing_file_is_not() {
        let browser = asked(header::ACCEPT, "text/html,application/xhtml+xml,*/*;q=0.8");
        let script = asked(header::ACCEPT, "application/json");
        assert!(wants_page("", &browser));
        assert!(wants_page("join/abc", &browser));
        assert!(wants_page("table/abc", &HeaderMap::new()));
        assert!(!wants_page("assets/missing.js", &browser));
        assert!(!wants_page("robots.txt", &HeaderMap::new()));
        assert!(!wants_page("table/abc", &script));
    }

    #[test]
    fn no_path_leads_outside_the_directory() {
        let folder = Path::new("/web");
        assert_eq!(below(folder, "assets/a-1.js"), Some(PathBuf::from("/web/assets/a-1.js")));
        for path in ["", "../a", "a/../b", "a//b", "/etc/passwd", ".git", "%2e%2e/a", "a\\b", "a\0"]
        {
            assert_eq!(below(folder, path), None, "{path}");
        }
    }

    #[test]
    fn only_an_accepted_encoding_is_used() {
        let takes = |value, encoding| accepts(&asked(header::ACCEPT_ENCODING, value), encoding);
        assert!(takes("gzip, deflate, br", "br"));
        assert!(takes("br;q=0.5, gzip", "br"));
        assert!(!takes("br;q=0, gzip", "br"));
        assert!(!takes("", "gzip"));
    }

    #[test]
    fn a_known_tag_is_recognised() {
        let has = |value| has_it(&asked(header::IF_NONE_MATCH, value), "abc");
        assert!(has("\"abc\"") && has("W/\"abc\", \"x\"") && has("*"));
        assert!(!has("\"abcd\"") && !has(""));
    }
}
