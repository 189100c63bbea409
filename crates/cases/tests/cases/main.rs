//! The cases of a toy game: what passes, how failures read, how malformed things are drawn.

mod failing;
mod figures;
mod files;
mod malformed;
mod passing;
mod sturdy;
mod tally;

use cases::{AnySuite, FileReport, SuiteOf};
use std::sync::Arc;
use tally::Tally;

fn suite() -> SuiteOf<Tally> {
    SuiteOf::new(Arc::new(()))
}

/// Runs a file of cases in a ledger whose ids all begin with `T-`.
fn run(text: &str) -> FileReport {
    suite().run_file("cases/tally/try.toml", text, &|rule| rule.starts_with("T-"))
}

/// Runs one case of which only the middle is given.
fn run_case(middle: &str) -> FileReport {
    run(&format!("[[case]]\nname = 'it'\nrules = ['T-A']\n{middle}\n"))
}

#[track_caller]
fn assert_has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
}
