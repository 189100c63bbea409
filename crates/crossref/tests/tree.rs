//! The index of this repository, and what must hold for it to be complete.

#![allow(clippy::unwrap_used, reason = "a failed test may panic anywhere")]

use crossref::{ABOUT_IDS, Entry, Ids, Index, Kind, Strength, citations, files, read, short_forms};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn ids() -> Ids {
    let ledgers = files(&root(), "rules", "toml").unwrap();
    let ledgers: Vec<String> = ledgers.iter().map(|file| read(&root(), file).unwrap()).collect();
    Ids::of_ledgers(ledgers.iter().map(String::as_str))
}

/// The sources in which an id is a citation and not an example.
fn sources() -> impl Iterator<Item = (String, String)> {
    let counts = |file: &String| {
        let mut parts = file.split('/').skip(1);
        let member = parts.next().is_some_and(|member| !ABOUT_IDS.contains(&member));
        member && parts.next() == Some("src")
    };
    files(&root(), "crates", "rs").unwrap().into_iter().filter(counts).map(|file| {
        let text = read(&root(), &file).unwrap();
        (file, text)
    })
}

/// Whoever looks for an id finds only what is written in full.
#[test]
fn ids_are_written_in_full_in_the_code() {
    let ids = ids();
    let mut short = Vec::new();
    for (file, text) in sources() {
        for (at, line) in text.lines().enumerate() {
            if !short_forms(line, &ids.prefixes()).is_empty() {
                short.push(format!("{file}:{}: {}", at + 1, line.trim()));
            }
        }
    }
    assert!(short.is_empty(), "write these ids in full:\n{}", short.join("\n"));
}

#[test]
fn the_code_cites_no_rule_that_a_ledger_does_not_have() {
    let ids = ids();
    let mut unknown = Vec::new();
    for (file, text) in sources() {
        for (at, line) in text.lines().enumerate() {
            let known = ids.cited(line);
            let cited = citations(line, &ids.prefixes());
            let wrong = cited.iter().filter(|id| !known.contains(id));
            unknown.extend(wrong.map(|id| format!("{file}:{}: {id}", at + 1)));
        }
    }
    assert!(unknown.is_empty(), "no ledger has these rules:\n{}", unknown.join("\n"));
}

/// The text that the binary carries says the same, and nothing in it depends on where the tree lies.
#[test]
fn the_index_survives_being_written_down() {
    let index = Index::of_tree(&root()).unwrap();
    assert_eq!(Index::parse(&index.to_string()), index);
    let below_root =
        |entry: &Entry| root().join(&entry.file).is_file() && !entry.file.starts_with(['/', '.']);
    assert!(index.entries().iter().all(below_root));
}

#[test]
fn a_rule_leads_to_its_code_cases_texts_and_rulings() {
    let index = Index::of_tree(&root()).unwrap();
    let found = index.of("CWD-WITHER-03");
    let first = found.first().unwrap();
    assert_eq!(
        (first.kind, first.strength, first.file.as_str(), first.name.as_str()),
        (Kind::Code, Strength::Doc, "crates/duel/src/rules/action_phase.rs", "fn pay_wither")
    );
    let has = |kind: Kind, file: &str, name: &str| {
        found.iter().any(|entry| {
            entry.kind == kind && entry.file.starts_with(file) && entry.name.contains(name)
        })
    };
    assert!(has(Kind::Case, "cases/duel/wither.toml", "paid before anything else"));
    assert!(has(Kind::Text, "locales/en/duel", "event-wither-paid"));
    assert!(has(Kind::Text, "locales/ru/duel", "event-wither-paid"));
    assert!(has(Kind::Code, "crates/duel/src/rules/action_phase.rs", "file"), "its chapter");
    let (name, ruling) = index.ruling("d-3").unwrap();
    assert_eq!(name, "D-3");
    assert!(ruling.name.starts_with("D-3. Wither is paid once"), "{}", ruling.name);
    assert_eq!(ruling.ids, ["CWD-WITHER-06", "CWD-SUMMARY-02"]);
    let cited_by = index.of("E-1");
    assert!(cited_by.iter().any(|entry| entry.kind == Kind::Case), "a case names the reading");
    assert!(index.of("CWD-WITHER-06").contains(&ruling));
}
