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

/// A lamp with its names.
const LAMP: [(&str, &str); 3] = [
    ("assets.toml", "[[card]]\nid = \"lamp\"\ncost = 1\ntraits = []\n"),
    ("en.ftl", "eh-asset-lamp = Lamp\n"),
    ("ru.ftl", "eh-asset-lamp = Лампа\n"),
];

#[test]
fn the_base_box_and_the_example_have_no_errors() {
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/eldritch/base");
    for folder in [base.to_str().unwrap(), &harbour()] {
        let (well, said) = omen(&["pack", "check", folder]);
        assert!(well && said.contains("no errors: "), "{said}");
    }
}

#[test]
fn the_example_passes_its_own_cases() {
    let (well, said) = omen(&["case", &harbour()]);
    assert!(well, "{said}");
    assert!(said.contains("15 passed, 0 failed"), "{said}");
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
fn a_pack_whose_folder_of_cases_is_empty_is_told_what_to_write() {
    let folder = tempfile::tempdir().unwrap();
    let made = pack(folder.path(), "mine", &[]);
    std::fs::create_dir(made.join("cases")).unwrap();
    let (well, said) = omen(&["case", made.to_str().unwrap()]);
    assert!(!well && said.contains("this pack has no cases: write some in cases/*.toml"), "{said}");
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
        ("escape", ("en.ftl", escape), "U+001B is not plain text"),
        ("messages", ("en.ftl", other), "base already has the message \"eh-asset-axe\""),
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

#[test]
fn packs_that_name_something_alike_are_told_when_they_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["one", "two"].map(|id| pack(folder.path(), id, &LAMP));
    let board = "[[board]]\nid = \"world\"\nwidth = 9\nheight = 9\n";
    let world = pack(folder.path(), "world", &[("map.toml", board)]);
    let sound = pack(folder.path(), "zest", &[]);
    let named = |folder: &Path| folder.to_str().unwrap().to_owned();
    let all = folder.path().to_str().unwrap();
    for args in [&["pack", "check", all][..], &["pack", "check", &named(&two), "--packs", all]] {
        let (well, said) = omen(args);
        assert!(!well, "{said}");
        let of_it =
            format!("there is another asset \"lamp\" in {}", named(&one.join("assets.toml")));
        assert!(said.contains(&of_it), "{said}");
        assert!(said.contains(&named(&two.join("assets.toml:2:6"))), "{said}");
        assert!(said.contains("one already has the message \"eh-asset-lamp\""), "{said}");
        assert!(said.contains("there is another board \"world\" in the base box"), "{said}");
        assert!(
            said.contains(&named(&world.join("map.toml:2:6"))) && said.contains("^^^"),
            "{said}"
        );
    }
    let (_, said) = omen(&["pack", "check", all]);
    for pack in [&one, &sound] {
        assert!(said.contains(&format!("{}: no errors", pack.display())), "{said}");
    }
    let (well, said) = omen(&["pack", "check", &named(&one), &named(&sound)]);
    assert!(well, "{said}");
}

/// What strangers may send, and what is said of it: what is wrong, where, and what to do.
#[test]
fn a_bad_pack_is_refused_with_what_where_and_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let card = |more: &str| format!("[[card]]\nid = \"lamp\"\ntraits = []\n{more}");
    let (truncated, wrong_type) = ("[[card]]\nid = \"la".to_owned(), card("cost = \"one\"\n"));
    let unknown = card("cots = 1\n");
    let large = format!("# {}\n", "a".repeat(5 * 1024 * 1024));
    let slashes = "[[card]]\nid = \"../lamp\"\ntraits = []\n".to_owned();
    let trait_of = "[[card]]\nid = \"lamp\"\ntraits = [\"<b>\\u001b\"]\n".to_owned();
    let escapes = card("abilities = [{ action = { effect = \"\\u0067ain 1 жжжжжcleu\" } }]\n");
    let tables: [(&str, &str, String, &[&str]); 10] = [
        ("truncated", "assets.toml", truncated, &["assets.toml:2", "invalid basic string"]),
        ("wrong-type", "assets.toml", wrong_type, &["assets.toml:4:8", "expected u8", "^^^"]),
        ("unknown-field", "assets.toml", unknown, &["assets.toml:4:1", "unknown field `cots`"]),
        ("large", "assets.toml", large, &["assets.toml: with this file", "4 MiB", "smaller"]),
        ("slashes", "assets.toml", slashes, &["assets.toml:2:6", "small letters"]),
        ("a-trait", "assets.toml", trait_of, &["assets.toml:2:6", "small letters"]),
        ("escapes", "assets.toml", escapes, &["assets.toml:4"]),
        ("other-file", "asets.toml", String::new(), &["asets.toml: no file of a pack", "docs"]),
        ("hidden", "en.ftl", "eh-a = \u{202e}b\n".to_owned(), &["en.ftl:1", "U+202E", "remove it"]),
        ("alone", "en.ftl", "eh-story-a = B\n".to_owned(), &["ru.ftl: \"eh-story-a\"", "write it"]),
    ];
    for (id, path, text, due) in &tables {
        refused(&pack(folder.path(), id, &[(path, text)]), due);
    }
    let manifest = |id: &str, from: &str, to: &str| {
        let made = pack(folder.path(), id, &[]);
        let text = fs::read_to_string(made.join("pack.toml")).unwrap();
        assert!(text.contains(from), "{id}");
        fs::write(made.join("pack.toml"), text.replace(from, to)).unwrap();
        made
    };
    let manifests: [(&str, &str, &str, &[&str]); 6] = [
        (
            "no-version",
            "version = \"1\"\n",
            "",
            &["pack.toml:1", "missing field `version`", "help"],
        ),
        ("based", "\"based\"", "\"base\"", &["pack.toml:2:6", "give your pack another id"]),
        ("path", "\"path\"", "\"../path\"", &["pack.toml:2:6", "small letters"]),
        ("number", "\"number\"", "7", &["pack.toml:2:6", "expected a string", "help"]),
        ("clear", "A. Fan", "\\u001b[2J", &["pack.toml:4:10", "U+001B", "remove it"]),
        (
            "game",
            "eldritch",
            "chess",
            &["pack.toml:1:8", "no packs for a game \"chess\"", "eldritch"],
        ),
    ];
    for (id, from, to, due) in manifests {
        refused(&manifest(id, from, to), due);
    }
    let plain = pack(folder.path(), "markup", &[]);
    let text = fs::read_to_string(plain.join("pack.toml")).unwrap();
    fs::write(plain.join("pack.toml"), text.replace("A box", "<b>A box</b>")).unwrap();
    let (well, said) = omen(&["pack", "check", plain.to_str().unwrap()]);
    assert!(well, "markup is plain text and nothing else: {said}");
}

