//! The one predicate of legality, put together from the chapters.

use super::{asked, chance_due};
use crate::choice::Ability;
use crate::content::Content;
use crate::figures::Faction;
use crate::rules::actions::{self, Scope};
use crate::rules::battle::{self, after, assign, before, retreat};
use crate::rules::{Verdict, capture, doom_phase, elder_signs, gate_control, moving, refuse};
use crate::rules::{setup, spellbooks, towers, turn};
use crate::state::{Battle, Duel, Frame, Phase, Step};
use crate::{Choice, Why};

/// The one predicate of legality.
pub fn may(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Verdict {
    let Some(asked) = asked(duel).filter(|_| chance_due(duel).is_none()) else {
        return not_asked("CWD-END-01");
    };
    // Rights first: they are open whoever is asked.
    match choice {
        Choice::Reveal(value) if duel.phase != Phase::Setup => {
            return elder_signs::may_reveal(duel, who, value);
        }
        Choice::Take(book) if duel.phase != Phase::Setup => {
            return spellbooks::may_take(duel, who, book);
        }
        _ => {}
    }
    if asked != who {
        return out_of_turn(choice);
    }
    may_answer(duel, content, who, choice)
}

/// Whether whoever is asked may answer so.
fn may_answer(duel: &Duel, content: &Content, who: Faction, choice: Choice) -> Verdict {
    match duel.top() {
        Frame::Start => match choice {
            Choice::Start(zone) => setup::may_start(content, zone),
            _ => not_asked("CWD-WINDWALKER-01"),
        },
        Frame::Turn(turn) => match choice {
            Choice::Battle(zone) => battle::may_declare(duel, content, &turn, zone),
            Choice::Control(zone) => gate_control::may_control(duel, who, zone),
            Choice::Abandon(zone) => gate_control::may_abandon(duel, who, zone),
            Choice::EndTurn => turn::may_end(&turn),
            action => {
                if is_main_action(action) {
                    turn::may_act(duel, &turn)?;
                }
                actions::may(duel, content, who, action, Scope::Turn)
            }
        },
        Frame::Moving { .. } => match choice {
            Choice::Move(unit, from, to) => moving::may(duel, content, who, unit, from, to),
            Choice::Done => Ok(()),
            _ => not_asked("CWD-MOVE-03"),
        },
        Frame::Burrow => may_use(Ability::Burrow, choice, "CWD-SLEEPER-19"),
        Frame::Captive { by, zone, rank } => match choice {
            Choice::Give(figure) => capture::may_give(duel, by, zone, rank, figure),
            _ => not_asked("CWD-CAPTURE-09"),
        },
        Frame::Battle => match duel.battle() {
            Some(battle) => may_in_battle(duel, content, battle, who, choice),
            None => not_asked("CWD-BATTLE-05"),
        },
        Frame::OpenBook { condition } => match choice {
            Choice::Open(book) => spellbooks::may_open(duel, condition.owner(), book),
            _ => not_asked("CWD-SPELL-01"),
        },
        Frame::Occupy { .. } => may_use(Ability::Occupy, choice, "CWD-CREATE-03"),
        Frame::LastWord { .. } => match choice {
            Choice::Keep => Ok(()),
            _ => not_asked("CWD-END-04"),
        },
        Frame::LastBook => match choice {
            Choice::Decline(Ability::AnyTime) => Ok(()),
            _ => not_asked("CWD-WINDWALKER-20"),
        },
        Frame::FirstTie => match choice {
            Choice::First(_) => Ok(()),
            _ => not_asked("CWD-FIRST-02"),
        },
        Frame::DoomStep { ritual_done, risen, .. } => match choice {
            Choice::Ritual => doom_phase::may_ritual(duel, content, who, ritual_done),
            Choice::DeathFromBelow(zone) => doom_phase::may_rise(duel, who, risen, zone),
            Choice::ReturnSerpent(_) => doom_phase::may_return_serpent(duel, who),
            Choice::Done => Ok(()),
            _ => not_asked("CWD-DOOM-02"),
        },
        Frame::SerpentReturns => match choice {
            Choice::ReturnSerpent(_) => Ok(()),
            _ => not_asked("CWD-SLEEPER-18"),
        },
        Frame::Towers { .. } => match choice {
            Choice::Tower(zone) => towers::may_place(duel, content, zone),
            _ => not_asked("CWD-TOWERS-04"),
        },
        Frame::Actions { .. }
        | Frame::TurnEnd { .. }
        | Frame::DrawSign { .. }
        | Frame::GatherPower
        | Frame::FirstPlayer
        | Frame::DoomEnd { .. }
        | Frame::Over => not_asked("CWD-CORE-02"),
    }
}

fn not_asked(rule: &'static str) -> Verdict {
    refuse(rule, Why::NotAskedNow)
}

/// CWD-ACTION-01, CWD-GATECTL-08, CWD-DOOM-02: someone else is asked.
fn out_of_turn(choice: Choice) -> Verdict {
    let rule = match choice {
        Choice::Control(_) | Choice::Abandon(_) => "CWD-GATECTL-08",
        Choice::Ritual | Choice::DeathFromBelow(_) | Choice::ReturnSerpent(_) => "CWD-DOOM-02",
        Choice::Tower(_) => "CWD-TOWERS-15",
        Choice::First(_) => "CWD-FIRST-02",
        Choice::Kill(_) | Choice::Pain(_) | Choice::Eliminate(_) => "CWD-BATTLE-22",
        Choice::Retreat(..) | Choice::Lose(_) => "CWD-BATTLE-39",
        Choice::Give(_) | Choice::Flee(..) => "CWD-ABIL-15",
        Choice::Use(_) | Choice::Decline(_) => "CWD-BATTLE-09",
        _ => "CWD-ACTION-01",
    };
    refuse(rule, Why::NotYourTurn)
}

fn is_main_action(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Recruit(_)
            | Choice::Summon(..)
            | Choice::Awaken(..)
            | Choice::CreateGate(_)
            | Choice::Move(..)
            | Choice::Capture(_)
            | Choice::Pass
            | Choice::Lethargy
            | Choice::Hibernate
            | Choice::AncientSorcery(_)
            | Choice::CaptureMonster
            | Choice::StoreGate(_)
            | Choice::ReturnGate(_)
            | Choice::IceAge(_)
            | Choice::Fulfil(_)
    )
}

