//! The cases in `cases/eldritch` hold. `CASES=FILE…` runs others, from the repository's root.

use cases::{AnySuite, Summary, SuiteOf};
use eldritch::Eldritch;
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
