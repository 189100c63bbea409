//! The world and its paths.

use super::{ids, world};
use crate::content::{Content, PathKind};
use crate::ids::SpaceId;
use crate::words::names::{self, terrain_word};
use ::scene::{Board, Group, Link, LinkStyle, Phrase, Place, text};
use std::sync::Arc;

pub fn board(content: &Content) -> Board {
    let seas = world::SEAS.map(|(id, x, y)| Group {
        id: text!("group:{id}"),
        name: Phrase::new(text!("eh-sea-{id}")),
        kind: "sea".into(),
        x,
        y,
        ..Group::default()
    });
    Board {
        id: "board:world".into(),
        name: Phrase::new("eh-board-world"),
        width: world::WIDTH,
        height: world::HEIGHT,
        ground: "world".into(),
        wraps: true,
        places: each_space(content).map(|id| space(content, id)).collect(),
        links: Arc::new(each_space(content).flat_map(|id| links(content, id)).collect()),
        groups: seas.into(),
        ..Board::default()
    }
}

pub fn each_space(content: &Content) -> impl Iterator<Item = SpaceId> + use<> {
    (0..content.spaces.len() as u8).map(SpaceId)
}

/// Spaces that have a number for a name.
pub fn is_numbered(id: &str) -> bool {
    id.starts_with("space-")
}

fn space(content: &Content, id: SpaceId) -> Place {
    let info = content.space(id);
    let spot = world::spot(&info.id);
    // A space nobody has drawn stands where its pack puts it, in hundredths of the board.
    let (x, y) = spot.map_or_else(
        || {
            let on = |part: f32, whole: u32| (part / 100.0 * whole as f32).round() as i32;
            (on(info.at.0, world::WIDTH), on(info.at.1, world::HEIGHT))
        },
        |spot| spot.at,
    );
    Place {
        id: ids::space(content, id),
        name: Phrase::new(names::space(content, id)),
        short: is_numbered(&info.id)
            .then(|| Phrase::new(text!("{}-short", names::space(content, id)))),
        kind: terrain_word(info.terrain).into(),
        icon: spot.and_then(|spot| spot.icon).map(Into::into),
        x,
        y,
        label: spot.and_then(|spot| spot.label),
        ..Place::default()
    }
}

/// Each path once, from the end that comes first.
fn links(content: &Content, from: SpaceId) -> Vec<Link> {
    let info = content.space(from);
    let kinds = [PathKind::Train, PathKind::Ship, PathKind::Uncharted];
    let paths = kinds.into_iter().flat_map(|kind| info.by(kind).iter().map(move |to| (kind, to)));
    let link = |(kind, to): (PathKind, SpaceId)| Link {
        from: ids::space(content, from),
        to: ids::space(content, to),
        style: style(kind),
        across: info.across.contains(to),
        by: world::way(&info.id, &content.space(to).id),
        ..Link::default()
    };
    paths.filter(|(_, to)| from < *to).map(link).collect()
}

pub const fn style(kind: PathKind) -> LinkStyle {
    match kind {
        PathKind::Train => LinkStyle::Rail,
        PathKind::Ship => LinkStyle::Ship,
        PathKind::Uncharted => LinkStyle::Uncharted,
    }
}

/// What kind of path joins two spaces; a railway before a sea route before a trail.
pub fn path(content: &Content, from: SpaceId, to: SpaceId) -> Option<PathKind> {
    let info = content.space(from);
    let kinds = [PathKind::Train, PathKind::Ship, PathKind::Uncharted];
    kinds.into_iter().find(|kind| info.by(*kind).contains(to))
}
