//! Doom for kills and eliminations. CWD-KILLDOOM.

use super::Events;
use crate::Event;
use crate::content::Content;
use crate::figures::{Army, Faction, Unit};
use crate::state::{Duel, Ending};

/// CWD-END-01: doom is counted beyond 30, and reaching 30 is an end condition whatever the cause.
/// CWD-END-02: beyond 30 the token goes around again, so doom has no upper limit.
pub(crate) fn score(duel: &mut Duel, content: &Content, who: Faction, doom: u16, out: &mut Events) {
    if doom == 0 {
        return;
    }
    let side = duel.side_mut(who);
    side.doom += doom;
    let now = side.doom;
    out.say(Event::Doom { who, doom, now });
    if now >= content.last_doom && duel.ending.is_none() {
        duel.ending = Some(Ending::ThirtyDoom);
        out.say(Event::EndMet { ending: Ending::ThirtyDoom });
    }
}

/// CWD-KILLDOOM-01, CWD-KILLDOOM-03, CWD-KILLDOOM-06: what lost figures are worth to the enemy,
/// regardless of their current cost.
/// CWD-NEW-04, CWD-KILLDOOM-02, CWD-EX-29: only the enemy who caused the loss scores; losing or
/// replacing a figure by one's own doing scores for nobody.
pub(crate) fn worth(content: &Content, loser: Faction, lost: &Army) -> u16 {
    let unit_worth = |unit: &Unit| content.unit(*unit).worth * u16::from(lost[unit.slot()]);
    Unit::of(loser).iter().map(unit_worth).sum()
}

/// CWD-KILLDOOM-04: a figure that escapes death is worth half, rounded up.
/// CWD-EX-30: 3 for Rhan-Tegoth.
pub(crate) fn spared_worth(content: &Content, unit: Unit) -> u16 {
    content.unit(unit).worth.div_ceil(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CWD-KILLDOOM-04: no figure that can escape has an odd worth, so the rounding shows only
    /// here.
    #[test]
    fn half_of_an_odd_worth_is_rounded_up() {
        let content = Content::shipped().unwrap();
        assert_eq!(spared_worth(&content, Unit::GnophKeh), 2);
        assert_eq!(spared_worth(&content, Unit::RhanTegoth), 3);
    }
}
