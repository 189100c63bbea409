//! All games alike: a table and a title whose game is not named.

mod stock;
mod tables;
mod title;

pub use stock::Stock;
pub use tables::{AnyMoment, AnyTable};
pub use title::{Title, TitleOf};

use crate::boxes::BoxInfo;
use crate::{Advice, Game, SetupError, Shown, Statistics};
use scene::{Phrase, Text};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game that can be put on the list: it knows its own content and words.
pub trait Titled: Shown + Advice + Statistics {
    /// The content of the base box, read and checked once.
    fn content() -> Result<Arc<<Self as Game>::Content>, SetupError>;

    /// Hash of the base box, written into logs.
    fn content_hash() -> String;

    /// The boxes a table may choose, the base box first.
    fn shelf() -> Vec<BoxInfo> {
        vec![BoxInfo::base(Self::content_hash())]
    }

    /// The content of the base box and these others, in the order in which they are read: built once and
    /// shared by every table that has the same.
    fn content_of(boxes: &[&BoxInfo]) -> Result<Arc<<Self as Game>::Content>, SetupError> {
        match boxes {
            [] => Self::content(),
            [other, ..] => Err(SetupError(format!("there is no box \"{}\"", other.id))),
        }
    }

    /// The boxes a set-up names besides the base box.
    fn boxes(setup: &Self::Setup) -> &[String] {
        let _ = setup;
        &[]
    }

    /// The set-up with these boxes besides the base box.
    fn with_boxes(setup: Self::Setup, boxes: Vec<String>) -> Self::Setup {
        let _ = boxes;
        setup
    }

    /// The set-up when nobody asks for anything else.
    fn usual_setup() -> Self::Setup;

    /// Seats of a usual table, by key.
    fn seat_keys() -> &'static [&'static str];

    /// How many may play, from the fewest to the most.
    fn seat_counts() -> RangeInclusive<u8> {
        let usual = Self::seat_keys().len() as u8;
        usual..=usual
    }

    /// How many seats a table has when nobody asks for anything else.
    fn usual_seats() -> u8 {
        Self::seat_keys().len() as u8
    }

    /// What may be agreed before a game with this content.
    fn setup_options(content: &<Self as Game>::Content) -> Vec<SetupOption> {
        let _ = content;
        Vec::new()
    }

    /// Whether seats have secrets from one another.
    fn has_secrets() -> bool {
        true
    }

    /// The set-up for so many people, where it speaks of their number.
    fn for_seats(setup: Self::Setup, seats: u8) -> Self::Setup {
        let _ = seats;
        setup
    }

    /// Fluent messages of the game and its base box, by language.
    fn locales() -> &'static [(&'static str, &'static str)];

    /// Fluent messages that these boxes bring besides, by language.
    fn locales_of(boxes: &[&BoxInfo]) -> Vec<(String, String)> {
        let _ = boxes;
        Vec::new()
    }

    /// Texts that are made of other messages, the same in every game with this content, by the keys
    /// scenes name them by.
    fn texts(content: &<Self as Game>::Content) -> Vec<(Text, Phrase)> {
        let _ = content;
        Vec::new()
    }
}

/// A field of the set-up that players may change, and what it may be.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupOption {
    pub field: &'static str,
    /// The message that names it.
    pub key: &'static str,
    /// Values, each with the message that names it; the first is the usual one.
    pub values: Vec<(Value, String)>,
}
