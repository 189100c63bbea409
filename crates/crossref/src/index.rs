//! All citations of a tree, and the text that carries them in the binary.

use crate::rulings::{self, Ruling};
use crate::texts::{self, Links};
use crate::tree::{self, ScanError};
use crate::{Ids, blocks, rust};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

/// Crates that speak about ids instead of citing rules: what they name are examples.
pub const ABOUT_IDS: [&str; 4] = ["crossref", "ledger", "omen", "spelling"];

const RULINGS: &str = "docs/rulings.md";

/// What a citation stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Code,
    Content,
    Case,
    Test,
    Text,
    Ruling,
}

/// How near a citation in code is to what it cites: a doc comment says what an item implements, a
/// comment what a step does, a literal what people are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    Doc,
    Comment,
    Literal,
}

/// A place that cites rules.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    pub kind: Kind,
    pub strength: Strength,
    /// Below the root of the tree.
    pub file: String,
    pub line: usize,
    /// The item, case, card, key or reading; empty for a whole file.
    pub name: String,
    /// The rules, chapters such as `CWD-TOWERS` and readings such as `E-13`.
    pub ids: Vec<String>,
}

/// The citations of a source tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Index {
    entries: Vec<Entry>,
}

impl Index {
    /// Reads the tree below `root`.
    pub fn of_tree(root: &Path) -> Result<Self, ScanError> {
        let ledgers = tree::files(root, "rules", "toml")?;
        let ledgers: Vec<String> =
            ledgers.iter().map(|file| tree::read(root, file)).collect::<Result<_, _>>()?;
        let page = tree::read(root, RULINGS)?;
        let rulings = rulings::rulings(&page);
        let ids = Ids::of_ledgers(ledgers.iter().map(String::as_str))
            .with_readings(rulings.iter().map(|ruling| ruling.id));
        let mut index = Self::default();
        let links = index.read_code(root, &ids)?;
        index.read_tables(root, &ids, "cases", Kind::Case, "name")?;
        index.read_tables(root, &ids, "content", Kind::Content, "id")?;
        index.read_locales(root, &links)?;
        index.add_rulings(&ids, &rulings);
        Ok(index)
    }

    /// Every citation.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The citations of one rule or reading, by kind, the nearest to the rule first; those of its whole chapter come last in
    /// their kind.
    pub fn of(&self, id: &str) -> Vec<&Entry> {
        let cites =
            |entry: &&Entry| entry.ids.iter().any(|cited| cited == id || is_chapter(cited, id));
        let mut found: Vec<&Entry> = self.entries.iter().filter(cites).collect();
        found.sort_by_key(|entry| {
            let exact = entry.ids.iter().any(|cited| cited == id);
            (entry.kind, !exact, entry.strength, &entry.file, entry.line)
        });
        found
    }

    /// The reading with this id, such as `E-13`, in capitals or not, and the id as it is written.
    pub fn ruling(&self, id: &str) -> Option<(&str, &Entry)> {
        let rulings = self.entries.iter().filter(|entry| entry.kind == Kind::Ruling);
        let mut named = rulings.filter_map(|entry| Some((entry.name.split_once(". ")?.0, entry)));
        named.find(|(name, _)| name.eq_ignore_ascii_case(id))
    }

    /// The ids that these kinds of places cite themselves, not by their chapter.
    pub fn cited(&self, kinds: &[Kind]) -> BTreeSet<String> {
        let entries = self.entries.iter().filter(|entry| kinds.contains(&entry.kind));
        entries.flat_map(|entry| entry.ids.iter().cloned()).collect()
    }

    /// Gives the links between rules and phrases of each crate: two games may use the same names.
    fn read_code(&mut self, root: &Path, ids: &Ids) -> Result<Vec<Links>, ScanError> {
        let members = tree::crates(root)?;
        let mut all_links = Vec::new();
        for member in members.iter().filter(|member| !ABOUT_IDS.contains(&member.as_str())) {
            let mut links = Links::default();
            for part in ["src", "tests"] {
                let folder = format!("crates/{member}/{part}");
                if !root.join(&folder).is_dir() {
                    continue;
                }
                for file in tree::files(root, &folder, "rs")? {
                    let text = tree::read(root, &file)?;
                    let serves_tests = part == "tests" || file.split('/').any(is_test_part);
                    if !serves_tests {
                        links.read(&text, |line| ids.cited(line));
                    }
                    self.read_source(&file, &text, ids, serves_tests);
                }
            }
            all_links.push(links);
        }
        Ok(all_links)
    }

    /// An item that cites a rule several times is noted once, where it does so most plainly.
    fn read_source(&mut self, file: &str, text: &str, ids: &Ids, serves_tests: bool) {
        let mut noted: BTreeMap<(Kind, String, String), usize> = BTreeMap::new();
        let mut mentions = rust::mentions(text, |line| ids.cited(line));
        mentions.sort_by_key(|mention| mention.strength);
        for mention in mentions {
            let rust::Item { kind, name, is_test, .. } = mention.item;
            let name = [kind, &name].join(" ").trim().to_owned();
            let kind = if serves_tests || is_test { Kind::Test } else { Kind::Code };
            let fresh = |id: &String| {
                noted.insert((kind, name.clone(), id.clone()), mention.line).is_none()
            };
            let ids: Vec<String> = mention.ids.into_iter().filter(fresh).collect();
            let (strength, line) = (mention.strength, mention.line);
            self.push(Entry { kind, strength, file: file.to_owned(), line, name, ids });
        }
    }

