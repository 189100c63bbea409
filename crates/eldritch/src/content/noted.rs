//! All names of all files, collected before anything else is read.

use super::limits;
use super::names::AllNames;
use super::pack::{BadPack, File, Shape};
use super::{DeckKind, raw};
use crate::ids::Form;
use ::pack::{BAD_ID, Id, drawn, ids, is_id};
use std::collections::{HashMap, HashSet};

/// What has been collected so far.
#[derive(Debug)]
pub struct Noted {
    names: AllNames,
    /// Where each name was first used.
    first: HashMap<(&'static str, String), String>,
    /// Encounter decks that packs declare.
    added: HashSet<String>,
    /// How many cards each encounter deck has.
    decks: HashMap<String, usize>,
    /// Names used by two files.
    alike: Vec<String>,
    wrong: Vec<String>,
}

impl Default for Noted {
    fn default() -> Self {
        // The world is a board without an entry of its own.
        let known = |kind, id: &str| ((kind, id.to_owned()), "the base box".to_owned());
        let kinds = Form::ALL.map(|form| known("kind", form.key()));
        let first = kinds.into_iter().chain([known("board", "world")]).collect();
        let (added, decks) = (HashSet::new(), HashMap::new());
        let (alike, wrong) = (Vec::new(), Vec::new());
        Self { names: AllNames::new(), first, added, decks, alike, wrong }
    }
}

impl Noted {
    pub fn finish(mut self) -> Result<AllNames, BadPack> {
        self.tell_kinds_from_traits();
        self.alike.append(&mut self.wrong);
        if self.alike.is_empty() { Ok(self.names) } else { Err(BadPack(self.alike)) }
    }

    /// The names used by two files, without any other errors.
    pub fn alike(mut self) -> Vec<String> {
        self.tell_kinds_from_traits();
        self.alike
    }

    /// `discard 1 relic` would mean two things.
    fn tell_kinds_from_traits(&mut self) {
        let traits = self.names.list("trait");
        for kind in self.names.list("kind").iter().filter(|kind| traits.contains(kind)) {
            let place = self.first.get(&("kind", kind.clone())).map_or("", String::as_str);
            self.alike.push(format!(
                "{place}: the kind of cards \"{kind}\" has the name of a trait; effects could not \
                 tell them apart: call it something else"
            ));
        }
    }

    /// Collects the names of a file.
    pub fn take(&mut self, file: &File<'_>, shape: &Shape) {
        let spans = ids(file);
        let mut all = Spots { file, spans: &spans, noted: self };
        match shape {
            Shape::Board(it) => it.space.iter().for_each(|it| all.name("place", &it.id, &[])),
            Shape::Assets(it) => it.card.iter().for_each(|it| all.card_of("asset", it)),
            Shape::Artifacts(_, it) => {
                it.card.iter().for_each(|it| all.card_of("artifact", it));
            }
            Shape::Spells(_, it) => it.spell.iter().for_each(|it| {
                all.name("spell", &it.id, &it.traits);
                all.room("back", &it.id, it.backs.len());
            }),
            Shape::Conditions(_, it) => it.condition.iter().for_each(|it| {
                all.name("condition", &it.id, &it.traits);
                all.room("ability", &it.id, it.abilities.len());
                all.room("back", &it.id, it.backs.len());
            }),
            Shape::Monsters(it) => it.monster.iter().for_each(|it| {
                all.name("monster", &it.id, &[]);
                all.room("ability", &it.id, it.abilities.len());
            }),
            Shape::Investigators(it) => {
                it.investigator.iter().for_each(|it| {
                    all.name("investigator", &it.id, &[]);
                    all.room("ability", &it.id, it.abilities.len());
                });
            }
            Shape::AncientOnes(it) => it.ancient_one.iter().for_each(|it| {
                all.name("ancient-one", &it.id, &[]);
                let sides = [Some(&it.front), it.back.as_ref()].into_iter().flatten();
                for side in sides {
                    let cultist = side.cultist.as_ref().map_or(0, |it| it.abilities.len());
                    all.room("ability", &it.id, side.abilities.len().max(cultist));
                }
                all.room("mystery", &it.id, it.mystery.len());
                it.mystery.iter().for_each(|it| all.once("mystery", &it.id));
            }),
            Shape::Mythos(it) => it.mythos.iter().for_each(|it| {
                all.name("mythos", &it.id, &[]);
                all.room("ability", &it.id, it.abilities.len());
            }),
            Shape::Kinds(it) => it.kind.iter().for_each(|it| all.name("kind", &it.id, &[])),
            Shape::Decks(it) => it.deck.iter().for_each(|it| {
                all.name("deck", &it.id, &[]);
                all.noted.added.insert(it.id.clone());
            }),
            Shape::Simple(deck, it) => {
                all.deck(deck);
                it.card.iter().for_each(|it| all.card(deck, &it.id));
            }
            Shape::Complex(deck, it) => {
                all.deck(deck);
                it.card.iter().for_each(|it| all.card(deck, &it.id));
            }
            Shape::Icons(_) => {}
            Shape::Map(it) => {
                it.board.iter().for_each(|it| all.once("board", &it.id));
                it.sea.iter().for_each(|it| all.once("sea", &it.id));
            }
        }
    }
}

/// A file whose names are being collected.
struct Spots<'a> {
    file: &'a File<'a>,
    spans: &'a [Id],
    noted: &'a mut Noted,
}

