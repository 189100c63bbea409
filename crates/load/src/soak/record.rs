//! What was said at a table and what the server promised about it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::seating::Seated;

#[derive(Debug)]
pub struct Record {
    pub table: String,
    /// The cookie of somebody at the table.
    pub cookie: String,
    /// Our own seats; we do not know what others do.
    pub ours: BTreeSet<u8>,
    said: Mutex<Said>,
}

#[derive(Debug, Default)]
struct Said {
    /// The last answer that was sent for each place in the log.
    sent: BTreeMap<u64, Answer>,
    /// Inputs the server has acknowledged as durable and no one has undone.
    acknowledged: BTreeMap<u64, Answer>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub seat: u8,
    pub choice: String,
}

impl Record {
    pub fn new(seated: &Seated) -> Record {
        let ours = seated.cookies.iter().enumerate().filter(|(_, cookie)| cookie.is_some());
        let cookie = seated.cookies.iter().flatten().next().cloned().unwrap_or_default();
        let ours = ours.map(|(seat, _)| seat as u8).collect();
        Record { table: seated.table.clone(), cookie, ours, said: Mutex::default() }
    }

    pub fn sent(&self, seq: u64, seat: u8, choice: &str) {
        self.write(|said| said.sent.insert(seq, Answer { seat, choice: choice.to_owned() }));
    }

    pub fn acknowledged(&self, seq: u64, seat: u8, choice: &str) {
        self.write(|said| {
            said.acknowledged.insert(seq, Answer { seat, choice: choice.to_owned() })
        });
    }

    /// Everything after `seq` was undone.
    pub fn cut(&self, seq: u64) {
        self.write(|said| said.acknowledged.split_off(&(seq + 1)));
    }

    /// What was sent last for each place, and what was acknowledged.
    pub fn read(&self) -> (BTreeMap<u64, Answer>, BTreeMap<u64, Answer>) {
        self.write(|said| (said.sent.clone(), said.acknowledged.clone()))
    }

    fn write<T>(&self, change: impl FnOnce(&mut Said) -> T) -> T {
        change(&mut self.said.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// What happened in a run, so that one that tested nothing does not look like a good one.
#[derive(Debug, Default)]
pub struct Counts {
    pub tables: AtomicU64,
    pub finished: AtomicU64,
    pub acknowledged: AtomicU64,
    pub undone: AtomicU64,
    /// Connections that broke and were made again, and those that went on without a whole view.
    pub returns: AtomicU64,
    pub resumed: AtomicU64,
    /// Answers whose fate was unknown when the connection broke: sent again, and taken already.
    pub repeated: AtomicU64,
    pub taken_already: AtomicU64,
    pub views: AtomicU64,
    pub verified: AtomicU64,
    pub inputs: AtomicU64,
}

impl fmt::Display for Counts {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        write!(
            to,
            "{} tables ({} played to the end), {} moves acknowledged and all there, {} taken back; \
             {} returns ({} resumed), {} moves sent again ({} had been taken); \
             {} views equal to fresh ones, {} logs verified, {} inputs compared",
            read(&self.tables),
            read(&self.finished),
            read(&self.acknowledged),
            read(&self.undone),
            read(&self.returns),
            read(&self.resumed),
            read(&self.repeated),
            read(&self.taken_already),
            read(&self.views),
            read(&self.verified),
            read(&self.inputs),
        )
    }
}
