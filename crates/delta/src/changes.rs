//! What is sent when a look changes.

use crate::digest::Digest;
use crate::patch::Patch;
use crate::shared;
use scene::{LogEntry, Look};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What changed between two looks, with what was told meanwhile.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Changes {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scene: Option<Patch>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<Patch>,
    /// Lines that are new, as a list of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub log: Option<Patch>,
}

impl Changes {
    /// What changed between two looks of one viewer at one table, told inside each part.
    pub fn between(before: &Look, now: &Look, log: &[LogEntry]) -> Changes {
        Digest::of(before).since(Some(before), now, log)
    }
}

/// For a longer message the table is drawn once more as it was, to say inside each part what changed.
const LONG: usize = 8 << 10;

/// In a message that is still longer, what returns is said once; that takes more time than it is worth below.
const TOO_LONG: usize = 12 << 10;

impl Digest {
    /// What changed since, as it is sent, with the digest brought up to date.
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
