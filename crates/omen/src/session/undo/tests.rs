//! Undoing chance outcomes on one machine.

use crate::session::{Next, Plan, Session};
use kernel::Luck;
use kernel::keying::{Occasion, Without};
use kernel::log::{Entry, Input, LogFile};
use std::path::{Path, PathBuf};
use voice::Language;

fn file(name: &str) -> PathBuf {
    let id = std::process::id();
    let path = std::env::temp_dir().join(format!("omen-undo-{id}-{name}.log"));
    let _ = std::fs::remove_file(&path);
    path
}

/// A game of people against each other, or against a bot: from its beginning, or one that was
/// saved.
fn session(players: [&str; 2], seed: u64, load: Option<&Path>, save: Option<&Path>) -> Session {
    let players = players.map(str::to_owned);
    Session::begin(&Plan {
        game: "duel",
        players: &players,
        seed: Some(seed),
        options: &[],
        boxes: &[],
        language: Language::English,
        ask_everything: true,
        load,
        save,
    })
    .unwrap()
}

fn dice(entries: &[Entry]) -> Vec<u8> {
    let rolled = entries.iter().filter_map(|entry| match &entry.input {
        Input::Dice { dice } => Some(dice.clone()),
        Input::Choice { .. } | Input::Drawn { .. } | Input::Keyed { .. } => None,
    });
    rolled.flatten().collect()
}

/// Plays at random for the people until a decision of theirs leads to dice; returns it with the
/// roll, if there was one before the end.
fn play_to_dice(session: &mut Session, luck: u64) -> Option<(u64, String, Vec<u8>)> {
    let mut bot = session.entry.bot("random", Luck::from_number(luck)).unwrap();
    loop {
        let before = session.table.inputs();
        match session.next() {
            Next::Over => return None,
            Next::Bot(seat) => {
                session.let_bot_play(seat).unwrap();
            }
            Next::Human(seat) => {
                let choice = bot.pick(&*session.table, seat).unwrap();
                session.choose(seat, &choice).unwrap();
                let rolled = dice(&session.table.entries_after(before));
                if !rolled.is_empty() {
                    session.settle().unwrap();
                    return Some((before, choice, rolled));
                }
            }
        }
    }
}

/// A game in which somebody has just rolled.
fn rolled(players: [&str; 2], save: &Path) -> (Session, (u64, String, Vec<u8>)) {
    let games = (1..100).find_map(|seed| {
        let _ = std::fs::remove_file(save);
        let mut session = session(players, seed, None, Some(save));
        let rolled = play_to_dice(&mut session, seed)?;
        Some((session, rolled))
    });
    games.unwrap()
}

fn verified(path: &Path) -> kernel::table::Verified {
    let file = LogFile::read(&std::fs::read_to_string(path).unwrap()).unwrap();
    crate::games::named("duel").unwrap().title().verify(&file).unwrap()
}

#[test]
fn the_same_decision_rolls_other_dice_and_the_log_counts_it() {
    let save = file("again");
    let (mut session, (before, choice, first)) = rolled(["human", "human"], &save);
    let mut rolls = vec![first];
    for times in 0..6 {
        // Earlier keyings stay.
        let to = before + u64::from(times);
        assert_eq!(session.undo().unwrap(), Some(to));
        assert_eq!(session.table.inputs(), to + 1, "only the keying has been added");
        assert_eq!(session.table.taken_back(), times + 1);
        let Next::Human(seat) = session.next() else { panic!("nobody is asked") };
        session.choose(seat, &choice).unwrap();
        rolls.push(dice(&session.table.entries_after(before)));
        session.settle().unwrap();
    }
    assert!(rolls.iter().any(|rolled| *rolled != rolls[0]), "{rolls:?}");
    let keyings = session.table.keyings();
    assert!(keyings.iter().all(|it| it.why == Occasion::TakenBack));
    let verified = verified(&save);
    assert_eq!((verified.keyings, verified.shares, verified.taken_back), (6, 0, 6));
    std::fs::remove_file(save).unwrap();
}

#[test]
fn against_a_bot_a_persons_own_decision_is_undone_with_what_the_bot_did() {
    let save = file("bot");
    let (mut session, _) = rolled(["human", "greedy"], &save);
    while let Next::Bot(seat) = session.next() {
        session.let_bot_play(seat).unwrap();
    }
    session.undo().unwrap().unwrap();
    assert!(matches!(session.next(), Next::Human(_)));
    let given = session.table.keyings().last().unwrap().shares.clone();
    let without: Vec<_> = given.iter().map(|given| given.without).collect();
    assert_eq!(without, [Some(Without::NoClient), Some(Without::Bot)]);
    std::fs::remove_file(save).unwrap();
}

#[test]
fn a_saved_game_can_be_undone_further() {
    let save = file("loaded");
    let (mut first, (_, choice, _)) = rolled(["human", "human"], &save);
    first.undo().unwrap();
    drop(first);
    let mut second = session(["human", "human"], 1, Some(&save), None);
    assert_eq!(second.save_path(), save, "it continues in the same file");
    let Next::Human(seat) = second.next() else { panic!("nobody is asked") };
    second.choose(seat, &choice).unwrap();
    second.undo().unwrap();
    assert_eq!(verified(&save).taken_back, 2);
    std::fs::remove_file(save).unwrap();
}

/// A host elsewhere has committed itself: its log is left alone, and the game continues in a new
/// file.
#[test]
fn a_game_of_another_host_continues_in_its_own_file() {
    let theirs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/test/fair/duel.log");
    let save = file("adopted");
    let mut session = session(["human", "human"], 1, Some(&theirs), Some(&save));
    session.undo().unwrap().unwrap();
    let verified = verified(&save);
    assert!(verified.inherited > 0);
    assert_eq!(session.table.keyings()[0].why, Occasion::Continued);
    std::fs::remove_file(save).unwrap();
}
