//! How many durable inputs a second a store takes: `throughput ADDRESS [TABLES] [SECONDS]`.
//!
//! Every table is a player who waits for each acknowledgement before the next input; the inputs are
//! of the size real ones have. First with one commit each, then as the store does it.

use std::time::{Duration, Instant};

use store::{
    Append, AppendError, NewTable, Settings, Status, Store, StoreError, TableId, TableOptions, Tip,
};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let address = arguments.next().ok_or("usage: throughput ADDRESS [TABLES] [SECONDS]")?;
    let tables = arguments.next().map_or(Ok(200), |n| n.parse())?;
    let seconds = arguments.next().map_or(Ok(5), |n| n.parse())?;
    for (name, batch) in [("one commit each", 1), ("group commit", Settings::default().batch)] {
        let store = Store::open_with(&address, Settings { batch, ..Settings::default() }).await?;
        measure(&store, name, tables, Duration::from_secs(seconds)).await?;
        store.close().await;
    }
    Ok(())
}

async fn measure(
    store: &Store,
    name: &str,
    tables: usize,
    length: Duration,
) -> Result<(), Box<dyn std::error::Error>> {
    let mut ids = Vec::new();
    for _ in 0..tables {
        ids.push(make_table(store).await?);
    }
    let (before, begun) = (store.stats(), Instant::now());
    let players: Vec<_> =
        ids.into_iter().map(|id| tokio::spawn(play(store.clone(), id, begun + length))).collect();
    let mut waits = Vec::new();
    for player in players {
        waits.extend(player.await??);
    }
    waits.sort_unstable();
    let after = store.stats();
    let (inputs, batches) = (after.inputs - before.inputs, after.batches - before.batches);
    let rate = inputs as f64 / begun.elapsed().as_secs_f64();
    let part = |percent: usize| waits.get(waits.len() * percent / 100).copied().unwrap_or_default();
    println!(
        "{name}: {tables} tables, {rate:.0} inputs/s, {:.1} in a transaction, p50 {:.2?}, p99 {:.2?}",
        inputs as f64 / batches.max(1) as f64,
        part(50),
        part(99),
    );
    Ok(())
}

async fn play(store: Store, table: TableId, end: Instant) -> Result<Vec<Duration>, AppendError> {
    let mut waits = Vec::new();
    let mut tip = Tip::default();
    while Instant::now() < end {
        let entry = format!(
            r#"{{"n":{},"seat":"windwalker","choose":"move acolyte arctic-ocean north-atlantic, then stop","undo":"free"}}"#,
            tip.seq + 1
        );
        let (asked, status) = (vec![0], Status::Running);
        let append =
            Append { table: table.clone(), after: tip, entries: vec![entry], asked, status };
        let sent = Instant::now();
        tip = store.append(append).await?.tip;
        waits.push(sent.elapsed());
    }
    Ok(waits)
}

async fn make_table(store: &Store) -> Result<TableId, StoreError> {
    let id = TableId::random()?;
    let table = NewTable {
        id: id.clone(),
        game: "toy".into(),
        engine: env!("CARGO_PKG_VERSION").into(),
        content: "0".into(),
        header: "{}".into(),
        seed: "0".into(),
        options: TableOptions::default(),
        status: Status::Running,
        asked: vec![0],
        seats: Vec::new(),
    };
    store.create_table(table).await?;
    Ok(id)
}
