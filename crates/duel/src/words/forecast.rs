//! The exact odds of a battle.

use crate::Choice;
use crate::content::{Content, ZoneId};
use crate::figures::Faction;
use crate::rules::battle::{declare, dice};
use crate::rules::{Events, may_afford, pay};
use crate::state::Duel;
use ::scene::odds::{hundredths, thousandths};
use ::scene::{Forecast, Phrase};

/// The dice both sides roll in this battle and the results each can expect if nobody uses an
/// ability. Calculated as if the battle had been paid for: a figure's combat may depend on the
/// power that is left.
pub(super) fn forecast(
    duel: &Duel,
    content: &Content,
    who: Faction,
    choice: Choice,
) -> Option<Forecast> {
    let Choice::Battle(zone) = choice else { return None };
    let price = declare::cost(duel, who, zone);
    may_afford(duel, who, price).ok()?;
    let mut paid = duel.clone();
    pay(&mut paid, who, price, &mut Events::deaf());
    let [given, taken] = [who, who.other()].map(|side| Results::of(&paid, content, side, zone));
    let odds = [("forecast-any-kill", &given), ("forecast-any-loss", &taken)];
    let means = [
        ("forecast-kills", given.kills),
        ("forecast-pains", given.pains),
        ("forecast-kills-taken", taken.kills),
        ("forecast-pains-taken", taken.pains),
    ];
    Some(Forecast {
        pools: vec![(who.seat().0, given.dice), (who.other().seat().0, taken.dice)],
        odds: odds.map(|(key, side)| (Phrase::new(key), thousandths(side.any_kill))).into(),
        means: means.map(|(key, mean)| (Phrase::new(key), hundredths(mean))).into(),
    })
}

/// What one side's dice do to the other side's figures.
struct Results {
    dice: u32,
    any_kill: f64,
    kills: f64,
    pains: f64,
}

impl Results {
    /// CWD-BATTLE-19, CWD-BATTLE-23, CWD-BATTLE-24, CWD-BATTLE-28: one result per figure, Kills
    /// before Pains; a surplus is lost.
    fn of(duel: &Duel, content: &Content, who: Faction, zone: ZoneId) -> Self {
        let dice = u32::from(dice::strength(duel, content, who, zone));
        let figures: usize =
            duel.zone(zone).army(who.other()).iter().copied().map(usize::from).sum();
        let mut results = Results { dice, any_kill: 0.0, kills: 0.0, pains: 0.0 };
        for (kills, row) in outcomes(dice, figures).into_iter().enumerate() {
            for (pains, chance) in row.into_iter().enumerate() {
                results.any_kill += if kills > 0 { chance } else { 0.0 };
                results.kills += chance * kills as f64;
                results.pains += chance * pains.min(figures - kills) as f64;
            }
        }
        results
    }
}

/// The probability of each number of Kills and Pains from these dice, indexed by Kills, then Pains.
/// Numbers above the number of figures count as one per figure.
fn outcomes(dice: u32, figures: usize) -> Vec<Vec<f64>> {
    let none = vec![vec![0.0; figures + 1]; figures + 1];
    let mut chances = none.clone();
    chances[0][0] = 1.0;
    for _ in 0..dice {
        let before = std::mem::replace(&mut chances, none.clone());
        for (kills, row) in before.into_iter().enumerate() {
            for (pains, chance) in row.into_iter().enumerate() {
                chances[kills][pains] += chance * 3.0 / 6.0;
                chances[kills][(pains + 1).min(figures)] += chance * 2.0 / 6.0;
                chances[(kills + 1).min(figures)][pains] += chance / 6.0;
            }
        }
    }
    chances
}
