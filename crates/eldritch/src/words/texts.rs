//! Card texts: the lines printed on a card as one text.
//!
//! A text is the same in every game. A scene only refers to it by key; the client has [`all`] of
//! them.

mod printed;

pub use printed::all;

use super::stories;
use crate::content::{Content, MysteryInfo};
use crate::ids::{ArtifactId, AssetId, ConditionId, MonsterId, MythosId, SheetId, SpellId};
use crate::state::{Eldritch, Marker, Source};
use crate::words::printed::names;
use ::scene::{Phrase, Text, text};

/// The text of this key; nothing if nothing is printed there.
fn named(content: &Content, key: Text) -> Option<Phrase> {
    content.printed.get_or_init(|| printed::keys(content)).contains(&key).then(|| Phrase::new(key))
}

/// The key of the text of a named thing.
fn on(name: &str) -> Text {
    text!("{name}-text")
}

/// The same for one of its sides, copies or parts.
fn part(name: &str, part: impl std::fmt::Display) -> Text {
    text!("{name}-text-{part}")
}

pub fn asset(content: &Content, id: AssetId) -> Option<Phrase> {
    named(content, on(&names::asset(content, id)))
}

pub fn artifact(content: &Content, id: ArtifactId) -> Option<Phrase> {
    named(content, on(&names::artifact(content, id)))
}

pub fn spell(content: &Content, id: SpellId) -> Option<Phrase> {
    named(content, on(&names::spell(content, id)))
}

pub fn spell_back(content: &Content, id: SpellId, copy: usize) -> Option<Phrase> {
    named(content, part(&names::spell(content, id), copy))
}

pub fn condition(content: &Content, id: ConditionId) -> Option<Phrase> {
    named(content, on(&names::condition(content, id)))
}

pub fn condition_back(content: &Content, id: ConditionId, copy: usize) -> Option<Phrase> {
    named(content, part(&names::condition(content, id), copy))
}

/// EH-CULTISTS-02: a cultist does what the Ancient One's sheet says.
pub fn monster(game: &Eldritch, content: &Content, id: MonsterId) -> Option<Phrase> {
    let ancient = content.ancient(game.ancient);
    let awake = game.awake && ancient.back.is_some();
    let side = ancient.back.as_ref().filter(|_| awake).unwrap_or(&ancient.front);
    match side.cultist {
        Some(_) if content.monster(id).cultist => {
            named(content, part(&names::ancient(content, game.ancient), cultist_of(awake)))
        }
        _ => named(content, on(&names::monster(content, id))),
    }
}

const fn cultist_of(awake: bool) -> &'static str {
    if awake { "cultist-awake" } else { "cultist" }
}

pub fn sheet(content: &Content, id: SheetId) -> Option<Phrase> {
    named(content, on(&names::sheet(content, id)))
}

/// What an investigator starts with.
pub fn sheet_begins(content: &Content, id: SheetId) -> Option<Phrase> {
    named(content, part(&names::sheet(content, id), "begins"))
}

pub fn mythos(content: &Content, id: MythosId) -> Option<Phrase> {
    named(content, on(&names::mythos(content, id)))
}

/// The side of the sheet that is face up.
pub fn ancient(game: &Eldritch, content: &Content) -> Option<Phrase> {
    let name = names::ancient(content, game.ancient);
    named(content, if game.awake { part(&name, "awake") } else { on(&name) })
}

pub fn mystery(content: &Content, info: &MysteryInfo) -> Option<Phrase> {
    named(content, on_mystery(info))
}

fn on_mystery(info: &MysteryInfo) -> Text {
    text!("eh-mystery-{}-text", info.id)
}

/// The part of an encounter that is being resolved.
pub fn encounter(content: &Content, source: Source) -> Option<Phrase> {
    if let Source::Fallen(sheet, marker) = source {
        return named(content, on_fallen(content, sheet, marker));
    }
    let Source::Encounter { deck, part: nth, .. } = source else { return None };
    let story = stories::key(content, source)?;
    let is_later = content.decks.get(deck).is_complex() && nth > 0;
    named(content, if is_later { part(&story, nth.min(2)) } else { on(&story) })
}

fn on_fallen(content: &Content, sheet: SheetId, marker: Marker) -> Text {
    part(&names::sheet(content, sheet), marker.key())
}
