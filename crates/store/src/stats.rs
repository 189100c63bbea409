//! What the writer has done, for a metrics page.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counts since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Transactions committed.
    pub batches: u64,
    /// Appends acknowledged.
    pub appends: u64,
    /// Inputs in them.
    pub inputs: u64,
    /// Appends that found the log longer, or cut.
    pub conflicts: u64,
    /// Every other write acknowledged.
    pub errands: u64,
    /// Batches the database refused as a whole, tried again write by write.
    pub retried: u64,
    /// Writes answered with an error of the database.
    pub failures: u64,
    /// Writes waiting in the queue now.
    pub waiting: u64,
}

#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) batches: AtomicU64,
    pub(crate) appends: AtomicU64,
    pub(crate) inputs: AtomicU64,
    pub(crate) conflicts: AtomicU64,
    pub(crate) errands: AtomicU64,
    pub(crate) retried: AtomicU64,
    pub(crate) failures: AtomicU64,
}

impl Counters {
    pub(crate) fn read(&self, waiting: usize) -> Stats {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Stats {
            batches: read(&self.batches),
            appends: read(&self.appends),
            inputs: read(&self.inputs),
            conflicts: read(&self.conflicts),
            errands: read(&self.errands),
            retried: read(&self.retried),
            failures: read(&self.failures),
            waiting: waiting as u64,
        }
    }
}

pub(crate) fn add(counter: &AtomicU64, n: usize) {
    counter.fetch_add(n as u64, Ordering::Relaxed);
}
