//! Slow work keeps no one else waiting, and no one can have too much of it.

use crate::gate::gate;
use crate::ground::{Ground, after, ground, ground_with, settings};
use kernel::log::{Input, LogFile};
use server::house::{House, Kind, Settings, Trouble};
use server::wire::{BranchRequest, Created, ImportRequest};
use std::time::Duration;
use store::IdentityId;
use tokio::task::JoinHandle;

/// One thread for all slow work, so that a single piece of it holds up the rest.
fn narrow() -> Settings {
    Settings { chore_threads: 1, ..settings() }
}

/// The log of a short walk; reading its first step waits at the gate of this name.
async fn log_held_at(ground: &Ground, name: &str) -> String {
    let table = ground.alone("pit").await;
    ground.house.choose(&ground.anna, &table, after(0), 0, "step").await.unwrap();
    let mut file = LogFile::read(&ground.house.log(&ground.anna, &table).await.unwrap()).unwrap();
    reword(&mut file, format!("step@{name}"));
    file.write()
}

fn reword(file: &mut LogFile, word: String) {
    let choice = file.entries.iter_mut().find_map(|entry| match &mut entry.input {
        Input::Choice { choose, .. } => Some(choose),
        Input::Dice { .. } | Input::Drawn { .. } | Input::Keyed { .. } => None,
    });
    *choice.unwrap() = word;
}

type Importing = JoinHandle<Result<Created, Trouble>>;

fn import(house: &House, who: &IdentityId, log: &str) -> Importing {
    let (house, who) = (house.clone(), who.clone());
    let request = ImportRequest { log: log.to_owned(), seats: Vec::new() };
    tokio::spawn(async move { house.import(&who, request).await })
}

/// On one thread: if the import ran there, nothing else could.
#[tokio::test]
async fn a_slow_import_does_not_hold_up_moves() {
    let ground = ground_with(narrow()).await;
    let log = log_held_at(&ground, "import").await;
    let importing = import(&ground.house, &ground.anna, &log);
    gate("import").somebody_comes().await;
    let table = ground.two("pit").await;
    ground.house.choose(&ground.anna, &table, after(0), 0, "step").await.unwrap();
    ground.house.choose(&ground.boris, &table, after(1), 1, "step").await.unwrap();
    assert!(!importing.is_finished());
    gate("import").open();
    let imported = importing.await.unwrap().unwrap();
    assert_eq!(imported.table.at.seq, 1);
}

#[tokio::test]
async fn branches_and_past_positions_do_not_hold_up_moves_either() {
    let ground = ground_with(narrow()).await;
    let log = log_held_at(&ground, "elsewhere").await;
    let table = ground.alone("pit").await;
    for moves in 0..3 {
        let seat = (moves % 2) as u8;
        ground.house.choose(&ground.anna, &table, after(moves), seat, "step").await.unwrap();
    }
    let importing = import(&ground.house, &ground.anna, &log);
    gate("elsewhere").somebody_comes().await;
    let (house, anna) = (&ground.house, &ground.anna);
    let mut waiting = (
        Box::pin(house.view(Some(anna), &table, None, Some(after(1).seq))),
        Box::pin(house.view(None, &table, None, Some(after(1).seq))),
        Box::pin(house.branch(anna, &table, BranchRequest { at: after(1).seq, seats: Vec::new() })),
        Box::pin(house.log(anna, &table)),
    );
    let moment = Duration::from_millis(50);
    assert!(tokio::time::timeout(moment, &mut waiting.0).await.is_err(), "it waits its turn");
    assert!(tokio::time::timeout(moment, &mut waiting.1).await.is_err());
    assert!(tokio::time::timeout(moment, &mut waiting.2).await.is_err());
    assert!(tokio::time::timeout(moment, &mut waiting.3).await.is_err());
    let now = house.view(Some(anna), &table, None, None).await.unwrap();
    assert_eq!(now.at, after(3), "the table itself answers at once");
    house.choose(anna, &table, now.at, 1, "step").await.unwrap();
    gate("elsewhere").open();
    assert_eq!(waiting.0.await.unwrap().at, after(1));
    assert_eq!(waiting.1.await.unwrap().scene.round, Some(1));
    assert_eq!(waiting.2.await.unwrap().table.at.seq, 1);
    assert!(LogFile::read(&waiting.3.await.unwrap()).is_ok());
    importing.await.unwrap().unwrap();
}

#[tokio::test]
async fn slow_work_is_limited_per_person_and_in_total() {
    let few = Settings { chores_each: 2, chores_waiting: 3, ..narrow() };
    let ground = ground_with(few).await;
    let log = log_held_at(&ground, "few").await;
    let (house, anna, boris) = (&ground.house, &ground.anna, &ground.boris);
    let first = import(house, anna, &log);
    gate("few").somebody_comes().await;
    let held = [first, import(house, anna, &log), import(house, boris, &log)];
    tokio::task::yield_now().await;
    let mine = import(house, anna, &log).await.unwrap().unwrap_err();
    assert_eq!((mine.kind, mine.kind.status()), (Kind::Busy, 429));
    let all = import(house, boris, &log).await.unwrap().unwrap_err();
    assert_eq!((all.kind, all.kind.status()), (Kind::Unavailable, 503));
    gate("few").open();
    for importing in held {
        importing.await.unwrap().unwrap();
    }
    import(house, anna, &log).await.unwrap().unwrap();
}

#[tokio::test]
async fn an_error_repeats_at_most_a_line_of_a_long_input() {
    let ground = ground().await;
    let table = ground.alone("duel").await;
    let (house, anna) = (&ground.house, &ground.anna);
    let view = house.view(Some(anna), &table, None, None).await.unwrap();
    let prompt = view.prompt.unwrap();
    let choice = prompt.options[0].choice.to_string();
    house.choose(anna, &table, view.at, prompt.lead, &choice).await.unwrap();
    let mut file = LogFile::read(&house.log(anna, &table).await.unwrap()).unwrap();
    let verb = choice.split(' ').next().unwrap();
    for word in ["x".repeat(1_000_000), format!("{verb} {}", "\u{1b}\n".repeat(100_000))] {
        reword(&mut file, word.clone());
        let bad = import(house, anna, &file.write()).await.unwrap().unwrap_err();
        assert_eq!(bad.kind, Kind::BadLog);
        is_a_line(&bad.detail);
        let at = ground.at(&table).await;
        let lead = house.info(Some(anna), &table).await.unwrap().asked[0];
        let bad = house.choose(anna, &table, at, lead, &word).await.unwrap_err();
        assert_eq!(bad.kind, Kind::NoSuchChoice);
        is_a_line(&bad.detail);
    }
}

fn is_a_line(detail: &str) {
    assert!(detail.chars().count() < 500, "{} characters", detail.chars().count());
    assert!(!detail.contains(char::is_control), "{detail:?}");
}
