//! Packs on the command line: checked, run, simulated, and refused with their reasons.

#![allow(clippy::unwrap_used)] // test helpers are tests too

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn omen(args: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_omen")).args(args).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

fn harbour() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/harbour");
    path.canonicalize().unwrap().to_str().unwrap().to_owned()
}

/// The directory of a pack with these files.
fn pack(folder: &Path, id: &str, more: &[(&str, &str)]) -> PathBuf {
    let folder = folder.join(id);
    fs::create_dir_all(&folder).unwrap();
    let manifest = format!(
        "game = \"eldritch\"\nid = \"{id}\"\nversion = \"1\"\nauthor = \"A. Fan\"\n\
         name = {{ en = \"A box\", ru = \"Набор\" }}\n"
    );
    fs::write(folder.join("pack.toml"), manifest).unwrap();
    for (path, text) in more {
        fs::write(folder.join(path), text).unwrap();
    }
    folder
}

#[test]
fn the_base_box_and_the_example_have_no_errors() {
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/eldritch/base");
    for folder in [base.to_str().unwrap(), &harbour()] {
        let (well, said) = omen(&["pack", "check", folder]);
        assert!(well && said.contains("sound: "), "{said}");
    }
}

#[test]
fn the_example_passes_its_own_cases() {
    let (well, said) = omen(&["case", &harbour()]);
    assert!(well, "{said}");
    assert!(said.contains("3 passed, 0 failed"), "{said}");
}

#[test]
fn the_example_is_simulated_with_its_own_ancient_one() {
    let packs = harbour();
    let set = "ancient-one=the-drowned-choir";
    let args = ["simulate", "eldritch", "--packs", &packs, "--boxes", "base,harbour", "--set", set];
    let (well, said) = omen(&[&args[..], &["--games", "20", "--bots", "random"]].concat());
    assert!(well && said.contains("20 games"), "{said}");
    let (well, said) = omen(&["simulate", "eldritch", "--boxes", "harbour", "--games", "1"]);
    assert!(!well && said.contains("there is no box \"harbour\"; there are: base"), "{said}");
    let (well, said) = omen(&["simulate", "duel", "--boxes", "harbour", "--games", "1"]);
    assert!(!well && said.contains("there is no box \"harbour\""), "{said}");
}

#[test]
fn errors_in_a_pack_are_reported_with_file_line_and_caret() {
    let folder = tempfile::tempdir().unwrap();
    let card = "[[card]]\nid = \"lantern\"\ncost = 1\ntraits = []\n\
                abilities = [{ action = { effect = \"gain 1 cleu\" } }]\n";
    let nameless = "[[card]]\nid = \"lantern\"\ncost = 1\ntraits = []\n";
    let escape = "eh-asset-lantern = Lan\u{1b}[2Jtern\n";
    let other = "eh-asset-axe = My axe\n";
    let wrong = [
        ("effect", ("assets.toml", card), "assets.toml:5"),
        ("names", ("assets.toml", nameless), "write eh-asset-lantern = …"),
        ("escape", ("en.ftl", escape), "U+001B is no plain text"),
        ("messages", ("en.ftl", other), "base has the message \"eh-asset-axe\" already"),
    ];
    for (id, file, said_of_it) in wrong {
        let pack = pack(folder.path(), id, &[file]);
        let (well, said) = omen(&["pack", "check", pack.to_str().unwrap()]);
        assert!(!well && said.contains(said_of_it), "{id}: {said}");
        assert!(!said.contains('\u{1b}'), "{id}: nothing of it reaches the terminal as it is");
    }
    let empty = folder.path().join("empty");
    fs::create_dir_all(&empty).unwrap();
    let (well, said) = omen(&["pack", "check", empty.to_str().unwrap()]);
    assert!(!well && said.contains("there is no pack.toml in it"), "{said}");
}

#[test]
fn packs_that_need_each_other_or_share_an_id_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    for (id, needs) in [("one", "two"), ("two", "one"), ("three", "four")] {
        let made = pack(folder.path(), id, &[]);
        let manifest = fs::read_to_string(made.join("pack.toml")).unwrap();
        fs::write(made.join("pack.toml"), format!("{manifest}needs = [\"{needs}\"]\n")).unwrap();
    }
    let twin = pack(folder.path(), "twin", &[]);
    let again = folder.path().join("twin-again");
    fs::create_dir_all(&again).unwrap();
    fs::copy(twin.join("pack.toml"), again.join("pack.toml")).unwrap();
    let packs = folder.path().to_str().unwrap();
    let (well, said) = omen(&["simulate", "eldritch", "--packs", packs, "--games", "1"]);
    assert!(!well, "{said}");
    assert!(said.contains("\"one\" and \"two\" need one another"), "{said}");
    assert!(said.contains("there is no box \"four\""), "{said}");
    assert!(said.contains("there is another box \"twin\""), "{said}");
    assert!(said.contains("pack.toml:2:6"), "{said}");
}
