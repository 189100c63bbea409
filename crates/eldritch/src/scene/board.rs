//! The world and its paths.

use super::ids;
use crate::content::{Content, PathKind};
use crate::ids::SpaceId;
use crate::words::names::{self, terrain_word};
use ::scene::{Board, Group, Link, LinkStyle, Phrase, Place, Text, text};
use std::sync::Arc;

/// The world, then the side boards.
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
        id: WORLD.into(),
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
        id: board_id(content, Some(nth)),
        name: Phrase::new(text!("eh-board-{}", board.id)),
        width: board.width,
        height: board.height,
        places: spaces_on(content, Some(nth)).map(|id| space(content, id)).collect(),
        links: Arc::new(spaces_on(content, Some(nth)).flat_map(|id| links(content, id)).collect()),
        ..Board::default()
    });
    std::iter::once(world).chain(beside).collect()
}

/// The spaces on a side board, or in the world itself.
fn spaces_on(content: &Content, board: Option<usize>) -> impl Iterator<Item = SpaceId> {
    each_space(content).filter(move |id| board_of(content, *id) == board)
}

fn board_of(content: &Content, id: SpaceId) -> Option<usize> {
    content.map.spot(id).and_then(|spot| spot.board)
}

pub(super) fn each_space(content: &Content) -> impl Iterator<Item = SpaceId> + use<> {
    SpaceId::first(content.spaces.len())
}

/// Spaces that have a number for a name.
pub fn is_numbered(id: &str) -> bool {
    id.starts_with("space-")
}

fn space(content: &Content, id: SpaceId) -> Place {
    let info = content.space(id);
    let spot = content.map.spot(id);
    let (x, y) = point(content, id);
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

/// Where a space is drawn. If `map.toml` does not say, it is where its pack puts it, as a
/// percentage of the board.
fn point(content: &Content, id: SpaceId) -> (i32, i32) {
    let (map, (x, y)) = (&content.map, content.space(id).at);
    let on = |part: f32, whole: u32| (part / 100.0 * whole as f32).round() as i32;
    map.spot(id).map_or_else(|| (on(x, map.width), on(y, map.height)), |spot| spot.at)
}

/// Each path once, from the end that comes first; a path between two boards is on both, each with
/// its own end.
fn links(content: &Content, from: SpaceId) -> Vec<Link> {
    let info = content.space(from);
    let kinds = [PathKind::Train, PathKind::Ship, PathKind::Uncharted];
    let paths = kinds.into_iter().flat_map(|kind| info.by(kind).iter().map(move |to| (kind, to)));
    let is_off = |to: SpaceId| board_of(content, from) != board_of(content, to);
    let link = |(kind, to): (PathKind, SpaceId)| Link {
        from: ids::space(content, from),
        to: ids::space(content, to),
        style: style(kind),
        across: info.across.contains(to),
        by: if is_off(to) {
            content.map.way_off(from, to, point(content, from))
        } else {
            content.map.way(from, to)
        },
        board: is_off(to).then(|| board_id(content, board_of(content, to))),
        ..Link::default()
    };
    paths.filter(|(_, to)| from < *to || is_off(*to)).map(link).collect()
}

fn board_id(content: &Content, board: Option<usize>) -> Text {
    match board.and_then(|nth| content.map.boards.get(nth)) {
        Some(board) => text!("board:{}", board.id),
        None => WORLD.into(),
    }
}

const WORLD: &str = "board:world";

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
