//! The record of a finished game: its course as curves, and who did what.

use crate::{Hue, Phrase, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Diary {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub charts: Vec<Chart>,
    /// What is counted for everyone, in the order of [`Doer::counts`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Deed>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub doers: Vec<Doer>,
}

/// Figures over the course of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Chart {
    pub id: Text,
    pub name: Phrase,
    /// What its points are: rounds.
    pub across: Phrase,
    /// The number of the first point.
    pub first: u32,
    pub curves: Vec<Curve>,
    /// What happened along the way, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
}

/// One figure from point to point.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Curve {
    pub id: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hue: Option<Hue>,
    /// The top of its scale, which starts at 0.
    #[ts(type = "number")]
    pub most: i64,
    #[ts(type = "Array<number>")]
    pub values: Vec<i64>,
}

/// Something worth finding again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Note {
    /// The point it belongs to, counted from 0.
    pub at: u32,
    pub phrase: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hue: Option<Hue>,
    /// The input that caused it.
    #[ts(type = "number")]
    pub seq: u64,
}

/// Something everyone did more or less of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Deed {
    pub id: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hue: Option<Hue>,
}

/// Whose deeds are counted; a seat may have had several people one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Doer {
    pub id: Text,
    pub seat: u8,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emblem: Option<Text>,
    /// What became of them, if that is worth saying.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fate: Option<Phrase>,
    #[ts(type = "Array<number>")]
    pub counts: Vec<i64>,
}
