//! Sheets, tracks, cards and dice: everything beside the board.

use crate::{Mark, Phrase};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One seat's own board: its meters, slots and cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Sheet {
    pub id: String,
    pub seat: u8,
    pub name: Phrase,
    /// The icon of whoever the sheet belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emblem: Option<String>,
    pub meters: Vec<Meter>,
    /// What is so or not so: first player, delayed, asleep.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    pub slots: Vec<Slot>,
    pub cards: Vec<CardZone>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Meter {
    pub id: String,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    #[ts(type = "number")]
    pub value: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number | null", optional)]
    pub max: Option<i64>,
}

/// A named place on a sheet that is empty or holds something.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Slot {
    pub id: String,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holds: Option<Card>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct CardZone {
    pub id: String,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    pub layout: Layout,
    /// How many cards there are, shown or not.
    pub count: u32,
    /// The cards the viewer may see.
    pub cards: Vec<Card>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    Row,
    Stack,
    Fan,
    Grid,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Card {
    pub id: String,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// What kind of card it is, or when it works.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Phrase>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Phrase>,
    pub count: u32,
    /// How many there are in all, where that is worth showing beside the count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<u32>,
    /// Figures printed on it, such as cost and combat; a value that is worked out has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<[string, number | null]>")]
    pub values: Vec<(String, Option<i64>)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
}

/// A row of numbered spaces with markers on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Track {
    pub id: String,
    pub name: Phrase,
    /// What is printed on each space, first to last.
    pub spaces: Vec<String>,
    /// What lies beyond the last space, if markers may go there and it has a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beyond: Option<Phrase>,
    /// The space from which on things end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub danger: Option<u32>,
    pub markers: Vec<Marker>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Marker {
    pub id: String,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<u8>,
    /// The space it stands on, counted from 0; may lie beyond the last.
    #[ts(type = "number")]
    pub at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct DiceRoll {
    pub seat: Option<u8>,
    pub name: Phrase,
    pub faces: Vec<u8>,
}
