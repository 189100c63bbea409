//! What a seat can do when it is asked.

use crate::habits::Habits;
use kernel::{Advice, Menu, Seat};

/// The answers to the question, then the rights that are not answers too.
#[derive(Debug)]
pub struct Options<C> {
    all: Vec<C>,
    answers: usize,
    menu: Menu<C>,
}

impl<C> Default for Options<C> {
    fn default() -> Self {
        Self { all: Vec::new(), answers: 0, menu: Menu::default() }
    }
}

impl<C: Copy + PartialEq> Options<C> {
    /// Collects what the asked seat can do now, in place of what was here before.
    pub fn gather<G: Advice<Choice = C>>(&mut self, game: &G, content: &G::Content, seat: Seat) {
        self.menu.clear();
        game.menu(content, &mut self.menu);
        if !self.menu.iter().all(|choice| game.idle(content, *choice)) {
            self.menu.retain(|choice| !game.idle(content, *choice));
        }
        self.all.clear();
        self.all.extend_from_slice(&self.menu);
        self.answers = self.all.len();
        self.menu.clear();
        game.rights(content, seat, &mut self.menu);
        for right in self.menu.iter() {
            if !self.all.contains(right) && !game.idle(content, *right) {
                self.all.push(*right);
            }
        }
    }

    /// Leaves out what the bot has repeated too often, unless no answer would be left.
    pub fn spare(&mut self, habits: &Habits<C>) {
        let tired = |choice: &C| habits.is_tired_of(*choice);
        if self.all[..self.answers].iter().all(tired) {
            return;
        }
        self.answers -= self.all[..self.answers].iter().filter(|choice| tired(choice)).count();
        self.all.retain(|choice| !tired(choice));
    }

    /// Keeps this many, those the game itself rates best; all, if it does not rate them.
    pub fn prune<G: Advice<Choice = C>>(
        &mut self,
        game: &G,
        content: &G::Content,
        seat: Seat,
        most: usize,
    ) {
        let mut opinions = Vec::new();
        if self.all.len() <= most || !game.judge(content, seat, &self.all, &mut opinions) {
            return;
        }
        let mut sorted = opinions.clone();
        sorted.sort_by(|one, other| other.total_cmp(one));
        let least = sorted.get(most - 1).copied().unwrap_or(f32::NEG_INFINITY);
        self.answers = opinions.iter().take(self.answers).filter(|it| **it >= least).count();
        let mut opinions = opinions.into_iter();
        self.all.retain(|_| opinions.next().is_some_and(|it| it >= least));
    }

    pub fn all(&self) -> &[C] {
        &self.all
    }

    /// How many of them, from the first, answer the question.
    pub fn answers(&self) -> usize {
        self.answers
    }
}
