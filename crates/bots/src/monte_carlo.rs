//! The bot that simulates every option many times and takes the one that won most.

mod bandit;
mod rollout;

use crate::Policy;
use crate::habits::Habits;
use crate::options::Options;
use bandit::Bandit;
use kernel::{Advice, Luck, Seat};
use rayon::prelude::*;
use rollout::Rollout;
use std::time::{Duration, Instant};

/// If the game rates its options, how many of the best are considered.
const MOST_OPTIONS: usize = 4;

/// How a Monte Carlo bot spends its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MonteCarloStyle {
    /// Playouts for one decision, all options together.
    pub playouts: u32,
    /// Turns a playout looks ahead before the game's own estimate is used.
    ///
    /// Counted in turns, so that delaying gains nothing: bad outcomes stay in sight.
    pub turns: u32,
    /// Decisions of all sides after which a playout stops in any case.
    pub depth: u32,
    /// The weight of exploration against exploitation.
    pub exploration: f64,
    /// Options a player considers for each decision inside a playout before taking the best of
    /// them; 1 plays at random.
    pub glances: u32,
    /// Answers after this time with what it knows by then. Such answers are not reproducible.
    pub limit: Option<Duration>,
    /// Runs this many searches in parallel and adds them up; answers are reproducible for the same
    /// number.
    pub threads: u32,
}

impl Default for MonteCarloStyle {
    fn default() -> Self {
        Self {
            playouts: 300,
            turns: 3,
            depth: 100,
            exploration: 0.5,
            glances: 8,
            limit: None,
            threads: 1,
        }
    }
}

/// Flat Monte Carlo: a bandit over the options, each pull a playout in a freshly imagined world.
#[derive(Debug)]
pub struct MonteCarlo<G: Advice> {
    style: MonteCarloStyle,
    options: Options<G::Choice>,
    habits: Habits<G::Choice>,
    rollout: Rollout<G>,
}

impl<G: Advice> MonteCarlo<G> {
    pub fn new(style: MonteCarloStyle) -> Self {
        let (options, habits) = (Options::default(), Habits::default());
        Self { style, options, habits, rollout: Rollout::new(style) }
    }
}

impl<G: Advice> Policy<G> for MonteCarlo<G> {
    fn pick(&mut self, game: &G, content: &G::Content, seat: Seat, luck: &mut Luck) -> G::Choice {
        self.options.gather(game, content, seat);
        self.habits.look(game, content, seat);
        self.options.spare(&self.habits);
        self.options.prune(game, content, seat, MOST_OPTIONS);
        if let [only] = *self.options.all() {
            return only;
        }
        let search = Search {
            game,
            content,
            seat,
            options: self.options.all(),
            exploration: self.style.exploration,
            deadline: self.style.limit.map(|limit| Instant::now() + limit),
        };
        let threads = self.style.threads.max(1);
        let bandit = if threads == 1 {
            search.run(self.style.playouts, &mut self.rollout, luck)
        } else {
            let share = self.style.playouts.div_ceil(threads);
            let starts: Vec<u64> = (0..threads).map(|_| luck.bits()).collect();
            let bandits: Vec<Bandit> = starts
                .into_par_iter()
                .map(|start| {
                    let mut rollout = Rollout::new(self.style);
                    search.run(share, &mut rollout, &mut Luck::from_number(start))
                })
                .collect();
            bandits.into_iter().fold(Bandit::new(search.options.len()), Bandit::and)
        };
        let choice = search.options[bandit.best(self.options.answers(), luck)];
        self.habits.remember(choice);
        choice
    }
}

/// One decision being considered.
#[derive(Debug)]
struct Search<'s, G: Advice> {
    game: &'s G,
    content: &'s G::Content,
    seat: Seat,
    options: &'s [G::Choice],
    exploration: f64,
    deadline: Option<Instant>,
}

impl<G: Advice> Search<'_, G> {
    fn run(&self, playouts: u32, rollout: &mut Rollout<G>, luck: &mut Luck) -> Bandit {
        let mut bandit = Bandit::new(self.options.len());
        for _ in 0..playouts.max(1) {
            let arm = bandit.next(self.exploration, luck);
            let mut world = self.game.imagine(self.content, self.seat, luck);
            let worth = rollout.worth(&mut world, self.content, self.seat, self.options[arm], luck);
            bandit.learn(arm, worth);
            if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break;
            }
        }
        bandit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, ToyChoice, ToyContent, ToySetup};
    use kernel::Game;

    fn first_choice(style: MonteCarloStyle) -> ToyChoice {
        let content = ToyContent::default();
        let toy = Toy::begin_quietly(&ToySetup::default(), &content).unwrap();
        MonteCarlo::new(style).pick(&toy, &content, Seat(0), &mut Luck::from_number(5))
    }

    #[test]
    fn the_same_luck_gives_the_same_answer_on_several_threads_too() {
        for threads in [1, 3] {
            let style = MonteCarloStyle { playouts: 60, threads, ..MonteCarloStyle::default() };
            assert_eq!(first_choice(style), first_choice(style));
        }
    }

    #[test]
    fn a_bot_out_of_time_still_answers() {
        let limit = Some(Duration::ZERO);
        first_choice(MonteCarloStyle { limit, playouts: u32::MAX, ..MonteCarloStyle::default() });
    }
}
