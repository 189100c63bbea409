//! Packs: folders in which content comes, the base box of a game among them.
//!
//! A pack is a folder of TOML files with a `pack.toml` that says whose it is and what it is called,
//! `en.ftl` and `ru.ftl` with its names and stories, and `cases/` of its own. Here folders are read within
//! limits, what is wrong is drawn with its file, line and caret, and the packs of a game stand on its
//! [`Shelf`]. What a file of content means is the game's own affair: it fulfils [`Contents`].
//!
//! Packs come from strangers. Nothing of them is run, and nothing but plain text is shown of them.
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
