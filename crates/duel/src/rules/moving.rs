//! Standard action: Move. CWD-MOVE, with Arctic Wind.

use super::actions::Scope;
use super::{Events, Flow, Menu, Verdict, burrow, ice, may_afford, not_asked, refuse};
use crate::choice::Action;
use crate::content::{Content, ZoneId, ZoneSet};
use crate::figures::{Faction, Figure, Unit};
use crate::spellbooks::Book;
use crate::state::{Duel, Frame, Moving};
use crate::words::{Question, ask};
use crate::{Choice, Event, Why};
use kernel::RuleId;
use scene::Phrase;

/// CWD-MOVE-01: 1 power per figure. Figures following Ithaqua are free; Ice Age adds 1, once per
/// action.
/// CWD-EX-10: three figures, three power.
pub(crate) fn cost(duel: &Duel, who: Faction, from: ZoneId, to: ZoneId) -> u16 {
    let moving = &duel.moving;
    if moving.wind == Some((from, to)) {
        return 0;
    }
    let frost = if moving.ice_paid { 0 } else { ice(duel, who, to) };
    1 + frost
}

/// CWD-MOVE-01, CWD-MOVE-04, CWD-GATECTL-04: a figure that is there, has not moved and is not on a
/// gate.
/// CWD-MAP-04: over land and ocean alike.
pub(crate) fn may(
    duel: &Duel,
    content: &Content,
    who: Faction,
    unit: Unit,
    from: ZoneId,
    to: ZoneId,
) -> Verdict {
    may_leave(duel, who, unit, from)?;
    if !content.zone(from).borders.contains(to) {
        return refuse("CWD-MOVE-01", Why::NotAdjacent(from, to));
    }
    may_afford(duel, who, cost(duel, who, from, to))
}

/// Whether a figure of a kind may leave an area, regardless of where it goes.
fn may_leave(duel: &Duel, who: Faction, unit: Unit, from: ZoneId) -> Verdict {
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
    Ok(())
}

/// Every legal step out of an area.
pub(crate) fn each_open_from(
    duel: &Duel,
    content: &Content,
    who: Faction,
    from: ZoneId,
    tell: &mut impl FnMut(Unit, ZoneId),
) {
    if !duel.zone(from).has_any(who) {
        return;
    }
    let near = affordable_from(duel, content, who, from);
    for unit in leaving(duel, who, from) {
        near.iter().for_each(|to| tell(unit, to));
    }
}

/// The adjacent areas to which moving a figure is affordable; the price is the same for every kind.
fn affordable_from(duel: &Duel, content: &Content, who: Faction, from: ZoneId) -> ZoneSet {
    let near = content.zone(from).borders.iter();
    near.filter(|to| may_afford(duel, who, cost(duel, who, from, *to)).is_ok())
        .fold(ZoneSet::default(), ZoneSet::with)
}

/// The kinds of figures that may leave an area.
fn leaving(duel: &Duel, who: Faction, from: ZoneId) -> impl Iterator<Item = Unit> {
    let leaves = move |unit: &Unit| {
        duel.zone(from).count(who, *unit) > 0 && may_leave(duel, who, *unit, from).is_ok()
    };
    Unit::of(who).iter().copied().filter(leaves)
}

/// Figures of a kind in an area that may still move in this action.
fn movable(duel: &Duel, who: Faction, unit: Unit, zone: ZoneId) -> u8 {
    let standing = duel.zone(zone).figures(who, Figure::beside(unit));
    standing.saturating_sub(duel.moving.arrived[usize::from(zone.0)][unit.slot()])
}

/// Every step out of an area that is worth checking: the figure and where it would go.
pub(crate) fn each_from(
    duel: &Duel,
    content: &Content,
    who: Faction,
    from: ZoneId,
    tell: &mut impl FnMut(Unit, ZoneId),
) {
    for unit in Unit::of(who) {
        if duel.zone(from).count(who, *unit) > 0 {
            for to in content.zone(from).borders.iter() {
                tell(*unit, to);
            }
        }
    }
}

/// CWD-MOVE-02, CWD-MOVE-03: any number of figures, from anywhere to anywhere adjacent, one after another.
pub(crate) fn begin(duel: &mut Duel, who: Faction, scope: Scope) {
    let origin = match scope {
        Scope::Turn => None,
        Scope::Nexus(zone) => Some(zone),
    };
    duel.moving = Moving { origin, ..Moving::default() };
    duel.push(Frame::Moving { who });
}

pub(crate) fn step(
    duel: &mut Duel,
    who: Faction,
    unit: Unit,
    from: ZoneId,
    to: ZoneId,
    out: &mut Events,
) {
    let price = cost(duel, who, from, to);
    super::pay(duel, who, price, out);
    duel.moving.paid += price;
    duel.moving.ice_paid |= ice(duel, who, to) > 0;
    shift(duel, who, unit, from, to);
    duel.moving.arrived[usize::from(to.0)][unit.slot()] += 1;
    out.say(Event::Moved { who, unit, from, to });
    // CWD-WINDWALKER-29: figures he leaves behind may follow him to the same area.
    if unit == Unit::Ithaqua && duel.has(Book::ArcticWind) {
        duel.moving.wind = Some((from, to));
    }
}

/// A figure changes its area.
pub(crate) fn shift(duel: &mut Duel, who: Faction, unit: Unit, from: ZoneId, to: ZoneId) {
    duel.zone_mut(from).armies[who as usize][unit.slot()] -= 1;
    duel.zone_mut(to).armies[who as usize][unit.slot()] += 1;
}

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-MOVE-02", "CWD-MOVE-03"];

pub(crate) fn question(duel: &Duel, who: Faction) -> Question {
    let reason = Phrase::new("reason-moving").count("paid", duel.moving.paid);
    Question::new(ask("ask-moving", who).count("power", duel.side(who).power), reason)
}

/// Continues while another figure can move.
pub(crate) fn go_on(duel: &mut Duel, content: &Content, who: Faction) -> Flow {
    let can_move = |from| {
        leaving(duel, who, from).next().is_some()
            && !affordable_from(duel, content, who, from).is_empty()
    };
    if content.zone_ids().any(can_move) {
        return Flow::Waits;
    }
    finish(duel, who);
    Flow::Goes
}

pub(crate) fn offer(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    for from in content.zone_ids() {
        each_open_from(duel, content, who, from, &mut |unit, to| {
            menu.offer(Choice::Act(Action::Move(unit, from, to)));
        });
    }
    menu.offer(Choice::Done);
}

pub(crate) fn may_answer(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Verdict {
    if let Choice::Act(Action::Move(unit, from, to)) = choice {
        return may(duel, content, who, unit, from, to);
    }
    if choice == Choice::Done { Ok(()) } else { not_asked("CWD-MOVE-03") }
}

/// Every step of every figure, legal or not.
pub(crate) fn expect(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    for from in content.zone_ids() {
        each_from(duel, content, who, from, &mut |unit, to| {
            menu.offer(Choice::Act(Action::Move(unit, from, to)));
        });
    }
}

pub(crate) fn answer(duel: &mut Duel, who: Faction, choice: Choice, out: &mut Events) {
    if let Choice::Act(Action::Move(unit, from, to)) = choice {
        return step(duel, who, unit, from, to, out);
    }
    debug_assert_eq!(choice, Choice::Done, "nothing else is asked for");
    finish(duel, who);
}

fn finish(duel: &mut Duel, who: Faction) {
    duel.pop();
    let paid = std::mem::take(&mut duel.moving).paid;
    burrow::after_move(duel, who, paid);
}
