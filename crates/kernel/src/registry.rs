//! Games without their types: a table and a title whose game is not named.

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

/// A game that can be listed: it knows its own content and texts.
pub trait Titled: Shown + Advice + Statistics {
    /// The content of the base box, read and checked once.
    fn content() -> Result<Arc<<Self as Game>::Content>, SetupError>;

    /// Hash of the base box, written into logs.
    fn content_hash() -> String;

    /// The boxes a table may choose, the base box first.
    fn shelf() -> Vec<BoxInfo> {
        vec![BoxInfo::base(Self::content_hash())]
    }

    /// The content of the base box and these others, in reading order: built once and shared by
    /// every table that uses the same.
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

    /// The default set-up.
    fn usual_setup() -> Self::Setup;

    /// Seats of a default table, by key.
    fn seat_keys() -> &'static [&'static str];

    /// How many can play, from the fewest to the most.
    fn seat_counts() -> RangeInclusive<u8> {
        let usual = Self::seat_keys().len() as u8;
        usual..=usual
    }

    /// How many seats a table has by default.
    fn usual_seats() -> u8 {
        Self::seat_keys().len() as u8
    }

    /// The set-up options of a game with this content.
    fn setup_options(content: &<Self as Game>::Content) -> Vec<SetupOption> {
        let _ = content;
        Vec::new()
    }

    /// Whether seats have secrets from each other.
    fn has_secrets() -> bool {
        true
    }

    /// The set-up for this many players, if it depends on their number.
    fn for_seats(setup: Self::Setup, seats: u8) -> Self::Setup {
        let _ = seats;
        setup
    }

    /// Fluent messages of the game and its base box, by language.
    fn locales() -> &'static [(&'static str, &'static str)];

    /// Fluent messages that these boxes add, by language.
    fn locales_of(boxes: &[&BoxInfo]) -> Vec<(String, String)> {
        let _ = boxes;
        Vec::new()
    }

    /// Texts composed of other messages, the same in every game with this content, by the keys
    /// scenes use.
    fn texts(content: &<Self as Game>::Content) -> Vec<(Text, Phrase)> {
        let _ = content;
        Vec::new()
    }
}

/// A field of the set-up that players may change, and its possible values.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupOption {
    pub field: &'static str,
    /// The message that names it.
    pub key: &'static str,
    /// Values, each with the message that names it; the first is the default.
    pub values: Vec<(Value, String)>,
}
