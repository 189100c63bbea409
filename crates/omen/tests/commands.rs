//! The binary as scripts use it: good input works, bad input says what, where and what to do.

#![allow(clippy::unwrap_used)] // test helpers are tests too

#[path = "commands/fair.rs"]
mod fair;
mod ground;
#[path = "commands/rules.rs"]
mod rules;

use ground::{fresh, omen, refused, said, scratch, text, with_input};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Plays whole games between bots until one has dice and Elder Signs in it, and leaves its log.
fn finished_game(name: &str) -> PathBuf {
    for seed in 1..100 {
        let path = fresh(name);
        let seed = seed.to_string();
        let players = ["--players", "random,greedy", "--seed", &seed, "--save", text(&path)];
        let output = omen(&[&["play", "duel", "--plain"], players.as_slice()].concat());
        assert!(output.status.success(), "{output:?}");
        let log = fs::read_to_string(&path).unwrap();
        if log.contains("\"dice\":") && log.contains("\"drawn\":") {
            return path;
        }
    }
    panic!("no game with dice and signs");
}

/// The lines of a log with one of them changed and its checksum corrected.
fn forged(path: &Path, line: usize, change: impl Fn(&str) -> String) -> PathBuf {
    let lines: Vec<String> = fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect();
    let mut chain = kernel::log::Chain::default();
    let forged: Vec<String> = lines
        .iter()
        .enumerate()
        .map(|(n, text)| {
            let body = format!("{}}}", text.rsplit_once(",\"check\"").unwrap().0);
            let body = if n + 1 == line { change(&body) } else { body };
            chain.sign(&body)
        })
        .collect();
    let to = fresh(&format!("{}-forged", path.file_name().unwrap().to_str().unwrap()));
    fs::write(&to, forged.join("\n") + "\n").unwrap();
    to
}

fn line_with(path: &Path, word: &str) -> usize {
    let log = fs::read_to_string(path).unwrap();
    log.lines().position(|line| line.contains(word)).unwrap() + 1
}

#[test]
fn an_unknown_game_gets_the_nearest_known_as_a_suggestion() {
    refused(&omen(&["play", "dual", "--plain"]), &["\"dual\"", "did you mean \"duel\""]);
    refused(&omen(&["simulate", "chess"]), &["no game \"chess\"", "duel"]);
    refused(&omen(&["bench", "x"]), &["no game"]);
    refused(&omen(&["rules", "coverage", "duell"]), &["duel"]);
}

#[test]
fn bad_flags_and_numbers_are_refused_with_the_usage() {
    refused(&omen(&["play", "duel", "--sed", "1"]), &["--sed", "--seed"]);
    refused(&omen(&["play", "duel", "--plain", "--seed", "seven"]), &["seven"]);
    refused(&omen(&["play", "duel", "--plain", "--lang", "de"]), &["de", "ru"]);
    refused(&omen(&["play", "duel", "--plain", "--players", "human"]), &["sleeper", "windwalker"]);
    refused(&omen(&["play", "duel", "--plain", "--players", "human,deep-blue"]), &["deep-blue"]);
    refused(
        &omen(&["play", "duel", "--plain", "--set", "windwalker-start=mars"]),
        &["mars", "arctica"],
    );
    refused(&omen(&["play", "duel", "--plain", "--set", "colour=red"]), &["colour"]);
    refused(&omen(&["simulate", "duel", "--games", "0"]), &["0"]);
    refused(&omen(&["arena", "duel", "greedy", "gredy"]), &["gredy", "greedy"]);
    refused(&omen(&["rules", "show", "CWD-WITHER-99"]), &["CWD-WITHER-99", "CWD-WITHER-0"]);
}

#[test]
fn an_honest_log_verifies_and_replays_to_any_step() {
    let log = finished_game("honest.log");
    assert!(said(&omen(&["verify", text(&log)])).contains("honest"));
    let whole = said(&omen(&["replay", text(&log), "--print", "transcript"]));
    assert!(whole.contains("ended "), "{whole}");
    let part = said(&omen(&["replay", text(&log), "--print", "transcript", "--to", "20"]));
    assert!(whole.starts_with(&part) && part.len() < whole.len());
    let scene =
        said(&omen(&["replay", text(&log), "--to", "20", "--print", "scene", "--lang", "ru"]));
    assert!(scene.contains("Калахари"), "{scene}");
    refused(&omen(&["replay", text(&log), "--to", "99999"]), &["99999"]);
    refused(&omen(&["replay", text(&log), "--viewer", "nobody"]), &["nobody", "sleeper"]);
}

