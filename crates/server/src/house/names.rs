//! People's names, cached so that lists of tables need not look up every one.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{IdentityId, Store, StoreError};

/// Above this many names the cache is cleared.
const MOST: usize = 10_000;

#[derive(Debug, Default)]
pub struct Names {
    known: Mutex<HashMap<IdentityId, String>>,
}

impl Names {
    pub async fn of(&self, store: &Store, who: &IdentityId) -> Result<String, StoreError> {
        if let Some(name) = self.lock().get(who) {
            return Ok(name.clone());
        }
        let name = store.identity(who).await?.map(|person| person.name).unwrap_or_default();
        let mut known = self.lock();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(who.clone(), name.clone());
        Ok(name)
    }

    pub fn forget(&self, who: &IdentityId) {
        self.lock().remove(who);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IdentityId, String>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
