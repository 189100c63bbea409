//! People and tables, made over HTTP as a lobby would.

use std::net::SocketAddr;

use serde::Deserialize;
use serde_json::json;

use crate::{Outcome, http};

/// A running table and its players, by seat; none of ours in a bot's seat.
#[derive(Clone, Debug)]
pub struct Seated {
    pub table: String,
    pub cookies: Vec<Option<String>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Person,
    Bot(String),
}

#[derive(Deserialize)]
struct Created {
    table: Made,
    invitations: Vec<Invitation>,
}

#[derive(Deserialize)]
struct Made {
    id: String,
}

#[derive(Deserialize)]
struct Invitation {
    seat: usize,
    path: String,
}

/// Somebody new; their cookie.
pub async fn arrive(address: SocketAddr, name: &str) -> Outcome<String> {
    let body = json!({ "name": name }).to_string();
    let answer = http::post(address, "/api/me", None, body).await?;
    answer.granted()?;
    answer.cookie.ok_or_else(|| "the server gave no cookie".into())
}

/// A full table whose game has started.
pub async fn sit_down(address: SocketAddr, game: &str, sitters: &[Sitter]) -> Outcome<Seated> {
    let host = arrive(address, "Host").await?;
    let host_seat = sitters.iter().position(|it| *it == Sitter::Person);
    let seats = sitters.iter().enumerate().map(|(seat, sitter)| match sitter {
        Sitter::Person if Some(seat) == host_seat => json!("me"),
        Sitter::Person => json!("open"),
        Sitter::Bot(level) => json!({ "bot": level }),
    });
    // Only the seat that is asked may answer.
    let body = json!({ "game": game, "seats": seats.collect::<Vec<_>>(), "ask_everything": true });
    let answer = http::post(address, "/api/tables", Some(&host), body.to_string()).await?;
    let created: Created = answer.read()?;
    let mut cookies = vec![None; sitters.len()];
    for invitation in &created.invitations {
        let guest = arrive(address, "Guest").await?;
        let secret = invitation.path.rsplit('/').next().unwrap_or_default();
        let path = format!("/api/invitations/{secret}");
        http::post(address, &path, Some(&guest), String::new()).await?.granted()?;
        let place = cookies.get_mut(invitation.seat).ok_or("an invitation to no seat")?;
        *place = Some(guest);
    }
    // A table starts by itself when no one is awaited any more.
    let table = created.table.id;
    if let Some(place) = host_seat.and_then(|seat| cookies.get_mut(seat)) {
        *place = Some(host);
    }
    Ok(Seated { table, cookies })
}
