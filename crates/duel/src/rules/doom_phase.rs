//! The Doom phase: Rituals and the abilities around them. CWD-DOOM, CWD-RITUAL, CWD-APOC, CWD-DOOMEV.

use super::{Events, Flow, Menu, Verdict, action_phase, elder_signs, kill_doom};
use super::{pay, recruit, refuse, spellbooks, towers, unique};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Unit};
use crate::spellbooks::{Book, Condition};
use crate::state::{Duel, Ending, Frame, Phase};
use crate::{Choice, Event, Why};

/// CWD-DOOM-02: the first player decides first.
pub fn begin(duel: &mut Duel, out: &mut Events) {
    duel.phase = Phase::Doom;
    out.say(Event::PhaseBegan { phase: Phase::Doom, round: duel.round });
    duel.push(Frame::DoomStep { who: duel.first, ritual_done: false, risen: false });
}

/// CWD-DOOMEV-01, CWD-DOOMEV-02: a player's effects and the Ritual, in any order, until nothing is left.
/// CWD-ABIL-10, CWD-EX-21: what is of the type Doom Phase is used here, also to be able to pay the Ritual.
pub fn go_on(
    duel: &mut Duel,
    content: &Content,
    who: Faction,
    ritual_done: bool,
    risen: bool,
) -> Flow {
    let ritual = may_ritual(duel, content, who, ritual_done).is_ok();
    let rise = content.zone_ids().any(|zone| may_rise(duel, who, risen, zone).is_ok());
    let herald = would_take_herald(duel, content, who, ritual_done);
    if ritual || herald || rise || may_return_serpent(duel, who).is_ok() {
        return Flow::Waits;
    }
    finish_step(duel, who);
    Flow::Goes
}

pub fn finish_step(duel: &mut Duel, who: Faction) {
    duel.pop();
    if who == duel.first {
        duel.push(Frame::DoomStep { who: who.other(), ritual_done: false, risen: false });
    } else {
        duel.push(Frame::DoomEnd { step: 0 });
    }
}

pub fn offer(
    duel: &Duel,
    content: &Content,
    who: Faction,
    ritual_done: bool,
    risen: bool,
    menu: &mut Menu,
) {
    if may_ritual(duel, content, who, ritual_done).is_ok() {
        menu.offer(Choice::Ritual);
    }
    if would_take_herald(duel, content, who, ritual_done) {
        menu.offer(Choice::Take(Book::Herald));
    }
    for zone in content.zone_ids() {
        if may_rise(duel, who, risen, zone).is_ok() {
            menu.offer(Choice::DeathFromBelow(zone));
        }
        if may_return_serpent(duel, who).is_ok() {
            menu.offer(Choice::ReturnSerpent(zone));
        }
    }
    menu.offer(Choice::Done);
}

/// CWD-RITUAL-02, CWD-APOC-02, CWD-WINDWALKER-27: the marker's space; 10 beyond the last; 5 for the
/// Herald.
pub fn ritual_cost(duel: &Duel, content: &Content, who: Faction) -> u16 {
    if who == Faction::Windwalker && duel.has(Book::Herald) {
        return content.ritual[0];
    }
    let last = content.ritual.len() - 1;
    content.ritual[usize::from(duel.ritual).min(last)]
}

/// CWD-RITUAL-01: at most one a phase.
pub fn may_ritual(duel: &Duel, content: &Content, who: Faction, done: bool) -> Verdict {
    if done {
        return refuse("CWD-RITUAL-01", Why::RitualDone);
    }
    let need = ritual_cost(duel, content, who);
    let have = duel.side(who).power;
    if have < need {
        return refuse("CWD-RITUAL-02", Why::NotEnoughPower { need, have });
    }
    Ok(())
}

/// CWD-WINDWALKER-20, CWD-WINDWALKER-27: whether the Ritual is too dear only as long as the Herald is not opened, which
/// may be done at any moment: then this is the moment.
pub fn would_take_herald(duel: &Duel, content: &Content, who: Faction, done: bool) -> bool {
    let too_dear = !done && may_ritual(duel, content, who, done).is_err();
    too_dear
        && duel.side(who).power >= content.ritual[0]
        && spellbooks::may_take(duel, who, Book::Herald).is_ok()
}

