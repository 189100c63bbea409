//! Words of a case understood in the language of a game: seats, choices, cards, paths.

use crate::claims::{Path, Scripted};
use crate::malformed::Complaints;
use crate::nearest::meant;
use crate::row::{Node, Word, integer, wrong};
use kernel::position::Positioned;
use kernel::{ChanceOutcome, Seat, Seats};
use toml::de::DeValue;

/// Reads one case. Whatever it cannot read it complains of and leaves out; a case that earned a
/// complaint is not run.
#[derive(Debug)]
pub struct Reader<'r, 's, G: Positioned> {
    pub content: &'r G::Content,
    /// The position the case begins with; `None` if that was malformed, and then seats go unread.
    pub game: Option<&'r G>,
    pub complaints: &'r mut Complaints<'s>,
}

impl<G: Positioned> Reader<'_, '_, G> {
    pub fn seat(&mut self, word: &Word<'_>) -> Option<Seat> {
        let game = self.game?;
        let seat = game.seat_named(word.text);
        if seat.is_none() {
            let keys: Vec<&str> = all_seats(game).iter().map(|seat| game.seat_key(seat)).collect();
            let help = meant(word.text, keys.iter().copied())
                .unwrap_or_else(|| format!("the seats are {}", keys.join(", ")));
            let what = format!("there is no seat \"{}\"", word.text);
            self.complaints.advise(word.span.clone(), &what, Some(help));
        }
        seat
    }

    pub fn choice(&mut self, word: &Word<'_>) -> Option<G::Choice> {
        let read = G::read(self.content, word.text);
        read.map_err(|bad| self.complaints.bad_choice(word.span.clone(), &bad)).ok()
    }

    /// A list of faces, or the name of a drawn card.
    pub fn outcome(&mut self, node: &Node<'_>) -> Option<Scripted> {
        let outcome = match node.get_ref() {
            DeValue::String(card) => G::read_drawn(self.content, card)
                .map_err(|bad| self.complaints.bad_choice(node.span(), &bad))
                .map(ChanceOutcome::Drawn)
                .ok(),
            DeValue::Array(faces) => {
                let faces: Option<_> = faces.iter().map(|face| self.face(face)).collect();
                faces.map(ChanceOutcome::Dice)
            }
            other => {
                let must_be = "a list of faces such as [6, 1], or the name of a drawn card";
                wrong(node, "an outcome of chance", must_be, other, self.complaints);
                None
            }
        };
        outcome.map(|outcome| Scripted { outcome, at: node.span().start })
    }

    fn face(&mut self, node: &Node<'_>) -> Option<u8> {
        let DeValue::Integer(digits) = node.get_ref() else {
            wrong(node, "the face of a die", "a whole number", node.get_ref(), self.complaints);
            return None;
        };
        let number = integer(digits, node.span(), self.complaints)?;
        let face = u8::try_from(number).ok();
        if face.is_none() {
            self.complaints.say(node.span(), &format!("a die cannot show {number}"));
        }
        face
    }

    pub fn all_seats(&self) -> Option<Seats> {
        self.game.map(all_seats)
    }
}

/// A path is dotted text, whether it is a key of a position or stands under `at`.
pub fn path(word: Word<'_>) -> Path<'_> {
    Path { text: word.text, parts: word.text.split('.').collect(), span: word.span }
}

pub fn all_seats<G: Positioned>(game: &G) -> Seats {
    Seats::first(game.seats())
}
