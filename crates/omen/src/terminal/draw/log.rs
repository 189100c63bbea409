//! What happened lately.

use crate::terminal::app::App;
use crate::terminal::paint;
use crate::terminal::palette::{Role, seat_mark};
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use scene::Tone;

/// As many lines as could ever be needed: no one scrolls further in a pane.
const REACH: usize = 300;

/// The end of the log, or as far back as it was scrolled.
pub fn draw(buf: &mut Buffer, area: Rect, app: &mut App) {
    let told = app.chronicle.lines.len();
    let lines: Vec<Line<'static>> = (told.saturating_sub(REACH)..told)
        .flat_map(|line| folded(app, line, usize::from(area.width)))
        .collect();
    let top = app.log.show(lines.len(), usize::from(area.height));
    paint::put_lines(buf, area, &lines[top..]);
    paint::more(buf, area, app.log.more(), app.palette);
}

/// The last lines, each in one row.
pub fn draw_last(buf: &mut Buffer, area: Rect, app: &App) {
    let told = app.chronicle.lines.len();
    for (row, line) in (0..).zip(told.saturating_sub(usize::from(area.height))..told) {
        let room = usize::from(area.width.saturating_sub(3));
        let words = text::fit(&app.chronicle.lines[line], room);
        paint::put_line(buf, area, row, &marked(app, line, true, words));
    }
}

/// A log line, wrapped to this width.
pub fn folded(app: &App, line: usize, room: usize) -> Vec<Line<'static>> {
    let rows = text::wrap(&app.chronicle.lines[line], room.saturating_sub(3));
    let rows = rows.into_iter().enumerate();
    rows.map(|(row, words)| marked(app, line, row == 0, words)).collect()
}

/// Lines since the last decision have a dot; lines caused by a seat have its shape.
fn marked(app: &App, line: usize, first: bool, words: String) -> Line<'static> {
    let news = line >= app.chronicle.news;
    let seat = app.chronicle.seat(line);
    let dot = if first && news { "•" } else { " " };
    let shape = seat.filter(|_| first).map_or(" ", seat_mark);
    let role = match app.chronicle.tone(line) {
        Tone::Heading => Role::Heading,
        Tone::Line if news => Role::Text,
        Tone::Line | Tone::Detail => Role::Quiet,
    };
    Line::from(vec![
        Span::styled(dot, app.palette.style(Role::Heading)),
        Span::styled(format!("{shape} "), app.palette.owned(seat)),
        Span::styled(words, app.palette.style(role)),
    ])
}
