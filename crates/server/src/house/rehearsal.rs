//! The rehearsal: every running table is replayed once after start-up, in the background.

use super::inside::Inside;
use super::live::Live;
use super::{Kind, Trouble};
use std::sync::{Arc, Weak};
use std::time::Instant;
use store::{Ailment, Status, Store, StoreError, TableId};
use tokio::task::JoinHandle;

/// The rehearsal of running tables at start-up; it proceeds by itself.
///
/// A table that is used before its turn is rehearsed then.
#[derive(Debug)]
pub struct Rehearsal {
    task: JoinHandle<Rehearsed>,
}

/// The result of a rehearsal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rehearsed {
    /// Tables whose logs replay.
    pub replayed: usize,
    /// Tables that were frozen, with the reason.
    pub frozen: Vec<(TableId, String)>,
}

impl Rehearsal {
    /// The tables to be rehearsed.
    pub(super) async fn due(store: &Store) -> Result<Vec<TableId>, Trouble> {
        match store.running_tables().await {
            // Whatever can still be read is played; the store's health reports the rest.
            Err(StoreError::Ill { ailment: Ailment::Damaged, .. }) => Ok(Vec::new()),
            running => Ok(running?),
        }
    }

    pub(super) fn begin(inside: Arc<Inside>, tables: Vec<TableId>) -> Rehearsal {
        Rehearsal { task: tokio::spawn(rehearse(inside, tables)) }
    }

    /// Waits for it to finish.
    pub async fn done(self) -> Rehearsed {
        self.task.await.unwrap_or_default()
    }
}

async fn rehearse(inside: Arc<Inside>, tables: Vec<TableId>) -> Rehearsed {
    let began = Instant::now();
    let mut rehearsed = Rehearsed::default();
    for id in tables {
        if inside.hall.live(&id).is_some() {
            rehearsed.replayed += 1;
            continue;
        }
        match Live::load(inside.clone(), id.clone(), Weak::new()).await {
            Ok(live) => match live.verdict() {
                (Status::Frozen, reason) => {
                    rehearsed.frozen.push((id, reason.unwrap_or_default().to_owned()));
                }
                _ => {
                    rehearsed.replayed += 1;
                    if live.waits_for_bot() {
                        wake(&inside, &id).await;
                    }
                }
            },
            Err(Trouble { kind: Kind::NotFound, .. }) => {}
            Err(trouble) => tracing::warn!(table = %id, %trouble, "a table was not rehearsed"),
        }
        tokio::task::yield_now().await;
    }
    let (replayed, frozen) = (rehearsed.replayed, rehearsed.frozen.len());
    let took = began.elapsed().as_millis() as u64;
    tracing::info!(replayed, frozen, took, "running tables were rehearsed");
    rehearsed
}

/// Loads a table into memory, where its bots go on.
async fn wake(inside: &Arc<Inside>, id: &TableId) {
    if let Ok(table) = inside.hall.find(inside, id) {
        let _gone = table.ask(|_| Box::pin(async { Ok(()) })).await;
    }
}
