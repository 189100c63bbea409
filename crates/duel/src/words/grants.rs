//! Which rules grant a choice.

use crate::Choice;
use crate::choice::{Ability, Action};
use crate::figures::{Faction, Unit};
use crate::rules::{play, turn};
use crate::spellbooks::Condition;
use crate::state::{Duel, Frame, Step};
use kernel::RuleId;

pub(super) fn of(duel: &Duel, choice: Choice) -> &'static [RuleId] {
    match choice {
        Choice::Start(_) => ids!["CWD-WINDWALKER-01"],
        Choice::Act(action) if inserted(duel) => of_inserted(duel, action),
        Choice::Act(action) => of_action(duel, action),
        Choice::Battle(_) if inserted(duel) => ids!["CWD-SLEEPER-17", "CWD-BATTLEACT-01"],
        Choice::Battle(_) if additional(duel) => ids!["CWD-EXTRABATTLE-01", "CWD-EXTRABATTLE-02"],
        Choice::Battle(_) => ids!["CWD-BATTLEACT-01", "CWD-BATTLEACT-02"],
        Choice::Control(_) => ids!["CWD-GATECTL-01"],
        Choice::Abandon(_) => ids!["CWD-GATECTL-03"],
        Choice::EndTurn => ids!["CWD-EXTRA-02"],
        Choice::Done => of_done(duel),
        Choice::Open(_) => ids!["CWD-SPELL-01", "CWD-SPELL-02"],
        Choice::Take(_) => ids!["CWD-WINDWALKER-20"],
        Choice::Reveal(_) | Choice::Keep => ids!["CWD-ELDER-05"],
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
        Choice::ReturnSerpent(_) => ids!["CWD-SLEEPER-18"],
        Choice::Tower(_) => ids!["CWD-TOWERS-04"],
        Choice::First(_) => ids!["CWD-FIRST-02"],
    }
}

/// Inserted before a battle by Energy Nexus.
fn inserted(duel: &Duel) -> bool {
    duel.top() == Frame::Battle && duel.battle().is_some_and(|battle| battle.step == Step::Nexus)
}

/// After the turn's main action.
fn additional(duel: &Duel) -> bool {
    matches!(duel.top(), Frame::Turn(turn) if turn::has_acted(&turn))
}

fn of_inserted(duel: &Duel, action: Action) -> &'static [RuleId] {
    match action {
        Action::Recruit(_) => ids!["CWD-SLEEPER-17", "CWD-RECRUIT-01"],
        Action::Summon(..) => ids!["CWD-SLEEPER-17", "CWD-SUMMON-01"],
        Action::Awaken(..) => ids!["CWD-SLEEPER-17", "CWD-SLEEPER-08"],
        Action::CreateGate(_) => ids!["CWD-SLEEPER-17", "CWD-CREATE-01"],
        Action::Move(..) => ids!["CWD-SLEEPER-17", "CWD-MOVE-01"],
        Action::Capture(_) => ids!["CWD-SLEEPER-17", "CWD-CAPTURE-01"],
        Action::AncientSorcery(_) | Action::CaptureMonster | Action::StoreGate(_) => {
            ids!["CWD-SLEEPER-17"]
        }
        Action::Pass
        | Action::Lethargy
        | Action::Hibernate
        | Action::ReturnGate(_)
        | Action::IceAge(_)
        | Action::Fulfil(_) => of_action(duel, action),
    }
}

fn of_action(duel: &Duel, action: Action) -> &'static [RuleId] {
    match action {
        Action::Recruit(_) => ids!["CWD-RECRUIT-01", "CWD-RECRUIT-02"],
        Action::Summon(Unit::GnophKeh, _) => ids!["CWD-SUMMON-01", "CWD-WINDWALKER-11"],
        Action::Summon(..) => ids!["CWD-SUMMON-01"],
        Action::Awaken(Unit::Tsathoggua, _) => ids!["CWD-AWAKEN-01", "CWD-SLEEPER-08"],
        Action::Awaken(Unit::Ithaqua, _) => ids!["CWD-AWAKEN-01", "CWD-WINDWALKER-14"],
        Action::Awaken(..) => ids!["CWD-AWAKEN-01", "CWD-WINDWALKER-12"],
        Action::CreateGate(_) => ids!["CWD-CREATE-01"],
        Action::Move(..) => ids!["CWD-MOVE-01"],
        Action::Capture(_) => ids!["CWD-CAPTURE-01", "CWD-CAPTURE-04"],
        Action::Pass => ids!["CWD-PASS-01"],
        Action::Lethargy => ids!["CWD-SLEEPER-10"],
        Action::Hibernate => match play::asked(duel) {
            Some(Faction::Sleeper) => ids!["CWD-SLEEPER-18", "CWD-WINDWALKER-02"],
            Some(Faction::Windwalker) | None => ids!["CWD-WINDWALKER-02"],
        },
        Action::AncientSorcery(_) => ids!["CWD-SLEEPER-18"],
        Action::CaptureMonster | Action::StoreGate(_) | Action::ReturnGate(_) => {
            ids!["CWD-SLEEPER-21"]
        }
        Action::IceAge(_) => ids!["CWD-WINDWALKER-28"],
        Action::Fulfil(Condition::EnemyGainsOne) => ids!["CWD-SLEEPER-11"],
        Action::Fulfil(Condition::EnemyGainsThree) => ids!["CWD-SLEEPER-12"],
        Action::Fulfil(Condition::EnemyLosesOne) => ids!["CWD-SLEEPER-13"],
        Action::Fulfil(_) => ids!["CWD-WINDWALKER-23"],
    }
}

fn of_done(duel: &Duel) -> &'static [RuleId] {
    let top = duel.top();
    if let Frame::Moving { .. } = top {
        return ids!["CWD-MOVE-03"];
    }
    match matches!(top, Frame::DoomStep(step) if step.ritual_done) {
        true => ids!["CWD-DOOMEV-02"],
        false => ids!["CWD-RITUAL-01"],
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
