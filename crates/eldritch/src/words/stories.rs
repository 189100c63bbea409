//! The stories of cards: which message tells what, and which of its parts are written.

use crate::content::{Content, SimpleInfo, Spot};
use crate::ids::{AncientId, MysteryId, MythosId, SpaceId};
use crate::state::{
    CardNumber, EXPEDITION, GENERAL, Marker, OTHER_WORLD, RESEARCH, SPECIAL, Source,
};
use crate::words::names::{deck_word, terrain_word};
use crate::words::printed::LOCALES;
use ::scene::Phrase;
use std::collections::HashSet;
use std::sync::LazyLock;

/// The story a source begins with: what is read aloud before anything is decided.
pub fn begins(content: &Content, source: Source) -> Option<Phrase> {
    let key = key(content, source)?;
    match source {
        Source::Encounter { deck, part, .. } if is_complex(deck) && part > 0 => {
            part_of(content, &key, if part == 1 { "pass" } else { "fail" })
        }
        Source::Fallen(_, marker) => part_of(content, &key, marker_word(marker)),
        Source::Encounter { .. }
        | Source::Rules
        | Source::Sheet(_)
        | Source::Asset(_)
        | Source::Artifact(_)
        | Source::Spell(..)
        | Source::Condition(..)
        | Source::Monster(..)
        | Source::Ambusher(_)
        | Source::Mythos(_)
        | Source::Mystery
        | Source::AncientOne => whole(content, &key),
    }
}

/// How the story of a source goes on once its test is passed or failed.
pub fn goes_on(content: &Content, source: Source, passed: bool) -> Option<Phrase> {
    let key = key(content, source)?;
    let end = if passed { "pass" } else { "fail" };
    match source {
        Source::Encounter { deck, part: 1, .. } if is_complex(deck) => {
            part_of(content, &key, &format!("pass-{end}"))
        }
        Source::Encounter { deck, part: 2, .. } if is_complex(deck) => {
            part_of(content, &key, &format!("fail-{end}"))
        }
        Source::Fallen(_, marker) => {
            part_of(content, &key, &format!("{}-{end}", marker_word(marker)))
        }
        Source::Encounter { .. }
        | Source::Rules
        | Source::Sheet(_)
        | Source::Asset(_)
        | Source::Artifact(_)
        | Source::Spell(..)
        | Source::Condition(..)
        | Source::Monster(..)
        | Source::Ambusher(_)
        | Source::Mythos(_)
        | Source::Mystery
        | Source::AncientOne => part_of(content, &key, end),
    }
}

pub fn awakens(content: &Content, ancient: AncientId) -> Option<Phrase> {
    part_of(content, &format!("eh-story-ancient-{}", content.ancient(ancient).id), "awakens")
}

/// What a mystery is about, or how it ends.
pub fn of_mystery(
    content: &Content,
    ancient: AncientId,
    card: MysteryId,
    solved: bool,
) -> Option<Phrase> {
    let info = content.ancient(ancient).deck.get(usize::from(card.0))?;
    let key = format!("eh-story-mystery-{}", info.id);
    if solved { part_of(content, &key, "solved") } else { whole(content, &key) }
}

pub fn rumor_ends(content: &Content, card: MythosId) -> Option<Phrase> {
    part_of(content, &key(content, Source::Mythos(card))?, "solved")
}

/// A part of the story of this name, if it is written.
pub fn part_of(content: &Content, key: &str, part: &str) -> Option<Phrase> {
    let says = PARTS.iter().find(|(name, _)| *name == part)?.1;
    is_written(content, &format!("{key}.{part}")).then(|| says_of(says, key))
}

fn whole(content: &Content, key: &str) -> Option<Phrase> {
    is_written(content, key).then(|| says_of("eh-told", key))
}

fn is_written(content: &Content, story: &str) -> bool {
    WRITTEN.contains(story) || content.stories.contains(story)
}

fn says_of(says: &'static str, key: &str) -> Phrase {
    Phrase::new(says).name("story", key.to_owned())
}

