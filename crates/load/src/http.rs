//! One HTTP request at a time, each on a connection of its own.

use std::net::SocketAddr;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use crate::Outcome;

#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    /// The first cookie that was set, as it is to be sent back.
    pub cookie: Option<String>,
    pub body: Bytes,
}

impl Answer {
    /// The body, if the request was granted.
    pub fn read<T: DeserializeOwned>(&self) -> Outcome<T> {
        self.granted()?;
        Ok(serde_json::from_slice(&self.body)?)
    }

    pub fn granted(&self) -> Outcome<()> {
        if (200..300).contains(&self.status) {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&self.body);
        Err(format!("the server answered {}: {said}", self.status).into())
    }
}

pub async fn get(address: SocketAddr, path: &str, cookie: Option<&str>) -> Outcome<Answer> {
    ask(address, Method::GET, path, cookie, String::new()).await
}

pub async fn post(
    address: SocketAddr,
    path: &str,
    cookie: Option<&str>,
    body: String,
) -> Outcome<Answer> {
    ask(address, Method::POST, path, cookie, body).await
}

async fn ask(
    address: SocketAddr,
    method: Method,
    path: &str,
    cookie: Option<&str>,
    body: String,
) -> Outcome<Answer> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    let connection = tokio::spawn(connection);
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, address.to_string())
        .header(ORIGIN, format!("http://{address}"));
    if !body.is_empty() {
        request = request.header(CONTENT_TYPE, "application/json");
    }
    if let Some(cookie) = cookie {
        request = request.header(COOKIE, cookie);
    }
    let response = sender.send_request(request.body(Full::new(Bytes::from(body)))?).await?;
    let status = response.status().as_u16();
    let cookie = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
    let cookie = cookie.and_then(|value| value.split(';').next()).map(str::to_owned);
    let body = response.into_body().collect().await?.to_bytes();
    drop(sender);
    connection.abort();
    Ok(Answer { status, cookie, body })
}
