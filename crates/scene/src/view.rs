//! The whole of what one viewer may know at one moment.

use crate::{Board, CardZone, DiceRoll, Phrase, Piece, Sheet, Track, meter};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player; sees what that seat may know.
    Seat(u8),
    /// Anyone else; sees what everybody knows.
    Public,
}

impl Viewer {
    pub fn is(self, seat: u8) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Scene {
    pub version: u16,
    pub game: String,
    pub viewer: Viewer,
    /// Where we are, from the widest to the narrowest: round, phase, turn, step.
    pub step: Vec<Phrase>,
    pub boards: Vec<Board>,
    pub pieces: Vec<Piece>,
    pub tracks: Vec<Track>,
    pub sheets: Vec<Sheet>,
    /// Piles on the table that belong to nobody.
    pub supplies: Vec<CardZone>,
    pub dice: Vec<DiceRoll>,
}

impl Scene {
    pub const VERSION: u16 = 1;

    pub fn new(game: &str, viewer: Viewer) -> Self {
        meter::made_one();
        Self {
            version: Self::VERSION,
            game: game.to_owned(),
            viewer,
            step: Vec::new(),
            boards: Vec::new(),
            pieces: Vec::new(),
            tracks: Vec::new(),
            sheets: Vec::new(),
            supplies: Vec::new(),
            dice: Vec::new(),
        }
    }
}

/// One thing that happened, as one viewer may hear of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// Position in the log of inputs that brought it about.
    #[ts(type = "number")]
    pub seq: u64,
    pub phrase: Phrase,
    pub rules: Vec<String>,
    /// Whose doing it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Dice to draw beside it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    pub tone: Tone,
}

/// How loud an entry of the log is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// A line like any other.
    #[default]
    Line,
    /// A new round or phase.
    Heading,
    /// What follows from the line before and may be folded away.
    Detail,
}
