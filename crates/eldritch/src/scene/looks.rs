//! Icons by name.

use crate::content::{Content, DeckKind, Omen, Pictured};
use crate::ids::{Pool, Skill, Ticket};
use ::scene::Hue;

pub fn investigator<'c>(content: &'c Content, id: &str) -> &'c str {
    content.icons.of(Pictured::Investigator, id)
}

pub fn ancient<'c>(content: &'c Content, id: &str) -> &'c str {
    content.icons.of(Pictured::AncientOne, id)
}

pub fn monster<'c>(content: &'c Content, id: &str) -> &'c str {
    content.icons.of(Pictured::Monster, id)
}

pub fn asset<'c>(content: &'c Content, id: &str) -> &'c str {
    content.icons.of(Pictured::Asset, id)
}

pub fn artifact<'c>(content: &'c Content, id: &str) -> &'c str {
    content.icons.of(Pictured::Artifact, id)
}

pub fn spell<'c>(content: &'c Content, id: &str) -> &'c str {
    content.icons.of(Pictured::Spell, id)
}

pub fn condition<'c>(content: &'c Content, id: &str) -> &'c str {
    content.icons.of(Pictured::Condition, id)
}

pub fn kind<'c>(content: &'c Content, id: &str) -> &'c str {
    content.icons.of(Pictured::Kind, id)
}

pub const fn skill(skill: Skill) -> &'static str {
    match skill {
        Skill::Lore => "secret-book",
        Skill::Influence => "discussion",
        Skill::Observation => "eyeball",
        Skill::Strength => "biceps",
        Skill::Will => "meditation",
    }
}

pub const fn pool(pool: Pool) -> &'static str {
    match pool {
        Pool::Health => "hearts",
        Pool::Sanity => "brain",
    }
}

pub const fn ticket(ticket: Ticket) -> &'static str {
    match ticket {
        Ticket::Train => "steam-locomotive",
        Ticket::Ship => "paper-boat",
    }
}

pub const fn omen(omen: Omen) -> &'static str {
    match omen {
        Omen::Green => "omen-comet",
        Omen::Blue => "omen-star",
        Omen::Red => "omen-eclipse",
    }
}

/// The omen as one letter, the same in every language.
pub const fn omen_sign(omen: Omen) -> &'static str {
    match omen {
        Omen::Green => "☄",
        Omen::Blue => "✶",
        Omen::Red => "◉",
    }
}

pub const fn omen_hue(omen: Omen) -> Hue {
    match omen {
        Omen::Green => Hue::Green,
        Omen::Blue => Hue::Blue,
        Omen::Red => Hue::Red,
    }
}

pub const CLUE: &str = "magnifying-glass";
pub const GATE: &str = "magic-portal";
pub const MONSTERS: &str = "horned-skull";
pub const MYTHOS: &str = "tentacles-skull";
pub const RUMOR: &str = "raven";
pub const TOKEN: &str = "spiral-tentacle";
pub const MYSTERY: &str = "eye-of-horus";
pub const EXPEDITION: &str = "camping-tent";

/// Encounter decks.
pub const fn deck(kind: DeckKind) -> &'static str {
    match kind {
        DeckKind::Region => "clock-tower",
        DeckKind::General => "boot-prints",
        DeckKind::Research => CLUE,
        DeckKind::Expedition => EXPEDITION,
        DeckKind::OtherWorld => GATE,
        DeckKind::Special | DeckKind::Added => MYSTERY,
    }
}
