//! What a battery runs on: a game with its content and a set-up.

use super::walk::Walk;
use crate::playout::MOST_INPUTS;
use kernel::registry::Titled;
use kernel::{Game, Luck, Menu, Seat, Seats, Seed, Shown, Table, Waiting};
use std::sync::Arc;

/// A game with its content and one set-up, to be tried over and over.
#[derive(Clone, Debug)]
pub struct Ground<G: Shown> {
    pub content: Arc<G::Content>,
    pub content_hash: String,
    pub setup: G::Setup,
}

impl<G: Titled> Ground<G> {
    /// The game as it is shipped, set up as usual.
    pub fn usual() -> Result<Self, String> {
        let content = G::content().map_err(|error| format!("{}: {error}", G::KEY))?;
        Ok(Self { content, content_hash: G::content_hash(), setup: G::usual_setup() })
    }
}

impl<G: Shown> Ground<G> {
    /// The same game, set up in another way.
    pub fn with_setup(self, setup: G::Setup) -> Self {
        Self { setup, ..self }
    }

    /// Plays random games, looking before every input and at the end.
    pub(super) fn wander(
        &self,
        games: u32,
        seed: u64,
        mut look: impl FnMut(&mut Walk<'_, G>) -> Result<(), String>,
    ) -> Result<(), String> {
        for number in numbers(games, seed) {
            let mut walk = Walk::begin(self, number)?;
            look(&mut walk).map_err(|what| walk.blame(what))?;
            while walk.step()? {
                look(&mut walk).map_err(|what| walk.blame(what))?;
            }
        }
        Ok(())
    }

    /// Plays one random game at a real table, looking at every question and at the end.
    pub(super) fn sit_down(
        &self,
        number: u64,
        mut look: impl FnMut(&Table<G>),
    ) -> Result<Table<G>, String> {
        let seed = Seed::from_number(number);
        let blame = |table: Option<&Table<G>>, what: String| {
            let inputs = table.map_or(0, Table::len);
            format!("{}, game of seed {number}, after input {inputs}: {what}", G::KEY)
        };
        let mut table =
            Table::begin(self.content.clone(), &self.content_hash, &self.setup, &[], seed)
                .map_err(|error| blame(None, error.to_string()))?;
        let mut luck = wandering_luck(number);
        while table.asked().is_some() {
            look(&table);
            if table.len() > MOST_INPUTS {
                return Err(blame(Some(&table), "the game does not end".into()));
            }
            let (seat, choice) = anything(table.game(), &self.content, &mut luck)
                .ok_or_else(|| blame(Some(&table), "a question without an answer".into()))?;
            table.choose(seat, choice).map_err(|error| {
                blame(Some(&table), format!("{choice:?} was offered and is {error}"))
            })?;
        }
        look(&table);
        Ok(table)
    }
}

/// The seeds of the games of a check.
pub(super) fn numbers(games: u32, seed: u64) -> impl Iterator<Item = u64> {
    (0..u64::from(games)).map(move |game| seed.wrapping_add(game))
}

/// The randomness that chooses, separate from the seed's, which rolls.
pub(super) fn wandering_luck(number: u64) -> Luck {
    Seed::from_number(number).at(u64::MAX)
}

/// Any answer to the question; one time in eight any right of anyone, asked or not.
pub(super) fn anything<G: Shown>(
    game: &G,
    content: &G::Content,
    luck: &mut Luck,
) -> Option<(Seat, G::Choice)> {
    let Waiting::Choice(asked) = game.waiting() else { return None };
    let mut menu = Menu::new();
    if luck.below(8) == 0 {
        let seat = Seat(luck.below(u32::from(game.seats())) as u8);
        game.rights(content, seat, &mut menu);
        if !menu.is_empty() {
            return Some((seat, *luck.pick(&menu)));
        }
    }
    game.menu(content, &mut menu);
    if menu.is_empty() { None } else { Some((asked.lead, *luck.pick(&menu))) }
}

pub(super) fn all_seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    Seats::first(game.seats()).iter()
}
