//! Thin lines between neighbours, in dots finer than a cell.

use super::boxes::{Kind, Spot};
use super::marked::Marked;
use crate::terminal::app::App;
use crate::terminal::palette::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scene::{Board, LinkStyle};

/// Dots of a Braille cell: two across, four down.
const DOTS: (i32, i32) = (2, 4);

/// Draws every link of the board, below the boxes.
pub fn draw(buf: &mut Buffer, area: Rect, board: &Board, spots: &[Spot], app: &App, to: &Marked) {
    let mut quiet = Sketch::new(area, spots);
    let mut loud = Sketch::new(area, spots);
    for (nth, link) in board.links.iter().enumerate() {
        let number = |id: &str| board.places.iter().position(|place| place.id == id);
        let sketch = if to.stands_out(&link.from) || to.stands_out(&link.to) {
            &mut loud
        } else {
            &mut quiet
        };
        let door = spots.iter().find(|spot| spot.kind == Kind::Door { link: nth });
        if let Some(door) = door {
            drawing(spots, door.place).into_iter().for_each(|at| sketch.link(at, door, link.style));
        }
        let (Some(from), Some(till)) = (number(&link.from), number(&link.to)) else { continue };
        if link.across {
            for (here, beyond) in [(from, till), (till, from)] {
                sketch.across(spots, here, beyond, link.style);
            }
        } else if let (Some(a), Some(b)) = (drawing(spots, from), drawing(spots, till)) {
            sketch.link(a, b, link.style);
        }
    }
    quiet.put(buf, area, app.palette.style(Role::Link));
    loud.put(buf, area, app.palette.style(Role::Heading));
}

fn drawing(spots: &[Spot], place: usize) -> Option<&Spot> {
    spots.iter().find(|spot| spot.place == place && spot.kind == Kind::Place)
}

/// Dots by cell, before they become characters.
struct Sketch<'s> {
    width: i32,
    height: i32,
    dots: Vec<u8>,
    spots: &'s [Spot],
}

impl<'s> Sketch<'s> {
    fn new(area: Rect, spots: &'s [Spot]) -> Self {
        let (width, height) = (i32::from(area.width), i32::from(area.height));
        Self { width, height, dots: vec![0; (width * height) as usize], spots }
    }

    /// A link over the edge: to the far place's echo, or to the pennant that names it.
    fn across(&mut self, spots: &[Spot], here: usize, beyond: usize, style: LinkStyle) {
        let Some(from) = drawing(spots, here) else { return };
        let leads_on = |spot: &&Spot| match spot.kind {
            Kind::Place | Kind::Door { .. } => false,
            Kind::Echo { .. } => spot.place == beyond,
            Kind::Pennant { beyond: named, .. } => spot.place == here && named == beyond,
        };
        if let Some(edge) = spots.iter().find(leads_on) {
            self.link(from, edge, style);
        }
    }

    /// Draws a straight line, or a curve if that runs behind fewer boxes.
    fn link(&mut self, from: &Spot, to: &Spot, style: LinkStyle) {
        let (a, b) = (middle(from), middle(to));
        let across = (-(b.1 - a.1), b.0 - a.0);
        let bows = [0.0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45];
        let path = |bow: f32| -> Vec<(i32, i32)> {
            let mid = ((a.0 + b.0) / 2.0 + across.0 * bow, (a.1 + b.1) / 2.0 + across.1 * bow);
            curve(a, mid, b)
        };
        let best = bows.into_iter().map(path).min_by_key(|path| {
            path.iter().filter(|dot| self.is_behind_others(**dot, from, to)).count()
        });
        for (n, (x, y)) in best.unwrap_or_default().into_iter().enumerate() {
            if is_inked(style, n) {
                self.dot(x, y);
            }
        }
    }

    fn is_behind_others(&self, (x, y): (i32, i32), from: &Spot, to: &Spot) -> bool {
        let (x, y) = (x.div_euclid(DOTS.0), y.div_euclid(DOTS.1));
        if !(0..self.width).contains(&x) || !(0..self.height).contains(&y) {
            return true;
        }
        let same = |a: &Spot, b: &Spot| std::ptr::eq(a, b);
        self.spots
            .iter()
            .filter(|spot| !same(spot, from) && !same(spot, to))
            .any(|spot| spot.area().contains((x as u16, y as u16).into()))
    }

    fn dot(&mut self, x: i32, y: i32) {
        const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
        let (column, row) = (x.div_euclid(DOTS.0), y.div_euclid(DOTS.1));
        if (0..self.width).contains(&column) && (0..self.height).contains(&row) {
            let bit = BITS[y.rem_euclid(DOTS.1) as usize][x.rem_euclid(DOTS.0) as usize];
            self.dots[(row * self.width + column) as usize] |= bit;
        }
    }

    fn put(&self, buf: &mut Buffer, area: Rect, style: ratatui::style::Style) {
        for (position, dots) in area.positions().zip(&self.dots).filter(|(_, dots)| **dots > 0) {
            let letter = char::from_u32(0x2800 + u32::from(*dots)).unwrap_or('·');
            if let Some(cell) = buf.cell_mut(position) {
                cell.set_char(letter).set_style(style);
            }
        }
    }
}

fn middle(spot: &Spot) -> (f32, f32) {
    let x = f32::from(spot.x) + f32::from(spot.width) / 2.0;
    let y = f32::from(spot.y) + f32::from(spot.height) / 2.0;
    (x * DOTS.0 as f32, y * DOTS.1 as f32)
}

/// A curve from `a` to `b` pulled towards `mid`, as dots without gaps.
fn curve(a: (f32, f32), mid: (f32, f32), b: (f32, f32)) -> Vec<(i32, i32)> {
    let steps = ((a.0 - b.0).abs() + (a.1 - b.1).abs()).max(1.0) as usize * 2;
    let mut dots = Vec::new();
    for step in 0..=steps {
        let t = step as f32 / steps as f32;
        let at = |a: f32, mid: f32, b: f32| {
            (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * mid + t * t * b
        };
        let dot = (at(a.0, mid.0, b.0).round() as i32, at(a.1, mid.1, b.1).round() as i32);
        if dots.last() != Some(&dot) {
            dots.push(dot);
        }
    }
    dots
}

/// Kinds of links differ in their dashes.
fn is_inked(style: LinkStyle, dot: usize) -> bool {
    match style {
        LinkStyle::Border | LinkStyle::Road | LinkStyle::Local | LinkStyle::Street => true,
        LinkStyle::Rail => dot % 6 < 4,
        LinkStyle::Ship | LinkStyle::Water => dot % 12 < 6,
        LinkStyle::Uncharted | LinkStyle::Forest | LinkStyle::Secret => dot.is_multiple_of(4),
    }
}
