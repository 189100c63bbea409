//! Accepting connections: a limited number at once and from each address, closed gracefully when
//! the server shuts down.
//!
//! When there is no room, a connection is accepted into a small overflow: one request is read
//! there, and answered only if it asks how the service is.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse as _, Response};
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt as _;

use super::crowds::{Crowds, Stay};
use super::fault::Fault;
use super::patient::Patient;
use super::peer::{Connected, Peer};
use super::settings::Limits;
use super::{guard, upkeep};

/// Overflow connections, in total and from one address.
const NARROW: usize = 64;
const NARROW_EACH: usize = 8;
/// How long an overflow connection may stay silent.
const NARROW_WITHIN: Duration = Duration::from_secs(3);

/// Accepts connections until `closing` turns true, then waits a limited time for the open ones.
pub async fn keep(
    listener: TcpListener,
    router: Router,
    limits: &Limits,
    behind_proxy: bool,
    mut closing: watch::Receiver<bool>,
) {
    let each = |most: usize| if behind_proxy { 0 } else { most };
    let door = Door {
        wide: Entrance::new(router.clone(), limits.connections, each(limits.connections_each)),
        narrow: Entrance::new(router.layer(from_fn(only_health)), NARROW, each(NARROW_EACH)),
        patience: limits.write_within,
        http: http(limits.headers_within),
        http_once: http(limits.headers_within.min(NARROW_WITHIN)).keep_alive(false).clone(),
        closing: closing.clone(),
    };
    loop {
        tokio::select! {
            biased;
            () = closes(&mut closing) => break,
            met = listener.accept() => match met {
                Ok((stream, address)) => door.let_in(stream, address),
                Err(error) => {
                    // Usually out of file descriptors: waiting frees some.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
        }
    }
    drop(listener);
    let all = u32::try_from(limits.connections).unwrap_or(u32::MAX);
    let empty = door.wide.places.acquire_many(all);
    if tokio::time::timeout(limits.close_within, empty).await.is_err() {
        tracing::warn!("some connections did not close in time and were dropped");
    }
}

/// Ready when the server is closing.
pub async fn closes(closing: &mut watch::Receiver<bool>) {
    let _or_gone = closing.wait_for(|closing| *closing).await.map(drop);
}

fn http(headers_within: Duration) -> hyper::server::conn::http1::Builder {
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(headers_within)
        .max_buf_size(16 << 10)
        .max_headers(64);
    http
}

struct Door {
    wide: Entrance,
    narrow: Entrance,
    patience: Duration,
    http: hyper::server::conn::http1::Builder,
    /// The same for one request.
    http_once: hyper::server::conn::http1::Builder,
    closing: watch::Receiver<bool>,
}

/// How many places there are, and what is answered there.
struct Entrance {
    router: Router,
    places: Arc<Semaphore>,
    crowds: Arc<Crowds>,
    /// Connections from one address; 0 means no limit. Behind a proxy they are all the proxy's.
    each: usize,
}

impl Entrance {
    fn new(router: Router, most: usize, each: usize) -> Entrance {
        let places = Arc::new(Semaphore::new(most));
        Entrance { router, places, crowds: Arc::default(), each }
    }

    fn place(&self, peer: Peer) -> Option<Place> {
        let permit = Arc::clone(&self.places).try_acquire_owned().ok()?;
        let stay = match self.each {
            0 => None,
            each => Some(self.crowds.enter(peer, each)?),
        };
        Some(Place { _permit: permit, _stay: stay })
    }
}

/// What is answered when there is no room.
async fn only_health(request: Request, next: Next) -> Response {
    if upkeep::is_health(request.uri().path()) {
        return next.run(request).await;
    }
    metrics::counter!("omen_connections_refused_total").increment(1);
    let mut response = Fault::full().into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    guard::dress(&mut response, false);
    response
}

impl Door {
    fn let_in(&self, stream: TcpStream, address: SocketAddr) {
        let peer = Peer::of(address.ip());
        let wide = self.wide.place(peer).map(|place| (place, &self.wide.router, &self.http));
        let narrow = || {
            let place = self.narrow.place(peer)?;
            Some((place, &self.narrow.router, &self.http_once))
        };
        let Some((place, router, http)) = wide.or_else(narrow) else {
            metrics::counter!("omen_connections_refused_total").increment(1);
            turn_away(&stream);
            return;
        };
        // Moves are small, and someone is waiting for each.
        let _only_slower = stream.set_nodelay(true);
        let stream = TokioIo::new(Patient::new(stream, self.patience, place));
        let router = router.clone().map_request(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Connected(address));
            request.map(axum::body::Body::new)
        });
        let service = TowerToHyperService::new(router);
        let connection = http.serve_connection(stream, service).with_upgrades();
        let mut closing = self.closing.clone();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            tokio::select! {
                _ended = connection.as_mut() => return,
                () = closes(&mut closing) => connection.as_mut().graceful_shutdown(),
            }
            let _ended = connection.await;
        });
    }
}

/// Says so instead of just closing; a client that floods us may miss it.
fn turn_away(stream: &TcpStream) {
    let fault = Fault::full();
    let body = serde_json::to_string(fault.problem()).unwrap_or_default();
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/problem+json\r\n\
         Retry-After: 5\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let _missed = stream.try_write(answer.as_bytes());
}

/// Held by a connection for as long as it lasts.
#[derive(Debug)]
struct Place {
    _permit: OwnedSemaphorePermit,
    _stay: Option<Stay>,
}
