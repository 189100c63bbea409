//! The boxes of this game.

use super::pack::{self, BadPack, DRAWN, File};
use super::{Content, base, read, schema};
use crate::words::{printed, stories};
use ::pack::{Contents, Shelf};
use toml::{Table, Value};

/// The boxes available in addition to the base box.
pub static SHELF: Shelf<Content> = Shelf::new();

/// Everything that needs a name, by its kind in packs and in message keys.
const NAMED: [(&str, &str); 12] = [
    ("place", "place"),
    ("asset", "asset"),
    ("artifact", "artifact"),
    ("spell", "spell"),
    ("condition", "condition"),
    ("monster", "monster"),
    ("kind", "kind"),
    ("trait", "trait"),
    ("investigator", "sheet"),
    ("ancient-one", "ancient"),
    ("mythos", "mythos"),
    ("deck", "deck"),
];

impl Contents for Content {
    const GAME: &'static str = "eldritch";

    fn base() -> Vec<File<'static>> {
        base()
    }

    fn read(files: &[File<'_>]) -> Result<Self, BadPack> {
        read(files)
    }

    fn alike(files: &[File<'_>]) -> Vec<String> {
        pack::alike(files)
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        printed::LOCALES
    }

    /// Both languages must have the same stories.
    fn take_words(&mut self, language: &str, text: &str) {
        if language == "en" {
            stories::note(text, &mut self.stories);
        }
    }

    fn rules_of(path: &str, mut table: Table) -> Option<Table> {
        if DRAWN.contains(&path) {
            return None;
        }
        if let Some(Value::Array(spaces)) = table.get_mut("place").filter(|_| path == "board.toml")
        {
            for space in spaces.iter_mut().filter_map(Value::as_table_mut) {
                space.remove("x");
                space.remove("y");
            }
        }
        Some(table)
    }

    fn named(&self) -> Vec<(&'static str, String, String)> {
        let listed = |(kind, word): (&'static str, &'static str)| {
            let names = self.names.list(kind).iter();
            names.map(move |name| (kind, name.clone(), format!("eh-{word}-{name}")))
        };
        let mysteries = self.ancients.iter().flat_map(|one| &one.deck);
        let mysteries =
            mysteries.map(|it| ("mystery", it.id.clone(), format!("eh-mystery-{}", it.id)));
        let boards = self.map.boards.iter();
        let boards = boards.map(|it| ("board", it.id.clone(), format!("eh-board-{}", it.id)));
        let seas = self.map.seas.iter();
        let seas = seas.map(|it| ("sea", it.id.clone(), format!("eh-sea-{}", it.id)));
        let backs = self.conditions.iter().flat_map(|condition| &condition.backs);
        let backs = backs.map(|(id, _)| ("back", id.clone(), format!("eh-back-{id}")));
        let all = NAMED.into_iter().flat_map(listed).chain(mysteries).chain(boards);
        all.chain(seas).chain(backs).collect()
    }

    fn effects(&self) -> usize {
        self.told.len()
    }

    fn schema(path: &str) -> Option<serde_json::Value> {
        schema(path)
    }

    fn phrases() -> String {
        crate::language::manual()
    }
}
