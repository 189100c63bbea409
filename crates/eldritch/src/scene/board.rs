//! The world and its paths.

use super::ids;
use crate::content::{Content, PathKind};
use crate::ids::SpaceId;
use crate::words::names::{self, terrain_word};
use ::scene::{Board, Group, Link, LinkStyle, Phrase, Place, text};
use std::sync::Arc;

/// The world, then the boards beside it.
pub(super) fn boards(content: &Content) -> Vec<Board> {
    let map = &content.map;
    let seas = map.seas.iter().map(|sea| Group {
        id: text!("group:{}", sea.id),
        name: Phrase::new(text!("eh-sea-{}", sea.id)),
        kind: "sea".into(),
        x: sea.at.0,
        y: sea.at.1,
        ..Group::default()
    });
    let world = Board {
        id: "board:world".into(),
        name: Phrase::new("eh-board-world"),
        width: map.width,
        height: map.height,
        ground: "world".into(),
        wraps: true,
        places: spaces_on(content, None).map(|id| space(content, id)).collect(),
        links: Arc::new(spaces_on(content, None).flat_map(|id| links(content, id)).collect()),
        groups: seas.collect(),
        ..Board::default()
    };
    let beside = map.boards.iter().enumerate().map(|(nth, board)| Board {
        id: text!("board:{}", board.id),
        name: Phrase::new(text!("eh-board-{}", board.id)),
        width: board.width,
        height: board.height,
        places: spaces_on(content, Some(nth)).map(|id| space(content, id)).collect(),
        links: Arc::new(spaces_on(content, Some(nth)).flat_map(|id| links(content, id)).collect()),
        ..Board::default()
    });
    std::iter::once(world).chain(beside).collect()
}

/// The spaces on a board beside the world, or in the world itself.
fn spaces_on(content: &Content, board: Option<usize>) -> impl Iterator<Item = SpaceId> {
    each_space(content).filter(move |id| board_of(content, *id) == board)
}

fn board_of(content: &Content, id: SpaceId) -> Option<usize> {
    content.map.spot(id).and_then(|spot| spot.board)
}

pub(super) fn each_space(content: &Content) -> impl Iterator<Item = SpaceId> + use<> {
    (0..content.spaces.len() as u8).map(SpaceId)
}

/// Spaces that have a number for a name.
pub fn is_numbered(id: &str) -> bool {
    id.starts_with("space-")
}

fn space(content: &Content, id: SpaceId) -> Place {
    let info = content.space(id);
    let map = &content.map;
    let spot = map.spot(id);
    // A space nobody has drawn stands where its pack puts it, in hundredths of the board.
    let (x, y) = spot.map_or_else(
        || {
            let on = |part: f32, whole: u32| (part / 100.0 * whole as f32).round() as i32;
            (on(info.at.0, map.width), on(info.at.1, map.height))
        },
        |spot| spot.at,
    );
    Place {
        id: ids::space(content, id),
        name: Phrase::new(names::space(content, id)),
        short: is_numbered(&info.id)
            .then(|| Phrase::new(text!("{}-short", names::space(content, id)))),
        kind: terrain_word(info.terrain).into(),
        icon: spot.and_then(|spot| spot.icon.as_deref()).map(Into::into),
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
        by: content.map.way(from, to),
        ..Link::default()
    };
    // A path to another board is not drawn; both its ends are seen when somebody travels.
    let beside = |to: SpaceId| board_of(content, from) == board_of(content, to);
    paths.filter(|(_, to)| from < *to && beside(*to)).map(link).collect()
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
