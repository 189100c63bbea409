//! One playout of a thinking bot.

use super::MonteCarloStyle;
use crate::playout::worth;
use crate::{Playout, Random, Sensible, Stop};
use kernel::{Advice, Events, Luck, Seat};

/// The buffers of playout after playout.
#[derive(Debug)]
pub struct Rollout<G: Advice> {
    turns: u32,
    depth: u32,
    playout: Playout<G>,
    sensible: Sensible<G>,
    glance: Glance<G>,
}

impl<G: Advice> Rollout<G> {
    pub fn new(style: MonteCarloStyle) -> Self {
        let glance = Glance { glances: style.glances, random: Random::new(), out: Events::deaf() };
        let (playout, sensible) = (Playout::new(), Sensible::new());
        Self { turns: style.turns, depth: style.depth, playout, sensible, glance }
    }

    /// Takes the option in this world, plays on, and returns its value for the seat.
    ///
    /// A world that cannot be played on is evaluated as it is: a bot must answer.
    pub fn worth(
        &mut self,
        world: &mut G,
        content: &G::Content,
        seat: Seat,
        option: G::Choice,
        luck: &mut Luck,
    ) -> f64 {
        // If players take turns one after another, looking ahead means as many turns for each.
        let rounds = u32::from(world.seats().max(2)) / 2;
        let horizon = world.turns().saturating_add(self.turns * rounds);
        self.playout.reset();
        self.playout.take(world, content, seat, option);
        for _ in 0..self.depth * rounds {
            let Ok(Stop::Asked(asked)) = self.playout.settle(world, content, luck) else { break };
            if world.turns() >= horizon {
                break;
            }
            let menu = self.playout.menu();
            let choice = self
                .sensible
                .among(world, content, asked, menu, luck)
                .unwrap_or_else(|| self.glance.pick(world, content, asked, menu, luck));
            self.playout.take(world, content, asked, choice);
        }
        worth(world, content, seat)
    }
}

/// A quick player: samples a few answers and takes the one that looks best immediately.
#[derive(Debug)]
struct Glance<G: Advice> {
    glances: u32,
    random: Random<G>,
    out: Events<G::Event>,
}

impl<G: Advice> Glance<G> {
    fn pick(
        &mut self,
        game: &G,
        content: &G::Content,
        seat: Seat,
        menu: &[G::Choice],
        luck: &mut Luck,
    ) -> G::Choice {
        let mut best = self.random.among(game, content, seat, menu, luck);
        let mut looks = None;
        for _ in 1..self.glances {
            let other = *luck.pick(menu);
            if other == best {
                continue;
            }
            let held = looks.unwrap_or_else(|| self.look(game, content, seat, best));
            let offered = self.look(game, content, seat, other);
            looks = Some(held.max(offered));
            if offered > held {
                best = other;
            }
        }
        best
    }

    fn look(&mut self, game: &G, content: &G::Content, seat: Seat, choice: G::Choice) -> f64 {
        let mut next = game.clone();
        next.apply(content, seat, choice, &mut self.out);
        worth(&next, content, seat)
    }
}
