//! A game with several players is not the host's alone.

use crate::ground::{Ground, after, ground, id, secret, table_of};
use crate::tables::play_out;
use server::house::Kind;
use server::wire::{Problem, SeatRequest, TableStatus};
use store::IdentityId;

async fn listed(ground: &Ground, who: &IdentityId) -> Vec<String> {
    let mine = ground.house.mine(who).await.unwrap();
    mine.into_iter().map(|table| table.id).collect()
}

#[tokio::test]
async fn a_game_that_others_play_cannot_be_deleted() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let (house, anna, boris) = (&ground.house, &ground.anna, &ground.boris);
    let refused = house.delete(anna, &table).await.unwrap_err();
    assert_eq!((refused.kind, refused.kind.status()), (Kind::OthersPlay, 409));
    assert!(refused.detail.contains("Boris") && !refused.detail.contains("Anna"), "{refused}");
    let why = Problem::from(refused).why.unwrap();
    assert_eq!(why.key, "problem-others-play");
    house.pause(boris, &table).await.unwrap();
    assert_eq!(house.delete(anna, &table).await.unwrap_err().kind, Kind::OthersPlay);
    house.go_on(boris, &table).await.unwrap();
    house.choose(anna, &table, after(0), 0, "step").await.unwrap();
    assert_eq!(listed(&ground, boris).await, [table.as_str()]);

    house.hand_over(boris, &table, 1, SeatRequest::Open).await.unwrap();
    house.delete(anna, &table).await.unwrap();
    assert!(listed(&ground, anna).await.is_empty());
}

#[tokio::test]
async fn before_the_game_the_host_can_delete_the_table() {
    let ground = ground().await;
    let (house, anna, boris) = (&ground.house, &ground.anna, &ground.boris);
    let plan = table_of("pit", &[SeatRequest::Open, SeatRequest::Open]);
    let created = house.create(anna, plan).await.unwrap();
    house.claim(boris, secret(&created.invitations[1].path), None).await.unwrap();
    house.delete(anna, &id(&created)).await.unwrap();
    assert!(listed(&ground, boris).await.is_empty());
}

#[tokio::test]
async fn a_finished_game_leaves_the_hosts_list_and_the_others_keep_it() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    play_out(&ground, &table).await;
    let (house, anna, boris) = (&ground.house, &ground.anna, &ground.boris);
    let mut looking = ground.client(boris, &table, 1).await;
    house.delete(anna, &table).await.unwrap();
    assert!(listed(&ground, anna).await.is_empty());
    assert_eq!(listed(&ground, boris).await, [table.as_str()]);
    house.log(boris, &table).await.unwrap();
    house.talk(boris, &table, "Well played.").await.unwrap();
    looking.until(|it| it.talk.len() == 1).await;
    assert!(looking.closing.is_none(), "no one is disconnected");
    let info = house.info(Some(boris), &table).await.unwrap();
    assert_eq!((info.status, info.seats[0].name.as_str()), (TableStatus::Finished, "Anna"));
}

#[tokio::test]
async fn each_player_leaves_a_frozen_game_for_themselves() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let (house, anna, boris) = (&ground.house, &ground.anna, &ground.boris);
    let broken = house.choose(anna, &table, after(0), 0, "fall").await.unwrap_err();
    assert_eq!(broken.kind, Kind::Frozen);
    house.delete(anna, &table).await.unwrap();
    assert!(listed(&ground, anna).await.is_empty());
    assert_eq!(listed(&ground, boris).await, [table.as_str()]);
    house.leave(boris, &table).await.unwrap();
    assert!(listed(&ground, boris).await.is_empty());
}
