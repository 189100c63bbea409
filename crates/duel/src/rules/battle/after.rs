//! Applying Kills and Eliminates, Cannibalism, and the end of a battle.

use super::{advance, question_of};
use crate::choice::Ability;
use crate::content::{Content, ZoneId};
use crate::figures::{Army, Faction, Unit};
use crate::rules::refuse;
use crate::rules::{Events, Flow, Menu, Verdict, gate_control, kill_doom, not_asked, recruit};
use crate::spellbooks::Book;
use crate::state::{Battle, Blow, Duel};
use crate::words::Question;
use crate::{Choice, Event, Why};
use kernel::RuleId;

/// CWD-BATTLE-37, CWD-BATTLE-38, CWD-KILLDOOM-01, CWD-KILLDOOM-05, CWD-SUMMARY-01: both sides
/// remove their dead before anyone retreats, and each scores once.
pub(crate) fn remove(
    duel: &mut Duel,
    content: &Content,
    battle: &Battle,
    out: &mut Events,
) -> Flow {
    for who in [battle.attacker, battle.defender()] {
        let hits = battle.hits[who as usize];
        if matches!(hits.on_gate, Some(Blow::Kill | Blow::Eliminate)) {
            gate_control::vacate(duel, battle.zone, out);
        }
        let mut worth = 0;
        for (lost, blow) in [(hits.killed, Blow::Kill), (hits.eliminated, Blow::Eliminate)] {
            bury(duel, battle.zone, who, &lost);
            worth += kill_doom::worth(content, who, &lost);
            for unit in Unit::of(who) {
                let count = lost[unit.slot()];
                if count > 0 {
                    out.say(Event::Lost { who, unit: *unit, count, blow });
                }
            }
        }
        kill_doom::score(duel, content, who.other(), worth, out);
    }
    advance(duel)
}

/// CWD-UNITS-08: back to the owner's pool, from which they may return.
pub(crate) fn bury(duel: &mut Duel, zone: ZoneId, who: Faction, lost: &Army) {
    for (slot, count) in lost.iter().enumerate() {
        duel.zone_mut(zone).armies[who as usize][slot] -= count;
        duel.side_mut(who).pool[slot] += count;
    }
}

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-WINDWALKER-24"];

pub(crate) fn question(content: &Content, battle: &Battle, who: Faction) -> Question {
    question_of("cannibalism", content, battle, who, 0)
}

/// CWD-WINDWALKER-24, CWD-BATTLE-35: after all results, if an enemy was killed and not merely
/// eliminated.
/// CWD-EX-38, CWD-EX-41: an Eliminate never triggers it.
pub(crate) fn go_on(duel: &mut Duel, battle: &Battle) -> Flow {
    let killed = battle.hits[Faction::Sleeper as usize].killed != Army::default();
    let food = [Unit::Wendigo, Unit::Acolyte].iter().any(|unit| may_place(duel, *unit).is_ok());
    if killed && food && duel.has(Book::Cannibalism) {
        return Flow::Waits;
    }
    advance(duel)
}

/// CWD-WINDWALKER-24: a Wendigo or an Acolyte from the pool.
fn may_place(duel: &Duel, unit: Unit) -> Verdict {
    if !matches!(unit, Unit::Wendigo | Unit::Acolyte) {
        return refuse("CWD-WINDWALKER-24", Why::WrongFigure(unit));
    }
    if duel.side(Faction::Windwalker).pool[unit.slot()] == 0 {
        return refuse("CWD-UNITS-06", Why::NoneInPool(unit));
    }
    Ok(())
}

pub(crate) fn offer(duel: &Duel, menu: &mut Menu) {
    for unit in [Unit::Wendigo, Unit::Acolyte] {
        if may_place(duel, unit).is_ok() {
            menu.offer(Choice::Place(unit));
        }
    }
    menu.offer(Choice::Decline(Ability::Cannibalism));
}

pub(crate) fn may_answer(duel: &Duel, choice: Choice) -> Verdict {
    if let Choice::Place(unit) = choice {
        return may_place(duel, unit);
    }
    match choice == Choice::Decline(Ability::Cannibalism) {
        true => Ok(()),
        false => not_asked("CWD-WINDWALKER-24"),
    }
}

pub(crate) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    if let Choice::Place(unit) = choice {
        place(duel, unit, out);
    } else {
        advance(duel);
    }
}

fn place(duel: &mut Duel, unit: Unit, out: &mut Events) {
    let Some(zone) = duel.battle().map(|battle| battle.zone) else { return };
    let who = Faction::Windwalker;
    out.say(Event::AbilityUsed { who, ability: Ability::Cannibalism });
    recruit::place(duel, who, unit, zone);
    out.say(Event::Devoured { unit, zone });
    advance(duel);
}

/// CWD-SPELL-06: once the battle is over, spellbooks earned in it open.
pub(crate) fn end(duel: &mut Duel, battle: &Battle, out: &mut Events) -> Flow {
    duel.battles.pop();
    duel.pop();
    out.say(Event::BattleEnded { zone: battle.zone });
    Flow::Goes
}
