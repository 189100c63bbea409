//! Retreats. CWD-BATTLE-29, CWD-BATTLE-38, CWD-BATTLE-39, CWD-BATTLE-40, CWD-BATTLE-41, CWD-BATTLE-42, CWD-BATTLE-43,
//! CWD-BATTLE-44.

use super::{acting, advance};
use crate::content::{Content, ZoneId, ZoneSet};
use crate::figures::{Army, Faction, Figure, Unit};
use crate::rules::{Events, Flow, Menu, Verdict, gate_control, kill_doom, moving, refuse};
use crate::state::{Battle, Blow, Duel};
use crate::{Choice, Event, Why};

/// CWD-BATTLE-42: adjacent areas without an enemy.
pub fn havens(duel: &Duel, content: &Content, battle: &Battle, who: Faction) -> ZoneSet {
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

/// CWD-BATTLE-41: the attacker first; done when nobody is left to go.
pub fn ask(duel: &mut Duel, battle: &Battle) -> Flow {
    if pained(battle, acting(battle)).next().is_none() {
        return advance(duel);
    }
    Flow::Waits
}

/// Where only one area is open the order comes to the same, so one figure stands for all.
pub fn offer(duel: &Duel, content: &Content, battle: &Battle, menu: &mut Menu) {
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

fn may_be_pained(battle: &Battle, who: Faction, figure: Figure) -> Verdict {
    if !pained(battle, who).any(|candidate| candidate == figure) {
        return refuse("CWD-BATTLE-29", Why::NotPained(figure.unit));
    }
    Ok(())
}

/// CWD-BATTLE-29, CWD-BATTLE-39, CWD-BATTLE-42: to an adjacent area of the owner's choice where no enemy stands.
pub fn may_retreat(
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

/// CWD-BATTLE-29, CWD-BATTLE-40: it leaves, free of charge; that is no Move.
pub fn retreat(duel: &mut Duel, figure: Figure, to: ZoneId, out: &mut Events) {
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

/// CWD-BATTLE-43: only when there is nowhere to go.
pub fn may_lose(duel: &Duel, content: &Content, battle: &Battle, figure: Figure) -> Verdict {
    let who = acting(battle);
    may_be_pained(battle, who, figure)?;
    if !havens(duel, content, battle, who).is_empty() {
        return refuse("CWD-BATTLE-43", Why::CanRetreat(figure.unit));
    }
    Ok(())
}

/// CWD-BATTLE-43, CWD-BATTLE-44: one is eliminated and scores in full, the others stay as if unhurt.
pub fn lose(duel: &mut Duel, content: &Content, figure: Figure, out: &mut Events) {
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
