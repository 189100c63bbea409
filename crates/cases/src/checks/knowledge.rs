//! What a seat can and cannot know, by states it cannot tell from the real one.

use super::{Miss, values, wrong};
use crate::claims::Path;
use crate::play::Play;
use kernel::position::{Field, Positioned};
use kernel::{Luck, Seat};

/// States imagined before a value counts as known.
const TRIES: usize = 200;
/// Always the same seed, so that a case never passes one day and fails the next.
const LUCK: u64 = 1;

pub fn unknown<G: Positioned>(play: &Play<'_, G>, path: &Path<'_>, to: Seat) -> Result<(), Miss> {
    let value = values::get(play, path)?;
    if otherwise(play, path, to, &value).is_some() {
        return Ok(());
    }
    let who = play.game.seat_key(to);
    wrong(format!(
        "{}: expected {who} not to know it, but it is {value} in all of {TRIES} states {who} cannot \
         tell from this one",
        path.text
    ))
}

pub fn known<G: Positioned>(play: &Play<'_, G>, path: &Path<'_>, to: Seat) -> Result<(), Miss> {
    let value = values::get(play, path)?;
    let Some(other) = otherwise(play, path, to, &value) else { return Ok(()) };
    let who = play.game.seat_key(to);
    wrong(format!(
        "{}: expected {who} to know it; it is {value}, but for {who} it may as well be {other}",
        path.text
    ))
}

/// Another value the path may have as far as the seat can tell.
fn otherwise<G: Positioned>(
    play: &Play<'_, G>,
    path: &Path<'_>,
    seat: Seat,
    value: &Field,
) -> Option<String> {
    let mut luck = Luck::from_number(LUCK);
    (0..TRIES).find_map(|_| {
        let imagined = play.game.imagine(play.content, seat, &mut luck);
        match imagined.get(play.content, &path.parts) {
            Ok(other) if other == *value => None,
            Ok(other) => Some(other.to_string()),
            Err(_) => Some("nothing".to_owned()),
        }
    })
}
