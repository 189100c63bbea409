//! Packs: directories of content, the base box of a game among them.
//!
//! A pack is a directory of TOML files with a `pack.toml` that gives its author and its name,
//! `en.ftl` and `ru.ftl` with its names and stories, and its own `cases/`. This crate reads
//! directories within limits, reports errors with file, line and caret, and keeps the packs of a
//! game on its [`Shelf`]. What a content file means is the game's own affair: it implements
//! [`Contents`].
//!
//! Packs come from strangers. Nothing in them is executed, and they are only ever shown as plain
//! text.
//!
//! This crate must never know a game.

mod file;
mod folder;
mod hash;
mod manifest;
mod names;
mod plain;
mod shelf;
mod words;

pub use file::{BadPack, File, Id, drawn, ids, toml};
pub use folder::{MANIFEST, MOST_BYTES, MOST_FILES, Pack, is_pack, packs_below};
pub use hash::hash;
pub use manifest::{BAD_ID, Manifest, is_id};
pub use plain::visible;
pub use shelf::{Added, AnyShelf, Checked, Contents, Shelf};
pub use words::{LANGUAGES, Words, forms, messages};
