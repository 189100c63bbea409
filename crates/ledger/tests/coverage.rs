//! Coverage, unknown citations and the scan for Rust tests.

#![allow(clippy::unwrap_used, reason = "a failed test may panic anywhere")]

use ledger::{Ledger, coverage, tests_citing, unknown_citations};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn duel() -> &'static Ledger {
    ledger::of("duel").unwrap()
}

fn cited(ids: &[&str]) -> BTreeSet<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

#[test]
fn nothing_cited_leaves_every_testable_rule_missing() {
    let none = coverage(duel(), &cited(&[]));
    assert_eq!((none.game, none.testable, none.covered), ("duel", 306, 0));
    assert_eq!(none.missing.len(), 306);
}

/// Neither a rule that cannot be tested nor another game's rule nor an unknown one counts.
#[test]
fn only_testable_rules_of_the_ledger_count() {
    let some = cited(&["CWD-WITHER-04", "cwd-gates-03", "CWD-ELDER-01", "EH-BANK-LOAN-01", "X-1"]);
    let some = coverage(duel(), &some);
    assert_eq!((some.covered, some.missing.len()), (2, 304));
    assert!(!some.missing.contains(&"CWD-GATES-03".to_owned()));
}

#[test]
fn everything_cited_leaves_nothing_missing() {
    let all = duel().rules().iter().map(|rule| rule.id.clone()).collect();
    let all = coverage(duel(), &all);
    assert_eq!((all.covered, all.missing.len()), (306, 0));
}

#[test]
fn the_json_has_exactly_the_agreed_fields() {
    let mut few = coverage(duel(), &cited(&["CWD-WITHER-04"]));
    few.missing.truncate(2);
    assert_eq!(
        serde_json::to_string(&few).unwrap(),
        r#"{"game":"duel","testable":306,"covered":1,"missing":["CWD-NEW-01","CWD-NEW-02"]}"#
    );
}

#[test]
fn unknown_citations_are_those_no_ledger_has() {
    let ids = cited(&["CWD-WITHER-04", "CWD-WITHER-99", "EH-NOWHERE-01", "XYZ-1"]);
    assert_eq!(unknown_citations(&[duel()], &ids), ["CWD-WITHER-99", "XYZ-1"]);
    let both = [duel(), ledger::of("eldritch").unwrap()];
    assert_eq!(unknown_citations(&both, &ids), ["CWD-WITHER-99", "EH-NOWHERE-01", "XYZ-1"]);
}

/// A little workspace of its own for each test that wants one.
fn workspace(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&root);
    for (path, text) in files {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    root
}

#[test]
fn rust_tests_count_by_their_doc_comments() {
    let wither = concat!(
        "//! CWD-NEW-01 is not a test's comment.\n",
        "/// CWD-NEW-02: a rule, not a test.\nfn pay() {}\n",
        "#[cfg(test)]\nmod tests {\n",
        "    /// CWD-WITHER-03, -04: paying first.\n    ///\n    /// Also CWD-GATES-03.\n",
        "    #[test]\n    #[should_panic(expected = \"a[0] is\")]\n    // why\n    fn pays_first() {}\n\n",
        "    #[test]\n    /// CWD-WITHER-04\n    fn doc_below() {}\n",
        "    /// CWD-WITHER-05\n    #[test] fn on_one_line() {}\n",
        "    /// CWD-WITHER-05\n    #[test] // slow\n    #[cfg(any(\n        unix,\n    ))]\n",
        "    fn over_many_lines() {}\n",
        "    /// CWD-WITHER-06\n    #[test]\n    #[ignore = \"slow\"]\n    fn ignored() {}\n",
        "    /*\n    /// CWD-WITHER-07\n    #[test]\n    fn commented_out() {}\n    */\n",
        "    // /// CWD-WITHER-07\n    // #[test]\n    // fn commented_out_too() {}\n",
        "    /// CWD-NEW-03\n    const N: u8 = 1;\n    #[test]\n    fn doc_of_another() {}\n}\n",
    );
    let games = "/// EH-TESTS-01\n#[tokio::test(flavor = \"x\")]\npub async fn later() {}\n";
    let root = workspace(
        "scan",
        &[
            ("crates/duel/src/rules/wither.rs", wither),
            ("crates/duel/tests/deep/games.rs", games),
            ("crates/duel/benches/no.rs", games),
            ("crates/duel/src/notes.txt", games),
            ("crates/readme.md", "not a crate"),
        ],
    );
    let citing = tests_citing(&root).unwrap();
    let ids: Vec<_> = citing.keys().map(String::as_str).collect();
    assert_eq!(
        ids,
        ["CWD-GATES-03", "CWD-WITHER-03", "CWD-WITHER-04", "CWD-WITHER-05", "EH-TESTS-01"]
    );
    let file = "crates/duel/src/rules/wither.rs";
    assert_eq!(
        citing["CWD-WITHER-04"],
        [format!("{file}::pays_first"), format!("{file}::doc_below")]
    );
    assert_eq!(
        citing["CWD-WITHER-05"],
        [format!("{file}::on_one_line"), format!("{file}::over_many_lines")]
    );
    assert_eq!(citing["EH-TESTS-01"], ["crates/duel/tests/deep/games.rs::later"]);
}

#[test]
fn a_root_without_crates_is_an_error_that_names_it() {
    let root = workspace("empty", &[("readme.md", "")]);
    let said = tests_citing(&root).unwrap_err().to_string();
    assert!(said.contains("empty") && said.contains("crates"), "{said}");
}

/// The samples above are text, not tests, and this crate proves no rule of any game.
#[test]
fn this_repository_can_be_scanned() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let citing = tests_citing(&root).unwrap();
    assert!(citing.values().flatten().all(|test| !test.starts_with("crates/ledger/")));
}
