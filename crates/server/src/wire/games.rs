//! The games this server offers, and their rules.

use scene::Phrase;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game this server offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct GameInfo {
    pub key: String,
    /// Seats at a default table; a seat's name is the message `<game>-seat-<key>`.
    pub seats: Vec<String>,
    pub fewest: u8,
    pub most: u8,
    /// How many seats a table has by default.
    pub usual: u8,
    /// Levels a bot can play at, weakest first.
    pub bots: Vec<String>,
    /// The default set-up; a table may be created with some of its fields changed.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: serde_json::Value,
    /// The options of the set-up.
    pub options: Vec<SetupChoice>,
    /// Boxes a table may use besides the base box; its set-up names them as `boxes`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<BoxOnShelf>,
}

/// A box other than the base box. Its author wrote its name: plain text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct BoxOnShelf {
    pub id: String,
    pub version: String,
    pub author: String,
    pub hash: String,
    /// Other boxes that it requires.
    pub needs: Vec<String>,
    /// Its name, by language.
    pub names: BTreeMap<String, String>,
}

/// What some boxes add to a game's texts and set-up options.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct BoxWords {
    /// Set-up options of a game with these boxes.
    pub options: Vec<SetupChoice>,
    /// Fluent messages.
    pub messages: Vec<String>,
    /// The texts printed on their cards, by the keys that scenes use.
    #[ts(type = "Record<string, Phrase>")]
    #[schema(value_type = Object)]
    pub texts: BTreeMap<String, Phrase>,
}

/// A field of the set-up that may be changed, with the message that names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SetupChoice {
    pub field: String,
    pub key: String,
    /// Its possible values; the first is the default.
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
    /// The id used to cite the rule.
    pub id: String,
    pub chapter: String,
    /// The heading in the printed book, as spelt there.
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
    /// How the text was established, where that needs explaining.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
    /// Rules this one refers to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub see: Vec<String>,
}
