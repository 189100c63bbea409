//! The cases in `cases/eldritch` hold. `CASES=FILE…` runs others, from the repository's root.

use cases::{AnySuite, SuiteOf, Summary};
use eldritch::Eldritch;
use kernel::Events;
use kernel::position::{Field, Positioned};
use kernel::registry::Titled;
use std::path::{Path, PathBuf};

#[test]
fn every_case_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let asked = std::env::var("CASES").unwrap_or_else(|_| "cases/eldritch".into());
    let paths: Vec<PathBuf> = asked.split_whitespace().map(|path| root.join(path)).collect();
    let suite = SuiteOf::<Eldritch>::load().expect("the shipped pack is sound");
    let files = cases::collect(&paths).expect("the files can be read");
    let known = |id: &str| ledger::find(id).is_some();
    let reports: Vec<_> =
        files.iter().map(|file| suite.run_file(&file.name, &file.text, &known)).collect();
    let summary = Summary::of(&reports);
    let text: String = reports.iter().map(ToString::to_string).collect();
    assert!(summary.all_well(), "{summary}\n{text}");
}

#[test]
fn every_path_of_the_vocabulary_can_be_read() {
    let content = Eldritch::content().expect("the shipped pack is sound");
    let given = [("fallen.lily-chen.fell", "crippled rome"), ("p1.sheet", "norman-withers")];
    let mut draft = Eldritch::draft(&content);
    for (path, value) in given {
        let path: Vec<&str> = path.split('.').collect();
        Eldritch::set(&mut draft, &content, &path, &Field::Text(value.into())).expect("a field");
    }
    let game = Eldritch::start(draft, &content, &mut Events::deaf()).expect("a position");
    let words = Eldritch::vocabulary(&content);
    let written = [
        ("pN", "p1"),
        ("PLACE", "rome"),
        ("SHEET", "lily-chen"),
        ("SKILL", "lore"),
        ("DECK", "general"),
        ("KIND", "spell"),
        ("CARD", "the-wind-walker"),
    ];
    for (path, _) in words.fields.iter().chain(&words.paths) {
        // These only say how the position is made.
        if ["setup", "resolve"].contains(&path.as_str()) {
            continue;
        }
        let path = written.iter().fold(path.clone(), |path, (word, name)| path.replace(word, name));
        let parts: Vec<&str> = path.split('.').collect();
        assert!(game.get(&content, &parts).is_ok(), "{path}: {:?}", game.get(&content, &parts));
    }
}
