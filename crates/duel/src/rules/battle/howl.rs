//! Howl: a figure of the Sleeper leaves the battle. CWD-WINDWALKER-25.

use super::{advance, question_of, stop_if_deserted};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::rules::{Events, Menu, Verdict, gate_control, moving, not_asked, refuse, unasked};
use crate::state::{Battle, Duel};
use crate::words::Question;
use crate::{Choice, Event, Why};
use kernel::RuleId;

pub(super) const ASKED_BY: &[RuleId] = ids!["CWD-WINDWALKER-25"];

pub(super) fn question(content: &Content, battle: &Battle, who: Faction) -> Question {
    question_of("flee", content, battle, who, 0)
}

/// CWD-WINDWALKER-25, CWD-ABIL-15: the Sleeper figures that may leave.
fn may_flee_figure(duel: &Duel, zone: ZoneId, figure: Figure) -> Verdict {
    if duel.zone(zone).figures(Faction::Sleeper, figure) == 0 {
        return refuse("CWD-WINDWALKER-25", Why::NotInThisBattle(figure.unit));
    }
    Ok(())
}

/// CWD-WINDWALKER-25: to any adjacent area, with or without enemies: this is not a retreat.
fn may_flee(duel: &Duel, content: &Content, zone: ZoneId, figure: Figure, to: ZoneId) -> Verdict {
    may_flee_figure(duel, zone, figure)?;
    if !content.zone(zone).borders.contains(to) {
        return refuse("CWD-WINDWALKER-25", Why::NotAdjacent(zone, to));
    }
    Ok(())
}

pub(super) fn offer(duel: &Duel, content: &Content, zone: ZoneId, menu: &mut Menu) {
    let beside = Unit::of(Faction::Sleeper).iter().map(|unit| Figure::beside(*unit));
    for figure in beside.chain([Figure::ON_GATE]) {
        if may_flee_figure(duel, zone, figure).is_ok() {
            for to in content.zone(zone).borders.iter() {
                menu.offer(Choice::Flee(figure, to));
            }
        }
    }
}

/// CWD-BATTLE-11: it takes no further part; nothing is scored.
/// CWD-EX-42: a figure that leaves takes its dice along.
fn flee(duel: &mut Duel, figure: Figure, to: ZoneId, out: &mut Events) {
    let Some(battle) = duel.battle().copied() else { return };
    let who = Faction::Sleeper;
    if figure.on_gate {
        gate_control::vacate(duel, battle.zone, out);
    }
    moving::shift(duel, who, figure.unit, battle.zone, to);
    out.say(Event::Fled { who, figure, to });
    if !stop_if_deserted(duel, &battle, out) {
        advance(duel);
    }
}

pub(super) fn may_answer(
    duel: &Duel,
    content: &Content,
    battle: &Battle,
    choice: Choice,
) -> Verdict {
    let Choice::Flee(figure, to) = choice else { return not_asked("CWD-WINDWALKER-25") };
    may_flee(duel, content, battle.zone, figure, to)
}

pub(super) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    let Choice::Flee(figure, to) = choice else { return unasked(choice) };
    flee(duel, figure, to, out);
}