/// What is wrong with a folder before anything in it is read as TOML.
#[test]
fn a_folder_that_is_no_pack_is_refused_with_what_where_and_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = pack(folder.path(), "bytes", &[]);
    fs::write(bytes.join("en.ftl"), b"a = b\nc = \xff\xfe\n").unwrap();
    refused(&bytes, &["en.ftl:2: this line is not UTF-8", "save the file as UTF-8"]);
    let many = pack(folder.path(), "many", &[]);
    (0..10_000).for_each(|n| fs::write(many.join(format!("{n}.txt")), "").unwrap());
    refused(&many, &["many: a pack has at most 400 files", "take out"]);
    let deep = pack(folder.path(), "deep", &[]);
    fs::create_dir_all(deep.join("a/b/c/d/e")).unwrap();
    refused(&deep, &["a/b/c/d: folders of a pack lie at most 4 deep", "move it up"]);
    let bare = pack(folder.path(), "bare", &LAMP);
    fs::remove_file(bare.join("pack.toml")).unwrap();
    refused(&bare, &["bare: there is no pack.toml in it: write one"]);
    refused(&folder.path().join("nowhere"), &["nowhere: cannot be read"]);
    #[cfg(unix)]
    {
        let link = pack(folder.path(), "link", &[]);
        std::os::unix::fs::symlink("/etc/hostname", link.join("en.ftl")).unwrap();
        refused(&link, &["en.ftl: this is a link", "put the file itself there"]);
    }
    // What Git keeps beside a pack is deeper than a pack may be, and no part of it.
    let cloned = pack(folder.path(), "cloned", &LAMP);
    fs::create_dir_all(cloned.join(".git/refs/remotes/origin/a")).unwrap();
    let (well, said) = omen(&["pack", "check", cloned.to_str().unwrap()]);
    assert!(well, "{said}");
}

