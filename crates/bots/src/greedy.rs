//! The bot that looks one decision ahead.

use crate::habits::Habits;
use crate::options::Options;
use crate::playout::worth;
use crate::{Playout, Policy, Stop};
use kernel::{Advice, Luck, Seat};

/// In how many worlds, indistinguishable to the seat, each option is tried.
const WORLDS: u32 = 8;

/// How many quiet answers are given on the way to the next question that matters.
const QUIET_ANSWERS: u32 = 32;

/// Tries every option and takes the one whose next real question looks best.
#[derive(Debug)]
pub struct Greedy<G: Advice> {
    options: Options<G::Choice>,
    playout: Playout<G>,
    totals: Vec<f64>,
    habits: Habits<G::Choice>,
}

impl<G: Advice> Default for Greedy<G> {
    fn default() -> Self {
        Self {
            options: Options::default(),
            playout: Playout::new(),
            totals: Vec::new(),
            habits: Habits::default(),
        }
    }
}

impl<G: Advice> Greedy<G> {
    pub fn new() -> Self {
        Self::default()
    }
}

impl<G: Advice> Policy<G> for Greedy<G> {
    /// Every option meets the same worlds and the same dice, so that they differ only on merit.
    fn pick(&mut self, game: &G, content: &G::Content, seat: Seat, luck: &mut Luck) -> G::Choice {
        self.options.gather(game, content, seat);
        self.habits.look(game, content, seat);
        self.options.spare(&self.habits);
        if let [only] = *self.options.all() {
            return only;
        }
        self.totals.clear();
        self.totals.resize(self.options.all().len(), 0.0);
        for _ in 0..WORLDS {
            let world = game.imagine(content, seat, luck);
            let dice = Luck::from_number(luck.bits());
            for (option, total) in self.options.all().iter().zip(&mut self.totals) {
                let mut world = world.clone();
                self.playout.reset();
                self.playout.take(&mut world, content, seat, *option);
                go_on_quietly(&mut self.playout, &mut world, content, &mut dice.clone());
                *total += worth(&world, content, seat);
            }
        }
        let choice = self.options.all()[best(&self.totals, self.options.answers(), luck)];
        self.habits.remember(choice);
        choice
    }
}

/// Plays on to the next question that has no quiet answer.
///
/// A world that cannot be played on is evaluated as it is: a bot must answer, and the battery is
/// where such a flaw is found.
fn go_on_quietly<G: Advice>(
    playout: &mut Playout<G>,
    world: &mut G,
    content: &G::Content,
    luck: &mut Luck,
) {
    for _ in 0..QUIET_ANSWERS {
        let Ok(Stop::Asked(seat)) = playout.settle(world, content, luck) else { return };
        let Some(quiet) = world.quiet(content) else { return };
        playout.take(world, content, seat, quiet);
    }
}

/// The best answer, with random tie-breaks; a right only if it is better than every answer.
///
/// A right leaves the question open, so one that gains nothing could be used forever.
fn best(totals: &[f64], answers: usize, luck: &mut Luck) -> usize {
    let mut best = 0;
    let mut equals = 1;
    for (n, total) in totals.iter().enumerate().skip(1) {
        if *total > totals[best] {
            (best, equals) = (n, 1);
        } else if *total == totals[best] && n < answers {
            equals += 1;
            if luck.below(equals) == 0 {
                best = n;
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_among_answers_never_in_favour_of_a_right() {
        let mut luck = Luck::from_number(1);
        let picks: Vec<usize> =
            (0..60).map(|_| best(&[0.5, 0.7, 0.7, 0.7], 3, &mut luck)).collect();
        assert!(picks.contains(&1) && picks.contains(&2));
        assert!(!picks.contains(&0) && !picks.contains(&3));
        assert_eq!(best(&[0.5, 0.7, 0.71], 2, &mut luck), 2);
    }
}
