//! The line to one client: a WebSocket on an upgraded connection.
//!
//! Long messages are sent in pieces. A socket keeps a buffer as large as the largest piece it ever
//! sent, and a whole view, sent once, would be most of the memory of an idle socket.

use std::future::Future;
use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::Response;
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncReadExt as _;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::error::CapacityError;
use tokio_tungstenite::tungstenite::handshake::server::create_response;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::fault::{Fault, Kind};

/// The largest piece sent at once.
const PIECE: usize = 4 << 10;

/// How much of a message that is too long is discarded, and for how long.
const THROWN_AWAY: u64 = 4 << 20;
const MOMENT: Duration = Duration::from_secs(5);

/// A request to upgrade its connection to a line.
#[derive(Debug)]
pub struct Upgrade {
    answer: Response<()>,
    connection: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Fault> {
        let wanted = || Fault::new(Kind::SocketWanted, "Open a WebSocket at this address.");
        let mut request = Request::new(());
        *request.method_mut() = parts.method.clone();
        *request.version_mut() = parts.version;
        *request.headers_mut() = parts.headers.clone();
        let answer = create_response(&request).map_err(|_| wanted())?;
        let connection = parts.extensions.remove::<OnUpgrade>().ok_or_else(wanted)?;
        Ok(Upgrade { answer, connection })
    }
}

impl Upgrade {
    /// Accepts, and serves the line once it is open; longer messages are rejected.
    pub fn agree<F>(
        self,
        longest: usize,
        serve: impl FnOnce(Line) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let Upgrade { answer, connection } = self;
        // Incoming messages are a few hundred bytes; every idle line would keep a larger buffer.
        let config = WebSocketConfig::default()
            .read_buffer_size(1 << 10)
            .write_buffer_size(PIECE)
            .max_write_buffer_size(1 << 20)
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest));
        tokio::spawn(async move {
            let Ok(connection) = connection.await else { return };
            let stream = TokioIo::new(connection);
            let line = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
            serve(Line(line)).await;
        });
        answer.map(|()| Body::empty())
    }
}

/// What arrives on a line.
#[derive(Debug)]
pub enum Heard {
    Said(Message),
    /// A message over the size limit; nothing after it can be read.
    TooLong,
    /// The client is gone.
    Gone,
}

#[derive(Debug)]
pub struct Line(WebSocketStream<TokioIo<Upgraded>>);

impl Line {
    /// The client's next message.
    pub async fn hear(&mut self) -> Heard {
        match self.0.next().await {
            Some(Ok(message)) => Heard::Said(message),
            Some(Err(Error::Capacity(CapacityError::MessageTooLong { .. }))) => Heard::TooLong,
            Some(Err(_)) | None => Heard::Gone,
        }
    }

    /// Closes because the client sent too much at once.
    ///
    /// The rest of its message is discarded for a moment: closing a connection with unread bytes
    /// resets it, and the client would never learn why.
    pub async fn close_too_long(mut self) {
        let frame = CloseFrame { code: CloseCode::Size, reason: "".into() };
        if self.0.send(Message::Close(Some(frame))).await.is_ok() {
            let (mut rest, mut nowhere) = (self.0.get_mut().take(THROWN_AWAY), tokio::io::sink());
            let thrown_away = tokio::io::copy(&mut rest, &mut nowhere);
            let _enough = tokio::time::timeout(MOMENT, thrown_away).await;
        }
    }

    /// Sends immediately.
    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message).await
    }

    /// Queues a text; it is sent with whatever follows, at the latest when the line is flushed.
    pub async fn feed(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        if text.len() <= PIECE {
            return self.0.feed(Message::Text(text)).await;
        }
        let mut rest = Bytes::from(text);
        let mut kind = Data::Text;
        while !rest.is_empty() {
            let piece = rest.split_to(rest.len().min(PIECE));
            let frame = Frame::message(piece, OpCode::Data(kind), rest.is_empty());
            self.0.feed(Message::Frame(frame)).await?;
            kind = Data::Continue;
        }
        Ok(())
    }

    pub async fn flush(&mut self) -> Result<(), Error> {
        self.0.flush().await
    }
}
