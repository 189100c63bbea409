//! Which calls are to fail.

use std::collections::BTreeMap;
use std::fmt;

use crate::chance::Chance;

/// Every call by which a database changes its files.
pub const CALLS: [&str; 4] = ["pwrite64", "fsync", "fdatasync", "ftruncate"];

const ERRORS: [&str; 2] = ["EIO", "ENOSPC"];

/// One way for a disk to fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    pub call: &'static str,
    pub error: &'static str,
    pub when: When,
}

/// The calls of one thread that fail, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Once(u64),
    Between(u64, u64),
    From(u64),
}

impl Fault {
    /// As strace wants to be told.
    pub fn injection(&self) -> String {
        let Fault { call, error, when } = self;
        let when = match when {
            When::Once(n) => n.to_string(),
            When::Between(first, last) => format!("{first}..{last}"),
            When::From(first) => format!("{first}+"),
        };
        format!("inject={call}:error={error}:when={when}")
    }

    /// Whether the disk takes something again while the game lasts.
    pub fn passes(&self) -> bool {
        !matches!(self.when, When::From(_))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.injection())
    }
}

/// Each call that was counted, with each error.
pub fn every_fault(counts: &BTreeMap<&'static str, u64>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (call, count) in counts {
        for n in 1..=*count {
            faults.extend(ERRORS.map(|error| Fault { call, error, when: When::Once(n) }));
        }
    }
    faults
}

/// At most this many of them, spread evenly from the first to the last.
pub fn sampled(all: &[Fault], most: usize) -> Vec<Fault> {
    let taken = all.len().min(most);
    (0..taken).filter_map(|n| all.get(n * all.len() / taken).copied()).collect()
}

/// The same in an unbiased order, in case the run has to stop in the middle.
pub fn shuffled(mut faults: Vec<Fault>) -> Vec<Fault> {
    let mut chance = Chance::new(1);
    for last in (1..faults.len()).rev() {
        let other = chance.below(last as u64 + 1) as usize;
        faults.swap(last, other);
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_even_and_never_too_large() {
        let counts = BTreeMap::from([("pwrite64", 300), ("fsync", 2)]);
        let all = every_fault(&counts);
        assert_eq!(all.len(), 604);
        let some = sampled(&all, 100);
        assert_eq!(some.len(), 100);
        assert_eq!(some[0], all[0]);
        assert!(
            some.iter().any(|fault| fault.when == When::Once(297) || fault.when == When::Once(298))
        );
        assert_eq!(sampled(&all, 1000), all);
        assert_eq!(all[4].injection(), "inject=pwrite64:error=EIO:when=1");
    }
}
