//! A bot's memory of what it just did, so that it does not go around in circles.

use kernel::{Advice, Luck, Seat};
use std::hash::{DefaultHasher, Hasher};

/// How often a choice may be made in one and the same position.
///
/// Twice rather than once: a bot whose move was undone should be free to make it again.
const OFTEN_ENOUGH: usize = 2;

/// What a bot chose during the current turn, and where.
///
/// A game may offer a choice and its reverse any number of times. A bot with a short horizon that
/// dislikes what comes next would alternate between them forever.
#[derive(Debug)]
pub struct Habits<C> {
    turn: u32,
    here: u64,
    taken: Vec<(u64, C)>,
}

impl<C> Default for Habits<C> {
    fn default() -> Self {
        Self { turn: 0, here: 0, taken: Vec::new() }
    }
}

impl<C: Copy + PartialEq> Habits<C> {
    /// Notes the position, and forgets earlier turns.
    ///
    /// The position is identified by a state imagined with a fixed seed, so that nothing the seat
    /// cannot know distinguishes two positions.
    pub fn look<G: Advice>(&mut self, game: &G, content: &G::Content, seat: Seat) {
        if game.turns() != self.turn {
            self.turn = game.turns();
            self.taken.clear();
        }
        let mut hasher = DefaultHasher::new();
        game.imagine(content, seat, &mut Luck::from_number(0)).hash(&mut hasher);
        self.here = hasher.finish();
    }

    /// Whether this choice has been made here as often as makes sense.
    pub fn is_tired_of(&self, choice: C) -> bool {
        self.taken.iter().filter(|taken| **taken == (self.here, choice)).count() >= OFTEN_ENOUGH
    }

    pub fn remember(&mut self, choice: C) {
        self.taken.push((self.here, choice));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::play;
    use crate::policy;
    use crate::toy::{Fault, Toy, ToyContent, ToySetup};
    use kernel::Game;

    #[test]
    fn a_bot_that_dreads_the_next_turn_still_gets_there() {
        let content = ToyContent::default();
        let toy = Toy::begin_quietly(&ToySetup { fault: Fault::Fiddly }, &content).unwrap();
        for name in ["greedy", "monte-carlo:20"] {
            let mut bots = [policy(name).unwrap(), policy(name).unwrap()];
            let played = play(toy.clone(), &content, 3, &mut bots).unwrap();
            assert!(played.inputs < 600, "{name}: {played:?}");
        }
    }

    #[test]
    fn a_choice_is_tiring_only_in_the_same_position_and_turn() {
        let content = ToyContent::default();
        let toy = Toy::begin_quietly(&ToySetup::default(), &content).unwrap();
        let mut habits = Habits::default();
        habits.look(&toy, &content, Seat(0));
        habits.remember('x');
        assert!(!habits.is_tired_of('x'), "a move taken back may be made again");
        habits.remember('x');
        assert!(habits.is_tired_of('x') && !habits.is_tired_of('y'));
        habits.turn = 7;
        habits.look(&toy, &content, Seat(0));
        assert!(!habits.is_tired_of('x'));
    }
}
