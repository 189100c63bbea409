//! Counts how many of something each client has at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::peer::Peer;

#[derive(Debug, Default)]
pub struct Crowds(Mutex<HashMap<Peer, usize>>);

/// Counts towards its client's limit until dropped.
#[derive(Debug)]
pub struct Stay {
    peer: Peer,
    crowds: Arc<Crowds>,
}

impl Crowds {
    /// Adds one for a client, unless it has reached the limit; 0 means no limit.
    pub fn enter(self: &Arc<Self>, peer: Peer, most: usize) -> Option<Stay> {
        let mut crowds = self.lock();
        let inside = crowds.get(&peer).copied().unwrap_or(0);
        if most != 0 && inside >= most {
            return None;
        }
        crowds.insert(peer, inside + 1);
        Some(Stay { peer, crowds: Arc::clone(self) })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Peer, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        let mut crowds = self.crowds.lock();
        if let Some(inside) = crowds.get_mut(&self.peer) {
            *inside -= 1;
            if *inside == 0 {
                crowds.remove(&self.peer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_client_is_counted_separately_and_leaves_no_trace() {
        let crowds = Arc::new(Crowds::default());
        let of = |text: &str| Peer::of(text.parse().unwrap());
        let held: Vec<_> = (0..2).map(|_| crowds.enter(of("10.0.0.1"), 2).unwrap()).collect();
        assert!(crowds.enter(of("10.0.0.1"), 2).is_none());
        assert!(crowds.enter(of("10.0.0.1"), 0).is_some(), "0 means no limit");
        assert!(crowds.enter(of("10.0.0.2"), 2).is_some());
        drop(held);
        assert!(crowds.lock().is_empty());
    }
}
