//! What is printed, in words: names, and card texts generated from effects.
//!
//! The sentences themselves are in `locales/{ru,en}/eldritch*.ftl`: `eldritch.ftl` has the names,
//! `eldritch-cards.ftl` what cards do, `eldritch-stories-*.ftl` the stories.

mod abilities;
pub mod cards;
mod keys;
mod locales;
pub mod names;

pub use locales::LOCALES;
