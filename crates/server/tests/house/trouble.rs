//! When something breaks, the table stops and the server keeps running.

use crate::ground::{Ground, after, ground, open, settings};
use kernel::Luck;
use kernel::keying::Occasion;
use kernel::log::LogFile;
use scene::Viewer;
use server::house::Kind;
use server::wire::{TableStatus, ToServer};
use store::{Append, CutBack, NewTable, Seat, Status, TableId, Tip};

#[tokio::test]
async fn a_game_that_crashes_is_frozen_and_the_others_go_on() {
    let ground = ground().await;
    let (broken, sound) = (ground.two("pit").await, ground.two("pit").await);
    let mut anna = ground.client(&ground.anna, &broken, 0).await;
    let mut boris = ground.client(&ground.boris, &broken, 1).await;
    anna.choose(0, "step").await.unwrap();
    boris.until(|it| it.at == after(1)).await;
    assert_eq!(boris.choose(1, "fall").await, Err("frozen".to_owned()));
    anna.until(|it| it.status() == "frozen").await;
    assert_eq!(anna.table["frozen"], "the game crashed", "the panic message is for the operator");
    assert_eq!(anna.choose(0, "step").await, Err("frozen".to_owned()));
    let view = ground.house.view(Some(&ground.anna), &broken, None, None).await.unwrap();
    assert_eq!(view.at, after(1), "what was played can be viewed");
    let secrets = ground.house.log(&ground.anna, &broken).await.unwrap_err();
    assert_eq!(secrets.kind, Kind::Secrets, "the game may yet go on");
    ground.house.ask_for_log(&ground.anna, &broken).await.unwrap();
    boris.until(|it| !it.table["request"].is_null()).await;
    boris.consent(true).await.unwrap();
    let file = LogFile::read(&ground.house.log(&ground.anna, &broken).await.unwrap()).unwrap();
    assert_eq!(file.entries.len(), 2);

    let first = after(0);
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
    assert_eq!(LogFile::read(&log).unwrap().entries.len(), 2);
}

