//! A file of cases, parsed once and not yet read against a game.

use crate::malformed::Complaints;
use crate::row::{Node, Row, wrong};
use crate::source::Source;
use std::path::{Component, Path};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A parsed file.
#[derive(Debug)]
pub struct Document<'t> {
    pub(crate) file: &'t str,
    pub(crate) parts: Vec<Part<'t>>,
    /// What is not even TOML.
    pub(crate) malformed: Vec<String>,
}

/// A stretch of the file that is TOML by itself: all of it, unless something in it is broken.
#[derive(Debug)]
pub(crate) struct Part<'t> {
    pub source: Source<'t>,
    table: Spanned<DeTable<'t>>,
}

impl<'t> Document<'t> {
    /// Parses a file. If it is not valid TOML, each case is parsed separately, so that one unclosed
    /// bracket does not swallow the cases after it.
    pub fn parse(file: &'t str, text: &'t str) -> Self {
        let whole = match Part::parse(Source::new(file, text)) {
            Ok(part) => return Self { file, parts: vec![part], malformed: Vec::new() },
            Err(drawn) => drawn,
        };
        let mut parts = Vec::new();
        let mut malformed = Vec::new();
        for (stretch, first_line) in stretches(text) {
            match Part::parse(Source::part(file, stretch, first_line)) {
                Ok(part) => parts.push(part),
                Err(drawn) => malformed.extend(drawn),
            }
        }
        if malformed.is_empty() {
            // Broken only as a whole: what the parts say cannot be trusted.
            return Self { file, parts: Vec::new(), malformed: whole };
        }
        Self { file, parts, malformed }
    }

    /// The game the cases are for: as the file says, or the directory below `cases`.
    pub fn game(&self) -> Option<&str> {
        self.stated_game().or_else(|| game_of_path(self.file))
    }

    fn stated_game(&self) -> Option<&str> {
        self.parts.iter().find_map(|part| part.table.get_ref().get("game")?.get_ref().as_str())
    }

    /// Draws one complaint about the file as a whole, at its `game` line if there is one.
    pub(crate) fn complain(&self, what: &str, help: Option<String>) -> String {
        let nothing = Source::new(self.file, "");
        let stated = self.parts.iter().find(|part| part.table.get_ref().contains_key("game"));
        let part = stated.or(self.parts.first());
        let source = part.map_or(&nothing, |part| &part.source);
        let at = part.and_then(|part| part.table.get_ref().get("game")).map_or(0..0, Spanned::span);
        let mut complaints = Complaints::new(source);
        complaints.advise(at, what, help);
        complaints.into_drawn().concat()
    }
}

impl<'t> Part<'t> {
    fn parse(source: Source<'t>) -> Result<Self, Vec<String>> {
        match DeTable::parse(source.text) {
            Ok(table) => Ok(Self { source, table }),
            Err(error) => {
                let mut complaints = Complaints::new(&source);
                complaints.say(error.span().unwrap_or(0..0), error.message());
                Err(complaints.into_drawn())
            }
        }
    }

    /// The cases of this part; complains of anything else it holds.
    pub fn cases(&self, complaints: &mut Complaints<'_>) -> &[Node<'_>] {
        let row = Row::new(self.table.get_ref(), 0..0);
        row.allow(&["game", "case"], complaints);
        row.text("game", complaints);
        match row.get("case").map(|node| (node, node.get_ref())) {
            None => &[],
            Some((_, DeValue::Array(cases))) => cases,
            Some((node, other)) => {
                wrong(node, "case", "a list of tables, each under [[case]]", other, complaints);
                &[]
            }
        }
    }
}

/// The file cut before each `[[case]]`, with the number of each stretch's first line.
fn stretches(text: &str) -> Vec<(&str, usize)> {
    let mut cuts = vec![(0, 1)];
    let mut at = 0;
    for (n, line) in text.split_inclusive('\n').enumerate() {
        if at > 0 && line.trim_start().starts_with("[[case]]") {
            cuts.push((at, n + 1));
        }
        at += line.len();
    }
    let ends = cuts.iter().skip(1).map(|(at, _)| *at).chain([text.len()]);
    cuts.iter().zip(ends).map(|((from, line), to)| (&text[*from..to], *line)).collect()
}

/// The folder directly below the last folder called `cases`.
pub fn game_of_path(file: &str) -> Option<&str> {
    let folders: Vec<&str> = Path::new(file)
        .parent()?
        .components()
        .filter_map(|part| match part {
            Component::Normal(name) => name.to_str(),
            _ => None,
        })
        .collect();
    let cases = folders.iter().rposition(|name| *name == "cases")?;
    folders.get(cases + 1).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_below_cases_names_the_game() {
        assert_eq!(game_of_path("/home/cases/omen/cases/duel/turn/wither.toml"), Some("duel"));
        assert_eq!(game_of_path("cases/wither.toml"), None);
        assert_eq!(game_of_path("wither.toml"), None);
    }

    #[test]
    fn a_broken_case_does_not_swallow_the_next() {
        let text = "game = 'g'\n[[case]]\nrules = [\n[[case]]\nname = 'b'\n";
        let document = Document::parse("f.toml", text);
        assert_eq!(document.parts.len(), 2);
        assert_eq!(document.parts[1].source.line(0), 4);
        assert_eq!(document.malformed.len(), 1);
        assert_eq!(document.game(), Some("g"));
    }
}
