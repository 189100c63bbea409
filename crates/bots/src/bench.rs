//! How fast a game plays itself.

use crate::{PlayError, Playout, Random};
use kernel::{Advice, Seed};
use std::time::{Duration, Instant};

/// Random games that were played on one core, and how long they took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomGames {
    pub games: u32,
    pub inputs: u64,
    pub decisions: u64,
    pub turns: u64,
    pub elapsed: Duration,
}

/// Plays this many games with random answers on this thread.
pub fn measure_random_games<G: Advice>(
    content: &G::Content,
    setup: &G::Setup,
    games: u32,
    seed: u64,
) -> Result<RandomGames, PlayError> {
    let seed = Seed::from_number(seed);
    let start = G::begin_quietly(setup, content)?;
    let mut playout = Playout::new();
    let mut random = Random::new();
    let mut measured =
        RandomGames { games, inputs: 0, decisions: 0, turns: 0, elapsed: Duration::ZERO };
    let began = Instant::now();
    for n in 0..games {
        let mut game = start.clone();
        let mut luck = seed.at(u64::from(n));
        playout.reset();
        playout.finish(&mut game, content, &mut luck, u32::MAX, |game, seat, menu, luck| {
            random.among(game, content, seat, menu, luck)
        })?;
        measured.inputs += playout.tally().inputs;
        measured.decisions += playout.tally().decisions;
        measured.turns += u64::from(game.turns());
    }
    measured.elapsed = began.elapsed();
    Ok(measured)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, ToyContent, ToySetup};

    #[test]
    fn measured_games_are_played_to_the_end() {
        let measured =
            measure_random_games::<Toy>(&ToyContent::default(), &ToySetup::default(), 20, 1)
                .unwrap();
        assert!(measured.turns >= 20 * 5 && measured.inputs > measured.decisions, "{measured:?}");
    }
}
