//! Many writers at once, in one process and as several nodes over one database.

use std::collections::HashSet;

use store::{AppendError, Claim, IdentityId, Seat, SecretHash, Settings, Store, TableId};

use crate::ground::{Ground, append, at, entry, new_table, on_both, table};

on_both!(
    fifty_appenders_lose_nothing,
    two_nodes_lose_nothing,
    a_seat_has_one_winner,
    many_tables_share_transactions,
    nodes_may_start_together,
    nodes_that_talk_and_play_do_not_wait_in_a_ring,
    a_full_queue_holds_back_and_loses_nothing,
);

/// Appends until five of its own are in, looking again after every conflict.
async fn insist(store: Store, table: TableId, name: String) -> Vec<(u64, String)> {
    let mut own = Vec::new();
    let mut tip = at(0);
    while own.len() < 5 {
        let line = entry(own.len() as u64, &name);
        match store.append(append(&table, tip, vec![line.clone()])).await {
            Ok(done) => {
                tip = done.tip;
                own.push((tip.seq, line));
            }
            Err(AppendError::Conflict(conflict)) => tip = conflict.tip,
            Err(error) => panic!("{error}"),
        }
    }
    own
}

/// Every acknowledged entry is at the place it was given, each place was given once.
async fn contest(stores: &[Store], writers: usize) {
    let table = table(&stores[0]).await;
    let tasks: Vec<_> = (0..writers)
        .map(|n| (stores[n % stores.len()].clone(), format!("writer {n}")))
        .map(|(store, name)| tokio::spawn(insist(store, table.clone(), name)))
        .collect();
    let mut given = Vec::new();
    for task in tasks {
        given.extend(task.await.unwrap());
    }
    given.sort();
    let log = stores[0].inputs(&table, 0).await.unwrap().unwrap();
    assert_eq!(log.tip, at(writers as u64 * 5));
    let stored: Vec<_> = log.inputs.into_iter().map(|input| (input.seq, input.entry)).collect();
    assert_eq!(stored, given);
}

async fn fifty_appenders_lose_nothing(ground: Ground) {
    let store = ground.open().await;
    contest(std::slice::from_ref(&store), 50).await;
    let stats = store.stats();
    assert_eq!((stats.appends, stats.inputs, stats.failures), (250, 250, 0));
    assert!(stats.conflicts > 0);
}

async fn two_nodes_lose_nothing(ground: Ground) {
    contest(&[ground.open().await, ground.open().await], 50).await;
}

async fn a_seat_has_one_winner(ground: Ground) {
    let nodes = [ground.open().await, ground.open().await];
    let (_, invitation) = SecretHash::random().unwrap();
    let made = new_table(vec![Seat::open(0, invitation.clone())]);
    let table = made.id.clone();
    nodes[0].create_table(made).await.unwrap();
    let mut tasks = Vec::new();
    for n in 0..20 {
        let (_, secret) = SecretHash::random().unwrap();
        let guest = nodes[0].create_identity(&format!("guest {n}"), secret).await.unwrap().id;
        let (node, invitation) = (nodes[n % 2].clone(), invitation.clone());
        tasks.push(tokio::spawn(async move {
            (node.claim_seat(&invitation, &guest).await.unwrap(), guest)
        }));
    }
    let mut winners: Vec<IdentityId> = Vec::new();
    for task in tasks {
        match task.await.unwrap() {
            (Claim::Seated { seat: 0, .. }, guest) => winners.push(guest),
            (claim, _) => assert_eq!(claim, Claim::Taken { table: table.clone(), seat: 0 }),
        }
    }
    assert_eq!(winners.len(), 1);
    assert_eq!(nodes[1].seats(&table).await.unwrap()[0].identity.as_ref(), winners.first());
    let again = nodes[1].claim_seat(&invitation, &winners[0]).await.unwrap();
    assert_eq!(again, Claim::Seated { table, seat: 0 });
}

async fn many_tables_share_transactions(ground: Ground) {
    let store = ground.open().await;
    let mut tasks = Vec::new();
    for _ in 0..100 {
        let (store, table) = (store.clone(), table(&store).await);
        tasks.push(tokio::spawn(async move { insist(store, table, "one".into()).await }));
    }
    let before = store.stats();
    let mut places = HashSet::new();
    for task in tasks {
        places.extend(task.await.unwrap().into_iter().map(|(seq, _)| seq));
    }
    assert_eq!(places, (1..=5).collect());
    let after = store.stats();
    assert_eq!(after.appends, 500);
    assert!(after.batches - before.batches < 500, "{after:?}");
}

async fn nodes_may_start_together(ground: Ground) {
    let (one, two, three, four) =
        tokio::join!(ground.open(), ground.open(), ground.open(), ground.open());
    let table = table(&one).await;
    for node in [two, three, four] {
        assert!(node.table(&table).await.unwrap().is_some());
        node.ping().await.unwrap();
    }
}

async fn nodes_that_talk_and_play_do_not_wait_in_a_ring(ground: Ground) {
    let nodes = [ground.open().await, ground.open().await];
    let tables = [table(&nodes[0]).await, table(&nodes[0]).await];
    let mut tasks = Vec::new();
    for n in 0..80 {
        let (node, other, table) = (nodes[n % 2].clone(), n / 2 % 2, tables[n / 2 % 2].clone());
        let talk = (n % 2 == other).then_some("hm");
        tasks.push(tokio::spawn(async move {
            for _ in 0..10 {
                match talk {
                    Some(text) => drop(node.add_talk(&table, None, text).await.unwrap()),
                    None => drop(node.append(append(&table, at(0), Vec::new())).await.unwrap()),
                }
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    assert!(nodes.iter().all(|node| node.stats().failures + node.stats().retried == 0));
}

async fn a_full_queue_holds_back_and_loses_nothing(ground: Ground) {
    let settings = Settings { batch: 1, queue: 1, readers: 1, ..Settings::default() };
    let store = Store::open_with(&ground.address, settings).await.unwrap();
    contest(std::slice::from_ref(&store), 8).await;
    let stats = store.stats();
    assert_eq!(stats.batches, stats.appends + stats.conflicts + stats.errands);
}

/// A restarted server is found again.
#[tokio::test]
async fn a_connection_that_died_idle_is_replaced() {
    let Some(mut ground) = Ground::postgres().await else { return };
    ground.address.push_str("&application_name=dies idle");
    let store = ground.open().await;
    let table = table(&store).await;
    ground
        .meddle(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE pid <> pg_backend_pid() AND application_name = 'dies idle'",
        )
        .await;
    store.append(append(&table, at(0), vec![entry(1, "one")])).await.unwrap();
}
