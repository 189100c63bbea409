//! Cthulhu Wars: Duel — Extinction. The Sleeper against the Windwalker.
//!
//! Rules: `rules/cthulhu-wars-duel.toml`; readings taken: `docs/rulings.md`. Each chapter of the
//! rulebook is a file below `rules/`; the doc comment of each function starts with the ids of the
//! rules it implements. The map and the figures are data in `content/duel/extinction`.
//!
//! This crate must never know a host: no terminal, no server, no language, no clock.

#![warn(unreachable_pub)]

/// Rule ids, as a slice.
macro_rules! ids {
    ($($id:literal),+) => { &[$(kernel::RuleId($id)),+] };
}

mod choice;
mod content;
mod event;
mod figures;
mod outlook;
mod position;
#[warn(clippy::wildcard_enum_match_arm)]
mod rules;
mod scene;
mod spellbooks;
mod state;
mod why;
#[warn(clippy::wildcard_enum_match_arm)]
mod words;

pub use choice::{Ability, Action, Choice};
pub use content::{Content, ZoneId};
pub use event::Event;
pub use figures::{Faction, Figure, Unit};
pub use spellbooks::{Book, Condition};
pub use state::{Blow, Duel, Ending, Phase};
pub use why::Why;
