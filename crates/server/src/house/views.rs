//! What viewers are sent of a game: whole views, and differences between two moments.

use super::Message;
use crate::wire::{At, ToClient, Update, View};
use kernel::registry::AnyMoment;
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

/// A message as it goes over the wire.
pub fn written(message: &ToClient) -> Message {
    serde_json::to_string(message).unwrap_or_default().into()
}