/// CWD-RITUAL-02, CWD-RITUAL-03, CWD-RITUAL-04, CWD-RITUAL-05, CWD-NEW-02, CWD-NEW-03, CWD-APOC-01: pay, advance, score
/// gates, draw signs.
/// CWD-SUMMARY-06, CWD-EX-20: gates score in no other way.
pub fn perform_ritual(duel: &mut Duel, content: &Content, who: Faction, out: &mut Events) {
    let paid = ritual_cost(duel, content, who);
    pay(duel, who, paid, out);
    let end = content.ritual.len() as u8;
    duel.ritual = (duel.ritual + 1).min(end);
    out.say(Event::RitualPerformed { who, paid, marker: u16::from(duel.ritual) });
    if duel.ritual == end && duel.ending.is_none() {
        duel.ending = Some(Ending::EndOfTheWorld);
        out.say(Event::EndMet { ending: Ending::EndOfTheWorld });
    }
    kill_doom::score(duel, content, who, duel.gates_of(who), out);
    if let Some(Frame::DoomStep { ritual_done, .. }) = duel.frames.last_mut() {
        *ritual_done = true;
    }
    if who == Faction::Sleeper {
        spellbooks::meet(duel, Condition::Ritual);
    }
    let signs = duel.great_old_ones_in_play(who);
    elder_signs::gain(duel, who, signs);
}

/// CWD-SLEEPER-02: the cheapest monster in the pool.
pub fn riser(duel: &Duel) -> Option<Unit> {
    let pool = &duel.side(Faction::Sleeper).pool;
    Unit::monsters(Faction::Sleeper).find(|unit| pool[unit.slot()] > 0)
}

/// CWD-SLEEPER-02, CWD-SUMMON-03: once a phase, where a figure of the Sleeper stands; no gate needed.
pub fn may_rise(duel: &Duel, who: Faction, risen: bool, zone: ZoneId) -> Verdict {
    if who != Faction::Sleeper {
        return refuse("CWD-SLEEPER-02", Why::OnlyYours(Faction::Sleeper));
    }
    if risen {
        return refuse("CWD-SLEEPER-02", Why::RisenThisPhase);
    }
    if riser(duel).is_none() {
        return refuse("CWD-SLEEPER-02", Why::NothingToRaise);
    }
    if !duel.zone(zone).has_any(who) {
        return refuse("CWD-SLEEPER-02", Why::NoFigureThere(zone));
    }
    Ok(())
}

pub fn rise(duel: &mut Duel, zone: ZoneId, out: &mut Events) {
    let Some(unit) = riser(duel) else { return };
    recruit::place(duel, Faction::Sleeper, unit, zone);
    if let Some(Frame::DoomStep { risen, .. }) = duel.frames.last_mut() {
        *risen = true;
    }
    out.say(Event::Rose { unit, zone });
}

/// CWD-SLEEPER-18: the Serpent Man may come home in the Sleeper's own step.
pub fn may_return_serpent(duel: &Duel, who: Faction) -> Verdict {
    if who != Faction::Sleeper || !duel.serpent_abroad {
        return refuse("CWD-SLEEPER-18", Why::NobodyAbroad);
    }
    Ok(())
}

pub fn return_serpent(duel: &mut Duel, zone: ZoneId, out: &mut Events) {
    if duel.top() == Frame::SerpentReturns {
        duel.pop();
    }
    unique::return_serpent(duel, zone, out);
}

/// CWD-DOOM-03, CWD-END-03: last words, the Serpent Man's return, the end if it has come, towers,
/// and a new round.
/// CWD-END-05: End of the World ends the game with this phase, so the other player still had a Ritual.
pub fn end(duel: &mut Duel, content: &Content, step: u8, out: &mut Events) -> Flow {
    duel.pop();
    match step {
        0 | 1 => {
            duel.push(Frame::DoomEnd { step: step + 1 });
            let speaker = if step == 0 { duel.first } else { duel.first.other() };
            elder_signs::give_last_word(duel, content, speaker);
        }
        2 if duel.ending.is_some() => duel.push(Frame::LastBook),
        2 => {
            duel.push(Frame::DoomEnd { step: 3 });
            towers::place_due(duel, content, out);
            if duel.serpent_abroad {
                duel.push(Frame::SerpentReturns);
            }
        }
        // Signs may have been revealed while towers were placed.
        _ if duel.ending.is_some() => duel.push(Frame::LastBook),
        _ => {
            duel.round += 1;
            action_phase::begin(duel, out);
        }
    }
    Flow::Goes
}
