//! The ids of things in a scene.

use crate::content::Content;
use crate::ids::{
    ArtifactId, AssetId, ConditionId, MonsterId, MythosId, SheetId, Slot, SpaceId, SpellId,
};
use crate::state::{Eldritch, It, Source, Thing};
use crate::words::names::seat_key;
use ::scene::{Text, text};
use kernel::Seat;

pub fn space(content: &Content, id: SpaceId) -> Text {
    text!("place:{}", content.space(id).id)
}

pub fn gate(content: &Content, at: SpaceId) -> Text {
    text!("piece:gate-{}", content.space(at).id)
}

/// A clue, by the space on its face, wherever it is.
pub fn clue(content: &Content, face: SpaceId) -> Text {
    text!("piece:clue-{}", content.space(face).id)
}

pub fn monster(content: &Content, slot: Slot, kind: MonsterId) -> Text {
    text!("piece:{}-{}", content.monster(kind).id, slot.0)
}

pub fn tokens(content: &Content, at: SpaceId) -> Text {
    text!("piece:token-{}", content.space(at).id)
}

pub fn mystery_token(content: &Content, at: SpaceId) -> Text {
    text!("piece:mystery-{}", content.space(at).id)
}

pub fn rumor(content: &Content, id: MythosId) -> Text {
    text!("piece:rumor-{}", content.mythos_card(id).id)
}

pub fn investigator(content: &Content, id: SheetId) -> Text {
    text!("piece:investigator-{}", content.sheet(id).id)
}

pub fn fallen(content: &Content, id: SheetId) -> Text {
    text!("piece:fallen-{}", content.sheet(id).id)
}

pub const EXPEDITION: &str = "piece:expedition";
pub const RESERVE: &str = "supply:reserve";
pub const DOOM: &str = "track:doom";
pub const OMEN: &str = "track:omen";
pub const ANCIENT: &str = "goal:ancient-one";
pub const MYSTERY: &str = "goal:mystery";

pub fn mythos(content: &Content, id: MythosId) -> Text {
    text!("card:mythos-{}", content.mythos_card(id).id)
}

pub fn sheet(seat: Seat) -> Text {
    text!("sheet:{}", seat_key(seat))
}

/// A card somebody has; with the seat, if every seat may have one. Clues and tickets are counted,
/// not shown.
pub fn thing(content: &Content, seat: Seat, thing: Thing) -> Option<Text> {
    Some(match thing {
        Thing::Asset(id) => asset(content, id),
        Thing::Artifact(id) => artifact(content, id),
        Thing::Spell(id) => spell(content, seat, id),
        Thing::Condition(id) => condition(content, seat, id),
        Thing::Clue(_) | Thing::Ticket(_) => return None,
    })
}

pub fn asset(content: &Content, id: AssetId) -> Text {
    text!("card:asset-{}", content.asset(id).id)
}

pub fn artifact(content: &Content, id: ArtifactId) -> Text {
    text!("card:artifact-{}", content.artifact(id).id)
}

pub fn spell(content: &Content, seat: Seat, id: SpellId) -> Text {
    text!("card:spell-{}-{}", content.spell(id).id, seat_key(seat))
}

pub fn condition(content: &Content, seat: Seat, id: ConditionId) -> Text {
    text!("card:condition-{}-{}", content.condition(id).id, seat_key(seat))
}

/// The source of an effect, if it is on the table.
pub fn source(game: &Eldritch, content: &Content, source: Source) -> Option<Text> {
    Some(match source {
        Source::Sheet(seat) => investigator(content, game.seats.get(seat.at())?.sheet),
        Source::Asset(id) => asset(content, id),
        Source::Artifact(id) => artifact(content, id),
        Source::Spell(id, seat) => spell(content, seat, id),
        Source::Condition(id, seat) => condition(content, seat, id),
        // A defeated monster may still have an effect.
        Source::Monster(slot, kind) => {
            game.monster(slot).filter(|it| it.kind == kind)?;
            monster(content, slot, kind)
        }
        Source::Mythos(id) => mythos(content, id),
        Source::Mystery => MYSTERY.into(),
        Source::AncientOne => ANCIENT.into(),
        Source::Fallen(id, _) => fallen(content, id),
        Source::Rules | Source::Ambusher(_) | Source::Encounter { .. } => return None,
    })
}

/// What was or may be picked.
pub fn it(game: &Eldritch, content: &Content, it: It) -> Option<Text> {
    Some(match it {
        It::Investigator(seat) => investigator(content, game.seats.get(seat.at())?.sheet),
        It::Monster(slot) => monster(content, slot, game.monster(slot)?.kind),
        It::Gate(at) => gate(content, at),
        It::Clue(face) => clue(content, face),
        It::Space(at) => space(content, at),
        // Not every card has a token on the board.
        It::Rumor(id) if game.spaces.iter().any(|it| it.rumor == Some(id)) => rumor(content, id),
        It::Rumor(id) => mythos(content, id),
        It::Asset(id) => asset(content, id),
        It::Nothing | It::Gone(_) | It::Spell(_) => return None,
    })
}
