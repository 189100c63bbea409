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
    /// Instead of what the front of the spell makes it lose.
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
    /// Whether a monster comes that what follows can speak of.
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

    /// Whether it is about the one who resolves it.
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
