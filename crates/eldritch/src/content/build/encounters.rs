//! Encounter decks and their cards.

use super::Builder;
use crate::content::cards::{ComplexInfo, SimpleInfo, Spot};
use crate::content::pack::File;
use crate::content::{Cards, DeckInfo, DeckKind, raw};
use crate::ids::{AncientId, SpaceId, Terrain};
use script::Names;
use toml::Spanned;

impl Builder {
    /// Creates the decks a pack adds, before any cards are put in.
    pub fn begin_decks(&mut self, file: &File<'_>, added: &raw::AddedDecks) {
        for deck in &added.deck {
            let met = deck.met.iter().filter_map(|name| self.spot(file, name)).collect();
            self.decks.insert(
                deck.id.clone(),
                DeckInfo { met, ..DeckInfo::new(&deck.id, DeckKind::Added, deck.complex) },
            );
        }
    }

    /// The deck of this name; one that no pack declares is created by its first card.
    fn deck(&mut self, id: &str) -> &mut DeckInfo {
        let kind = DeckKind::undeclared(id);
        let new = || DeckInfo::new(id, kind, kind.has_parts());
        self.decks.entry(id.to_owned()).or_insert_with(new)
    }

    /// Adds cards with parts by space or terrain to a deck.
    pub(super) fn simple_deck(
        &mut self,
        file: &File<'_>,
        deck: &str,
        cards: raw::SimpleEncounters,
    ) {
        let mut read = Vec::new();
        for card in cards.card {
            let mut at = Vec::new();
            for (spot, effect) in &card.at {
                match self.known_spot(spot) {
                    Some(spot) => at.push((spot, self.effect(file, effect))),
                    None => {
                        let what = format!("card {}: there is no place \"{spot}\"", card.id);
                        self.wrong.push(::pack::drawn(file, effect.span(), what));
                    }
                }
            }
            let ancient =
                card.ancient_one.as_ref().and_then(|it| self.name(file, "ancient-one", it));
            read.push(SimpleInfo { id: card.id, ancient: ancient.map(AncientId), at });
        }
        if let Cards::Simple(all) = &mut self.deck(deck).cards {
            all.extend(read);
        }
    }

    /// EH-COMPLEX-ENCOUNTERS-01, EH-EXPEDITION-ENCOUNTERS-01, EH-OTHER-WORLD-ENCOUNTERS-02: cards
    /// with three parts.
    pub(super) fn complex_deck(
        &mut self,
        file: &File<'_>,
        deck: &str,
        cards: raw::ComplexEncounters,
    ) {
        let mut read = Vec::new();
        for card in cards.card {
            let ancient =
                card.ancient_one.as_ref().and_then(|it| self.name(file, "ancient-one", it));
            read.push(ComplexInfo {
                space: card.space.as_ref().and_then(|space| self.space(file, space)),
                ancient: ancient.map(AncientId),
                first: self.effect(file, &card.first),
                pass: self.effect(file, &card.pass),
                fail: self.effect(file, &card.fail),
                world: card.world,
                deck: card.deck,
                id: card.id,
            });
        }
        if let Cards::Complex(all) = &mut self.deck(deck).cards {
            all.extend(read);
        }
    }

    /// A space or a terrain.
    fn known_spot(&self, name: &str) -> Option<Spot> {
        Some(match name {
            "city" => Spot::Terrain(Terrain::City),
            "wilderness" => Spot::Terrain(Terrain::Wilderness),
            "sea" => Spot::Terrain(Terrain::Sea),
            space => Spot::Space(SpaceId(self.content.names.id("place", space)?)),
        })
    }

    fn spot(&mut self, file: &File<'_>, name: &Spanned<String>) -> Option<Spot> {
        match self.known_spot(name.get_ref()) {
            Some(spot) => Some(spot),
            None => self.space(file, name).map(Spot::Space),
        }
    }
}
