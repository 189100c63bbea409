//! Sheets, tracks, cards and dice: everything beside the board.

use crate::{Hue, Mark, Phrase, Text};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// One seat's own board: its meters, slots and cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Sheet {
    pub id: Text,
    pub seat: u8,
    pub name: Phrase,
    /// The name for tight spaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<Phrase>,
    /// The icon of the person the sheet belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emblem: Option<Text>,
    /// What they are and where: a shaman in Rome.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Phrase>,
    pub meters: Vec<Meter>,
    /// Skills.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<Meter>,
    /// What is counted rather than shown: clues, tickets, money.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pocket: Vec<Meter>,
    /// States that apply or not: first player, delayed, asleep.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    pub slots: Vec<Slot>,
    pub cards: Vec<CardZone>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Meter {
    pub id: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hue: Option<Hue>,
    #[ts(type = "number")]
    pub value: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number | null", optional)]
    pub max: Option<i64>,
    /// The temporary bonus to the value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number | null", optional)]
    pub bonus: Option<i64>,
    /// Worth showing where there is room for only one or two figures.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub main: bool,
}

/// A named place on a sheet that is empty or holds something.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Slot {
    pub id: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holds: Option<Card>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct CardZone {
    pub id: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    pub layout: Layout,
    /// The seat that currently has it, for things that change hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<u8>,
    /// How many cards there are, shown or not.
    pub count: u32,
    /// The cards the viewer may see.
    pub cards: Vec<Card>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    #[default]
    Row,
    Stack,
    Fan,
    /// Kinds with a count of each, such as what is left in a cup.
    Grid,
    /// Lines: an icon, a name and a few words.
    List,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Card {
    pub id: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    /// Which family it belongs to, for its colour: `asset`, `spell`, `curse`…
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<Text>,
    /// Its state: `exhausted`, `face-down`…
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub posture: Option<Text>,
    /// Known to the viewer but hidden from others.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
    /// The other side or half, where both may be seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Box<Card>>,
    /// What kind of card it is, or when it works.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Phrase>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Phrase>,
    pub count: u32,
    /// How many there are in all, if that is worth showing beside the count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<u32>,
    /// Figures printed on it, such as cost and combat, each by the id of a [`crate::Term`]; a
    /// computed value has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<[string, number | null]>")]
    pub values: Vec<(Text, Option<i64>)>,
    /// Symbols printed on it without a figure: hands, an hourglass, a quarter to search.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Text>,
}

/// A row or ring of spaces with markers on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Track {
    pub id: Text,
    pub name: Phrase,
    #[serde(default)]
    pub shape: TrackShape,
    /// What is printed on each space, first to last.
    pub spaces: Arc<Vec<Text>>,
    /// Spaces that show an icon instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub icons: Vec<(u32, Text)>,
    /// Spaces with their own colour.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hues: Vec<(u32, Hue)>,
    /// Named stretches of the track, by first space: day, night.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stretches: Vec<(u32, Text)>,
    /// What lies beyond the last space, if markers may go there and it has a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beyond: Option<Phrase>,
    /// The space from which on things end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub danger: Option<u32>,
    pub markers: Vec<Marker>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TrackShape {
    /// A ruler with a marker.
    #[default]
    Line,
    /// The last space is followed by the first.
    Wheel,
    /// A count that fills up: pips, not numbers.
    Pips,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Marker {
    pub id: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<u8>,
    /// The space it is on, counted from 0; may lie beyond the last.
    #[ts(type = "number")]
    pub at: i64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct DiceRoll {
    /// A roll is identified by the input that made it; a single die of it as a target is
    /// `<id>/<index>`.
    #[serde(default)]
    pub id: Text,
    pub seat: Option<u8>,
    pub name: Phrase,
    pub faces: Vec<u8>,
    /// What each die means, by the id of a [`crate::Term`]: `kill`, `pain`, `miss`, `success`…
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub means: Vec<Text>,
}
