//! Eldritch Horror: so far its share of the effect language.
//!
//! This crate must never know a host, a screen or a network.

pub mod content;
pub mod ids;
pub mod state;
pub mod tongue;
pub mod words;
