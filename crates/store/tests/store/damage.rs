//! Rows and pages that are not what was written: told where they are met, and nothing else suffers.

use std::fs;

use store::{
    Ailment, AppendError, CutBack, Settings, Status, Store, StoreError, TableId, Tip, check,
};

use crate::ground::{Ground, append, at, entry, filled, on_both, table};

on_both!(
    an_input_that_was_changed_is_told_and_other_tables_are_played_on,
    inputs_that_were_lost_are_told,
    a_table_whose_own_row_was_changed_is_told,
    what_was_taken_back_is_sealed_too,
    a_log_goes_on_from_where_it_was_cut,
    what_follows_a_cut_is_sealed_to_it,
    a_header_that_becomes_final_is_sealed_anew,
    a_store_of_the_version_before_is_sealed_when_it_is_opened,
);

fn why(error: &StoreError) -> &str {
    match error {
        StoreError::Damaged { why, .. } => why,
        other => panic!("not told as damage: {other}"),
    }
}

async fn an_input_that_was_changed_is_told_and_other_tables_are_played_on(ground: Ground) {
    let store = ground.open().await;
    let (whole, hurt) = (filled(&store, 3).await, filled(&store, 5).await);
    assert!(check(&ground.address).await.unwrap().is_whole());
    ground
        .meddle(&format!(
            "UPDATE inputs SET entry = '{{\"n\":3}}' WHERE table_id = '{hurt}' AND seq = 3"
        ))
        .await;
    let error = store.inputs(&hurt, 0).await.unwrap_err();
    assert!(why(&error).contains("input 3"), "{error}");
    assert!(error.to_string().contains("omen store restore"), "{error}");
    assert!(store.inputs(&hurt, 2).await.is_err());
    assert_eq!(store.inputs(&hurt, 3).await.unwrap().unwrap().inputs.len(), 2, "what came after");
    let health = store.health();
    assert_eq!(health.damaged_tables.iter().collect::<Vec<_>>(), [&hurt]);
    assert_eq!(health.ailment(), None, "the database itself is well");

    store.append(append(&whole, at(3), vec![entry(4, "one")])).await.unwrap();
    assert_eq!(store.inputs(&whole, 0).await.unwrap().unwrap().inputs.len(), 4);
    let checked = check(&ground.address).await.unwrap();
    assert_eq!((checked.tables, checked.inputs, checked.faults.len()), (2, 4, 1), "{checked:?}");
    assert!(checked.faults[0].contains(hurt.as_str()), "{checked:?}");
}

async fn inputs_that_were_lost_are_told(ground: Ground) {
    let store = ground.open().await;
    for (lost, told) in [("seq = 1", "input 1"), ("seq = 3", "input 3"), ("seq > 3", "input 5")] {
        let table = filled(&store, 5).await;
        ground.meddle(&format!("DELETE FROM inputs WHERE table_id = '{table}' AND {lost}")).await;
        let error = store.inputs(&table, 0).await.unwrap_err();
        assert!(why(&error).contains(told), "{lost}: {error}");
    }
    let shortened = filled(&store, 5).await;
    ground.meddle(&format!("UPDATE tips SET seq = 4 WHERE table_id = '{shortened}'")).await;
    assert!(store.inputs(&shortened, 0).await.is_err());
    let swapped = filled(&store, 2).await;
    for seq in ["seq = 9 WHERE seq = 1", "seq = 1 WHERE seq = 2", "seq = 2 WHERE seq = 9"] {
        ground.meddle(&format!("UPDATE inputs SET {seq} AND table_id = '{swapped}'")).await;
    }
    assert!(why(&store.inputs(&swapped, 0).await.unwrap_err()).contains("input 1"));
}

