//! Standard action: Capture Cultist, and how a captive is chosen. CWD-CAPTURE.

use super::{Events, Flow, Menu, Verdict, gate_control, ice, kill_doom, may_afford, not_asked};
use super::{pay, refuse, unasked};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Rank, Unit};
use crate::state::{Captive, Duel, Frame};
use crate::words::{Question, ask, faction_name, zone_name};
use crate::{Choice, Event, Why};
use kernel::RuleId;
use scene::Phrase;

/// CWD-CAPTURE-01, CWD-WINDWALKER-28: what a capture costs in an area.
pub(crate) fn cost(duel: &Duel, who: Faction, zone: ZoneId) -> u16 {
    1 + ice(duel, who, zone)
}

/// CWD-CAPTURE-01, CWD-CAPTURE-04, CWD-CAPTURE-05, CWD-CAPTURE-06, CWD-CAPTURE-07, CWD-CAPTURE-10,
/// CWD-WINDWALKER-17: there is a captor in the area, and no protector.
/// CWD-EX-11: a monster summoned in time protects.
pub(crate) fn may(duel: &Duel, who: Faction, zone: ZoneId) -> Verdict {
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
    may_afford(duel, who, cost(duel, who, zone))
}

/// CWD-CAPTURE-08: one cultist.
pub(crate) fn capture(duel: &mut Duel, who: Faction, zone: ZoneId, out: &mut Events) {
    pay(duel, who, cost(duel, who, zone), out);
    duel.push(Frame::Captive(Captive { by: who, zone, rank: Rank::Cultist }));
}

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-CAPTURE-09"];

pub(crate) fn question(content: &Content, captive: Captive) -> Question {
    let cultist = captive.rank == Rank::Cultist;
    let key = if cultist { "ask-captive" } else { "ask-captive-monster" };
    let named = |phrase: Phrase| {
        let zone = zone_name(content, captive.zone);
        phrase.name("by", faction_name(captive.by)).name("zone", zone)
    };
    Question::new(named(ask(key, captive.victim())), named(Phrase::new("reason-captive")))
}

/// The figures from which the victim must choose.
/// CWD-EX-12: a cultist beside the gate may be handed over instead of the one on it.
fn candidates(duel: &Duel, captive: Captive) -> impl Iterator<Item = Figure> + use<> {
    let (area, victim, rank) = (*duel.zone(captive.zone), captive.victim(), captive.rank);
    let beside = Unit::of(victim)
        .iter()
        .filter(move |unit| unit.rank() == rank)
        .map(|unit| Figure::beside(*unit))
        .filter(move |figure| area.figures(victim, *figure) > 0);
    let on_gate = (rank == Rank::Cultist && area.held_by(victim)).then_some(Figure::ON_GATE);
    beside.chain(on_gate)
}

/// CWD-CAPTURE-09, CWD-ABIL-15: the victim decides; a lone candidate needs no question.
pub(crate) fn go_on(
    duel: &mut Duel,
    content: &Content,
    captive: Captive,
    out: &mut Events,
) -> Flow {
    let mut figures = candidates(duel, captive);
    if let (Some(only), None) = (figures.next(), figures.next()) {
        give(duel, content, captive, only, out);
        return Flow::Goes;
    }
    Flow::Waits
}

pub(crate) fn offer(duel: &Duel, captive: Captive, menu: &mut Menu) {
    for figure in candidates(duel, captive) {
        menu.offer(Choice::Give(figure));
    }
}

pub(crate) fn may_answer(duel: &Duel, captive: Captive, choice: Choice) -> Verdict {
    let Choice::Give(figure) = choice else { return not_asked("CWD-CAPTURE-09") };
    if candidates(duel, captive).any(|candidate| candidate == figure) {
        return Ok(());
    }
    refuse("CWD-CAPTURE-09", Why::NotPresent(figure.unit, captive.zone))
}

pub(crate) fn answer(
    duel: &mut Duel,
    content: &Content,
    captive: Captive,
    choice: Choice,
    out: &mut Events,
) {
    let Choice::Give(figure) = choice else { return unasked(choice) };
    give(duel, content, captive, figure, out);
}

/// CWD-CAPTURE-02, CWD-CAPTURE-03: moved from the board to the captor's sheet, which counts as an
/// elimination.
fn give(duel: &mut Duel, content: &Content, captive: Captive, figure: Figure, out: &mut Events) {
    duel.pop();
    let Captive { by, zone, .. } = captive;
    if figure.on_gate {
        gate_control::vacate(duel, zone, out);
    }
    duel.zone_mut(zone).armies[captive.victim() as usize][figure.unit.slot()] -= 1;
    duel.side_mut(by).captives[figure.unit.slot()] += 1;
    out.say(Event::Captured { who: by, figure, zone });
    kill_doom::score(duel, content, by, content.unit(figure.unit).worth, out);
}