#[tokio::test]
async fn a_log_that_does_not_replay_is_frozen_at_the_rehearsal_and_never_lost() {
    let ground = ground().await;
    let (bad, good) = (ground.alone("pit").await, ground.alone("pit").await);
    for table in [&bad, &good] {
        ground.house.choose(&ground.anna, table, after(0), 0, "step").await.unwrap();
    }
    let nonsense = r#"{"n":3,"seat":"west","choose":"fly","undo":"free"}"#;
    let append = Append {
        table: bad.clone(),
        after: Tip { seq: 2, cuts: 0 },
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
    assert!(reason.contains("line 4"), "{reason}");
    let info = house.info(Some(&ground.anna), &bad).await.unwrap();
    assert_eq!((info.status, info.frozen.as_ref()), (TableStatus::Frozen, Some(reason)));
    let view = house.view(Some(&ground.anna), &bad, None, None).await.unwrap();
    assert_eq!(view.at, after(1), "as much as replays can be viewed");
    let log = house.log(&ground.anna, &bad).await.unwrap();
    assert!(log.contains("\"choose\":\"fly\""));
    assert_eq!(LogFile::read(&log).unwrap().entries.len(), 3, "the file itself is whole");
    assert!(log.contains("\"secret\"") && !log.contains("next-secret"), "nothing about the future");
    let secrets = ground.store.table(&bad).await.unwrap().unwrap().seed;
    let (seed, next) = secrets.split_once(' ').unwrap();
    assert_eq!(LogFile::read(&log).unwrap().closing.seed, seed);
    assert!(log.contains(&format!("\"secret\":\"{next}\"")), "it is the share of the first keying");
    assert_eq!(house.go_on(&ground.anna, &bad).await.unwrap_err().kind, Kind::Frozen);

    ground.store.set_status(&bad, Status::Running, None).await.unwrap();
    let (to, expected) = (2, Tip { seq: 3, cuts: 0 });
    let (entries, asked, status) = (Vec::new(), vec![1], Status::Running);
    let cut = CutBack { table: bad.clone(), to, entries, expected, asked, status };
    ground.store.cut_back(cut).await.unwrap();
    ground.store.set_status(&bad, Status::Frozen, Some("under repair")).await.unwrap();
    let (house, _) = open(&ground.store, settings()).await;
    let mended = house.go_on(&ground.anna, &bad).await.unwrap();
    assert_eq!(mended.status, TableStatus::Running);
    house.choose(&ground.anna, &bad, mended.at, 1, "step").await.unwrap();
    let last = house.keyings(None, &bad).await.unwrap().keyings.pop().unwrap();
    assert_eq!(last.why, Occasion::Opened, "a reader of the log knows nothing of what comes");
}

/// The same table as if it had been started by a program with other content.
async fn from_another_version(
    ground: &Ground,
    table: &TableId,
    change: impl Fn(&mut Vec<String>),
) -> TableId {
    let (store, id) = (&ground.store, TableId::random().unwrap());
    let was = store.table(table).await.unwrap().unwrap();
    let header = was.header.replacen("\"content\":\"", "\"content\":\"other ", 1);
    assert_ne!(header, was.header);
    let made = NewTable {
        id: id.clone(),
        game: was.game,
        engine: was.engine,
        content: format!("other {}", was.content),
        header,
        seed: was.seed,
        options: was.options,
        status: Status::Running,
        asked: Vec::new(),
        seats: vec![Seat::human(0, ground.anna.clone()), Seat::human(1, ground.anna.clone())],
    };
    store.create_table(made).await.unwrap();
    let inputs = store.inputs(table, 0).await.unwrap().unwrap().inputs;
    let mut entries: Vec<String> = inputs.into_iter().map(|input| input.entry).collect();
    change(&mut entries);
    let (after, asked, status) = (Tip::default(), was.asked, Status::Running);
    store.append(Append { table: id.clone(), after, entries, asked, status }).await.unwrap();
    id
}

#[tokio::test]
async fn a_table_started_with_other_content_is_played_or_shown_as_far_as_it_replays() {
    let ground = ground().await;
    let table = ground.alone("duel").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut luck = Luck::from_number(4);
    for _ in 0..8 {
        let lead = anna.lead().unwrap();
        anna.say(|id| ToServer::Look { id, viewer: Viewer::Seat(lead) }).await.unwrap();
        let choice = anna.any_choice(&mut luck).unwrap();
        anna.choose(lead, &choice).await.unwrap();
    }
    let same = from_another_version(&ground, &table, |_| ()).await;
    let entries = ground.store.inputs(&table, 0).await.unwrap().unwrap().inputs;
    let decided = |entry: &str| entry.contains("\"choose\":") && !entry.contains("\"forced\":true");
    let odd = entries.iter().rposition(|input| decided(&input.entry)).unwrap();
    // With that content it had been the only choice.
    let other = from_another_version(&ground, &table, |entries| {
        entries[odd] = entries[odd].replacen(",\"undo\":", ",\"forced\":true,\"undo\":", 1);
    })
    .await;
    let (house, rehearsal) = open(&ground.store, settings()).await;
    let rehearsed = rehearsal.done().await;
    assert_eq!(rehearsed.replayed, 2);
    let [(frozen, reason)] = &rehearsed.frozen[..] else { panic!("{rehearsed:?}") };
    assert_eq!(frozen, &other);
    assert!(reason.contains(&format!("line {}", odd + 2)), "{reason}");
    assert!(reason.contains("content other"), "{reason}");
    let view = house.view(Some(&ground.anna), &other, None, None).await.unwrap();
    assert_eq!(view.at.seq, odd as u64, "as much as replays can be viewed");

    let before = house.view(Some(&ground.anna), &table, None, None).await.unwrap();
    let after = house.view(Some(&ground.anna), &same, None, None).await.unwrap();
    assert_eq!((&after.scene, &after.prompt), (&before.scene, &before.prompt));
    let prompt = after.prompt.unwrap();
    let choice = &prompt.options[0].choice;
    house.choose(&ground.anna, &same, after.at, prompt.lead, choice).await.unwrap();
}

#[tokio::test]
async fn a_table_that_asks_other_seats_with_other_content_is_frozen() {
    let ground = ground().await;
    let table = ground.alone("pit").await;
    ground.house.choose(&ground.anna, &table, after(0), 0, "step").await.unwrap();
    let other = from_another_version(&ground, &table, Vec::clear).await;
    let info = ground.house.info(Some(&ground.anna), &other).await.unwrap();
    assert_eq!(info.status, TableStatus::Frozen);
    assert!(info.frozen.unwrap().contains("seats [0] are asked, not [1]"));
}

#[tokio::test]
async fn a_game_that_crashes_during_replay_is_shown_up_to_there() {
    let ground = ground().await;
    let table = ground.alone("pit").await;
    for n in 0..3 {
        let at = after(n);
        ground.house.choose(&ground.anna, &table, at, (n % 2) as u8, "step").await.unwrap();
    }
    let broken = from_another_version(&ground, &table, |entries| {
        entries[3] = entries[3].replacen("step", "fall", 1);
    })
    .await;
    let view = ground.house.view(Some(&ground.anna), &broken, None, None).await.unwrap();
    assert_eq!(view.at, after(2));
    let info = ground.house.info(Some(&ground.anna), &broken).await.unwrap();
    assert_eq!(info.status, TableStatus::Frozen);
}

#[tokio::test]
async fn a_table_that_stopped_between_two_writes_goes_on() {
    let ground = ground().await;
    let table = ground.two("duel").await;
    let before = ground.house.view(Some(&ground.anna), &table, None, None).await.unwrap();
    // The server died after the game had started and before its first inputs were written.
    let expected = Tip { seq: before.at.seq, cuts: 0 };
    let (entries, asked, status) = (Vec::new(), Vec::new(), Status::Running);
    let cut = CutBack { table: table.clone(), to: 0, entries, expected, asked, status };
    ground.store.cut_back(cut).await.unwrap();
    let (house, rehearsal) = open(&ground.store, settings()).await;
    assert_eq!(rehearsal.done().await.replayed, 1);
    let after = house.view(Some(&ground.anna), &table, None, None).await.unwrap();
    assert_eq!((after.scene, after.prompt), (before.scene, before.prompt));
}

#[test]
fn every_kind_of_trouble_has_a_message_in_both_languages() {
    let read = |language| {
        let words = format!("{}/../../web/src/words", env!("CARGO_MANIFEST_DIR"));
        let files = ["", "pages/"].map(|folder| format!("{words}/{folder}{language}.ftl"));
        files.map(|file| std::fs::read_to_string(file).unwrap_or_default()).concat()
    };
    for (language, words) in [("ru", read("ru")), ("en", read("en"))] {
        for kind in Kind::ALL {
            let message = format!("\nproblem-{} = ", kind.word());
            assert!(words.contains(&message), "{language}: {message}");
        }
    }
}
