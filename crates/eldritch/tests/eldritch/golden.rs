//! Whole recorded games in `cases/eldritch/games` replay unchanged.

use bots::recorded::{Recording, record, replay};
use eldritch::Eldritch;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/eldritch/games")
}

#[test]
fn recorded_games_replay_and_verify() {
    let games = replay::<Eldritch>(&folder()).unwrap();
    assert_eq!(games.len(), TABLES.len());
    assert!(games.iter().all(|game| game.ending.is_some()), "a recorded game is not finished");
    let said = |field: &str| -> BTreeSet<String> {
        games.iter().map(|game| game.file.header.setup[field].to_string()).collect()
    };
    assert_eq!(said("ancient-one").len(), 4, "every Ancient One is met");
    assert!(said("mythos").len() > 1 && said("starting-rumor").len() == 2, "options are taken");
}

/// Ancient One, investigators, bot, Mythos deck, starting rumor.
const TABLES: [(&str, u8, &str, &str, bool); 9] = [
    ("azathoth", 1, "random", "all", false),
    ("cthulhu", 2, "random", "easier", true),
    ("shub-niggurath", 3, "random", "staged", false),
    ("yog-sothoth", 4, "random", "harder", false),
    ("cthulhu", 8, "random", "all", false),
    ("azathoth", 4, "sensible", "easier", false),
    ("yog-sothoth", 1, "sensible", "all", true),
    ("shub-niggurath", 2, "sensible", "all", false),
    ("cthulhu", 3, "sensible", "all", false),
];

/// The number of games in the form from before the tops of double-sided decks were visible; they
/// show that such games can continue.
const CLOSED: u64 = 8;

/// Re-records the games after an intended change of the rules or the content: `cargo test --package
/// eldritch --test eldritch golden -- --ignored`.
#[test]
#[ignore = "writes files"]
fn record_games() {
    let games =
        TABLES.iter().zip(1..).map(|((ancient, players, bot, mythos, rumor), number)| Recording {
            name: format!("{number:02}-{ancient}-{players}-{bot}"),
            setup: serde_json::json!({
                "investigators": players,
                "ancient-one": ancient,
                "mythos": mythos,
                "starting-rumor": rumor,
                "open-decks": number > CLOSED,
            }),
            bots: vec![(*bot).to_owned(); usize::from(*players)],
            number,
        });
    record::<Eldritch>(&folder(), &games.collect::<Vec<_>>()).unwrap();
}
