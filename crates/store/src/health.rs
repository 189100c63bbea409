//! How the store is: known to be whole or not yet, writable or not, and which tables are damaged.

use std::collections::BTreeSet;

use tokio::sync::watch;

use crate::{Ailment, StoreError, TableId};

/// What is known of a store's health now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// The check at the start is still going on.
    pub checking: bool,
    /// Where the database contradicts itself.
    pub damage: Option<String>,
    /// Why the last write failed, if nothing was written since.
    pub writing: Option<(Ailment, String)>,
    /// How often writing began to fail, and why the last time: it may be well again before anybody
    /// looks.
    pub failures: u64,
    pub last_failure: Option<(Ailment, String)>,
    /// Tables whose logs did not fit their seals when they were read.
    pub damaged_tables: BTreeSet<TableId>,
}

impl Health {
    /// What keeps the store from taking anything new, and how the database says it.
    pub fn ailment(&self) -> Option<(Ailment, &str)> {
        if let Some(why) = &self.damage {
            return Some((Ailment::Damaged, why));
        }
        self.writing.as_ref().map(|(ailment, why)| (*ailment, why.as_str()))
    }
}

/// Health as the parts of a store note it down.
#[derive(Clone, Debug)]
pub(crate) struct Chart(watch::Sender<Health>);

impl Chart {
    pub(crate) fn new() -> Chart {
        Chart(watch::Sender::new(Health::default()))
    }

    pub(crate) fn read(&self) -> Health {
        self.0.borrow().clone()
    }

    pub(crate) fn watch(&self) -> watch::Receiver<Health> {
        self.0.subscribe()
    }

    pub(crate) fn check_begins(&self) {
        self.note(|health| health.checking = true);
    }

    pub(crate) fn check_ends(&self, found: Option<String>) {
        self.note(|health| {
            health.checking = false;
            health.damage = health.damage.take().or(found);
        });
    }

    pub(crate) fn wrote(&self) {
        self.note(|health| health.writing = None);
    }

    /// Records what a failure says about the store, if anything.
    pub(crate) fn met(&self, error: &StoreError) {
        match error {
            StoreError::Ill { ailment: Ailment::Damaged, why, .. } => {
                self.note(|health| health.damage = health.damage.take().or(Some(why.clone())));
            }
            StoreError::Ill { ailment, why, .. } => self.failed(*ailment, why),
            StoreError::Lost { why }
            | StoreError::Unreachable { why, .. }
            | StoreError::Unwritable { why, .. } => self.failed(Ailment::CannotWrite, why),
            StoreError::Damaged { table, .. } => {
                self.note(|health| {
                    health.damaged_tables.insert(table.clone());
                });
            }
            StoreError::BadAddress { .. }
            | StoreError::NotAStore { .. }
            | StoreError::NewerSchema { .. }
            | StoreError::Migration { .. }
            | StoreError::Closed
            | StoreError::Database { .. }
            | StoreError::Dangling { .. }
            | StoreError::Missing { .. }
            | StoreError::Exists { .. }
            | StoreError::Unfit { .. }
            | StoreError::NoRandomness { .. } => {}
        }
    }

    fn failed(&self, ailment: Ailment, why: &str) {
        self.note(|health| {
            let failure = Some((ailment, why.to_owned()));
            health.failures += u64::from(health.writing.is_none());
            health.last_failure.clone_from(&failure);
            health.writing = failure;
        });
    }

    /// Whether trying to write is worth it: something kept the last write from being kept.
    pub(crate) fn cannot_write(&self) -> bool {
        self.0.borrow().writing.is_some()
    }

    /// Wakes those who watch only if something is different.
    fn note(&self, change: impl FnOnce(&mut Health)) {
        self.0.send_if_modified(|health| {
            let before = health.clone();
            change(health);
            *health != before
        });
    }
}
