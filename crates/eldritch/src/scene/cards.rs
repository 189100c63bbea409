//! Cards: what is printed on them, and their backs for viewers who have seen them.

use super::{ids, looks};
use crate::content::Content;
use crate::ids::{ArtifactId, AssetId, ConditionId, KindId, SpellId};
use crate::state::{Back, Eldritch, Held};
use crate::words::{names, texts};
use ::scene::{Card, Phrase, Text, Viewer, text};
use kernel::{Seat, Seats};

/// A card of this kind, with nothing on it yet. It looks like all of its form.
fn card(content: &Content, id: Text, name: names::Key, kind: KindId, icon: &str) -> Card {
    let kind = content.kind(kind);
    Card {
        kind: Some(Phrase::new(text!("eh-kind-{}", kind.id))),
        ..Card::one(id, name, kind.form.key(), icon)
    }
}

pub(super) fn asset(game: &Eldritch, content: &Content, id: AssetId) -> Card {
    let info = content.asset(id);
    let used = game.acted_assets.contains(id) || game.spent_assets.contains(id);
    Card {
        posture: used.then(|| "exhausted".into()),
        text: texts::asset(content, id),
        rules: vec!["EH-POSSESSIONS-01".into()],
        ..card(
            content,
            ids::asset(content, id),
            names::asset(content, id),
            info.kind,
            looks::asset(content, &info.id),
        )
    }
}

/// An asset on offer for its price.
pub(super) fn offered(game: &Eldritch, content: &Content, id: AssetId) -> Card {
    Card {
        values: vec![("price".into(), Some(i64::from(content.asset(id).cost)))],
        rules: vec!["EH-RESERVE-02".into()],
        ..asset(game, content, id)
    }
}

pub(super) fn artifact(game: &Eldritch, content: &Content, id: ArtifactId) -> Card {
    let info = content.artifact(id);
    let used = game.acted_artifacts.contains(id) || game.spent_artifacts.contains(id);
    Card {
        posture: used.then(|| "exhausted".into()),
        text: texts::artifact(content, id),
        rules: vec!["EH-POSSESSIONS-01".into()],
        ..card(
            content,
            ids::artifact(content, id),
            names::artifact(content, id),
            info.kind,
            looks::artifact(content, &info.id),
        )
    }
}

/// EH-SPELLS-01: only viewers who have seen the back get it.
pub(super) fn spell(
    game: &Eldritch,
    content: &Content,
    seat: Seat,
    held: Held<SpellId>,
    viewer: Viewer,
) -> Card {
    let info = content.spell(held.card);
    let back = seen(game, held.back, viewer);
    let cast = game.investigator(seat).cast.contains(held.card);
    let front = card(
        content,
        ids::spell(content, seat, held.card),
        names::spell(content, held.card),
        info.kind,
        looks::spell(content, &info.id),
    );
    Card {
        posture: cast.then(|| "exhausted".into()),
        text: texts::spell(content, held.card),
        other: back.map(|(copy, open)| {
            let name = Phrase::new("eh-card-back");
            let text = texts::spell_back(content, held.card, copy);
            Box::new(back_of(&front, name, text, open))
        }),
        rules: vec!["EH-SPELLS-01".into(), "EH-SPELLS-03".into()],
        ..front
    }
}

/// EH-DOUBLE-SIDED-CARDS-02: the deck lies face up: the top card, then what else it holds. If tops
/// are not shown (ruling E-15), only what it holds.
pub(super) fn spell_fronts(game: &Eldritch, content: &Content) -> Vec<Card> {
    let top = game.tops.spell.open();
    let on_top = top.map(|id| {
        let (name, icon) =
            (names::spell(content, id), looks::spell(content, &content.spell(id).id));
        on_top("spell", name, icon, texts::spell(content, id))
    });
    let left = (0..).map(SpellId).zip(&game.spells);
    let left = left.filter(|(id, _)| content.spell(*id).kind == KindId::SPELL);
    let below = left.map(|(id, left)| (id, left - u8::from(top == Some(id))));
    let below = below.filter(|(_, left)| *left > 0).map(|(id, left)| {
        let info = content.spell(id);
        let name = names::spell(content, id);
        front(text!("deck:spell-{}", info.id), name, looks::spell(content, &info.id), left)
    });
    on_top.into_iter().chain(below).collect()
}

