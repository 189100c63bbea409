//! Cards: what is printed on them, and their backs for whoever has seen them.

use super::{ids, looks};
use crate::content::Content;
use crate::face::{effects, names, texts};
use crate::ids::{ArtifactId, AssetId, ConditionId, SpellId};
use crate::state::{Back, Eldritch, Held, Thing};
use ::scene::{Card, Phrase, Viewer};
use script::Block;

/// A card of this family, with nothing on it yet.
fn card(id: String, name: names::Key, family: &str, icon: &str) -> Card {
    Card {
        id,
        name: Phrase::new(name),
        icon: Some(icon.to_owned()),
        family: Some(family.to_owned()),
        kind: Some(Phrase::new(format!("eh-family-{family}"))),
        count: 1,
        ..Card::default()
    }
}

/// A card that is on the table, so that it has an id.
fn known(content: &Content, seat: u8, thing: Thing) -> String {
    ids::thing(content, seat, thing).unwrap_or_default()
}

pub fn asset(game: &Eldritch, content: &Content, id: AssetId) -> Card {
    let info = content.asset(id);
    let used = game.acted_assets.contains(id) || game.spent_assets.contains(id);
    Card {
        posture: used.then(|| "exhausted".to_owned()),
        text: texts::asset(content, id),
        values: vec![("price".to_owned(), Some(i64::from(info.cost)))],
        rules: vec!["EH-POSSESSIONS-01".to_owned()],
        ..card(
            known(content, 0, Thing::Asset(id)),
            names::asset(content, id),
            "asset",
            looks::asset(&info.id),
        )
    }
}

pub fn artifact(game: &Eldritch, content: &Content, id: ArtifactId) -> Card {
    let used = game.acted_artifacts.contains(id) || game.spent_artifacts.contains(id);
    Card {
        posture: used.then(|| "exhausted".to_owned()),
        text: texts::artifact(content, id),
        rules: vec!["EH-POSSESSIONS-01".to_owned()],
        ..card(
            known(content, 0, Thing::Artifact(id)),
            names::artifact(content, id),
            "artifact",
            looks::artifact(&content.artifact(id).id),
        )
    }
}

/// EH-SPELLS-01: the back is for those who have seen it.
pub fn spell(
    game: &Eldritch,
    content: &Content,
    seat: u8,
    held: Held<SpellId>,
    viewer: Viewer,
) -> Card {
    let info = content.spell(held.card);
    let back = seen(game, held.back, viewer)
        .and_then(|(copy, open)| Some((*info.backs.get(copy)?, open)));
    let cast = game.investigator(seat).cast & (1 << held.card.0) != 0;
    let front = card(
        known(content, seat, Thing::Spell(held.card)),
        names::spell(content, held.card),
        "spell",
        looks::spell(&info.id),
    );
    Card {
        posture: cast.then(|| "exhausted".to_owned()),
        text: texts::spell(content, held.card),
        other: back.map(|(back, open)| {
            let name = Phrase::new("eh-card-back");
            Box::new(back_of(content, &front, name, back, open))
        }),
        rules: vec!["EH-SPELLS-01".to_owned(), "EH-SPELLS-03".to_owned()],
        ..front
    }
}

pub fn condition(
    game: &Eldritch,
    content: &Content,
    seat: u8,
    held: Held<ConditionId>,
    viewer: Viewer,
) -> Card {
    let info = content.condition(held.card);
    let back = seen(game, held.back, viewer)
        .and_then(|(copy, open)| Some((info.backs.get(copy)?, open)));
    let front = card(
        known(content, seat, Thing::Condition(held.card)),
        names::condition(content, held.card),
        "condition",
        looks::condition(&info.id),
    );
    Card {
        text: texts::condition(content, held.card),
        other: back.map(|((id, back), open)| {
            let name = Phrase::new(format!("eh-back-{id}"));
            Box::new(back_of(content, &front, name, *back, open))
        }),
        rules: vec!["EH-FLIPPING-01".to_owned()],
        ..front
    }
}

/// Which copy it is for a viewer who has seen its back, and whether the whole table has.
fn seen(game: &Eldritch, back: Back, viewer: Viewer) -> Option<(usize, bool)> {
    let Back::Copy { copy, seen } = back else { return None };
    let everyone = (0..game.players).all(|seat| seen & (1 << seat) != 0);
    let may = match viewer {
        Viewer::Seat(seat) => seen & (1 << seat) != 0,
        Viewer::Public => everyone,
    };
    may.then_some((usize::from(copy), everyone))
}

fn back_of(content: &Content, front: &Card, name: Phrase, back: Block, open: bool) -> Card {
    Card {
        id: format!("{}/back", front.id),
        name,
        icon: front.icon.clone(),
        family: front.family.clone(),
        secret: !open,
        text: effects::tell_block(content, back),
        count: 1,
        ..Card::default()
    }
}
