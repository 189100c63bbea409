//! Everything one viewer may know at one moment.

use crate::{Board, CardZone, Diary, DiceRoll, Hue, Phrase, Piece, Sheet, Text, Track, meter};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// Who is looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player; sees what that seat may know.
    Seat(u8),
    /// Anyone else; sees what is public.
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
    pub game: Text,
    pub viewer: Viewer,
    /// Where we are, from the widest to the narrowest: round, phase, turn, step.
    pub step: Vec<Phrase>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The phases of a round, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Arc<Vec<Phase>>,
    /// The id of the current phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Text>,
    /// The current checklist, if the game is working through one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checklist: Vec<Check>,
    /// What figures on pieces, cards, costs and dice measure.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terms: Arc<Vec<Term>>,
    /// What the party is trying to achieve: a scenario, a mystery, a chapter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<Goal>,
    pub boards: Vec<Board>,
    pub pieces: Vec<Piece>,
    pub tracks: Vec<Track>,
    pub sheets: Vec<Sheet>,
    /// Piles on the table that belong to no one.
    pub supplies: Vec<CardZone>,
    pub dice: Vec<DiceRoll>,
    /// How the game ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// The end of a game in words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Ending {
    /// Who won.
    pub headline: Phrase,
    /// How it came about, and the deciding figures.
    pub lines: Vec<Phrase>,
    /// Empty: everyone lost. Several: they share the victory.
    pub winners: Vec<u8>,
    /// Rules that ended and decided it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Text>,
    /// How it went and who did what.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub diary: Option<Diary>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Phase {
    pub id: Text,
    pub name: Phrase,
}

/// One step of a checklist.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Check {
    pub id: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    pub stage: Stage,
    /// How much of it is still to be done, if that can be counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u32>,
    /// What is still to be done in it, one by one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pending: Vec<Phrase>,
    /// Scene ids of what is pending.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Text>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Text>,
}

/// The progress of a checklist step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    #[default]
    Ahead,
    Now,
    Done,
}

/// What a figure measures: its name and its icon, defined once for the whole table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Term {
    pub id: Text,
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hue: Option<Hue>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Goal {
    pub id: Text,
    pub name: Phrase,
    /// Its number, where goals have one: an entry of a codex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Phrase>,
    /// What is counted in `done`: mysteries solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<Phrase>,
    /// How much is done, of how much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<(u32, u32)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Text>,
}

impl Scene {
    pub const VERSION: u16 = 3;

    pub fn new(game: &str, viewer: Viewer) -> Self {
        meter::made_one();
        Self {
            version: Self::VERSION,
            game: game.into(),
            viewer,
            step: Vec::new(),
            round: None,
            phases: Arc::default(),
            phase: None,
            checklist: Vec::new(),
            terms: Arc::default(),
            goals: Vec::new(),
            boards: Vec::new(),
            pieces: Vec::new(),
            tracks: Vec::new(),
            sheets: Vec::new(),
            supplies: Vec::new(),
            dice: Vec::new(),
            ending: None,
        }
    }
}

/// One thing that happened, as one viewer may see it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// Number of the input that caused it.
    #[ts(type = "number")]
    pub seq: u64,
    pub phrase: Phrase,
    pub rules: Vec<Text>,
    /// Who caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What caused it, if no seat did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    /// Dice to draw beside it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// What each die means, by the id of a [`Term`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub means: Vec<Text>,
    /// Scene ids of what it mentions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Text>,
    /// Figures that changed, for a client to show as "11 → 9".
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
    /// Visible to this viewer but not to everyone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
    pub tone: Tone,
}

/// A figure that changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Change {
    pub name: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    #[ts(type = "number")]
    pub from: i64,
    #[ts(type = "number")]
    pub to: i64,
}

/// How prominent a log entry is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// An ordinary line.
    #[default]
    Line,
    /// A new round or phase.
    Heading,
    /// What follows from the line before and may be folded away.
    Detail,
}
