//! Eldritch Horror: one to eight investigators against an Ancient One.
//!
//! Rules: `rules/eldritch-horror.toml`; readings taken: `docs/rulings.md`. Each chapter of the guide is
//! a file below `rules/`. Cards, sheets and the board are data in `content/eldritch`, their effects
//! written in the language of `crates/script`.
//!
//! This crate must never know a host, a screen or a network.

pub mod choice;
pub mod content;
pub mod drawn;
pub mod event;
pub mod ids;
pub mod judgement;
pub mod language;
pub mod odds;
mod position;
pub mod rules;
pub mod scene;
pub mod state;
pub mod why;
pub mod words;

pub use choice::Choice;
pub use content::Content;
pub use event::Event;
pub use state::Eldritch;
pub use why::Why;
