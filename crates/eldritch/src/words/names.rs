//! The message keys of names.

use crate::choice::SEAT_KEYS;
use crate::content::{Content, Omen};
use crate::ids::{
    AncientId, ArtifactId, AssetId, ConditionId, DeckId, MonsterId, MysteryId, MythosId, Pool,
    SheetId, Skill, SpaceId, SpellId, Terrain, Ticket,
};
use crate::state::{Eldritch, Source, Thing};
use ::scene::{Text, text};
use kernel::Seat;

pub type Key = Text;

pub fn space(content: &Content, id: SpaceId) -> Key {
    text!("eh-place-{}", content.space(id).id)
}

pub fn asset(content: &Content, id: AssetId) -> Key {
    text!("eh-asset-{}", content.asset(id).id)
}

pub fn artifact(content: &Content, id: ArtifactId) -> Key {
    text!("eh-artifact-{}", content.artifact(id).id)
}

pub fn spell(content: &Content, id: SpellId) -> Key {
    text!("eh-spell-{}", content.spell(id).id)
}

pub fn condition(content: &Content, id: ConditionId) -> Key {
    text!("eh-condition-{}", content.condition(id).id)
}

pub fn monster(content: &Content, id: MonsterId) -> Key {
    text!("eh-monster-{}", content.monster(id).id)
}

pub fn sheet(content: &Content, id: SheetId) -> Key {
    text!("eh-sheet-{}", content.sheet(id).id)
}

pub fn ancient(content: &Content, id: AncientId) -> Key {
    text!("eh-ancient-{}", content.ancient(id).id)
}

pub fn mythos(content: &Content, id: MythosId) -> Key {
    text!("eh-mythos-{}", content.mythos_card(id).id)
}

/// A mystery of this Ancient One.
pub fn mystery(content: &Content, ancient: AncientId, id: MysteryId) -> Key {
    match content.ancient(ancient).deck.get(usize::from(id.0)) {
        Some(card) => text!("eh-mystery-{}", card.id),
        None => "eh-some-mystery".into(),
    }
}

pub fn skill(skill: Skill) -> Key {
    text!("eh-skill-{}", skill.key())
}

pub fn pool(pool: Pool) -> Key {
    text!("eh-term-{}", pool_word(pool))
}

pub const fn pool_word(pool: Pool) -> &'static str {
    match pool {
        Pool::Health => "health",
        Pool::Sanity => "sanity",
    }
}

pub fn ticket(ticket: Ticket) -> Key {
    text!("eh-term-{}-ticket", ticket_word(ticket))
}

pub const fn ticket_word(ticket: Ticket) -> &'static str {
    match ticket {
        Ticket::Train => "train",
        Ticket::Ship => "ship",
    }
}

pub const fn terrain_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "city",
        Terrain::Wilderness => "wilderness",
        Terrain::Sea => "sea",
    }
}

/// The four spaces of the omen track, clockwise; blue appears twice.
pub const fn omen_at(space: u8) -> Omen {
    match space % 4 {
        0 => Omen::Green,
        2 => Omen::Red,
        _ => Omen::Blue,
    }
}

pub const fn omen_word(omen: Omen) -> &'static str {
    match omen {
        Omen::Green => "green",
        Omen::Blue => "blue",
        Omen::Red => "red",
    }
}

pub fn omen(omen: Omen) -> Key {
    text!("eh-omen-{}", omen_word(omen))
}

pub fn seat_key(seat: Seat) -> &'static str {
    SEAT_KEYS.get(seat.at()).copied().unwrap_or("p1")
}

/// A seat without an investigator, or where the state is not available.
pub fn bare_seat(seat: Seat) -> Key {
    text!("eh-seat-{}", seat_key(seat))
}

/// The investigator of this seat.
pub fn person(game: &Eldritch, content: &Content, seat: Seat) -> Key {
    match game.seats.get(seat.at()) {
        Some(it) if usize::from(it.sheet.0) < content.sheets.len() => sheet(content, it.sheet),
        _ => bare_seat(seat),
    }
}

/// A thing that can be held; what it is, not whose.
pub fn thing(content: &Content, thing: Thing) -> Key {
    match thing {
        Thing::Asset(id) => asset(content, id),
        Thing::Artifact(id) => artifact(content, id),
        Thing::Spell(id) => spell(content, id),
        Thing::Condition(id) => condition(content, id),
        Thing::Clue(_) => "eh-term-clue".into(),
        Thing::Ticket(kind) => ticket(kind),
    }
}

/// The source of an effect, where the state is available.
pub fn source(game: &Eldritch, content: &Content, source: Source) -> Key {
    if let Source::Sheet(seat) = source {
        return person(game, content, seat);
    }
    if source == Source::AncientOne {
        return ancient(content, game.ancient);
    }
    match &game.mystery {
        Some(it) if source == Source::Mystery => mystery(content, game.ancient, it.card),
        _ => printed(content, source),
    }
}

/// The source of an effect, by its printed name alone.
pub fn printed(content: &Content, source: Source) -> Key {
    match source {
        Source::Rules => "eh-some-rules".into(),
        Source::Sheet(seat) => bare_seat(seat),
        Source::Asset(id) => asset(content, id),
        Source::Artifact(id) => artifact(content, id),
        Source::Spell(id, _) => spell(content, id),
        Source::Condition(id, _) => condition(content, id),
        Source::Monster(_, kind) | Source::Ambusher(kind) => monster(content, kind),
        Source::Mythos(id) => mythos(content, id),
        Source::Mystery => "eh-some-mystery".into(),
        Source::AncientOne => "eh-some-ancient".into(),
        Source::Encounter { deck, .. } => deck_name(content, deck),
        Source::Fallen(id, _) => sheet(content, id),
    }
}

pub fn deck_name(content: &Content, deck: DeckId) -> Key {
    text!("eh-deck-{}", content.decks.get(deck).id)
}
