use crate::tally::Tally;
use crate::{assert_has, suite};
use cases::{AnySuite, BadPath, CaseFile, SuiteOf, Summary, collect, run};
use std::fs;
use std::path::PathBuf;

const CASE: &str = "[[case]]\nname='a'\nrules=['T-1']\nthen=[{ over=false }]\n";

/// A fresh directory for one test.
fn room(name: &str) -> std::io::Result<PathBuf> {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_dir_all(&path)?;
    }
    fs::create_dir_all(path.join("cases/tally/deep"))?;
    Ok(path)
}

#[test]
fn a_directory_is_walked_in_order_and_each_file_is_read_once() {
    let room = room("walk").unwrap();
    for name in ["b.toml", "a.toml", "deep/c.toml", "notes.md"] {
        fs::write(room.join("cases/tally").join(name), CASE).unwrap();
    }
    let files = collect(&[room.clone(), room.join("cases/tally/b.toml")]).unwrap();
    let ends: Vec<&str> =
        files.iter().map(|file| file.name.rsplit_once("/tally/").unwrap().1).collect();
    assert_eq!(ends, ["a.toml", "b.toml", "deep/c.toml"]);
    let all_known = |_: &str| true;
    let run_one = |file: &CaseFile| run(&[&suite()], &file.name, &file.text, &all_known);
    let reports: Vec<_> = files.iter().map(run_one).collect();
    let summary = Summary::of(&reports);
    assert!(summary.all_well());
    assert_eq!(summary.to_string(), "3 passed, 0 failed, 0 malformed, in 3 files");
}

#[test]
fn a_path_without_cases_is_an_error() {
    let room = room("empty").unwrap();
    assert!(matches!(collect(&[&room]), Err(BadPath::Empty(_))));
    assert!(matches!(collect(&[room.join("no.toml")]), Err(BadPath::Unreadable { .. })));
}

#[test]
fn the_game_is_named_by_the_file_or_its_folder() {
    let tally = SuiteOf::<Tally>::load().unwrap();
    let suites: &[&dyn AnySuite] = &[&tally];
    let run = |file: &str, text: &str| run(suites, file, text, &|_| true);
    assert!(run("cases/tally/a.toml", CASE).malformed.is_empty());
    assert!(run("a.toml", &format!("game = 'tally'\n{CASE}")).malformed.is_empty());
    assert_has(
        &run("a.toml", CASE).malformed[0],
        &["the file does not say which game it is about", "a.toml:1:1", "write game = \"…\""],
    );
    assert_has(
        &run("a.toml", &format!("game = 'talley'\n{CASE}")).malformed[0],
        &["no cases for a game \"talley\"", "a.toml:1:8", "^^^^^^^^", "did you mean \"tally\"?"],
    );
    assert_has(
        &tally.run_file("cases/duel/a.toml", CASE, &|_| true).malformed[0],
        &["these are cases for \"duel\", not for \"tally\""],
    );
    assert_has(
        &run("a.toml", "game = 'tally'\n").malformed[0],
        &["there are no cases in this file", "a.toml:1:8"],
    );
}
