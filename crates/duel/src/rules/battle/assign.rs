//! Assigning results. CWD-BATTLE-22, CWD-BATTLE-23, CWD-BATTLE-24, CWD-BATTLE-25, CWD-BATTLE-26, CWD-BATTLE-27,
//! CWD-BATTLE-28, CWD-BATTLE-29, CWD-BATTLE-30, CWD-BATTLE-31, CWD-BATTLE-32, CWD-BATTLE-33, CWD-BATTLE-34,
//! CWD-BATTLE-35, CWD-BATTLE-36.

use super::{acting, advance, question_of};
use crate::content::Content;
use crate::figures::{Faction, Figure, Unit};
use crate::rules::{Events, Flow, Menu, Verdict, not_asked, refuse, unasked};
use crate::state::{Battle, Blow, Duel, Hits};
use crate::words::Question;
use crate::{Choice, Event, Why};
use kernel::RuleId;

/// Figures of one faction in the battle without a result, distinguished only as far as it matters.
pub(crate) fn unhurt(
    duel: &Duel,
    battle: &Battle,
    who: Faction,
) -> impl Iterator<Item = (Figure, u8)> + use<> {
    let area = *duel.zone(battle.zone);
    let hits = battle.hits[who as usize];
    let beside = Unit::of(who).iter().map(move |unit| {
        let standing = if *unit == Unit::Acolyte {
            area.free_cultists(who) - hurt_beside_gate(&hits)
        } else if *unit == Unit::RhanTegoth && hits.spared {
            0
        } else {
            area.count(who, *unit) - hurt(&hits, *unit)
        };
        (Figure::beside(*unit), standing)
    });
    let on_gate = u8::from(area.held_by(who) && hits.on_gate.is_none());
    beside.chain([(Figure::ON_GATE, on_gate)]).filter(|(_, count)| *count > 0)
}

fn hurt(hits: &Hits, unit: Unit) -> u8 {
    let slot = unit.slot();
    hits.killed[slot] + hits.eliminated[slot] + hits.pained[slot]
}

fn hurt_beside_gate(hits: &Hits) -> u8 {
    hurt(hits, Unit::Acolyte) - u8::from(hits.on_gate.is_some())
}

/// CWD-BATTLE-22, CWD-BATTLE-24: the owner assigns a result to a figure without one.
pub(crate) fn may_hit(duel: &Duel, battle: &Battle, who: Faction, figure: Figure) -> Verdict {
    if unhurt(duel, battle, who).any(|(candidate, _)| candidate == figure) {
        return Ok(());
    }
    if duel.zone(battle.zone).figures(who, figure) == 0 {
        return refuse("CWD-BATTLE-22", Why::NotInThisBattle(figure.unit));
    }
    refuse("CWD-BATTLE-24", Why::HasResult(figure.unit))
}

pub(crate) const KILLS_ASKED_BY: &[RuleId] = ids!["CWD-BATTLE-22", "CWD-BATTLE-23"];
pub(crate) const PAINS_ASKED_BY: &[RuleId] = ids!["CWD-BATTLE-28"];

pub(crate) fn question_kills(content: &Content, battle: &Battle, who: Faction) -> Question {
    let left = battle.kills[who as usize];
    let [.., six] = battle.faces[who.other() as usize];
    question_of("kill", content, battle, who, left).nth_of("counted-kill", left, six)
}

pub(crate) fn question_pains(content: &Content, battle: &Battle, who: Faction) -> Question {
    let left = battle.pains[who as usize];
    let [.., four, five, six] = battle.faces[who.other() as usize];
    let blunted = battle.blunted && who == Faction::Sleeper;
    let of = four + five + if blunted { six } else { 0 };
    question_of("pain", content, battle, who, left).nth_of("counted-pain", left, of)
}

pub(crate) fn offer(duel: &Duel, battle: &Battle, give: fn(Figure) -> Choice, menu: &mut Menu) {
    for (figure, _) in unhurt(duel, battle, acting(battle)) {
        menu.offer(give(figure));
    }
}

