//! Counts the phrases and scenes made on this thread.
//!
//! Playouts must make none; a test compares the counter before and after.

use std::cell::Cell;

thread_local! {
    static MADE: Cell<u64> = const { Cell::new(0) };
}

/// Called by everything that formats, translates or builds something to be shown.
pub fn made_one() {
    MADE.with(|made| made.set(made.get() + 1));
}

/// How many phrases, scenes and texts this thread has made so far.
pub fn made() -> u64 {
    MADE.with(Cell::get)
}
