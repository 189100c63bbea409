//! Views: whose they are, who is there, and who falls behind.

use crate::ground::{after, ground, ground_with, settings};
use scene::Viewer;
use server::house::{Kind, Settings};
use server::wire::{SeatRequest, ToServer};

#[tokio::test]
async fn no_one_gets_the_view_of_a_seat_that_is_not_theirs() {
    let ground = ground().await;
    let table = ground.two("duel").await;
    for who in [None, Some(ground.boris.clone())] {
        let viewer = Some(Viewer::Seat(0));
        let trouble = ground.house.attend(who.clone(), table.clone(), viewer, None).await;
        assert_eq!(trouble.unwrap_err().kind, Kind::NotYourSeat);
        let trouble = ground.house.view(who.as_ref(), &table, viewer, None).await;
        assert_eq!(trouble.unwrap_err().kind, Kind::NotYourSeat);
    }
    let mut boris = ground.client_from(Some(&ground.boris), &table, None, None).await;
    assert_eq!(boris.hello["viewer"], serde_json::json!({ "seat": 1 }));
    let look = |viewer| move |id| ToServer::Look { id, viewer };
    assert_eq!(boris.say(look(Viewer::Seat(0))).await, Err("not-your-seat".to_owned()));
    assert!(boris.say(look(Viewer::Public)).await.is_ok());
    assert_eq!(boris.scene["viewer"], "public");
}

#[tokio::test]
async fn one_person_can_switch_between_their_seats() {
    let ground = ground().await;
    let table = ground.alone("duel").await;
    let mut anna = ground.client_from(Some(&ground.anna), &table, None, None).await;
    let asked = anna.lead().unwrap();
    assert_eq!(
        anna.hello["viewer"],
        serde_json::json!({ "seat": asked }),
        "the seat that is asked comes first"
    );
    assert!(!anna.options().is_empty());
    let other = Viewer::Seat(1 - asked);
    anna.say(|id| ToServer::Look { id, viewer: other }).await.unwrap();
    assert_eq!(anna.scene["viewer"], serde_json::json!({ "seat": 1 - asked }));
    assert!(anna.options().is_empty());
}

#[tokio::test]
async fn everyone_sees_who_is_connected() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let present = |it: &crate::client::Client, seat: usize| {
        it.table["seats"][seat]["present"].as_bool().unwrap()
    };
    assert!(present(&anna, 0) && !present(&anna, 1));
    let boris = ground.client(&ground.boris, &table, 1).await;
    anna.until(|it| present(it, 1)).await;
    drop(boris);
    anna.until(|it| !present(it, 1)).await;
    let watcher = ground.client_from(None, &table, None, None).await;
    anna.until(|it| it.table["watching"] == 1).await;
    drop(watcher);
    anna.until(|it| it.table["watching"] == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_client_is_sent_a_whole_view_and_holds_no_one_up() {
    let ground = ground_with(Settings { viewer_queue: 4, ..settings() }).await;
    let table = ground.alone("pit").await;
    let mut slow = ground.client(&ground.anna, &table, 1).await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    for n in 0..20 {
        anna.choose(n % 2, "step").await.unwrap();
    }
    let (views, updates) = (slow.views, slow.updates);
    slow.until(|it| it.at == after(20)).await;
    assert_eq!((slow.views - views, slow.updates - updates), (1, 0));
    anna.choose(0, "step").await.unwrap();
    slow.until(|it| it.at == after(21)).await;
    assert_eq!(slow.updates - updates, 1, "and then differences again");
}

#[tokio::test]
async fn a_client_that_reports_what_it_has_drawn_is_not_sent_more_than_it_can_draw() {
    let ground = ground_with(Settings { viewer_queue: 4, ..settings() }).await;
    let table = ground.alone("pit").await;
    let mut slow = ground.client(&ground.anna, &table, 1).await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    slow.attendance.say(ToServer::Seen { at: slow.at }).await;
    for n in 0..10u64 {
        anna.choose((n % 2) as u8, "step").await.unwrap();
        if n < 4 {
            slow.until(|it| it.at == after(n + 1)).await;
        }
    }
    let views = slow.views;
    slow.attendance.say(ToServer::Seen { at: slow.at }).await;
    slow.until(|it| it.at == after(10)).await;
    assert_eq!(slow.views, views + 1);
}

#[tokio::test]
async fn pings_are_answered_and_unread_answers_end_the_connection() {
    let ground = ground_with(Settings { viewer_queue: 4, ..settings() }).await;
    let table = ground.create("pit", &[SeatRequest::Me, SeatRequest::Me]).await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    anna.attendance.say(ToServer::Ping { n: 7 }).await;
    let pong = anna.attendance.next().await.unwrap();
    assert_eq!(pong.as_str(), r#"{"pong":{"n":7}}"#);
    for n in 0..100 {
        anna.attendance.say(ToServer::Ping { n }).await;
    }
    assert_eq!(anna.attendance.next().await, None);
}
