//! Values of fields: numbers, words and names of the pack.

use super::draft::{Clues, OngoingDraft};
use crate::choice::SEAT_KEYS;
use crate::content::Content;
use crate::ids::{
    AncientId, ArtifactId, AssetId, CardNumber, ConditionId, DeckId, MonsterId, MysteryId,
    MythosId, Pool, SpaceId, SpellId,
};
use crate::state::{ArtifactSet, AssetSet, MythosDeck, SpaceSet, Top};
use kernel::Seat;
use kernel::position::{BadField, Field, nearest, word};
use script::Names;

pub fn seat(given: &str) -> Result<Seat, BadField> {
    word(given, &SEAT_KEYS).map(Seat::nth)
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
        let near = nearest(given, content.names.all(kind));
        BadField::value(format!("there is no {kind} \"{given}\""), near)
    })
}

pub fn space(content: &Content, given: &str) -> Result<SpaceId, BadField> {
    name(content, "place", given).map(SpaceId)
}

pub fn spaces(content: &Content, value: &Field) -> Result<Vec<SpaceId>, BadField> {
    value.texts()?.iter().map(|given| space(content, given)).collect()
}

pub fn monster(content: &Content, given: &str) -> Result<MonsterId, BadField> {
    name(content, "monster", given).map(MonsterId)
}

/// A mystery and its Ancient One.
pub fn mystery(content: &Content, given: &str) -> Result<(AncientId, MysteryId), BadField> {
    let all = content.ancients.iter().enumerate().flat_map(|(one, info)| {
        let deck = info.deck.iter().enumerate();
        deck.map(move |(at, it)| (it.id.as_str(), AncientId::nth(one), MysteryId::nth(at)))
    });
    let all: Vec<_> = all.collect();
    match all.iter().find(|(id, ..)| *id == given) {
        Some((_, one, card)) => Ok((*one, *card)),
        None => {
            let near = nearest(given, all.iter().map(|(id, ..)| *id));
            Err(BadField::value(format!("there is no mystery \"{given}\""), near))
        }
    }
}

/// An encounter card: its deck and its number there.
pub fn encounter(content: &Content, given: &str) -> Result<(DeckId, CardNumber), BadField> {
    crate::drawn::encounter_named(content, given).ok_or_else(|| {
        let all = content.decks.iter().flat_map(|(_, deck)| deck.ids());
        let near = nearest(given, all);
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

/// The visible top card of the spell deck, whose back nobody knows.
pub fn top_spell(content: &Content, value: &Field) -> Result<Top<SpellId>, BadField> {
    Ok(Top::Open(SpellId(name(content, "spell", value.text()?)?)))
}

pub fn top_condition(content: &Content, value: &Field) -> Result<Top<ConditionId>, BadField> {
    Ok(Top::Open(ConditionId(name(content, "condition", value.text()?)?)))
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

pub fn clues(content: &Content, value: &Field) -> Result<Clues, BadField> {
    match value {
        Field::Number(_) => value.number().map(Clues::Any),
        _ => spaces(content, value).map(Clues::Faces),
    }
}

pub fn assets(content: &Content, value: &Field) -> Result<AssetSet, BadField> {
    let mut set = AssetSet::NONE;
    for given in value.texts()? {
        set.add(AssetId(name(content, "asset", &given)?));
    }
    Ok(set)
}

pub fn artifacts(content: &Content, value: &Field) -> Result<ArtifactSet, BadField> {
    let mut set = ArtifactSet::NONE;
    for given in value.texts()? {
        set.add(ArtifactId(name(content, "artifact", &given)?));
    }
    Ok(set)
}

pub fn monsters(content: &Content, value: &Field) -> Result<Vec<MonsterId>, BadField> {
    value.texts()?.iter().map(|it| monster(content, it)).collect()
}

/// `["stars-aligned", "fractured-reality:3", "growing-madness:0:2"]`
pub fn ongoing(content: &Content, value: &Field) -> Result<Vec<OngoingDraft>, BadField> {
    let mut found = Vec::new();
    for written in value.texts()? {
        let (card, rest) = split(&written, ':');
        let (tokens, toughness) = rest.map_or((None, None), |rest| {
            let (tokens, toughness) = split(rest, ':');
            (Some(tokens), toughness)
        });
        found.push(OngoingDraft {
            card: MythosId(name(content, "mythos", card)?),
            tokens: tokens.map(small).transpose()?,
            toughness: toughness.map(small).transpose()?.unwrap_or(0),
        });
    }
    Ok(found)
}

/// `["0/1/0", "2/3/1"]`: green, yellow and blue cards left in each stage.
pub fn stages(value: &Field) -> Result<[[u8; 3]; 3], BadField> {
    // Here "2 3 1" does not mean "3 1" twice.
    let written = match value {
        Field::List(items) => items.iter().map(Field::text).collect::<Result<Vec<_>, _>>()?,
        other => vec![other.text()?],
    };
    let mut stages = [[0; 3]; 3];
    if written.len() > 3 {
        return Err(BadField::value("there are three stages", None));
    }
    for (stage, written) in stages.iter_mut().zip(written) {
        let counts: Vec<u8> = written.split(['/', ' ']).map(small).collect::<Result<_, _>>()?;
        let [green, yellow, blue] = counts[..] else {
            return Err(BadField::value("write how many green, yellow, blue: \"1/2/1\"", None));
        };
        *stage = [green, yellow, blue];
    }
    Ok(stages)
}

pub fn mythos_deck(value: &Field) -> Result<MythosDeck, BadField> {
    let all = [MythosDeck::All, MythosDeck::Easier, MythosDeck::Harder, MythosDeck::Staged];
    let at = value.word(&["all", "easier", "harder", "staged"])?;
    Ok(all[at])
}

pub fn set_of(spaces: Vec<SpaceId>) -> SpaceSet {
    let mut set = SpaceSet::NONE;
    spaces.into_iter().for_each(|space| set.add(space));
    set
}
