//! Playouts build nothing to show.

use super::Ground;
use super::ground::{numbers, wandering_luck};
use crate::play::play;
use crate::{Greedy, MonteCarlo, MonteCarloStyle, Policy, Random};
use kernel::{Advice, Shown, Statistics, Waiting};
use scene::meter;

impl<G: Shown + Advice + Statistics> Ground<G> {
    /// See [`super::playouts_make_nothing_to_look_at`].
    ///
    /// One game at random, and a few decisions of the bots that think: the same playouts, many
    /// times over.
    pub fn playouts_make_nothing_to_look_at(&self, games: u32, seed: u64) -> Result<(), String> {
        let content = &*self.content;
        for number in numbers(games, seed) {
            let blame = |what: String| format!("{}, game of seed {number}: {what}", G::KEY);
            let start =
                G::begin_quietly(&self.setup, content).map_err(|error| blame(error.to_string()))?;
            let before = meter::made();
            let mut bots: Vec<Box<dyn Policy<G> + Send>> = Vec::new();
            bots.resize_with(usize::from(start.seats()), || Box::new(Random::new()));
            play(start.clone(), content, number, &mut bots)
                .map_err(|error| blame(error.to_string()))?;
            if let Waiting::Choice(asked) = start.waiting() {
                let mut luck = wandering_luck(number);
                let style = MonteCarloStyle { playouts: 30, ..MonteCarloStyle::default() };
                Greedy::new().pick(&start, content, asked.lead, &mut luck);
                MonteCarlo::new(style).pick(&start, content, asked.lead, &mut luck);
            }
            let made = meter::made() - before;
            if made > 0 {
                return Err(blame(format!("{made} phrases, scenes or texts were made")));
            }
        }
        Ok(())
    }
}
