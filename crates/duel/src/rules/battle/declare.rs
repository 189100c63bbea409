//! Declaring a battle, as the turn's action or as an additional one. CWD-BATTLEACT, CWD-EXTRABATTLE.

use super::dice;
use crate::content::{Content, ZoneId};
use crate::figures::Faction;
use crate::rules::{Events, Verdict, ice, may_afford, pay, refuse, turn};
use crate::state::{Battle, Duel, Frame, Hits, Step, Turn};
use crate::{Event, Why};

/// CWD-BATTLEACT-01, CWD-WINDWALKER-28: what a battle in an area costs.
pub(crate) fn cost(duel: &Duel, who: Faction, zone: ZoneId) -> u16 {
    1 + ice(duel, who, zone)
}

/// CWD-EXTRABATTLE-01, CWD-EXTRABATTLE-02, CWD-EXTRABATTLE-03, CWD-EXTRABATTLE-04,
/// CWD-EXTRABATTLE-05, CWD-EXTRABATTLE-06, CWD-EXTRABATTLE-07, CWD-BATTLE-03: one battle per area
/// and turn, and battles beyond the main action only once six spellbooks are open.
/// CWD-EX-15: a retreat may lead to a battle elsewhere, but never back to an area already fought over.
pub(crate) fn may_declare(duel: &Duel, content: &Content, turn: &Turn, zone: ZoneId) -> Verdict {
    may_declare_if(duel, content, turn, zone, duel.six_books_open())
}

/// The same, assuming that a player does or does not have all six spellbooks open.
pub(crate) fn may_declare_if(
    duel: &Duel,
    content: &Content,
    turn: &Turn,
    zone: ZoneId,
    six: bool,
) -> Verdict {
    may_fight(duel, content, turn.who, zone)?;
    if turn.fought.contains(zone) {
        return refuse("CWD-EXTRABATTLE-05", Why::FoughtThere(zone));
    }
    if turn::has_acted(turn) && !six {
        return refuse("CWD-EXTRABATTLE-01", Why::NeedsSixBooks);
    }
    may_afford(duel, turn.who, cost(duel, turn.who, zone))
}

/// CWD-BATTLEACT-01, CWD-BATTLEACT-02, CWD-BATTLEACT-03, CWD-BATTLE-02: both sides have figures
/// there, and the attacker has combat.
pub(crate) fn may_fight(duel: &Duel, content: &Content, who: Faction, zone: ZoneId) -> Verdict {
    let area = duel.zone(zone);
    if !area.has_any(who) {
        return refuse("CWD-BATTLEACT-01", Why::NoFigureThere(zone));
    }
    if !area.has_any(who.other()) {
        return refuse("CWD-BATTLEACT-01", Why::NoEnemyThere(zone));
    }
    if dice::strength(duel, content, who, zone) == 0 {
        return refuse("CWD-BATTLEACT-02", Why::NoCombatThere(zone));
    }
    Ok(())
}

/// CWD-SLEEPER-17, CWD-EXTRABATTLE-05: a battle inserted before another one in the same area.
pub(crate) fn may_insert(duel: &Duel, content: &Content, who: Faction, zone: ZoneId) -> Verdict {
    may_fight(duel, content, who, zone)?;
    if duel.battle().is_some_and(|battle| battle.attacker == who) {
        return refuse("CWD-EXTRABATTLE-05", Why::FoughtThere(zone));
    }
    may_afford(duel, who, cost(duel, who, zone))
}

/// CWD-BATTLE-01, CWD-BATTLE-04, CWD-BATTLE-05, CWD-EXTRABATTLE-04: paid for and recorded in the
/// turn, but not yet fought.
/// CWD-BATTLEACT-05: one action, one battle, one area.
pub(crate) fn declare(duel: &mut Duel, who: Faction, zone: ZoneId, out: &mut Events) {
    let inserted = duel.battle().is_some();
    pay(duel, who, cost(duel, who, zone), out);
    out.say(Event::BattleBegan { who, zone });
    let six = duel.six_books_open();
    if !inserted && let Some(turn) = turn::current(duel) {
        turn.fought = turn.fought.with(zone);
        // Without six spellbooks this battle can only be the turn's main action.
        turn.acted |= !six;
        turn.battled |= six;
    }
    duel.battles.push(Battle {
        zone,
        attacker: who,
        inserted,
        step: Step::AnyTime,
        blunted: false,
        dice: 0,
        faces: [[0; 6]; 2],
        kills: [0; 2],
        pains: [0; 2],
        hits: [Hits::default(); 2],
        fury: 0,
        eternal: None,
    });
    duel.push(Frame::Battle);
}
