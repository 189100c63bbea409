//! Finding room for every box near its place on the map.

use super::boxes::{Kind, Spot};

/// Columns and rows kept free between two boxes, so that the links can be seen.
const GAP: (f32, f32) = (1.0, 0.0);
const WANTED_GAP: (f32, f32) = (3.0, 1.0);
/// A row is about as high as two columns are wide.
const ASPECT: f32 = 2.0;
const ROUNDS: usize = 600;

/// Moves the boxes apart until none overlap; returns how far they had to move, or `None` if there
/// is not room for all.
pub fn arrange(spots: &mut [Spot], width: u16, height: u16) -> Option<f32> {
    let size = (f32::from(width), f32::from(height));
    if spots.iter().any(|spot| spot.width > width || spot.height > height) {
        return None;
    }
    let mut at: Vec<(f32, f32)> =
        spots.iter().map(|spot| clamped(spot, spot.wanted, size)).collect();
    for round in 0..ROUNDS {
        // At first everything is pulled to its place, later only pushed apart.
        let pull = if round < ROUNDS / 2 { 0.04 } else { 0.0 };
        let gap = if round < ROUNDS * 3 / 4 { WANTED_GAP } else { GAP };
        for (spot, at) in spots.iter().zip(&mut at) {
            at.0 += (spot.wanted.0 - at.0) * pull;
            at.1 += (spot.wanted.1 - at.1) * pull;
        }
        push_apart(spots, &mut at, gap);
        for (spot, at) in spots.iter().zip(&mut at) {
            *at = clamped(spot, *at, size);
        }
    }
    for (spot, at) in spots.iter_mut().zip(&at) {
        spot.x = (at.0 - f32::from(spot.width) / 2.0).round().max(0.0) as u16;
        spot.y = (at.1 - f32::from(spot.height) / 2.0).round().max(0.0) as u16;
        spot.x = spot.x.min(width - spot.width);
        spot.y = spot.y.min(height - spot.height);
    }
    let overlap = |a: &Spot, b: &Spot| a.area().intersects(b.area());
    if spots.iter().enumerate().any(|(n, a)| spots[..n].iter().any(|b| overlap(a, b))) {
        return None;
    }
    let strayed = spots.iter().zip(&at).filter(|(spot, _)| !spot.is_pinned()).map(|(spot, at)| {
        let (dx, dy) = (at.0 - spot.wanted.0, (at.1 - spot.wanted.1) * ASPECT);
        dx * dx + dy * dy
    });
    Some(strayed.sum())
}

/// Any two boxes that are too close each move half the overlap, along the shorter way out.
fn push_apart(spots: &[Spot], at: &mut [(f32, f32)], gap: (f32, f32)) {
    for a in 0..spots.len() {
        for b in 0..a {
            let (one, other) = (&spots[a], &spots[b]);
            let need_x = f32::from(one.width + other.width) / 2.0 + gap.0;
            let need_y = f32::from(one.height + other.height) / 2.0 + gap.1;
            let (dx, dy) = (at[a].0 - at[b].0, at[a].1 - at[b].1);
            let (over_x, over_y) = (need_x - dx.abs(), need_y - dy.abs());
            if over_x <= 0.0 || over_y <= 0.0 {
                continue;
            }
            // A box at an edge stays beside its place rather than above or below it.
            let aspect = match (one.is_pinned(), other.is_pinned()) {
                (false, false) => ASPECT,
                (true, true) => 0.0,
                _ => ASPECT * 3.0,
            };
            if over_x < over_y * aspect {
                let sign = if dx < 0.0 { -1.0 } else { 1.0 };
                at[a].0 += sign * over_x * 0.3;
                at[b].0 -= sign * over_x * 0.3;
            } else {
                let sign = if dy < 0.0 { -1.0 } else { 1.0 };
                at[a].1 += sign * over_y * 0.3;
                at[b].1 -= sign * over_y * 0.3;
            }
        }
    }
}

/// Inside the pane; a box that belongs to an edge lies on it.
fn clamped(spot: &Spot, at: (f32, f32), size: (f32, f32)) -> (f32, f32) {
    let half = (f32::from(spot.width) / 2.0, f32::from(spot.height) / 2.0);
    let x = match spot.kind {
        Kind::Place | Kind::Door { .. } => at.0.clamp(half.0, size.0 - half.0),
        Kind::Echo { right } | Kind::Pennant { right, .. } => {
            if right {
                size.0 - half.0
            } else {
                half.0
            }
        }
    };
    (x, at.1.clamp(half.1, size.1 - half.1))
}
