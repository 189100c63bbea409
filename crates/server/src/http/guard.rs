//! What happens to every request: it is counted, checked for its origin and against rate limits,
//! answered in time and without a crash, and the response gets security headers.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt as _;
use tracing::Instrument as _;

use super::App;
use super::crowds::Stay;
use super::fault::{Fault, Kind};
use super::peer::Peer;
use super::{person, site, upkeep};

pub async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    // Never the address itself: it may contain an invitation.
    let path = request.extensions().get::<MatchedPath>().cloned();
    let path = path.as_ref().map_or("other", MatchedPath::as_str);
    let https = site::is_https(&app.settings, request.headers());
    let span = tracing::debug_span!("request", %method, path);
    let mut response = match check(&app, &mut request) {
        // Counted until the response is ready; a socket keeps its own count.
        Ok(_stay) => {
            let renamed = person::renamed_cookie(&app, request.headers()).await;
            let mut response = answer(&app, request, next).instrument(span.clone()).await;
            exchange(&mut response, renamed);
            response
        }
        Err(fault) => fault.into_response(),
    };
    dress(&mut response, https);
    let status = response.status().as_u16();
    span.in_scope(|| tracing::debug!(status, "answered"));
    let labels = [
        ("method", counted_as(&method).to_owned()),
        ("path", path.to_owned()),
        ("status", status.to_string()),
    ];
    metrics::counter!("omen_http_requests_total", &labels).increment(1);
    metrics::histogram!("omen_http_seconds").record(began.elapsed());
    response
}

/// The method as the metrics name it. Anyone can invent methods, and each name would be a metric
/// that is never forgotten.
fn counted_as(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

fn check(app: &App, request: &mut Request) -> Result<Option<Arc<Stay>>, Fault> {
    if upkeep::is_health(request.uri().path()) {
        return Ok(None);
    }
    let peer = Peer::who_asks(&app.settings, request.headers(), request.extensions());
    app.throttles.requests.take(peer).map_err(Fault::slow_down)?;
    site::known_host(&app.settings, request.uri(), request.headers())?;
    if site::changes_something(request.method()) {
        site::same_site(&app.settings, request.headers())?;
    }
    let stay = counted(app, peer)?;
    if let Some(stay) = &stay {
        request.extensions_mut().insert(Arc::clone(stay));
    }
    Ok(stay)
}

/// Behind a proxy all connections are the proxy's, so a client's load is counted by its requests
/// and sockets.
fn counted(app: &App, peer: Peer) -> Result<Option<Arc<Stay>>, Fault> {
    if !app.settings.behind_proxy {
        return Ok(None);
    }
    match app.crowds.enter(peer, app.settings.limits.connections_each) {
        Some(stay) => Ok(Some(Arc::new(stay))),
        None => {
            metrics::counter!("omen_clients_refused_total").increment(1);
            Err(Fault::full())
        }
    }
}

async fn answer(app: &App, request: Request, next: Next) -> Response {
    let answering = AssertUnwindSafe(next.run(request)).catch_unwind();
    match tokio::time::timeout(app.settings.limits.answer_within, answering).await {
        Ok(Ok(response)) => response,
        Ok(Err(_panic)) => {
            tracing::error!("a handler panicked; the server keeps running");
            Fault::broken().into_response()
        }
        Err(_) => {
            let detail = "Try again in a moment.";
            Fault::new(Kind::Overdue, detail).retry_after(5).into_response()
        }
    }
}

/// Sets the browser's cookie under its new name, unless the response already sets cookies. A
/// response that may be cached is no place for a secret.
fn exchange(response: &mut Response, renamed: Option<[HeaderValue; 2]>) {
    let headers = response.headers_mut();
    let stored = headers.get(header::CACHE_CONTROL).is_some_and(|kept| kept != "no-store");
    if stored || headers.contains_key(header::SET_COOKIE) {
        return;
    }
    for cookie in renamed.into_iter().flatten() {
        headers.append(header::SET_COOKIE, cookie);
    }
}

/// Our pages run only our own scripts and styles, connect only to us, and cannot be framed.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, HeaderValue); 7] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    // Invitations are addresses.
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "camera=(), geolocation=(), microphone=(), payment=(), usb=(), \
             publickey-credentials-create=(self), publickey-credentials-get=(self)",
        ),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

pub fn dress(response: &mut Response, https: bool) {
    let headers = response.headers_mut();
    headers.extend(HEADERS);
    if https {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::{self, House};
    use crate::http::{Ceremonies, Limits, Settings, Throttles};
    use axum::Router;
    use axum::body::Body;
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use std::time::Duration;
    use tower::ServiceExt as _;

    async fn app() -> Arc<App> {
        let limits = Limits { answer_within: Duration::from_millis(50), ..Limits::lifted() };
        let store = store::Store::open("sqlite::memory:").await.unwrap();
        let (house, _) =
            House::open(store.clone(), Vec::new(), house::Settings::default()).await.unwrap();
        Arc::new(App {
            house,
            store,
            throttles: Throttles::new(&limits),
            settings: Settings { limits, ..Settings::default() },
            ceremonies: Ceremonies::default(),
            crowds: Arc::default(),
            closing: tokio::sync::watch::channel(false).1,
        })
    }

    async fn broken() -> &'static str {
        panic!("as a test")
    }

    async fn endless() -> &'static str {
        std::future::pending().await
    }

    #[tokio::test]
    async fn a_handler_that_panics_or_hangs_is_a_problem_and_the_next_is_answered() {
        let router = Router::new()
            .route("/broken", get(broken))
            .route("/endless", get(endless))
            .route("/well", get(|| async { "well" }))
            .layer(from_fn_with_state(app().await, guard));
        for (path, status) in [("/broken", 500), ("/endless", 503), ("/well", 200)] {
            let request = Request::builder().uri(path).body(Body::empty()).unwrap();
            let response = router.clone().oneshot(request).await.unwrap();
            assert_eq!(response.status().as_u16(), status, "{path}");
            assert!(response.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        }
    }
}