async fn a_table_whose_own_row_was_changed_is_told(ground: Ground) {
    let store = ground.open().await;
    for change in ["header = '{}'", "seed = 'beef'", "engine = '0.2.0'", "seal = ''"] {
        let table = filled(&store, 1).await;
        ground.meddle(&format!("UPDATE tables SET {change} WHERE id = '{table}'")).await;
        let error = store.table(&table).await.unwrap_err();
        assert!(why(&error).contains("its own row"), "{change}: {error}");
    }
    let nowhere = filled(&store, 1).await;
    ground.meddle(&format!("DELETE FROM tips WHERE table_id = '{nowhere}'")).await;
    assert!(why(&store.table(&nowhere).await.unwrap_err()).contains("where it stands"));
    assert!(store.inputs(&nowhere, 0).await.is_err());
    assert_eq!(store.table(&TableId("nowhere".into())).await.unwrap(), None);
}

fn cut(table: &TableId, to: u64, expected: Tip) -> CutBack {
    let entries = Vec::new();
    CutBack { table: table.clone(), to, entries, expected, asked: vec![0], status: Status::Running }
}

async fn what_was_taken_back_is_sealed_too(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 5).await;
    let tip = store.cut_back(cut(&table, 2, at(5))).await.unwrap().tip;
    assert_eq!(store.inputs_at(&table, at(5)).await.unwrap().unwrap().len(), 5);
    ground.meddle("UPDATE undone SET entry = '{}' WHERE seq = 4").await;
    assert!(why(&store.inputs_at(&table, at(5)).await.unwrap_err()).contains("input 4"));
    assert_eq!(check(&ground.address).await.unwrap().faults.len(), 1);
    assert_eq!(store.inputs(&table, 0).await.unwrap().unwrap().tip, tip, "the log itself is whole");
}

async fn a_log_goes_on_from_where_it_was_cut(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 4).await;
    let mut tip = at(4);
    for to in [2, 3, 0, 1] {
        tip = store.cut_back(cut(&table, to, tip)).await.unwrap().tip;
        assert_eq!(store.inputs(&table, 0).await.unwrap().unwrap().inputs.len() as u64, to);
        let more = vec![entry(to + 1, "two"), entry(to + 2, "two")];
        tip = store.append(append(&table, tip, more)).await.unwrap().tip;
        assert_eq!(store.inputs(&table, to).await.unwrap().unwrap().inputs.len(), 2);
    }
    let checked = check(&ground.address).await.unwrap();
    assert!(checked.is_whole() && checked.sealed, "{checked:?}");
}

async fn what_follows_a_cut_is_sealed_to_it(ground: Ground) {
    let store = ground.open().await;
    let table = filled(&store, 4).await;
    let follows = CutBack { entries: vec![entry(3, "two")], ..cut(&table, 2, at(4)) };
    let tip = store.cut_back(follows).await.unwrap().tip;
    assert_eq!(tip, Tip { seq: 3, cuts: 1 });
    store.append(append(&table, tip, vec![entry(4, "three")])).await.unwrap();
    assert_eq!(store.inputs(&table, 0).await.unwrap().unwrap().inputs.len(), 4);
    assert_eq!(store.inputs_at(&table, at(4)).await.unwrap().unwrap().len(), 4);
    let checked = check(&ground.address).await.unwrap();
    assert!(checked.is_whole() && checked.sealed, "{checked:?}");
}

