//! `omen rules where`: from a rule to its code and back.

use crate::ground::{omen, refused, said, scratch};
use serde_json::Value;
use std::fs;
use std::process::Command;

fn named<'a>(places: &'a Value, file: &str) -> Vec<&'a str> {
    let places = places.as_array().unwrap().iter();
    places.filter(|it| it["file"] == file).map(|it| it["name"].as_str().unwrap()).collect()
}

#[test]
fn a_rule_lists_its_places() {
    let told = said(&omen(&["rules", "where", "cwd-wither-03"]));
    for words in [
        "CWD-WITHER-03  ",
        "столько энергии",
        "\ncode\n  crates/duel/src/rules/action_phase.rs:",
        "fn pay_wither",
        "\ncases\n",
        "cases/duel/wither.toml:",
        "locales/en/duel",
        "locales/ru/duel",
        "event-wither-paid",
    ] {
        assert!(told.contains(words), "\"{words}\" is not in: {told}");
    }
}

#[test]
fn the_same_is_available_as_json() {
    let told = said(&omen(&["rules", "where", "EH-COMBAT-08", "--json"]));
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&told["id"], &told["game"]), (&"EH-COMBAT-08".into(), &"eldritch".into()));
    assert!(told["text_ru"].as_str().is_some_and(|text| !text.is_empty()));
    assert!(!told["code"].as_array().unwrap().is_empty());
    let cases = named(&told["cases"], "cases/eldritch/combat.toml");
    assert!(cases.iter().any(|name| name.contains("at the same moment")), "{cases:?}");
    let rulings = named(&told["rulings"], "docs/rulings.md");
    assert!(rulings.iter().any(|name| name.starts_with("E-13. ")), "{rulings:?}");
}

/// The answer was indexed at build time: the shipped binary stands alone.
#[test]
fn no_source_tree_is_needed() {
    let elsewhere = scratch("elsewhere");
    fs::create_dir_all(&elsewhere).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_omen"))
        .args(["rules", "where", "CWD-WITHER-03"])
        .current_dir(elsewhere)
        .output()
        .unwrap();
    assert!(said(&output).contains("fn pay_wither"), "{output:?}");
}

#[test]
fn a_reading_names_the_rules_it_concerns() {
    let told = said(&omen(&["rules", "where", "e-13"]));
    assert!(told.starts_with("E-13. ") && told.contains("docs/rulings.md:"), "{told}");
    assert!(told.contains("\nrules\n  EH-COMBAT-08  "), "{told}");
    let told = said(&omen(&["rules", "where", "E-28"]));
    assert!(told.contains("\ncode\n  crates/eldritch/src/"), "{told}");
}

#[test]
fn an_unknown_rule_gets_a_suggestion() {
    refused(&omen(&["rules", "where", "EH-COMBTA-08"]), &["EH-COMBTA-08", "EH-COMBAT-08"]);
    refused(&omen(&["rules", "where", "nonsense"]), &["nonsense"]);
}

#[test]
fn code_without_a_tree_cannot_be_counted() {
    let nowhere = scratch("nowhere");
    refused(
        &omen(&["rules", "coverage", "duel", "--code", "--root", nowhere.to_str().unwrap()]),
        &["nowhere", "cannot read"],
    );
}