/// Every kind of figure in the battle, with or without a result.
pub(crate) fn expect(
    duel: &Duel,
    battle: &Battle,
    who: Faction,
    give: fn(Figure) -> Choice,
    menu: &mut Menu,
) {
    standing(duel, battle, who).for_each(|figure| menu.offer(give(figure)));
}

/// A figure of each kind a faction has in the battle.
pub(crate) fn standing<'d>(
    duel: &'d Duel,
    battle: &Battle,
    who: Faction,
) -> impl Iterator<Item = Figure> + use<'d> {
    let area = duel.zone(battle.zone);
    let there = move |unit: &&Unit| area.count(who, **unit) > 0;
    Unit::of(who).iter().filter(there).map(|unit| Figure::beside(*unit))
}

pub(crate) fn may_answer_kills(
    duel: &Duel,
    battle: &Battle,
    who: Faction,
    choice: Choice,
) -> Verdict {
    let Choice::Kill(figure) = choice else { return not_asked("CWD-BATTLE-23") };
    may_hit(duel, battle, who, figure)
}

pub(crate) fn may_answer_pains(
    duel: &Duel,
    battle: &Battle,
    who: Faction,
    choice: Choice,
) -> Verdict {
    let Choice::Pain(figure) = choice else { return not_asked("CWD-BATTLE-28") };
    may_hit(duel, battle, who, figure)
}

pub(crate) fn answer(duel: &mut Duel, who: Faction, choice: Choice, out: &mut Events) {
    if let Choice::Kill(figure) = choice {
        hit(duel, who, figure, Blow::Kill, out);
    } else if let Choice::Pain(figure) = choice {
        hit(duel, who, figure, Blow::Pain, out);
    } else {
        unasked(choice);
    }
}

/// CWD-BATTLE-23: Kills first; if there are at least as many as figures, nobody is asked.
pub(crate) fn ask_kills(duel: &mut Duel, battle: &Battle, out: &mut Events) -> Flow {
    let due = battle.kills[acting(battle) as usize];
    ask(duel, battle, Blow::Kill, due, out)
}

/// CWD-BATTLE-28, CWD-BATTLE-32: Pains only after all Kills and Eliminates have been assigned.
pub(crate) fn ask_pains(duel: &mut Duel, battle: &Battle, out: &mut Events) -> Flow {
    let due = battle.pains[acting(battle) as usize];
    ask(duel, battle, Blow::Pain, due, out)
}

fn ask(duel: &mut Duel, battle: &Battle, blow: Blow, due: u8, out: &mut Events) -> Flow {
    let who = acting(battle);
    let mut kinds = unhurt(duel, battle, who);
    let Some((first, alike)) = kinds.next().filter(|_| due > 0) else {
        return advance(duel);
    };
    let others: u8 = kinds.map(|(_, count)| count).sum();
    if others == 0 || due >= others + alike {
        hit(duel, who, first, blow, out);
        return Flow::Goes;
    }
    Flow::Waits
}

/// Assigns one result to one figure.
fn hit(duel: &mut Duel, who: Faction, figure: Figure, blow: Blow, out: &mut Events) {
    let Some(battle) = duel.battles.last_mut() else { return };
    let counter = match blow {
        Blow::Kill => Some(&mut battle.kills[who as usize]),
        Blow::Pain => Some(&mut battle.pains[who as usize]),
        Blow::Eliminate => None,
    };
    if let Some(counter) = counter {
        *counter -= 1;
    }
    out.say(Event::Assigned { who, figure, blow });
    if figure.unit == Unit::RhanTegoth {
        battle.eternal = Some(blow);
        return;
    }
    mark(&mut battle.hits[who as usize], figure, blow);
    if blow == Blow::Kill && figure.unit == Unit::GnophKeh {
        battle.fury += 1;
    }
}

pub(crate) fn mark(hits: &mut Hits, figure: Figure, blow: Blow) {
    let army = match blow {
        Blow::Kill => &mut hits.killed,
        Blow::Eliminate => &mut hits.eliminated,
        Blow::Pain => &mut hits.pained,
    };
    army[figure.unit.slot()] += 1;
    if figure.on_gate {
        hits.on_gate = Some(blow);
    }
}
