//! Icons by name.

use crate::content::{DeckKind, Omen};
use crate::ids::{Pool, Skill, Ticket};
use ::scene::Hue;

pub fn investigator(id: &str) -> &'static str {
    match id {
        "akachi-onyele" => "ceremonial-mask",
        "charlie-kane" => "top-hat",
        "diana-stanley" => "hooded-figure",
        "jacqueline-fine" => "crystal-ball",
        "jim-culver" => "trumpet",
        "leo-anderson" => "camping-tent",
        "lily-chen" => "high-kick",
        "lola-hayes" => "domino-mask",
        "mark-harrigan" => "rank-3",
        "norman-withers" => "telescope",
        "silas-marsh" => "captain-hat-profile",
        "trish-scarborough" => "spyglass",
        _ => "meeple",
    }
}

pub fn ancient(id: &str) -> &'static str {
    match id {
        "azathoth" => "star-swirl",
        "cthulhu" => "tentacles-skull",
        "shub-niggurath" => "goat",
        "yog-sothoth" => "all-seeing-eye",
        _ => "evil-eyes",
    }
}

pub fn monster(id: &str) -> &'static str {
    match id {
        "byakhee" => "bat-wing",
        "colour-out-of-space" => "vile-fluid",
        "cthonian" => "worm-mouth",
        "cultist" => "cultist",
        "dark-young" => "evil-tree",
        "deep-one" => "fish-monster",
        "elder-thing" => "octopus",
        "ghost" => "ghost",
        "ghoul" => "snake-language",
        "gnoph-keh" => "stag-head",
        "goat-spawn" | "shub-niggurath-epic" => "goat",
        "gug" => "minotaur",
        "hound-of-tindalos" => "werewolf",
        "lloigor" => "dragon-head",
        "maniac" => "bowie-knife",
        "mi-go" => "fly",
        "mummy" => "mummy-head",
        "nightgaunt" => "bat",
        "nug" => "gluttonous-smile",
        "riot" => "riot-shield",
        "serpent-people" => "cobra",
        "shoggoth" => "slime",
        "skeleton" => "half-dead",
        "star-spawn" => "squid-head",
        "cthulhu-epic" => "tentacles-skull",
        "cthylla" => "kraken-tentacle",
        "dunwich-horror" => "floating-tentacles",
        "spinner-of-webs" => "spider-face",
        "tick-tock-men" => "gears",
        "vampire" => "female-vampire",
        "warlock" => "warlock-hood",
        "wind-walker" => "ice-golem",
        "witch" => "witch-face",
        "wraith" => "spectre",
        "zombie" => "bestial-fangs",
        "zombie-horde" => "shambling-zombie",
        _ => "horned-skull",
    }
}

pub fn asset(id: &str) -> &'static str {
    match id {
        "18-derringer" | "38-revolver" => "revolver",
        "45-automatic" => "pistol-gun",
        "agency-quarantine" => "barricade",
        "arcane-manuscripts" => "scroll-unfurled",
        "arcane-scholar" => "graduate-cap",
        "arcane-tome" => "spell-book",
        "axe" => "wood-axe",
        "bandages" => "bandage-roll",
        "bull-whip" => "whip",
        "carbine-rifle" => "winchester-rifle",
        "cat-burglar" => "robber",
        "charter-flight" => "biplane",
        "delivery-service" => "cardboard-box",
        "double-barreled-shotgun" => "sawed-off-shotgun",
        "dynamite" => "dynamite",
        "fine-clothes" => "bow-tie",
        "fishing-net" => "fishing-net",
        "hired-muscle" => "biceps",
        "holy-cross" => "holy-symbol",
        "holy-water" => "holy-water",
        "kerosene" => "jerrycan",
        "king-james-bible" => "book-cover",
        "lodge-researcher" => "bookshelf",
        "lucky-cigarette-case" => "cigarette",
        "lucky-rabbits-foot" => "rabbit",
        "personal-assistant" => "notebook",
        "pocket-watch" => "pocket-watch",
        "private-care" => "first-aid-kit",
        "private-investigator" => "fedora",
        "protective-amulet" => "gem-pendant",
        "puzzle-box" => "locked-box",
        "sanctuary" => "church",
        "silver-twilight-ritual" => "pentacle",
        "spirit-dagger" => "curvy-knife",
        "urban-guide" => "treasure-map",
        "vatican-missionary" => "pope-crown",
        "whiskey" => "brandy-bottle",
        "wireless-report" => "radio-tower",
        "witch-doctor" => "voodoo-doll",
        _ => "backpack",
    }
}

pub fn artifact(id: &str) -> &'static str {
    match id {
        "cultes-des-goules" | "de-vermis-mysteriis" => "secret-book",
        "necronomicon" => "evil-book",
        "flute-of-the-outer-gods" => "flute",
        "gate-box" => "strongbox",
        "glass-of-mortlan" => "glass-ball",
        "grotesque-statue" => "colombian-statue",
        "lightning-gun" => "ray-gun",
        "mi-go-brain-case" => "brain-stem",
        "pallid-mask" => "domino-mask",
        "ruby-of-rlyeh" => "gems",
        "sword-of-saint-jerome" => "broadsword",
        "ttka-halot" => "rune-stone",
        "the-silver-key" => "skeleton-key",
        _ => "gold-scarab",
    }
}

pub fn spell(id: &str) -> &'static str {
    match id {
        "blessing-of-isis" => "ankh",
        "clairvoyance" => "crystal-ball",
        "conjuration" => "magic-portal",
        "feed-the-mind" => "brain-tentacle",
        "flesh-ward" => "magic-shield",
        "instill-bravery" => "aura",
        "mists-of-releh" => "fog",
        "plumb-the-void" => "vortex",
        "shriveling" => "burning-meteor",
        "wither" => "dead-wood",
        _ => "spell-book",
    }
}

pub fn condition(id: &str) -> &'static str {
    match id {
        "amnesia" => "misdirection",
        "back-injury" => "back-pain",
        "blessed" => "angel-wings",
        "cursed" => "cursed-star",
        "dark-pact" => "bleeding-eye",
        "debt" => "two-coins",
        "detained" => "handcuffs",
        "hallucinations" => "evil-eyes",
        "internal-injury" => "internal-injury",
        "leg-injury" => "broken-bone",
        "paranoia" => "paranoia",
        _ => "bleeding-eye",
    }
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

/// The omen as one letter that needs no language.
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
