//! A hand-made guess of who is winning, for bots.

use crate::content::Content;
use crate::figures::{Faction, Unit};
use crate::state::{Duel, Frame};

/// From 0 (lost) to 1 (won).
pub fn outlook(duel: &Duel, content: &Content, who: Faction) -> f32 {
    if duel.top() == Frame::Over {
        let [mine, theirs] = [duel.side(who).doom, duel.side(who.other()).doom];
        return match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
    }
    let lead = standing(duel, content, who) - standing(duel, content, who.other());
    1.0 / (1.0 + (-lead / scale(duel, content)).exp())
}

/// The nearer the end, the more a lead is worth.
fn scale(duel: &Duel, content: &Content) -> f32 {
    let most = duel.sides.iter().map(|side| side.doom).max().unwrap_or(0);
    let doom_left = 1.0 - f32::from(most.min(content.last_doom)) / f32::from(content.last_doom);
    let track = content.ritual.len() as f32;
    let rituals_left = 1.0 - f32::from(duel.ritual) / track;
    3.0 + 9.0 * doom_left.min(rituals_left)
}

fn standing(duel: &Duel, content: &Content, who: Faction) -> f32 {
    let side = duel.side(who);
    let signs: u16 =
        (1..=3).map(|value| value * u16::from(side.signs[usize::from(value) - 1])).sum();
    let gates = f32::from(duel.gates_of(who));
    let cultists = f32::from(duel.on_board(who, Unit::Acolyte));
    let army: f32 = Unit::of(who)
        .iter()
        .filter(|unit| **unit != Unit::Acolyte)
        .map(|unit| f32::from(duel.on_board(who, *unit)) * f32::from(content.unit(*unit).worth))
        .sum();
    let captives: u16 = side.captives.iter().map(|count| u16::from(*count)).sum();
    f32::from(side.doom)
        + f32::from(signs)
        + 1.6 * gates
        + 0.5 * cultists
        + 0.45 * army
        + 0.8 * duel.books(who) as f32
        + 0.35 * f32::from(side.power.min(20))
        + 0.5 * f32::from(captives)
}
