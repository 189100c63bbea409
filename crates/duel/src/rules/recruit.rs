//! Standard action: Recruit Cultist. CWD-RECRUIT.

use super::{Events, Verdict, ice, may_afford, pay, refuse};
use crate::content::ZoneId;
use crate::figures::{Faction, Unit};
use crate::state::Duel;
use crate::{Event, Why};

/// CWD-RECRUIT-01, CWD-WINDWALKER-28: what a cultist costs in an area.
pub(crate) fn cost(duel: &Duel, who: Faction, zone: ZoneId) -> u16 {
    1 + ice(duel, who, zone)
}

/// CWD-RECRUIT-01, CWD-RECRUIT-02, CWD-RECRUIT-03, CWD-UNITS-06: where you have a figure, or
/// anywhere if you have none.
/// CWD-EX-01: six Acolytes and no seventh.
pub(crate) fn may(duel: &Duel, who: Faction, zone: ZoneId) -> Verdict {
    if duel.side(who).pool[Unit::Acolyte.slot()] == 0 {
        return refuse("CWD-UNITS-06", Why::NoneInPool(Unit::Acolyte));
    }
    let nowhere = || duel.zones.iter().all(|zone| !zone.has_any(who));
    if !duel.zone(zone).has_any(who) && !nowhere() {
        return refuse("CWD-RECRUIT-02", Why::NoFigureThere(zone));
    }
    may_afford(duel, who, cost(duel, who, zone))
}

/// CWD-RECRUIT-01, CWD-RECRUIT-04: one cultist from the pool.
pub(crate) fn recruit(duel: &mut Duel, who: Faction, zone: ZoneId, out: &mut Events) {
    pay(duel, who, cost(duel, who, zone), out);
    place(duel, who, Unit::Acolyte, zone);
    out.say(Event::Recruited { who, zone });
}

/// CWD-UNITS-07: from the pool to the board.
pub(crate) fn place(duel: &mut Duel, who: Faction, unit: Unit, zone: ZoneId) {
    duel.side_mut(who).pool[unit.slot()] -= 1;
    duel.zone_mut(zone).armies[who as usize][unit.slot()] += 1;
}