fn refused(pack: &Path, due: &[&str]) {
    let (well, said) = omen(&["pack", "check", pack.to_str().unwrap()]);
    assert!(!well, "{}: {said}", pack.display());
    for part in due {
        assert!(said.contains(part), "{}: {part:?} is not said: {said}", pack.display());
    }
    assert!(!said.contains(['\u{1b}', '\u{202e}']), "nothing of it reaches the terminal as it is");
    assert!(!said.contains("panicked"), "{said}");
}

#[test]
fn forms_of_a_name_that_sentences_ask_for_are_missed() {
    let folder = tempfile::tempdir().unwrap();
    let board = "[[place]]\nid = \"pier\"\nterrain = \"city\"\n\n\
                 [[path]]\nends = [\"arkham\", \"pier\"]\nkind = \"train\"\n";
    let files = [("board.toml", board), ("en.ftl", "eh-place-pier = Pier\n")];
    let made = pack(folder.path(), "pier", &files);
    refused(&made, &["write below eh-place-pier: .from = …, .in = …, .into = …"]);
    refused(&made, &["ru.ftl: the place \"pier\" has no name: write eh-place-pier = …"]);
}

/// A saved game goes on with its boxes in every command that opens it, and says which one is missing.
#[test]
fn a_game_with_boxes_is_saved_opened_and_checked_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("game.omen");
    let (packs, save) = (harbour(), save.to_str().unwrap());
    let begin = ["play", "eldritch", "--plain", "--lang", "en", "--packs", &packs, "--seed", "5"];
    let more = ["--boxes", "harbour", "--set", "ancient-one=the-drowned-choir", "--save", save];
    let bots = ["--players", "random,random"];
    let (well, said) = omen(&[&begin[..], &more, &bots].concat());
    assert!(well, "{said}");
    for args in [&["verify", save][..], &["replay", save, "--lang", "ru"]] {
        let (well, said) = omen(&[args, &["--packs", &packs]].concat());
        assert!(well, "{said}");
        let (well, said) = omen(args);
        let due = "it was played with the box \"harbour\" 1";
        assert!(!well && said.contains(due) && said.contains("--packs"), "{said}");
    }
    let (well, said) =
        omen(&["replay", save, "--print", "scene", "--packs", &packs, "--lang", "ru"]);
    assert!(well && said.contains("Затопленная лестница") && !said.contains('⟨'), "{said}");
    let load = ["play", "eldritch", "--plain", "--load", save];
    let (well, said) = omen(&[&load[..], &["--packs", &packs]].concat());
    assert!(well, "{said}");
    let (well, said) = omen(&[&load[..], &["--boxes", "harbour", "--packs", &packs]].concat());
    assert!(!well && said.contains("--boxes is for a new game"), "{said}");
}

#[test]
fn bots_meet_with_boxes_and_cases_name_them() {
    let packs = harbour();
    let args = ["bench", "eldritch", "--games", "2", "--json", "--boxes", "base,harbour"];
    let (well, said) = omen(&[&args[..], &["--packs", &packs]].concat());
    assert!(well && said.contains("decisions"), "{said}");
    let args = ["arena", "eldritch", "random", "random", "--games", "2"];
    let (well, said) = omen(&[&args[..], &["--packs", &packs, "--boxes", "harbour"]].concat());
    assert!(well && said.contains("2 games"), "{said}");
    let (well, said) = omen(&[&args[..], &["--boxes", "harbour"]].concat());
    assert!(!well && said.contains("there is no box \"harbour\""), "{said}");
    let (well, said) = omen(&["case", "--vocabulary", "eldritch", "--packs", &packs]);
    assert!(well && said.contains("vera-orlova"), "{said}");
    let own = format!("{packs}/cases/harbour.toml");
    let (well, said) = omen(&["case", &own, "--packs", &packs, "--boxes", "harbour"]);
    assert!(well && said.contains("15 passed"), "{said}");
    let (well, said) = omen(&["case", &own, "--boxes", "lost-city"]);
    assert!(!well && said.contains("there is no box \"lost-city\""), "{said}");
}
