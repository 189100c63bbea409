//! Unique actions: the factions' own, their Great Old Ones' and their spellbooks'.

use super::{Events, Verdict, gate_control, ice, may_afford, pay, refuse, turn};
use crate::content::ZoneId;
use crate::figures::{Faction, Rank, Unit};
use crate::spellbooks::Book;
use crate::state::{Captive, Duel, Frame, Gate};
use crate::{Event, Why};

/// What most of them cost, before any Ice Age surcharge.
pub(crate) const COST: u16 = 1;

fn only(who: Faction, owner: Faction) -> Verdict {
    // CWD-TYPES-03: a unique action belongs to one faction.
    if who != owner { refuse("CWD-TYPES-03", Why::OnlyYours(owner)) } else { Ok(()) }
}

/// CWD-ABIL-03: a spellbook works as soon as it is on the sheet.
pub(crate) fn open(duel: &Duel, who: Faction, book: Book) -> Verdict {
    only(who, book.owner())?;
    if !duel.has(book) {
        return refuse("CWD-ABIL-03", Why::BookClosed(book));
    }
    Ok(())
}

/// CWD-SLEEPER-10: Lethargy needs Tsathoggua in play.
/// CWD-ABIL-04, CWD-AWAKEN-05: it is lost when he leaves play.
pub(crate) fn may_sleep(duel: &Duel, who: Faction) -> Verdict {
    only(who, Faction::Sleeper)?;
    if duel.find(who, Unit::Tsathoggua).is_none() {
        return refuse("CWD-SLEEPER-10", Why::NotInPlay(Unit::Tsathoggua));
    }
    Ok(())
}

pub(crate) fn sleep(out: &mut Events) {
    out.say(Event::Slept);
}

/// CWD-WINDWALKER-02, CWD-SLEEPER-18: the Windwalker's, or borrowed by a Serpent Man on its sheet.
/// CWD-ABIL-02: available from the start of the game.
pub(crate) fn may_hibernate(duel: &Duel, who: Faction) -> Verdict {
    if who == Faction::Sleeper && !duel.serpent_abroad {
        return only(who, Faction::Windwalker);
    }
    Ok(())
}

/// CWD-WINDWALKER-02, CWD-WINDWALKER-03: power for the enemy's Great Old Ones, at most as much as
/// the player has.
pub(crate) fn hibernation_gain(duel: &Duel, who: Faction) -> u16 {
    u16::from(duel.great_old_ones_in_play(who.other())).min(duel.side(who).power)
}

/// CWD-WINDWALKER-02, CWD-WINDWALKER-04: hibernating gives power and ends the player's actions.
pub(crate) fn hibernate(duel: &mut Duel, who: Faction, out: &mut Events) {
    let gained = hibernation_gain(duel, who);
    let side = duel.side_mut(who);
    side.power += gained;
    side.hibernating = true;
    out.say(Event::Hibernated { who, gained, now: side.power });
    if let Some(turn) = turn::current(duel) {
        turn.over = true;
    }
}

/// CWD-SLEEPER-21: Tsathoggua captures a monster the way a cultist is captured, unless a Great Old
/// One is there.
pub(crate) fn may_capture_monster(duel: &Duel, who: Faction) -> Verdict {
    open(duel, who, Book::CaptureMonster)?;
    let Some(zone) = duel.find(who, Unit::Tsathoggua) else {
        return refuse("CWD-TYPES-04", Why::NotInPlay(Unit::Tsathoggua));
    };
    let area = duel.zone(zone);
    if !area.has_rank(who.other(), Rank::Monster) {
        return refuse("CWD-TYPES-05", Why::NoMonsterToTake(zone));
    }
    if area.has_rank(who.other(), Rank::GreatOldOne) {
        return refuse("CWD-CAPTURE-05", Why::ProtectedByGreatOldOne(zone));
    }
    may_afford(duel, who, monster_cost(duel, who))
}

/// CWD-SLEEPER-21, CWD-WINDWALKER-28: it ends in Tsathoggua's area.
pub(crate) fn monster_cost(duel: &Duel, who: Faction) -> u16 {
    COST + duel.find(who, Unit::Tsathoggua).map_or(0, |zone| ice(duel, who, zone))
}

pub(crate) fn capture_monster(duel: &mut Duel, who: Faction, out: &mut Events) {
    let Some(zone) = duel.find(who, Unit::Tsathoggua) else { return };
    pay(duel, who, monster_cost(duel, who), out);
    duel.push(Frame::Captive(Captive { by: who, zone, rank: Rank::Monster }));
}

/// CWD-SLEEPER-21: Cursed Slumber takes one controlled gate off the map, with its cultist.
pub(crate) fn may_store_gate(duel: &Duel, who: Faction, zone: ZoneId) -> Verdict {
    open(duel, who, Book::CursedSlumber)?;
    if duel.slumbering_gate {
        return refuse("CWD-SLEEPER-21", Why::GateAlreadySlumbers);
    }
    if !duel.zone(zone).held_by(who) {
        return refuse("CWD-TYPES-05", Why::NoGateOfYours(zone));
    }
    may_afford(duel, who, COST)
}

pub(crate) fn store_gate(duel: &mut Duel, who: Faction, zone: ZoneId, out: &mut Events) {
    pay(duel, who, COST, out);
    let area = duel.zone_mut(zone);
    area.gate = Gate::None;
    area.armies[who as usize][Unit::Acolyte.slot()] -= 1;
    duel.slumbering_gate = true;
    out.say(Event::GateStored { zone });
}

/// CWD-SLEEPER-21, CWD-GATES-06: back to any area without a gate.
pub(crate) fn may_return_gate(duel: &Duel, who: Faction, zone: ZoneId) -> Verdict {
    only(who, Faction::Sleeper)?;
    if !duel.slumbering_gate {
        return refuse("CWD-SLEEPER-21", Why::NoGateSlumbers);
    }
    if duel.zone(zone).gate != Gate::None {
        return refuse("CWD-GATES-06", Why::GateThere(zone));
    }
    may_afford(duel, who, return_cost(duel, who, zone))
}

/// CWD-SLEEPER-21, CWD-WINDWALKER-28: what the gate's return costs.
pub(crate) fn return_cost(duel: &Duel, who: Faction, zone: ZoneId) -> u16 {
    COST + ice(duel, who, zone)
}

/// CWD-TOWERS-12: under a waiting tower the gate is covered, and its cultist stands beside it.
pub(crate) fn return_gate(duel: &mut Duel, who: Faction, zone: ZoneId, out: &mut Events) {
    pay(duel, who, return_cost(duel, who, zone), out);
    duel.slumbering_gate = false;
    let area = duel.zone_mut(zone);
    area.armies[who as usize][Unit::Acolyte.slot()] += 1;
    area.gate = Gate::Held(who);
    let covered = area.tower;
    out.say(Event::GateReturned { zone });
    if covered {
        gate_control::vacate(duel, zone, out);
    }
}

/// CWD-WINDWALKER-28: the token goes to any other area.
pub(crate) fn may_freeze(duel: &Duel, who: Faction, zone: ZoneId) -> Verdict {
    open(duel, who, Book::IceAge)?;
    if duel.ice_age == Some(zone) {
        return refuse("CWD-WINDWALKER-28", Why::IceIsThere(zone));
    }
    may_afford(duel, who, COST)
}

pub(crate) fn freeze(duel: &mut Duel, who: Faction, zone: ZoneId, out: &mut Events) {
    pay(duel, who, COST, out);
    duel.ice_age = Some(zone);
    out.say(Event::IceAge { zone });
}
