//! Appending and reading back.

use store::{Append, AppendError, Conflict, Status, StoreError, TableId};

use crate::ground::{Ground, append, at, entry, filled, on_both, table};

on_both!(
    what_was_appended_is_read_back,
    only_what_was_missed_is_read,
    an_append_in_the_wrong_place_is_a_conflict,
    a_batch_of_entries_enters_whole_or_not_at_all,
    an_append_without_entries_changes_the_standing,
    a_stopped_table_takes_no_inputs,
    what_no_log_can_hold_is_refused,
    an_append_the_database_refuses_fails_alone,
    a_store_opened_again_has_everything,
    closing_writes_what_waits,
);

async fn what_was_appended_is_read_back(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    let first = store.append(append(&table, at(0), vec![entry(1, "one")])).await.unwrap();
    assert_eq!(first.tip, at(1));
    let more = vec![entry(2, "two"), entry(3, "одна")];
    assert_eq!(store.append(append(&table, at(1), more)).await.unwrap().tip, at(3));

    let log = store.inputs(&table, 0).await.unwrap().unwrap();
    assert_eq!(log.tip, at(3));
    let read: Vec<_> = log.inputs.iter().map(|input| (input.seq, input.entry.clone())).collect();
    assert_eq!(read, [(1, entry(1, "one")), (2, entry(2, "two")), (3, entry(3, "одна"))]);
    assert!(log.inputs.iter().all(|input| input.at > 1_600_000_000_000));

    let stands = store.table(&table).await.unwrap().unwrap();
    assert_eq!((stands.tip, stands.asked, stands.status), (at(3), vec![1], Status::Running));
    assert_eq!(stands.seed, "feed");
}

async fn only_what_was_missed_is_read(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 5).await;
    let log = store.inputs(&table, 3).await.unwrap().unwrap();
    assert_eq!(log.inputs.iter().map(|input| input.seq).collect::<Vec<_>>(), [4, 5]);
    let seen_all = store.inputs(&table, 5).await.unwrap().unwrap();
    assert_eq!((seen_all.tip, seen_all.inputs.len()), (at(5), 0));
    assert_eq!(store.inputs(&TableId("nowhere".into()), 0).await.unwrap(), None);
}

async fn an_append_in_the_wrong_place_is_a_conflict(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 2).await;
    for wrong in [0, 1, 3] {
        let refused = store.append(append(&table, at(wrong), vec![entry(9, "late")])).await;
        assert_eq!(refused, Err(AppendError::Conflict(Conflict { tip: at(2) })));
    }
    assert_eq!(store.inputs(&table, 0).await.unwrap().unwrap().inputs.len(), 2);
    assert_eq!(store.stats().conflicts, 3);
    let nowhere = TableId("nowhere".into());
    let refused = store.append(append(&nowhere, at(0), vec![entry(1, "one")])).await;
    let missing = StoreError::Missing { what: "table", id: "nowhere".into() };
    assert_eq!(refused, Err(AppendError::Store(missing)));
}

async fn a_batch_of_entries_enters_whole_or_not_at_all(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    let three = |by: &str| (1..=3).map(|n| entry(n, by)).collect::<Vec<_>>();
    let (one, two) = tokio::join!(
        store.append(append(&table, at(0), three("one"))),
        store.append(append(&table, at(0), three("two"))),
    );
    assert!(one.is_ok() != two.is_ok());
    let winner = if one.is_ok() { "one" } else { "two" };
    let log = store.inputs(&table, 0).await.unwrap().unwrap();
    let read: Vec<_> = log.inputs.into_iter().map(|input| input.entry).collect();
    assert_eq!(read, three(winner));
}

async fn an_append_without_entries_changes_the_standing(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 1).await;
    let over = Append { status: Status::Finished, ..append(&table, at(1), Vec::new()) };
    assert_eq!(store.append(over).await.unwrap().tip, at(1));
    assert_eq!(store.table(&table).await.unwrap().unwrap().status, Status::Finished);
}

async fn a_stopped_table_takes_no_inputs(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 1).await;
    for status in [Status::Paused, Status::Frozen] {
        store.set_status(&table, status, Some("two markers on one space")).await.unwrap();
        let refused = store.append(append(&table, at(1), vec![entry(2, "one")])).await;
        assert_eq!(refused, Err(AppendError::NotOpen { status }));
    }
    let frozen = store.table(&table).await.unwrap().unwrap();
    assert_eq!(frozen.frozen.as_deref(), Some("two markers on one space"));
    store.set_status(&table, Status::Running, None).await.unwrap();
    store.append(append(&table, at(1), vec![entry(2, "one")])).await.unwrap();
}

async fn what_no_log_can_hold_is_refused(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    for bad in ["", "{\n}", "{}\0"] {
        let refused = store.append(append(&table, at(0), vec![bad.into()])).await;
        assert!(matches!(refused, Err(AppendError::Store(StoreError::Unfit { .. }))), "{bad:?}");
    }
}

async fn an_append_the_database_refuses_fails_alone(ground: Ground) {
    let store = ground.open().await;
    let (broken, sound) = (table(&store).await, table(&store).await);
    let stray = format!("INSERT INTO inputs VALUES ('{broken}', 1, '{{}}', 0, '')");
    ground.meddle(&stray).await;
    let (one, two, three) = tokio::join!(
        store.append(append(&sound, at(0), vec![entry(1, "one")])),
        store.append(append(&broken, at(0), vec![entry(1, "one")])),
        store.add_talk(&sound, None, "still here"),
    );
    assert_eq!(one.unwrap().tip, at(1));
    assert!(matches!(two, Err(AppendError::Store(StoreError::Database { .. }))), "{two:?}");
    assert_eq!(three.unwrap().n, 1);
    assert_eq!(store.talk(&sound, 0, 9).await.unwrap().len(), 1);
    assert_eq!(store.inputs(&sound, 0).await.unwrap().unwrap().inputs.len(), 1);
}

async fn a_store_opened_again_has_everything(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 100).await;
    let before = store.inputs(&table, 0).await.unwrap();
    store.close().await;
    let again = ground.open().await;
    assert_eq!(again.inputs(&table, 0).await.unwrap(), before);
    again.append(append(&table, at(100), vec![entry(101, "two")])).await.unwrap();
}

async fn closing_writes_what_waits(ground: Ground) {
    let store = ground.open().await;
    let tables = [table(&store).await, table(&store).await, table(&store).await];
    let waiting: Vec<_> = tables
        .iter()
        .map(|table| {
            let (store, append) = (store.clone(), append(table, at(0), vec![entry(1, "one")]));
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await;
    let again = ground.open().await;
    for (task, table) in waiting.into_iter().zip(&tables) {
        let stored = again.inputs(table, 0).await.unwrap().unwrap().tip;
        match task.await.unwrap() {
            Ok(appended) => assert_eq!(appended.tip, stored),
            Err(error) => assert_eq!(error, AppendError::Store(StoreError::Closed)),
        }
    }
    let late = store.append(append(&tables[0], at(1), vec![entry(2, "one")])).await;
    assert_eq!(late, Err(AppendError::Store(StoreError::Closed)));
    store.close().await;
}
