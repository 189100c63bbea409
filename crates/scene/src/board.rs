//! Boards with places and links, and the pieces on them.

use crate::{Phrase, Text};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Board {
    pub id: Text,
    pub name: Phrase,
    pub width: u32,
    pub height: u32,
    /// Which backdrop a client paints under the places: `pangaea`, `world`…
    pub ground: Text,
    /// Its lighting, where that changes: `day`, `night`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub light: Option<Text>,
    /// The left and right edges are joined, as on a globe.
    pub wraps: bool,
    pub places: Vec<Place>,
    /// The same throughout a game, and shared by all viewers.
    pub links: Arc<Vec<Link>>,
    /// Areas of several places: neighbourhoods, buildings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Group>,
    /// What a tab for this board shows beside its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub badge: Option<Figure>,
}

/// An area of several places with its own name or outline.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Group {
    pub id: Text,
    pub name: Phrase,
    pub kind: Text,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    /// Where its name is drawn.
    pub x: i32,
    pub y: i32,
    /// Where pieces are drawn whose place is the whole area.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub middle: Option<(i32, i32)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outline: Option<Text>,
    /// Its current state: `unstable`, `sealed`…
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub posture: Option<Text>,
}

/// A number with the term that says what it measures.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Figure {
    /// The id of a [`crate::Term`].
    pub of: Text,
    #[ts(type = "number")]
    pub value: i64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Place {
    pub id: Text,
    pub name: Phrase,
    /// The name for tight spaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<Phrase>,
    /// What a client may draw differently: `land`, `ocean`, `city`…
    pub kind: Text,
    /// A landmark to draw, by icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    pub x: i32,
    pub y: i32,
    /// A second drawing of the same place, at the other edge of a board that wraps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<(i32, i32)>,
    /// Where its name is drawn, if not where the client would put it. Beside the place it runs away
    /// from it; above or below it is centred.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<(i32, i32)>,
    /// The place's own border as SVG path data in board units, where the whole area is the place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outline: Option<Text>,
    /// The id of the [`Group`] it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<Text>,
    /// Things printed on or lying in the place that are not pieces: a symbol, a tower, ice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Mark {
    pub kind: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<u8>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Link {
    pub from: Text,
    pub to: Text,
    pub style: LinkStyle,
    /// Drawn across the board's edge.
    pub across: bool,
    /// Points the line runs through. A line across the edge runs off the board on one side and
    /// comes in on the other: it is cut between the two points that lie outside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<(i32, i32)>,
    /// Leads only from `from` to `to`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_way: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub door: bool,
    /// A sign in the middle of the line: a ford, a boat, a hidden door.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    /// The board the other end is on, if it is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Text>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LinkStyle {
    #[default]
    Border,
    Road,
    Rail,
    Ship,
    Uncharted,
    Local,
    Street,
    Water,
    Forest,
    Secret,
}

/// A figure or token, or several identical ones: `count` says how many.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Piece {
    pub id: Text,
    pub kind: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<u8>,
    /// The id of a [`Place`], or of a [`Group`] with a middle.
    pub place: Text,
    pub count: u32,
    /// Its state: `on-gate`, `exhausted`, `engaged`…
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub posture: Option<Text>,
    /// The id of the piece it is engaged with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Text>,
    /// What it looks like.
    #[serde(default, skip_serializing_if = "Form::is_default")]
    pub form: Form,
    /// Its colour, if colour distinguishes it besides its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hue: Option<Hue>,
    /// How large it is drawn: 0 a token, 1 a figure, 2 a large one, 3 the largest on the table.
    #[serde(default)]
    pub rank: u8,
    /// What it is, for anyone who asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Phrase>,
    /// Figures worth showing beside it, such as combat, each by the id of a [`crate::Term`]; if
    /// there is room for only one, it is the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<[string, number]>")]
    pub values: Vec<(Text, i64)>,
    /// The tests of meeting it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub perils: Vec<Peril>,
}

/// What a piece looks like, whatever the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// An emblem in the colour and shape of its owner.
    #[default]
    Figure,
    /// Points at its place and wears the mark of its owner: a person.
    Pin,
    /// A plaque with cut corners: a monster.
    Plaque,
    /// A round token.
    Disc,
    /// A six-sided token.
    Hexagon,
    /// A slip of paper: what a player would pick up.
    Slip,
    /// A flag on a pole.
    Flag,
}

impl Form {
    fn is_default(&self) -> bool {
        *self == Form::default()
    }
}

/// A colour with a meaning; never the only thing that carries it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Hue {
    Red,
    Green,
    Blue,
    Violet,
    Brass,
}

/// A test that a piece requires, and what failing it costs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Peril {
    /// What is tested, and the modifier.
    pub test: Figure,
    pub loss: Figure,
}
