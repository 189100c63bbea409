//! Whole games, and single choices.

use crate::client::{Client, lines};
use crate::ground::{Ground, after, ground};
use kernel::Luck;
use kernel::log::LogFile;
use scene::Viewer;
use serde_json::Value;
use server::house::Kind;
use server::wire::{At, TableStatus, ToServer};
use store::TableId;

/// What a fresh view would show, in the form the client holds it.
async fn fresh(ground: &Ground, client: &Client, table: &TableId, seat: Option<u8>) -> [Value; 3] {
    let who = match seat {
        Some(0) => Some(&ground.anna),
        Some(_) => Some(&ground.boris),
        None => None,
    };
    let viewer = Some(seat.map_or(Viewer::Public, Viewer::Seat));
    let view = ground.house.view(who, table, viewer, Some(client.at.seq)).await.unwrap();
    let view = serde_json::to_value(view).unwrap();
    [view["scene"].clone(), view["prompt"].clone(), lines(&view["log"]).into()]
}

fn held(client: &Client) -> [Value; 3] {
    [client.scene.clone(), client.prompt.clone(), client.log.clone().into()]
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_and_everyone_sees_every_move() {
    let ground = ground().await;
    let table = ground.two("duel").await;
    let mut clients = [
        ground.client(&ground.anna, &table, 0).await,
        ground.client(&ground.boris, &table, 1).await,
        ground.client_from(None, &table, None, None).await,
    ];
    let mut luck = Luck::from_number(11);
    let mut moves = 0;
    while let Some(lead) = clients[0].lead() {
        let player = &mut clients[usize::from(lead)];
        let choice = player.any_choice(&mut luck).unwrap();
        player.choose(lead, &choice).await.unwrap();
        let at = player.at;
        for (client, seat) in clients.iter_mut().zip([Some(0), Some(1), None]) {
            client.until(|it| it.at == at).await;
            assert_eq!(held(client), fresh(&ground, client, &table, seat).await);
        }
        moves += 1;
    }
    assert!(moves > 20, "only {moves} moves");
    for client in &mut clients {
        client.until(|it| it.status() == "finished").await;
        assert!(client.table["outcome"]["winners"].is_number());
        assert_eq!(client.views, 1, "everything after the first view came as differences");
    }
    let info = ground.house.info(Some(&ground.boris), &table).await.unwrap();
    assert_eq!(info.status, TableStatus::Finished);
    assert!(info.log_open);
    let log = ground.house.log(&ground.boris, &table).await.unwrap();
    let file = LogFile::read(&log).unwrap();
    crate::ground::games()[0].title.verify(&file).unwrap();
    assert_eq!(file.header.seats[1].player, "Boris");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reconnecting_client_is_sent_what_it_missed() {
    let ground = ground().await;
    let table = ground.alone("duel").await;
    let mut player = ground.client(&ground.anna, &table, 0).await;
    let mut other = ground.client(&ground.anna, &table, 1).await;
    let mut luck = Luck::from_number(3);
    let mut past = vec![(player.at, held(&player))];
    for _ in 0..30 {
        let Some(lead) = player.lead() else { break };
        let asked = if lead == 0 { &mut player } else { &mut other };
        let choice = asked.any_choice(&mut luck).unwrap();
        asked.choose(lead, &choice).await.unwrap();
        let at = asked.at;
        player.until(|it| it.at == at).await;
        other.until(|it| it.at == at).await;
        past.push((player.at, held(&player)));
    }
    for (from, view) in &past {
        let viewer = Some(Viewer::Seat(0));
        let attending =
            ground.house.attend(Some(ground.anna.clone()), table.clone(), viewer, Some(*from));
        let mut back = Client::new(attending.await.unwrap());
        [back.scene, back.prompt] = [view[0].clone(), view[1].clone()];
        back.log = view[2].as_array().unwrap().clone();
        back.at = *from;
        back.arrive().await;
        assert_eq!(back.hello["resumed"], true);
        assert_eq!(back.at, player.at);
        assert_eq!(held(&back), held(&player), "from {from:?}");
        assert_eq!((back.views, back.updates), (0, usize::from(*from != player.at)));
    }
    let unknown = Some(At { seq: 2, cuts: 7 });
    let back = ground.client_from(Some(&ground.anna), &table, Some(Viewer::Seat(0)), unknown).await;
    assert_eq!(back.hello["resumed"], false);
    assert_eq!(held(&back), held(&player));
}

#[tokio::test]
async fn a_repeated_choice_is_made_once() {
    let ground = ground().await;
    let table = ground.alone("pit").await;
    let mut client = ground.client(&ground.anna, &table, 0).await;
    let from = client.at;
    let say = |id| ToServer::Choose { id, at: from, seat: 0, choice: "step".to_owned() };
    let first = client.say(say).await.unwrap();
    let again = client.say(say).await.unwrap();
    assert_eq!((first, again), (after(1), first));
    client.choose(1, "step").await.unwrap();
    assert_eq!(client.say(say).await, Ok(first), "even if others have moved since");
    assert_eq!(ground.at(&table).await, after(2));

    drop(client);
    let (house, _) = crate::ground::open(&ground.store, crate::ground::settings()).await;
    let then = house.choose(&ground.anna, &table, from, 0, "step").await;
    assert_eq!(then, Ok(first), "even after a restart");
}

#[tokio::test]
async fn a_choice_for_a_past_moment_is_refused() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let old = anna.at;
    anna.choose(0, "step").await.unwrap();
    let stale = ground.house.choose(&ground.anna, &table, old, 0, "doze").await.unwrap_err();
    assert_eq!(stale.kind, Kind::Stale);
    let ahead = At { seq: 9, cuts: 0 };
    let stale = ground.house.choose(&ground.boris, &table, ahead, 1, "step").await.unwrap_err();
    assert_eq!(stale.kind, Kind::Stale);
    assert_eq!(ground.at(&table).await, after(1));
}

#[tokio::test]
async fn only_the_player_in_the_seat_chooses_and_only_by_the_rules() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut boris = ground.client(&ground.boris, &table, 1).await;
    assert_eq!(boris.choose(0, "step").await, Err("not-your-seat".to_owned()));
    assert_eq!(boris.choose(9, "step").await, Err("not-your-seat".to_owned()));
    assert_eq!(boris.choose(1, "step").await, Err("refused".to_owned()));
    let at = boris.at;
    let refused = ground.house.choose(&ground.boris, &table, at, 1, "step").await.unwrap_err();
    assert_eq!(
        refused.rule.map(|(rule, why)| (rule, why.key.to_string())),
        Some(("PIT-01".to_owned(), "pit-why".to_owned()))
    );
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    assert_eq!(anna.choose(0, "fly").await, Err("no-such-choice".to_owned()));
    let mut watcher = ground.client_from(None, &table, None, None).await;
    assert_eq!(watcher.choose(0, "step").await, Err("not-your-seat".to_owned()));
    assert_eq!(ground.at(&table).await, after(0));
}

