//! `omen verify` of a game whose chance was keyed, with and without a player's receipt. The files
//! are written by Duel's tests.

use super::{fresh, omen, refused, said, text};
use std::fs;
use std::path::{Path, PathBuf};

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/test/fair").join(name)
}

/// The receipt with something changed in it.
fn receipt_with(name: &str, change: impl Fn(&str) -> String) -> PathBuf {
    let honest = fs::read_to_string(kept("receipt.json")).unwrap();
    let changed = change(&honest);
    assert_ne!(changed, honest, "nothing was changed");
    let path = fresh(name);
    fs::write(&path, changed).unwrap();
    path
}

#[test]
fn keyings_shares_and_undos_are_reported() {
    let told = said(&omen(&["verify", text(&kept("duel.log"))]));
    for words in ["honest", "5 keyings, 7 shares from players", "undone 2 times"] {
        assert!(told.contains(words), "\"{words}\" is not in: {told}");
    }
    let log = kept("duel.log");
    let told = said(&omen(&["verify", text(&log), "--receipt", text(&kept("receipt.json"))]));
    let agrees = "the receipt agrees with the log: 5 keyings seen, 5 shares given";
    assert!(told.contains(agrees), "{told}");
    let empty = r#"{"omen-receipt":1,"table":"t","announced":[],"given":[],"keyings":[]}"#;
    let receipt = receipt_with("empty-receipt", |_| empty.to_owned());
    let told = said(&omen(&["verify", text(&log), "--receipt", text(&receipt)]));
    assert!(told.contains("proves nothing"), "{told}");
}

#[test]
fn a_contradicting_receipt_fails_verification() {
    let log = kept("duel.log");
    let value: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(kept("receipt.json")).unwrap()).unwrap();
    let given = value["given"][0]["share"].as_str().unwrap().to_owned();
    let next = value["announced"][1]["commitment"].as_str().unwrap().to_owned();
    let zeros = "0".repeat(64);
    let other = receipt_with("other-receipt", |text| {
        text.replacen(&given, &zeros, 1).replacen(&next, &zeros, 1)
    });
    let output = omen(&["verify", text(&log), "--receipt", text(&other)]);
    assert_eq!(output.status.code(), Some(1));
    refused(&output, &["keying 1 has another share of sleeper", "another commitment for keying 2"]);
}

#[test]
fn an_invalid_receipt_is_explained() {
    let log = kept("duel.log");
    let later = receipt_with("later-receipt", |text| {
        text.replacen("\"omen-receipt\": 1", "\"omen-receipt\": 9", 1)
    });
    for (receipt, words) in [(&log, "not a receipt"), (&later, "format 9")] {
        let output = omen(&["verify", text(&log), "--receipt", text(receipt)]);
        assert_eq!(output.status.code(), Some(2));
        refused(&output, &[text(receipt), words]);
    }
}

#[test]
fn logs_from_before_there_were_keyings_say_so() {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../duel/tests/first-version");
    let log = fs::read_dir(old).unwrap().map(|entry| entry.unwrap().path());
    let log = log.into_iter().find(|path| path.extension().is_some_and(|it| it == "log")).unwrap();
    let told = said(&omen(&["verify", text(&log)]));
    assert!(told.contains("from an older version"), "{told}");
}

#[test]
fn a_transcript_has_the_keyings_in_place() {
    let told = said(&omen(&["replay", text(&kept("duel.log")), "--print", "transcript"]));
    assert!(told.starts_with("    0  ") || told.starts_with("    1  keyed 1 begun"), "{told}");
    assert!(told.contains("keyed 1 begun with sleeper, windwalker\n"), "{told}");
    assert!(told.contains("keyed 2 taken-back with sleeper, windwalker (no-client): Anna undid"));
}
