//! When something is broken: the table stops, the house stands.

use crate::ground::{ground, open, settings};
use kernel::log::LogFile;
use server::house::Kind;
use server::wire::{At, TableStatus};
use store::{Append, CutBack, Status, Tip};

#[tokio::test]
async fn a_game_that_breaks_down_is_frozen_and_the_others_go_on() {
    let ground = ground().await;
    let (broken, sound) = (ground.two("pit").await, ground.two("pit").await);
    let mut anna = ground.client(&ground.anna, &broken, 0).await;
    let mut boris = ground.client(&ground.boris, &broken, 1).await;
    anna.choose(0, "step").await.unwrap();
    boris.until(|it| it.at.seq == 1).await;
    assert_eq!(boris.choose(1, "fall").await, Err("frozen".to_owned()));
    anna.until(|it| it.status() == "frozen").await;
    assert_eq!(anna.table["frozen"], "the game broke down", "last words are for the operator");
    assert_eq!(anna.choose(0, "step").await, Err("frozen".to_owned()));
    let view = ground.house.view(Some(&ground.anna), &broken, None, None).await.unwrap();
    assert_eq!(view.at, At { seq: 1, cuts: 0 }, "what was played can be looked at");
    let secrets = ground.house.log(&ground.anna, &broken).await.unwrap_err();
    assert_eq!(secrets.kind, Kind::Secrets, "the game may yet go on");
    boris.until(|it| !it.table["request"].is_null()).await;
    boris.consent(true).await.unwrap();
    let file = LogFile::read(&ground.house.log(&ground.anna, &broken).await.unwrap()).unwrap();
    assert_eq!(file.entries.len(), 1);

    let first = At::default();
    assert!(ground.house.choose(&ground.anna, &sound, first, 0, "step").await.is_ok());
    let again = ground.house.go_on(&ground.anna, &broken).await.unwrap();
    assert_eq!(again.status, TableStatus::Running, "its log is sound, so it may be tried again");
    let at = again.at;
    assert!(ground.house.choose(&ground.boris, &broken, at, 1, "step").await.is_ok());
}

#[tokio::test]
async fn a_game_that_cannot_be_shown_is_frozen_with_its_log() {
    let ground = ground().await;
    let table = ground.alone("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    assert_eq!(anna.choose(0, "curse").await, Err("frozen".to_owned()));
    anna.until(|it| it.status() == "frozen").await;
    let log = ground.house.log(&ground.anna, &table).await.unwrap();
    assert_eq!(LogFile::read(&log).unwrap().entries.len(), 1);
}

#[tokio::test]
async fn a_log_that_does_not_replay_is_frozen_at_the_rehearsal_and_never_lost() {
    let ground = ground().await;
    let (bad, good) = (ground.alone("pit").await, ground.alone("pit").await);
    for (table, seq) in [(&bad, 0), (&good, 0)] {
        let at = At { seq, cuts: 0 };
        ground.house.choose(&ground.anna, table, at, 0, "step").await.unwrap();
    }
    let nonsense = r#"{"n":2,"seat":"west","choose":"fly","undo":"free"}"#;
    let append = Append {
        table: bad.clone(),
        after: Tip { seq: 1, cuts: 0 },
        entries: vec![nonsense.to_owned()],
        asked: vec![1],
        status: Status::Running,
    };
    ground.store.append(append).await.unwrap();

    let (house, rehearsal) = open(&ground.store, settings()).await;
    let rehearsed = rehearsal.done().await;
    assert_eq!(rehearsed.replayed, 1);
    let [(frozen, reason)] = &rehearsed.frozen[..] else { panic!("{rehearsed:?}") };
    assert_eq!(frozen, &bad);
    assert!(reason.contains("line 3"), "{reason}");
    let info = house.info(Some(&ground.anna), &bad).await.unwrap();
    assert_eq!((info.status, info.frozen.as_ref()), (TableStatus::Frozen, Some(reason)));
    let view = house.view(Some(&ground.anna), &bad, None, None).await.unwrap();
    assert_eq!(view.at.seq, 1, "as much as replays can be looked at");
    let log = house.log(&ground.anna, &bad).await.unwrap();
    assert!(log.contains("\"choose\":\"fly\""));
    assert_eq!(LogFile::read(&log).unwrap().entries.len(), 2, "the file itself is whole");
    assert_eq!(house.go_on(&ground.anna, &bad).await.unwrap_err().kind, Kind::Frozen);

    ground.store.set_status(&bad, Status::Running, None).await.unwrap();
    let (to, expected) = (1, Tip { seq: 2, cuts: 0 });
    let cut = CutBack { table: bad.clone(), to, expected, asked: vec![1], status: Status::Running };
    ground.store.cut_back(cut).await.unwrap();
    ground.store.set_status(&bad, Status::Frozen, Some("under repair")).await.unwrap();
    let (house, _) = open(&ground.store, settings()).await;
    let mended = house.go_on(&ground.anna, &bad).await.unwrap();
    assert_eq!(mended.status, TableStatus::Running);
}

#[tokio::test]
async fn a_table_that_stopped_between_two_writes_goes_on() {
    let ground = ground().await;
    let table = ground.two("duel").await;
    let before = ground.house.view(Some(&ground.anna), &table, None, None).await.unwrap();
    // The server died after the table had begun and before its first inputs were written.
    let expected = Tip { seq: before.at.seq, cuts: 0 };
    let cut =
        CutBack { table: table.clone(), to: 0, expected, asked: vec![], status: Status::Running };
    ground.store.cut_back(cut).await.unwrap();
    let (house, rehearsal) = open(&ground.store, settings()).await;
    assert_eq!(rehearsal.done().await.replayed, 1);
    let after = house.view(Some(&ground.anna), &table, None, None).await.unwrap();
    assert_eq!((after.scene, after.prompt), (before.scene, before.prompt));
}

#[test]
fn every_kind_of_trouble_has_words_in_both_languages() {
    let read = |language| {
        let file = format!("{}/../../web/src/words/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(file).unwrap_or_default()
    };
    for (language, words) in [("ru", read("ru")), ("en", read("en"))] {
        for kind in Kind::ALL {
            let message = format!("\nproblem-{} = ", kind.word());
            assert!(words.contains(&message), "{language}: {message}");
        }
    }
}
