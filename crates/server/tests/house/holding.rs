//! What stays in memory: idle tables, closing, many tables at once, two houses over one store.

use crate::client::Client;
use crate::ground::{after, ground, ground_with, open, settings};
use server::house::{Kind, Settings};
use std::time::Duration;

#[tokio::test]
async fn an_idle_table_leaves_memory_and_comes_back_as_it_was() {
    let ground =
        ground_with(Settings { idle_after: Duration::from_millis(40), ..settings() }).await;
    let table = ground.two("duel").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut luck = kernel::Luck::from_number(1);
    while let Some(choice) = anna.any_choice(&mut luck) {
        let lead = anna.lead().unwrap();
        if lead != 0 || anna.at.seq > 8 {
            break;
        }
        anna.choose(0, &choice).await.unwrap();
    }
    let before = ground.house.view(Some(&ground.anna), &table, None, None).await.unwrap();
    tokio::time::sleep(Duration::from_millis(120)).await;
    assert_eq!(ground.house.tables_in_memory(), 1, "somebody is watching it");
    drop(anna);
    for _ in 0..500 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        if ground.house.tables_in_memory() == 0 {
            break;
        }
    }
    assert_eq!(ground.house.tables_in_memory(), 0);
    let after = ground.house.view(Some(&ground.anna), &table, None, None).await.unwrap();
    assert_eq!(after, before);
}

#[tokio::test]
async fn a_house_that_closes_tells_viewers_to_come_back() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    anna.choose(0, "step").await.unwrap();
    ground.house.close().await;
    while anna.step().await.is_some() {}
    assert!(anna.closing.unwrap()["retry"].is_number());
    let shut = ground.house.info(Some(&ground.anna), &table).await.unwrap_err();
    assert_eq!(shut.kind, Kind::Unavailable);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_houses_over_one_store_never_both_take_a_move() {
    let ground = ground().await;
    let table = ground.alone("pit").await;
    let (other, _) = open(&ground.store, settings()).await;
    let mut watcher = Client::new(
        other.attend(Some(ground.anna.clone()), table.clone(), None, None).await.unwrap(),
    );
    watcher.arrive().await;
    let at = after;
    ground.house.choose(&ground.anna, &table, at(0), 0, "step").await.unwrap();
    let late = other.choose(&ground.anna, &table, at(0), 0, "together").await.unwrap_err();
    assert_eq!(late.kind, Kind::Stale);
    watcher.until(|it| it.at == at(1)).await;
    other.choose(&ground.anna, &table, at(1), 1, "step").await.unwrap();
    let same = ground.house.choose(&ground.anna, &table, at(1), 1, "step").await;
    assert_eq!(same, Ok(at(2)), "the same choice through another house is the same choice");
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_at_one_table_are_made_in_turn_and_tables_do_not_wait_for_each_other() {
    let ground = ground().await;
    let mut games = Vec::new();
    for _ in 0..20 {
        let table = ground.alone("pit").await;
        let (house, anna) = (ground.house.clone(), ground.anna.clone());
        games.push(tokio::spawn(async move {
            for n in 0..40 {
                let at = after(n);
                let seat = (n % 2) as u8;
                // Three times at once: one is accepted, the others find it made.
                let step = || house.choose(&anna, &table, at, seat, "step");
                let (one, two, three) = tokio::join!(step(), step(), step());
                let then = Ok(after(n + 1));
                assert_eq!([one, two, three], [then.clone(), then.clone(), then]);
            }
        }));
    }
    for game in games {
        game.await.unwrap();
    }
    assert_eq!(ground.house.mine(&ground.anna).await.unwrap().len(), 20);
}