/// Parts of stories, each with the message that says it.
const PARTS: [(&str, &str); 18] = [
    ("pass", "eh-told-pass"),
    ("fail", "eh-told-fail"),
    ("pass-pass", "eh-told-pass-pass"),
    ("pass-fail", "eh-told-pass-fail"),
    ("fail-pass", "eh-told-fail-pass"),
    ("fail-fail", "eh-told-fail-fail"),
    ("yes", "eh-told-yes"),
    ("no", "eh-told-no"),
    ("crippled", "eh-told-crippled"),
    ("crippled-pass", "eh-told-crippled-pass"),
    ("crippled-fail", "eh-told-crippled-fail"),
    ("insane", "eh-told-insane"),
    ("insane-pass", "eh-told-insane-pass"),
    ("insane-fail", "eh-told-insane-fail"),
    ("awakens", "eh-told-awakens"),
    ("won", "eh-told-won"),
    ("lost", "eh-told-lost"),
    ("solved", "eh-told-solved"),
];

/// The message a source's story is written in.
pub fn key(content: &Content, source: Source) -> Option<String> {
    Some(match source {
        Source::Encounter { deck, card, part } => encounter(content, deck, card, part)?,
        Source::Mythos(id) => format!("eh-story-mythos-{}", content.mythos_card(id).id),
        Source::Fallen(sheet, _) => format!("eh-story-sheet-{}", content.sheet(sheet).id),
        Source::Monster(_, kind) | Source::Ambusher(kind) => {
            format!("eh-story-monster-{}", content.monster(kind).id)
        }
        Source::Rules
        | Source::Sheet(_)
        | Source::Asset(_)
        | Source::Artifact(_)
        | Source::Spell(..)
        | Source::Condition(..)
        | Source::Mystery
        | Source::AncientOne => return None,
    })
}

/// The part of an encounter card that is read at a space.
pub fn source_at(content: &Content, deck: u8, card: CardNumber, at: SpaceId) -> Option<Source> {
    if is_complex(deck) {
        return Some(Source::Encounter { deck, card, part: 0 });
    }
    let terrain = content.space(at).terrain;
    let read = |spot: &(Spot, script::Block)| match spot.0 {
        Spot::Space(space) => space == at,
        Spot::Terrain(of) => of == terrain,
    };
    let part = simple(content, deck, card)?.at.iter().position(read)?;
    Some(Source::Encounter { deck, card, part: part as u8 })
}

fn simple(content: &Content, deck: u8, card: CardNumber) -> Option<&SimpleInfo> {
    let cards = match deck {
        GENERAL => &content.general,
        RESEARCH => &content.research,
        region => content.regions.get(usize::from(region))?,
    };
    cards.get(usize::from(card.0))
}

fn encounter(content: &Content, deck: u8, card: CardNumber, part: u8) -> Option<String> {
    let nth = usize::from(card.0);
    if is_complex(deck) {
        let cards = match deck {
            EXPEDITION => &content.expeditions,
            OTHER_WORLD => &content.other_worlds,
            _ => &content.specials,
        };
        return Some(format!("eh-story-{}-{}", deck_word(deck), cards.get(nth)?.id));
    }
    let card = simple(content, deck, card)?;
    let spot = match card.at.get(usize::from(part))?.0 {
        Spot::Space(space) => &content.space(space).id,
        Spot::Terrain(terrain) => terrain_word(terrain),
    };
    let prefix = if deck == RESEARCH { "eh-story-research" } else { "eh-story" };
    Some(format!("{prefix}-{}-{spot}", card.id))
}

/// Expeditions, other worlds and special encounters have a first part, a pass and a fail.
pub const fn is_complex(deck: u8) -> bool {
    matches!(deck, EXPEDITION | OTHER_WORLD | SPECIAL)
}

pub const fn marker_word(marker: Marker) -> &'static str {
    match marker {
        Marker::Crippled => "crippled",
        Marker::Insane => "insane",
    }
}

/// Every story of the base box and every part of one. Both languages tell the same ones.
static WRITTEN: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let mut written = HashSet::new();
    let english = LOCALES.iter().filter(|(language, _)| *language == "en");
    english.for_each(|(_, text)| note(text, &mut written));
    written
});

/// Notes the stories of a text and their parts, as `key` and `key.part`.
pub fn note(text: &str, written: &mut HashSet<String>) {
    for (key, parts) in pack::forms(text) {
        if key.starts_with("eh-story-") {
            written.extend(parts.iter().map(|part| format!("{key}.{part}")));
            written.insert(key.to_owned());
        }
    }
}
