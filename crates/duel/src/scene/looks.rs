//! Icons by name, and the rules of things on the sheets.

use crate::figures::{Faction, Rank, Unit};
use crate::spellbooks::Book;

pub(super) const fn emblem(who: Faction) -> &'static str {
    match who {
        Faction::Sleeper => "frog",
        Faction::Windwalker => "snowflake-2",
    }
}

pub(crate) const fn unit_icon(unit: Unit) -> &'static str {
    match unit {
        Unit::Acolyte => "cultist",
        Unit::Wizard => "wizard-face",
        Unit::SerpentMan => "cobra",
        Unit::FormlessSpawn => "slime",
        Unit::Tsathoggua => "frog",
        Unit::Wendigo => "stag-head",
        Unit::GnophKeh => "horned-skull",
        Unit::RhanTegoth => "totem-head",
        Unit::Ithaqua => "ice-golem",
    }
}

pub(crate) fn mark_icon(kind: &str) -> Option<&'static str> {
    match kind {
        "gate-held" | "gate-abandoned" | "gate-covered" => Some("vortex"),
        "tower" | "tower-symbol" => Some("evil-tower"),
        "ice-age" => Some("icebergs"),
        _ => None,
    }
}

pub(crate) fn meter_icon(id: &str) -> Option<&'static str> {
    match id {
        "power" => Some("power-lightning"),
        "gates" => Some("vortex"),
        "wither" => Some("tombstone"),
        _ => None,
    }
}

/// How large a figure is drawn.
pub(super) const fn unit_size(unit: Unit) -> u8 {
    match unit.rank() {
        Rank::Cultist => 1,
        Rank::Monster => 2,
        Rank::GreatOldOne => 3,
    }
}

/// CWD-BATTLE-19, CWD-SLEEPER-20: what a die means, as the id of a term.
pub(crate) const fn die_meaning(face: u8, blunted: bool) -> &'static str {
    match face {
        6 if !blunted => "kill",
        4..=6 => "pain",
        _ => "miss",
    }
}

/// CWD-ABIL-06: when a spellbook works.
pub(super) const fn book_timing(book: Book) -> &'static str {
    match book {
        Book::AncientSorcery | Book::CaptureMonster | Book::CursedSlumber | Book::IceAge => {
            "action"
        }
        Book::DemandSacrifice | Book::Howl => "pre-battle",
        Book::FuryOfTheNorth | Book::Cannibalism => "post-battle",
        Book::Burrow | Book::EnergyNexus | Book::ArcticWind => "ongoing",
        Book::Herald => "doom",
    }
}

pub(super) const fn unit_rule(who: Faction, unit: Unit) -> &'static str {
    match (who, unit) {
        (Faction::Sleeper, Unit::Acolyte) => "CWD-SLEEPER-03",
        (Faction::Windwalker, Unit::Acolyte) => "CWD-WINDWALKER-08",
        (_, Unit::Wizard) => "CWD-SLEEPER-04",
        (_, Unit::SerpentMan) => "CWD-SLEEPER-05",
        (_, Unit::FormlessSpawn) => "CWD-SLEEPER-07",
        (_, Unit::Tsathoggua) => "CWD-SLEEPER-08",
        (_, Unit::Wendigo) => "CWD-WINDWALKER-09",
        (_, Unit::GnophKeh) => "CWD-WINDWALKER-11",
        (_, Unit::RhanTegoth) => "CWD-WINDWALKER-12",
        (_, Unit::Ithaqua) => "CWD-WINDWALKER-14",
    }
}

pub(super) const fn book_rule(book: Book) -> &'static str {
    match book {
        Book::Burrow => "CWD-SLEEPER-19",
        Book::EnergyNexus => "CWD-SLEEPER-17",
        Book::AncientSorcery => "CWD-SLEEPER-18",
        Book::CaptureMonster | Book::CursedSlumber => "CWD-SLEEPER-21",
        Book::DemandSacrifice => "CWD-SLEEPER-20",
        Book::Cannibalism => "CWD-WINDWALKER-24",
        Book::Howl => "CWD-WINDWALKER-25",
        Book::FuryOfTheNorth => "CWD-WINDWALKER-26",
        Book::ArcticWind => "CWD-WINDWALKER-29",
        Book::IceAge => "CWD-WINDWALKER-28",
        Book::Herald => "CWD-WINDWALKER-27",
    }
}
