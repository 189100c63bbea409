//! The bot that takes any answer.

use crate::Policy;
use kernel::{Advice, Game, Luck, Menu, Seat};

/// How many decisions there are for each one that considers the rights.
const RIGHTS_ONE_IN: u32 = 16;

/// Any answer, all equally likely; now and then a right, if there is one.
#[derive(Debug)]
pub struct Random<G: Game> {
    answers: Menu<G::Choice>,
    rights: Menu<G::Choice>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self { answers: Menu::new(), rights: Menu::new() }
    }
}

impl<G: Game> Random<G> {
    pub fn new() -> Self {
        Self::default()
    }

    /// Picks when the answers are already known.
    pub fn among(
        &mut self,
        game: &G,
        content: &G::Content,
        seat: Seat,
        answers: &[G::Choice],
        luck: &mut Luck,
    ) -> G::Choice {
        if luck.below(RIGHTS_ONE_IN) == 0 {
            self.rights.clear();
            game.rights(content, seat, &mut self.rights);
            if !self.rights.is_empty() {
                return *luck.pick(&self.rights);
            }
        }
        *luck.pick(answers)
    }
}

impl<G: Advice> Policy<G> for Random<G> {
    fn pick(&mut self, game: &G, content: &G::Content, seat: Seat, luck: &mut Luck) -> G::Choice {
        let mut answers = std::mem::take(&mut self.answers);
        answers.clear();
        game.menu(content, &mut answers);
        let choice = self.among(game, content, seat, &answers, luck);
        self.answers = answers;
        choice
    }

    fn pick_among(
        &mut self,
        game: &G,
        content: &G::Content,
        seat: Seat,
        answers: &[G::Choice],
        luck: &mut Luck,
    ) -> G::Choice {
        self.among(game, content, seat, answers, luck)
    }
}
