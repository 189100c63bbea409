//! The places as a list, for a small screen.

use super::marked::Marked;
use super::names::Names;
use super::plate::kind_letter;
use super::tokens_of::{self, Token};
use crate::terminal::app::App;
use crate::terminal::paint;
use crate::terminal::palette::Role;
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use scene::{Board, Place};

/// A column narrower than this cannot show what is in a place.
const COLUMN: u16 = 36;
const NAME: usize = 17;

fn columns(width: u16) -> u16 {
    (width / COLUMN).clamp(1, 4)
}

/// The rows the whole list takes.
pub fn height(board: &Board, width: u16) -> u16 {
    (board.places.len() as u16).div_ceil(columns(width))
}

pub fn draw(buf: &mut Buffer, area: Rect, board: &Board, app: &App, marked: &Marked) {
    if area.height == 0 {
        return;
    }
    let names = Names::of(board, app.voice());
    let columns = columns(area.width);
    let width = area.width / columns;
    let rows = usize::from(height(board, area.width));
    let at = board
        .places
        .iter()
        .position(|place| marked.is_under_cursor(&place.id) || marked.is_chosen(&place.id));
    // A list longer than the pane follows the cursor.
    let row = at.map_or(0, |at| at % rows.max(1));
    let top = (row + 1).saturating_sub(usize::from(area.height));
    for (n, place) in board.places.iter().enumerate() {
        let (column, row) = (n / rows.max(1), n % rows.max(1));
        if row < top || row - top >= usize::from(area.height) {
            continue;
        }
        let cell = Rect {
            x: area.x + column as u16 * width,
            y: area.y + (row - top) as u16,
            width: width.saturating_sub(1),
            height: 1,
        };
        let room = usize::from(cell.width);
        let name = names.fit(n, (NAME - 1).min(room.saturating_sub(3)));
        let line = line(place, name, app, marked, room);
        paint::put_line(buf, cell, 0, &line);
    }
    let last = top + usize::from(area.height);
    paint::more(buf, area, (top > 0, last < rows), app.palette);
}

fn line(place: &Place, name: String, app: &App, marked: &Marked, room: usize) -> Line<'static> {
    let ocean = place.kind == "ocean";
    let ground = app.palette.style(if ocean { Role::Ocean } else { Role::Land });
    let sign = match () {
        () if marked.is_chosen(&place.id) => "►",
        () if marked.is_offered(&place.id) => "›",
        () if ocean => "~",
        () => " ",
    };
    let name_style = if marked.is_chosen(&place.id) || marked.is_under_cursor(&place.id) {
        app.palette.style(Role::Chosen)
    } else if marked.is_offered(&place.id) {
        app.palette.style(Role::Lamp)
    } else {
        app.palette.style(Role::Text)
    };
    let padding = " ".repeat(NAME.saturating_sub(text::width(&name)));
    let mut spans = vec![
        Span::styled(format!("{sign}{}", kind_letter(&place.kind, app.voice())), ground),
        Span::styled(" ", app.palette.style(Role::Text)),
        Span::styled(name, name_style),
        Span::styled(padding, app.palette.style(Role::Text)),
    ];
    let left = room.saturating_sub(NAME + 3);
    spans.extend(contents(place, app, marked, left));
    Line::from(spans)
}

/// Marks and pieces, without gaps if they would not fit otherwise.
fn contents(place: &Place, app: &App, marked: &Marked, room: usize) -> Vec<Span<'static>> {
    let marks = tokens_of::marks(app, place);
    let rows = tokens_of::pieces(app, place);
    let all: Vec<&Token> = marks.iter().chain(rows.iter().flatten()).collect();
    let width: usize = all.iter().map(|token| token.width()).sum();
    let gap = if width + all.len() <= room { " " } else { "" };
    let mut spans = Vec::new();
    let mut used = 0;
    for token in all {
        // However tight the tokens are, pieces of another seat are set apart.
        if token.glued && gap.is_empty() {
            spans.push(Span::raw(" "));
            used += 1;
        }
        let gap = if token.glued { "" } else { gap };
        used += token.width() + gap.len();
        if used > room {
            spans.push(Span::styled("…", app.palette.style(Role::Heading)));
            break;
        }
        let chosen = token.piece.as_deref().is_some_and(|id| marked.is_chosen(id));
        let role = if chosen { Role::Chosen } else { token.role };
        spans.push(Span::styled(token.text.clone(), app.palette.style(role)));
        spans.push(Span::styled(gap, app.palette.style(Role::Text)));
    }
    spans
}
