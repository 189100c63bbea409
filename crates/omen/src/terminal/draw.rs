//! The whole screen.

mod curtain;
mod detail;
mod footer;
mod header;
mod layout;
mod log;
mod overlays;
mod pages;
mod prompt;
mod sheets;
mod tracks;

use super::app::{App, Pane};
use super::map::{self, Marked};
use super::paint;
use super::palette::Role;
use layout::{Areas, Roomy, Small};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Draws the table as it is now. Only scroll positions are corrected on the way.
pub fn table(frame: &mut Frame<'_>, app: &mut App) {
    let area = frame.area();
    let buf = frame.buffer_mut();
    paint::fill(buf, area, ' ', app.palette.style(Role::Text));
    if app.curtain.is_some() {
        curtain::draw(buf, area, app);
    } else {
        match layout::areas(area, app) {
            Areas::Roomy(areas) => roomy(buf, &areas, app),
            Areas::Small(areas) => small(buf, &areas, app),
        }
    }
    // Taken out temporarily, because drawing corrects its scroll position.
    if let Some(mut overlay) = app.overlays.pop() {
        overlays::draw(buf, area, &mut overlay, app);
        app.overlays.push(overlay);
    }
}

/// Map, both sheets, prompt and log at once.
fn roomy(buf: &mut Buffer, areas: &Roomy, app: &mut App) {
    header::draw(buf, areas.header, app);
    paint::put_lines(buf, areas.tracks, &tracks::lines(app, usize::from(areas.tracks.width)));
    let title = board_name(app);
    let inner = paint::frame(buf, areas.map, &title, app.focus == Pane::Map, app.palette);
    map::draw(buf, inner, app);
    sheets::draw_side_by_side(buf, areas.sheets, app);
    let focused = app.focus == Pane::Prompt;
    let inner = paint::frame(buf, areas.prompt, &prompt::title(app), focused, app.palette);
    prompt::draw(buf, inner, app);
    let title = app.say("table-log");
    let inner = paint::frame(buf, areas.log, &title, app.focus == Pane::Log, app.palette);
    log::draw(buf, inner, app);
    footer::draw(buf, areas.footer, app);
}

/// Seats and tracks in brief, one pane beside the prompt, the last lines of the log.
fn small(buf: &mut Buffer, areas: &Small, app: &mut App) {
    header::draw(buf, areas.header, app);
    paint::put_lines(buf, areas.seats, &sheets::summaries(app, usize::from(areas.seats.width)));
    paint::put_lines(buf, areas.tracks, &tracks::short(app, usize::from(areas.tracks.width)));
    beside(buf, areas.beside, app);
    let focused = app.focus == Pane::Prompt;
    let inner = paint::rule(buf, areas.prompt, &prompt::title(app), focused, app.palette);
    prompt::draw(buf, inner, app);
    log::draw_last(buf, areas.log, app);
    footer::draw(buf, areas.footer, app);
}

fn beside(buf: &mut Buffer, area: Rect, app: &mut App) {
    let focused = app.focus == app.beside;
    let title = match app.beside {
        Pane::Map | Pane::Prompt => board_name(app),
        Pane::Sheets => app.say("term-sheets"),
        Pane::Log => app.say("table-log"),
    };
    let inner = paint::rule(buf, area, &title, focused, app.palette);
    match app.beside {
        Pane::Map | Pane::Prompt => map::draw_list(buf, inner, app, &Marked::of(app)),
        Pane::Sheets => sheets::draw_below_each_other(buf, inner, app),
        Pane::Log => log::draw(buf, inner, app),
    }
}

fn board_name(app: &App) -> String {
    map::shown(app).map(|board| app.voice().say(&board.name)).unwrap_or_default()
}
