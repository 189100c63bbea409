//! A random game, one input at a time.

use super::ground::{Ground, anything, wandering_luck};
use crate::Playout;
use crate::playout::{Step, Stop};
use kernel::{Luck, Seed, Shown};
use std::fmt::Display;

/// A random game, fully determined by its number.
#[derive(Debug)]
pub struct Walk<'g, G: Shown> {
    pub ground: &'g Ground<G>,
    pub game: G,
    number: u64,
    seed: Seed,
    /// Chooses the moves.
    way: Luck,
    /// For the check's own random decisions; does not affect the moves.
    pub luck: Luck,
    playout: Playout<G>,
}

impl<'g, G: Shown> Walk<'g, G> {
    pub fn begin(ground: &'g Ground<G>, number: u64) -> Result<Self, String> {
        let game = G::begin_quietly(&ground.setup, &ground.content)
            .map_err(|error| format!("{}, game of seed {number}: {error}", G::KEY))?;
        let seed = Seed::from_number(number);
        Ok(Self {
            ground,
            game,
            number,
            seed,
            way: wandering_luck(number),
            luck: seed.at(u64::MAX - 1),
            playout: Playout::new(),
        })
    }

    /// Makes one input; false if the game is over.
    pub fn step(&mut self) -> Result<bool, String> {
        let content = &*self.ground.content;
        let step = self.playout.step(&mut self.game, content, &mut self.seed);
        match step.map_err(|error| self.blame(error))? {
            Step::Took => Ok(true),
            Step::Stopped(Stop::Over) => Ok(false),
            Step::Stopped(Stop::Asked(_)) => {
                let (seat, choice) = anything(&self.game, content, &mut self.way)
                    .ok_or_else(|| self.blame("a question without an answer"))?;
                if let Err(refusal) = self.game.may(content, seat, choice) {
                    let what = format!("{choice:?} is offered to {seat:?} and {refusal:?}");
                    return Err(self.blame(what));
                }
                self.playout.take(&mut self.game, content, seat, choice);
                Ok(true)
            }
        }
    }

    /// The failure, with what is needed to reproduce it.
    pub fn blame(&self, what: impl Display) -> String {
        let inputs = self.playout.tally().inputs;
        format!("{}, game of seed {}, after input {inputs}: {what}", G::KEY, self.number)
    }
}
