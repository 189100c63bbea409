//! A socket to the bare server.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use super::schedule::Mover;
use crate::Outcome;
use crate::socket::Socket;

#[derive(Debug)]
pub struct Echo(Socket);

/// As long as a choice is.
const MESSAGE: &str = r#"{"choose":{"id":17,"at":{"seq":42,"cuts":0},"seat":1,"choice":"move acolyte kalahari tethys"}}"#;

impl Echo {
    pub async fn open(address: SocketAddr) -> Outcome<Echo> {
        Ok(Echo(Socket::open(address, "/echo", "omen=none").await?))
    }
}

impl Mover for Echo {
    async fn go(&mut self) -> Outcome<Option<Duration>> {
        let begun = Instant::now();
        self.0.say(MESSAGE.to_owned()).await?;
        self.0.hear().await?;
        Ok(Some(begun.elapsed()))
    }
}
