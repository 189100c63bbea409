//! What is asked of whom, what may be answered, and what may not and why.

use crate::Phrase;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the table waits for, as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PromptView {
    /// The seats that are asked. More than one means they talk it over.
    pub seats: Vec<u8>,
    /// The seat whose word counts.
    pub lead: u8,
    pub question: Phrase,
    /// Rules the question comes from.
    pub rules: Vec<String>,
    /// Empty for a viewer who is not asked.
    pub options: Vec<OptionView>,
    /// What the viewer's seat would expect to do now and may not.
    pub refusals: Vec<RefusalView>,
    /// What the viewer's seat may do now although it is not what is asked.
    pub rights: Vec<RightView>,
    /// The answer a host may give for a player who does not want to be asked what rarely matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OptionView {
    /// The choice by meaning: what is sent back, logged and written in cases.
    pub choice: String,
    pub label: Phrase,
    /// Rules that grant it.
    pub rules: Vec<String>,
    /// Scene ids of what it concerns, so that places and pieces can be clicked.
    pub targets: Vec<String>,
    /// Options of one group are told apart only by their targets.
    pub group: String,
    /// What it costs, where it costs anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number | null", optional)]
    pub cost: Option<i64>,
    /// What taking it back would mean.
    pub undo: Undo,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forecast: Option<Forecast>,
}

/// What taking a choice back would mean: a player confirms only what cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    Free,
    Reveals,
    Random,
}

/// What chance has in store, exactly, as far as the rules can tell before the choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Forecast {
    /// Dice each seat would roll.
    pub pools: Vec<(u8, u32)>,
    /// Odds in thousandths, each with what it is of.
    pub odds: Vec<(Phrase, u32)>,
    /// Means in hundredths, each with what it is of.
    pub means: Vec<(Phrase, u32)>,
}

/// A standing option, open at any moment.
pub type RightView = OptionView;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RefusalView {
    pub choice: String,
    pub label: Phrase,
    pub rule: String,
    pub why: Phrase,
    pub group: String,
}