pub(super) fn condition_fronts(game: &Eldritch, content: &Content) -> Vec<Card> {
    let top = game.tops.condition.open();
    let on_top = top.map(|id| {
        let (name, icon) =
            (names::condition(content, id), looks::condition(content, &content.condition(id).id));
        on_top("condition", name, icon, texts::condition(content, id))
    });
    let left = (0..).map(ConditionId).zip(&game.conditions);
    let left = left.filter(|(id, _)| content.condition(*id).kind == KindId::CONDITION);
    let below = left.map(|(id, left)| (id, left - u8::from(top == Some(id))));
    let below = below.filter(|(_, left)| *left > 0).map(|(id, left)| {
        let info = content.condition(id);
        let name = names::condition(content, id);
        front(text!("deck:condition-{}", info.id), name, looks::condition(content, &info.id), left)
    });
    on_top.into_iter().chain(below).collect()
}

/// The top card of a face-up deck, with everything on its front.
fn on_top(family: &str, name: names::Key, icon: &str, text: Option<Phrase>) -> Card {
    Card {
        id: text!("deck:{family}-top"),
        name: Phrase::new("eh-card-on-top").name("card", name),
        icon: Some(icon.into()),
        family: Some(family.into()),
        posture: Some("on-top".into()),
        kind: Some(Phrase::new(text!("eh-kind-{family}"))),
        text,
        count: 1,
        rules: vec!["EH-DOUBLE-SIDED-CARDS-02".into()],
        ..Card::default()
    }
}

/// A card of a face-up deck, with the number of copies.
fn front(id: Text, name: names::Key, icon: &str, count: u8) -> Card {
    let count = u32::from(count);
    Card { id, name: Phrase::new(name), icon: Some(icon.into()), count, ..Card::default() }
}

pub(super) fn condition(
    game: &Eldritch,
    content: &Content,
    seat: Seat,
    held: Held<ConditionId>,
    viewer: Viewer,
) -> Card {
    let info = content.condition(held.card);
    let back = seen(game, held.back, viewer).filter(|(copy, _)| *copy < info.backs.len());
    let front = card(
        content,
        ids::condition(content, seat, held.card),
        names::condition(content, held.card),
        info.kind,
        looks::condition(content, &info.id),
    );
    Card {
        text: texts::condition(content, held.card),
        other: back.map(|(copy, open)| {
            let name = Phrase::new(text!("eh-back-{}", info.backs[copy].0));
            let text = texts::condition_back(content, held.card, copy);
            Box::new(back_of(&front, name, text, open))
        }),
        rules: vec!["EH-FLIPPING-01".into()],
        ..front
    }
}

/// Which copy it is, for a viewer who has seen its back, and whether everyone has seen it.
fn seen(game: &Eldritch, back: Back, viewer: Viewer) -> Option<(usize, bool)> {
    let Back::Copy { copy, seen } = back else { return None };
    let everyone = Seats::first(game.players).but(seen).is_empty();
    let may = match viewer {
        Viewer::Seat(seat) => seen.contains(Seat(seat)),
        Viewer::Public => everyone,
    };
    may.then_some((usize::from(copy), everyone))
}

fn back_of(front: &Card, name: Phrase, text: Option<Phrase>, open: bool) -> Card {
    Card {
        id: text!("{}/back", front.id),
        name,
        icon: front.icon.clone(),
        family: front.family.clone(),
        secret: !open,
        text,
        count: 1,
        ..Card::default()
    }
}
