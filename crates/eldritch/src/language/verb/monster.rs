//! Monsters and combats with them.

use crate::ids::MonsterId;
use crate::language::{Number, Spaces};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MonsterVerb {
    SpawnMonsters {
        n: Number,
        on: Spaces,
    },
    SpawnMonster {
        monster: MonsterId,
        on: Spaces,
    },
    Ambush,
    AmbushBy(MonsterId),
    EncounterIt,
    EncounterEpic,
    EncounterHere,
    ItLoses(Number),
    /// In place of the loss from the front of the spell.
    ItLosesInstead(Number),
    ItRecovers,
    ItRecoversSome(Number),
    DefeatIt,
    MoveIt(Spaces),
    MoveItToward {
        n: Number,
        to: Spaces,
    },
    MoveThisMonster(Spaces),
    DiscardThisMonster,
}

impl MonsterVerb {
    /// Whether it brings a monster that later statements can refer to as `it`.
    pub fn brings_one(self) -> bool {
        match self {
            MonsterVerb::SpawnMonsters { .. }
            | MonsterVerb::SpawnMonster { .. }
            | MonsterVerb::Ambush
            | MonsterVerb::AmbushBy(_) => true,
            MonsterVerb::EncounterIt
            | MonsterVerb::EncounterEpic
            | MonsterVerb::EncounterHere
            | MonsterVerb::ItLoses(_)
            | MonsterVerb::ItLosesInstead(_)
            | MonsterVerb::ItRecovers
            | MonsterVerb::ItRecoversSome(_)
            | MonsterVerb::DefeatIt
            | MonsterVerb::MoveIt(_)
            | MonsterVerb::MoveItToward { .. }
            | MonsterVerb::MoveThisMonster(_)
            | MonsterVerb::DiscardThisMonster => false,
        }
    }

    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        match self {
            MonsterVerb::Ambush
            | MonsterVerb::AmbushBy(_)
            | MonsterVerb::EncounterIt
            | MonsterVerb::EncounterEpic
            | MonsterVerb::EncounterHere => true,
            MonsterVerb::SpawnMonsters { .. }
            | MonsterVerb::SpawnMonster { .. }
            | MonsterVerb::ItLoses(_)
            | MonsterVerb::ItLosesInstead(_)
            | MonsterVerb::ItRecovers
            | MonsterVerb::ItRecoversSome(_)
            | MonsterVerb::DefeatIt
            | MonsterVerb::MoveIt(_)
            | MonsterVerb::MoveItToward { .. }
            | MonsterVerb::MoveThisMonster(_)
            | MonsterVerb::DiscardThisMonster => false,
        }
    }

    /// The space it needs, if it needs one.
    pub fn spaces(self) -> Option<Spaces> {
        match self {
            MonsterVerb::SpawnMonsters { on: spaces, .. }
            | MonsterVerb::SpawnMonster { on: spaces, .. }
            | MonsterVerb::MoveIt(spaces)
            | MonsterVerb::MoveItToward { to: spaces, .. }
            | MonsterVerb::MoveThisMonster(spaces) => Some(spaces),
            MonsterVerb::Ambush
            | MonsterVerb::AmbushBy(_)
            | MonsterVerb::EncounterIt
            | MonsterVerb::EncounterEpic
            | MonsterVerb::EncounterHere
            | MonsterVerb::ItLoses(_)
            | MonsterVerb::ItLosesInstead(_)
            | MonsterVerb::ItRecovers
            | MonsterVerb::ItRecoversSome(_)
            | MonsterVerb::DefeatIt
            | MonsterVerb::DiscardThisMonster => None,
        }
    }
}
