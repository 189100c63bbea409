//! What viewers are sent of a game: whole views, and differences between two moments.

use super::Message;
use crate::wire::{At, ToClient, Update, View};
use kernel::registry::AnyMoment;
use scene::diff::diff;
use scene::{LogEntry, Viewer};
use serde::Serialize;
use serde_json::Value;

/// Everything the viewer may see at one moment.
pub fn view(now: &dyn AnyMoment, log: Vec<LogEntry>, viewer: Viewer, at: At) -> View {
    View { at, viewer, scene: now.scene(viewer), prompt: now.prompt(viewer), log }
}

/// What changed for the viewer between two moments of a table, with what was told meanwhile.
pub fn update(
    [before, now]: [&dyn AnyMoment; 2],
    log: Vec<LogEntry>,
    viewer: Viewer,
    [from, at]: [At; 2],
) -> Update {
    Update {
        from,
        at,
        scene: diff(&value(&before.scene(viewer)), &value(&now.scene(viewer))),
        prompt: diff(&value(&before.prompt(viewer)), &value(&now.prompt(viewer))),
        log,
    }
}

/// A message as it goes over the wire.
pub fn written(message: &ToClient) -> Message {
    serde_json::to_string(message).unwrap_or_default().into()
}

fn value(seen: &impl Serialize) -> Value {
    serde_json::to_value(seen).unwrap_or_default()
}
