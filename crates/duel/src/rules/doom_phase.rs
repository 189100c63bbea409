//! The Doom phase: Rituals and the abilities around them. CWD-DOOM, CWD-RITUAL, CWD-APOC, CWD-DOOMEV.

use super::{Events, Flow, Menu, Verdict, action_phase, elder_signs, kill_doom, last_word};
use super::{not_asked, pay, recruit, refuse, serpent, spellbooks, towers};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Unit};
use crate::spellbooks::{Book, Condition};
use crate::state::{DoomEnd, DoomStep, Duel, Ending, Frame, Phase};
use crate::words::{Question, ask};
use crate::{Choice, Event, Why};
use kernel::RuleId;
use scene::Phrase;

/// CWD-DOOM-02: the first player decides first.
pub(crate) fn begin(duel: &mut Duel, out: &mut Events) {
    duel.phase = Phase::Doom;
    out.say(Event::PhaseBegan { phase: Phase::Doom, round: duel.round });
    duel.push(Frame::DoomStep(DoomStep::of(duel.first)));
}

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-DOOM-02", "CWD-DOOMEV-02"];

pub(crate) fn question(duel: &Duel, content: &Content, step: DoomStep) -> Question {
    let who = step.who;
    let reason = match step.ritual_done {
        true => Phrase::new("reason-doom-more"),
        false => Phrase::new("reason-doom")
            .count("cost", ritual_cost(duel, content, who))
            .count("gates", duel.gates_of(who)),
    };
    Question::new(ask("ask-doom", who).count("power", duel.side(who).power), reason)
}

/// CWD-DOOMEV-01, CWD-DOOMEV-02: a player's effects and the Ritual, in any order, until nothing is
/// left to do.
/// CWD-ABIL-10, CWD-EX-21: abilities of the type Doom Phase are used here, even to pay for the
/// Ritual.
pub(crate) fn go_on(duel: &mut Duel, content: &Content, step: DoomStep) -> Flow {
    let DoomStep { who, ritual_done, risen } = step;
    let ritual = may_ritual(duel, content, who, ritual_done).is_ok();
    let rise = content.zone_ids().any(|zone| may_rise(duel, who, risen, zone).is_ok());
    let herald = offers_herald(duel, content, step);
    if ritual || herald || rise || serpent::may_come_home(duel, who).is_ok() {
        return Flow::Waits;
    }
    finish_step(duel, who);
    Flow::Goes
}

fn finish_step(duel: &mut Duel, who: Faction) {
    duel.pop();
    if who == duel.first {
        duel.push(Frame::DoomStep(DoomStep::of(who.other())));
    } else {
        duel.push(Frame::DoomEnd { step: DoomEnd::FirstWord });
    }
}

pub(crate) fn offer(duel: &Duel, content: &Content, step: DoomStep, menu: &mut Menu) {
    let DoomStep { who, ritual_done, risen } = step;
    if may_ritual(duel, content, who, ritual_done).is_ok() {
        menu.offer(Choice::Ritual);
    }
    if offers_herald(duel, content, step) {
        menu.offer(Choice::Take(Book::Herald));
    }
    for zone in content.zone_ids() {
        if may_rise(duel, who, risen, zone).is_ok() {
            menu.offer(Choice::DeathFromBelow(zone));
        }
        if serpent::may_come_home(duel, who).is_ok() {
            menu.offer(Choice::ReturnSerpent(zone));
        }
    }
    menu.offer(Choice::Done);
}

pub(crate) fn may_answer(
    duel: &Duel,
    content: &Content,
    step: DoomStep,
    choice: Choice,
) -> Verdict {
    let who = step.who;
    if let Choice::DeathFromBelow(zone) = choice {
        return may_rise(duel, who, step.risen, zone);
    }
    if let Choice::ReturnSerpent(_) = choice {
        return serpent::may_come_home(duel, who);
    }
    if choice == Choice::Ritual {
        return may_ritual(duel, content, who, step.ritual_done);
    }
    if choice == Choice::Done { Ok(()) } else { not_asked("CWD-DOOM-02") }
}

/// The Ritual if it has not been performed, and Death from Below in any area.
pub(crate) fn expect(content: &Content, step: DoomStep, menu: &mut Menu) {
    if !step.ritual_done {
        menu.offer(Choice::Ritual);
    }
    if step.who == Faction::Sleeper {
        content.zone_ids().for_each(|zone| menu.offer(Choice::DeathFromBelow(zone)));
    }
}

