//! Bots that decide for several seats wait for people's wishes first.

use crate::client::Client;
use crate::ground::{Ground, after, ground_with, settings};
use server::house::Settings;
use server::wire::{SeatRequest, ToServer};
use std::time::Duration;
use store::TableId;

fn bot() -> SeatRequest {
    SeatRequest::Bot("random".to_owned())
}

/// A house in which bots wait this long for wishes.
async fn patient(wish_time: Duration) -> Ground {
    ground_with(Settings { wish_time, ..settings() }).await
}

/// A table of Anna and a bot.
async fn with_bot(ground: &Ground) -> TableId {
    ground.create("pit", &[SeatRequest::Me, bot()]).await
}

async fn wish(client: &mut Client, choice: &str) -> Result<(), String> {
    let (at, choice) = (client.at, choice.to_owned());
    client.say(|id| ToServer::Wish { id, at, seat: 0, choice }).await.map(drop)
}

/// Returns when the only bot thread has finished everything queued so far.
async fn bots_are_done(ground: &Ground) {
    let table = ground.create("pit", &[bot(), bot()]).await;
    let mut watcher = ground.client_from(None, &table, None, None).await;
    watcher.until(|it| it.status() == "finished").await;
}

#[tokio::test]
async fn a_bot_waits_for_the_wish_of_a_person_watching_and_follows_it() {
    let ground = patient(Duration::MAX).await;
    for _ in 0..4 {
        let table = with_bot(&ground).await;
        let mut anna = ground.client(&ground.anna, &table, 0).await;
        anna.choose(0, "together").await.unwrap();
        bots_are_done(&ground).await;
        assert_eq!(ground.at(&table).await, after(1), "the bot waits");
        wish(&mut anna, "doze").await.unwrap();
        anna.until(|it| it.at.seq > after(1).seq).await;
        // Only after dozing is the next seat not asked.
        assert_eq!(anna.at, after(3));
    }
}

#[tokio::test]
async fn when_the_time_is_up_the_bot_decides_by_itself() {
    let ground = patient(Duration::ZERO).await;
    let table = with_bot(&ground).await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    anna.choose(0, "together").await.unwrap();
    anna.until(|it| it.at.seq > after(1).seq).await;
}

#[tokio::test]
async fn a_bot_does_not_wait_for_people_who_are_away() {
    let ground = patient(Duration::MAX).await;
    let table = with_bot(&ground).await;
    let at = ground.at(&table).await;
    ground.house.choose(&ground.anna, &table, at, 0, "together").await.unwrap();
    let mut watcher = ground.client_from(None, &table, None, None).await;
    watcher.until(|it| it.at.seq > after(1).seq).await;
}

#[tokio::test]
async fn a_bot_stops_waiting_for_a_person_who_leaves() {
    let ground = patient(Duration::MAX).await;
    let table = with_bot(&ground).await;
    let mut watcher = ground.client_from(None, &table, None, None).await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    anna.choose(0, "together").await.unwrap();
    bots_are_done(&ground).await;
    assert_eq!(ground.at(&table).await, after(1), "the bot waits");
    drop(anna);
    watcher.until(|it| it.at.seq > after(1).seq).await;
}

#[tokio::test]
async fn trivial_questions_need_no_wishes() {
    let ground = patient(Duration::MAX).await;
    let table = with_bot(&ground).await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    anna.choose(0, "drift").await.unwrap();
    anna.until(|it| it.at.seq > after(1).seq).await;
}

#[tokio::test]
async fn only_an_available_choice_can_be_wished_for() {
    let ground = patient(Duration::MAX).await;
    let table = with_bot(&ground).await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    anna.choose(0, "together").await.unwrap();
    assert_eq!(wish(&mut anna, "fly").await, Err("no-such-choice".to_owned()));
    assert_eq!(ground.at(&table).await, after(1), "the bot still waits");
}
