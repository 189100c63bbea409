//! The binary in a shell: where its output goes, how large its numbers may be, where its files are.

#![allow(clippy::unwrap_used)] // test helpers are tests too

mod ground;

use ground::{fresh, omen, refused, said, scratch, text};
use std::fs;
use std::process::{Command, Output, Stdio};

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_omen"));
    command.args(args).stdin(Stdio::null()).env("XDG_DATA_HOME", scratch("data")).env("LANG", "C");
    command
}

/// Output that cannot be written is not a success.
#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_an_error() {
    let save = fresh("full.log");
    let players = ["--players", "random,random", "--seed", "3", "--save", text(&save)];
    assert!(omen(&[&["play", "duel", "--plain"], players.as_slice()].concat()).status.success());
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let cases = format!("{root}/cases/duel/wither.toml");
    let full = || Stdio::from(fs::OpenOptions::new().write(true).open("/dev/full").unwrap());
    for args in [
        &["rules", "show", "CWD-WITHER-04"][..],
        &["rules", "search", "gate"],
        &["simulate", "duel", "--games", "2", "--csv"],
        &["simulate", "duel", "--games", "2", "--json"],
        &["simulate", "duel", "--games", "2", "--csv", "/dev/full"],
        &["arena", "duel", "random", "random", "--games", "2"],
        &["replay", text(&save)],
        &["replay", text(&save), "--print", "json"],
        &["verify", text(&save)],
        &["case", &cases],
        &["case", "--vocabulary", "duel"],
        &["pack", "phrases"],
        &["--help"],
        &["--version"],
    ] {
        let output = command(args).stdout(full()).output().unwrap();
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(message.contains("cannot be written"), "{args:?}: {message}");
        assert!(!message.contains("panicked"), "{args:?}: {message}");
    }
    use std::os::unix::fs::FileTypeExt as _;
    assert!(
        fs::metadata("/dev/full").unwrap().file_type().is_char_device(),
        "no file in its place"
    );
}

/// The chess yardstick is GPL code: the default binary has none, and says how to build one that
/// does.
#[cfg(not(feature = "chess-anchor"))]
#[test]
fn a_bench_without_its_yardstick_says_so() {
    let told = omen(&["bench", "duel", "--games", "1"]);
    assert!(told.status.success(), "{told:?}");
    let told = said(&told);
    assert!(told.contains("the chess yardstick is left out"), "{told}");
    assert!(told.contains("make bench") && !told.contains("plies"), "{told}");
    let figures = said(&omen(&["bench", "duel", "--games", "1", "--json"]));
    assert!(figures.contains("\"decision_plies\":null"), "{figures}");
}

/// A reader that closes the pipe is not an error.
#[cfg(unix)]
#[test]
fn a_pipe_that_is_closed_is_quiet() {
    for args in
        [&["case", "--vocabulary", "eldritch"][..], &["rules", "search", "gate"], &["--help"]]
    {
        let mut child =
            command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}

#[test]
fn numbers_have_bounds_and_the_message_names_them() {
    for (args, words) in [
        (&["simulate", "duel", "--jobs", "100000"][..], ["--jobs", "256"]),
        (&["arena", "duel", "random", "random", "--jobs", "257"], ["--jobs", "256"]),
        (&["simulate", "duel", "--games", "4000000000"], ["--games", "1000000"]),
        (&["arena", "duel", "random", "random", "--games", "1000001"], ["--games", "1000000"]),
        (&["bench", "duel", "--games", "99999999"], ["--games", "1000000"]),
        (&["bench", "duel", "--endurance", "0"], ["--endurance", "1.."]),
        (&["rules", "search", "gate", "--limit", "100000"], ["--limit", "1000"]),
        (&["serve", "--bot-threads", "100000"], ["--bot-threads", "256"]),
        (&["serve", "--bot-time", "18446744073709551615"], ["--bot-time", "600000"]),
        (&["serve", "--bot-pause", "18446744073709551615"], ["--bot-pause", "600000"]),
        (&["serve", "--wish-time", "18446744073709551615"], ["--wish-time", "86400"]),
        (&["serve", "--idle-after", "18446744073709551615"], ["--idle-after", "525600"]),
        (&["serve", "--absent-after", "18446744073709551615"], ["--absent-after", "8760"]),
        (&["serve", "--max-connections", "0"], ["--max-connections", "1000000"]),
        (&["serve", "--max-connections-each", "4294967295"], ["--max-connections-each", "1000000"]),
        (
            &["simulate", "duel", "--games", "1", "--bots", "monte-carlo:4294967295"],
            ["budget", "1000000"],
        ),
        (&["simulate", "duel", "--games", "1", "--bots", "monte-carlo:9999s"], ["budget", "600 s"]),
    ] {
        refused(&omen(args), &words);
    }
    assert_eq!(
        said(&omen(&["simulate", "duel", "--games", "2", "--jobs", "256"])).lines().next(),
        Some("2 games")
    );
}

#[test]
fn without_a_home_nothing_is_written_to_the_current_directory() {
    let here = scratch("homeless");
    let _ = fs::remove_dir_all(&here);
    fs::create_dir_all(&here).unwrap();
    let homeless = |args: &[&str], data: Option<&str>| -> Output {
        let mut command = command(args);
        command.env_remove("XDG_DATA_HOME").env_remove("HOME").env_remove("LOCALAPPDATA");
        if let Some(data) = data {
            command.env("XDG_DATA_HOME", data);
        }
        command.current_dir(&here).output().unwrap()
    };
    let play = ["play", "duel", "--plain", "--players", "random,random"];
    for data in [None, Some(""), Some("relative/folder")] {
        let words = ["HOME", "XDG_DATA_HOME"];
        refused(&homeless(&play, data), &[words[0], words[1], "--save FILE"]);
        let serve = ["serve", "--listen", "127.0.0.1:0"];
        refused(&homeless(&serve, data), &[words[0], words[1], "--data sqlite:FILE"]);
    }
    assert_eq!(fs::read_dir(&here).unwrap().count(), 0, "something was created");
    let named = homeless(&[&play[..], &["--save", "here.log"]].concat(), None);
    assert!(named.status.success(), "{named:?}");
    assert!(here.join("here.log").exists());
}
