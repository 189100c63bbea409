//! Values of fields: numbers, words and names of the pack.

use crate::choice::SEAT_KEYS;
use crate::content::Content;
use crate::ids::{AncientId, CardNumber, DeckId, Pool};
use crate::ids::{ConditionId, MonsterId, MysteryId, SpaceId, SpellId};
use crate::state::Top;
use kernel::position::{BadField, Field};
use script::Names;

pub fn number(value: &Field) -> Result<u8, BadField> {
    match value {
        Field::Number(number) => u8::try_from(*number)
            .map_err(|_| BadField::value(format!("{number} is out of range"), None)),
        other => Err(BadField::value(format!("a number is expected, not {other}"), None)),
    }
}

pub fn flag(value: &Field) -> Result<bool, BadField> {
    match value {
        Field::Flag(flag) => Ok(*flag),
        other => Err(BadField::value(format!("true or false is expected, not {other}"), None)),
    }
}

pub fn text(value: &Field) -> Result<&str, BadField> {
    match value {
        Field::Text(text) => Ok(text),
        other => Err(BadField::value(format!("a text is expected, not {other}"), None)),
    }
}

/// The texts of a list, "3 ghoul" written out.
pub fn texts(value: &Field) -> Result<Vec<String>, BadField> {
    match value.spelled_out() {
        Field::List(items) => items.iter().map(|item| text(item).map(str::to_owned)).collect(),
        other => Err(BadField::value(format!("a list is expected, not {other}"), None)),
    }
}

pub fn word(given: &str, words: &[&str]) -> Result<u8, BadField> {
    words.iter().position(|word| *word == given).map(|at| at as u8).ok_or_else(|| {
        let what = format!("\"{given}\" is none of {}", words.join(", "));
        BadField::value(what, script::nearest(given, words.iter().copied()).map(str::to_owned))
    })
}

pub fn seat(given: &str) -> Result<u8, BadField> {
    word(given, &SEAT_KEYS)
}

pub fn pool(given: &str) -> Result<Pool, BadField> {
    Ok(if word(given, &["health", "sanity"])? == 0 { Pool::Health } else { Pool::Sanity })
}

pub fn small(given: &str) -> Result<u8, BadField> {
    given.parse().map_err(|_| BadField::value(format!("\"{given}\" is no number"), None))
}

/// A name of the pack, by kind: `place`, `asset`…
pub fn name(content: &Content, kind: &str, given: &str) -> Result<u16, BadField> {
    content.names.id(kind, given).ok_or_else(|| {
        let near = script::nearest(given, content.names.all(kind)).map(str::to_owned);
        BadField::value(format!("there is no {kind} \"{given}\""), near)
    })
}

pub fn space(content: &Content, given: &str) -> Result<SpaceId, BadField> {
    name(content, "place", given).map(SpaceId)
}

pub fn spaces(content: &Content, value: &Field) -> Result<Vec<SpaceId>, BadField> {
    texts(value)?.iter().map(|given| space(content, given)).collect()
}

pub fn monster(content: &Content, given: &str) -> Result<MonsterId, BadField> {
    name(content, "monster", given).map(MonsterId)
}

/// A mystery and the Ancient One whose it is.
pub fn mystery(content: &Content, given: &str) -> Result<(AncientId, MysteryId), BadField> {
    let all = content.ancients.iter().enumerate().flat_map(|(one, info)| {
        let deck = info.deck.iter().enumerate();
        deck.map(move |(at, it)| (it.id.as_str(), AncientId::nth(one), MysteryId::nth(at)))
    });
    let all: Vec<_> = all.collect();
    match all.iter().find(|(id, ..)| *id == given) {
        Some((_, one, card)) => Ok((*one, *card)),
        None => {
            let near = script::nearest(given, all.iter().map(|(id, ..)| *id)).map(str::to_owned);
            Err(BadField::value(format!("there is no mystery \"{given}\""), near))
        }
    }
}

/// An encounter card: its deck and its number there.
pub fn encounter(content: &Content, given: &str) -> Result<(DeckId, CardNumber), BadField> {
    crate::drawn::encounter_named(content, given).ok_or_else(|| {
        let all = content.decks.iter().flat_map(|(_, deck)| deck.ids());
        let near = script::nearest(given, all).map(str::to_owned);
        BadField::value(format!("there is no encounter \"{given}\""), near)
    })
}

/// `wither` or `wither/2`: the spell, and which copy it is known to be.
pub fn spell(content: &Content, given: &str) -> Result<(SpellId, Option<u8>), BadField> {
    let (card, copy) = split(given, '/');
    let card = SpellId(name(content, "spell", card)?);
    let backs = content.spell(card).backs.len();
    Ok((card, copy.map(|copy| copy_of(copy, &[], backs)).transpose()?))
}

/// A spell that lies on top of its deck, face up: its back is nobody's to know.
pub fn top_spell(content: &Content, value: &Field) -> Result<Top<SpellId>, BadField> {
    Ok(Top::Open(SpellId(name(content, "spell", text(value)?)?)))
}

pub fn top_condition(content: &Content, value: &Field) -> Result<Top<ConditionId>, BadField> {
    Ok(Top::Open(ConditionId(name(content, "condition", text(value)?)?)))
}

/// `debt`, `debt/2` or `debt/hitmen`.
pub fn condition(content: &Content, given: &str) -> Result<(ConditionId, Option<u8>), BadField> {
    let (card, copy) = split(given, '/');
    let card = ConditionId(name(content, "condition", card)?);
    let info = content.condition(card);
    let names: Vec<&str> = info.backs.iter().map(|(id, _)| id.as_str()).collect();
    Ok((card, copy.map(|copy| copy_of(copy, &names, names.len())).transpose()?))
}

fn copy_of(given: &str, names: &[&str], count: usize) -> Result<u8, BadField> {
    if let Some(at) = names.iter().position(|name| *name == given) {
        return Ok(at as u8);
    }
    let copy = small(given)?;
    if copy == 0 || usize::from(copy) > count {
        return Err(BadField::value(format!("there are {count} copies, counted from 1"), None));
    }
    Ok(copy - 1)
}

pub fn split(given: &str, by: char) -> (&str, Option<&str>) {
    match given.split_once(by) {
        Some((first, rest)) => (first, Some(rest)),
        None => (given, None),
    }
}
