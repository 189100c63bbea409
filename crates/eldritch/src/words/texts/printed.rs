//! All texts of a box by their keys, deck by deck.

use super::{cultist_of, on, on_fallen, on_mystery, part};
use crate::content::{Content, SideInfo};
use crate::ids::{
    AncientId, ArtifactId, AssetId, CardNumber, ConditionId, MonsterId, MythosId, SheetId, SpellId,
};
use crate::state::{Marker, Source};
use crate::words::printed::{cards, names};
use crate::words::stories;
use ::scene::{Phrase, Text};
use std::collections::HashSet;

/// Every text under its key.
pub fn all(content: &Content) -> Vec<(Text, Phrase)> {
    let mut texts = Texts { content, all: Vec::new() };
    texts.of_cards();
    texts.of_monsters();
    texts.of_sheets();
    texts.of_ancients();
    texts.of_simple_encounters();
    texts.of_complex_encounters();
    texts.all
}

pub(super) fn keys(content: &Content) -> HashSet<Text> {
    all(content).into_iter().map(|(key, _)| key).collect()
}

struct Texts<'c> {
    content: &'c Content,
    all: Vec<(Text, Phrase)>,
}

impl Texts<'_> {
    /// Adds lines as one text; nothing if there are none.
    fn put(&mut self, key: Text, lines: Vec<Phrase>) {
        let after = |rest, first| Phrase::new("eh-lines").said("first", first).said("rest", rest);
        self.all.extend(lines.into_iter().rev().reduce(after).map(|text| (key, text)));
    }

    fn of_cards(&mut self) {
        let content = self.content;
        for id in AssetId::first(content.assets.len()) {
            self.put(on(&names::asset(content, id)), cards::asset(content, id));
        }
        for id in ArtifactId::first(content.artifacts.len()) {
            self.put(on(&names::artifact(content, id)), cards::artifact(content, id));
        }
        for id in SpellId::first(content.spells.len()) {
            let name = names::spell(content, id);
            self.put(on(&name), cards::spell(content, id));
            for copy in 0..content.spell(id).backs.len() {
                self.put(part(&name, copy), cards::spell_back(content, id, copy));
            }
        }
        for id in ConditionId::first(content.conditions.len()) {
            let name = names::condition(content, id);
            self.put(on(&name), cards::condition(content, id));
            for copy in 0..content.condition(id).backs.len() {
                self.put(part(&name, copy), cards::condition_back(content, id, copy));
            }
        }
        for id in MythosId::first(content.mythos.len()) {
            self.put(on(&names::mythos(content, id)), cards::mythos(content, id));
        }
    }

    fn of_monsters(&mut self) {
        let content = self.content;
        for id in MonsterId::first(content.monsters.len()) {
            self.put(on(&names::monster(content, id)), cards::monster(content, id));
        }
    }

    fn of_sheets(&mut self) {
        let content = self.content;
        for id in SheetId::first(content.sheets.len()) {
            let name = names::sheet(content, id);
            self.put(on(&name), cards::sheet(content, id));
            self.put(part(&name, "begins"), cards::sheet_begins(content, id));
            let info = content.sheet(id);
            for (marker, fallen) in
                [(Marker::Crippled, info.crippled), (Marker::Insane, info.insane)]
            {
                self.put(on_fallen(content, id, marker), cards::encounter(content, fallen));
            }
        }
    }

    fn of_ancients(&mut self) {
        let content = self.content;
        for id in AncientId::first(content.ancients.len()) {
            let one = content.ancient(id);
            let name = names::ancient(content, id);
            self.put(on(&name), cards::ancient(content, id));
            self.put(part(&name, "awake"), cards::ancient_awake(content, id));
            let cultist = |side: &SideInfo| {
                side.cultist.as_ref().map_or_else(Vec::new, |it| cards::cultist(content, it))
            };
            self.put(part(&name, cultist_of(false)), cultist(&one.front));
            if let Some(back) = &one.back {
                self.put(part(&name, cultist_of(true)), cultist(back));
            }
            for mystery in &one.deck {
                self.put(on_mystery(mystery), cards::mystery(content, mystery));
            }
        }
    }

    fn of_simple_encounters(&mut self) {
        let content = self.content;
        let decks = content.decks.iter();
        for (deck, card, info) in decks.flat_map(|(id, deck)| {
            let cards = deck.simple();
            CardNumber::first(cards.len()).zip(cards).map(move |(card, info)| (id, card, info))
        }) {
            for (nth, (_, effect)) in (0..).zip(&info.at) {
                let source = Source::Encounter { deck, card, part: nth };
                if let Some(story) = stories::key(content, source) {
                    self.put(on(&story), cards::encounter(content, *effect));
                }
            }
        }
    }

    fn of_complex_encounters(&mut self) {
        let content = self.content;
        let decks = content.decks.iter();
        for (deck, card, info) in decks.flat_map(|(id, deck)| {
            let cards = deck.complex();
            CardNumber::first(cards.len()).zip(cards).map(move |(card, info)| (id, card, info))
        }) {
            let source = Source::Encounter { deck, card, part: 0 };
            let Some(story) = stories::key(content, source) else { continue };
            self.put(on(&story), cards::complex(content, info));
            self.put(part(&story, 1), cards::encounter(content, info.pass));
            self.put(part(&story, 2), cards::encounter(content, info.fail));
        }
    }
}
