//! Standard action: Summon Monster. CWD-SUMMON.

use super::{Events, Verdict, ice, may_afford, pay, recruit, refuse};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Rank, Unit};
use crate::state::Duel;
use crate::{Event, Why};

/// CWD-SUMMON-01, CWD-WINDWALKER-11, CWD-WINDWALKER-28: the printed cost, or the number of
/// Gnoph-Keh in the pool, plus Ice Age.
pub(crate) fn cost(duel: &Duel, content: &Content, who: Faction, unit: Unit, zone: ZoneId) -> u16 {
    let pool = u16::from(duel.side(who).pool[unit.slot()]);
    content.unit(unit).cost.unwrap_or(pool) + ice(duel, who, zone)
}

/// CWD-SUMMON-01: into an area where you control a gate.
pub(crate) fn may(
    duel: &Duel,
    content: &Content,
    who: Faction,
    unit: Unit,
    zone: ZoneId,
) -> Verdict {
    if !unit.belongs_to(who) || unit.rank() != Rank::Monster {
        return refuse("CWD-SUMMON-01", Why::WrongFigure(unit));
    }
    if duel.side(who).pool[unit.slot()] == 0 {
        return refuse("CWD-UNITS-06", Why::NoneInPool(unit));
    }
    if !duel.zone(zone).held_by(who) {
        return refuse("CWD-SUMMON-01", Why::NoGateOfYours(zone));
    }
    may_afford(duel, who, cost(duel, content, who, unit, zone))
}

/// CWD-SUMMON-02: one monster.
pub(crate) fn summon(
    duel: &mut Duel,
    content: &Content,
    who: Faction,
    unit: Unit,
    zone: ZoneId,
    out: &mut Events,
) {
    pay(duel, who, cost(duel, content, who, unit, zone), out);
    recruit::place(duel, who, unit, zone);
    out.say(Event::Summoned { who, unit, zone });
}
