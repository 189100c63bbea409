//! Retreats. CWD-BATTLE-29, CWD-BATTLE-38, CWD-BATTLE-39, CWD-BATTLE-40, CWD-BATTLE-41, CWD-BATTLE-42, CWD-BATTLE-43,
//! CWD-BATTLE-44.

use super::{acting, advance, assign, question_of};
use crate::content::{Content, ZoneId, ZoneSet};
use crate::figures::{Army, Faction, Figure, Unit};
use crate::rules::{Events, Flow, Menu, Verdict, gate_control, kill_doom, moving, not_asked};
use crate::rules::{refuse, unasked};
use crate::state::{Battle, Blow, Duel};
use crate::words::Question;
use crate::{Choice, Event, Why};
use kernel::RuleId;

/// CWD-BATTLE-42: adjacent areas without an enemy.
fn havens(duel: &Duel, content: &Content, battle: &Battle, who: Faction) -> ZoneSet {
    let open = content
        .zone(battle.zone)
        .borders
        .iter()
        .filter(|zone| !duel.zone(*zone).has_any(who.other()));
    open.fold(ZoneSet::default(), ZoneSet::with)
}

/// Figures of a faction that still have to retreat.
fn pained(battle: &Battle, who: Faction) -> impl Iterator<Item = Figure> + use<> {
    let hits = battle.hits[who as usize];
    let on_gate = hits.on_gate == Some(Blow::Pain);
    let beside = Unit::of(who).iter().filter(move |unit| {
        let standing_on_it = u8::from(on_gate && **unit == Unit::Acolyte);
        hits.pained[unit.slot()] > standing_on_it
    });
    beside.map(|unit| Figure::beside(*unit)).chain(on_gate.then_some(Figure::ON_GATE))
}

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-BATTLE-39", "CWD-BATTLE-41", "CWD-BATTLE-42"];

pub(crate) fn question(content: &Content, battle: &Battle, who: Faction) -> Question {
    question_of("retreat", content, battle, who, 0)
}

/// CWD-BATTLE-41: the attacker first; done when nobody is left to go.
pub(crate) fn go_on(duel: &mut Duel, battle: &Battle) -> Flow {
    if pained(battle, acting(battle)).next().is_none() {
        return advance(duel);
    }
    Flow::Waits
}

/// If only one area is open, the order makes no difference, so only one figure is offered.
pub(crate) fn offer(duel: &Duel, content: &Content, battle: &Battle, menu: &mut Menu) {
    let who = acting(battle);
    let havens = havens(duel, content, battle, who);
    let distinct = if havens.iter().count() == 1 { 1 } else { usize::MAX };
    for figure in pained(battle, who).take(distinct) {
        if havens.is_empty() {
            menu.offer(Choice::Lose(figure));
        }
        for zone in havens.iter() {
            menu.offer(Choice::Retreat(figure, zone));
        }
    }
}

pub(crate) fn may_answer(
    duel: &Duel,
    content: &Content,
    battle: &Battle,
    choice: Choice,
) -> Verdict {
    if let Choice::Retreat(figure, to) = choice {
        return may_retreat(duel, content, battle, figure, to);
    }
    let Choice::Lose(figure) = choice else { return not_asked("CWD-BATTLE-29") };
    may_lose(duel, content, battle, figure)
}

/// Areas that are closed to the figures; the open ones are offered anyway.
pub(crate) fn expect(
    duel: &Duel,
    content: &Content,
    battle: &Battle,
    who: Faction,
    menu: &mut Menu,
) {
    for figure in assign::standing(duel, battle, who) {
        for zone in content.zone(battle.zone).borders.iter() {
            if may_retreat(duel, content, battle, figure, zone).is_err() {
                menu.offer(Choice::Retreat(figure, zone));
            }
        }
    }
}

pub(crate) fn answer(duel: &mut Duel, content: &Content, choice: Choice, out: &mut Events) {
    if let Choice::Retreat(figure, to) = choice {
        return retreat(duel, figure, to, out);
    }
    let Choice::Lose(figure) = choice else { return unasked(choice) };
    lose(duel, content, figure, out);
}

fn may_be_pained(battle: &Battle, who: Faction, figure: Figure) -> Verdict {
    if !pained(battle, who).any(|candidate| candidate == figure) {
        return refuse("CWD-BATTLE-29", Why::NotPained(figure.unit));
    }
    Ok(())
}

/// CWD-BATTLE-29, CWD-BATTLE-39, CWD-BATTLE-42: to an adjacent area of the owner's choice without
/// enemies.
fn may_retreat(
    duel: &Duel,
    content: &Content,
    battle: &Battle,
    figure: Figure,
    to: ZoneId,
) -> Verdict {
    let who = acting(battle);
    may_be_pained(battle, who, figure)?;
    if !content.zone(battle.zone).borders.contains(to) {
        return refuse("CWD-BATTLE-39", Why::NotAdjacent(battle.zone, to));
    }
    if duel.zone(to).has_any(who.other()) {
        return refuse("CWD-BATTLE-42", Why::EnemyThere(to));
    }
    Ok(())
}

/// CWD-BATTLE-29, CWD-BATTLE-40: it leaves free of charge; this is not a Move.
fn retreat(duel: &mut Duel, figure: Figure, to: ZoneId, out: &mut Events) {
    let Some(battle) = duel.battles.last_mut() else { return };
    let (who, from) = (acting(battle), battle.zone);
    let hits = &mut battle.hits[who as usize];
    hits.pained[figure.unit.slot()] -= 1;
    if figure.on_gate {
        hits.on_gate = None;
        gate_control::vacate(duel, from, out);
    }
    moving::shift(duel, who, figure.unit, from, to);
    out.say(Event::Retreated { who, figure, to });
}

/// CWD-BATTLE-43: only if there is nowhere to go.
fn may_lose(duel: &Duel, content: &Content, battle: &Battle, figure: Figure) -> Verdict {
    let who = acting(battle);
    may_be_pained(battle, who, figure)?;
    if !havens(duel, content, battle, who).is_empty() {
        return refuse("CWD-BATTLE-43", Why::CanRetreat(figure.unit));
    }
    Ok(())
}

/// CWD-BATTLE-43, CWD-BATTLE-44: one is eliminated and scores in full; the others stay, as if they
/// had no result.
fn lose(duel: &mut Duel, content: &Content, figure: Figure, out: &mut Events) {
    let Some(battle) = duel.battles.last_mut() else { return };
    let (who, zone) = (acting(battle), battle.zone);
    let hits = &mut battle.hits[who as usize];
    hits.pained = Army::default();
    hits.on_gate = None;
    if figure.on_gate {
        gate_control::vacate(duel, zone, out);
    }
    out.say(Event::Cornered { who, figure });
    let mut lost = Army::default();
    lost[figure.unit.slot()] = 1;
    super::after::bury(duel, zone, who, &lost);
    kill_doom::score(duel, content, who.other(), kill_doom::worth(content, who, &lost), out);
}
