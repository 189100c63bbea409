//! Bots playing on the server.

use crate::ground::{ground, open, person, settings};
use kernel::Luck;
use kernel::log::LogFile;
use server::wire::{SeatRequest, TableStatus};
use store::Store;

fn bot(level: &str) -> SeatRequest {
    SeatRequest::Bot(level.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_a_bot_play_to_the_end() {
    let ground = ground().await;
    let table = ground.create("duel", &[SeatRequest::Me, bot("greedy")]).await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut luck = Luck::from_number(2);
    loop {
        anna.until(|it| it.lead() != Some(1)).await;
        if anna.lead().is_none() {
            break;
        }
        let choice = anna.any_choice(&mut luck).unwrap();
        match anna.choose(0, &choice).await {
            Ok(_) => {}
            // A right may be used while the bot moves.
            Err(kind) => assert_eq!(kind, "stale"),
        }
    }
    anna.until(|it| it.status() == "finished").await;
    assert_eq!(anna.views, 1);
    let log = ground.house.log(&ground.anna, &table).await.unwrap();
    let file = LogFile::read(&log).unwrap();
    crate::ground::games()[0].title.verify(&file).unwrap();
    assert_eq!(file.header.seats[1].player, "greedy");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_bots_finishes_by_itself_even_across_a_restart() {
    let directory = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", directory.path().join("omen.db").display());
    let store = Store::open(&address).await.unwrap();
    let (house, _) = open(&store, settings()).await;
    let anna = person(&store, "Anna").await;
    let plan = crate::ground::table_of("duel", &[bot("random"), bot("greedy")]);
    let table = crate::ground::id(&house.create(&anna, plan).await.unwrap());
    house.close().await;

    let store = Store::open(&address).await.unwrap();
    let (house, rehearsal) = open(&store, settings()).await;
    rehearsal.done().await;
    let mut watcher = crate::client::Client::new(
        house.attend(Some(anna.clone()), table.clone(), None, None).await.unwrap(),
    );
    watcher.arrive().await;
    watcher.until(|it| it.status() == "finished").await;
    let info = house.info(Some(&anna), &table).await.unwrap();
    assert_eq!(info.status, TableStatus::Finished);
}