async fn a_header_that_becomes_final_is_sealed_anew(ground: Ground) {
    let store = ground.open().await;
    let mut new = crate::ground::new_table(Vec::new());
    new.status = Status::Waiting;
    let id = new.id.clone();
    store.create_table(new).await.unwrap();
    store.begin_table(&id, r#"{"omen":1,"game":"toy","begun":true}"#, vec![0]).await.unwrap();
    store.append(append(&id, at(0), vec![entry(1, "one")])).await.unwrap();
    assert!(store.table(&id).await.unwrap().unwrap().header.contains("begun"));
    assert_eq!(store.inputs(&id, 0).await.unwrap().unwrap().inputs.len(), 1);
}

/// What the version before wrote, in its own words.
const STEPS: [[&str; 2]; 5] = [
    [
        include_str!("../../migrations/sqlite/0001_first.sql"),
        include_str!("../../migrations/postgres/0001_first.sql"),
    ],
    [
        include_str!("../../migrations/sqlite/0002_browsers.sql"),
        include_str!("../../migrations/postgres/0002_browsers.sql"),
    ],
    [
        include_str!("../../migrations/sqlite/0003_reported.sql"),
        include_str!("../../migrations/postgres/0003_reported.sql"),
    ],
    [
        include_str!("../../migrations/sqlite/0004_hosts.sql"),
        include_str!("../../migrations/postgres/0004_hosts.sql"),
    ],
    [
        include_str!("../../migrations/sqlite/0005_leavers.sql"),
        include_str!("../../migrations/postgres/0005_leavers.sql"),
    ],
];

async fn make_the_store_of_before(ground: &Ground) {
    ground.make_room();
    let dialect = usize::from(!ground.address.starts_with("sqlite:"));
    for step in STEPS {
        ground.meddle(step[dialect]).await;
    }
    ground
        .meddle(
            "CREATE TABLE omen_migrations \
                 (version BIGINT PRIMARY KEY, name TEXT NOT NULL, at BIGINT NOT NULL); \
             INSERT INTO omen_migrations VALUES (5, 'leavers', 0); \
             INSERT INTO tables (id, game, engine, content, header, seed, options, listed, created) \
                 VALUES ('old', 'toy', '0.1.0', 'c', '{}', 'feed', '{}', 0, 7), \
                        ('new', 'toy', '0.1.0', 'c', '{}', 'feed', '{}', 0, 7); \
             INSERT INTO tips (table_id, seq, cuts, talk, asked, status, changed) \
                 VALUES ('old', 3, 2, 0, '[0]', 'running', 7), \
                        ('new', 0, 0, 0, '[]', 'waiting', 7); \
             INSERT INTO inputs VALUES ('old', 1, '{\"a\":1}', 7), ('old', 2, '{\"c\":2}', 8), \
                                       ('old', 3, '{\"c\":3}', 9); \
             INSERT INTO undone VALUES ('old', 1, 3, '{\"a\":3}', 7, 8), \
                                       ('old', 1, 4, '{\"a\":4}', 7, 8), \
                                       ('old', 2, 2, '{\"a\":2}', 7, 8), \
                                       ('old', 2, 3, '{\"b\":3}', 7, 8)",
        )
        .await;
}

async fn a_store_of_the_version_before_is_sealed_when_it_is_opened(ground: Ground) {
    make_the_store_of_before(&ground).await;
    assert!(!check(&ground.address).await.unwrap().sealed);
    let store = ground.open().await;
    let old = TableId("old".into());
    let read = |inputs: Vec<store::StoredInput>| {
        inputs.into_iter().map(|input| input.entry).collect::<Vec<_>>().join("")
    };
    let log = store.inputs(&old, 0).await.unwrap().unwrap();
    assert_eq!(read(log.inputs), r#"{"a":1}{"c":2}{"c":3}"#);
    for (seq, cuts, as_it_was) in
        [(4, 0, r#"{"a":1}{"a":2}{"a":3}{"a":4}"#), (3, 1, r#"{"a":1}{"a":2}{"b":3}"#)]
    {
        let was = store.inputs_at(&old, Tip { seq, cuts }).await.unwrap().unwrap();
        assert_eq!(read(was), as_it_was);
    }
    let tip = store.cut_back(cut(&old, 2, log.tip)).await.unwrap().tip;
    store.append(append(&old, tip, vec![entry(3, "one")])).await.unwrap();
    let new = TableId("new".into());
    store.begin_table(&new, "{}", vec![0]).await.unwrap();
    store.append(append(&new, at(0), vec![entry(1, "one")])).await.unwrap();
    let checked = check(&ground.address).await.unwrap();
    assert_eq!((checked.tables, checked.inputs), (2, 4));
    assert!(checked.is_whole() && checked.sealed, "{checked:?}");
}

/// A file with several pages of everything, closed.
async fn file_of(ground: &Ground) -> (std::path::PathBuf, Vec<TableId>) {
    let store = ground.open().await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(filled(&store, 40).await);
    }
    store.close().await;
    let file = ground.address.strip_prefix("sqlite:").unwrap().into();
    (file, tables)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_is_lost_in_silence() {
    const PAGE: usize = 4096;
    let ground = Ground::sqlite();
    let (file, tables) = file_of(&ground).await;
    let sound = fs::read(&file).unwrap();
    let pages = sound.len() / PAGE;
    assert!(pages > 50, "{pages}");
    let (mut told_at_once, mut told_by_the_file) = (0, 0);
    for page in 0..pages {
        let mut zeroed = sound.clone();
        zeroed[page * PAGE..(page + 1) * PAGE].fill(0);
        fs::write(&file, &zeroed).unwrap();
        let store = match Store::open(&ground.address).await {
            Ok(store) => store,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                told_at_once += 1;
                continue;
            }
        };
        let health = store.health();
        let told = health.ailment().is_some_and(|(ailment, _)| ailment == Ailment::Damaged);
        told_by_the_file += usize::from(told);
        for table in &tables {
            let found = store.table(table).await;
            assert!(!matches!(found, Ok(None)), "page {page}: {table} is gone in silence");
            let log = store.inputs(table, 0).await;
            assert!(!matches!(log, Ok(None)), "page {page}: the log of {table} is gone in silence");
            assert!(told || found.is_ok() && log.is_ok(), "page {page}: the file was called whole");
        }
        store.close().await;
    }
    assert!(told_at_once > 0 && told_by_the_file > pages / 2, "{told_at_once} {told_by_the_file}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_letter_that_changed_on_the_disk_is_told_though_the_file_is_sound() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    let (hurt, whole) = (table(&store).await, filled(&store, 3).await);
    let lines = vec![entry(1, "one"), entry(2, "mark-of-this-row"), entry(3, "one")];
    store.append(append(&hurt, at(0), lines)).await.unwrap();
    store.close().await;
    let file = ground.address.strip_prefix("sqlite:").unwrap();
    let mut bytes = fs::read(file).unwrap();
    let mark = b"mark-of-this-row";
    let places: Vec<_> =
        bytes.windows(mark.len()).enumerate().filter(|(_, it)| it == mark).collect();
    let [(place, _)] = places[..] else { panic!("{} places", places.len()) };
    bytes[place] ^= 1;
    fs::write(file, bytes).unwrap();

    let store = ground.open().await;
    assert_eq!(store.health().ailment(), None);
    assert!(why(&store.inputs(&hurt, 0).await.unwrap_err()).contains("input 2"));
    assert_eq!(store.inputs(&whole, 0).await.unwrap().unwrap().inputs.len(), 3);
    assert!(store.append(append(&whole, at(3), vec![entry(4, "one")])).await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_check_goes_on_after_the_store_is_open() {
    let ground = Ground::sqlite();
    let (_, tables) = file_of(&ground).await;
    let hasty = Settings { check_within: std::time::Duration::ZERO, ..Settings::default() };
    let store = Store::open_with(&ground.address, hasty).await.unwrap();
    let mut health = store.watch_health();
    assert!(store.inputs(&tables[0], 0).await.unwrap().is_some());
    let checked = health.wait_for(|health| !health.checking).await.unwrap().clone();
    assert_eq!(checked.ailment(), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_that_meets_damage_fails_alone() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    let (one, two) = (filled(&store, 1).await, filled(&store, 1).await);
    // A second row with the number that is due: what the primary key stands against.
    ground.meddle(&format!("INSERT INTO inputs VALUES ('{one}', 2, '{{}}', 0, 'x')")).await;
    let (first, second) = tokio::join!(
        store.append(append(&one, at(1), vec![entry(2, "one")])),
        store.append(append(&two, at(1), vec![entry(2, "one")])),
    );
    assert!(matches!(first, Err(AppendError::Store(_))), "{first:?}");
    assert_eq!(second.unwrap().tip, at(2));
    assert!(why(&store.inputs(&one, 0).await.unwrap_err()).contains("input 2"));
}
