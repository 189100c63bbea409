//! Slow work somebody is waiting for: imports, branches, past positions, log files. It runs apart
//! from the threads that serve people, in turn by person, and each person's share is limited.

use super::pool::{Manner, Pool, Rank};
use super::turns::Payer;
use super::{Kind, Settings, Trouble};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

#[derive(Debug)]
pub struct Chores {
    pool: Pool,
    count: Arc<Count>,
    each: usize,
    most: usize,
}

/// How much each person has under way, including what is queued.
#[derive(Debug, Default)]
struct Count(Mutex<HashMap<Payer, usize>>);

/// One person's chore, counted until dropped.
#[derive(Debug)]
struct Counted {
    payer: Payer,
    count: Arc<Count>,
}

impl Chores {
    pub fn start(settings: &Settings) -> Chores {
        let threads = settings.chore_threads;
        let pool = Pool::start(Manner { name: "chore", threads, at_once: 1, stands_back: false });
        Chores {
            pool,
            count: Arc::default(),
            each: settings.chores_each,
            most: settings.chores_waiting,
        }
    }

    /// Runs a chore for somebody and waits for it. If no one is waiting any more when its turn
    /// comes, it is skipped.
    pub async fn run<T: Send + 'static>(
        &self,
        payer: Payer,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let counted = self.counted(payer.clone())?;
        let (answer, answered) = oneshot::channel();
        self.pool.put(Rank::Awaited, vec![payer], move || {
            let _until_done = counted;
            if !answer.is_closed() {
                let _left = answer.send(work());
            }
        });
        metrics::gauge!("omen_chores_waiting").set(self.pool.waiting() as f64);
        let done = answered.await;
        metrics::gauge!("omen_chores_waiting").set(self.pool.waiting() as f64);
        done.map_err(|_| Trouble::unavailable())
    }

    fn counted(&self, payer: Payer) -> Result<Counted, Trouble> {
        let mut count = self.count.lock();
        let mine = count.get(&payer).copied().unwrap_or(0);
        let refused = |whose: &'static str, trouble| {
            metrics::counter!("omen_chores_refused_total", "whose" => whose).increment(1);
            Err(trouble)
        };
        if mine >= self.each {
            return refused("own", busy(self.each));
        }
        if count.values().sum::<usize>() >= self.most {
            return refused("all", Trouble::unavailable());
        }
        count.insert(payer.clone(), mine + 1);
        Ok(Counted { payer, count: self.count.clone() })
    }
}

fn busy(each: usize) -> Trouble {
    let detail = format!(
        "You have {each} imports, branches, past positions or log files under way; wait for one to finish."
    );
    Trouble::new(Kind::Busy, detail)
}

impl Count {
    fn lock(&self) -> MutexGuard<'_, HashMap<Payer, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut count = self.count.lock();
        if let Some(mine) = count.get_mut(&self.payer) {
            *mine -= 1;
            if *mine == 0 {
                count.remove(&self.payer);
            }
        }
    }
}