pub(crate) fn answer(
    duel: &mut Duel,
    content: &Content,
    who: Faction,
    choice: Choice,
    out: &mut Events,
) {
    if let Choice::DeathFromBelow(zone) = choice {
        rise(duel, zone, out);
    } else if let Choice::ReturnSerpent(zone) = choice {
        serpent::come_home(duel, zone, out);
    } else if choice == Choice::Ritual {
        perform_ritual(duel, content, who, out);
    } else {
        debug_assert_eq!(choice, Choice::Done, "nothing else is asked for");
        finish_step(duel, who);
    }
}

/// CWD-RITUAL-02, CWD-APOC-02, CWD-WINDWALKER-27: the marker's space; 10 beyond the last; 5 for the
/// Herald.
pub(crate) fn ritual_cost(duel: &Duel, content: &Content, who: Faction) -> u16 {
    if who == Faction::Windwalker && duel.has(Book::Herald) {
        return content.ritual[0];
    }
    let last = content.ritual.len() - 1;
    content.ritual[usize::from(duel.ritual).min(last)]
}

/// CWD-RITUAL-01: at most one per phase.
fn may_ritual(duel: &Duel, content: &Content, who: Faction, done: bool) -> Verdict {
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

/// CWD-WINDWALKER-20, CWD-WINDWALKER-27: whether the Ritual would be affordable if the Herald,
/// which may be opened at any moment, were opened now.
pub(crate) fn offers_herald(duel: &Duel, content: &Content, step: DoomStep) -> bool {
    let who = step.who;
    let too_dear = !step.ritual_done && may_ritual(duel, content, who, false).is_err();
    too_dear
        && duel.side(who).power >= content.ritual[0]
        && spellbooks::may_take(duel, who, Book::Herald).is_ok()
}

/// CWD-RITUAL-02, CWD-RITUAL-03, CWD-RITUAL-04, CWD-RITUAL-05, CWD-NEW-02, CWD-NEW-03, CWD-APOC-01: pay, advance, score
/// gates, draw signs.
/// CWD-SUMMARY-06, CWD-EX-20: gates score in no other way.
fn perform_ritual(duel: &mut Duel, content: &Content, who: Faction, out: &mut Events) {
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
    if let Some(Frame::DoomStep(step)) = duel.frames.last_mut() {
        step.ritual_done = true;
    }
    if who == Faction::Sleeper {
        spellbooks::meet(duel, Condition::Ritual);
    }
    let signs = duel.great_old_ones_in_play(who);
    elder_signs::gain(duel, who, signs);
}

/// CWD-SLEEPER-02: the cheapest monster in the pool.
pub(crate) fn riser(duel: &Duel) -> Option<Unit> {
    let pool = &duel.side(Faction::Sleeper).pool;
    Unit::monsters(Faction::Sleeper).find(|unit| pool[unit.slot()] > 0)
}

/// CWD-SLEEPER-02, CWD-SUMMON-03: once per phase, in an area with a Sleeper figure; no gate is
/// needed.
fn may_rise(duel: &Duel, who: Faction, risen: bool, zone: ZoneId) -> Verdict {
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

fn rise(duel: &mut Duel, zone: ZoneId, out: &mut Events) {
    let Some(unit) = riser(duel) else { return };
    recruit::place(duel, Faction::Sleeper, unit, zone);
    if let Some(Frame::DoomStep(step)) = duel.frames.last_mut() {
        step.risen = true;
    }
    out.say(Event::Rose { unit, zone });
}

/// CWD-DOOM-03, CWD-END-03: last words, the Serpent Man's return, the end of the game if it is due,
/// towers, and a new round.
/// CWD-END-05: End of the World ends the game with this phase, so the other player still gets a
/// Ritual.
pub(crate) fn end(duel: &mut Duel, content: &Content, step: DoomEnd, out: &mut Events) -> Flow {
    duel.pop();
    match step {
        DoomEnd::FirstWord => {
            duel.push(Frame::DoomEnd { step: DoomEnd::SecondWord });
            last_word::give(duel, content, duel.first);
        }
        DoomEnd::SecondWord => {
            duel.push(Frame::DoomEnd { step: DoomEnd::Towers });
            last_word::give(duel, content, duel.first.other());
        }
        DoomEnd::Towers if duel.ending.is_none() => {
            duel.push(Frame::DoomEnd { step: DoomEnd::Round });
            towers::place_due(duel, content, out);
            if duel.serpent_abroad {
                duel.push(Frame::SerpentReturns);
            }
        }
        DoomEnd::Round if duel.ending.is_none() => {
            duel.round += 1;
            action_phase::begin(duel, out);
        }
        // Signs may also have been revealed while towers were placed.
        DoomEnd::Towers | DoomEnd::Round => duel.push(Frame::LastBook),
    }
    Flow::Goes
}
