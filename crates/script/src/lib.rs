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
//! conditions and tests as tables of phrases ([`Entry`]), each with the words that say it and the
//! instruction it makes. A text is read into a [`Tree`], checked, and packed into [`Code`]: flat, without
//! a string, so that a playout only follows numbers. The same tree is said to players in their
//! language as a [`scene::Phrase`].
//!
//! [`machine`] carries packed effects out in a game that is its host.
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
