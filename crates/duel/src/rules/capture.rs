//! Standard action: Capture Cultist, and how a captive is chosen. CWD-CAPTURE.

use super::{Events, Flow, Menu, Verdict, gate_control, ice, kill_doom, may_afford, pay, refuse};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Rank, Unit};
use crate::state::{Duel, Frame};
use crate::{Choice, Event, Why};

const COST: u16 = 1;

/// CWD-CAPTURE-01, CWD-CAPTURE-04, CWD-CAPTURE-05, CWD-CAPTURE-06, CWD-CAPTURE-07, CWD-CAPTURE-10, CWD-WINDWALKER-17: a
/// captor there, and no protector.
/// CWD-EX-11: a monster summoned in time protects.
pub fn may(duel: &Duel, who: Faction, zone: ZoneId) -> Verdict {
    let area = duel.zone(zone);
    let victim = who.other();
    if area.count(victim, Unit::Acolyte) == 0 {
        return refuse("CWD-CAPTURE-01", Why::NoCultistToTake(zone));
    }
    let by_great_old_one = area.has_rank(who, Rank::GreatOldOne);
    if !by_great_old_one && !area.has_rank(who, Rank::Monster) {
        return refuse("CWD-CAPTURE-04", Why::NoCaptor(zone));
    }
    if area.has_rank(victim, Rank::GreatOldOne) {
        return refuse("CWD-CAPTURE-05", Why::ProtectedByGreatOldOne(zone));
    }
    if !by_great_old_one {
        if area.has_rank(victim, Rank::Monster) {
            return refuse("CWD-CAPTURE-06", Why::ProtectedByMonster(zone));
        }
        if victim == Faction::Windwalker && duel.find(victim, Unit::Ithaqua).is_some() {
            return refuse("CWD-WINDWALKER-17", Why::ProtectedByIthaqua);
        }
    }
    may_afford(duel, who, COST + ice(duel, who, zone))
}

/// CWD-CAPTURE-08: one cultist.
pub fn capture(duel: &mut Duel, who: Faction, zone: ZoneId, out: &mut Events) {
    pay(duel, who, COST + ice(duel, who, zone), out);
    duel.push(Frame::Captive { by: who, zone, rank: Rank::Cultist });
}

/// The figures of which the victim must give one.
/// CWD-EX-12: a cultist beside the gate may be given up for the one on it.
fn candidates(
    duel: &Duel,
    victim: Faction,
    zone: ZoneId,
    rank: Rank,
) -> impl Iterator<Item = Figure> + use<> {
    let area = *duel.zone(zone);
    let beside = Unit::of(victim)
        .iter()
        .filter(move |unit| unit.rank() == rank)
        .map(|unit| Figure::beside(*unit))
        .filter(move |figure| area.figures(victim, *figure) > 0);
    let on_gate = (rank == Rank::Cultist && area.held_by(victim)).then_some(Figure::ON_GATE);
    beside.chain(on_gate)
}

/// CWD-CAPTURE-09, CWD-ABIL-15: the victim decides; a lone candidate needs no question.
pub fn go_on(
    duel: &mut Duel,
    content: &Content,
    by: Faction,
    zone: ZoneId,
    rank: Rank,
    out: &mut Events,
) -> Flow {
    let mut figures = candidates(duel, by.other(), zone, rank);
    if let (Some(only), None) = (figures.next(), figures.next()) {
        give(duel, content, by, zone, only, out);
        return Flow::Goes;
    }
    Flow::Waits
}

pub fn offer(duel: &Duel, by: Faction, zone: ZoneId, rank: Rank, menu: &mut Menu) {
    for figure in candidates(duel, by.other(), zone, rank) {
        menu.offer(Choice::Give(figure));
    }
}

pub fn may_give(duel: &Duel, by: Faction, zone: ZoneId, rank: Rank, figure: Figure) -> Verdict {
    if candidates(duel, by.other(), zone, rank).any(|candidate| candidate == figure) {
        return Ok(());
    }
    refuse("CWD-CAPTURE-09", Why::NotPresent(figure.unit, zone))
}

/// CWD-CAPTURE-02, CWD-CAPTURE-03: off the board and on the captor's sheet, which counts as an elimination.
pub fn give(
    duel: &mut Duel,
    content: &Content,
    by: Faction,
    zone: ZoneId,
    figure: Figure,
    out: &mut Events,
) {
    duel.pop();
    let victim = by.other();
    if figure.on_gate {
        gate_control::vacate(duel, zone, out);
    }
    duel.zone_mut(zone).armies[victim as usize][figure.unit.slot()] -= 1;
    duel.side_mut(by).captives[figure.unit.slot()] += 1;
    out.say(Event::Captured { who: by, figure, zone });
    kill_doom::score(duel, content, by, content.unit(figure.unit).worth, out);
}
