//! What is drawn on the map: a box for each place, an echo at the other edge, pennants.

use super::names::Names;
use super::tokens_of::{self, Token};
use crate::terminal::app::App;
use crate::terminal::text;
use ratatui::layout::Rect;
use scene::Board;

#[derive(Debug)]
pub struct Spot {
    /// The place's number on its board.
    pub place: usize,
    pub kind: Kind,
    /// As much of the name as fits.
    pub name: String,
    pub marks: Vec<Token>,
    pub rows: Vec<Vec<Token>>,
    pub width: u16,
    pub height: u16,
    /// Where its centre should be, in cells.
    pub wanted: (f32, f32),
    /// Where its upper left corner ended up.
    pub x: u16,
    pub y: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Place,
    /// The same place again, at the edge of a board that wraps.
    Echo {
        right: bool,
    },
    /// The name of the place beyond the edge.
    Pennant {
        right: bool,
        beyond: usize,
    },
    /// The name of the place on another board that a link of this one leads to, by its number.
    Door {
        link: usize,
    },
}

impl Spot {
    pub fn area(&self) -> Rect {
        Rect::new(self.x, self.y, self.width, self.height)
    }

    pub fn is_pinned(&self) -> bool {
        match self.kind {
            Kind::Place | Kind::Door { .. } => false,
            Kind::Echo { .. } | Kind::Pennant { .. } => true,
        }
    }
}

/// How large boxes may be in a pane.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub widest: u16,
    pub narrowest: u16,
    /// Rows for pieces even where there are none, so that boxes do not jump about.
    pub rows: usize,
    /// How wide an echo may be: it is only a repetition.
    pub widest_echo: u16,
}

/// Everything boxes are made from.
pub struct Plan<'p> {
    pub app: &'p App,
    pub board: &'p Board,
    pub names: &'p Names,
    pub sizes: Sizes,
    /// Cells for one unit of the board, across and down.
    pub scale: (f32, f32),
}

impl Plan<'_> {
    pub fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (n, place) in self.board.places.iter().enumerate() {
            spots.push(self.place(n, Kind::Place, (place.x, place.y)));
            if let Some((x, y)) = place.again {
                spots.push(self.place(n, Kind::Echo { right: self.is_right(x) }, (x, y)));
            }
        }
        for link in self.board.links.iter().filter(|link| link.across) {
            let number = |id: &str| self.board.places.iter().position(|place| place.id == id);
            let (Some(from), Some(to)) = (number(&link.from), number(&link.to)) else { continue };
            for (here, beyond) in [(from, to), (to, from)] {
                // An echo of the far place already shows the way.
                if self.board.places[beyond].again.is_none() {
                    spots.push(self.pennant(here, beyond));
                }
            }
        }
        spots.extend((0..self.board.links.len()).filter_map(|link| self.door(link)));
        spots
    }

    /// Where a link leaves for another board.
    fn door(&self, nth: usize) -> Option<Spot> {
        let link = &self.board.links[nth];
        link.board.as_ref()?;
        let here = self.board.places.iter().position(|place| place.id == link.from)?;
        let name = self.app.look.place_name(&link.to, self.app.voice());
        let name = text::shorten(&name, usize::from(self.sizes.widest));
        let (kind, wanted) = (Kind::Door { link: nth }, self.cell(*link.by.last()?));
        Some(self.sign(here, kind, name, wanted))
    }

    fn is_right(&self, x: i32) -> bool {
        x as f32 > self.board.width as f32 / 2.0
    }

    fn cell(&self, (x, y): (i32, i32)) -> (f32, f32) {
        (x as f32 * self.scale.0, y as f32 * self.scale.1)
    }

    fn place(&self, n: usize, kind: Kind, at: (i32, i32)) -> Spot {
        let echo = kind != Kind::Place;
        let place = &self.board.places[n];
        let rows = tokens_of::pieces(self.app, place);
        let wide = |row: &Vec<Token>| row.iter().map(|token| token.width() + 1).sum::<usize>();
        let longest = rows.iter().map(wide).max().unwrap_or(0);
        // Four more than the name: two corners, a space, and the letter of the kind.
        let wanted = (text::width(self.names.whole(n)) + 4).max(longest + 2) as u16;
        let sizes = self.sizes;
        let widest = if echo { sizes.widest.min(sizes.widest_echo) } else { sizes.widest };
        let width = wanted.clamp(sizes.narrowest.min(widest), widest);
        let folded = rows.iter().flat_map(|row| tokens_of::folded(row, usize::from(width) - 2));
        let mut rows: Vec<Vec<Token>> = folded.collect();
        if echo {
            rows.truncate(sizes.rows);
        }
        let least = if echo { 1 } else { sizes.rows };
        Spot {
            place: n,
            kind,
            name: self.names.fit(n, usize::from(width) - 4),
            marks: tokens_of::marks(self.app, place),
            height: rows.len().max(least) as u16 + 2,
            rows,
            width,
            wanted: self.cell(at),
            x: 0,
            y: 0,
        }
    }

    /// Towards the nearer of the upper and lower edges, where there is most room.
    fn pennant(&self, here: usize, beyond: usize) -> Spot {
        let place = &self.board.places[here];
        let above = (place.y as f32) < self.board.height as f32 / 2.0;
        let (x, y) = self.cell((place.x, place.y));
        let name = self.names.fit(beyond, usize::from(self.sizes.widest.min(16)));
        let kind = Kind::Pennant { right: self.is_right(place.x), beyond };
        self.sign(here, kind, name, (x, if above { y - 3.0 } else { y + 3.0 }))
    }

    /// One line that names what a link leads to.
    fn sign(&self, here: usize, kind: Kind, name: String, wanted: (f32, f32)) -> Spot {
        Spot {
            place: here,
            kind,
            width: text::width(&name) as u16 + 2,
            name,
            marks: Vec::new(),
            rows: Vec::new(),
            height: 1,
            wanted,
            x: 0,
            y: 0,
        }
    }
}