#[test]
fn a_seat_does_not_see_the_enemys_signs() {
    let log = finished_game("secret.log");
    let transcript = said(&omen(&["replay", text(&log), "--print", "transcript"]));
    let drawn = transcript.lines().find(|line| line.contains("sign-drawn")).unwrap();
    let (owner, enemy) = match drawn.contains("sleeper") {
        true => ("sleeper", "windwalker"),
        false => ("windwalker", "sleeper"),
    };
    let to = drawn.split_whitespace().next().unwrap();
    let heard = |viewer| said(&omen(&["replay", text(&log), "--to", to, "--viewer", viewer]));
    assert_eq!(heard("public"), heard(enemy));
    assert_ne!(heard("public"), heard(owner));
}

#[test]
fn a_file_that_is_cut_edited_or_foreign_is_refused_by_line() {
    let log = finished_game("victim.log");
    let whole = fs::read_to_string(&log).unwrap();
    let spoil = |name: &str, text: String| {
        let path = fresh(name);
        fs::write(&path, text).unwrap();
        path
    };
    let cut = spoil("cut.log", whole[..whole.len() / 2].to_owned());
    refused(&omen(&["verify", text(&cut)]), &["line", "cut off"]);
    let lines: Vec<&str> = whole.lines().collect();
    let open = spoil("open.log", lines[..lines.len() - 1].join("\n"));
    refused(&omen(&["verify", text(&open)]), &[&format!("line {}", lines.len()), "closing line"]);
    let edited = spoil(
        "edited.log",
        whole.replacen("start arctica", "start antarctica", 1).replacen(
            "start antarctica",
            "start arctica",
            usize::from(!whole.contains("start arctica")),
        ),
    );
    refused(&omen(&["verify", text(&edited)]), &["line 2", "check"]);
    let old = spoil("old.log", whole.replacen("\"omen\":2", "\"omen\":7", 1));
    refused(&omen(&["replay", text(&old)]), &["line 1", "format 7"]);
    let engine = forged(&log, 1, |body| body.replacen("\"engine\":\"", "\"engine\":\"9.", 1));
    refused(&omen(&["replay", text(&engine)]), &["line 1", "engine 9."]);
    let game = forged(&log, 1, |body| body.replacen("\"game\":\"duel\"", "\"game\":\"chess\"", 1));
    refused(&omen(&["replay", text(&game)]), &["line 1", "chess"]);
    refused(&omen(&["replay", "no-such-file.log"]), &["no-such-file.log"]);
    let prose = spoil("prose.log", "Ph'nglui mglw'nafh\n".into());
    refused(&omen(&["verify", text(&prose)]), &["line 1", "not an Omen log"]);
}

#[test]
fn other_content_is_a_remark_if_the_log_leads_the_same_way_and_an_error_if_not() {
    let log = finished_game("content.log");
    let other = forged(&log, 1, |body| body.replacen("extinction:", "extinction:0", 1));
    let remark = said(&omen(&["verify", text(&other)]));
    assert!(
        remark.contains("honest") && remark.contains("made with content extinction:0"),
        "{remark}"
    );
    said(&omen(&["replay", text(&other)]));
    let roll = line_with(&log, "\"dice\":");
    let elsewhere = forged(&other, roll, |body| {
        let (before, after) = body.split_once("\"dice\":[").unwrap();
        let (first, rest) = after.split_at(1);
        format!("{before}\"dice\":[{}{rest}", if first == "6" { "1" } else { "6" })
    });
    for command in ["verify", "replay"] {
        let line = format!("line {roll}");
        refused(&omen(&[command, text(&elsewhere)]), &[&line, "made with content extinction:0"]);
    }
}

