//! Random games end, and nothing breaks on the way.

use super::Ground;
use super::ground::all_seats;
use kernel::{Advice, Shown, Waiting};

impl<G: Shown + Advice> Ground<G> {
    /// See [`super::random_games_end`].
    pub fn random_games_end(&self, games: u32, seed: u64) -> Result<(), String> {
        self.wander(games, seed, |walk| {
            let flaws = walk.game.flaws(&self.content);
            if !flaws.is_empty() {
                return Err(format!("broken invariants: {}", flaws.join("; ")));
            }
            let over = walk.game.waiting() == Waiting::Over;
            match (over, walk.game.outcome()) {
                (true, None) => return Err("the game is over and has no outcome".into()),
                (false, Some(outcome)) => {
                    return Err(format!("the game goes on and has an outcome: {outcome:?}"));
                }
                (true, Some(_)) | (false, None) => {}
            }
            for seat in all_seats(&walk.game) {
                let outlook = walk.game.outlook(&self.content, seat);
                if !(0.0..=1.0).contains(&outlook) {
                    return Err(format!("the outlook of {seat:?} is {outlook}, not in 0 to 1"));
                }
            }
            Ok(())
        })
    }
}
