//! The stories of cards: which message tells which, and which of its parts exist.

use crate::content::{Content, Spot};
use crate::ids::{AncientId, CardNumber, DeckId, MysteryId, MythosId, SpaceId};
use crate::state::Source;
use crate::words::names::terrain_word;
use crate::words::printed::LOCALES;
use ::scene::Phrase;
use std::collections::HashSet;
use std::sync::LazyLock;

/// The opening of a source's story, read before anything is decided.
pub fn begins(content: &Content, source: Source) -> Option<Phrase> {
    let key = key(content, source)?;
    if let Source::Encounter { deck, part, .. } = source
        && part > 0
        && content.decks.get(deck).is_complex()
    {
        return part_of(content, &key, if part == 1 { "pass" } else { "fail" });
    }
    if let Source::Fallen(_, marker) = source {
        return part_of(content, &key, marker.key());
    }
    whole(content, &key)
}

/// The continuation of a source's story after a passed or failed test.
pub fn goes_on(content: &Content, source: Source, passed: bool) -> Option<Phrase> {
    let key = key(content, source)?;
    let end = if passed { "pass" } else { "fail" };
    if let Source::Encounter { deck, part: part @ (1 | 2), .. } = source
        && content.decks.get(deck).is_complex()
    {
        let first = if part == 1 { "pass" } else { "fail" };
        return part_of(content, &key, &format!("{first}-{end}"));
    }
    if let Source::Fallen(_, marker) = source {
        return part_of(content, &key, &format!("{}-{end}", marker.key()));
    }
    part_of(content, &key, end)
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

/// A part of the story with this key, if it exists.
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

/// The parts of stories, each with its message.
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

/// The message key of a source's story.
pub fn key(content: &Content, source: Source) -> Option<String> {
    if let Source::Encounter { deck, card, part } = source {
        return encounter(content, deck, card, part);
    }
    if let Source::Mythos(id) = source {
        return Some(format!("eh-story-mythos-{}", content.mythos_card(id).id));
    }
    if let Source::Fallen(sheet, _) = source {
        return Some(format!("eh-story-sheet-{}", content.sheet(sheet).id));
    }
    let (Source::Monster(_, kind) | Source::Ambusher(kind)) = source else { return None };
    Some(format!("eh-story-monster-{}", content.monster(kind).id))
}

/// The part of an encounter card for a space.
pub fn source_at(content: &Content, deck: DeckId, card: CardNumber, at: SpaceId) -> Option<Source> {
    if content.decks.get(deck).is_complex() {
        return Some(Source::Encounter { deck, card, part: 0 });
    }
    let info = content.space(at);
    let parts = &content.simple_cards(deck).get(card.at())?.at;
    let part = parts.iter().position(|(spot, _)| spot.is_on(at, info))?;
    Some(Source::Encounter { deck, card, part: u16::try_from(part).ok()? })
}

fn encounter(content: &Content, deck: DeckId, card: CardNumber, part: u16) -> Option<String> {
    let of = content.decks.get(deck);
    if let Some(card) = of.complex().get(card.at()) {
        return Some(format!("eh-story-{}-{}", of.id, card.id));
    }
    let card = of.simple().get(card.at())?;
    let spot = match card.at.get(usize::from(part))?.0 {
        Spot::Space(space) => &content.space(space).id,
        Spot::Terrain(terrain) => terrain_word(terrain),
    };
    let prefix = if deck == content.decks.research { "eh-story-research" } else { "eh-story" };
    Some(format!("{prefix}-{}-{spot}", card.id))
}

/// Every story of the base box and its parts. Both languages have the same ones.
static WRITTEN: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let mut written = HashSet::new();
    let english = LOCALES.iter().filter(|(language, _)| *language == "en");
    english.for_each(|(_, text)| note(text, &mut written));
    written
});

/// Collects the stories of a text and their parts, as `key` and `key.part`.
pub fn note(text: &str, written: &mut HashSet<String>) {
    for (key, parts) in pack::forms(text) {
        if key.starts_with("eh-story-") {
            written.extend(parts.iter().map(|part| format!("{key}.{part}")));
            written.insert(key.to_owned());
        }
    }
}
