//! The twelve spellbooks and the twelve conditions that open them.

use crate::figures::Faction;
use serde::{Deserialize, Serialize};

/// CWD-SLEEPER-17, CWD-SLEEPER-18, CWD-SLEEPER-19, CWD-SLEEPER-20, CWD-SLEEPER-21, CWD-WINDWALKER-24,
/// CWD-WINDWALKER-25, CWD-WINDWALKER-26, CWD-WINDWALKER-27, CWD-WINDWALKER-28, CWD-WINDWALKER-29.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Book {
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
}

/// CWD-SLEEPER-11, CWD-SLEEPER-12, CWD-SLEEPER-13, CWD-SLEEPER-14, CWD-SLEEPER-15, CWD-SLEEPER-16, CWD-WINDWALKER-18,
/// CWD-WINDWALKER-19, CWD-WINDWALKER-20, CWD-WINDWALKER-21, CWD-WINDWALKER-22, CWD-WINDWALKER-23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    EnemyGainsOne,
    EnemyGainsThree,
    EnemyLosesOne,
    SixDice,
    Ritual,
    AwakenTsathoggua,
    AwakenRhanTegoth,
    FirstPlayer,
    AnyTime,
    AwakenIthaqua,
    OppositeGate,
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

    /// Its slot on the faction sheet.
    pub const fn slot(self) -> usize {
        self as usize % 6
    }

    /// CWD-TYPES-06: the power a condition costs if it is fulfilled as an action; `None` if it is none.
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
