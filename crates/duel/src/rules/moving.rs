//! Standard action: Move. CWD-MOVE, with Burrow and Arctic Wind.

use super::actions::Scope;
use super::{Events, Flow, Menu, Verdict, ice, may_afford, refuse};
use crate::choice::Ability;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::spellbooks::Book;
use crate::state::{Duel, Frame, Moving};
use crate::{Choice, Event, Why};

/// CWD-MOVE-01: 1 power a figure. Followers of Ithaqua cost nothing, ice costs 1 more once an action.
/// CWD-EX-10: three figures, three power.
pub fn cost(duel: &Duel, who: Faction, from: ZoneId, to: ZoneId) -> u16 {
    let moving = &duel.moving;
    if moving.wind == Some((from, to)) {
        return 0;
    }
    let frost = if moving.ice_paid { 0 } else { ice(duel, who, to) };
    1 + frost
}

/// CWD-MOVE-01, CWD-MOVE-04, CWD-GATECTL-04: a figure that is there, has not moved and stands on no gate.
/// CWD-MAP-04: over land and ocean alike.
pub fn may(
    duel: &Duel,
    content: &Content,
    who: Faction,
    unit: Unit,
    from: ZoneId,
    to: ZoneId,
) -> Verdict {
    let area = duel.zone(from);
    if !unit.belongs_to(who) || area.count(who, unit) == 0 {
        return refuse("CWD-MOVE-01", Why::NotPresent(unit, from));
    }
    if let Some(origin) = duel.moving.origin
        && origin != from
    {
        return refuse("CWD-SLEEPER-17", Why::MustStartHere(origin));
    }
    if unit == Unit::Acolyte && area.free_cultists(who) == 0 {
        return refuse("CWD-GATECTL-04", Why::StandsOnGate(from));
    }
    if movable(duel, who, unit, from) == 0 {
        return refuse("CWD-MOVE-04", Why::HasMoved(unit));
    }
    if !content.zone(from).borders.contains(to) {
        return refuse("CWD-MOVE-01", Why::NotAdjacent(from, to));
    }
    may_afford(duel, who, cost(duel, who, from, to))
}

/// Figures of a kind in an area that may still move in this action.
fn movable(duel: &Duel, who: Faction, unit: Unit, zone: ZoneId) -> u8 {
    let standing = duel.zone(zone).figures(who, Figure::beside(unit));
    standing.saturating_sub(duel.moving.arrived[usize::from(zone.0)][unit.slot()])
}

/// Every single move out of an area that is worth asking about.
pub fn each_from(
    duel: &Duel,
    content: &Content,
    who: Faction,
    from: ZoneId,
    tell: &mut impl FnMut(Choice),
) {
    for unit in Unit::of(who) {
        if duel.zone(from).count(who, *unit) > 0 {
            for to in content.zone(from).borders.iter() {
                tell(Choice::Move(*unit, from, to));
            }
        }
    }
}

pub fn offer(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    for from in content.zone_ids() {
        each_from(duel, content, who, from, &mut |choice| {
            if let Choice::Move(unit, from, to) = choice
                && may(duel, content, who, unit, from, to).is_ok()
            {
                menu.offer(choice);
            }
        });
    }
    menu.offer(Choice::Done);
}

/// CWD-MOVE-02, CWD-MOVE-03: any number of figures, from anywhere to anywhere adjacent, one after another.
pub fn begin(duel: &mut Duel, who: Faction, scope: Scope) {
    let origin = match scope {
        Scope::Turn => None,
        Scope::Nexus(zone) => Some(zone),
    };
    duel.moving = Moving { origin, ..Moving::default() };
    duel.push(Frame::Moving { who });
}

pub fn step(duel: &mut Duel, who: Faction, unit: Unit, from: ZoneId, to: ZoneId, out: &mut Events) {
    let price = cost(duel, who, from, to);
    super::pay(duel, who, price, out);
    duel.moving.paid += price;
    duel.moving.ice_paid |= ice(duel, who, to) > 0;
    shift(duel, who, unit, from, to);
    duel.moving.arrived[usize::from(to.0)][unit.slot()] += 1;
    out.say(Event::Moved { who, unit, from, to });
    // CWD-WINDWALKER-29: figures he leaves behind may follow the same way.
    if unit == Unit::Ithaqua && duel.has(Book::ArcticWind) {
        duel.moving.wind = Some((from, to));
    }
}

/// A figure changes its area.
pub fn shift(duel: &mut Duel, who: Faction, unit: Unit, from: ZoneId, to: ZoneId) {
    duel.zone_mut(from).armies[who as usize][unit.slot()] -= 1;
    duel.zone_mut(to).armies[who as usize][unit.slot()] += 1;
}

/// Goes on while another figure can move.
pub fn go_on(duel: &mut Duel, content: &Content, who: Faction) -> Flow {
    let more = content.zone_ids().any(|from| {
        let mut any = false;
        each_from(duel, content, who, from, &mut |choice| {
            if let Choice::Move(unit, from, to) = choice {
                any |= may(duel, content, who, unit, from, to).is_ok();
            }
        });
        any
    });
    if more {
        return Flow::Waits;
    }
    finish(duel, who);
    Flow::Goes
}

/// CWD-SLEEPER-19: Burrow gives 1 power back if the Move cost 2 or more.
pub fn finish(duel: &mut Duel, who: Faction) {
    duel.pop();
    let paid = std::mem::take(&mut duel.moving).paid;
    if who == Faction::Sleeper && paid >= 2 && duel.has(Book::Burrow) {
        duel.push(Frame::Burrow);
    }
}

pub fn burrow(duel: &mut Duel, used: bool, out: &mut Events) {
    duel.pop();
    if used {
        let who = Faction::Sleeper;
        let purse = &mut duel.side_mut(who).power;
        *purse += 1;
        out.say(Event::AbilityUsed { who, ability: Ability::Burrow });
        out.say(Event::PowerGained { who, power: 1, now: *purse });
    }
}
