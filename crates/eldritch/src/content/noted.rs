//! All names of all files, noted before anything else is read.

use super::limits;
use super::names::AllNames;
use super::pack::{BadPack, File, Shape};
use super::raw;
use ::pack::{BAD_ID, Id, drawn, ids, is_id};
use std::collections::HashMap;

/// What was noted so far.
#[derive(Debug)]
pub struct Noted {
    names: AllNames,
    /// Where everything that has a name was first named.
    first: HashMap<(&'static str, String), String>,
    /// How many cards each encounter deck has.
    decks: HashMap<String, usize>,
    /// What two files name alike.
    alike: Vec<String>,
    wrong: Vec<String>,
}

impl Default for Noted {
    fn default() -> Self {
        // The world is a board without a line of its own.
        let first = HashMap::from([(("board", "world".to_owned()), "the base box".to_owned())]);
        let (alike, wrong) = (Vec::new(), Vec::new());
        Self { names: AllNames::new(), first, decks: HashMap::new(), alike, wrong }
    }
}

impl Noted {
    pub fn finish(mut self) -> Result<AllNames, BadPack> {
        self.alike.append(&mut self.wrong);
        if self.alike.is_empty() { Ok(self.names) } else { Err(BadPack(self.alike)) }
    }

    /// What two files name alike, and nothing else that may be wrong with them.
    pub fn alike(self) -> Vec<String> {
        self.alike
    }

    /// Notes the names of a file.
    pub fn take(&mut self, file: &File<'_>, shape: &Shape) {
        let spans = ids(file);
        let mut all = Spots { file, spans: &spans, noted: self };
        match shape {
            Shape::Board(it) => it.space.iter().for_each(|it| all.name("place", &it.id, &[])),
            Shape::Assets(it) => {
                it.card.iter().for_each(|it| all.name("asset", &it.id, &it.traits))
            }
            Shape::Artifacts(it) => {
                it.card.iter().for_each(|it| all.name("artifact", &it.id, &it.traits));
            }
            Shape::Spells(it) => it.spell.iter().for_each(|it| {
                all.name("spell", &it.id, &it.traits);
                all.room("back", &it.id, it.backs.len());
            }),
            Shape::Conditions(it) => it.condition.iter().for_each(|it| {
                all.name("condition", &it.id, &it.traits);
                all.room("back", &it.id, it.backs.len());
            }),
            Shape::Monsters(it) => {
                it.monster.iter().for_each(|it| all.name("monster", &it.id, &[]))
            }
            Shape::Investigators(it) => {
                it.investigator.iter().for_each(|it| all.name("investigator", &it.id, &[]));
            }
            Shape::AncientOnes(it) => it.ancient_one.iter().for_each(|it| {
                all.name("ancient-one", &it.id, &[]);
                all.room("mystery", &it.id, it.mystery.len());
                it.mystery.iter().for_each(|it| all.once("mystery", &it.id));
            }),
            Shape::Mythos(it) => it.mythos.iter().for_each(|it| all.name("mythos", &it.id, &[])),
            Shape::Region(region, it) => {
                // A pack may add cards to the deck of a region that is there.
                if all.noted.names.list("region").iter().all(|known| known != region) {
                    all.name("region", region, &[]);
                }
                all.simple(region, it);
            }
            Shape::General(it) => all.simple("general", it),
            Shape::Research(it) => all.simple("research", it),
            Shape::Expedition(it) => all.complex("expedition", it),
            Shape::OtherWorld(it) => all.complex("other-world", it),
            Shape::Special(it) => all.complex("special", it),
            Shape::Icons(_) => {}
            Shape::Map(it) => {
                it.board.iter().for_each(|it| all.once("board", &it.id));
                it.sea.iter().for_each(|it| all.once("sea", &it.id));
            }
        }
    }
}

/// A file whose names are being noted.
struct Spots<'a> {
    file: &'a File<'a>,
    spans: &'a [Id],
    noted: &'a mut Noted,
}

impl Spots<'_> {
    /// Where an id stands in the file; the last, if it stands there twice.
    fn span(&self, id: &str) -> Option<std::ops::Range<usize>> {
        self.spans.iter().rfind(|it| it.id == id).map(|it| it.span.clone())
    }

    fn name(&mut self, kind: &'static str, id: &str, traits: &[String]) {
        self.once(kind, id);
        // One too many was told; a pack of a stranger may have a hundred thousand.
        if self.noted.names.list(kind).len() > limits::most(kind) {
            return;
        }
        let nth = usize::from(self.noted.names.add(kind, id));
        self.noted.wrong.extend(limits::beyond(self.file, kind, nth, self.span(id)));
        for word in traits {
            if !is_id(word) {
                let span = self.span(id).unwrap_or_default();
                let what = format!("the trait {word:?}: {BAD_ID}");
                self.noted.wrong.push(drawn(self.file, span, what));
            }
            let known = self.noted.names.list("trait").len();
            let nth = usize::from(self.noted.names.add("trait", word));
            if nth == known {
                self.noted.wrong.extend(limits::beyond(self.file, "trait", nth, self.span(id)));
            }
        }
    }

    /// Complains if somebody has this name already.
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

    /// Complains if something has more parts than there is room for.
    fn room(&mut self, kind: &'static str, id: &str, count: usize) {
        let span = self.span(id);
        let beyond = (0..count).find_map(|nth| limits::beyond(self.file, kind, nth, span.clone()));
        self.noted.wrong.extend(beyond);
    }

    fn simple(&mut self, deck: &str, cards: &raw::SimpleEncounters) {
        cards.card.iter().for_each(|it| self.card(deck, &it.id));
    }

    fn complex(&mut self, deck: &str, cards: &raw::ComplexEncounters) {
        cards.card.iter().for_each(|it| self.card(deck, &it.id));
    }

    fn card(&mut self, deck: &str, id: &str) {
        self.once("encounter", id);
        let count = self.noted.decks.entry(deck.to_owned()).or_default();
        let nth = *count;
        *count += 1;
        self.noted.wrong.extend(limits::beyond(self.file, "card of a deck", nth, self.span(id)));
    }
}
