//! Counts the words and pictures made on this thread.
//!
//! Playouts must make none; a test reads the counter before and after and compares.

use std::cell::Cell;

thread_local! {
    static MADE: Cell<u64> = const { Cell::new(0) };
}

/// Called by everything in the house that formats, translates or builds something to look at.
pub fn made_one() {
    MADE.with(|made| made.set(made.get() + 1));
}

/// How many phrases, scenes and texts this thread has made so far.
pub fn made() -> u64 {
    MADE.with(Cell::get)
}
