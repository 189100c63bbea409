//! The cases of a game, run without the game's name in the type.

use crate::case;
use crate::document::Document;
use crate::malformed::Complaints;
use crate::nearest::meant;
use crate::report::FileReport;
use kernel::position::{Positioned, Vocabulary};
use kernel::registry::Titled;
use kernel::{Game, SetupError};
use std::fmt::Debug;
use std::sync::Arc;

/// Says whether the ledger has a rule of this id.
pub type KnownRule<'a> = &'a dyn Fn(&str) -> bool;

/// Runs the cases of some game.
pub trait AnySuite: Debug + Send + Sync {
    /// The key of the game.
    fn game(&self) -> &'static str;

    fn run_document(&self, document: &Document<'_>, known_rule: KnownRule<'_>) -> FileReport;

    /// All words a case of this game may use.
    fn vocabulary(&self) -> Vocabulary;

    /// Runs every case of a file; `path_name` is what the file is called in reports.
    fn run_file(&self, path_name: &str, text: &str, known_rule: KnownRule<'_>) -> FileReport {
        self.run_document(&Document::parse(path_name, text), known_rule)
    }
}

/// Runs a file with the suite of the game it is about.
pub fn run(
    suites: &[&dyn AnySuite],
    path_name: &str,
    text: &str,
    known_rule: KnownRule<'_>,
) -> FileReport {
    let document = Document::parse(path_name, text);
    let Some(game) = document.game() else {
        return homeless(&document);
    };
    if let Some(suite) = suites.iter().find(|suite| suite.game() == game) {
        return suite.run_document(&document, known_rule);
    }
    let games: Vec<&str> = suites.iter().map(|suite| suite.game()).collect();
    let help = meant(game, games.iter().copied())
        .unwrap_or_else(|| format!("known: {}", games.join(", ")));
    refuse(&document, &format!("there are no cases for a game \"{game}\""), Some(help))
}

/// The suite of one game, with its content.
#[derive(Debug)]
pub struct SuiteOf<G: Game> {
    content: Arc<G::Content>,
}

impl<G: Positioned> SuiteOf<G> {
    pub fn new(content: Arc<G::Content>) -> Self {
        Self { content }
    }
}

impl<G: Positioned + Titled> SuiteOf<G> {
    /// The suite over the content this program ships.
    pub fn load() -> Result<Self, SetupError> {
        G::content().map(Self::new)
    }
}

impl<G: Positioned> AnySuite for SuiteOf<G> {
    fn game(&self) -> &'static str {
        G::KEY
    }

    fn vocabulary(&self) -> Vocabulary {
        G::vocabulary(&self.content)
    }

    fn run_document(&self, document: &Document<'_>, known_rule: KnownRule<'_>) -> FileReport {
        match document.game() {
            None => return homeless(document),
            Some(game) if game != G::KEY => {
                let what = format!("these are cases for \"{game}\", not for \"{}\"", G::KEY);
                return refuse(document, &what, None);
            }
            Some(_) => {}
        }
        let mut report = FileReport::new(document.file);
        report.malformed.extend_from_slice(&document.malformed);
        for part in &document.parts {
            let mut complaints = Complaints::new(&part.source);
            let cases = part.cases(&mut complaints);
            report.malformed.extend(complaints.into_drawn());
            for node in cases {
                match case::run::<G>(&self.content, node, &part.source, known_rule) {
                    Ok(case) => report.cases.push(case),
                    Err(drawn) => report.malformed.extend(drawn),
                }
            }
        }
        if report.cases.is_empty() && report.malformed.is_empty() {
            report.malformed.push(document.complain("there are no cases in this file", None));
        }
        report
    }
}

fn homeless(document: &Document<'_>) -> FileReport {
    let help = "write game = \"…\" on the first line, or move the file below cases/<game>/";
    refuse(document, "the file does not say which game it is about", Some(help.to_owned()))
}

/// A file none of whose cases can be run.
fn refuse(document: &Document<'_>, what: &str, help: Option<String>) -> FileReport {
    let mut report = FileReport::new(document.file);
    report.malformed.extend_from_slice(&document.malformed);
    report.malformed.push(document.complain(what, help));
    report
}
