//! A guess of how the game stands, for bots.

use super::mysteries::standing;
use crate::content::Content;
use crate::state::{Eldritch, Standing};

/// From 0 (lost) to 1 (won): mysteries against doom, with the board's dangers.
pub fn outlook(s: &Eldritch, c: &Content) -> f32 {
    if let Some(ending) = s.ending {
        return if ending.is_victory() { 1.0 } else { 0.0 };
    }
    let ancient = c.ancient(s.ancient);
    let solved = f32::from(s.solved_count());
    let part = standing(s, c)
        .map_or(0.0, |(has, needed)| f32::from(has.min(needed)) / f32::from(needed.max(1)));
    let progress = (solved + 0.8 * part) / f32::from(ancient.mysteries.max(1));
    let doom = f32::from(s.doom) / f32::from(ancient.doom.max(1));
    let gates = s.gates_on_board().count() as f32;
    let monsters = s.monsters().count() as f32;
    let mut people = 0.0;
    for it in &s.seats {
        if it.standing != Standing::Playing {
            people -= 1.0;
            continue;
        }
        let sheet = c.sheet(it.sheet);
        people += 0.5 * f32::from(it.health.min(5)) / f32::from(sheet.health.max(1));
        people += 0.5 * f32::from(it.sanity.min(5)) / f32::from(sheet.sanity.max(1));
        people += 0.06 * it.clues.len() as f32;
        people += 0.04 * (it.assets.len() + 2 * it.artifacts.len()) as f32;
        people += 0.03 * it.spells.len() as f32;
        people += 0.05 * f32::from(it.improved.iter().sum::<u8>());
        people -= 0.06 * it.conditions.len() as f32;
        people -= if it.delayed { 0.1 } else { 0.0 };
    }
    let people = people / f32::from(s.players.max(1));
    let cards: u8 = s.stages.iter().flatten().sum();
    let time = f32::from(cards) / 16.0;
    let rumors = s.in_play.len() as f32;
    let score = 3.0 * progress + 1.2 * doom + 0.5 * people + 0.5 * time
        - 0.08 * gates
        - 0.015 * monsters
        - 0.08 * rumors
        - if s.awake { 1.0 } else { 0.0 };
    1.0 / (1.0 + (2.2 - score).exp())
}

/// What statistics keep of a game that is over.
pub fn figures(s: &Eldritch, c: &Content) -> Vec<(&'static str, i64)> {
    let used = c.sheets.len() as i64 - i64::from(s.unused_sheets.count_ones());
    let gone = s.seats.iter().filter(|it| it.standing != Standing::Playing).count() as i64;
    vec![
        ("rounds", i64::from(s.round)),
        ("mysteries", i64::from(s.solved_count())),
        ("fallen", used - i64::from(s.players) + gone),
        ("doom", i64::from(s.doom)),
        ("awake", i64::from(s.awake)),
        ("gates", s.gates_on_board().count() as i64),
        ("monsters", s.monsters().count() as i64),
    ]
}
