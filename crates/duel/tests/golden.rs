//! Whole recorded games in `cases/duel/games` replay unchanged.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use bots::any_policy;
use duel::Duel;
use kernel::log::LogFile;
use kernel::registry::{AnyTable, Title, TitleOf};
use kernel::{Luck, Seed};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/duel/games")
}

#[test]
fn recorded_games_replay_and_verify() {
    let title = TitleOf::<Duel>::new();
    let mut games = 0;
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.display();
        let text = std::fs::read_to_string(&path).unwrap();
        let file = LogFile::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(file.write(), text, "{name} is written differently now");
        let verified = title.verify(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verified.outcome.is_some(), "{name} is not finished");
        games += 1;
    }
    assert!(games >= 8, "only {games} recorded games");
}

/// Records the games anew after a change of the rules that is meant:
/// `cargo test --package duel --test golden -- --ignored`.
#[test]
#[ignore = "writes files"]
fn record() {
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
    std::fs::create_dir_all(folder()).unwrap();
    for (sleeper, windwalker, number) in tables {
        let table = played([sleeper, windwalker], number);
        let name = format!("{number:02}-{sleeper}-{windwalker}.log").replace(':', "-");
        std::fs::write(folder().join(name), table.log_file().write()).unwrap();
    }
}

fn played(bots: [&str; 2], number: u64) -> Box<dyn AnyTable> {
    let title = TitleOf::<Duel>::new();
    let players = bots.map(str::to_owned);
    let mut table = title.begin(&title.usual_setup(), &players, Seed::from_number(number)).unwrap();
    let mut bots =
        bots.map(|name| any_policy::<Duel>(name, Luck::from_number(number + 100)).unwrap());
    while let Some(asked) = table.asked() {
        let bot = &mut bots[usize::from(asked.lead.0)];
        let choice = bot.pick(&*table, asked.lead).unwrap();
        table.choose(asked.lead, &choice).unwrap();
    }
    table
}
