//! The ids of things in a scene.

use crate::content::Content;
use crate::ids::{MonsterId, MythosId, SheetId, Slot, SpaceId};
use crate::state::{Eldritch, It, Source, Thing};
use crate::words::names::seat_key;
use ::scene::{Text, text};

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

pub fn sheet(seat: u8) -> Text {
    text!("sheet:{}", seat_key(seat))
}

/// A card somebody has; with the seat, if every seat may have one. Clues and tickets are counted,
/// not shown.
pub fn thing(content: &Content, seat: u8, thing: Thing) -> Option<Text> {
    let seat = seat_key(seat);
    Some(match thing {
        Thing::Asset(id) => text!("card:asset-{}", content.asset(id).id),
        Thing::Artifact(id) => text!("card:artifact-{}", content.artifact(id).id),
        Thing::Spell(id) => text!("card:spell-{}-{seat}", content.spell(id).id),
        Thing::Condition(id) => text!("card:condition-{}-{seat}", content.condition(id).id),
        Thing::Clue(_) | Thing::Ticket(_) => return None,
    })
}

/// The source of an effect, if it is on the table.
pub fn source(game: &Eldritch, content: &Content, source: Source) -> Option<Text> {
    Some(match source {
        Source::Sheet(seat) => investigator(content, game.seats.get(usize::from(seat))?.sheet),
        Source::Asset(id) => thing(content, 0, Thing::Asset(id))?,
        Source::Artifact(id) => thing(content, 0, Thing::Artifact(id))?,
        Source::Spell(id, seat) => thing(content, seat, Thing::Spell(id))?,
        Source::Condition(id, seat) => thing(content, seat, Thing::Condition(id))?,
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
        It::Investigator(seat) => investigator(content, game.seats.get(usize::from(seat))?.sheet),
        It::Monster(slot) => monster(content, slot, game.monster(slot)?.kind),
        It::Gate(at) => gate(content, at),
        It::Clue(face) => clue(content, face),
        It::Space(at) => space(content, at),
        // Not every card has a token on the board.
        It::Rumor(id) if game.spaces.iter().any(|it| it.rumor == Some(id)) => rumor(content, id),
        It::Rumor(id) => mythos(content, id),
        It::Asset(id) => thing(content, 0, Thing::Asset(id))?,
        It::Nothing | It::Gone(_) | It::Spell(_) => return None,
    })
}
