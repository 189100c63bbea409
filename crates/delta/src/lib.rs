//! What changed in a viewer's view, as compactly as possible.
//!
//! A server sends every viewer one update after every move. Most of a scene stays as it was, so an
//! update is a [`Patch`]: how to make the new view from the old one. Differences are found in one
//! way, by asking two questions in order:
//!
//! 1. *Which parts changed?* A [`Digest`] has a number for every part of a view: every plain field,
//!    every piece, card, option. It is all that is kept between two moves, some 4 kB instead of a
//!    scene. A part whose number differs has changed.
//! 2. *What changed inside such a part?* If the old part is available, the two are written out as
//!    trees and compared ([`diff`]): fields by name, items by id. If not, the part is sent whole.
//!
//! Getting the old part means building the view a second time, so a message does that only if it
//! would be long otherwise; a viewer who was away for a while always gets the details. Both are the
//! same walk over the same parts (`parts`), with or without the old view.
//!
//! Similar new items of a list are sent together ([`alike`]), and a message that is still long
//! states repeated parts once ([`shared`]). Why this rather than compression: docs/decisions/0013.
//!
//! This crate knows scenes and prompts, and no game, rule, wire or language.

pub mod alike;
pub mod changes;
pub mod diff;
pub mod digest;
mod parts;
pub mod patch;
pub mod shared;
pub mod tree;

pub use changes::Changes;
pub use digest::Digest;
pub use patch::{Patch, apply, items_of, listed};

use ts_rs::TS as _;

/// What a client is built against, as one TypeScript file: what it is shown, and how that changes.
pub fn typescript() -> String {
    let config = ts_rs::Config::default();
    let mut text = String::from(
        "// Generated from crates/scene and crates/delta by `cargo test --package delta`; do not edit.\n",
    );
    let changes = [Patch::decl(&config), alike::Alike::decl(&config), alike::Differ::decl(&config)];
    for declaration in scene::typescript().into_iter().chain(changes) {
        text.push_str("\nexport ");
        text.push_str(&declaration);
        text.push('\n');
    }
    text
}
