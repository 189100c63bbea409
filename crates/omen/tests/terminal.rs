//! The full-screen table from outside.

use std::process::{Command, Stdio};

/// A pipe is not a terminal: one line says what to do, and nothing is drawn.
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

/// Closing the window without warning ends the game and saves it; nothing keeps spinning.
#[cfg(target_os = "linux")]
#[test]
fn a_terminal_that_goes_away_ends_and_saves_the_game() {
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use rustix::termios::{Winsize, tcsetwinsize};
    use std::io::Read as _;
    use std::time::{Duration, Instant};

    let save = std::env::temp_dir().join(format!("omen-lost-terminal-{}.log", std::process::id()));
    let _ = std::fs::remove_file(&save);
    let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
    grantpt(&ours).unwrap();
    unlockpt(&ours).unwrap();
    let size = Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
    tcsetwinsize(&ours, size).unwrap();
    let name = ptsname(&ours, Vec::new()).unwrap().into_string().unwrap();
    let theirs =
        || std::fs::OpenOptions::new().read(true).write(true).open(&name).map(Stdio::from).unwrap();
    let mut game = Command::new(env!("CARGO_BIN_EXE_omen"))
        .args(["play", "duel", "--players", "human,greedy", "--lang", "en", "--save"])
        .arg(&save)
        .env("TERM", "xterm-256color")
        .stdin(theirs())
        .stdout(theirs())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut ours = std::fs::File::from(ours);
    let (mut part, mut drawn) = ([0; 4096], 0);
    while drawn < 80 * 24 {
        drawn += ours.read(&mut part).unwrap();
    }
    // Until it waits for a key and nothing else.
    std::thread::sleep(Duration::from_millis(700));
    drop(ours);

    let patience = Instant::now() + Duration::from_secs(60);
    let ended = loop {
        match game.try_wait().unwrap() {
            Some(status) => break Some(status),
            None if Instant::now() > patience => break None,
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    };
    let _over = game.kill();
    assert!(ended.is_some(), "it is still running");
    assert!(save.exists(), "the game is saved");
    let _ = std::fs::remove_file(save);
}
