//! What is in a place, as short tokens.

use crate::terminal::app::App;
use crate::terminal::palette::{Role, seat_mark};
use crate::terminal::text;
use crate::terminal::tokens::mark_symbol;
use scene::Place;

/// A word on the map.
#[derive(Clone, Debug)]
pub struct Token {
    pub text: String,
    pub role: Role,
    /// The piece it stands for.
    pub piece: Option<String>,
    /// No gap to the next: an owner's shape before its first piece.
    pub glued: bool,
}

impl Token {
    pub fn width(&self) -> usize {
        text::width(&self.text)
    }
}

/// The marks of a place, each with the shape of the seat it belongs to.
pub fn marks(app: &App, place: &Place) -> Vec<Token> {
    let mark = |mark: &scene::Mark| {
        let symbol = mark_symbol(&mark.kind, &app.voice().say(&mark.name));
        let owner = mark.owner.map(seat_mark).unwrap_or_default();
        let role = mark.owner.map_or(Role::Heading, Role::Seat);
        Token { text: format!("{symbol}{owner}"), role, piece: None, glued: false }
    };
    place.marks.iter().map(mark).collect()
}

/// The pieces in a place, one row per owner, with the owner's shape in front.
pub fn pieces(app: &App, place: &Place) -> Vec<Vec<Token>> {
    let mut rows: Vec<(Option<u8>, Vec<Token>)> = Vec::new();
    for piece in app.look.scene.pieces.iter().filter(|piece| piece.place == place.id) {
        let role = piece.owner.map_or(Role::Text, Role::Seat);
        let token = Token {
            text: app.tokens.piece(piece),
            role,
            piece: Some(piece.id.to_string()),
            glued: false,
        };
        match rows.iter_mut().find(|(owner, _)| *owner == piece.owner) {
            Some((_, row)) => row.push(token),
            None => {
                let shape = piece.owner.map(seat_mark).unwrap_or_default().to_owned();
                let shape = Token { text: shape, role, piece: None, glued: true };
                rows.push((piece.owner, vec![shape, token]));
            }
        }
    }
    rows.sort_by_key(|(owner, _)| *owner);
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The row, wrapped to this width.
pub fn folded(row: &[Token], room: usize) -> Vec<Vec<Token>> {
    let mut lines: Vec<Vec<Token>> = Vec::new();
    let mut used = 0;
    for token in row {
        match lines.last_mut() {
            Some(line) if used + token.width() <= room => line.push(token.clone()),
            _ => {
                lines.push(vec![token.clone()]);
                used = 0;
            }
        }
        used += token.width() + usize::from(!token.glued);
    }
    lines
}
