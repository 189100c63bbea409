//! The question, the numbered answers, and details of the highlighted one.

use super::detail;
use crate::session::Next;
use crate::terminal::app::App;
use crate::terminal::menu::{Filter, Row};
use crate::terminal::paint;
use crate::terminal::palette::{Role, seat_mark};
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use scene::{Phrase, Undo, Viewer};

/// Whose decision it is.
pub fn title(app: &App) -> String {
    let Some(seat) = app.look.deciding() else { return app.say("table-over") };
    let key = if app.is_thinking() { "table-thinking" } else { "table-waiting" };
    format!("{} {}", seat_mark(seat), app.voice().say(&app.look.of_seat(key, seat)))
}

/// The rows needed to show everything.
pub fn height(app: &App, width: u16) -> u16 {
    let room = usize::from(width);
    let (list, _) = list(app, room);
    (head(app, room).len() + list.len() + detail::lines(app, room).len()) as u16
}

pub fn draw(buf: &mut Buffer, area: Rect, app: &App) {
    let room = usize::from(area.width);
    let rows = usize::from(area.height);
    let mut head = head(app, room);
    // However long the question is, some answers stay visible.
    head.truncate(rows.saturating_sub(4).max(1));
    let (list, cursor) = list(app, room);
    let mut detail = detail::lines(app, room);
    let left = rows.saturating_sub(head.len());
    detail.truncate(left.saturating_sub(list.len()).max(left / 4));
    let shown = left.saturating_sub(detail.len());
    // The highlighted row and the one after it stay visible.
    let top = (cursor.1 + 1).saturating_sub(shown).min(cursor.0);
    let top = top.min(list.len().saturating_sub(shown));
    let list_area = below(area, head.len(), shown);
    paint::put_lines(buf, area, &head);
    paint::put_lines(buf, list_area, &list[top..]);
    paint::more(buf, list_area, (top > 0, list.len() > top + shown), app.palette);
    paint::put_lines(buf, below(area, head.len() + shown, detail.len()), &detail);
}

fn below(area: Rect, rows: usize, height: usize) -> Rect {
    let y = area.y.saturating_add(rows as u16).min(area.bottom());
    let height = (height as u16).min(area.bottom() - y);
    Rect { y, height, ..area }
}

/// The question and the dice on the table.
fn head(app: &App, room: usize) -> Vec<Line<'static>> {
    let bold = app.palette.style(Role::Heading);
    let question = match (&app.look.prompt, app.look.next) {
        (_, Next::Over) => app.say("term-over-keys"),
        (Some(prompt), _) => app.voice().say(&prompt.question),
        (None, _) => String::new(),
    };
    let mut lines: Vec<Line<'static>> =
        text::wrap(&question, room).into_iter().map(|line| Line::styled(line, bold)).collect();
    for roll in &app.look.scene.dice {
        let name = app.voice().say(&roll.name);
        let mark = roll.seat.map(seat_mark).unwrap_or_default();
        let faces: Vec<String> = roll.faces.iter().map(|face| format!("[{face}]")).collect();
        let faces = faces.join(" ");
        let style = app.palette.owned(roll.seat);
        let folded = text::wrap(&format!("{mark} {name}: {faces}"), room);
        lines.extend(folded.into_iter().map(|line| Line::styled(line, style)));
    }
    match &app.menu.filter {
        Filter::Words(words) => {
            let cursor = if app.menu.typing { "▏" } else { "" };
            let line = format!("/ {words}{cursor}");
            lines.push(Line::styled(line, app.palette.style(Role::Lamp)));
        }
        Filter::Place(_) => {
            let place = app.place.as_deref().unwrap_or_default();
            let line = format!("► {}", app.look.place_name(place, app.voice()));
            lines.push(Line::styled(line, app.palette.style(Role::Lamp)));
        }
        Filter::None => {}
    }
    lines
}

/// All rows as lines, and which of them the highlight covers.
fn list(app: &App, room: usize) -> (Vec<Line<'static>>, (usize, usize)) {
    let rows = app.menu.rows();
    let mut lines = Vec::new();
    let mut cursor = (0, 0);
    let mut rights = false;
    for (n, row) in rows.iter().enumerate() {
        let right = row.first().is_some_and(|at| app.menu.entries[at].right);
        if right && !rights {
            lines.push(Line::styled(app.say("table-rights"), app.palette.style(Role::Heading)));
        }
        rights = right;
        let first = lines.len();
        let highlighted = app.menu.is_highlighted(n);
        lines.extend(row_lines(app, n + 1, row, highlighted, room));
        if highlighted {
            cursor = (first, lines.len());
        }
    }
    if rows.is_empty() && app.look.next != Next::Over {
        let text = app.voice().say(&nothing_to_do(app));
        let quiet = app.palette.style(Role::Quiet);
        lines.extend(text::wrap(&text, room).into_iter().map(|it| Line::styled(it, quiet)));
    }
    (lines, cursor)
}

fn nothing_to_do(app: &App) -> Phrase {
    match (&app.menu.filter, app.look.next, app.look.viewer) {
        (Filter::Words(_), ..) => Phrase::new("term-nothing-found"),
        (Filter::Place(_), ..) => Phrase::new("term-nothing-here"),
        (_, Next::Bot(_), _) if app.pace.paused => Phrase::new("term-paused"),
        (_, Next::Human(_), Viewer::Seat(_)) => Phrase::new("table-not-your-choice"),
        (_, Next::Human(_) | Next::Bot(_) | Next::Over, _) => Phrase::new("term-nothing"),
    }
}

fn row_lines(
    app: &App,
    number: usize,
    row: &Row,
    highlighted: bool,
    room: usize,
) -> Vec<Line<'static>> {
    let label = match row {
        Row::One(at) => {
            let entry = &app.menu.entries[*at];
            let lasting = if entry.option.undo == Undo::Free { "" } else { " !" };
            format!("{}{lasting}", entry.label)
        }
        Row::Fold { members, label } => format!("{label} ({})", members.len()),
    };
    let sign = match (highlighted, row) {
        (true, _) => "►",
        (false, Row::Fold { .. }) => "+",
        (false, Row::One(_)) => " ",
    };
    let style = app.palette.style(if highlighted { Role::Chosen } else { Role::Text });
    let tag = app.palette.style(if highlighted { Role::Chosen } else { Role::Lamp });
    text::wrap(&label, room.saturating_sub(5))
        .into_iter()
        .enumerate()
        .map(|(at, line)| {
            let number = if at == 0 { format!("{sign}{number:>2} ") } else { "    ".to_owned() };
            let padding = if highlighted {
                " ".repeat(room.saturating_sub(4 + text::width(&line)))
            } else {
                String::new()
            };
            Line::from(vec![
                Span::styled(number, tag),
                Span::styled(line, style),
                Span::styled(padding, style),
            ])
        })
        .collect()
}
