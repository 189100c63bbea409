//! The map as a picture: boxes near their places, links behind them.

use super::arrange;
use super::boxes::{Kind, Plan, Sizes, Spot};
use super::links;
use super::marked::Marked;
use super::names::Names;
use super::plate::Brush;
use crate::terminal::app::App;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scene::Board;

/// Draws the picture if there is room for every box; returns whether there was.
pub fn draw(buf: &mut Buffer, area: Rect, board: &Board, app: &App, marked: &Marked) -> bool {
    let Some(spots) = arranged(app, board, area) else { return false };
    links::draw(buf, area, board, &spots, app, marked);
    let brush = Brush { app, marked, pane: area };
    for spot in &spots {
        match spot.kind {
            Kind::Pennant { right, .. } => brush.pennant(buf, spot, right),
            Kind::Door { .. } => brush.pennant(buf, spot, true),
            Kind::Place | Kind::Echo { .. } => {
                brush.plate(buf, spot, &board.places[spot.place]);
            }
        }
    }
    true
}

/// The boxes of that size that find room nearest to their places.
fn arranged(app: &App, board: &Board, area: Rect) -> Option<Vec<Spot>> {
    if area.width < 60 || area.height < 15 {
        return None;
    }
    let roomy = area.width >= 110 && area.height >= 28;
    let (rows, narrowest, widest_echo) = if roomy { (2, 15, 18) } else { (1, 12, 13) };
    let names = Names::of(board, app.voice());
    let scale = (
        f32::from(area.width) / board.width.max(1) as f32,
        f32::from(area.height) / board.height.max(1) as f32,
    );
    let attempt = |widest: u16| {
        let sizes = Sizes { widest, narrowest, rows, widest_echo };
        let mut spots = Plan { app, board, names: &names, sizes, scale }.spots();
        let strayed = arrange::arrange(&mut spots, area.width, area.height)?;
        let places = spots.iter().filter(|spot| spot.kind == Kind::Place);
        let cut = places.filter(|spot| spot.name.ends_with('…')).count();
        Some((strayed + cut as f32 * CUT, spots))
    };
    let attempts = (12..=(area.width / 4).clamp(14, 26)).rev().filter_map(attempt);
    attempts.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, spots)| spots)
}

/// A truncated name is as bad as a box that many squared columns away from its place.
const CUT: f32 = 500.0;
