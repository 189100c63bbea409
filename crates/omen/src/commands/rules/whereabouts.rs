//! `omen rules where`: the code, content, cases, tests, texts and rulings of a rule.
//!
//! The places were noted when this binary was built, so the answer needs no source tree.

use crate::out;
use crate::trouble::{Done, Trouble};
use crossref::{Entry, Index, Kind, Strength};
use ledger::Rule;
use serde::Serialize;

/// Every citation of the tree this binary was built from.
const NOTED: &str = include_str!(concat!(env!("OUT_DIR"), "/crossref.txt"));

/// What is said of a rule, in the order in which it is said.
#[derive(Debug, Serialize)]
struct Whereabouts<'a> {
    #[serde(flatten)]
    rule: &'a Rule,
    game: &'static str,
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
    /// Whether its chapter is cited and not the rule itself.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    chapter: bool,
}

pub fn run(id: &str, json: bool) -> Done {
    let index = Index::parse(NOTED);
    if let Some(ruling) = index.ruling(id.trim()) {
        return of_ruling(ruling, json);
    }
    let (game, rule) =
        ledger::look_up(id.trim()).map_err(|error| Trouble::input(error.to_string()))?;
    let found = index.of(&rule.id);
    let places = |kind: Kind| {
        let of_kind = found.iter().filter(|entry| entry.kind == kind);
        of_kind.map(|entry| Place::of(entry, &rule.id)).collect()
    };
    let whereabouts = Whereabouts {
        rule,
        game,
        code: places(Kind::Code),
        content: places(Kind::Content),
        cases: places(Kind::Case),
        tests: places(Kind::Test),
        texts: places(Kind::Text),
        rulings: places(Kind::Ruling),
    };
    if json {
        return say_json(&whereabouts);
    }
    out::put(&whereabouts.to_string());
    Ok(())
}

/// A reading is looked up by its own id: what it says, and the rules it concerns.
fn of_ruling(ruling: &Entry, json: bool) -> Done {
    if json {
        #[derive(Serialize)]
        struct Reading<'a> {
            #[serde(flatten)]
            place: Place<'a>,
            rules: &'a [String],
        }
        return say_json(&Reading { place: Place::of(ruling, ""), rules: &ruling.ids });
    }
    out::line(&ruling.name);
    out::line(format_args!("  {}:{}", ruling.file, ruling.line));
    for id in &ruling.ids {
        match ledger::find(id) {
            Some((_, rule)) => out::line(format_args!("  {}  {}", rule.id, rule.text)),
            None => out::line(format_args!("  {id}")),
        }
    }
    Ok(())
}

fn say_json(value: &impl Serialize) -> Done {
    let text = serde_json::to_string(value).map_err(|error| Trouble::input(error.to_string()))?;
    out::line(text);
    Ok(())
}

impl<'a> Place<'a> {
    fn of(entry: &'a Entry, id: &str) -> Self {
        let Entry { kind, strength, file, line, name, ids } = entry;
        let how = match kind {
            Kind::Code | Kind::Test => Some(strength.name()),
            Kind::Content | Kind::Case | Kind::Text | Kind::Ruling => None,
        };
        let chapter = !id.is_empty() && !ids.iter().any(|cited| cited == id);
        Self { file, line: *line, name, how, chapter }
    }
}

/// The rule in both languages, then its places under headings; what there is none of is said in one line.
impl std::fmt::Display for Whereabouts<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{}  {}", self.rule.id, self.rule.text)?;
        if let Some(russian) = &self.rule.text_ru {
            writeln!(f, "{:width$}  {russian}", "", width = self.rule.id.len())?;
        }
        let parts = [
            ("code", &self.code),
            ("content", &self.content),
            ("cases", &self.cases),
            ("tests", &self.tests),
            ("texts", &self.texts),
            ("rulings", &self.rulings),
        ];
        for (heading, places) in parts.iter().filter(|(_, places)| !places.is_empty()) {
            writeln!(f, "\n{heading}")?;
            for place in *places {
                writeln!(f, "  {place}")?;
            }
        }
        let none: Vec<&str> = parts
            .iter()
            .filter(|(_, places)| places.is_empty())
            .map(|(heading, _)| *heading)
            .collect();
        if !none.is_empty() {
            writeln!(f, "\nnone: {}", none.join(", "))?;
        }
        Ok(())
    }
}

impl std::fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let named = self.how == Some(Strength::Literal.name());
        let how = match (self.chapter, named) {
            (true, _) => "  (its chapter)",
            (false, true) => "  (names it)",
            (false, false) => "",
        };
        write!(f, "{}:{}  {}{how}", self.file, self.line, self.name)
    }
}
