//! The effect language: one readable line for what a card does.
//!
//! ```text
//! test will -1 { gain 1 artifact } else { lose 1 sanity }
//! may spend 2 clues { retreat doom 1 }
//! advance doom 2 unless gain condition dark-pact
//! for each investigator here { recover 1 health }
//! ```
//!
//! Grammar and combinators live here. A game brings a [`Language`]: its verbs, values, selectors,
//! conditions and tests as tables of phrases ([`Entry`]), each with its wording and the value it
//! compiles to. A text is read into a [`Tree`], checked, and compiled into [`Code`]: flat, without
//! strings, so that a playout only follows numbers. The same tree is described to players in their
//! language as a [`scene::Phrase`].
//!
//! [`machine`] resolves compiled effects in a game, its host.
//!
//! This crate must never know a game, a card, or a language.

mod check;
mod code;
mod describe;
mod lex;
pub mod machine;
mod manual;
mod parse;
mod pattern;
mod phrasebook;
mod tree;
mod trouble;

pub use code::{At, Block, Code, Op};
pub use describe::Teller;
pub use manual::manual;
pub use parse::{KEPT, Lexicon};
pub use pattern::unknown_slots;
pub use phrasebook::{Amount, Becomes, Entry, Language, Names, Phrasebook, Slot, Slots};
pub use spelling::nearest;
pub use tree::{Branch, Node, Said, Span, Tree};
pub use trouble::{Source, Trouble};
