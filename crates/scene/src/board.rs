//! Boards with places and links, and the pieces that stand on them.

use crate::Phrase;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Board {
    pub id: String,
    pub name: Phrase,
    pub width: u32,
    pub height: u32,
    /// Which backdrop a client paints under the places: `pangaea`, `world`…
    pub ground: String,
    /// Left and right edge are one line, as on a globe.
    pub wraps: bool,
    pub places: Vec<Place>,
    pub links: Vec<Link>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Place {
    pub id: String,
    pub name: Phrase,
    /// What a client may draw differently: `land`, `ocean`, `city`…
    pub kind: String,
    /// A landmark to draw, by icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    pub x: i32,
    pub y: i32,
    /// A second drawing of the same place, at the other edge of a board that wraps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<(i32, i32)>,
    /// The place's own border as SVG path data in board units, where the whole area is the place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outline: Option<String>,
    /// Places that belong together: a neighbourhood, a building.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Things printed on or lying in the place that are not pieces: a symbol, a tower, ice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Mark {
    pub kind: String,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Link {
    pub from: String,
    pub to: String,
    pub style: LinkStyle,
    /// Drawn across the board's edge.
    pub across: bool,
    /// Points the line runs through on its way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<(i32, i32)>,
    /// Leads only from `from` to `to`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_way: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub door: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LinkStyle {
    Border,
    Road,
    Rail,
    Ship,
    Uncharted,
    Local,
}

/// A figure or token, or several alike: `count` says how many.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Piece {
    pub id: String,
    pub kind: String,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<u8>,
    pub place: String,
    pub count: u32,
    /// How it stands: `on-gate`, `exhausted`, `engaged`…
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub posture: Option<String>,
    /// Figures worth showing beside it, such as combat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<[string, number]>")]
    pub values: Vec<(String, i64)>,
}
