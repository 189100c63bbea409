//! What chance draws, as one self-contained number: the pile, which one if there are several of its
//! kind, and the card in it.
//!
//! Written `monster ghoul`, `encounter general-3`, `back 2`; the first word may be left out if the
//! name is unambiguous.

use crate::content::Content;
use crate::ids::{AncientId, CardNumber, DeckId, MysteryId};
use crate::state::{Drawing, Eldritch};
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
    /// Clues, gates and expeditions are identified by their space.
    Space,
    Monster,
    Colour,
    Mythos,
    /// Each Ancient One has its own pile.
    Mystery,
    /// There are several decks.
    Encounter,
}

/// Colours of Mythos cards, in the order of the stages.
pub const COLOURS: [&str; 3] = ["green", "yellow", "blue"];

/// The word before a card's name, by pile; the first one is used for writing.
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

/// The pile, and which of its kind it is.
fn pile_of(s: &Eldritch, what: Drawing) -> (Pile, u16) {
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
        Drawing::Encounter { deck, .. } => return (Pile::Encounter, deck.0),
        Drawing::Colour { .. } => Pile::Colour,
        Drawing::Mythos | Drawing::Rumor => Pile::Mythos,
        Drawing::Mystery | Drawing::LostMystery => return (Pile::Mystery, s.ancient.0),
    };
    (pile, 0)
}

/// The chance outcome for drawing this.
pub fn number(s: &Eldritch, what: Drawing, of: u16) -> u64 {
    let (pile, which) = pile_of(s, what);
    join(pile, which, of)
}

fn join(pile: Pile, which: u16, of: u16) -> u64 {
    (pile as u64) << 32 | u64::from(which) << 16 | u64::from(of)
}

/// What a chance outcome draws here; `None` if it belongs to another pile.
pub fn of(s: &Eldritch, what: Drawing, drawn: u64) -> Option<u16> {
    let of = u16::try_from(drawn & u64::from(u16::MAX)).ok()?;
    (number(s, what, of) == drawn).then_some(of)
}

/// The encounter card of this name: its deck and its number there.
pub fn encounter_named(content: &Content, name: &str) -> Option<(DeckId, CardNumber)> {
    content.decks.iter().find_map(|(id, deck)| {
        let at = deck.ids().iter().position(|it| *it == name)?;
        Some((id, CardNumber::nth(at)))
    })
}

/// All names of a pile, each with its chance outcome.
fn named(content: &Content, pile: Pile) -> Vec<(String, u64)> {
    let listed = |kind: &str| {
        let names = (0..).zip(content.names.list(kind));
        names.map(|(at, name)| (name.clone(), join(pile, 0, at))).collect()
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
            let all = (0..).zip(COLOURS);
            all.map(|(at, name)| (name.to_owned(), join(pile, 0, at))).collect()
        }
        Pile::Back => {
            let spells = content.spells.iter().map(|it| it.backs.len());
            let conditions = content.conditions.iter().map(|it| it.backs.len());
            let most = spells.chain(conditions).max().unwrap_or_default();
            let numbers = (0..).take(most).map(|at| ((at + 1).to_string(), join(pile, 0, at)));
            let backs = content.conditions.iter().flat_map(|it| (0..).zip(&it.backs));
            numbers.chain(backs.map(|(at, (name, _))| (name.clone(), join(pile, 0, at)))).collect()
        }
        Pile::Mystery => {
            let ancients = AncientId::first(content.ancients.len()).zip(&content.ancients);
            let mysteries = ancients.flat_map(|(one, info)| {
                let deck = MysteryId::first(info.deck.len()).zip(&info.deck);
                deck.map(move |(at, it)| (it.id.clone(), join(pile, one.0, at.0)))
            });
            mysteries.collect()
        }
        Pile::Encounter => {
            let decks = content.decks.iter().flat_map(|(id, deck)| {
                let ids = (0..).zip(deck.ids());
                ids.map(move |(at, name)| (name.to_owned(), join(pile, id.0, at)))
            });
            decks.collect()
        }
    }
}

pub fn write(content: &Content, drawn: u64) -> String {
    let first = WORDS.iter().find(|(_, pile)| *pile as u64 == drawn >> 32);
    let Some((word, pile)) = first else { return drawn.to_string() };
    let name = named(content, *pile).into_iter().find(|(_, number)| *number == drawn);
    name.map_or_else(|| drawn.to_string(), |(name, _)| format!("{word} {name}"))
}

pub fn read(content: &Content, text: &str) -> Result<u64, BadChoice> {
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
    let all: Vec<(String, u64)> = piles.iter().flat_map(|pile| named(content, *pile)).collect();
    let mut found: Vec<u64> =
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

/// How draws are written, for the documentation.
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
