//! The rule ledgers: what the five rulebooks say, one numbered rule at a time, and who cites it.
//!
//! The ledgers in `rules/*.toml` are Omen's specification. They are embedded in the binary and
//! parsed only when a game is first used, so that they cost nothing at start-up. Code that refuses
//! a move, explains a rule or tests one cites it by its id; this crate turns the id back into text
//! in two languages, searches those texts, and counts which testable rules no test cites yet.
//!
//! It must never know a game's state or engine: no seats, no boards, no moves, no game crate. To it
//! a rule is an id and a sentence, and a test is a file that mentions the id.

// In reading order; the blank lines keep rustfmt from sorting them.

mod rule;

mod shelf;

mod book;

mod read;

mod error;

mod nearest;

mod words;

mod index;

mod citations;

mod coverage;

mod scan;

pub use book::{Hit, Ledger};
pub use citations::citations;
pub use coverage::{Coverage, coverage, unknown_citations};
pub use crossref::ScanError;
pub use error::LedgerError;
pub use nearest::nearest;
pub use rule::{Kind, Rule};
pub use scan::tests_citing;
pub use shelf::{LedgerInfo, find, games, look_up, of};
