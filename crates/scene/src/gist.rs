//! What is remembered of a look once it was sent: a number for each of its parts, enough to say later
//! which of them changed, and a hundredth of its size.
//!
//! [`crate::between`] says inside a part what changed; here a changed part is sent whole. Who keeps
//! gists draws a table once a move and not twice.

mod parts;
mod prompt;
mod scene;

pub use prompt::PromptGist;
pub use scene::SceneGist;

use foldhash::quality::RandomState;
use std::hash::{BuildHasher, Hash};
use std::sync::LazyLock;

/// A number that two things only share if they are the same, as far as chance allows.
fn gist_of<T: Hash + ?Sized>(thing: &T) -> u64 {
    static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::default);
    HASHER.hash_one(thing)
}
