//! Choices and cards by meaning, written and read back.

use super::Ground;
use super::ground::all_seats;
use kernel::{ChanceRequest, Menu, Shown, Waiting};

impl<G: Shown> Ground<G> {
    /// See [`super::texts_round_trip`].
    pub fn texts_round_trip(&self, games: u32, seed: u64) -> Result<(), String> {
        self.wander(games, seed, |walk| {
            let game = &walk.game;
            for seat in all_seats(game) {
                let key = game.seat_key(seat);
                if game.seat_named(key) != Some(seat) {
                    return Err(format!("the seat \"{key}\" does not find itself"));
                }
            }
            match game.waiting() {
                Waiting::Over => Ok(()),
                Waiting::Chance(ChanceRequest::Dice { .. }) => Ok(()),
                Waiting::Chance(ChanceRequest::Draw { size }) => {
                    (0..size).try_for_each(|n| self.card_is_read(game.card_at(&self.content, n)))
                }
                Waiting::Choice(_) => self.choices_are_read(game),
            }
        })
    }

    /// Refused choices too: people type them and cases cite them.
    fn choices_are_read(&self, game: &G) -> Result<(), String> {
        let mut menu = Menu::new();
        game.menu(&self.content, &mut menu);
        for seat in all_seats(game) {
            game.rights(&self.content, seat, &mut menu);
            game.expected(&self.content, seat, &mut menu);
        }
        menu.iter().try_for_each(|choice| {
            let text = G::write(&self.content, *choice);
            one_line(&text)?;
            match G::read(&self.content, &text) {
                Ok(read) if read == *choice => Ok(()),
                Ok(read) => Err(format!("{choice:?} is written \"{text}\" and read as {read:?}")),
                Err(error) => Err(format!("{choice:?} is written \"{text}\": {error}")),
            }
        })
    }

    fn card_is_read(&self, card: u64) -> Result<(), String> {
        let text = G::write_drawn(&self.content, card);
        one_line(&text)?;
        match G::read_drawn(&self.content, &text) {
            Ok(read) if read == card => Ok(()),
            Ok(read) => Err(format!("card {card} is written \"{text}\" and read as {read}")),
            Err(error) => Err(format!("card {card} is written \"{text}\": {error}")),
        }
    }
}

fn one_line(text: &str) -> Result<(), String> {
    if text.trim() != text || text.is_empty() || text.contains(['\n', '\r']) {
        return Err(format!("\"{text}\" is empty, has more than one line, or blanks at its ends"));
    }
    Ok(())
}
