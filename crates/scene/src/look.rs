//! What one pair of eyes has before it, and what it is sent when that changes.

use crate::diff::{Patch, listed};
use crate::gist::{PromptGist, SceneGist};
use crate::{LogEntry, PromptView, Scene, between, shared, tree};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What one pair of eyes has before it at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    pub scene: Scene,
    pub prompt: Option<PromptView>,
}

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
    /// What changed, said inside each part.
    pub fn between(before: &Look, now: &Look, log: &[LogEntry]) -> Changes {
        Changes {
            scene: between::scenes(&before.scene, &now.scene),
            prompt: between::prompts(before.prompt.as_ref(), now.prompt.as_ref()),
            log: lines(log),
        }
    }
}

fn lines(log: &[LogEntry]) -> Option<Patch> {
    (!log.is_empty()).then(|| listed(log))
}

/// For a longer message the table is drawn once more as it was, to say inside each part what changed.
const LONG: usize = 8 << 10;

/// In a message that is still longer, what returns is said once; that takes more time than it is worth below.
const TOO_LONG: usize = 12 << 10;

/// What is remembered of a look that was sent.
#[derive(Debug)]
pub struct LookGist {
    scene: SceneGist,
    prompt: Option<PromptGist>,
}

impl LookGist {
    pub fn of(look: &Look) -> LookGist {
        let prompt = look.prompt.as_ref().map(PromptGist::of);
        LookGist { scene: SceneGist::of(&look.scene), prompt }
    }

    /// What changed since, as it is sent, with the gist brought up to date.
    pub fn message(
        &mut self,
        before: impl FnOnce() -> Look,
        now: &Look,
        log: &[LogEntry],
        written: impl Fn(Changes) -> String,
    ) -> String {
        let message = written(self.changes(now, log));
        if message.len() <= LONG {
            return message;
        }
        let closer = written(Changes::between(&before(), now, log));
        let shorter = if closer.len() < message.len() { closer } else { message };
        if shorter.len() <= TOO_LONG { shorter } else { shared::packed(shorter) }
    }

    /// What changed since, part by part.
    fn changes(&mut self, now: &Look, log: &[LogEntry]) -> Changes {
        let prompt = match (&mut self.prompt, &now.prompt) {
            (Some(gist), Some(now)) => gist.since(now),
            (None, None) => None,
            (gist, now) => {
                *gist = now.as_ref().map(PromptGist::of);
                Some(Patch::Set(tree::written(now)))
            }
        };
        Changes { scene: self.scene.since(&now.scene), prompt, log: lines(log) }
    }
}
