//! What is asked of whom, what may be answered, and what may not and why.

use crate::{Figure, LinkStyle, Phrase, Text};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// What the table waits for, as one viewer may see it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct PromptView {
    /// The seats that are asked. More than one means they talk it over.
    pub seats: Vec<u8>,
    /// The seat whose word counts.
    pub lead: u8,
    pub question: Phrase,
    /// Why it is asked, and what bounds the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Phrase>,
    /// The how manyth of how many: action 1 of 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<(u32, u32)>,
    /// The count in words: action 1 of 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted: Option<Phrase>,
    /// What any answer costs, paid before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pays: Option<Figure>,
    /// Rules the question comes from.
    pub rules: Vec<Text>,
    /// Empty for a viewer who is not asked.
    pub options: Vec<OptionView>,
    /// What groups of options are called, whether or not any of theirs is offered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Arc<Vec<OptionGroup>>,
    /// What the viewer's seat would expect to do now and may not; the likeliest first.
    pub refusals: Vec<RefusalView>,
    /// What the viewer's seat may do now although it is not what is asked.
    pub rights: Vec<RightView>,
    /// The answer a host may give for a player who does not want to be asked what rarely matters.
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
    /// What is asked once only this group is looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Phrase>,
    /// What such a choice does, and what bounds it.
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
    /// The label where its group has already said the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<Phrase>,
    /// What else is worth knowing before choosing it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Phrase>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Text>,
    /// What kind of link it leads along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub style: Option<LinkStyle>,
    /// Ids of the pieces it would bring the player to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meets: Vec<Text>,
    /// Sentences for whoever has selected it and not yet decided.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<Phrase>,
    /// Rules that grant it.
    pub rules: Vec<Text>,
    /// Scene ids of what it concerns, so that places and pieces can be clicked.
    pub targets: Vec<Text>,
    /// Options of one group are told apart only by their targets.
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
    /// What it costs, where it costs anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number | null", optional)]
    pub cost: Option<i64>,
    /// What the cost is paid in, by the id of a [`crate::Term`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coin: Option<Text>,
    /// What taking it back would mean.
    pub undo: Undo,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forecast: Option<Forecast>,
}

/// What taking a choice back would mean: a player confirms only what cannot be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    #[default]
    Free,
    Reveals,
    Random,
}

/// What chance has in store, exactly, as far as the rules can tell before the choice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
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
