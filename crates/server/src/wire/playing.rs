//! Viewing and playing a game: views, updates, choices, chat, problems.

use super::{At, FairInfo};
use delta::{Changes, Patch};
use scene::{Phrase, PromptView, Scene, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Everything a viewer may see of the game at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct View {
    pub at: At,
    #[schema(value_type = serde_json::Value)]
    pub viewer: Viewer,
    #[ts(type = "Scene")]
    #[schema(value_type = Object)]
    pub scene: Scene,
    #[ts(type = "PromptView | null")]
    #[schema(value_type = Option<Object>)]
    pub prompt: Option<PromptView>,
    /// All log lines, as a separate list.
    #[ts(type = "Patch")]
    #[schema(value_type = Object)]
    pub log: Patch,
}

/// What changed between two moments.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Update {
    pub from: At,
    pub at: At,
    #[serde(flatten)]
    pub changes: Changes,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct TalkLine {
    #[ts(type = "number")]
    pub n: u64,
    /// The speaker's seat; null for a spectator.
    pub seat: Option<u8>,
    /// Empty for announcements by the server.
    pub name: String,
    pub text: String,
    /// The announcement for clients that translate it; `text` is the same in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Phrase | null", optional)]
    #[schema(value_type = Option<Object>)]
    pub said: Option<Phrase>,
    #[ts(type = "number")]
    pub at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TalkRequest {
    #[schema(min_length = 1, max_length = 500, example = "Well played.")]
    pub text: String,
}

/// An error, as defined by RFC 9457.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// The kind of problem: `/problems/not-your-seat`. Clients translate it with the message
    /// `problem-not-your-seat`.
    #[serde(rename = "type")]
    pub kind: String,
    pub title: String,
    pub status: u16,
    pub detail: String,
    /// The rule that forbids it, if it is a rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The reason the rule gives, or what else there is to say beyond the kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Phrase | null", optional)]
    #[schema(value_type = Option<Object>)]
    pub why: Option<Phrase>,
    /// What the table's chance is derived from next, if a share was for another keying.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fair: Option<FairInfo>,
}

/// A seat's choice or wish.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChoiceRequest {
    pub at: At,
    pub seat: u8,
    pub choice: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    pub at: At,
    pub seat: u8,
    /// The input to return to: the table is restored to just after it.
    #[ts(type = "number")]
    pub to: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConsentRequest {
    #[ts(type = "number")]
    pub request: u64,
    pub agree: bool,
}