#[test]
fn a_forged_roll_or_illegal_choice_is_found_despite_matching_checksums() {
    let log = finished_game("forger.log");
    let roll = line_with(&log, "\"dice\":");
    let loaded = forged(&log, roll, |body| {
        let (before, after) = body.split_once("\"dice\":[").unwrap();
        let (first, rest) = after.split_at(1);
        format!("{before}\"dice\":[{}{rest}", if first == "6" { "1" } else { "6" })
    });
    refused(&omen(&["verify", text(&loaded)]), &[&format!("line {roll}"), "the seed gives"]);
    let choice = line_with(&log, "\"choose\":\"start");
    let illegal = forged(&log, choice, |body| {
        let (before, after) = body.split_once("\"choose\":\"").unwrap();
        let (_, after) = after.split_once('"').unwrap();
        format!("{before}\"choose\":\"summon wendigo kalahari\"{after}")
    });
    refused(&omen(&["verify", text(&illegal)]), &[&format!("line {choice}"), "CWD-"]);
}

#[test]
fn a_whole_game_can_be_driven_by_a_script() {
    let save = fresh("script.log");
    let script = "1\n".repeat(5000);
    let output = with_input(
        &[
            "play",
            "duel",
            "--plain",
            "--players",
            "human,greedy",
            "--seed",
            "5",
            "--save",
            text(&save),
        ],
        &script,
    );
    assert!(output.status.success(), "{output:?}");
    assert!(said(&output).contains("game is over"), "{}", said(&output));
    assert!(said(&omen(&["verify", text(&save)])).contains("honest"));
}

#[test]
fn a_game_left_in_the_middle_can_be_resumed() {
    let save = fresh("resume.log");
    let args = [
        "play",
        "duel",
        "--plain",
        "--players",
        "human,human",
        "--seed",
        "5",
        "--save",
        text(&save),
    ];
    let output = with_input(&args, "start arctica\nmove acolyte kalahari tethys\ndone\n");
    assert!(output.status.success());
    let before = fs::read_to_string(&save).unwrap();
    assert!(before.contains("move acolyte kalahari tethys"));
    refused(&omen(&args), &["already exists", "--load"]);
    assert_eq!(fs::read_to_string(&save).unwrap(), before, "a refused start changed the file");
    let output =
        with_input(&["play", "duel", "--plain", "--load", text(&save)], ":table\n:undo\n:quit\n");
    assert!(output.status.success(), "{output:?}");
    assert!(said(&output).contains("Tethys"));
    assert!(fs::read_to_string(&save).unwrap().len() < before.len(), "undo was not saved");
}

