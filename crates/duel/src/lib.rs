//! Cthulhu Wars: Duel — Extinction. The Sleeper against the Windwalker.
//!
//! Rules: `rules/cthulhu-wars-duel.toml`; readings taken: `docs/rulings.md`. Each chapter of the
//! rulebook is a file below `rules/`; the doc comment of each function starts with the ledger ids
//! it carries out. The map and the figures are data in `content/duel/extinction`.
//!
//! This crate must never know a host: no terminal, no server, no language, no clock.

/// Ids of rules, as a slice.
macro_rules! ids {
    ($($id:literal),+) => { &[$(kernel::RuleId($id)),+] };
}

pub mod choice;
pub mod content;
pub mod event;
pub mod figures;
pub mod outlook;
pub mod position;
#[warn(clippy::wildcard_enum_match_arm)]
pub mod rules;
pub mod scene;
pub mod spellbooks;
pub mod state;
pub mod why;
#[warn(clippy::wildcard_enum_match_arm)]
pub mod words;

pub use choice::{Action, Choice};
pub use content::Content;
pub use event::Event;
pub use figures::{Faction, Figure, Unit};
pub use state::Duel;
pub use why::Why;
