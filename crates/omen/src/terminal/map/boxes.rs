//! What is drawn on the map: a box for each place, an echo at the other edge, pennants.

use super::tokens_of::{self, Token};
use crate::terminal::app::App;
use crate::terminal::text;
use ratatui::layout::Rect;
use scene::{Board, Place};

#[derive(Debug)]
pub struct Spot {
    /// The place's number on its board.
    pub place: usize,
    pub kind: Kind,
    pub name: String,
    pub marks: Vec<Token>,
    pub rows: Vec<Vec<Token>>,
    pub width: u16,
    pub height: u16,
    /// Where its middle should be, in cells.
    pub wanted: (f32, f32),
    /// Where its upper left corner came to be.
    pub x: u16,
    pub y: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Place,
    /// The same place once more, at an edge of a board that wraps.
    Echo {
        right: bool,
    },
    /// The name of the place that lies beyond the edge.
    Pennant {
        right: bool,
        beyond: usize,
    },
}

impl Spot {
    pub fn area(&self) -> Rect {
        Rect::new(self.x, self.y, self.width, self.height)
    }

    pub fn is_pinned(&self) -> bool {
        self.kind != Kind::Place
    }
}

/// How large boxes may be in a pane.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub widest: u16,
    pub narrowest: u16,
    /// Rows for pieces even where none stand, so that boxes do not jump about.
    pub rows: usize,
    /// How wide an echo may be, and its rows for pieces: it only repeats.
    pub widest_echo: u16,
    pub echo_rows: usize,
}

pub fn spots(app: &App, board: &Board, (width, height): (u16, u16), sizes: Sizes) -> Vec<Spot> {
    let scale = (
        f32::from(width) / board.width.max(1) as f32,
        f32::from(height) / board.height.max(1) as f32,
    );
    let cell = |x: i32, y: i32| (x as f32 * scale.0, y as f32 * scale.1);
    let mut spots = Vec::new();
    for (n, place) in board.places.iter().enumerate() {
        spots.push(sized(app, place, n, Kind::Place, cell(place.x, place.y), sizes));
        if let Some((x, y)) = place.again {
            let kind = Kind::Echo { right: x as f32 > board.width as f32 / 2.0 };
            spots.push(sized(app, place, n, kind, cell(x, y), sizes));
        }
    }
    for link in board.links.iter().filter(|link| link.across) {
        let number = |id: &str| board.places.iter().position(|place| place.id == id);
        let (Some(from), Some(to)) = (number(&link.from), number(&link.to)) else { continue };
        for (here, beyond) in [(from, to), (to, from)] {
            // An echo of the far place shows the way already.
            if board.places[beyond].again.is_none() {
                let place = &board.places[here];
                let right = place.x as f32 > board.width as f32 / 2.0;
                let kind = Kind::Pennant { right, beyond };
                // Towards the nearer of the upper and lower edges, where there is most room.
                let aside = if (place.y as f32) < board.height as f32 / 2.0 { -3.0 } else { 3.0 };
                let (x, y) = cell(place.x, place.y);
                spots.push(pennant(app, board, here, kind, beyond, (x, y + aside), sizes));
            }
        }
    }
    spots
}

fn sized(app: &App, place: &Place, n: usize, kind: Kind, at: (f32, f32), sizes: Sizes) -> Spot {
    let echo = kind != Kind::Place;
    let name = text::capital(&app.voice().say(&place.name));
    let marks = tokens_of::marks(app, place);
    let rows = tokens_of::pieces(app, place);
    let longest = |rows: &[Vec<Token>]| {
        let wide = |row: &Vec<Token>| row.iter().map(|token| token.width() + 1).sum::<usize>();
        rows.iter().map(wide).max().unwrap_or(0).saturating_sub(1)
    };
    // Four more than the name: two corners, a space, and the letter of the kind.
    let wanted = (text::width(&name) + 4).max(longest(&rows) + 2) as u16;
    let widest = if echo { sizes.widest.min(sizes.widest_echo) } else { sizes.widest };
    let width = wanted.clamp(sizes.narrowest.min(widest), widest);
    let mut rows: Vec<Vec<Token>> =
        rows.iter().flat_map(|row| tokens_of::folded(row, usize::from(width) - 2)).collect();
    if echo {
        rows.truncate(sizes.echo_rows);
    }
    let least = if echo { 1 } else { sizes.rows };
    let height = rows.len().max(least) as u16 + 2;
    Spot { place: n, kind, name, marks, rows, width, height, wanted: at, x: 0, y: 0 }
}

fn pennant(
    app: &App,
    board: &Board,
    here: usize,
    kind: Kind,
    beyond: usize,
    wanted: (f32, f32),
    sizes: Sizes,
) -> Spot {
    let name = text::capital(&app.voice().say(&board.places[beyond].name));
    let name = text::shorten(&name, usize::from(sizes.widest.min(16)));
    let width = text::width(&name) as u16 + 2;
    let (marks, rows) = (Vec::new(), Vec::new());
    Spot { place: here, kind, name, marks, rows, width, height: 1, wanted, x: 0, y: 0 }
}
