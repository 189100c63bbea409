//! No one is asked a question that cannot matter.

use super::Ground;
use kernel::{Events, Menu, Shown, Waiting};

impl<G: Shown> Ground<G> {
    /// See [`super::questions_matter`].
    pub fn questions_matter(&self, games: u32, seed: u64) -> Result<(), String> {
        self.wander(games, seed, |walk| {
            let Waiting::Choice(who) = walk.game.waiting() else { return Ok(()) };
            let mut menu = Menu::new();
            walk.game.menu(&self.content, &mut menu);
            // A single answer is taken automatically, and a quiet one is given for everyone who
            // does not want every question.
            let [first, others @ ..] = &*menu else { return Ok(()) };
            if others.is_empty() || walk.game.quiet(&self.content).is_some() {
                return Ok(());
            }
            let after = |choice: &G::Choice| {
                let mut game = walk.game.clone();
                game.apply(&self.content, who.lead, *choice, &mut Events::deaf());
                game
            };
            let one = after(first);
            if others.iter().all(|other| after(other) == one) {
                let written: Vec<String> =
                    menu.iter().map(|choice| G::write(&self.content, *choice)).collect();
                return Err(format!("all answers lead to the same state: {}", written.join(", ")));
            }
            Ok(())
        })
    }
}
