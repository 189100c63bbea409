//! The curtain between two people at one screen who must not see each other's secrets.

use crate::terminal::app::App;
use crate::terminal::paint;
use crate::terminal::palette::{Role, seat_mark};
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

pub fn draw(buf: &mut Buffer, area: Rect, app: &App) {
    let Some(seat) = app.curtain else { return };
    paint::outline(buf, area, area, paint::DOUBLE, app.palette.style(Role::Frame));
    let pass = app.voice().say(&app.look.of_seat("term-pass", seat.0));
    let parts = [
        (format!("{} {pass}", seat_mark(seat.0)), Role::Seat(seat.0)),
        (String::new(), Role::Text),
        (app.say("term-pass-keys"), Role::Quiet),
    ];
    let room = usize::from(area.width.saturating_sub(4)).clamp(1, 70);
    let lines: Vec<(String, Role)> = parts
        .into_iter()
        .flat_map(|(part, role)| {
            let mut lines = text::wrap(&part, room);
            if lines.is_empty() {
                lines.push(String::new());
            }
            lines.into_iter().map(move |line| (line, role))
        })
        .collect();
    let top = i32::from(area.y) + (i32::from(area.height) - lines.len() as i32) / 2;
    for (y, (line, role)) in (top..).zip(lines) {
        let x = i32::from(area.x) + (i32::from(area.width) - text::width(&line) as i32) / 2;
        paint::put(buf, area, (x, y), &line, app.palette.style(role));
    }
}
