//! What is sent when a view changes.

use crate::digest::Digest;
use crate::patch::Patch;
use crate::shared;
use scene::{LogEntry, Look};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What changed between two views, with the new log lines.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Changes {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scene: Option<Patch>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<Patch>,
    /// New lines, as a separate list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub log: Option<Patch>,
}

impl Changes {
    /// What changed between two views of one viewer at one table, down to the details of each part.
    pub fn between(before: &Look, now: &Look, log: &[LogEntry]) -> Changes {
        Digest::of(before).since(Some(before), now, log)
    }
}

/// For a message longer than this, the old view is built again to find the details of each change.
const LONG: usize = 8 << 10;

/// In a message longer than this, repeated parts are stated once; for shorter ones that is not
/// worth the time.
const TOO_LONG: usize = 12 << 10;

impl Digest {
    /// The message for what changed since; updates the digest.
    pub fn message(
        &mut self,
        before: impl FnOnce() -> Look,
        now: &Look,
        log: &[LogEntry],
        written: impl Fn(Changes) -> String,
    ) -> String {
        let message = written(self.since(None, now, log));
        if message.len() <= LONG {
            return message;
        }
        let closer = written(Changes::between(&before(), now, log));
        let shorter = if closer.len() < message.len() { closer } else { message };
        if shorter.len() <= TOO_LONG { shorter } else { shared::packed(shorter) }
    }
}
