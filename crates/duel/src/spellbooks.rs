//! The twelve spellbooks and the twelve conditions that open them.

use crate::figures::{Faction, Unit};
use serde::{Deserialize, Serialize};

/// The spellbooks, the Sleeper's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Book {
    /// CWD-SLEEPER-19.
    Burrow,
    /// CWD-SLEEPER-17.
    EnergyNexus,
    /// CWD-SLEEPER-18.
    AncientSorcery,
    /// CWD-SLEEPER-21.
    CaptureMonster,
    /// CWD-SLEEPER-20.
    DemandSacrifice,
    /// CWD-SLEEPER-21.
    CursedSlumber,
    /// CWD-WINDWALKER-24.
    Cannibalism,
    /// CWD-WINDWALKER-25.
    Howl,
    /// CWD-WINDWALKER-26.
    FuryOfTheNorth,
    /// CWD-WINDWALKER-29.
    ArcticWind,
    /// CWD-WINDWALKER-28.
    IceAge,
    /// CWD-WINDWALKER-27.
    Herald,
}

/// What opens a slot for a spellbook, the Sleeper's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// CWD-SLEEPER-11.
    EnemyGainsOne,
    /// CWD-SLEEPER-12.
    EnemyGainsThree,
    /// CWD-SLEEPER-13.
    EnemyLosesOne,
    /// CWD-SLEEPER-14.
    SixDice,
    /// CWD-SLEEPER-15.
    Ritual,
    /// CWD-SLEEPER-16.
    AwakenTsathoggua,
    /// CWD-WINDWALKER-18.
    AwakenRhanTegoth,
    /// CWD-WINDWALKER-19.
    FirstPlayer,
    /// CWD-WINDWALKER-20.
    AnyTime,
    /// CWD-WINDWALKER-21.
    AwakenIthaqua,
    /// CWD-WINDWALKER-22.
    OppositeGate,
    /// CWD-WINDWALKER-23.
    EnemySixBooks,
}

use Book::*;
use Condition::*;

impl Book {
    pub const ALL: [Book; 12] = [
        Burrow,
        EnergyNexus,
        AncientSorcery,
        CaptureMonster,
        DemandSacrifice,
        CursedSlumber,
        Cannibalism,
        Howl,
        FuryOfTheNorth,
        ArcticWind,
        IceAge,
        Herald,
    ];

    pub const fn owner(self) -> Faction {
        if (self as u8) < 6 { Faction::Sleeper } else { Faction::Windwalker }
    }

    pub fn of(faction: Faction) -> &'static [Book] {
        static ALL: [Book; 12] = Book::ALL;
        match faction {
            Faction::Sleeper => &ALL[..6],
            Faction::Windwalker => &ALL[6..],
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Burrow => "burrow",
            EnergyNexus => "energy-nexus",
            AncientSorcery => "ancient-sorcery",
            CaptureMonster => "capture-monster",
            DemandSacrifice => "demand-sacrifice",
            CursedSlumber => "cursed-slumber",
            Cannibalism => "cannibalism",
            Howl => "howl",
            FuryOfTheNorth => "fury-of-the-north",
            ArcticWind => "arctic-wind",
            IceAge => "ice-age",
            Herald => "herald",
        }
    }

    pub fn named(text: &str) -> Option<Book> {
        Book::ALL.into_iter().find(|book| book.key() == text)
    }
}

impl Condition {
    pub const ALL: [Condition; 12] = [
        EnemyGainsOne,
        EnemyGainsThree,
        EnemyLosesOne,
        SixDice,
        Condition::Ritual,
        AwakenTsathoggua,
        AwakenRhanTegoth,
        FirstPlayer,
        AnyTime,
        AwakenIthaqua,
        OppositeGate,
        EnemySixBooks,
    ];

    pub const fn owner(self) -> Faction {
        if (self as u8) < 6 { Faction::Sleeper } else { Faction::Windwalker }
    }

    pub fn of(faction: Faction) -> &'static [Condition] {
        static ALL: [Condition; 12] = Condition::ALL;
        match faction {
            Faction::Sleeper => &ALL[..6],
            Faction::Windwalker => &ALL[6..],
        }
    }

    /// CWD-SLEEPER-16, CWD-WINDWALKER-18, CWD-WINDWALKER-21: what awakening this figure fulfils.
    pub fn of_awakening(unit: Unit) -> Option<Condition> {
        let awakenings = [
            (Unit::Tsathoggua, AwakenTsathoggua),
            (Unit::RhanTegoth, AwakenRhanTegoth),
            (Unit::Ithaqua, AwakenIthaqua),
        ];
        awakenings.into_iter().find(|(woken, _)| *woken == unit).map(|(_, condition)| condition)
    }

    /// Its slot on the faction sheet.
    pub const fn slot(self) -> usize {
        self as usize % 6
    }

    /// CWD-TYPES-06: the power it costs to meet a condition as an action; `None` if it is not met
    /// by an action.
    pub const fn price(self) -> Option<u16> {
        match self {
            EnemyGainsOne | EnemyGainsThree | EnemyLosesOne => Some(3),
            EnemySixBooks => Some(6),
            SixDice
            | Condition::Ritual
            | AwakenTsathoggua
            | AwakenRhanTegoth
            | FirstPlayer
            | AnyTime
            | AwakenIthaqua
            | OppositeGate => None,
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            EnemyGainsOne => "enemy-gains-one",
            EnemyGainsThree => "enemy-gains-three",
            EnemyLosesOne => "enemy-loses-one",
            SixDice => "six-dice",
            Condition::Ritual => "ritual",
            AwakenTsathoggua => "awaken-tsathoggua",
            AwakenRhanTegoth => "awaken-rhan-tegoth",
            FirstPlayer => "first-player",
            AnyTime => "any-time",
            AwakenIthaqua => "awaken-ithaqua",
            OppositeGate => "opposite-gate",
            EnemySixBooks => "enemy-six-books",
        }
    }

    pub fn named(text: &str) -> Option<Condition> {
        Condition::ALL.into_iter().find(|condition| condition.key() == text)
    }
}