impl Spots<'_> {
    /// The position of an id in the file; the last one, if there are two.
    fn span(&self, id: &str) -> Option<std::ops::Range<usize>> {
        self.spans.iter().rfind(|it| it.id == id).map(|it| it.span.clone())
    }

    fn name(&mut self, kind: &'static str, id: &str, traits: &[String]) {
        self.once(kind, id);
        // One error is enough; an untrusted pack may have a hundred thousand.
        if self.noted.names.list(kind).len() > limits::most(kind) {
            return;
        }
        let nth = self.noted.names.add(kind, id);
        self.noted.wrong.extend(limits::beyond(self.file, kind, nth, self.span(id)));
        for word in traits {
            if !is_id(word) {
                let span = self.span(id).unwrap_or_default();
                let what = format!("the trait {word:?}: {BAD_ID}");
                self.noted.wrong.push(drawn(self.file, span, what));
            }
            let known = self.noted.names.list("trait").len();
            let nth = self.noted.names.add("trait", word);
            if nth == known {
                self.noted.wrong.extend(limits::beyond(self.file, "trait", nth, self.span(id)));
            }
        }
    }

    fn card_of(&mut self, kind: &'static str, card: &raw::Card) {
        self.name(kind, &card.id, &card.traits);
        self.room("ability", &card.id, card.abilities.len());
    }

    /// Reports a name that is already taken.
    fn once(&mut self, kind: &'static str, id: &str) {
        let here = self.file.shown.to_owned();
        if let Some(first) = self.noted.first.insert((kind, id.to_owned()), here) {
            let what = format!(
                "there is another {kind} \"{id}\" in {first}; names are unique: call this one \
                 something else"
            );
            self.noted.alike.push(match self.span(id) {
                Some(span) => drawn(self.file, span, what),
                None => format!("{}: {what}", self.file.shown),
            });
        }
    }

    /// Reports something with more parts than there is room for.
    fn room(&mut self, kind: &'static str, id: &str, count: usize) {
        let span = self.span(id);
        let beyond = (0..count).find_map(|nth| limits::beyond(self.file, kind, nth, span.clone()));
        self.noted.wrong.extend(beyond);
    }

    /// A file of cards for a deck. A pack may add cards to an existing deck; an undeclared name is
    /// a region.
    fn deck(&mut self, deck: &str) {
        if script::Names::id(&self.noted.names, "deck", deck).is_none() {
            self.name("deck", deck, &[]);
        }
        let is_region = DeckKind::undeclared(deck) == DeckKind::Region;
        if is_region && !self.noted.added.contains(deck) {
            self.noted.names.add("region", deck);
        }
    }

    fn card(&mut self, deck: &str, id: &str) {
        self.once("encounter", id);
        let count = self.noted.decks.entry(deck.to_owned()).or_default();
        let nth = *count;
        *count += 1;
        self.noted.wrong.extend(limits::beyond(self.file, "card of a deck", nth, self.span(id)));
    }
}
