//! A socket to a table, as a browser would open it.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Outcome;

#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub async fn open(address: SocketAddr, path: &str, cookie: &str) -> Outcome<Socket> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        request.headers_mut().insert(COOKIE, cookie.parse()?);
        request.headers_mut().insert(ORIGIN, format!("http://{address}").parse()?);
        // Thousands of these live in one process: the usual buffers would be most of its memory.
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(small)).await?;
        Ok(Socket(socket))
    }

    pub async fn say(&mut self, text: String) -> Outcome<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next message; an error when there will be none.
    pub async fn hear(&mut self) -> Outcome<Utf8Bytes> {
        while let Some(message) = self.0.next().await {
            match message? {
                Message::Text(text) => return Ok(text),
                Message::Close(frame) => return Err(format!("closed: {frame:?}").into()),
                Message::Binary(_) => return Err("a binary message".into()),
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
        Err("the connection ended".into())
    }
}
