//! Games that can be played here, and the rules of their books.

use scene::Phrase;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct GameInfo {
    pub key: String,
    /// Seats of a usual table; a seat's name is the message `<game>-seat-<key>`.
    pub seats: Vec<String>,
    pub fewest: u8,
    pub most: u8,
    /// How many seats a table has when nobody asks for anything else.
    pub usual: u8,
    /// Levels a bot can play at, the weakest first.
    pub bots: Vec<String>,
    /// The usual set-up; a table may be created with some of its fields changed.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: serde_json::Value,
    /// What may be agreed before a game.
    pub options: Vec<SetupChoice>,
    /// Boxes a table may be played with besides the base box; its set-up names them as `boxes`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<BoxOnShelf>,
}

/// A box beside the base box. Whoever made it wrote its name: plain text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct BoxOnShelf {
    pub id: String,
    pub version: String,
    pub author: String,
    pub hash: String,
    /// Other boxes that come with it.
    pub needs: Vec<String>,
    /// What it is called, by language.
    pub names: BTreeMap<String, String>,
}

/// What some boxes add to a game's words and to what may be agreed before it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct BoxWords {
    /// What may be agreed before a game with them.
    pub options: Vec<SetupChoice>,
    /// Fluent messages.
    pub messages: Vec<String>,
    /// What is printed on their cards, by the keys that scenes name it by.
    #[ts(type = "Record<string, Phrase>")]
    #[schema(value_type = Object)]
    pub texts: BTreeMap<String, Phrase>,
}

/// A field of the set-up that may be changed, with the message that names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SetupChoice {
    pub field: String,
    pub key: String,
    /// What it may be; the first is the usual one.
    pub values: Vec<SetupValue>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SetupValue {
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub value: serde_json::Value,
    pub key: String,
}

/// All rules of a game, in the order of its book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RuleBook {
    pub game: String,
    pub title: String,
    pub rules: Vec<RuleText>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RuleText {
    /// The name everybody cites.
    pub id: String,
    pub chapter: String,
    /// The heading in the printed book, as it is spelt there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub book: Option<String>,
    /// What sort of statement it is: `mechanic`, `definition`, `example` and so on.
    pub kind: String,
    pub en: String,
    /// The same in Russian, where the ledger has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ru: Option<String>,
    /// How the text was established, where that needs a word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
    /// Rules that this one names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub see: Vec<String>,
}
