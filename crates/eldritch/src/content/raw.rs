//! The files of a pack as written.

mod ancient_ones;
mod board;
mod cards;
mod encounters;
mod mythos;
mod people;

pub use ancient_ones::*;
pub use board::*;
pub use cards::*;
pub use encounters::*;
pub use mythos::*;
pub use people::*;

use toml::Spanned;

/// An effect before it is read.
pub type Effect = Spanned<String>;
