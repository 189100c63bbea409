//! What happened lately.

use crate::terminal::app::App;
use crate::terminal::paint;
use crate::terminal::palette::Role;
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Lines that could be needed at all: nobody scrolls further in a pane.
const REACH: usize = 300;

/// The end of the log, or as far back as it was scrolled.
pub fn draw(buf: &mut Buffer, area: Rect, app: &mut App) {
    let lines = lines(app, usize::from(area.width), REACH);
    let top = app.log.show(lines.len(), usize::from(area.height));
    paint::put_lines(buf, area, &lines[top..]);
    paint::more(buf, area, app.log.more(), app.palette);
}

/// The last lines, each in one row.
pub fn draw_last(buf: &mut Buffer, area: Rect, app: &App) {
    let lines = &app.chronicle.lines;
    let first = lines.len().saturating_sub(usize::from(area.height));
    let row = |(n, line): (usize, &String)| {
        Line::styled(text::fit(&format!("{} {line}", mark(app, n)), usize::from(area.width)), {
            app.palette.style(if n >= app.chronicle.news { Role::Text } else { Role::Quiet })
        })
    };
    let rows: Vec<Line<'_>> = lines.iter().enumerate().skip(first).map(row).collect();
    paint::put_lines(buf, area, &rows);
}

/// News since the last decision have a mark.
fn mark(app: &App, line: usize) -> &'static str {
    if line >= app.chronicle.news { "•" } else { " " }
}

fn lines(app: &App, room: usize, reach: usize) -> Vec<Line<'static>> {
    let told = &app.chronicle.lines;
    let first = told.len().saturating_sub(reach);
    let folded = |(n, line): (usize, &String)| {
        let news = n >= app.chronicle.news;
        let style = app.palette.style(if news { Role::Text } else { Role::Quiet });
        let lamp = app.palette.style(Role::Heading);
        let bullet = mark(app, n);
        text::wrap(line, room.saturating_sub(2))
            .into_iter()
            .enumerate()
            .map(|(at, line)| {
                let bullet = if at == 0 { bullet } else { " " };
                Line::from(vec![
                    Span::styled(format!("{bullet} "), lamp),
                    Span::styled(line, style),
                ])
            })
            .collect::<Vec<_>>()
    };
    told.iter().enumerate().skip(first).flat_map(folded).collect()
}
