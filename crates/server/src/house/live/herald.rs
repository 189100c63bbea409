//! What the house itself says at a table. It is kept among the talk, as a line that nobody said.

use super::{Live, Seat, Status};
use crate::wire::{TalkLine, ToClient};
use scene::Phrase;
use serde::{Deserialize, Serialize};
use store::{SeatKind, Talk};

/// A line of the house: for clients that have words for it, and for those that have none.
#[derive(Debug, Serialize, Deserialize)]
struct HouseWord {
    said: Phrase,
    text: String,
}

/// Who sat where before something changed.
#[derive(Debug)]
pub(super) struct Sitters {
    seats: Vec<Seat>,
    names: Vec<String>,
}

impl Live {
    pub(super) fn sitters(&self) -> Sitters {
        Sitters { seats: self.seats.clone(), names: self.names.clone() }
    }

    /// Whether there is a game with secrets to be kept: begun, and not yet over.
    pub(super) fn is_under_way(&self) -> bool {
        match self.status {
            Status::Running | Status::Paused | Status::Frozen => true,
            Status::Waiting | Status::Finished | Status::Deleted => false,
        }
    }

    /// Tells everybody which seats have changed hands. They have, whether or not it can be told.
    pub(super) async fn tell_of_seats(&mut self, before: &Sitters) {
        for place in 0..self.seats.len() {
            let Some(word) = self.handed_over(before, place) else { continue };
            let Ok(text) = serde_json::to_string(&word) else { continue };
            match self.inside.store.add_talk(&self.id, None, &text).await {
                Ok(said) => self.send_word(&ToClient::Talk(vec![house_line(said)])),
                Err(error) => tracing::warn!(table = %self.id, %error, "a seat changed unheard"),
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
            SeatKind::Open => ("open", "the seat is open now".to_owned()),
            SeatKind::Bot => ("bot", "a bot plays from now on".to_owned()),
            SeatKind::Human => ("person", format!("{} plays from now on", self.names.get(place)?)),
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
            text.push_str(&format!(", {left} has left it"));
        }
        Some(HouseWord { said, text })
    }
}

/// A line that nobody said, as it is told.
pub(super) fn house_line(talk: Talk) -> TalkLine {
    let (text, said) = match serde_json::from_str(&talk.text) {
        Ok(HouseWord { said, text }) => (text, Some(said)),
        Err(_) => (talk.text, None),
    };
    TalkLine { n: talk.n, seat: None, name: String::new(), text, said, at: talk.at }
}
