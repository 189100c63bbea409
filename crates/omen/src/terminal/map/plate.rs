//! One place on the picture.

use super::boxes::{Kind, Spot};
use super::marked::Marked;
use super::tokens_of::Token;
use crate::terminal::app::App;
use crate::terminal::paint::{self, DOUBLE, Edge, HEAVY, ROUND, THIN};
use crate::terminal::palette::Role;
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use scene::{Phrase, Place};
use voice::Voice;

pub struct Brush<'b> {
    pub app: &'b App,
    pub marked: &'b Marked,
    pub pane: Rect,
}

impl Brush<'_> {
    /// Name and kind in the upper border, marks in the lower, pieces between them.
    pub fn plate(&self, buf: &mut Buffer, spot: &Spot, place: &Place) {
        let area = Rect { x: self.pane.x + spot.x, y: self.pane.y + spot.y, ..spot.area() };
        let palette = self.app.palette;
        let ocean = place.kind == "ocean";
        let (ground, wave, filler) = if ocean {
            (palette.style(Role::Ocean), palette.style(Role::Wave), '~')
        } else {
            (palette.style(Role::Land), palette.style(Role::Land), ' ')
        };
        paint::fill(buf, area, filler, wave);
        let (edge, style) = self.border(place, ocean, ground);
        paint::outline(buf, self.pane, area, edge, style);
        if let Kind::Echo { right } = spot.kind {
            open_side(buf, area, right, filler, wave);
        }
        let (x, y) = (i32::from(area.x), i32::from(area.y));
        paint::put(buf, area, (x + 1, y), &spot.name, self.name_style(place, ground));
        let letter = kind_letter(&place.kind, self.app.voice());
        paint::put(buf, area, (i32::from(area.right()) - 2, y), &letter, style);
        self.tokens(buf, area, (x + 2, i32::from(area.bottom()) - 1), &spot.marks, ground);
        for (n, row) in (1..).zip(&spot.rows) {
            self.tokens(buf, area, (x + 1, y + n), row, ground);
        }
    }

    /// Chosen is double, offered is heavy; else oceans are round and lands square.
    fn border(&self, place: &Place, ocean: bool, ground: Style) -> (Edge, Style) {
        let lamp = over(ground, self.app.palette.style(Role::Lamp));
        if self.marked.is_chosen(&place.id) {
            (DOUBLE, lamp)
        } else if self.marked.is_offered(&place.id) {
            (HEAVY, lamp)
        } else if ocean {
            (ROUND, ground)
        } else {
            (THIN, ground)
        }
    }

    fn name_style(&self, place: &Place, ground: Style) -> Style {
        if self.marked.is_under_cursor(&place.id) || self.marked.is_chosen(&place.id) {
            self.app.palette.style(Role::Chosen)
        } else {
            over(ground, self.app.palette.style(Role::Text)).add_modifier(Modifier::BOLD)
        }
    }

    fn tokens(
        &self,
        buf: &mut Buffer,
        area: Rect,
        (mut x, y): (i32, i32),
        row: &[Token],
        ground: Style,
    ) {
        let inside = Rect { width: area.width.saturating_sub(1), ..area };
        for token in row {
            let chosen = token.piece.as_deref().is_some_and(|id| self.marked.is_chosen(id));
            let style = if chosen {
                self.app.palette.style(Role::Chosen)
            } else {
                over(ground, self.app.palette.style(token.role))
            };
            paint::put(buf, inside, (x, y), &token.text, style);
            x += token.width() as i32;
            if !token.glued && token.piece.is_some() {
                paint::put(buf, inside, (x, y), " ", ground);
            }
            x += i32::from(!token.glued);
        }
    }

    pub fn pennant(&self, buf: &mut Buffer, spot: &Spot, right: bool) {
        let at = (i32::from(self.pane.x + spot.x), i32::from(self.pane.y + spot.y));
        let text = if right { format!("{} ►", spot.name) } else { format!("◄ {}", spot.name) };
        paint::put(buf, self.pane, at, &text, self.app.palette.style(Role::Quiet));
    }
}

/// An echo goes on beyond the edge of the board.
fn open_side(buf: &mut Buffer, area: Rect, right: bool, filler: char, style: Style) {
    let x = if right { area.right().saturating_sub(1) } else { area.left() };
    for y in area.top()..area.bottom() {
        let inside = y > area.top() && y + 1 < area.bottom();
        let letter = if inside { filler } else { THIN.across };
        paint::put(buf, area, (i32::from(x), i32::from(y)), &letter.to_string(), style);
    }
    let (mark, y) = (if right { "»" } else { "«" }, i32::from(area.y) + 1);
    paint::put(buf, area, (i32::from(x), y), mark, style);
}

/// The first letter of what the place is: never colour alone.
pub fn kind_letter(kind: &str, voice: &Voice) -> String {
    let key = format!("term-kind-{kind}");
    let said = if voice.has(&key) { voice.say(&Phrase::new(key)) } else { kind.to_owned() };
    text::capital(&said).chars().take(1).collect()
}

/// A style on another ground.
fn over(ground: Style, style: Style) -> Style {
    Style { bg: ground.bg, ..ground.patch(style) }
}