#[tokio::test]
async fn trivial_questions_are_answered_for_people_unless_they_want_to_be_asked() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    assert_eq!(anna.choose(0, "doze").await.unwrap(), after(2), "Boris need not be asked");
    assert_eq!(anna.at, after(2));

    let seats = [server::wire::SeatRequest::Me, server::wire::SeatRequest::Me];
    let mut careful = crate::ground::table_of("pit", &seats);
    careful.ask_everything = true;
    let table = crate::ground::id(&ground.house.create(&ground.anna, careful).await.unwrap());
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    assert_eq!(anna.choose(0, "doze").await.unwrap(), after(1));
}

#[tokio::test]
async fn seats_that_are_asked_together_see_each_others_wishes() {
    let ground = ground().await;
    let table = ground.two("pit").await;
    let mut anna = ground.client(&ground.anna, &table, 0).await;
    let mut boris = ground.client(&ground.boris, &table, 1).await;
    let mut watcher = ground.client_from(None, &table, None, None).await;
    anna.choose(0, "together").await.unwrap();
    let at = anna.at;
    let wish = |id| ToServer::Wish { id, at, seat: 0, choice: "doze".to_owned() };
    assert!(anna.say(wish).await.is_ok());
    boris.until(|it| it.table["wishes"] == serde_json::json!([[0, "doze"]])).await;
    boris.choose(1, "step").await.unwrap();
    boris.until(|it| it.table["wishes"].is_null()).await;
    watcher.until(|it| it.at == after(2)).await;
    assert!(watcher.table["wishes"].is_null(), "only the seats that are asked see wishes");
    let (at, choice) = (anna.at, "step".to_owned());
    let lonely = anna.say(|id| ToServer::Wish { id, at, seat: 0, choice }).await;
    assert_eq!(lonely, Err("stale".to_owned()));
}
