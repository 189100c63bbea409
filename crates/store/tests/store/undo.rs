//! Cutting back, and the shortcuts that must not survive it.

use store::{AppendError, Conflict, CutBack, Status, Store, StoreError, TableId, Tip};

use crate::ground::{Ground, append, at, entry, filled, on_both};

on_both!(
    what_is_cut_is_kept_aside,
    what_is_put_in_its_place_comes_with_the_cut,
    a_log_is_read_as_it_was_before_it_was_cut,
    a_cut_in_the_wrong_place_is_a_conflict,
    who_believes_in_the_old_end_may_not_append_to_the_new,
    a_snapshot_of_what_was_undone_is_forgotten,
    the_newest_snapshot_of_the_same_engine_is_offered,
);

fn cut(table: &TableId, to: u64, expected: Tip) -> CutBack {
    CutBack {
        table: table.clone(),
        to,
        entries: Vec::new(),
        expected,
        asked: vec![0],
        status: Status::Running,
    }
}

async fn what_is_cut_is_kept_aside(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 5).await;
    let done = store.cut_back(cut(&table, 3, at(5))).await.unwrap();
    assert_eq!(done.tip, Tip { seq: 3, cuts: 1 });
    store.append(append(&table, done.tip, vec![entry(4, "other")])).await.unwrap();
    let done = store.cut_back(cut(&table, 0, Tip { seq: 4, cuts: 1 })).await.unwrap();
    assert_eq!(done.tip, Tip { seq: 0, cuts: 2 });

    assert!(store.inputs(&table, 0).await.unwrap().unwrap().inputs.is_empty());
    let undone = store.undone(&table).await.unwrap();
    let places: Vec<_> = undone.iter().map(|input| (input.cut, input.seq)).collect();
    assert_eq!(places, [(1, 4), (1, 5), (2, 1), (2, 2), (2, 3), (2, 4)]);
    assert_eq!(undone[0].entry, entry(4, "one"));
    assert_eq!(undone[5].entry, entry(4, "other"));
    assert_eq!(store.table(&table).await.unwrap().unwrap().asked, [0]);
}

async fn what_is_put_in_its_place_comes_with_the_cut(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 5).await;
    let entries = vec![entry(4, "other"), entry(5, "other")];
    let instead = CutBack { entries: entries.clone(), ..cut(&table, 3, at(5)) };
    let done = store.cut_back(instead.clone()).await.unwrap();
    assert_eq!(done.tip, Tip { seq: 5, cuts: 1 });
    let log = store.inputs(&table, 3).await.unwrap().unwrap();
    assert_eq!(log.tip, done.tip);
    assert_eq!(log.inputs.into_iter().map(|input| input.entry).collect::<Vec<_>>(), entries);
    let late = store.cut_back(instead).await.unwrap_err();
    assert_eq!(late, AppendError::Conflict(Conflict { tip: done.tip }));
    assert_eq!(store.undone(&table).await.unwrap().len(), 2);
    let then = store.inputs_at(&table, at(5)).await.unwrap().unwrap();
    assert_eq!(then[4].entry, entry(5, "one"), "what was there before");
    let odd = CutBack { entries: vec!["two\nlines".to_owned()], ..cut(&table, 3, done.tip) };
    assert!(matches!(store.cut_back(odd).await, Err(AppendError::Store(StoreError::Unfit { .. }))));
    assert_eq!(store.inputs(&table, 0).await.unwrap().unwrap().tip, done.tip);
}