fn may_use(ability: Ability, choice: Choice, rule: &'static str) -> Verdict {
    match choice {
        Choice::Use(used) | Choice::Decline(used) if used == ability => Ok(()),
        _ => not_asked(rule),
    }
}

fn may_in_battle(
    duel: &Duel,
    content: &Content,
    battle: &Battle,
    who: Faction,
    choice: Choice,
) -> Verdict {
    if battle.eternal.is_some() {
        return may_use(Ability::Eternal, choice, "CWD-WINDWALKER-13");
    }
    match (battle.step, choice) {
        (Step::AnyTime | Step::Interrupted, Choice::Decline(Ability::AnyTime)) => Ok(()),
        (Step::AnyTime | Step::Interrupted, _) => not_asked("CWD-WINDWALKER-20"),
        (Step::Nexus, Choice::Decline(Ability::EnergyNexus)) => Ok(()),
        (Step::Nexus, Choice::Battle(zone)) => {
            Scope::Nexus(battle.zone).allows(zone)?;
            battle::declare::may_insert(duel, content, who, zone)
        }
        (Step::Nexus, action) => {
            actions::may(duel, content, who, action, Scope::Nexus(battle.zone))
        }
        (Step::BeforeAttacker | Step::BeforeDefender, _) => match before::ability(duel, battle) {
            Some(ability) => may_use(ability, choice, "CWD-BATTLE-09"),
            None => not_asked("CWD-BATTLE-10"),
        },
        (
            Step::SacrificeAttacker | Step::SacrificeDefender,
            Choice::GrantSign | Choice::BluntKills,
        ) => Ok(()),
        (Step::SacrificeAttacker | Step::SacrificeDefender, _) => not_asked("CWD-SLEEPER-20"),
        (Step::HowlAttacker | Step::HowlDefender, Choice::Flee(figure, to)) => {
            before::may_flee(duel, content, battle.zone, figure, to)
        }
        (Step::HowlAttacker | Step::HowlDefender, _) => not_asked("CWD-WINDWALKER-25"),
        (Step::KillsAttacker | Step::KillsDefender, Choice::Kill(figure)) => {
            assign::may_hit(duel, battle, who, figure)
        }
        (Step::KillsAttacker | Step::KillsDefender, _) => not_asked("CWD-BATTLE-23"),
        (Step::Fury, _) => may_use(Ability::FuryOfTheNorth, choice, "CWD-WINDWALKER-26"),
        (Step::Eliminate, Choice::Eliminate(figure)) => {
            assign::may_eliminate(figure)?;
            assign::may_hit(duel, battle, who, figure)
        }
        (Step::Eliminate, _) => not_asked("CWD-WINDWALKER-26"),
        (Step::PainsAttacker | Step::PainsDefender, Choice::Pain(figure)) => {
            assign::may_hit(duel, battle, who, figure)
        }
        (Step::PainsAttacker | Step::PainsDefender, _) => not_asked("CWD-BATTLE-28"),
        (Step::RetreatAttacker | Step::RetreatDefender, Choice::Retreat(figure, to)) => {
            retreat::may_retreat(duel, content, battle, figure, to)
        }
        (Step::RetreatAttacker | Step::RetreatDefender, Choice::Lose(figure)) => {
            retreat::may_lose(duel, content, battle, figure)
        }
        (Step::RetreatAttacker | Step::RetreatDefender, _) => not_asked("CWD-BATTLE-29"),
        (Step::Cannibalism, Choice::Place(unit)) => after::may_place(duel, unit),
        (Step::Cannibalism, Choice::Decline(Ability::Cannibalism)) => Ok(()),
        (Step::Cannibalism, _) => not_asked("CWD-WINDWALKER-24"),
        (Step::RollAttacker | Step::RollDefender | Step::Remove | Step::End, _) => {
            not_asked("CWD-BATTLE-05")
        }
    }
}
