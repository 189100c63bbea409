//! How many tables one person may set up within an hour, so that no one fills the server alone.

use super::{Kind, Trouble};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use store::IdentityId;

const HOUR: Duration = Duration::from_secs(3600);

#[derive(Debug)]
pub struct Quota {
    most: usize,
    made: Mutex<HashMap<IdentityId, (Instant, usize)>>,
}

impl Quota {
    pub fn new(most: usize) -> Quota {
        Quota { most, made: Mutex::default() }
    }

    /// Counts one more table for this person.
    pub fn take(&self, who: &IdentityId) -> Result<(), Trouble> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.retain(|_, (since, _)| since.elapsed() < HOUR);
        let (_, count) = made.entry(who.clone()).or_insert_with(|| (Instant::now(), 0));
        if *count >= self.most {
            let detail = format!(
                "You have set up {count} tables within the hour; wait a while before making more."
            );
            return Err(Trouble::new(Kind::TooManyTables, detail));
        }
        *count += 1;
        Ok(())
    }
}
