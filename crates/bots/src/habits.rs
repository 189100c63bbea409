//! A bot's memory of what it just did, so that it does not go round in circles.

use kernel::{Game, Luck, Seat};
use std::hash::{DefaultHasher, Hasher};

/// How often a choice may be taken in one and the same position.
///
/// Twice and not once: a bot whose move was taken back should be free to make it again.
const OFTEN_ENOUGH: usize = 2;

/// What a bot chose during the present turn, and where.
///
/// A game may offer a choice and its reverse as often as one likes. A bot that sees only so far
/// ahead and dislikes what comes next would take one and the other for ever.
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
    /// Looks where the seat is, and forgets former turns.
    ///
    /// The position is known by a state imagined with always the same luck, so that nothing the
    /// seat cannot know tells two positions apart.
    pub fn look<G: Game<Choice = C>>(&mut self, game: &G, content: &G::Content, seat: Seat) {
        if game.turns() != self.turn {
            self.turn = game.turns();
            self.taken.clear();
        }
        let mut hasher = DefaultHasher::new();
        game.imagine(content, seat, &mut Luck::from_number(0)).hash(&mut hasher);
        self.here = hasher.finish();
    }

    /// Whether this choice has been taken here as often as makes sense.
    pub fn is_tired_of(&self, choice: C) -> bool {
        self.taken.iter().filter(|taken| **taken == (self.here, choice)).count() >= OFTEN_ENOUGH
    }

    pub fn remember(&mut self, choice: C) {
        self.taken.push((self.here, choice));
    }
}
