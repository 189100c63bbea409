//! What the dice of a battle have in store, exactly.

use crate::Choice;
use crate::content::Content;
use crate::figures::Faction;
use crate::rules::battle::dice;
use crate::state::Duel;
use ::scene::{Forecast, Phrase};

/// The dice both sides would roll if the battle were fought as things stand, and what the attacker
/// may hope for. Abilities before the battle may still change it.
pub fn forecast(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Option<Forecast> {
    let Choice::Battle(zone) = choice else { return None };
    let pool = |who: Faction| u32::from(dice::strength(duel, content, who, zone));
    let dice = pool(who);
    // A die kills with one face of six and hurts with two.
    let no_kill = (0..dice).fold(1.0_f64, |odds, _| odds * 5.0 / 6.0);
    Some(Forecast {
        pools: [who, who.other()].map(|side| (side.seat().0, pool(side))).into(),
        odds: vec![(Phrase::new("forecast-any-kill"), ((1.0 - no_kill) * 1000.0).round() as u32)],
        means: vec![
            (Phrase::new("forecast-kills"), hundredths(dice, 6)),
            (Phrase::new("forecast-pains"), hundredths(dice, 3)),
        ],
    })
}

/// A fraction in hundredths, rounded to the nearest.
const fn hundredths(of: u32, by: u32) -> u32 {
    (of * 200 + by) / (2 * by)
}
