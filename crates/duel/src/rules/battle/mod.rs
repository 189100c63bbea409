//! Battle: CWD-BATTLE, CWD-BATTLEACT, CWD-EXTRABATTLE.
//!
//! A battle walks through [`Step`]s. Steps without a decision pass by themselves; the others wait
//! for one player, whose answer moves the battle on.

pub(crate) mod after;
pub(crate) mod any_time;
mod asking;
pub(crate) mod assign;
pub(crate) mod before;
pub(crate) mod declare;
pub(crate) mod dice;
pub(crate) mod eternal;
pub(crate) mod fury;
mod howl;
mod nexus;
pub(crate) mod retreat;
mod sacrifice;

pub(crate) use asking::{answer, asked, asked_by, expect, go_on, may_answer, offer, question};
pub(crate) use declare::{declare, may_declare};

use super::{Events, Flow};
use crate::Event;
use crate::content::Content;
use crate::figures::Faction;
use crate::state::{Battle, Duel, Step};
use crate::words::{Question, ask, zone_name};
use scene::{Phrase, text};

/// The question `ask-NAME` with the reason `reason-NAME` and the number of results left to assign.
fn question_of(name: &str, content: &Content, battle: &Battle, who: Faction, left: u8) -> Question {
    let zone = || zone_name(content, battle.zone);
    let asks = ask(text!("ask-{name}"), who).name("zone", zone()).count("left", left);
    Question::new(asks, Phrase::new(text!("reason-{name}")).name("zone", zone()))
}

/// Results left to assign to this faction's figures in this step.
fn left(battle: &Battle, who: Faction) -> u8 {
    if matches!(battle.step, Step::KillsAttacker | Step::KillsDefender) {
        battle.kills[who as usize]
    } else if matches!(battle.step, Step::PainsAttacker | Step::PainsDefender) {
        battle.pains[who as usize]
    } else {
        0
    }
}

/// Moves the battle to its next step.
pub(crate) fn advance(duel: &mut Duel) -> Flow {
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

/// Whose step this is; the second step of a pair is the defender's.
pub(crate) fn acting(battle: &Battle) -> Faction {
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
pub(crate) fn stop_if_deserted(duel: &mut Duel, battle: &Battle, out: &mut Events) -> bool {
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
