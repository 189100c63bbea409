//! Battle: CWD-BATTLE, CWD-BATTLEACT, CWD-EXTRABATTLE.
//!
//! A battle walks through [`Step`]s. A step that needs nobody passes by itself; the others wait for
//! one player, and their answer moves the battle on.

pub mod after;
pub mod assign;
pub mod before;
pub mod declare;
pub mod dice;
pub mod retreat;

pub use declare::{declare, may_declare};

use super::{Events, Flow};
use crate::Event;
use crate::content::Content;
use crate::figures::Faction;
use crate::state::{Battle, Duel, Step};

/// Lets the battle on top take its next step.
/// CWD-EX-40: a whole battle, step by step.
pub fn go_on(duel: &mut Duel, content: &Content, out: &mut Events) -> Flow {
    let Some(battle) = duel.battles.last().copied() else {
        debug_assert!(false, "a battle frame without a battle");
        duel.pop();
        return Flow::Goes;
    };
    if battle.eternal.is_some() {
        return assign::ask_eternal(duel, content, out);
    }
    match battle.step {
        Step::AnyTime => before::ask_any_time(duel, &battle),
        Step::Nexus => before::ask_nexus(duel, content, &battle),
        Step::Interrupted => before::resume(duel, content, &battle, out),
        Step::BeforeAttacker | Step::BeforeDefender => before::ask_ability(duel, &battle),
        Step::SacrificeAttacker
        | Step::SacrificeDefender
        | Step::HowlAttacker
        | Step::HowlDefender => Flow::Waits,
        Step::RollAttacker | Step::RollDefender => dice::ask_roll(duel, content, &battle),
        Step::KillsAttacker | Step::KillsDefender => assign::ask_kills(duel, &battle, out),
        Step::Fury => assign::ask_fury(duel, &battle),
        Step::Eliminate => assign::ask_eliminate(duel, &battle, out),
        Step::PainsAttacker | Step::PainsDefender => assign::ask_pains(duel, &battle, out),
        Step::Remove => after::remove(duel, content, &battle, out),
        Step::RetreatAttacker | Step::RetreatDefender => retreat::ask(duel, &battle),
        Step::Cannibalism => after::ask_cannibalism(duel, &battle),
        Step::End => after::end(duel, &battle, out),
    }
}

/// Moves the battle to its next step.
pub fn advance(duel: &mut Duel) -> Flow {
    if let Some(battle) = duel.battles.last_mut() {
        battle.step = next(battle.step);
    }
    Flow::Goes
}

/// CWD-BATTLE-05: the order of the steps.
const fn next(step: Step) -> Step {
    match step {
        Step::AnyTime => Step::Nexus,
        Step::Nexus | Step::Interrupted => Step::BeforeAttacker,
        Step::BeforeAttacker | Step::SacrificeAttacker | Step::HowlAttacker => Step::BeforeDefender,
        Step::BeforeDefender | Step::SacrificeDefender | Step::HowlDefender => Step::RollAttacker,
        Step::RollAttacker => Step::RollDefender,
        Step::RollDefender => Step::KillsAttacker,
        Step::KillsAttacker => Step::KillsDefender,
        Step::KillsDefender => Step::Fury,
        Step::Fury => Step::Eliminate,
        Step::Eliminate => Step::PainsAttacker,
        Step::PainsAttacker => Step::PainsDefender,
        Step::PainsDefender => Step::Remove,
        Step::Remove => Step::RetreatAttacker,
        Step::RetreatAttacker => Step::RetreatDefender,
        Step::RetreatDefender => Step::Cannibalism,
        Step::Cannibalism | Step::End => Step::End,
    }
}

/// Whose step this is; the later steps of a pair are the defender's.
pub fn acting(battle: &Battle) -> Faction {
    match battle.step {
        Step::BeforeAttacker
        | Step::RollAttacker
        | Step::KillsAttacker
        | Step::PainsAttacker
        | Step::RetreatAttacker => battle.attacker,
        Step::BeforeDefender
        | Step::RollDefender
        | Step::KillsDefender
        | Step::PainsDefender
        | Step::RetreatDefender => battle.defender(),
        Step::Nexus | Step::Eliminate | Step::HowlAttacker | Step::HowlDefender => Faction::Sleeper,
        Step::AnyTime
        | Step::Interrupted
        | Step::SacrificeAttacker
        | Step::SacrificeDefender
        | Step::Fury
        | Step::Cannibalism
        | Step::Remove
        | Step::End => Faction::Windwalker,
    }
}

/// CWD-BATTLE-14: a side without figures ends the battle before the dice.
pub fn stop_if_deserted(duel: &mut Duel, battle: &Battle, out: &mut Events) -> bool {
    let area = duel.zone(battle.zone);
    if Faction::BOTH.into_iter().all(|faction| area.has_any(faction)) {
        return false;
    }
    out.say(Event::BattleEndedEarly { zone: battle.zone });
    if let Some(battle) = duel.battles.last_mut() {
        battle.step = Step::End;
    }
    true
}
