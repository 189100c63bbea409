//! Ancient Sorcery: a Serpent Man goes to the enemy's sheet and comes back. CWD-SLEEPER-18.

use super::unique::{self, COST};
use super::{Events, Menu, Verdict, may_afford, not_asked, pay, refuse, unasked};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Unit};
use crate::spellbooks::Book;
use crate::state::Duel;
use crate::words::{Question, ask};
use crate::{Choice, Event, Why};
use kernel::RuleId;
use scene::Phrase;

/// CWD-SLEEPER-18: there is a Serpent Man on the board and none on the enemy's sheet.
pub(crate) fn may_cast(duel: &Duel, who: Faction, zone: ZoneId) -> Verdict {
    unique::open(duel, who, Book::AncientSorcery)?;
    if duel.serpent_abroad {
        return refuse("CWD-SLEEPER-18", Why::AlreadyAbroad);
    }
    if duel.zone(zone).count(who, Unit::SerpentMan) == 0 {
        return refuse("CWD-TYPES-05", Why::NotPresent(Unit::SerpentMan, zone));
    }
    may_afford(duel, who, COST)
}

pub(crate) fn cast(duel: &mut Duel, who: Faction, zone: ZoneId, out: &mut Events) {
    pay(duel, who, COST, out);
    duel.zone_mut(zone).armies[who as usize][Unit::SerpentMan.slot()] -= 1;
    duel.serpent_abroad = true;
    out.say(Event::SorceryCast { zone });
}

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-SLEEPER-18"];

/// Where he comes back to when the Doom phase is about to end.
pub(crate) fn question(who: Faction) -> Question {
    Question::new(ask("ask-serpent-returns", who), Phrase::new("reason-serpent-returns"))
}

pub(crate) fn offer(content: &Content, menu: &mut Menu) {
    content.zone_ids().for_each(|zone| menu.offer(Choice::ReturnSerpent(zone)));
}

pub(crate) fn may_answer(choice: Choice) -> Verdict {
    let Choice::ReturnSerpent(_) = choice else { return not_asked("CWD-SLEEPER-18") };
    Ok(())
}

pub(crate) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    let Choice::ReturnSerpent(zone) = choice else { return unasked(choice) };
    duel.pop();
    come_home(duel, zone, out);
}

/// CWD-SLEEPER-18: the Serpent Man may come back in the Sleeper's own step.
pub(crate) fn may_come_home(duel: &Duel, who: Faction) -> Verdict {
    if who != Faction::Sleeper || !duel.serpent_abroad {
        return refuse("CWD-SLEEPER-18", Why::NobodyAbroad);
    }
    Ok(())
}

/// CWD-SLEEPER-18: back to any area, with 1 power.
pub(crate) fn come_home(duel: &mut Duel, zone: ZoneId, out: &mut Events) {
    let who = Faction::Sleeper;
    duel.serpent_abroad = false;
    duel.zone_mut(zone).armies[who as usize][Unit::SerpentMan.slot()] += 1;
    let purse = &mut duel.side_mut(who).power;
    *purse += 1;
    out.say(Event::SerpentReturned { zone });
    out.say(Event::PowerGained { who, power: 1, now: *purse });
}
