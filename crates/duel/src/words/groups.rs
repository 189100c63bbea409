//! Groups of answers, and which refusals a player is most likely to wonder about.

use super::options::group_icon;
use crate::{Action, Choice, Why};
use ::scene::OptionGroup;
use std::sync::{Arc, LazyLock};

/// The groups with a name, a question and an explanation of their own, each with its rule. Any
/// other group is the only one in its question.
const NAMED: [(&str, &str); 18] = [
    ("recruit", "CWD-RECRUIT-01"),
    ("summon", "CWD-SUMMON-01"),
    ("awaken", "CWD-AWAKEN-01"),
    ("create-gate", "CWD-CREATE-01"),
    ("move", "CWD-MOVE-01"),
    ("battle", "CWD-BATTLEACT-01"),
    ("capture", "CWD-CAPTURE-01"),
    ("ancient-sorcery", "CWD-SLEEPER-18"),
    ("store-gate", "CWD-SLEEPER-21"),
    ("return-gate", "CWD-SLEEPER-21"),
    ("ice-age", "CWD-WINDWALKER-28"),
    ("fulfil", "CWD-TYPES-06"),
    ("control", "CWD-GATECTL-01"),
    ("abandon", "CWD-GATECTL-03"),
    ("death-from-below", "CWD-SLEEPER-02"),
    ("return-serpent", "CWD-SLEEPER-18"),
    ("take", "CWD-WINDWALKER-20"),
    ("reveal", "CWD-ELDER-05"),
];

pub(super) fn named() -> Arc<Vec<OptionGroup>> {
    static GROUPS: LazyLock<Arc<Vec<OptionGroup>>> = LazyLock::new(|| {
        OptionGroup::list("group", NAMED.map(|(id, rule)| (id, group_icon(id), rule)))
    });
    GROUPS.clone()
}

/// What is nearly legal comes first, what nobody would try comes last.
pub(super) fn unlikelihood(choice: Choice, why: Why) -> u32 {
    8 * distance(why) + weight(choice)
}

/// How far it is from being legal.
fn distance(why: Why) -> u32 {
    match why {
        Why::NotEnoughPower { need, have } => u32::from(need.saturating_sub(have)).min(9),
        Why::NoCombatThere(_)
        | Why::NeedsSpawn(_)
        | Why::RhanTegothNeverWoke
        | Why::NeedsSixBooks
        | Why::ProtectedByGreatOldOne(_)
        | Why::ProtectedByMonster(_)
        | Why::ProtectedByIthaqua
        | Why::NoCaptor(_) => 4,
        Why::FoughtThere(_)
        | Why::RitualDone
        | Why::RisenThisPhase
        | Why::NoneInPool(_)
        | Why::NothingToRaise
        | Why::TowerOnGate(_)
        | Why::StandsOnGate(_)
        | Why::HasMoved(_)
        | Why::EnemyThere(_)
        | Why::HasResult(_)
        | Why::Spared(_)
        | Why::AlreadyInPlay(_)
        | Why::TowerThere(_)
        | Why::MustAct => 10,
        Why::BookClosed(_)
        | Why::BookNotInPool(_)
        | Why::GateHeld(_)
        | Why::GateThere(_)
        | Why::NoCultistThere(_)
        | Why::AlreadyAbroad
        | Why::GateAlreadySlumbers
        | Why::NoGateSlumbers
        | Why::IceIsThere(_)
        | Why::NoGateOfYours(_)
        | Why::NoEnemyThere(_)
        | Why::NoCultistToTake(_)
        | Why::NoMonsterToTake(_)
        | Why::NotInPlay(_)
        | Why::NoGlyphThere(_)
        | Why::NoTowerSymbol(_) => 12,
        Why::NotYourTurn
        | Why::NotAskedNow
        | Why::AlreadyActed
        | Why::OnlyYours(_)
        | Why::WrongFigure(_)
        | Why::NotYourBook(_)
        | Why::NobodyAbroad
        | Why::NotPained(_)
        | Why::CanRetreat(_)
        | Why::NoFigureThere(_)
        | Why::NoGateThere(_)
        | Why::NotOnGate(_)
        | Why::NotAdjacent(..)
        | Why::NotPresent(..)
        | Why::MustStartHere(_)
        | Why::ConditionMet(_)
        | Why::NoAction(_)
        | Why::NoSuchSign(_)
        | Why::InBattle
        | Why::NotInThisBattle(_) => 16,
    }
}

/// How much such a choice matters.
fn weight(choice: Choice) -> u32 {
    if let Choice::Act(action) = choice {
        return action_weight(action);
    }
    if matches!(choice, Choice::Battle(_) | Choice::Ritual) {
        0
    } else if matches!(choice, Choice::Control(_)) {
        2
    } else {
        3
    }
}

fn action_weight(action: Action) -> u32 {
    match action {
        Action::Awaken(..) => 0,
        Action::Summon(..) | Action::CreateGate(_) => 1,
        Action::Capture(_) | Action::CaptureMonster => 2,
        Action::Recruit(_)
        | Action::Pass
        | Action::Lethargy
        | Action::Hibernate
        | Action::AncientSorcery(_)
        | Action::StoreGate(_)
        | Action::ReturnGate(_)
        | Action::IceAge(_)
        | Action::Fulfil(_) => 3,
        Action::Move(..) => 5,
    }
}
