//! The Gather Power phase and the minimum power rule. CWD-GATHER, CWD-MINPOWER.

use super::{Events, Flow};
use crate::Event;
use crate::figures::{Army, Faction, Unit};
use crate::state::{Duel, Frame, Gate, Phase};

/// CWD-GATHER-03, CWD-GATHER-04, CWD-GATHER-05, CWD-GATHER-06, CWD-GATHER-07, CWD-GATHER-08,
/// CWD-GATHER-09, CWD-MINPOWER-01, CWD-MINPOWER-02: both gather, then the poorer player is raised
/// to the minimum.
pub(crate) fn gather(duel: &mut Duel, out: &mut Events) -> Flow {
    duel.pop();
    for who in Faction::BOTH {
        gain_income(duel, who, out);
        release_captives(duel, who, out);
    }
    for who in Faction::BOTH {
        lift(duel, who, out);
        // CWD-WINDWALKER-05: the power kept while hibernating has been added to; hibernation is
        // over.
        duel.side_mut(who).hibernating = false;
    }
    duel.phase = Phase::FirstPlayer;
    out.say(Event::PhaseBegan { phase: Phase::FirstPlayer, round: duel.round });
    duel.push(Frame::FirstPlayer);
    Flow::Goes
}

/// CWD-GATHER-03, CWD-GATHER-04, CWD-GATHER-05, CWD-GATHER-06, CWD-GATHER-10, CWD-TOWERS-10: a
/// faction's income, without any cap.
/// CWD-SUMMARY-05, CWD-EX-02, CWD-EX-17: abandoned and covered gates pay both players.
fn gain_income(duel: &mut Duel, who: Faction, out: &mut Events) {
    let slumbering = u16::from(who == Faction::Sleeper && duel.slumbering_gate);
    let cultists = u16::from(duel.on_board(who, Unit::Acolyte)) + slumbering;
    let gates = 2 * duel.gates_of(who);
    let abandoned = duel.zones.iter().filter(|zone| zone.gate == Gate::Abandoned).count() as u16;
    let captives = duel.side(who).captives.iter().map(|count| u16::from(*count)).sum();
    let purse = &mut duel.side_mut(who).power;
    *purse += cultists + gates + abandoned + captives;
    out.say(Event::Gathered { who, cultists, gates, abandoned, captives, now: *purse });
}

/// CWD-GATHER-06, CWD-GATHER-07: every captive goes home.
fn release_captives(duel: &mut Duel, who: Faction, out: &mut Events) {
    let captives: Army = std::mem::take(&mut duel.side_mut(who).captives);
    let count = captives.iter().map(|count| u16::from(*count)).sum();
    let pool = &mut duel.side_mut(who.other()).pool;
    for (at, freed) in pool.iter_mut().zip(captives) {
        *at += freed;
    }
    if count > 0 {
        out.say(Event::CaptivesReturned { who: who.other(), count });
    }
}

/// CWD-MINPOWER-01: never less than half of the enemy's power, rounded up.
/// CWD-EX-19: 4 against 11 becomes 6.
fn lift(duel: &mut Duel, who: Faction, out: &mut Events) {
    let least = duel.side(who.other()).power.div_ceil(2);
    let purse = &mut duel.side_mut(who).power;
    if *purse < least {
        let from = std::mem::replace(purse, least);
        out.say(Event::Lifted { who, from, power: least });
    }
}
