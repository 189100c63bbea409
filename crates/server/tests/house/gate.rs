//! Gates at which work waits until a test lets it through.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

/// A test whose gate is never opened fails instead of hanging.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Debug, Default)]
pub struct Gate {
    state: Mutex<State>,
    bell: Condvar,
}

#[derive(Debug, Default)]
struct State {
    open: bool,
    arrived: usize,
}

/// The gate of this name, closed at first.
pub fn gate(name: &str) -> Arc<Gate> {
    static GATES: Mutex<Option<HashMap<String, Arc<Gate>>>> = Mutex::new(None);
    let mut gates = GATES.lock().unwrap();
    gates.get_or_insert_default().entry(name.to_owned()).or_default().clone()
}

impl Gate {
    /// Waits until the gate is open, blocking its thread.
    pub fn pass(&self) {
        let mut state = self.state.lock().unwrap();
        state.arrived += 1;
        while !state.open {
            let (waited, late) = self.bell.wait_timeout(state, PATIENCE).unwrap();
            state = waited;
            assert!(!late.timed_out(), "no one opened the gate");
        }
    }

    pub fn open(&self) {
        self.state.lock().unwrap().open = true;
        self.bell.notify_all();
    }

    /// Waits, without blocking a thread, until somebody has reached the gate.
    pub async fn somebody_comes(&self) {
        while self.state.lock().unwrap().arrived == 0 {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
}
