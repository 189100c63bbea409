//! Positions by name: how cases set up and read a game.

mod cards;
mod draft;
mod fill;
mod people;
mod read;
mod seats;
mod tasks;
mod values;
mod vocabulary;
mod write;

use crate::content::Content;
use crate::rules::Out;
use crate::state::Eldritch;
use kernel::position::{BadField, Field, Positioned, Vocabulary};

pub use draft::Draft;

impl Positioned for Eldritch {
    type Draft = Draft;

    fn draft(_content: &Content) -> Draft {
        Draft::default()
    }

    fn set(
        draft: &mut Draft,
        content: &Content,
        path: &[&str],
        value: &Field,
    ) -> Result<(), BadField> {
        draft.set(content, path, value)
    }

    fn start(draft: Draft, content: &Content, out: &mut Out) -> Result<Eldritch, BadField> {
        draft.start(content, out)
    }

    fn get(&self, content: &Content, path: &[&str]) -> Result<Field, BadField> {
        read::get(self, content, path)
    }

    fn event_forms() -> &'static [&'static str] {
        vocabulary::EVENTS
    }

    fn vocabulary(content: &Content) -> Vocabulary {
        vocabulary::vocabulary(content)
    }
}

/// Basic actions, in the order of their bits.
const ACTIONS: [&str; 5] = ["travel", "prepare", "acquire", "rest", "trade"];

const STANDINGS: [&str; 3] = ["playing", "out", "eliminated"];
