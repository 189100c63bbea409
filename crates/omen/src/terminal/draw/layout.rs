//! Where everything is, on a large and on a small screen.

use super::{prompt, tracks};
use crate::terminal::app::{App, Pane};
use crate::terminal::map;
use ratatui::layout::{Constraint, Layout, Rect};

pub enum Areas {
    Roomy(Roomy),
    Small(Small),
}

pub struct Roomy {
    pub header: Rect,
    pub tracks: Rect,
    pub map: Rect,
    pub sheets: Rect,
    pub prompt: Rect,
    pub log: Rect,
    pub footer: Rect,
}

pub struct Small {
    pub header: Rect,
    pub seats: Rect,
    pub tracks: Rect,
    pub beside: Rect,
    pub prompt: Rect,
    pub log: Rect,
    pub footer: Rect,
}

pub fn areas(area: Rect, app: &App) -> Areas {
    if area.width >= 110 && area.height >= 34 {
        Areas::Roomy(roomy(area, app))
    } else {
        Areas::Small(small(area, app))
    }
}

/// Tracks above the board, sheets below it, the question at the upper right, the log under it.
fn roomy(area: Rect, app: &App) -> Roomy {
    let tracks = tracks::lines(app, usize::from(area.width)).len() as u16;
    let [header, tracks, body, footer] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(tracks),
        Constraint::Min(0),
        Constraint::Length(1),
    ])
    .areas(area);
    let right = (area.width * 3 / 8).clamp(40, 66);
    let [left, right] =
        Layout::horizontal([Constraint::Min(0), Constraint::Length(right)]).areas(body);
    let sheets = (body.height / 3).clamp(11, 16);
    let [map, sheets] =
        Layout::vertical([Constraint::Min(0), Constraint::Length(sheets)]).areas(left);
    let wanted = prompt::height(app, right.width.saturating_sub(2)) + 2;
    let most = right.height * 2 / 3;
    let [prompt, log] =
        Layout::vertical([Constraint::Length(wanted.clamp(14, most.max(14))), Constraint::Min(0)])
            .areas(right);
    Roomy { header, tracks, map, sheets, prompt, log, footer }
}

/// The prompt is the last to be given up, the log the first.
fn small(area: Rect, app: &App) -> Small {
    let height = area.height;
    let seats = if height >= 18 { app.look.scene.sheets.len().min(4) as u16 } else { 0 };
    let listed = u16::from(!app.look.scene.checklist.is_empty());
    let tracks = u16::from(height >= 20) + if height >= 22 { listed } else { 0 };
    let log = if height >= 22 { 2 } else { 0 };
    let header = u16::from(height >= 3);
    let footer = u16::from(height >= 4);
    let left = height.saturating_sub(seats + tracks + log + header + footer);
    let places = map::shown(app).map_or(0, |board| board.places.len()) as u16;
    let list = if area.width >= 72 { places.div_ceil(2) } else { places } + 1;
    // The pane with the focus gets more room; the place under the cursor is described below it.
    let (list, least) = match app.focus {
        Pane::Prompt => (list, left / 2),
        Pane::Map => (list + 3, left / 3),
        Pane::Sheets | Pane::Log => (left * 2 / 3, left / 3),
    };
    let wanted = prompt::height(app, area.width) + 1;
    let prompt = wanted.min(left.saturating_sub(list)).max(least.max(4));
    let beside = left.saturating_sub(prompt);
    let beside = if beside < 3 { 0 } else { beside };
    let [header, seats, tracks, beside, prompt, log, footer] = Layout::vertical([
        Constraint::Length(header),
        Constraint::Length(seats),
        Constraint::Length(tracks),
        Constraint::Length(beside),
        Constraint::Min(0),
        Constraint::Length(log),
        Constraint::Length(footer),
    ])
    .areas(area);
    Small { header, seats, tracks, beside, prompt, log, footer }
}
