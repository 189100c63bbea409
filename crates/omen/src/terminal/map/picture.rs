//! The map as a picture: boxes near their places, links behind them.

use super::arrange;
use super::boxes::{self, Kind, Sizes, Spot};
use super::links;
use super::marked::Marked;
use super::tokens_of::Token;
use crate::terminal::app::App;
use crate::terminal::paint::{self, DOUBLE, Edge, HEAVY, ROUND, THIN};
use crate::terminal::palette::Role;
use crate::terminal::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Board, Phrase, Place};
use voice::Voice;

/// Draws the picture if there is room for every box; says whether there was.
pub fn draw(buf: &mut Buffer, area: Rect, board: &Board, app: &App, marked: &Marked) -> bool {
    let Some(spots) = arranged(app, board, area) else { return false };
    links::draw(buf, area, board, &spots, app, marked);
    for spot in &spots {
        let place = &board.places[spot.place];
        match spot.kind {
            Kind::Pennant { right, .. } => draw_pennant(buf, area, spot, right, app),
            Kind::Place | Kind::Echo { .. } => draw_box(buf, area, spot, place, app, marked),
        }
    }
    true
}

/// The boxes of that size which find room nearest to their places.
fn arranged(app: &App, board: &Board, area: Rect) -> Option<Vec<Spot>> {
    if area.width < 60 || area.height < 15 {
        return None;
    }
    let roomy = area.width >= 110 && area.height >= 28;
    let (rows, narrowest, widest_echo) = if roomy { (2, 15, 18) } else { (1, 12, 13) };
    let widest = (area.width / 4).clamp(14, 26);
    let attempt = |widest: u16| {
        let sizes = Sizes { widest, narrowest, rows, widest_echo, echo_rows: rows };
        let mut spots = boxes::spots(app, board, (area.width, area.height), sizes);
        let strayed = arrange::arrange(&mut spots, area.width, area.height)?;
        Some((strayed + names_cut(&spots) as f32 * CUT, spots))
    };
    let attempts = (12..=widest).rev().filter_map(attempt);
    attempts.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, spots)| spots)
}

/// A name that is cut is as bad as a box that many squared columns away from its place.
const CUT: f32 = 500.0;

fn names_cut(spots: &[Spot]) -> usize {
    let places = spots.iter().filter(|spot| spot.kind == Kind::Place);
    places.filter(|spot| text::shorten(&spot.name, name_room(spot.area())).ends_with('…')).count()
}

/// Less than the width by two corners, a space, and the letter of the kind.
fn name_room(area: Rect) -> usize {
    usize::from(area.width).saturating_sub(4)
}

fn draw_box(buf: &mut Buffer, pane: Rect, spot: &Spot, place: &Place, app: &App, to: &Marked) {
    let area = Rect { x: pane.x + spot.x, y: pane.y + spot.y, ..spot.area() };
    let ocean = place.kind == "ocean";
    let ground = app.palette.style(if ocean { Role::Ocean } else { Role::Land });
    let filler = if ocean { '~' } else { ' ' };
    let wave = app.palette.style(if ocean { Role::Wave } else { Role::Land });
    paint::fill(buf, area, filler, wave);
    let (edge, style) = border(place, ocean, ground, app, to);
    paint::outline(buf, pane, area, edge, style);
    if let Kind::Echo { right } = spot.kind {
        open_side(buf, area, right, filler, wave);
    }
    draw_name(buf, area, spot, place, style, app, to);
    let (x, y) = (i32::from(area.x) + 1, i32::from(area.y));
    let bottom = i32::from(area.bottom()) - 1;
    draw_tokens(buf, area, (x + 1, bottom), &spot.marks, ground, app, to);
    for (n, row) in (1..).zip(&spot.rows) {
        draw_tokens(buf, area, (x, y + n), row, ground, app, to);
    }
}

/// Chosen is double, offered is heavy; else oceans are round and lands square.
fn border(place: &Place, ocean: bool, ground: Style, app: &App, to: &Marked) -> (Edge, Style) {
    let lamp = over(ground, app.palette.style(Role::Lamp));
    if to.is_chosen(&place.id) {
        (DOUBLE, lamp)
    } else if to.is_offered(&place.id) {
        (HEAVY, lamp)
    } else if ocean {
        (ROUND, ground)
    } else {
        (THIN, ground)
    }
}

/// An echo goes on beyond the edge of the board.
fn open_side(buf: &mut Buffer, area: Rect, right: bool, filler: char, style: Style) {
    let x = if right { area.right().saturating_sub(1) } else { area.left() };
    for y in area.top()..area.bottom() {
        let inside = y > area.top() && y + 1 < area.bottom();
        let letter = if inside { filler } else { paint::THIN.across };
        paint::put(buf, area, (i32::from(x), i32::from(y)), &letter.to_string(), style);
    }
    let (mark, y) = (if right { "»" } else { "«" }, i32::from(area.y) + 1);
    paint::put(buf, area, (i32::from(x), y), mark, style);
}

fn draw_name(
    buf: &mut Buffer,
    area: Rect,
    spot: &Spot,
    place: &Place,
    ground: Style,
    app: &App,
    to: &Marked,
) {
    let name = text::shorten(&spot.name, name_room(area));
    let style = if to.is_under_cursor(&place.id) || to.is_chosen(&place.id) {
        app.palette.style(Role::Chosen)
    } else {
        over(ground, app.palette.style(Role::Text)).add_modifier(ratatui::style::Modifier::BOLD)
    };
    let (x, y) = (i32::from(area.x), i32::from(area.y));
    paint::put(buf, area, (x + 1, y), &name, style);
    let letter = kind_letter(&place.kind, app.voice());
    paint::put(buf, area, (i32::from(area.right()) - 2, y), &letter, ground);
}

/// The first letter of what the place is: never colour alone.
pub fn kind_letter(kind: &str, voice: &Voice) -> String {
    let key = format!("term-kind-{kind}");
    let said = if voice.has(&key) { voice.say(&Phrase::new(key)) } else { kind.to_owned() };
    text::capital(&said).chars().take(1).collect()
}

fn draw_tokens(
    buf: &mut Buffer,
    area: Rect,
    (x, y): (i32, i32),
    tokens: &[Token],
    ground: Style,
    app: &App,
    to: &Marked,
) {
    let mut x = x;
    for token in tokens {
        let chosen = token.piece.as_deref().is_some_and(|id| to.is_chosen(id));
        let style = if chosen {
            app.palette.style(Role::Chosen)
        } else {
            over(ground, app.palette.style(token.role))
        };
        let inside = Rect { width: area.width.saturating_sub(1), ..area };
        paint::put(buf, inside, (x, y), &token.text, style);
        x += token.width() as i32;
        if !token.glued && token.piece.is_some() {
            paint::put(buf, inside, (x, y), " ", ground);
        }
        x += i32::from(!token.glued);
    }
}

fn draw_pennant(buf: &mut Buffer, pane: Rect, spot: &Spot, right: bool, app: &App) {
    let at = (i32::from(pane.x + spot.x), i32::from(pane.y + spot.y));
    let text = if right { format!("{} ►", spot.name) } else { format!("◄ {}", spot.name) };
    paint::put(buf, pane, at, &text, app.palette.style(Role::Quiet));
}

/// A style on another ground.
fn over(ground: Style, style: Style) -> Style {
    Style { bg: ground.bg, ..ground.patch(style) }
}
