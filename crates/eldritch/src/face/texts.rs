//! What cards do, in words: the lines that are printed on them as one text.

use super::stories::is_complex;
use crate::content::{Content, MysteryInfo};
use crate::ids::{ArtifactId, AssetId, ConditionId, MonsterId, MythosId, SheetId, SpellId};
use crate::state::{EXPEDITION, Eldritch, GENERAL, Marker, OTHER_WORLD, RESEARCH, Source};
use crate::words::cards;
use ::scene::Phrase;
use script::Block;

/// Lines one after another; nothing if there are none.
fn joined(lines: Vec<Phrase>) -> Option<Phrase> {
    let after = |rest, first| Phrase::new("eh-lines").said("first", first).said("rest", rest);
    lines.into_iter().rev().reduce(after)
}

pub fn asset(content: &Content, id: AssetId) -> Option<Phrase> {
    joined(cards::asset(content, id))
}

pub fn artifact(content: &Content, id: ArtifactId) -> Option<Phrase> {
    joined(cards::artifact(content, id))
}

pub fn spell(content: &Content, id: SpellId) -> Option<Phrase> {
    joined(cards::spell(content, id))
}

pub fn spell_back(content: &Content, id: SpellId, copy: usize) -> Option<Phrase> {
    joined(cards::spell_back(content, id, copy))
}

pub fn condition(content: &Content, id: ConditionId) -> Option<Phrase> {
    joined(cards::condition(content, id))
}

pub fn condition_back(content: &Content, id: ConditionId, copy: usize) -> Option<Phrase> {
    joined(cards::condition_back(content, id, copy))
}

/// EH-CULTISTS-02: a cultist does what the Ancient One's sheet says.
pub fn monster(game: &Eldritch, content: &Content, id: MonsterId) -> Option<Phrase> {
    let ancient = content.ancient(game.ancient);
    let side = ancient.back.as_ref().filter(|_| game.awake).unwrap_or(&ancient.front);
    match &side.cultist {
        Some(cultist) if content.monster(id).cultist => joined(cards::cultist(content, cultist)),
        _ => joined(cards::monster(content, id)),
    }
}

pub fn sheet(content: &Content, id: SheetId) -> Option<Phrase> {
    joined(cards::sheet(content, id))
}

pub fn mythos(content: &Content, id: MythosId) -> Option<Phrase> {
    joined(cards::mythos(content, id))
}

/// The side of the sheet that is in force.
pub fn ancient(game: &Eldritch, content: &Content) -> Option<Phrase> {
    joined(match game.awake {
        true => cards::ancient_awake(content, game.ancient),
        false => cards::ancient(content, game.ancient),
    })
}

pub fn mystery(content: &Content, info: &MysteryInfo) -> Option<Phrase> {
    joined(cards::mystery(content, info))
}

/// The part of an encounter that is being resolved.
pub fn encounter(content: &Content, source: Source) -> Option<Phrase> {
    match source {
        Source::Encounter { deck, card, part } if is_complex(deck) => {
            let decks = match deck {
                EXPEDITION => &content.expeditions,
                OTHER_WORLD => &content.other_worlds,
                _ => &content.specials,
            };
            let info = decks.get(usize::from(card.0))?;
            match part {
                0 => joined(cards::complex(content, info)),
                1 => of_block(content, info.pass),
                _ => of_block(content, info.fail),
            }
        }
        Source::Encounter { deck, card, part } => {
            let cards = match deck {
                GENERAL => &content.general,
                RESEARCH => &content.research,
                region => content.regions.get(usize::from(region))?,
            };
            let info = cards.get(usize::from(card.0))?;
            of_block(content, info.at.get(usize::from(part))?.1)
        }
        Source::Fallen(sheet, marker) => {
            let info = content.sheet(sheet);
            of_block(
                content,
                match marker {
                    Marker::Crippled => info.crippled,
                    Marker::Insane => info.insane,
                },
            )
        }
        _ => None,
    }
}

fn of_block(content: &Content, block: Block) -> Option<Phrase> {
    joined(cards::encounter(content, block))
}
