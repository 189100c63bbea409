//! Doom for kills and eliminations. CWD-KILLDOOM.

use super::Events;
use crate::Event;
use crate::content::Content;
use crate::figures::{Army, Faction, Unit};
use crate::state::{Duel, Ending};

/// CWD-END-01: doom is counted beyond 30, and 30 is an end condition however it is reached.
/// CWD-END-02: beyond 30 the token goes round again, so doom has no upper bound.
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

/// CWD-KILLDOOM-01, CWD-KILLDOOM-03, CWD-KILLDOOM-06: what a lost army is worth to the enemy, whatever its figures cost
/// now.
/// CWD-NEW-04, CWD-KILLDOOM-02, CWD-EX-29: only the enemy who caused it is paid; losing or replacing a figure
/// of one's own pays nobody.
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

    /// CWD-KILLDOOM-04: no figure that can escape is worth an odd number, so the rounding shows here only.
    #[test]
    fn half_of_an_odd_worth_is_rounded_up() {
        let content = Content::shipped().unwrap();
        assert_eq!(spared_worth(&content, Unit::GnophKeh), 2);
        assert_eq!(spared_worth(&content, Unit::RhanTegoth), 3);
    }
}
