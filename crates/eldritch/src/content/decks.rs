//! The encounter decks: those of the rulebook, one per region, and those that packs add.

use super::cards::{ComplexInfo, SimpleInfo, Spot};
use super::{Content, SpaceInfo};
use crate::ids::{CardNumber, DeckId, SpaceId};

/// What a deck is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckKind {
    /// EH-LOCATION-ENCOUNTERS-02: the cities of a region.
    Region,
    General,
    Research,
    Expedition,
    OtherWorld,
    Special,
    /// A pack's deck, encountered where its `decks.toml` says or by effects.
    Added,
}

impl DeckKind {
    /// The kinds with exactly one deck, by its id.
    const KNOWN: [(&str, DeckKind); 5] = [
        ("general", DeckKind::General),
        ("research", DeckKind::Research),
        ("expedition", DeckKind::Expedition),
        ("other-world", DeckKind::OtherWorld),
        ("special", DeckKind::Special),
    ];

    /// What a deck that no pack declares is for.
    pub fn undeclared(id: &str) -> Self {
        let known = Self::KNOWN.iter().find(|(known, _)| *known == id);
        known.map_or(DeckKind::Region, |(_, kind)| *kind)
    }

    /// EH-COMPLEX-ENCOUNTERS-01, EH-EXPEDITION-ENCOUNTERS-01, EH-OTHER-WORLD-ENCOUNTERS-02: whether the cards
    /// of a deck that no pack declares have three parts.
    pub fn has_parts(self) -> bool {
        matches!(self, DeckKind::Expedition | DeckKind::OtherWorld | DeckKind::Special)
    }
}

/// The cards of a deck.
#[derive(Clone, Debug)]
pub enum Cards {
    Simple(Vec<SimpleInfo>),
    Complex(Vec<ComplexInfo>),
}

#[derive(Clone, Debug)]
pub struct DeckInfo {
    pub id: String,
    pub kind: DeckKind,
    pub cards: Cards,
    /// Where a deck of a pack is met.
    pub met: Vec<Spot>,
}

impl DeckInfo {
    pub fn new(id: &str, kind: DeckKind, complex: bool) -> Self {
        let cards = if complex { Cards::Complex(Vec::new()) } else { Cards::Simple(Vec::new()) };
        Self { id: id.to_owned(), kind, cards, met: Vec::new() }
    }

    pub fn simple(&self) -> &[SimpleInfo] {
        match &self.cards {
            Cards::Simple(cards) => cards,
            Cards::Complex(_) => &[],
        }
    }

    pub fn complex(&self) -> &[ComplexInfo] {
        match &self.cards {
            Cards::Simple(_) => &[],
            Cards::Complex(cards) => cards,
        }
    }

    pub fn is_complex(&self) -> bool {
        matches!(self.cards, Cards::Complex(_))
    }

    /// The ids of its cards, in order.
    pub fn ids(&self) -> Vec<&str> {
        match &self.cards {
            Cards::Simple(cards) => cards.iter().map(|card| card.id.as_str()).collect(),
            Cards::Complex(cards) => cards.iter().map(|card| card.id.as_str()).collect(),
        }
    }

    pub fn len(&self) -> usize {
        match &self.cards {
            Cards::Simple(cards) => cards.len(),
            Cards::Complex(cards) => cards.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether an encounter of this deck may be chosen on a space.
    pub fn is_met_on(&self, id: SpaceId, space: &SpaceInfo) -> bool {
        self.met.iter().any(|spot| spot.is_on(id, space))
    }
}

/// All decks, by the order in which the boxes name them.
#[derive(Clone, Debug, Default)]
pub struct Decks {
    all: Vec<DeckInfo>,
    pub general: DeckId,
    pub research: DeckId,
    pub expedition: DeckId,
    pub other_world: DeckId,
    pub special: DeckId,
}

impl Decks {
    /// These decks, plus an empty one for each deck of the rulebook that no box has.
    pub fn new(mut all: Vec<DeckInfo>) -> Self {
        for (id, kind) in DeckKind::KNOWN {
            if all.iter().all(|deck| deck.kind != kind) {
                all.push(DeckInfo::new(id, kind, kind.has_parts()));
            }
        }
        let of = |kind| DeckId::nth(all.iter().position(|deck| deck.kind == kind).unwrap_or(0));
        let (general, research) = (of(DeckKind::General), of(DeckKind::Research));
        let (expedition, other_world) = (of(DeckKind::Expedition), of(DeckKind::OtherWorld));
        let special = of(DeckKind::Special);
        Self { all, general, research, expedition, other_world, special }
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn get(&self, id: DeckId) -> &DeckInfo {
        &self.all[id.at()]
    }

    pub fn iter(&self) -> impl Iterator<Item = (DeckId, &DeckInfo)> {
        DeckId::first(self.all.len()).zip(&self.all)
    }

    pub fn named(&self, name: &str) -> Option<DeckId> {
        self.iter().find(|(_, deck)| deck.id == name).map(|(id, _)| id)
    }

    /// The ids of all decks.
    pub fn ids(&self) -> Vec<&str> {
        self.all.iter().map(|deck| deck.id.as_str()).collect()
    }
}

impl Content {
    /// The cards of a deck with parts by space or terrain.
    pub fn simple_cards(&self, deck: DeckId) -> &[SimpleInfo] {
        self.decks.get(deck).simple()
    }

    /// The cards of a deck that have three parts.
    pub fn complex_cards(&self, deck: DeckId) -> &[ComplexInfo] {
        self.decks.get(deck).complex()
    }

    /// The space of an expedition card.
    pub fn leads_to(&self, card: CardNumber) -> Option<SpaceId> {
        self.complex_cards(self.decks.expedition)[card.at()].space
    }
}
