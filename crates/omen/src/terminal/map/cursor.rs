//! Moving from place to place with the arrow keys.

use crate::terminal::keys::Key;
use crate::terminal::look::Look;
use scene::{Board, Scene};

/// Where the cursor starts: at the first place an answer could concern, or the first of all.
pub fn first(look: &Look) -> Option<String> {
    let targets = look.prompt.iter().flat_map(|prompt| &prompt.options).flat_map(|it| &it.targets);
    let asked = targets.into_iter().find_map(|target| look.place_of(target));
    let any = look.scene.boards.first()?.places.first()?;
    Some(asked.unwrap_or(&any.id).to_owned())
}

/// The nearest place in that direction; the same place if there is none.
///
/// Prefers straight to near: sideways distance counts three times.
pub fn step(scene: &Scene, from: Option<&str>, key: Key) -> Option<String> {
    let at = |board: &&Board| board.places.iter().any(|it| Some(it.id.as_str()) == from);
    let board = scene.boards.iter().find(at).or(scene.boards.first())?;
    let here = board.places.iter().find(|place| Some(place.id.as_str()) == from);
    let Some(here) = here else { return board.places.first().map(|place| place.id.to_string()) };
    let width = board.width as i32;
    let distance = |(x, y): (i32, i32)| {
        let mut dx = x - here.x;
        if board.wraps && dx.abs() > width / 2 {
            dx -= width * dx.signum();
        }
        let dy = y - here.y;
        let (along, aside) = match key {
            Key::Up => (-dy, dx),
            Key::Down => (dy, dx),
            Key::Left => (-dx, dy),
            Key::Right => (dx, dy),
            _ => return None,
        };
        (along > 0).then_some(along + 3 * aside.abs())
    };
    let others = board.places.iter().filter(|place| place.id != here.id);
    let others = others.map(|place| (&place.id, (place.x, place.y)));
    // A place on another board lies where the sign is that names it.
    let beyond = board.links.iter().filter(|link| link.board.is_some() && link.from == here.id);
    let beyond = beyond.filter_map(|link| Some((&link.to, *link.by.last()?)));
    let ways = others.chain(beyond).filter_map(|(id, at)| Some((distance(at)?, id)));
    Some(ways.min_by_key(|it| it.0).map_or(&here.id, |(_, id)| id).to_string())
}