    fn read_tables(
        &mut self,
        root: &Path,
        ids: &Ids,
        folder: &str,
        kind: Kind,
        called: &str,
    ) -> Result<(), ScanError> {
        for file in tree::files(root, folder, "toml")? {
            let mut noted = BTreeSet::new();
            for mention in
                blocks::mentions(&tree::read(root, &file)?, called, |line| ids.cited(line))
            {
                let blocks::Mention { line, ids, name } = mention;
                let fresh = |id: &String| noted.insert((name.clone(), id.clone()));
                let ids = ids.into_iter().filter(fresh).collect();
                let strength = Strength::Doc;
                self.push(Entry { kind, strength, file: file.clone(), line, name, ids });
            }
        }
        Ok(())
    }

    fn read_locales(&mut self, root: &Path, links: &[Links]) -> Result<(), ScanError> {
        for file in tree::files(root, "locales", "ftl")? {
            let text = tree::read(root, &file)?;
            let lines: BTreeMap<&str, usize> =
                texts::messages(&text).map(|(line, key)| (key, line)).collect();
            for (key, ids) in
                links.iter().flat_map(|links| links.of_keys(|key| lines.contains_key(key)))
            {
                self.push(Entry {
                    kind: Kind::Text,
                    strength: Strength::Literal,
                    file: file.clone(),
                    line: lines.get(key).copied().unwrap_or(1),
                    name: key.to_owned(),
                    ids: ids.into_iter().map(str::to_owned).collect(),
                });
            }
        }
        Ok(())
    }

    fn add_rulings(&mut self, ids: &Ids, rulings: &[Ruling<'_>]) {
        for Ruling { line, id, title, text } in rulings {
            let mut cited = ids.cited(text);
            cited.retain(|cited| cited != id);
            self.entries.push(Entry {
                kind: Kind::Ruling,
                strength: Strength::Doc,
                file: RULINGS.to_owned(),
                line: *line,
                name: format!("{id}. {title}"),
                ids: cited,
            });
        }
    }

    fn push(&mut self, entry: Entry) {
        if !entry.ids.is_empty() {
            self.entries.push(entry);
        }
    }

    /// Reads what [`fmt::Display`] wrote; a line of another form is passed over.
    pub fn parse(text: &str) -> Self {
        Self { entries: text.lines().filter_map(parse_entry).collect() }
    }
}

/// One citation a line, its parts between tabs.
impl fmt::Display for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Entry { kind, strength, file, line, name, ids } in &self.entries {
            let name = name.replace(['\t', '\n'], " ");
            let (kind, strength) = (kind.name(), strength.name());
            writeln!(f, "{kind}\t{strength}\t{file}\t{line}\t{name}\t{}", ids.join(" "))?;
        }
        Ok(())
    }
}

fn parse_entry(line: &str) -> Option<Entry> {
    let mut parts = line.split('\t');
    Some(Entry {
        kind: Kind::ALL.into_iter().find(|kind| Some(kind.name()) == parts.clone().next())?,
        strength: {
            parts.next()?;
            let named = parts.next()?;
            Strength::ALL.into_iter().find(|strength| strength.name() == named)?
        },
        file: parts.next()?.to_owned(),
        line: parts.next()?.parse().ok()?,
        name: parts.next()?.to_owned(),
        ids: parts.next()?.split(' ').filter(|id| !id.is_empty()).map(str::to_owned).collect(),
    })
}

impl Kind {
    const ALL: [Kind; 6] =
        [Kind::Code, Kind::Content, Kind::Case, Kind::Test, Kind::Text, Kind::Ruling];

    pub const fn name(self) -> &'static str {
        match self {
            Kind::Code => "code",
            Kind::Content => "content",
            Kind::Case => "case",
            Kind::Test => "test",
            Kind::Text => "text",
            Kind::Ruling => "ruling",
        }
    }
}

impl Strength {
    const ALL: [Strength; 3] = [Strength::Doc, Strength::Comment, Strength::Literal];

    pub const fn name(self) -> &'static str {
        match self {
            Strength::Doc => "doc",
            Strength::Comment => "comment",
            Strength::Literal => "literal",
        }
    }
}

/// Whether the whole chapter of a rule is cited.
fn is_chapter(cited: &str, id: &str) -> bool {
    id.strip_prefix(cited)
        .and_then(|rest| rest.strip_prefix('-'))
        .is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()))
}

/// `tests/` and `tests.rs` below `src`.
fn is_test_part(part: &str) -> bool {
    matches!(part, "tests" | "tests.rs")
}
