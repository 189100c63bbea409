//! What the server says, read only as far as a player without eyes needs it.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
pub struct At {
    pub seq: u64,
    pub cuts: u64,
}

/// A message whose views are read as `V` and whose updates are read as `U`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard<V, U> {
    Hello { resumed: bool },
    View(V),
    Update(U),
    Table(TableNews),
    Talk(IgnoredAny),
    Done { id: u64, at: At },
    Refused { id: u64, problem: Problem },
    Pong(IgnoredAny),
    Closing(IgnoredAny),
}

#[derive(Debug, Deserialize)]
pub struct TableNews {
    pub status: String,
    #[serde(default)]
    pub free_undo: Option<u64>,
}

#[derive(Debug, Deserialize)]
pub struct Problem {
    #[serde(rename = "type")]
    pub kind: String,
    pub detail: String,
}

// ---- only what may be answered ------------------------------------------------------------------

#[derive(Debug, Deserialize)]
pub struct QuickView {
    pub at: At,
    pub prompt: Option<Prompt>,
}

#[derive(Debug, Deserialize)]
pub struct QuickUpdate {
    pub at: At,
    #[serde(default)]
    pub prompt: Option<PromptPatch>,
}

#[derive(Debug, Deserialize)]
pub struct Prompt {
    pub options: Vec<Choice>,
}

#[derive(Debug, Deserialize)]
pub struct Choice {
    pub choice: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PromptPatch {
    Set(Option<Prompt>),
    Fields {
        #[serde(default)]
        change: PromptFields,
    },
}

#[derive(Debug, Default, Deserialize)]
pub struct PromptFields {
    options: Option<OptionsPatch>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OptionsPatch {
    Set(Vec<Choice>),
}

impl PromptPatch {
    /// What may be answered now; nothing if that did not change.
    pub fn options(self) -> Option<Vec<Choice>> {
        match self {
            PromptPatch::Set(prompt) => Some(prompt.map(|it| it.options).unwrap_or_default()),
            PromptPatch::Fields { change } => {
                change.options.map(|OptionsPatch::Set(options)| options)
            }
        }
    }
}

// ---- everything --------------------------------------------------------------------------------

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WholeView {
    pub at: At,
    pub scene: Value,
    pub prompt: Value,
    pub log: Vec<Value>,
}

#[derive(Debug, Deserialize)]
pub struct WholeUpdate {
    pub from: At,
    pub at: At,
    #[serde(default)]
    pub scene: Option<scene::diff::Patch>,
    #[serde(default)]
    pub prompt: Option<scene::diff::Patch>,
    #[serde(default)]
    pub log: Vec<Value>,
}

// ---- what is said ------------------------------------------------------------------------------

/// The messages a player sends, as the server reads them.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said<'a> {
    Choose { id: u64, at: At, seat: u8, choice: &'a str },
    Undo { id: u64, at: At, seat: u8, to: u64 },
}

impl Said<'_> {
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Quick = Heard<QuickView, QuickUpdate>;

    fn options(text: &str) -> Option<Vec<String>> {
        match serde_json::from_str(text).unwrap() {
            Quick::Update(update) => {
                let options = update.prompt?.options()?;
                Some(options.into_iter().map(|it| it.choice).collect())
            }
            other => panic!("{other:?} is no update"),
        }
    }

    #[test]
    fn options_are_found_in_whatever_shape_a_difference_has() {
        let update = |prompt: &str| {
            format!(
                r#"{{"update":{{"from":{{"seq":1,"cuts":0}},"at":{{"seq":2,"cuts":0}},"scene":{{"set":{{}}}}{prompt}}}}}"#
            )
        };
        assert_eq!(options(&update("")), None);
        assert_eq!(options(&update(r#","prompt":{"set":null}"#)), Some(vec![]));
        let whole = r#","prompt":{"set":{"lead":0,"options":[{"choice":"pass","group":"x"}]}}"#;
        assert_eq!(options(&update(whole)), Some(vec!["pass".into()]));
        let part = r#","prompt":{"fields":{"change":{"lead":{"set":1},"options":{"set":[{"choice":"done"}]}},"remove":["count"]}}"#;
        assert_eq!(options(&update(part)), Some(vec!["done".into()]));
    }

    #[test]
    fn a_choice_is_said_as_the_server_reads_it() {
        let said = Said::Choose { id: 4, at: At { seq: 2, cuts: 1 }, seat: 1, choice: "pass" };
        let due = r#"{"choose":{"id":4,"at":{"seq":2,"cuts":1},"seat":1,"choice":"pass"}}"#;
        assert_eq!(said.text(), due);
    }
}