async fn a_log_is_read_as_it_was_before_it_was_cut(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 5).await;
    let tip = store.cut_back(cut(&table, 3, at(5))).await.unwrap().tip;
    store.append(append(&table, tip, vec![entry(4, "other")])).await.unwrap();
    let tip = store.cut_back(cut(&table, 1, Tip { seq: 4, cuts: 1 })).await.unwrap().tip;
    let later = (2..=7).map(|n| entry(n, "third")).collect();
    store.append(append(&table, tip, later)).await.unwrap();
    store.delete_table(&table).await.unwrap();

    let was = |seq, cuts| {
        let (store, table) = (&store, &table);
        async move {
            let inputs = store.inputs_at(table, Tip { seq, cuts }).await.unwrap()?;
            Some(inputs.into_iter().map(|input| input.entry).collect::<Vec<_>>())
        }
    };
    let by =
        |names: &[&str]| Some((1..).zip(names).map(|(n, name)| entry(n, name)).collect::<Vec<_>>());
    assert_eq!(was(5, 0).await, by(&["one"; 5]));
    assert_eq!(was(4, 1).await, by(&["one", "one", "one", "other"]));
    assert_eq!(was(3, 2).await, by(&["one", "third", "third"]));
    assert_eq!(was(0, 0).await, by(&[]));
    for (seq, cuts) in [(6, 0), (5, 1), (8, 2), (1, 3)] {
        assert_eq!(was(seq, cuts).await, None, "the log never ended at {seq}.{cuts}");
    }
}

async fn a_cut_in_the_wrong_place_is_a_conflict(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 5).await;
    for expected in [at(4), Tip { seq: 5, cuts: 1 }] {
        let refused = store.cut_back(cut(&table, 3, expected)).await;
        assert_eq!(refused, Err(AppendError::Conflict(Conflict { tip: at(5) })));
    }
    let refused = store.cut_back(cut(&table, 6, at(5))).await;
    assert!(matches!(refused, Err(AppendError::Store(StoreError::Unfit { .. }))));
    store.set_status(&table, Status::Frozen, None).await.unwrap();
    let refused = store.cut_back(cut(&table, 3, at(5))).await;
    assert_eq!(refused, Err(AppendError::NotOpen { status: Status::Frozen }));
    assert_eq!(store.inputs(&table, 0).await.unwrap().unwrap().inputs.len(), 5);
}

async fn who_believes_in_the_old_end_may_not_append_to_the_new(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 5).await;
    let done = store.cut_back(cut(&table, 4, at(5))).await.unwrap();
    let tip = store.append(append(&table, done.tip, vec![entry(5, "other")])).await.unwrap().tip;
    assert_eq!(tip, Tip { seq: 5, cuts: 1 });
    let refused = store.append(append(&table, at(5), vec![entry(6, "one")])).await;
    assert_eq!(refused, Err(AppendError::Conflict(Conflict { tip })));
}

async fn newest(store: &Store, table: &TableId, engine: &str) -> Option<u64> {
    store.newest_snapshot(table, engine).await.unwrap().map(|snapshot| snapshot.seq)
}

async fn a_snapshot_of_what_was_undone_is_forgotten(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 5).await;
    for seq in [2, 5] {
        assert!(store.put_snapshot(&table, at(seq), "0.1.0", "{}").await.unwrap());
    }
    let tip = store.cut_back(cut(&table, 3, at(5))).await.unwrap().tip;
    assert_eq!(newest(&store, &table, "0.1.0").await, Some(2));
    assert!(!store.put_snapshot(&table, at(3), "0.1.0", "{}").await.unwrap());
    assert!(!store.put_snapshot(&table, Tip { seq: 9, ..tip }, "0.1.0", "{}").await.unwrap());
    assert!(store.put_snapshot(&table, tip, "0.1.0", "{}").await.unwrap());
}

async fn the_newest_snapshot_of_the_same_engine_is_offered(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 9).await;
    assert_eq!(newest(&store, &table, "1").await, None);
    for (seq, engine) in [(1, "1"), (2, "1"), (3, "1"), (4, "2"), (5, "1")] {
        let state = format!(r#"{{"seq":{seq}}}"#);
        assert!(store.put_snapshot(&table, at(seq), engine, &state).await.unwrap());
    }
    let found = store.newest_snapshot(&table, "1").await.unwrap().unwrap();
    assert_eq!((found.seq, found.state.as_str()), (5, r#"{"seq":5}"#));
    assert_eq!(newest(&store, &table, "2").await, Some(4));
    let tip = store.cut_back(cut(&table, 2, at(9))).await.unwrap().tip;
    assert_eq!(newest(&store, &table, "1").await, None, "only the last three were kept");
    assert_eq!(tip.cuts, 1);
}