/// Signals exist on Unix only.
#[cfg(unix)]
#[test]
fn an_interrupted_game_can_be_resumed() {
    let save = fresh("interrupt.log");
    let mut child = Command::new(env!("CARGO_BIN_EXE_omen"))
        .args(["play", "duel", "--plain", "--players", "human,human", "--save", text(&save)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = child.stdin.take().unwrap();
    typed.write_all(b"start antarctica\nsummon wizard kalahari\n").unwrap();
    typed.flush().unwrap();
    // Wait until the second choice is in the file.
    for _ in 0..500 {
        let log = fs::read_to_string(&save).unwrap_or_default();
        if log.contains("summon wizard kalahari") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(told.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(String::from_utf8_lossy(&output.stderr).contains("interrupt.log"));
    assert!(said(&omen(&["verify", text(&save)])).contains("honest"));
    let resumed = with_input(&["play", "duel", "--plain", "--load", text(&save)], "");
    assert!(said(&resumed).contains("The Windwalker decides"), "{}", said(&resumed));
}

#[test]
fn a_refused_choice_is_answered_with_the_rule() {
    let save = fresh("why.log");
    let args = ["play", "duel", "--plain", "--players", "human,human", "--save", text(&save)];
    let script = "start arctica\nrecruit kalahari\nfly to the moon\n:why\n? CWD-WITHER-04\n?abandoned gate\n:lang\n:help\n:quit\n";
    let output = with_input(&args, script);
    let heard = said(&output);
    for word in [
        "CWD-UNITS-06",
        "no choice begins with \"fly\"",
        "CWD-SLEEPER-10",
        "CWD-WITHER-04",
        "CWD-GATECTL",
        "чего сейчас нельзя",
    ] {
        assert!(
            heard.to_lowercase().contains(&word.to_lowercase()),
            "\"{word}\" is not in: {heard}"
        );
    }
}

#[test]
fn cases_fail_with_a_difference_and_malformed_ones_with_a_caret() {
    let folder = scratch("cases/duel");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("wrong.toml");
    let write = |body: &str| fs::write(&file, body).unwrap();
    write(
        "[[case]]\nname = \"n\"\nrules = [\"CWD-WITHER-04\"]\ngiven = { wither = 3, sleeper.power = 3 }\nthen = [{ at = \"sleeper.power\", is = 1 }]\n",
    );
    refused(&omen(&["case", text(&file)]), &["sleeper.power", "expected 1", "0"]);
    write(
        "[[case]]\nname = \"n\"\nrules = [\"CWD-WITHER-04\"]\ngiven = { wihter = 3 }\nthen = [{ asks = \"sleeper\" }]\n",
    );
    refused(&omen(&["case", text(&file)]), &["wrong.toml:4", "^", "wither"]);
    write("[[case]]\nname = \"n\"\nrules = [\"CWD-NOPE-1\"]\nthen = [{ asks = \"sleeper\" }]\n");
    refused(&omen(&["case", text(&file)]), &["CWD-NOPE-1"]);
    refused(&omen(&["case", "no/such/file.toml"]), &["no/such/file.toml"]);
}

#[test]
fn reports_are_machine_readable_and_do_not_depend_on_threads() {
    let one = said(&omen(&["simulate", "duel", "--games", "40", "--jobs", "1", "--csv"]));
    let two = said(&omen(&["simulate", "duel", "--games", "40", "--jobs", "2", "--csv"]));
    assert_eq!(one, two);
    assert_eq!(one.lines().count(), 41, "{one}");
    let arena = said(&omen(&["arena", "duel", "greedy", "random", "--games", "10", "--json"]));
    let arena: serde_json::Value = serde_json::from_str(&arena).unwrap();
    let counted = ["wins_a", "wins_b", "draws"].map(|key| arena[key].as_u64().unwrap());
    assert_eq!(counted.iter().sum::<u64>(), 10);
    let found = said(&omen(&["rules", "search", "врат", "--game", "duel", "--lang", "ru"]));
    assert!(found.to_lowercase().contains("врата"), "{found}");
}

#[test]
fn a_simulation_can_be_set_up_and_writes_a_file_of_rows() {
    let file = fresh("series.csv");
    let with = |set: &[&str], more: &[&str]| {
        let mut args = vec!["simulate", "eldritch", "--games", "3"];
        for word in set {
            args.extend(["--set", word]);
        }
        args.extend(more);
        omen(&args)
    };
    let set = ["investigators=2", "ancient-one=cthulhu", "mythos=easier"];
    let summary = said(&with(&set, &["--csv", text(&file)]));
    for word in ["3 games", "95 % interval", "ending", "rounds per game", "prompts per turn"] {
        assert!(summary.contains(word), "\"{word}\" is not in: {summary}");
    }
    let rows = fs::read_to_string(&file).unwrap();
    assert_eq!(rows.lines().count(), 4, "{rows}");
    assert!(rows.starts_with("game,seed,winners,ending,") && rows.contains(",fallen,"), "{rows}");
    assert_eq!(said(&with(&set, &["--csv"])), rows);
    refused(&with(&["investigators=9"], &[]), &["1 to 8 investigators"]);
    refused(&with(&["ancient-one=dagon"], &[]), &["dagon", "azathoth", "yog-sothoth"]);
    refused(&with(&["mythos=cosy"], &[]), &["cosy", "easier", "harder"]);
    refused(&with(&["team=2"], &[]), &["team", "investigators"]);
    refused(&with(&["investigators"], &[]), &["NAME=VALUE"]);
    refused(&with(&set, &["--bots", "sensible,random,random"]), &["3 bots for 2 seats"]);
    refused(&with(&set, &["--csv", "--json"]), &["--csv", "--json"]);
}

#[test]
fn the_case_docs_list_the_vocabulary_of_every_game() {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cases.md");
    let document = fs::read_to_string(document).unwrap();
    for game in ["duel", "eldritch"] {
        let words = said(&omen(&["case", "--vocabulary", game]));
        assert!(document.contains(&words), "docs/cases.md: not what --vocabulary {game} prints");
    }
}

#[test]
fn every_case_in_the_tree_passes() {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let output = omen(&["case", text(&cases)]);
    assert!(output.status.success(), "{}", said(&output));
    let coverage =
        omen(&["rules", "coverage", "duel", "--json", "--root", text(cases.parent().unwrap())]);
    let coverage: serde_json::Value = serde_json::from_str(&said(&coverage)).unwrap();
    assert_eq!(
        coverage["missing"],
        serde_json::json!([]),
        "every testable rule of Duel is covered"
    );
}
