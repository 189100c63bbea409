//! Both sides of one table, with one socket each.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use delta::shared::unpacked;

use super::schedule::Mover;
use crate::Outcome;
use crate::chance::Chance;
use crate::choices::Choices;
use crate::reading::{At, Heard, QuickUpdate, QuickView, Said};
use crate::seating::Seated;
use crate::socket::Socket;

#[derive(Debug)]
pub struct Player {
    sides: Vec<Side>,
    chance: Chance,
    id: u64,
}

#[derive(Debug)]
struct Side {
    seat: u8,
    socket: Socket,
    at: At,
    choices: Choices,
    over: bool,
}

impl Player {
    pub async fn open(address: SocketAddr, seated: &Seated, seed: u64) -> Outcome<Player> {
        let mut sides = Vec::with_capacity(seated.cookies.len());
        for (seat, cookie) in seated.cookies.iter().enumerate() {
            if let Some(cookie) = cookie {
                sides.push(Side::open(address, &seated.table, seat as u8, cookie).await?);
            }
        }
        Ok(Player { sides, chance: Chance::new(seed), id: 0 })
    }

    /// Answers whenever asked, until the game is over.
    pub async fn keep_playing(mut self) -> Outcome<()> {
        loop {
            while self.go().await?.is_some() {}
            match self.sides.first_mut() {
                Some(side) if !side.over => side.hear().await?,
                _ => return Ok(()),
            };
        }
    }
}

impl Mover for Player {
    async fn go(&mut self) -> Outcome<Option<Duration>> {
        let Some(asked) = self.sides.iter().position(|side| side.choices.len() > 0) else {
            return Ok(None);
        };
        self.id += 1;
        let side = &mut self.sides[asked];
        let offered = side.choices.len() as u64;
        let pick = self.chance.below(offered.max(1)) as usize;
        let choice = side.choices.nth(pick).unwrap_or_default();
        let said = Said::Choose { id: self.id, at: side.at, seat: side.seat, choice }.text();
        let begun = Instant::now();
        side.socket.say(said).await?;
        let done = side.wait_for(self.id).await?;
        let took = begun.elapsed();
        for side in &mut self.sides {
            while side.at < done {
                side.hear().await?;
            }
        }
        Ok(Some(took))
    }
}

impl Side {
    async fn open(address: SocketAddr, table: &str, seat: u8, cookie: &str) -> Outcome<Side> {
        let path = format!("/api/tables/{table}/socket?seat={seat}");
        let socket = Socket::open(address, &path, cookie).await?;
        let mut side =
            Side { seat, socket, at: At::default(), choices: Choices::default(), over: false };
        while !matches!(side.hear().await?, News::View) {}
        Ok(side)
    }

    /// Until the move is durable and its update is here, whichever comes last.
    async fn wait_for(&mut self, id: u64) -> Outcome<At> {
        let done = loop {
            match self.hear().await? {
                News::Done(done, at) if done == id => break at,
                News::Done(..) | News::View | News::Other => {}
            }
        };
        while self.at < done {
            self.hear().await?;
        }
        Ok(done)
    }

    async fn hear(&mut self) -> Outcome<News> {
        let text = self.socket.hear().await?;
        match serde_json::from_str(&unpacked(&text))? {
            Heard::<QuickView, QuickUpdate>::View(view) => {
                self.at = view.at;
                self.choices = view.prompt.unwrap_or_default();
                return Ok(News::View);
            }
            Heard::Update(update) => {
                self.at = update.at;
                if let Some(patch) = update.prompt {
                    self.choices.apply(patch);
                }
            }
            Heard::Done { id, at } => return Ok(News::Done(id, at)),
            Heard::Refused { problem, .. } => {
                return Err(format!("refused: {}: {}", problem.kind, problem.detail).into());
            }
            Heard::Table(table) => self.over = table.status == "finished",
            Heard::Closing(_) => return Err("the server closes".into()),
            Heard::Hello { .. } | Heard::Talk(_) | Heard::Pong(_) => {}
        }
        Ok(News::Other)
    }
}

enum News {
    View,
    Done(u64, At),
    Other,
}
