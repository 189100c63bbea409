//! Which rules grant a choice and which rule asks a question.

use crate::Choice;
use crate::choice::Ability;
use crate::figures::{Faction, Unit};
use crate::rules::play;
use crate::spellbooks::Condition;
use crate::state::{Duel, Frame, Step};
use kernel::RuleId;

macro_rules! ids {
    ($($id:literal),+) => { &[$(RuleId($id)),+] };
}

pub fn of_question(duel: &Duel) -> &'static [RuleId] {
    match duel.top() {
        Frame::Start => ids!["CWD-WINDWALKER-01"],
        Frame::Turn(_) => ids!["CWD-EXTRA-02", "CWD-TYPES-11"],
        Frame::Moving { .. } => ids!["CWD-MOVE-02", "CWD-MOVE-03"],
        Frame::Burrow => ids!["CWD-SLEEPER-19"],
        Frame::Captive { .. } => ids!["CWD-CAPTURE-09"],
        Frame::Battle => duel.battle().map_or(ids!["CWD-BATTLE-05"], |battle| match battle.step {
            _ if battle.eternal.is_some() => ids!["CWD-WINDWALKER-13"],
            Step::AnyTime | Step::Interrupted => ids!["CWD-WINDWALKER-20"],
            Step::Nexus => ids!["CWD-SLEEPER-17"],
            Step::BeforeAttacker | Step::BeforeDefender => ids!["CWD-BATTLE-06", "CWD-BATTLE-09"],
            Step::SacrificeAttacker | Step::SacrificeDefender => ids!["CWD-SLEEPER-20"],
            Step::HowlAttacker | Step::HowlDefender => ids!["CWD-WINDWALKER-25"],
            Step::KillsAttacker | Step::KillsDefender => ids!["CWD-BATTLE-22", "CWD-BATTLE-23"],
            Step::Fury | Step::Eliminate => ids!["CWD-WINDWALKER-26"],
            Step::PainsAttacker | Step::PainsDefender => ids!["CWD-BATTLE-28"],
            Step::RetreatAttacker | Step::RetreatDefender => {
                ids!["CWD-BATTLE-39", "CWD-BATTLE-41", "CWD-BATTLE-42"]
            }
            Step::Cannibalism => ids!["CWD-WINDWALKER-24"],
            Step::RollAttacker | Step::RollDefender | Step::Remove | Step::End => {
                ids!["CWD-BATTLE-05"]
            }
        }),
        Frame::OpenBook { .. } => ids!["CWD-SPELL-01", "CWD-SPELL-02"],
        Frame::Occupy { .. } => ids!["CWD-CREATE-03"],
        Frame::LastWord { .. } => ids!["CWD-ELDER-05", "CWD-END-04"],
        Frame::LastBook => ids!["CWD-WINDWALKER-20", "CWD-END-06"],
        Frame::FirstTie => ids!["CWD-FIRST-02"],
        Frame::DoomStep { .. } => ids!["CWD-DOOM-02", "CWD-DOOMEV-02"],
        Frame::SerpentReturns => ids!["CWD-SLEEPER-18"],
        Frame::Towers { .. } => ids!["CWD-TOWERS-04"],
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => ids!["CWD-CORE-02"],
    }
}

