//! What viewers are sent of a game: whole views, and differences between two moments.

use super::Message;
use crate::wire::{At, ToClient, Update, View};
use kernel::registry::AnyMoment;
use scene::diff::Patch;
use scene::gist::{PromptGist, SceneGist};
use scene::tree;
use scene::{LogEntry, PromptView, Scene, Viewer, between};

/// What one pair of eyes has before it at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    pub scene: Scene,
    pub prompt: Option<PromptView>,
}

pub fn look(moment: &dyn AnyMoment, viewer: Viewer) -> Look {
    Look { scene: moment.scene(viewer), prompt: moment.prompt(viewer) }
}

/// Everything the viewer may see, with everything it was told.
pub fn view(seen: Look, log: Vec<LogEntry>, viewer: Viewer, at: At) -> View {
    View { at, viewer, scene: seen.scene, prompt: seen.prompt, log }
}

/// What changed between two looks at a table, with what was told meanwhile.
pub fn update(before: &Look, now: &Look, log: Vec<LogEntry>, [from, at]: [At; 2]) -> Update {
    Update {
        from,
        at,
        scene: between::scenes(&before.scene, &now.scene),
        prompt: between::prompts(before.prompt.as_ref(), now.prompt.as_ref()),
        log,
    }
}

/// For a longer update the table is drawn once more as it was, to say inside each part what changed.
const LONG: usize = 12 << 10;

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
        log: impl Fn() -> Vec<LogEntry>,
        span: [At; 2],
    ) -> Message {
        let sent = |update| written(&ToClient::Update(Box::new(update)));
        let message = sent(self.update(now, log(), span));
        if message.len() <= LONG {
            return message;
        }
        let closer = sent(update(&before(), now, log(), span));
        if closer.len() < message.len() { closer } else { message }
    }

    /// What changed since, part by part.
    fn update(&mut self, now: &Look, log: Vec<LogEntry>, [from, at]: [At; 2]) -> Update {
        let prompt = match (&mut self.prompt, &now.prompt) {
            (Some(gist), Some(now)) => gist.since(now),
            (None, None) => None,
            (gist, now) => {
                *gist = now.as_ref().map(PromptGist::of);
                Some(Patch::Set(tree::written(now)))
            }
        };
        Update { from, at, scene: self.scene.since(&now.scene), prompt, log }
    }
}

/// A message as it goes over the wire.
pub fn written(message: &ToClient) -> Message {
    serde_json::to_string(message).unwrap_or_default().into()
}
