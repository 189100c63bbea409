//! A killed process loses nothing it acknowledged.
//!
//! The test starts itself again as a child that appends to several tables at once and prints each
//! acknowledged input, kills it without warning at a random moment, and looks the printed inputs up.
//! `OMEN_KILLS` says how often.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

use store::{Store, TableId};

use crate::ground::{Ground, append, entry, on_both, table};

on_both!(what_was_acknowledged_survives_a_kill);

const ADDRESS: &str = "OMEN_KILLED_STORE";
const TABLES: &str = "OMEN_KILLED_TABLES";

async fn what_was_acknowledged_survives_a_kill(ground: Ground) {
    let kills = std::env::var("OMEN_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(20);
    let store = ground.open().await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(table(&store).await);
    }
    store.close().await;
    let mut acknowledged: HashMap<TableId, u64> = HashMap::new();
    let mut checked = HashMap::new();
    for _ in 0..kills {
        let said = killed_child(&ground, &tables);
        let whole_lines = said.rsplit_once('\n').map_or("", |(whole, _)| whole);
        for line in whole_lines.lines().filter_map(|line| line.strip_prefix("durable ")) {
            let (table, seq) = line.split_once(' ').unwrap();
            acknowledged.insert(TableId(table.into()), seq.parse().unwrap());
        }
        check(&ground, &tables, &acknowledged, &mut checked).await;
    }
    assert!(!acknowledged.is_empty(), "no child lived long enough to append");
    check(&ground, &tables, &acknowledged, &mut HashMap::new()).await;
}

/// What a child printed before it was killed.
fn killed_child(ground: &Ground, tables: &[TableId]) -> String {
    let names: Vec<_> = tables.iter().map(TableId::as_str).collect();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "killing::the_child_that_is_killed", "--ignored", "--nocapture"])
        .env(ADDRESS, &ground.address)
        .env(TABLES, names.join(" "))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut out = child.stdout.take().unwrap();
    let mut said = vec![0; 1 << 12];
    let first = out.read(&mut said).unwrap();
    said.truncate(first);
    let reader = std::thread::spawn(move || {
        out.read_to_end(&mut said).unwrap();
        String::from_utf8(said).unwrap()
    });
    std::thread::sleep(Duration::from_micros(RandomState::new().hash_one(()) % 150_000));
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

/// Every log is whole, and reaches at least as far as was acknowledged; what was looked at once is
/// not read again.
async fn check(
    ground: &Ground,
    tables: &[TableId],
    acknowledged: &HashMap<TableId, u64>,
    checked: &mut HashMap<TableId, u64>,
) {
    let store = ground.open().await;
    for table in tables {
        let from = checked.get(table).copied().unwrap_or(0);
        let log = store.inputs(table, from).await.unwrap().unwrap();
        assert!(log.tip.seq >= acknowledged.get(table).copied().unwrap_or(0));
        assert_eq!(from + log.inputs.len() as u64, log.tip.seq);
        for (input, n) in log.inputs.iter().zip(from + 1..) {
            assert_eq!((input.seq, &input.entry), (n, &entry(n, table.as_str())));
        }
        checked.insert(table.clone(), log.tip.seq);
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the child of the test above"]
async fn the_child_that_is_killed() {
    let (Ok(address), Ok(tables)) = (std::env::var(ADDRESS), std::env::var(TABLES)) else { return };
    let store = Store::open(&address).await.unwrap();
    let tables = tables.split(' ').map(|id| TableId(id.into()));
    let tasks: Vec<_> = tables.map(|id| tokio::spawn(append_forever(store.clone(), id))).collect();
    for task in tasks {
        task.await.unwrap();
    }
}

async fn append_forever(store: Store, table: TableId) {
    let mut tip = store.table(&table).await.unwrap().unwrap().tip;
    loop {
        let line = entry(tip.seq + 1, table.as_str());
        tip = store.append(append(&table, tip, vec![line])).await.unwrap().tip;
        let said = format!("durable {table} {}\n", tip.seq);
        std::io::stdout().lock().write_all(said.as_bytes()).unwrap();
    }
}
