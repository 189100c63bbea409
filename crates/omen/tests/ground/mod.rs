//! The fixture of these tests: the binary with its own data directory, and temporary files.

#![allow(dead_code)] // not every test binary uses all of it

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub fn omen(args: &[&str]) -> Output {
    with_input(args, "")
}

pub fn with_input(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_omen"))
        .args(args)
        .env("XDG_DATA_HOME", scratch("data"))
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may have stopped reading; that is part of what is tested.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("omen");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

pub fn fresh(name: &str) -> PathBuf {
    let path = scratch(name);
    let _ = fs::remove_file(&path);
    path
}

pub fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[track_caller]
pub fn refused(output: &Output, words: &[&str]) {
    assert!(!output.status.success(), "it succeeded: {}", said(output));
    let message = String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
    for word in words {
        assert!(message.contains(word), "\"{word}\" is not in: {message}");
    }
    assert!(!message.contains("panicked"), "{message}");
}
