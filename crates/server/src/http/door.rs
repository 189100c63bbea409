//! The door: connections are let in one by one, so many at once and so many from one address, and
//! when the house closes those inside are seen out.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt as _;

use super::fault::{Fault, Kind};
use super::patient::Patient;
use super::peer::{Connected, Peer};
use super::settings::Limits;

/// Lets connections in until `closing` turns true, then waits for those inside, but not for ever.
pub async fn keep(
    listener: TcpListener,
    router: Router,
    limits: &Limits,
    mut closing: watch::Receiver<bool>,
) {
    let door = Door {
        router,
        places: Arc::new(Semaphore::new(limits.connections)),
        crowds: Arc::default(),
        each: limits.connections_each,
        patience: limits.write_within,
        http: http(limits),
        closing: closing.clone(),
    };
    loop {
        tokio::select! {
            biased;
            () = closes(&mut closing) => break,
            met = listener.accept() => match met {
                Ok((stream, address)) => door.let_in(stream, address),
                Err(error) => {
                    // Out of file descriptors, usually: waiting lets some go.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
        }
    }
    drop(listener);
    let all = u32::try_from(limits.connections).unwrap_or(u32::MAX);
    let empty = door.places.acquire_many(all);
    if tokio::time::timeout(limits.close_within, empty).await.is_err() {
        tracing::warn!("some connections did not end in time and were cut");
    }
}

/// Ready when the house closes.
pub async fn closes(closing: &mut watch::Receiver<bool>) {
    let _or_gone = closing.wait_for(|closing| *closing).await.map(drop);
}

fn http(limits: &Limits) -> hyper::server::conn::http1::Builder {
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.headers_within)
        .max_buf_size(16 << 10)
        .max_headers(64);
    http
}

struct Door {
    router: Router,
    places: Arc<Semaphore>,
    crowds: Arc<Crowds>,
    /// Connections of one address; 0 lifts the limit.
    each: usize,
    patience: Duration,
    http: hyper::server::conn::http1::Builder,
    closing: watch::Receiver<bool>,
}

impl Door {
    fn let_in(&self, stream: TcpStream, address: SocketAddr) {
        let Some(place) = self.place(address) else {
            metrics::counter!("omen_connections_refused_total").increment(1);
            turn_away(&stream);
            return;
        };
        // Moves are small and somebody waits for each.
        let _only_slower = stream.set_nodelay(true);
        let stream = TokioIo::new(Patient::new(stream, self.patience, place));
        let router = self.router.clone().map_request(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Connected(address));
            request.map(axum::body::Body::new)
        });
        let service = TowerToHyperService::new(router);
        let connection = self.http.serve_connection(stream, service).with_upgrades();
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

    fn place(&self, address: SocketAddr) -> Option<Place> {
        let permit = Arc::clone(&self.places).try_acquire_owned().ok()?;
        let peer = Peer::of(address.ip());
        let entered = self.crowds.enter(peer, self.each);
        entered.then(|| Place { _permit: permit, peer, crowds: Arc::clone(&self.crowds) })
    }
}

/// Says so instead of just closing; whoever floods us may miss it.
fn turn_away(stream: &TcpStream) {
    let fault = Fault::new(Kind::Full, "Close some connections, or try again in a moment.");
    let body = serde_json::to_string(fault.problem()).unwrap_or_default();
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/problem+json\r\n\
         Retry-After: 5\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let _missed = stream.try_write(answer.as_bytes());
}

/// How many connections each address has.
#[derive(Debug, Default)]
struct Crowds(Mutex<HashMap<Peer, usize>>);

impl Crowds {
    fn enter(&self, peer: Peer, most: usize) -> bool {
        let mut crowds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let inside = crowds.entry(peer).or_default();
        let enters = most == 0 || *inside < most;
        *inside += usize::from(enters);
        enters
    }

    fn leave(&self, peer: Peer) {
        let mut crowds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(inside) = crowds.get_mut(&peer) {
            *inside -= 1;
            if *inside == 0 {
                crowds.remove(&peer);
            }
        }
    }
}

/// Held by a connection as long as it lasts.
#[derive(Debug)]
struct Place {
    _permit: OwnedSemaphorePermit,
    peer: Peer,
    crowds: Arc<Crowds>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.crowds.leave(self.peer);
    }
}
