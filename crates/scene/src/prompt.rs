//! What is asked of whom, what may be answered, what may not and why.

use crate::{Figure, LinkStyle, Phrase, Text};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// What the table is waiting for, as one viewer may see it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct PromptView {
    /// The seats that are asked. If there are several, they decide together.
    pub seats: Vec<u8>,
    /// The seat that decides.
    pub lead: u8,
    pub question: Phrase,
    /// Why it is asked, and what limits the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Phrase>,
    /// Which of how many: action 1 of 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<(u32, u32)>,
    /// The count in words: action 1 of 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted: Option<Phrase>,
    /// What any answer costs, paid in advance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pays: Option<Figure>,
    /// Rules the question comes from.
    pub rules: Vec<Text>,
    /// Empty for a viewer who is not asked.
    pub options: Vec<OptionView>,
    /// Names of groups of options, whether or not any of their options is offered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Arc<Vec<OptionGroup>>,
    /// What the viewer's seat would expect to do now but may not; the likeliest first.
    pub refusals: Vec<RefusalView>,
    /// What the viewer's seat may do now besides answering.
    pub rights: Vec<RightView>,
    /// The answer a host may give for a player who does not want to be asked trivial questions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Text>,
}

/// Options that belong under one heading.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct OptionGroup {
    pub id: Text,
    pub label: Phrase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    /// The question once only this group is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Phrase>,
    /// What such a choice does, and what limits it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Phrase>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Text>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct OptionView {
    /// The choice by meaning: what is sent back, logged and written in cases.
    pub choice: Text,
    pub label: Phrase,
    /// The label for use where the group already says the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<Phrase>,
    /// What else is worth knowing before choosing it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Phrase>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    /// The kind of link it leads along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub style: Option<LinkStyle>,
    /// Ids of the pieces it would bring the player to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meets: Vec<Text>,
    /// Sentences shown once it is selected but not yet confirmed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<Phrase>,
    /// Rules that grant it.
    pub rules: Vec<Text>,
    /// Scene ids of what it concerns, so that places and pieces can be clicked.
    pub targets: Vec<Text>,
    /// Options of one group differ only in their targets.
    pub group: Text,
    /// Places it leads through, in order, the start first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub route: Vec<Text>,
    /// Ends, passes or stays: what the key 0 does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub finish: bool,
    /// Goes back to the question before: what Escape does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub back: bool,
    /// Its cost, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number | null", optional)]
    pub cost: Option<i64>,
    /// What the cost is paid in, by the id of a [`crate::Term`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coin: Option<Text>,
    /// What undoing it would mean.
    pub undo: Undo,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forecast: Option<Forecast>,
}

/// What undoing a choice would mean: a player confirms only what cannot be undone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    #[default]
    Free,
    Reveals,
    Random,
}

/// The forecast, exact as far as the rules can compute it before the choice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Forecast {
    /// Dice each seat would roll.
    pub pools: Vec<(u8, u32)>,
    /// Odds in thousandths, each with what it measures.
    pub odds: Vec<(Phrase, u32)>,
    /// Means in hundredths, each with what it measures.
    pub means: Vec<(Phrase, u32)>,
}

/// A standing option, open at any moment.
pub type RightView = OptionView;

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct RefusalView {
    pub choice: Text,
    pub label: Phrase,
    pub rule: Text,
    pub why: Phrase,
    pub group: Text,
    /// Scene ids of what it concerns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Text>,
}
