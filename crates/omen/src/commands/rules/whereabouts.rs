//! `omen rules where`: the code, content, cases, tests, texts and rulings of a rule.
//!
//! The places are indexed when the binary is built, so no source tree is needed.

use crate::out;
use crate::trouble::{Done, Trouble};
use crossref::{Entry, Index, Kind, Strength};
use ledger::Rule;
use serde::Serialize;
use std::fmt::{self, Display, Formatter};

/// Every citation in the tree this binary was built from.
const NOTED: &str = include_str!(concat!(env!("OUT_DIR"), "/crossref.txt"));

/// What is printed about a rule, in order.
#[derive(Debug, Serialize)]
struct Whereabouts<'a> {
    #[serde(flatten)]
    rule: &'a Rule,
    game: &'static str,
    #[serde(flatten)]
    places: Places<'a>,
}

/// The same for a reading.
#[derive(Debug, Serialize)]
struct Reading<'a> {
    /// Its title, such as `E-13. The blow that …`.
    #[serde(flatten)]
    itself: Place<'a>,
    /// The rules it concerns.
    rules: &'a [String],
    #[serde(flatten)]
    places: Places<'a>,
}

#[derive(Debug, Serialize)]
struct Places<'a> {
    code: Vec<Place<'a>>,
    content: Vec<Place<'a>>,
    cases: Vec<Place<'a>>,
    tests: Vec<Place<'a>>,
    texts: Vec<Place<'a>>,
    rulings: Vec<Place<'a>>,
}

#[derive(Debug, Serialize)]
struct Place<'a> {
    file: &'a str,
    line: usize,
    /// The item, card, case, test, key or reading; empty for a whole file.
    name: &'a str,
    /// How the code cites it: in a `doc` comment, another `comment`, or a `literal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    how: Option<&'static str>,
    /// Whether only its chapter is cited, not the rule itself.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    chapter: bool,
}

pub fn run(id: &str, json: bool) -> Done {
    let index = Index::parse(NOTED);
    let id = id.trim();
    if let Some((name, ruling)) = index.ruling(id) {
        let places = Places::of(&index, name);
        let reading = Reading { itself: Place::of(ruling, name), rules: &ruling.ids, places };
        return say(&reading, json);
    }
    let (game, rule) = ledger::look_up(id).map_err(|error| Trouble::input(error.to_string()))?;
    say(&Whereabouts { rule, game, places: Places::of(&index, &rule.id) }, json)
}

fn say(told: &(impl Serialize + Display), json: bool) -> Done {
    if json {
        let text =
            serde_json::to_string(told).map_err(|error| Trouble::input(error.to_string()))?;
        out::line(text);
    } else {
        out::put(&told.to_string());
    }
    Ok(())
}

impl<'a> Places<'a> {
    fn of(index: &'a Index, id: &str) -> Self {
        let found = index.of(id);
        let places = |kind: Kind| {
            let of_kind = found.iter().filter(|entry| entry.kind == kind);
            of_kind.map(|entry| Place::of(entry, id)).collect()
        };
        Self {
            code: places(Kind::Code),
            content: places(Kind::Content),
            cases: places(Kind::Case),
            tests: places(Kind::Test),
            texts: places(Kind::Text),
            rulings: places(Kind::Ruling),
        }
    }
}

impl<'a> Place<'a> {
    fn of(entry: &'a Entry, id: &str) -> Self {
        let Entry { kind, strength, file, line, name, ids } = entry;
        let how = match kind {
            Kind::Code | Kind::Test => Some(strength.name()),
            Kind::Content | Kind::Case | Kind::Text | Kind::Ruling => None,
        };
        let chapter = *kind != Kind::Ruling && !ids.iter().any(|cited| cited == id);
        Self { file, line: *line, name, how, chapter }
    }
}

/// The rule in both languages, then its places.
impl Display for Whereabouts<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}  {}", self.rule.id, self.rule.text)?;
        if let Some(russian) = &self.rule.text_ru {
            writeln!(f, "{:width$}  {russian}", "", width = self.rule.id.len())?;
        }
        self.places.fmt(f)
    }
}

/// The reading, the rules it concerns, then its places.
impl Display for Reading<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Place { file, line, name, .. } = self.itself;
        writeln!(f, "{name}\n  {file}:{line}\n\nrules")?;
        for id in self.rules {
            match ledger::find(id) {
                Some((_, rule)) => writeln!(f, "  {}  {}", rule.id, rule.text)?,
                None => writeln!(f, "  {id}")?,
            }
        }
        self.places.fmt(f)
    }
}

/// Grouped under headings; empty groups are listed on one line.
impl Display for Places<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let parts = [
            ("code", &self.code),
            ("content", &self.content),
            ("cases", &self.cases),
            ("tests", &self.tests),
            ("texts", &self.texts),
            ("rulings", &self.rulings),
        ];
        let (none, some): (Vec<_>, Vec<_>) =
            parts.into_iter().partition(|(_, places)| places.is_empty());
        for (heading, places) in some {
            writeln!(f, "\n{heading}")?;
            for place in places {
                writeln!(f, "  {place}")?;
            }
        }
        if !none.is_empty() {
            let none: Vec<&str> = none.into_iter().map(|(heading, _)| heading).collect();
            writeln!(f, "\nnone: {}", none.join(", "))?;
        }
        Ok(())
    }
}

impl Display for Place<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let named = self.how == Some(Strength::Literal.name());
        let how = match (self.chapter, named) {
            (true, _) => "  (its chapter)",
            (false, true) => "  (names it)",
            (false, false) => "",
        };
        write!(f, "{}:{}  {}{how}", self.file, self.line, self.name)
    }
}
