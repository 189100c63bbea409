//! Announcements by the house itself. They are stored with the chat, as lines without a speaker.

use super::{Live, Seat, Status};
use crate::wire::{TalkLine, ToClient};
use scene::Phrase;
use serde::{Deserialize, Serialize};
use store::{SeatKind, Talk};

/// An announcement: as a phrase for clients that can translate it, and as text for those that
/// cannot.
#[derive(Debug, Serialize, Deserialize)]
struct HouseWord {
    said: Phrase,
    text: String,
}

/// Who sat where before a change.
#[derive(Debug)]
pub(super) struct Sitters {
    seats: Vec<Seat>,
    names: Vec<String>,
}

impl Live {
    pub(super) fn sitters(&self) -> Sitters {
        Sitters { seats: self.seats.clone(), names: self.names.clone() }
    }

    /// Whether the game has secrets to keep: it has started and is not over.
    pub(super) fn is_under_way(&self) -> bool {
        match self.status {
            Status::Running | Status::Paused | Status::Frozen => true,
            Status::Waiting | Status::Finished | Status::Deleted => false,
        }
    }

    /// Announces which seats have changed hands. The change stands even if it cannot be announced.
    pub(super) async fn tell_of_seats(&mut self, before: &Sitters) {
        for place in 0..self.seats.len() {
            let Some(word) = self.handed_over(before, place) else { continue };
            let Ok(text) = serde_json::to_string(&word) else { continue };
            match self.inside.store.add_talk(&self.id, None, &text).await {
                Ok(said) => self.send_word(&ToClient::Talk(vec![house_line(said)])),
                Err(error) => {
                    tracing::warn!(table = %self.id, %error, "a change of seats could not be announced")
                }
            }
        }
    }

    fn handed_over(&self, before: &Sitters, place: usize) -> Option<HouseWord> {
        let (was, is) = (before.seats.get(place)?, self.seats.get(place)?);
        let sitter = |seat: &Seat| (seat.kind, seat.identity.clone(), seat.bot_level.clone());
        if sitter(was) == sitter(is) {
            return None;
        }
        let key = self.keys.get(place)?;
        let (kind, english) = match is.kind {
            SeatKind::Open => ("open", "the seat is now open".to_owned()),
            SeatKind::Bot => ("bot", "a bot now plays this seat".to_owned()),
            SeatKind::Human => {
                ("person", format!("{} now plays this seat", self.names.get(place)?))
            }
        };
        let mut said = Phrase::new(format!("house-seat-{kind}"))
            .name("seat", format!("{}-seat-{key}", self.game));
        let mut text = format!("{key}: {english}");
        if is.kind == SeatKind::Human {
            said = said.text("to", self.names.get(place)?.as_str());
        }
        if was.kind == SeatKind::Human {
            let left = before.names.get(place)?;
            said.key = format!("house-seat-{kind}-for").into();
            said = said.text("from", left.as_str());
            text.push_str(&format!("; {left} has left"));
        }
        Some(HouseWord { said, text })
    }
}

/// A line without a speaker, as clients get it.
pub(super) fn house_line(talk: Talk) -> TalkLine {
    let (text, said) = match serde_json::from_str(&talk.text) {
        Ok(HouseWord { said, text }) => (text, Some(said)),
        Err(_) => (talk.text, None),
    };
    TalkLine { n: talk.n, seat: None, name: String::new(), text, said, at: talk.at }
}
