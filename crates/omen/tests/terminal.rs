//! The full-screen table from outside.

use std::process::{Command, Stdio};

/// A pipe is no terminal: one line says what to do, and nothing is drawn.
#[test]
fn without_a_terminal_it_points_to_plain() {
    let save = std::env::temp_dir().join(format!("omen-no-terminal-{}.log", std::process::id()));
    for (language, word) in [("en", "needs a terminal"), ("ru", "нужен терминал")] {
        let _ = std::fs::remove_file(&save);
        let output = Command::new(env!("CARGO_BIN_EXE_omen"))
            .args(["play", "duel", "--players", "human,greedy", "--lang", language, "--save"])
            .arg(&save)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(said.contains(word) && said.contains("--plain"), "{said}");
        assert_eq!(said.lines().count(), 1);
        assert!(output.stdout.is_empty());
    }
    let _ = std::fs::remove_file(save);
}
