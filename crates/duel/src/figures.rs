//! The two factions and their figures.

use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    Sleeper,
    Windwalker,
}

impl Faction {
    pub const BOTH: [Faction; 2] = [Faction::Sleeper, Faction::Windwalker];

    pub const fn other(self) -> Faction {
        match self {
            Faction::Sleeper => Faction::Windwalker,
            Faction::Windwalker => Faction::Sleeper,
        }
    }

    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    pub const fn of(seat: Seat) -> Faction {
        if seat.0 == 0 { Faction::Sleeper } else { Faction::Windwalker }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Faction::Sleeper => "sleeper",
            Faction::Windwalker => "windwalker",
        }
    }

    pub fn named(text: &str) -> Option<Faction> {
        Faction::BOTH.into_iter().find(|faction| faction.key() == text)
    }
}

/// CWD-UNITS-02, CWD-UNITS-03: every kind of figure in the box. Acolytes are the same on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// CWD-UNITS-04: the only cultist.
    Acolyte,
    Wizard,
    SerpentMan,
    /// CWD-SLEEPER-06.
    FormlessSpawn,
    Tsathoggua,
    Wendigo,
    /// CWD-WINDWALKER-10.
    GnophKeh,
    RhanTegoth,
    Ithaqua,
}

/// CWD-UNITS-03: the three kinds of figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    Cultist,
    Monster,
    GreatOldOne,
}

/// How many figures of each of a faction's five kinds: cultist first, then by price.
pub(crate) type Army = [u8; 5];

use Unit::*;

const SLEEPERS: [Unit; 5] = [Acolyte, Wizard, SerpentMan, FormlessSpawn, Tsathoggua];
const WINDWALKERS: [Unit; 5] = [Acolyte, Wendigo, GnophKeh, RhanTegoth, Ithaqua];

impl Unit {
    pub const ALL: [Unit; 9] = [
        Acolyte,
        Wizard,
        SerpentMan,
        FormlessSpawn,
        Tsathoggua,
        Wendigo,
        GnophKeh,
        RhanTegoth,
        Ithaqua,
    ];

    pub const fn of(faction: Faction) -> &'static [Unit; 5] {
        match faction {
            Faction::Sleeper => &SLEEPERS,
            Faction::Windwalker => &WINDWALKERS,
        }
    }

    /// Its index in an [`Army`].
    pub const fn slot(self) -> usize {
        match self {
            Acolyte => 0,
            Wizard | Wendigo => 1,
            SerpentMan | GnophKeh => 2,
            FormlessSpawn | RhanTegoth => 3,
            Tsathoggua | Ithaqua => 4,
        }
    }

    pub const fn belongs_to(self, faction: Faction) -> bool {
        match self {
            Acolyte => true,
            Wizard | SerpentMan | FormlessSpawn | Tsathoggua => matches!(faction, Faction::Sleeper),
            Wendigo | GnophKeh | RhanTegoth | Ithaqua => matches!(faction, Faction::Windwalker),
        }
    }

    pub const fn rank(self) -> Rank {
        match self {
            Acolyte => Rank::Cultist,
            Wizard | SerpentMan | FormlessSpawn | Wendigo | GnophKeh => Rank::Monster,
            Tsathoggua | RhanTegoth | Ithaqua => Rank::GreatOldOne,
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Acolyte => "acolyte",
            Wizard => "wizard",
            SerpentMan => "serpent-man",
            FormlessSpawn => "formless-spawn",
            Tsathoggua => "tsathoggua",
            Wendigo => "wendigo",
            GnophKeh => "gnoph-keh",
            RhanTegoth => "rhan-tegoth",
            Ithaqua => "ithaqua",
        }
    }

    pub fn named(text: &str) -> Option<Unit> {
        Unit::ALL.into_iter().find(|unit| unit.key() == text)
    }

    /// The units of a faction that are monsters.
    pub fn monsters(faction: Faction) -> impl Iterator<Item = Unit> {
        Unit::of(faction).iter().copied().filter(|unit| unit.rank() == Rank::Monster)
    }

    pub fn great_old_ones(faction: Faction) -> impl Iterator<Item = Unit> {
        Unit::of(faction).iter().copied().filter(|unit| unit.rank() == Rank::GreatOldOne)
    }
}

/// A figure, as far as figures differ: all of a kind are alike, except for a cultist on a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Figure {
    pub unit: Unit,
    pub on_gate: bool,
}

impl Figure {
    pub const fn beside(unit: Unit) -> Self {
        Self { unit, on_gate: false }
    }

    pub const ON_GATE: Figure = Figure { unit: Unit::Acolyte, on_gate: true };
}
