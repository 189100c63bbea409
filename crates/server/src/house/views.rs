//! What viewers are sent of a game: whole views, and what changed between two moments.

use super::Message;
use crate::wire::{At, ToClient, Update, View};
use delta::{Changes, listed};
use kernel::registry::AnyMoment;
use scene::{LogEntry, Look, Viewer};

pub fn look(moment: &dyn AnyMoment, viewer: Viewer) -> Look {
    Look { scene: moment.scene(viewer), prompt: moment.prompt(viewer) }
}

/// Everything the viewer may see, with the whole log.
pub fn view(seen: Look, log: &[LogEntry], viewer: Viewer, at: At) -> View {
    View { at, viewer, scene: seen.scene, prompt: seen.prompt, log: listed(log) }
}

/// What changed from one moment to another, in wire form.
pub fn update(changes: Changes, [from, at]: [At; 2]) -> String {
    json(&ToClient::Update(Box::new(Update { from, at, changes })))
}

/// A message in wire form.
pub fn written(message: &ToClient) -> Message {
    json(message).into()
}

fn json(message: &ToClient) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
