//! Conformance cases: positions, choices and expectations as TOML, run through the engine of play.
//!
//! A file is parsed once into a [`Document`]; each of its cases is read against the game's own
//! position language, choices and seats, then played and checked. What comes out is a
//! [`FileReport`]: cases that passed or failed, and what was malformed, drawn with file, line and
//! caret. The format is described in `docs/cases.md`.
//!
//! This crate must never name a game, and must never ask the engine what a table could not ask.

mod suite;

mod document;
mod files;
mod report;

mod case;
mod claims;
mod expectation;
mod figures;
mod position;
mod reader;

mod checks;
mod play;

mod malformed;
mod nearest;
mod row;
mod source;
mod words;

pub use document::Document;
pub use files::{BadPath, CaseFile, collect};
pub use report::{CaseReport, Failure, FileReport, Summary, Verdict, cited};
pub use suite::{AnySuite, KnownRule, SuiteOf, run};
