//! What the server says, read only as far as a player without eyes needs it.

use crate::choices::{Choices, ChoicesPatch};
use delta::Patch;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};
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
    pub prompt: Option<Choices>,
}

#[derive(Debug, Deserialize)]
pub struct QuickUpdate {
    pub at: At,
    #[serde(default)]
    pub prompt: Option<ChoicesPatch>,
}

// ---- everything --------------------------------------------------------------------------------

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WholeView {
    pub at: At,
    pub scene: Value,
    pub prompt: Value,
    #[serde(deserialize_with = "lines")]
    pub log: Vec<Value>,
}

#[derive(Debug, Deserialize)]
pub struct WholeUpdate {
    pub from: At,
    pub at: At,
    #[serde(default)]
    pub scene: Option<Patch>,
    #[serde(default)]
    pub prompt: Option<Patch>,
    #[serde(default, deserialize_with = "lines")]
    pub log: Vec<Value>,
}

/// Lines of the log, which come as a list of their own.
fn lines<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Value>, D::Error> {
    Ok(delta::items_of(&Patch::deserialize(deserializer)?))
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

    #[test]
    fn choices_are_found_in_a_view_and_after_a_difference() {
        let view = r#"{"view":{"at":{"seq":1,"cuts":0},"viewer":"public","scene":{},"prompt":{"options":[{"choice":"pass"}]},"log":{"set":[]}}}"#;
        let Ok(Heard::<QuickView, QuickUpdate>::View(view)) = serde_json::from_str(view) else {
            panic!("it is a view")
        };
        let mut choices = view.prompt.unwrap();
        assert_eq!(choices.nth(0), Some("pass"));
        let update = r#"{"update":{"from":{"seq":1,"cuts":0},"at":{"seq":2,"cuts":0},"scene":{"set":0},"prompt":{"fields":{"change":{"options":{"items":{"add":[[0,{"choice":"done"}]]}}}}}}}"#;
        let Ok(Heard::<QuickView, QuickUpdate>::Update(update)) = serde_json::from_str(update)
        else {
            panic!("it is an update")
        };
        choices.apply(update.prompt.unwrap());
        assert_eq!(
            [choices.nth(0), choices.nth(1), choices.nth(2)],
            [Some("done"), Some("pass"), None]
        );
    }

    #[test]
    fn a_choice_is_said_as_the_server_reads_it() {
        let said = Said::Choose { id: 4, at: At { seq: 2, cuts: 1 }, seat: 1, choice: "pass" };
        let due = r#"{"choose":{"id":4,"at":{"seq":2,"cuts":1},"seat":1,"choice":"pass"}}"#;
        assert_eq!(said.text(), due);
    }
}