pub fn of(duel: &Duel, choice: Choice) -> &'static [RuleId] {
    let inserted = duel.top() == Frame::Battle
        && duel.battle().is_some_and(|battle| battle.step == Step::Nexus);
    match choice {
        Choice::Recruit(_) if inserted => ids!["CWD-SLEEPER-17", "CWD-RECRUIT-01"],
        Choice::Summon(..) if inserted => ids!["CWD-SLEEPER-17", "CWD-SUMMON-01"],
        Choice::Awaken(..) if inserted => ids!["CWD-SLEEPER-17", "CWD-SLEEPER-08"],
        Choice::CreateGate(_) if inserted => ids!["CWD-SLEEPER-17", "CWD-CREATE-01"],
        Choice::Move(..) if inserted => ids!["CWD-SLEEPER-17", "CWD-MOVE-01"],
        Choice::Capture(_) if inserted => ids!["CWD-SLEEPER-17", "CWD-CAPTURE-01"],
        Choice::AncientSorcery(_) | Choice::CaptureMonster | Choice::StoreGate(_) if inserted => {
            ids!["CWD-SLEEPER-17"]
        }
        Choice::Start(_) => ids!["CWD-WINDWALKER-01"],
        Choice::Recruit(_) => ids!["CWD-RECRUIT-01", "CWD-RECRUIT-02"],
        Choice::Summon(Unit::GnophKeh, _) => ids!["CWD-SUMMON-01", "CWD-WINDWALKER-11"],
        Choice::Summon(..) => ids!["CWD-SUMMON-01"],
        Choice::Awaken(Unit::Tsathoggua, _) => ids!["CWD-AWAKEN-01", "CWD-SLEEPER-08"],
        Choice::Awaken(Unit::Ithaqua, _) => ids!["CWD-AWAKEN-01", "CWD-WINDWALKER-14"],
        Choice::Awaken(..) => ids!["CWD-AWAKEN-01", "CWD-WINDWALKER-12"],
        Choice::CreateGate(_) => ids!["CWD-CREATE-01"],
        Choice::Move(..) => ids!["CWD-MOVE-01"],
        Choice::Battle(_) => match duel.top() {
            Frame::Turn(turn) if turn.acted || turn.battled => {
                ids!["CWD-EXTRABATTLE-01", "CWD-EXTRABATTLE-02"]
            }
            Frame::Battle => ids!["CWD-SLEEPER-17", "CWD-BATTLEACT-01"],
            _ => ids!["CWD-BATTLEACT-01", "CWD-BATTLEACT-02"],
        },
        Choice::Capture(_) => ids!["CWD-CAPTURE-01", "CWD-CAPTURE-04"],
        Choice::Pass => ids!["CWD-PASS-01"],
        Choice::Lethargy => ids!["CWD-SLEEPER-10"],
        Choice::Hibernate => match play::asked(duel) {
            Some(Faction::Sleeper) => ids!["CWD-SLEEPER-18", "CWD-WINDWALKER-02"],
            _ => ids!["CWD-WINDWALKER-02"],
        },
        Choice::AncientSorcery(_) | Choice::ReturnSerpent(_) => ids!["CWD-SLEEPER-18"],
        Choice::CaptureMonster | Choice::StoreGate(_) | Choice::ReturnGate(_) => {
            ids!["CWD-SLEEPER-21"]
        }
        Choice::IceAge(_) => ids!["CWD-WINDWALKER-28"],
        Choice::Fulfil(Condition::EnemyGainsOne) => ids!["CWD-SLEEPER-11"],
        Choice::Fulfil(Condition::EnemyGainsThree) => ids!["CWD-SLEEPER-12"],
        Choice::Fulfil(Condition::EnemyLosesOne) => ids!["CWD-SLEEPER-13"],
        Choice::Fulfil(_) => ids!["CWD-WINDWALKER-23"],
        Choice::Control(_) => ids!["CWD-GATECTL-01"],
        Choice::Abandon(_) => ids!["CWD-GATECTL-03"],
        Choice::EndTurn => ids!["CWD-EXTRA-02"],
        Choice::Done => match duel.top() {
            Frame::Moving { .. } => ids!["CWD-MOVE-03"],
            Frame::DoomStep { ritual_done: true, .. } => ids!["CWD-DOOMEV-02"],
            _ => ids!["CWD-RITUAL-01"],
        },
        Choice::Open(_) => ids!["CWD-SPELL-01", "CWD-SPELL-02"],
        Choice::Take(_) => ids!["CWD-WINDWALKER-20"],
        Choice::Reveal(_) => ids!["CWD-ELDER-05"],
        Choice::Keep => ids!["CWD-ELDER-05"],
        Choice::Use(ability) | Choice::Decline(ability) => of_ability(ability),
        Choice::GrantSign | Choice::BluntKills => ids!["CWD-SLEEPER-20"],
        Choice::Flee(..) => ids!["CWD-WINDWALKER-25", "CWD-ABIL-15"],
        Choice::Kill(_) => ids!["CWD-BATTLE-22", "CWD-BATTLE-23"],
        Choice::Eliminate(_) => ids!["CWD-WINDWALKER-26"],
        Choice::Pain(_) => ids!["CWD-BATTLE-22", "CWD-BATTLE-28"],
        Choice::Retreat(..) => ids!["CWD-BATTLE-29", "CWD-BATTLE-39"],
        Choice::Lose(_) => ids!["CWD-BATTLE-43"],
        Choice::Give(_) => ids!["CWD-CAPTURE-09"],
        Choice::Place(_) => ids!["CWD-WINDWALKER-24"],
        Choice::Ritual => ids!["CWD-RITUAL-01", "CWD-RITUAL-02"],
        Choice::DeathFromBelow(_) => ids!["CWD-SLEEPER-02"],
        Choice::Tower(_) => ids!["CWD-TOWERS-04"],
        Choice::First(_) => ids!["CWD-FIRST-02"],
    }
}

fn of_ability(ability: Ability) -> &'static [RuleId] {
    match ability {
        Ability::AnyTime => ids!["CWD-WINDWALKER-20"],
        Ability::EnergyNexus => ids!["CWD-SLEEPER-17"],
        Ability::DemandSacrifice => ids!["CWD-SLEEPER-20", "CWD-BATTLE-06"],
        Ability::Howl => ids!["CWD-WINDWALKER-25", "CWD-BATTLE-06"],
        Ability::Eternal => ids!["CWD-WINDWALKER-13"],
        Ability::FuryOfTheNorth => ids!["CWD-WINDWALKER-26"],
        Ability::Cannibalism => ids!["CWD-WINDWALKER-24"],
        Ability::Burrow => ids!["CWD-SLEEPER-19"],
        Ability::Occupy => ids!["CWD-CREATE-03"],
    }
}
