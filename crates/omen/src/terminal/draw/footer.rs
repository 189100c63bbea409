//! The bottom line: a notice, or the keys.

use crate::terminal::app::{App, Pane};
use crate::terminal::paint;
use crate::terminal::palette::Role;
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

pub fn draw(buf: &mut Buffer, area: Rect, app: &App) {
    let (line, role) = match &app.notice {
        Some(notice) => (notice.clone(), Role::Lamp),
        None => (hints(app, area.width), Role::Quiet),
    };
    let line = text::fit(&format!(" {line}"), usize::from(area.width));
    let at = (i32::from(area.x), i32::from(area.y));
    paint::put(buf, area, at, &line, app.palette.style(role));
}

fn hints(app: &App, room: u16) -> String {
    if app.menu.typing {
        return app.say("term-keys-filter");
    }
    match app.focus {
        Pane::Prompt if room < 116 => app.say("term-keys-short"),
        Pane::Prompt => app.say("term-keys"),
        Pane::Map => app.say("term-keys-map"),
        Pane::Sheets | Pane::Log => app.say("term-keys-scroll"),
    }
}
