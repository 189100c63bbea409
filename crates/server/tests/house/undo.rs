//! Undo: free, by consent, refused, withdrawn.

use crate::ground::{after, ground};
use kernel::log::LogFile;
use scene::Viewer;
use server::house::Kind;
use server::wire::{At, SeatRequest, ToServer};

/// The table's moment once everything has been undone.
const BACK: At = At { seq: 1, cuts: 1 };

#[tokio::test]
async fn ones_own_free_choice_is_undone_at_once() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut boris = ground.client(&ground.boris, &table, 1).await;
    let before = (anna.scene.clone(), anna.prompt.clone());
    anna.choose(0, "step").await.unwrap();
    anna.until(|it| it.table["free_undo"] == 1).await;
    assert!(boris.table["free_undo"].is_null());
    assert_eq!(anna.undo(0, 1).await, Ok(BACK));
    anna.until(|it| it.at.cuts == 1).await;
    assert_eq!((anna.scene.clone(), anna.prompt.clone(), anna.log.len()), (before.0, before.1, 0));
    boris.until(|it| it.at == BACK).await;
    let undone = ground.store.undone(&table).await.unwrap();
    assert_eq!(undone.len(), 1, "what was undone is kept beside the log");
}

#[tokio::test]
async fn what_others_have_answered_is_undone_only_if_they_agree() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut boris = ground.client(&ground.boris, &table, 1).await;
    let mut watcher = ground.client_from(None, &table, None, None).await;
    anna.choose(0, "step").await.unwrap();
    boris.until(|it| it.at == after(1)).await;
    boris.choose(1, "step").await.unwrap();
    anna.until(|it| it.at == after(2)).await;

    assert_eq!(anna.undo(0, 1).await, Ok(anna.at), "it is only a request");
    boris.until(|it| it.table["request"]["waiting_for"] == serde_json::json!([1])).await;
    assert_eq!(boris.table["request"]["what"], "undo");
    anna.until(|it| !it.table["request"].is_null()).await;
    assert_eq!(
        anna.consent(true).await,
        Err("not-asked".to_owned()),
        "one cannot agree with oneself"
    );
    assert!(watcher.consent(true).await.is_err());
    assert_eq!(boris.consent(false).await, Ok(after(2)));
    anna.until(|it| it.table["request"].is_null()).await;
    boris.until(|it| it.table["request"].is_null()).await;

    anna.undo(0, 1).await.unwrap();
    boris.until(|it| !it.table["request"].is_null()).await;
    assert_eq!(boris.consent(true).await, Ok(BACK));
    anna.until(|it| it.at == BACK).await;
    watcher.until(|it| it.at == BACK).await;
    assert!(watcher.table["request"].is_null(), "requests are only visible to players");
}

#[tokio::test]
async fn a_request_ends_when_it_is_withdrawn_or_the_game_goes_on() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut boris = ground.client(&ground.boris, &table, 1).await;
    anna.choose(0, "step").await.unwrap();
    boris.until(|it| it.at == after(1)).await;
    boris.choose(1, "step").await.unwrap();
    anna.until(|it| it.at == after(2)).await;

    anna.undo(0, 1).await.unwrap();
    boris.until(|it| !it.table["request"].is_null()).await;
    anna.until(|it| !it.table["request"].is_null()).await;
    let other = boris.undo(1, 1).await;
    assert_eq!(other, Err("not-asked".to_owned()), "one request at a time");
    assert!(anna.consent(false).await.is_ok());
    boris.until(|it| it.table["request"].is_null()).await;

    anna.undo(0, 1).await.unwrap();
    boris.until(|it| !it.table["request"].is_null()).await;
    let request = boris.table["request"]["id"].as_u64().unwrap();
    anna.choose(0, "step").await.unwrap();
    let late = boris.say(|id| ToServer::Consent { id, request, agree: true }).await;
    assert_eq!(late, Err("not-asked".to_owned()));
    assert_eq!(ground.at(&table).await, after(3));
}

#[tokio::test]
async fn a_quiet_answer_is_undone_with_the_decision_before_it() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    anna.choose(0, "doze").await.unwrap();
    assert_eq!(anna.at, after(2));
    anna.until(|it| it.table["free_undo"] == 1).await;

    // After a restart the house works out again which answers were its own.
    let (house, _) = crate::ground::open(&ground.store, crate::ground::settings()).await;
    let info = house.info(Some(&ground.anna), &table).await.unwrap();
    assert_eq!(info.free_undo, Some(1));
    let at = house.undo(&ground.anna, &table, info.at, 0, 2).await.unwrap();
    assert_eq!(at, BACK, "not to a question no one is asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_agrees_at_once_and_the_game_returns_to_a_persons_decision() {
    let ground = ground().await;
    let table =
        ground.create("pit", &[SeatRequest::Me, SeatRequest::Bot("random".to_owned())]).await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    anna.choose(0, "step").await.unwrap();
    anna.until(|it| it.lead() == Some(0) && it.at.seq >= 3).await;
    let last = anna.at.seq - 1;
    anna.undo(0, last).await.unwrap();
    anna.until(|it| it.at.cuts == 1).await;
    assert_eq!(anna.at, BACK);
}

#[tokio::test]
async fn undo_is_refused_for_others_at_the_wrong_moment_and_with_nothing_to_undo() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let none = ground.house.undo(&ground.anna, &table, after(0), 0, 1).await.unwrap_err();
    assert_eq!(none.kind, Kind::NothingToUndo);
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    anna.choose(0, "step").await.unwrap();
    let stale = ground.house.undo(&ground.anna, &table, after(0), 0, 1).await.unwrap_err();
    assert_eq!(stale.kind, Kind::Stale);
    let ahead = ground.house.undo(&ground.anna, &table, anna.at, 0, anna.at.seq + 1).await;
    assert_eq!(ahead.unwrap_err().kind, Kind::Stale, "that moment is still to come");
    let theirs = ground.house.undo(&ground.boris, &table, anna.at, 0, 1).await.unwrap_err();
    assert_eq!(theirs.kind, Kind::NotYourSeat);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_many_undos_still_has_an_honest_log() {
    let ground = ground().await;
    let table = ground.alone("duel").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut luck = kernel::Luck::from_number(5);
    for n in 0..60 {
        let Some(lead) = anna.lead() else { break };
        let look = |id| ToServer::Look { id, viewer: Viewer::Seat(lead) };
        anna.say(look).await.unwrap();
        let choice = anna.any_choice(&mut luck).unwrap();
        let cuts = anna.at.cuts;
        anna.choose(lead, &choice).await.unwrap();
        if n % 4 == 3 {
            let back = anna.at.seq.saturating_sub(3);
            anna.undo(lead, back).await.unwrap();
            anna.until(|it| it.at.cuts == cuts + 1).await;
        }
    }
    let log = ground.house.log(&ground.anna, &table).await.unwrap();
    let file = LogFile::read(&log).unwrap();
    crate::ground::games()[0].title.verify(&file).unwrap();
}
