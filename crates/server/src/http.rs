//! The HTTP side of the table service: routes and sockets, cookies and passkeys, limits, and the
//! browser client.
//!
//! It knows no game and no rule. Everything a table can do is delegated to the house; this layer
//! only decides who is asking, how often, from which site, and how the answer is written.

mod api;
mod ceremony;
mod client;
mod crowds;
mod door;
mod extract;
mod fault;
mod guard;
mod line;
mod name;
mod patient;
mod peer;
mod person;
mod rate;
mod readiness;
mod rule_books;
mod settings;
mod site;
mod socket;
mod upkeep;

pub use fault::Kind;
pub use rate::Rate;
pub use settings::{Limits, Settings};
pub use site::PublicUrl;

use std::future::Future;
use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderValue, header};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse as _;
use axum::routing::get;
use store::{IdentityId, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::house::House;
use ceremony::Ceremonies;
use crowds::Crowds;
use peer::Peer;
use rate::Throttle;

/// State available to every request.
#[derive(Debug)]
struct App {
    house: House,
    store: Store,
    settings: Settings,
    throttles: Throttles,
    ceremonies: Ceremonies,
    /// Requests and sockets each client has open, for when its connections cannot be counted.
    crowds: Arc<Crowds>,
    closing: watch::Receiver<bool>,
}

#[derive(Debug)]
struct Throttles {
    requests: Throttle<Peer>,
    people: Throttle<Peer>,
    passkeys: Throttle<Peer>,
    tables: Throttle<IdentityId>,
    talk: Throttle<IdentityId>,
}

impl Throttles {
    fn new(limits: &Limits) -> Throttles {
        Throttles {
            requests: Throttle::new(limits.requests),
            people: Throttle::new(limits.people),
            passkeys: Throttle::new(limits.passkeys),
            tables: Throttle::new(limits.tables),
            talk: Throttle::new(limits.talk),
        }
    }
}

/// Serves until `stop` is ready, then tells viewers to come back, lets requests finish, and closes
/// the house and its store.
pub async fn serve(
    listener: TcpListener,
    house: House,
    store: Store,
    settings: Settings,
    stop: impl Future<Output = ()>,
) {
    upkeep::recorder();
    let figures = tokio::spawn(upkeep::keep_figures());
    let watching = tokio::spawn(readiness::tell_of(store.watch_health()));
    let (close, closing) = watch::channel(false);
    let limits = settings.limits.clone();
    let throttles = Throttles::new(&limits);
    let ceremonies = Ceremonies::default();
    let closes = closing.clone();
    let (crowds, behind_proxy) = (Arc::default(), settings.behind_proxy);
    let house_too = house.clone();
    let app = App { house: house_too, store, settings, throttles, ceremonies, crowds, closing };
    let keeping = door::keep(listener, router(Arc::new(app)), &limits, behind_proxy, closes);
    let closing = async {
        stop.await;
        let _everybody_left = close.send(true);
        if tokio::time::timeout(limits.close_within, house.close()).await.is_err() {
            tracing::warn!(
                "the server did not shut down in time; every acknowledged move is saved"
            );
        }
    };
    tokio::join!(keeping, closing);
    figures.abort();
    watching.abort();
}

fn router(app: Arc<App>) -> Router {
    let (routes, gathered) = api::routes(&app.settings.limits).split_for_parts();
    let document: bytes::Bytes = api::document(gathered).into();
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    let document = move || async move { (kind, document.clone()).into_response() };
    routes
        .route("/api/openapi.json", get(document))
        .fallback(client::answer)
        .method_not_allowed_fallback(client::not_allowed)
        .layer(from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}
