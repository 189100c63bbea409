//! The bot that follows a game's own rules of thumb.

use crate::options::Options;
use crate::{Greedy, Policy};
use kernel::{Advice, Luck, Seat};

/// Values no further apart than this count as equal.
const AS_GOOD: f32 = 0.05;

/// Takes the option the game itself rates best, at random if several are equal.
#[derive(Debug)]
pub struct Sensible<G: Advice> {
    options: Options<G::Choice>,
    opinions: Vec<f32>,
    /// For games that do not rate options.
    greedy: Greedy<G>,
}

impl<G: Advice> Default for Sensible<G> {
    fn default() -> Self {
        Self { options: Options::default(), opinions: Vec::new(), greedy: Greedy::new() }
    }
}

impl<G: Advice> Sensible<G> {
    pub fn new() -> Self {
        Self::default()
    }

    /// The best of these as rated by the game, if it rates them.
    pub fn among(
        &mut self,
        game: &G,
        content: &G::Content,
        seat: Seat,
        options: &[G::Choice],
        luck: &mut Luck,
    ) -> Option<G::Choice> {
        self.opinions.clear();
        if !game.judge(content, seat, options, &mut self.opinions) {
            return None;
        }
        debug_assert_eq!(options.len(), self.opinions.len(), "one opinion for each option");
        best(&self.opinions, luck).and_then(|at| options.get(at).copied())
    }
}

impl<G: Advice> Policy<G> for Sensible<G> {
    fn pick(&mut self, game: &G, content: &G::Content, seat: Seat, luck: &mut Luck) -> G::Choice {
        let mut options = std::mem::take(&mut self.options);
        options.gather(game, content, seat);
        let choice = self.among(game, content, seat, options.all(), luck);
        self.options = options;
        choice.unwrap_or_else(|| self.greedy.pick(game, content, seat, luck))
    }
}

/// One of the best.
fn best(opinions: &[f32], luck: &mut Luck) -> Option<usize> {
    let most = opinions.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let good = || opinions.iter().enumerate().filter(|(_, it)| **it >= most - AS_GOOD);
    let count = good().count() as u32;
    if count == 0 {
        return None;
    }
    good().nth(luck.below(count) as usize).map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::play;
    use crate::policy;
    use crate::toy::{Toy, ToyContent, ToySetup};
    use kernel::Game;

    #[test]
    fn equally_good_options_are_chosen_at_random() {
        let mut luck = Luck::from_number(1);
        let picks: Vec<usize> =
            (0..60).filter_map(|_| best(&[0.5, 0.99, 1.0, 0.2], &mut luck)).collect();
        assert!(picks.contains(&1) && picks.contains(&2));
        assert!(!picks.contains(&0) && !picks.contains(&3));
        assert_eq!(best(&[], &mut luck), None);
    }

    #[test]
    fn a_game_that_rates_no_options_is_played_greedily() {
        let content = ToyContent::default();
        let toy = Toy::begin_quietly(&ToySetup::default(), &content).unwrap();
        let played = |name| {
            let mut bots = [policy(name).unwrap(), policy(name).unwrap()];
            play(toy.clone(), &content, 3, &mut bots).unwrap()
        };
        assert_eq!(played("sensible"), played("greedy"));
    }
}
