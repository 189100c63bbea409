//! What chance draws, as one number that says by itself what it is: the pile and the card in it.
//!
//! Written `monster ghoul`, `encounter general-3`, `back 2`; read also without the first word where
//! only one thing has the name.

use crate::content::{ComplexInfo, Content, SimpleInfo};
use crate::state::{Drawing, EXPEDITION, Eldritch, GENERAL, OTHER_WORLD, RESEARCH, SPECIAL};
use kernel::BadChoice;

/// A pile something is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    Ancient = 0,
    Asset,
    Artifact,
    Spell,
    Condition,
    /// Which copy of a card with a hidden back it is.
    Back,
    /// Clues, gates and expeditions are known by their space.
    Space,
    Monster,
    Colour,
    Mythos,
    Mystery,
    /// Encounter decks, those of the regions first, follow in their own order.
    Encounter = 16,
}

/// Mysteries of one Ancient One are numbered from 0; so many are kept apart for each.
const MYSTERIES: u8 = 8;

/// Colours of Mythos cards, in the order of the stages.
pub const COLOURS: [&str; 3] = ["green", "yellow", "blue"];

/// What each pile's cards are called in front of their names; the first is written.
const WORDS: [(&str, Pile); 16] = [
    ("ancient-one", Pile::Ancient),
    ("asset", Pile::Asset),
    ("artifact", Pile::Artifact),
    ("spell", Pile::Spell),
    ("condition", Pile::Condition),
    ("back", Pile::Back),
    ("place", Pile::Space),
    ("clue", Pile::Space),
    ("gate", Pile::Space),
    ("expedition", Pile::Space),
    ("monster", Pile::Monster),
    ("colour", Pile::Colour),
    ("mythos", Pile::Mythos),
    ("rumor", Pile::Mythos),
    ("mystery", Pile::Mystery),
    ("encounter", Pile::Encounter),
];

fn pile_of(what: Drawing) -> (Pile, u8) {
    let pile = match what {
        Drawing::Ancient => Pile::Ancient,
        Drawing::Asset { .. } | Drawing::Reserve => Pile::Asset,
        Drawing::Artifact { .. } => Pile::Artifact,
        Drawing::Spell { .. } | Drawing::TopSpell => Pile::Spell,
        Drawing::Condition { .. } | Drawing::TopCondition => Pile::Condition,
        Drawing::SpellBack { .. } | Drawing::ConditionBack { .. } => Pile::Back,
        Drawing::Clue { .. }
        | Drawing::SpawnClue { .. }
        | Drawing::RandomSpace
        | Drawing::Gate
        | Drawing::PeekGate { .. }
        | Drawing::GateToSheet
        | Drawing::Expedition => Pile::Space,
        Drawing::Monster { .. } | Drawing::Ambusher { .. } => Pile::Monster,
        Drawing::Encounter { deck, .. } => return (Pile::Encounter, deck),
        Drawing::Colour { .. } => Pile::Colour,
        Drawing::Mythos | Drawing::Rumor => Pile::Mythos,
        Drawing::Mystery | Drawing::LostMystery => Pile::Mystery,
    };
    (pile, 0)
}

/// What chance answers when the draw brings this.
pub fn number(s: &Eldritch, what: Drawing, of: u8) -> u16 {
    let (pile, deck) = pile_of(what);
    let of = if pile == Pile::Mystery { s.ancient.0 * MYSTERIES + of } else { of };
    join(pile, deck, of)
}

fn join(pile: Pile, deck: u8, of: u8) -> u16 {
    (pile as u16 + u16::from(deck)) << 8 | u16::from(of)
}

/// What an answer of chance brings in this draw; `None` if it is from another pile.
pub fn of(s: &Eldritch, what: Drawing, drawn: u16) -> Option<u8> {
    let of = (drawn & 0xff) as u8;
    let of = if pile_of(what).0 == Pile::Mystery { of % MYSTERIES } else { of };
    (number(s, what, of) == drawn).then_some(of)
}

/// An encounter card's name, by its deck.
pub fn encounter_id(content: &Content, deck: u8, card: u8) -> Option<&str> {
    encounter_ids(content, deck).get(usize::from(card)).copied()
}

/// The encounter card of this name: its deck and its number there.
pub fn encounter_named(content: &Content, name: &str) -> Option<(u8, u8)> {
    (0..=SPECIAL).find_map(|deck| {
        let ids = encounter_ids(content, deck);
        let at = ids.iter().position(|id| *id == name)?;
        Some((deck, at as u8))
    })
}

