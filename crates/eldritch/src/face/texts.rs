//! What cards do, in words.

use crate::content::{Content, MysteryInfo};
use crate::face::effects;
use crate::ids::{ArtifactId, AssetId, ConditionId, MonsterId, MythosId, SheetId, SpellId};
use crate::state::{Eldritch, Source};
use ::scene::Phrase;

pub fn asset(_content: &Content, _id: AssetId) -> Option<Phrase> {
    None
}

pub fn artifact(_content: &Content, _id: ArtifactId) -> Option<Phrase> {
    None
}

pub fn spell(content: &Content, id: SpellId) -> Option<Phrase> {
    effects::tell_block(content, content.spell(id).effect)
}

pub fn condition(_content: &Content, _id: ConditionId) -> Option<Phrase> {
    None
}

pub fn monster(_game: &Eldritch, _content: &Content, _id: MonsterId) -> Option<Phrase> {
    None
}

pub fn sheet(_content: &Content, _id: SheetId) -> Option<Phrase> {
    None
}

pub fn mythos(_content: &Content, _id: MythosId) -> Option<Phrase> {
    None
}

pub fn ancient(_game: &Eldritch, _content: &Content) -> Option<Phrase> {
    None
}

pub fn mystery(_content: &Content, _info: &MysteryInfo) -> Option<Phrase> {
    None
}

pub fn final_mystery(_game: &Eldritch, _content: &Content) -> Option<Phrase> {
    None
}

/// The part of an encounter that is being resolved.
pub fn encounter(_content: &Content, _source: Source) -> Option<Phrase> {
    None
}
