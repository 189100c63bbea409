//! The map: a picture in characters if there is room, otherwise a list of places.

mod arrange;
mod boxes;
pub mod cursor;
mod detail;
mod links;
mod list;
mod marked;
pub mod names;
mod picture;
mod plate;
mod tokens_of;

pub use marked::Marked;

use super::app::{App, Pane};
use super::palette::Role;
use super::{paint, text};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use scene::Board;

/// The board that is shown: the one with the cursor, else the one the highlighted answer is about, else
/// the one the viewer's own piece stands on, else the first.
pub fn shown(app: &App) -> Option<&Board> {
    let look = &app.look;
    let cursor = app.place.as_deref().filter(|_| app.focus == Pane::Map);
    let own =
        look.scene.pieces.iter().filter(|it| it.owner.is_some_and(|seat| look.viewer.is(seat)));
    let mut own = own.map(|piece| piece.place.as_str());
    let place = cursor.or_else(|| answered_on(app)).or_else(|| own.next());
    place.and_then(|place| look.board_of(place)).or_else(|| look.scene.boards.first())
}

/// A place the highlighted answer is about, if all it is about is on one board.
fn answered_on(app: &App) -> Option<&str> {
    let look = &app.look;
    let highlighted = app.menu.highlighted();
    let targets = highlighted.iter().flat_map(|entry| &entry.option.targets);
    let places: Vec<&str> = targets.filter_map(|target| look.place_of(target)).collect();
    let (first, rest) = places.split_first()?;
    let board = look.board_of(first).map(|board| &board.id);
    rest.iter().all(|it| look.board_of(it).map(|board| &board.id) == board).then_some(*first)
}

/// Draws a board with everything on it.
pub fn draw(buf: &mut Buffer, area: Rect, app: &App) {
    let Some(board) = shown(app) else { return };
    let marked = Marked::of(app);
    let legend = below(app, usize::from(area.width));
    let picture_height = area.height.saturating_sub(legend.len() as u16);
    let picture_area = Rect { height: picture_height, ..area };
    if !picture::draw(buf, picture_area, board, app, &marked) {
        return draw_list(buf, area, app, &marked);
    }
    let below = Rect { y: picture_area.bottom(), height: legend.len() as u16, ..area };
    paint::put_lines(buf, below, &legend);
}

/// The list, and below it the place under the cursor or the legend, as far as it fits.
pub fn draw_list(buf: &mut Buffer, area: Rect, app: &App, marked: &Marked) {
    let Some(board) = shown(app) else { return };
    let wanted = below(app, usize::from(area.width));
    let rows = list::height(board, area.width).min(area.height);
    let focused = app.focus == Pane::Map;
    let spare = if focused { wanted.len() as u16 } else { area.height - rows };
    let foot = (wanted.len() as u16).min(spare).min(area.height.saturating_sub(1));
    let above = Rect { height: area.height - foot, ..area };
    list::draw(buf, above, board, app, marked);
    paint::put_lines(buf, Rect { y: above.bottom(), height: foot, ..area }, &wanted);
}

/// Two lines under the map: the place under the cursor in words, or the legend.
fn below(app: &App, room: usize) -> Vec<Line<'static>> {
    let mut lines = match (&app.place, app.focus) {
        (Some(place), Pane::Map) => text::wrap(&detail::place(app, place), room),
        _ => legend_lines(app, room),
    };
    lines.truncate(3);
    let style = app.palette.style(Role::Quiet);
    lines.into_iter().map(|line| Line::from(Span::styled(line, style))).collect()
}

/// The legend with words abbreviated to fit two lines, if possible, otherwise three.
fn legend_lines(app: &App, room: usize) -> Vec<String> {
    let legend = legend(app);
    let cut = |most: usize| {
        let words =
            |(sign, name): &(String, String)| format!("{sign}={}", text::shorten_words(name, most));
        text::wrap(&legend.iter().map(words).collect::<Vec<_>>().join(" "), room)
    };
    let cuts = [20, 10, 8, 6, 5].map(cut);
    let in_lines = |most: usize| cuts.iter().find(|lines| lines.len() <= most);
    in_lines(2).or(in_lines(3)).or(cuts.last()).cloned().unwrap_or_default()
}

/// What the tokens and symbols on the map mean.
pub fn legend(app: &App) -> Vec<(String, String)> {
    let voice = app.voice();
    let pieces = app.tokens.legend().map(|(token, name)| (token.to_owned(), name.to_owned()));
    let mut legend: Vec<(String, String)> = pieces.collect();
    let marks = app.look.scene.boards.iter().flat_map(|board| &board.places);
    for mark in marks.flat_map(|place| &place.marks) {
        let name = voice.say(&mark.name);
        let entry = (super::tokens::mark_symbol(&mark.kind, &name), name);
        if !legend.contains(&entry) {
            legend.push(entry);
        }
    }
    legend
}
