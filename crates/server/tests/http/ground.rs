//! The fixture of these tests: a server on a free port over a temporary store, and browsers.

use std::net::SocketAddr;
use std::time::Duration;

use bytes::Bytes;
use duel::Duel;
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use server::house::{self, GameEntry, House};
use server::http::{self, Limits, Settings};
use store::Store;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// How long anything may take before a test gives up on it.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub struct Ground {
    pub address: SocketAddr,
    pub store: Store,
    stop: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
}

pub async fn ground() -> Ground {
    ground_with(|_| ()).await
}

pub async fn ground_with(change: impl FnOnce(&mut Settings)) -> Ground {
    let mut settings = Settings { limits: Limits::lifted(), ..Settings::default() };
    change(&mut settings);
    let keeping = house::Settings { bot_pause: Duration::ZERO, ..house::Settings::default() };
    ground_of(games(), keeping, settings).await
}

pub async fn ground_of(
    games: Vec<GameEntry>,
    keeping: house::Settings,
    settings: Settings,
) -> Ground {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let (house, _rehearsal) = House::open(store.clone(), games, keeping).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let stop_told = async move {
        let _ = stopped.await;
    };
    let served = tokio::spawn(http::serve(listener, house, store.clone(), settings, stop_told));
    Ground { address, store, stop: Some(stop), served: Some(served) }
}

fn games() -> Vec<GameEntry> {
    vec![GameEntry::of::<Duel>(&["greedy", "monte-carlo"])]
}

impl Ground {
    /// Somebody who has not given a name yet.
    pub fn stranger(&self) -> Browser {
        Browser { address: self.address, headers: HeaderMap::new() }
    }

    pub async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.stranger();
        let answer = browser.post("/api/me", json!({ "name": name })).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        browser.take_cookie(&answer);
        browser
    }

    /// Whether the server still answers others.
    pub async fn stands(&self) {
        let answer = self.stranger().get("/healthz").await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    }

    pub async fn close(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        let served = self.served.take().unwrap();
        tokio::time::timeout(PATIENCE, served).await.expect("it closes").unwrap();
    }
}

/// A client with its headers; each request uses its own connection.
#[derive(Clone)]
pub struct Browser {
    pub address: SocketAddr,
    pub headers: HeaderMap,
}

#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The code of the problem, after checking that it is one.
    pub fn problem(&self) -> String {
        assert_eq!(self.header("content-type"), "application/problem+json", "{}", self.text());
        let problem = self.json();
        assert_eq!(problem["status"], self.status.as_u16());
        assert!(!problem["title"].as_str().unwrap().is_empty());
        assert!(problem["detail"].is_string());
        problem["type"].as_str().unwrap().strip_prefix("/problems/").unwrap().to_owned()
    }
}

impl Browser {
    pub fn with(mut self, name: &str, value: &str) -> Browser {
        let name: HeaderName = name.parse().unwrap();
        self.headers.insert(name, HeaderValue::from_str(value).unwrap());
        self
    }

    pub fn take_cookie(&mut self, answer: &Answer) {
        let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
        self.headers.insert(header::COOKIE, HeaderValue::from_str(&cookie).unwrap());
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, Some(body)).await
    }

    /// A request without a body.
    pub async fn tell(&self, path: &str) -> Answer {
        self.ask(Method::POST, path, None).await
    }

    pub async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let kind = body.as_ref().map(|_| "application/json");
        let bytes = body.map(|body| Bytes::from(body.to_string())).unwrap_or_default();
        self.send(method, path, kind, bytes).await
    }

    pub async fn send(
        &self,
        method: Method,
        path: &str,
        kind: Option<&str>,
        body: Bytes,
    ) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        let headers = request.headers_mut().unwrap();
        headers.insert(header::HOST, self.address.to_string().parse().unwrap());
        headers.extend(self.headers.clone());
        if let Some(kind) = kind {
            headers.insert(header::CONTENT_TYPE, kind.parse().unwrap());
        }
        let request = request.body(Full::new(body)).unwrap();
        let asking = async {
            let stream = TcpStream::connect(self.address).await.unwrap();
            let (mut sender, connection) =
                hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
            let connection = tokio::spawn(connection);
            let response = sender.send_request(request).await.unwrap();
            let (parts, body) = response.into_parts();
            let body = body.collect().await.unwrap().to_bytes();
            connection.abort();
            Answer { status: parts.status, headers: parts.headers, body }
        };
        tokio::time::timeout(PATIENCE, asking).await.expect("an answer")
    }

    /// A started game of Duel with the same person in both seats.
    pub async fn table_alone(&self) -> String {
        let wish = json!({ "game": "duel", "seats": ["me", "me"], "spectators": true });
        let answer = self.post("/api/tables", wish).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        answer.json()["table"]["id"].as_str().unwrap().to_owned()
    }

    pub async fn socket(&self, path: &str) -> Result<Socket, Answer> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        request.headers_mut().extend(self.headers.clone());
        let stream = TcpStream::connect(self.address).await.unwrap();
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((stream, _)) => Ok(Socket { stream }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                let (parts, body) = response.into_parts();
                let body = Bytes::from(body.unwrap_or_default());
                Err(Answer { status: parts.status, headers: parts.headers, body })
            }
            Err(error) => panic!("no socket: {error}"),
        }
    }

    pub async fn table_socket(&self, table: &str) -> Socket {
        self.socket(&format!("/api/tables/{table}/socket")).await.unwrap()
    }
}

pub struct Socket {
    pub stream: WebSocketStream<TcpStream>,
}

impl Socket {
    pub async fn say(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The server's next message; `None` when the socket has closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message");
            match next? {
                Ok(Message::Text(text)) => {
                    return Some(serde_json::from_str(&delta::shared::unpacked(&text)).unwrap());
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of this kind, skipping others.
    pub async fn wait_for(&mut self, kind: &str) -> Value {
        while let Some(heard) = self.hear().await {
            if let Some(inside) = heard.get(kind) {
                return inside.clone();
            }
        }
        panic!("the socket ended before any {kind}");
    }

    /// Everything until the socket closes.
    pub async fn all_the_rest(&mut self) -> Vec<Value> {
        let mut all = Vec::new();
        while let Some(heard) = self.hear().await {
            all.push(heard);
        }
        all
    }
}
