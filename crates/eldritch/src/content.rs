//! What is printed on the components, read from a pack such as `content/eldritch/base`.
//!
//! A pack is a folder of TOML files. Names and figures are fields; what a card does is a line of the
//! effect language. Everything is read, checked and packed once; whatever is wrong is said with its
//! file, its line and a caret, all at once.

mod ability;
mod names;
mod pack;
mod raw;

pub use ability::{Ability, During, Moment, Passive, Whose};
pub use names::AllNames;
pub use pack::{BadPack, File, Pack, base};
