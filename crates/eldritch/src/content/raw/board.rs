//! The board: spaces and the paths between them.

use crate::ids::Terrain;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Board {
    #[serde(default, rename = "place")]
    pub space: Vec<Space>,
    #[serde(default)]
    pub path: Vec<Path>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Space {
    pub id: String,
    pub terrain: Terrain,
    /// The deck of its location encounters.
    #[schemars(with = "Option<String>")]
    pub region: Option<Spanned<String>>,
    #[serde(default)]
    pub expedition: bool,
    /// The omen of the gate that may open there.
    pub gate: Option<Omen>,
    /// Where it is drawn, as a percentage of the board, if `map.toml` does not say.
    #[serde(default)]
    pub x: f32,
    #[serde(default)]
    pub y: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Omen {
    Green,
    Blue,
    Red,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Path {
    #[schemars(with = "[String; 2]")]
    pub ends: [Spanned<String>; 2],
    pub kind: PathKind,
    #[serde(default)]
    pub wraps: bool,
}

/// EH-PATHS-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PathKind {
    Train,
    Ship,
    Uncharted,
}
