//! The rules, one chapter per file, and the loop that carries out pending work.
//!
//! Everything about a frame is in its chapter's file: its step (`go_on`), its question and the
//! rules that ask it, its options, which answers are legal and what they do, and what a player
//! might try (`expect`). The dispatchers over all frames are [`run`] here, those in [`play`], and
//! those of `words::questions`; a battle's steps have theirs in `battle`.
//!
//! Reading order follows the rulebook: set-up, the Action phase and its actions, battle, the three
//! short phases, the end. Queries take `&Duel` and change nothing; rules take `&mut Duel` and say
//! what happened.

pub(crate) mod abilities;
pub(crate) mod action_phase;
pub(crate) mod actions;
pub(crate) mod awaken;
pub(crate) mod battle;
pub(crate) mod burrow;
pub(crate) mod capture;
pub(crate) mod create_gate;
pub(crate) mod doom_phase;
pub(crate) mod elder_signs;
pub(crate) mod ending;
pub(crate) mod first_player;
pub(crate) mod gate_control;
pub(crate) mod gather_power;
pub(crate) mod kill_doom;
pub(crate) mod last_word;
pub(crate) mod moving;
pub(crate) mod occupy;
pub(crate) mod pass;
pub(crate) mod play;
pub(crate) mod recruit;
pub(crate) mod serpent;
pub(crate) mod setup;
pub(crate) mod spellbooks;
pub(crate) mod summon;
pub(crate) mod towers;
pub(crate) mod turn;
pub(crate) mod unique;

use crate::content::{Content, ZoneId};
use crate::figures::Faction;
use crate::state::{Duel, Frame};
use crate::{Choice, Event, Why};
use kernel::Refusal;

pub(crate) type Events = kernel::Events<Event>;
pub(crate) type Verdict = Result<(), Refusal<Why>>;
pub(crate) type Menu = kernel::Menu<Choice>;

/// The result of looking at the top frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It waits for a player or for chance.
    Waits,
    /// It did something; look again.
    Goes,
}

pub(crate) const fn refuse(rule: &'static str, why: Why) -> Verdict {
    Err(Refusal::new(rule, why))
}

/// The answer belongs to another question.
pub(crate) const fn not_asked(rule: &'static str) -> Verdict {
    refuse(rule, Why::NotAskedNow)
}

/// An answer to another question, which [`kernel::Game::may`] rules out.
pub(crate) fn unasked(choice: Choice) {
    debug_assert!(false, "{choice:?} was not asked for");
}

/// Carries out pending work until somebody is asked or the game is over.
pub(crate) fn run(duel: &mut Duel, content: &Content, out: &mut Events) {
    loop {
        if spellbooks::earn(duel, content, out) {
            continue;
        }
        let flow = match duel.top() {
            Frame::Start
            | Frame::Burrow
            | Frame::OpenBook { .. }
            | Frame::Occupy { .. }
            | Frame::FirstTie
            | Frame::SerpentReturns
            | Frame::Over => Flow::Waits,
            Frame::Actions { next } => action_phase::come_round(duel, next, out),
            Frame::DrawSign { who } => elder_signs::go_on(duel, content, who, out),
            Frame::Turn(turn) => turn::go_on(duel, content, turn),
            Frame::TurnEnd { who, step } => turn::end(duel, content, who, step),
            Frame::Moving { who } => moving::go_on(duel, content, who),
            Frame::Captive(captive) => capture::go_on(duel, content, captive, out),
            Frame::Battle => battle::go_on(duel, content, out),
            Frame::LastWord { who } => last_word::go_on(duel, content, who),
            Frame::LastBook => ending::go_on(duel, out),
            Frame::GatherPower => gather_power::gather(duel, out),
            Frame::FirstPlayer => first_player::settle(duel, out),
            Frame::DoomStep(step) => doom_phase::go_on(duel, content, step),
            Frame::DoomEnd { step } => doom_phase::end(duel, content, step, out),
            Frame::Towers { left } => towers::go_on(duel, content, left),
        };
        if let Flow::Waits = flow {
            return;
        }
    }
}

/// CWD-ACTION-03: an action whose cost cannot be paid is not available.
pub(crate) fn may_afford(duel: &Duel, who: Faction, need: u16) -> Verdict {
    let have = duel.side(who).power;
    if have < need {
        return refuse("CWD-ACTION-03", Why::NotEnoughPower { need, have });
    }
    Ok(())
}

/// CWD-ACTION-02: the cost is paid before the action is carried out.
pub(crate) fn pay(duel: &mut Duel, who: Faction, power: u16, out: &mut Events) {
    if power > 0 {
        let purse = &mut duel.side_mut(who).power;
        *purse -= power;
        out.say(Event::PowerSpent { who, power, left: *purse });
    }
}

/// CWD-WINDWALKER-28: an enemy action that ends in the frozen area costs 1 more.
pub(crate) fn ice(duel: &Duel, who: Faction, zone: ZoneId) -> u16 {
    u16::from(who == Faction::Sleeper && duel.ice_age == Some(zone))
}
