//! Whole recorded games in `cases/duel/games` replay unchanged, and so do logs and saves that older
//! versions wrote.

use bots::recorded::{Recording, record, replay};
use duel::Duel;
use kernel::Seed;
use kernel::log::{Entry, LogFile};
use kernel::registry::{Title, TitleOf};
use std::path::{Path, PathBuf};

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn recorded_games_replay_and_verify() {
    let games = replay::<Duel>(&folder("../../cases/duel/games")).unwrap();
    assert!(games.len() >= 8, "only {} recorded games", games.len());
    assert!(games.iter().all(|game| game.ending.is_some()), "a recorded game is not finished");
}

/// Re-records the games after an intended change of the rules: `cargo test --package duel --test
/// duel golden -- --ignored`.
#[test]
#[ignore = "writes files"]
fn record_games() {
    let tables = [
        ("random", "random", 1),
        ("random", "random", 2),
        ("greedy", "random", 3),
        ("random", "greedy", 4),
        ("greedy", "greedy", 5),
        ("greedy", "greedy", 6),
        ("monte-carlo:60", "greedy", 7),
        ("monte-carlo:60", "monte-carlo:60", 8),
    ];
    let games = tables.map(|(sleeper, windwalker, number)| Recording {
        name: format!("{number:02}-{sleeper}-{windwalker}").replace(':', "-"),
        setup: TitleOf::<Duel>::new().usual_setup(),
        bots: vec![sleeper.into(), windwalker.into()],
        number,
    });
    record::<Duel>(&folder("../../cases/duel/games"), &games).unwrap();
}

/// Logs of the first version, from before there was a second game. They are never re-recorded: a
/// change to the rules of Duel must say here how old logs are read.
#[test]
fn logs_and_stored_tables_of_the_first_version_still_load() {
    let title = TitleOf::<Duel>::new();
    let games = replay::<Duel>(&folder("tests/first-version")).unwrap();
    assert_eq!(games.len(), 2);
    for game in games {
        assert!(game.ending.is_some());
        let LogFile { header, entries, closing } = game.file;
        // A store keeps the inputs as lines; a game saved halfway has only some of them.
        let stored: Vec<String> = entries.iter().map(Entry::write).collect();
        let read = |upto: usize| -> Vec<Entry> {
            let lines = (1..).zip(&stored[..upto]);
            lines.map(|(n, line)| Entry::read(n, line).unwrap()).collect()
        };
        let seed: Seed = closing.seed.parse().unwrap();
        let whole = title.resume(&header, seed.into(), &read(stored.len())).unwrap();
        assert_eq!(whole.state_hash(), closing.state);
        let mut half = title.resume(&header, seed.into(), &read(stored.len() / 2)).unwrap();
        half.settle();
        assert!(half.asked().is_some() && half.outcome().is_none(), "it can be continued");
    }
}