/// The names of all cards of an encounter deck.
pub fn encounter_ids(content: &Content, deck: u8) -> Vec<&str> {
    fn simple(deck: &[SimpleInfo]) -> Vec<&str> {
        deck.iter().map(|card| card.id.as_str()).collect()
    }
    fn complex(deck: &[ComplexInfo]) -> Vec<&str> {
        deck.iter().map(|card| card.id.as_str()).collect()
    }
    match deck {
        GENERAL => simple(&content.general),
        RESEARCH => simple(&content.research),
        EXPEDITION => complex(&content.expeditions),
        OTHER_WORLD => complex(&content.other_worlds),
        SPECIAL => complex(&content.specials),
        region => content.regions.get(usize::from(region)).map_or(Vec::new(), |it| simple(it)),
    }
}

/// All names of a pile, each with what chance answers for it.
fn named(content: &Content, pile: Pile) -> Vec<(String, u16)> {
    let listed = |kind: &str| {
        let names = content.names.list(kind).iter().enumerate();
        names.map(|(at, name)| (name.clone(), join(pile, 0, at as u8))).collect()
    };
    match pile {
        Pile::Ancient => listed("ancient-one"),
        Pile::Asset => listed("asset"),
        Pile::Artifact => listed("artifact"),
        Pile::Spell => listed("spell"),
        Pile::Condition => listed("condition"),
        Pile::Space => listed("place"),
        Pile::Monster => listed("monster"),
        Pile::Mythos => listed("mythos"),
        Pile::Colour => {
            let all = COLOURS.iter().enumerate();
            all.map(|(at, name)| ((*name).to_owned(), join(pile, 0, at as u8))).collect()
        }
        Pile::Back => {
            let numbers = (0..8).map(|at| ((at + 1).to_string(), join(pile, 0, at)));
            let backs = content.conditions.iter().flat_map(|it| it.backs.iter().enumerate());
            numbers
                .chain(backs.map(|(at, (name, _))| (name.clone(), join(pile, 0, at as u8))))
                .collect()
        }
        Pile::Mystery => {
            let mysteries = content.ancients.iter().enumerate().flat_map(|(one, info)| {
                let deck = info.deck.iter().enumerate();
                deck.map(move |(at, it)| (it.id.clone(), one as u8 * MYSTERIES + at as u8))
            });
            mysteries.map(|(name, of)| (name, join(pile, 0, of))).collect()
        }
        Pile::Encounter => {
            let decks = (0..=SPECIAL).flat_map(|deck| {
                let ids = encounter_ids(content, deck).into_iter().enumerate();
                ids.map(move |(at, id)| (id.to_owned(), join(pile, deck, at as u8)))
            });
            decks.collect()
        }
    }
}

pub fn write(content: &Content, drawn: u16) -> String {
    let first = WORDS.iter().find(|(_, pile)| {
        let pile = *pile as u16;
        let upper = drawn >> 8;
        pile == upper || pile == Pile::Encounter as u16 && upper > pile
    });
    let Some((word, pile)) = first else { return drawn.to_string() };
    let name = named(content, *pile).into_iter().find(|(_, number)| *number == drawn);
    name.map_or_else(|| drawn.to_string(), |(name, _)| format!("{word} {name}"))
}

pub fn read(content: &Content, text: &str) -> Result<u16, BadChoice> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (piles, name) = match words[..] {
        [word, name] => {
            let piles = WORDS.iter().filter(|(it, _)| *it == word);
            (piles.map(|(_, pile)| *pile).collect::<Vec<_>>(), name)
        }
        [name] => {
            let mut piles: Vec<Pile> = WORDS.iter().map(|(_, pile)| *pile).collect();
            piles.dedup();
            (piles, name)
        }
        _ => (Vec::new(), ""),
    };
    let all: Vec<(String, u16)> = piles.iter().flat_map(|pile| named(content, *pile)).collect();
    let mut found: Vec<u16> =
        all.iter().filter(|(it, _)| it == name).map(|(_, number)| *number).collect();
    found.dedup();
    match found[..] {
        [only] => Ok(only),
        [] => Err(BadChoice {
            what: format!("nothing that is drawn is called \"{text}\""),
            nearest: script::nearest(name, all.iter().map(|(it, _)| it.as_str()))
                .map(str::to_owned),
        }),
        _ => {
            let written: Vec<String> = found.iter().map(|it| write(content, *it)).collect();
            let what = format!("\"{text}\" may be {}", written.join(" or "));
            Err(BadChoice { what, nearest: None })
        }
    }
}

/// How what is drawn is written, for documents.
pub const FORMS: &[&str] = &[
    "asset ASSET",
    "artifact ARTIFACT",
    "spell SPELL",
    "condition CONDITION",
    "back N, or the name of a condition's back",
    "clue PLACE, gate PLACE, expedition PLACE, place PLACE (the same)",
    "monster MONSTER",
    "encounter ID",
    "colour green|yellow|blue",
    "mythos MYTHOS",
    "mystery MYSTERY",
    "ancient-one ANCIENT",
];
