//! Where the rules of the ledgers stand in the source tree: code, tests, cases, content, texts and rulings.
//!
//! [`Index::of_tree`] reads the tree, once when the binary is built and again when `make test` counts the rules
//! that are cited; the text of an index is carried by the binary and read back when somebody asks.
//!
//! It knows no game and no rule: to it a rule is an id that a ledger has, and a citation is a place where that
//! id is written. Everything is read line by line, which is enough for sources that are kept formatted.

mod ids;

mod index;

mod tree;

mod rust;

mod blocks;

mod rulings;

mod texts;

pub use ids::{Ids, citations, short_forms};
pub use index::{ABOUT_IDS, Entry, Index, Kind, Strength};
pub use rust::{Item, Mention, mentions};
pub use tree::{SCANNED, ScanError, files, read};
