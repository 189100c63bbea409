//! Many games at once, the same games whatever the number of threads.

use crate::{PlayError, UnknownPolicy};
use kernel::{Seed, SetupError};
use rayon::prelude::*;
use std::sync::atomic::{AtomicU32, Ordering};

/// Why a series of games was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeriesError {
    #[error(transparent)]
    UnknownPolicy(#[from] UnknownPolicy),
    #[error("the game cannot be set up: {0}")]
    Setup(#[from] SetupError),
    #[error("{given} bots for {seats} seats: name one for all, or one for each")]
    BotsAndSeats { given: usize, seats: u8 },
    #[error("game {game} (seed {seed}): {error}")]
    Game { game: u32, seed: u64, error: PlayError },
    #[error("the threads cannot be started: {0}")]
    Threads(String),
}

/// The number of the table seed for this game of a series; short enough to be typed.
pub fn game_number(seed: u64, game: u32) -> u64 {
    Seed::from_number(seed).at(u64::from(game)).bits() >> 16
}

/// Plays games 0 to `games` on this many threads (0: one per core) and returns their results in
/// order. `progress` is told how many are done.
pub fn play_all<T: Send>(
    games: u32,
    seed: u64,
    jobs: usize,
    progress: &(dyn Fn(u32) + Sync),
    play: impl Fn(u32, u64) -> Result<T, PlayError> + Sync,
) -> Result<Vec<T>, SeriesError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(jobs)
        .build()
        .map_err(|error| SeriesError::Threads(error.to_string()))?;
    let done = AtomicU32::new(0);
    let played: Vec<Result<T, SeriesError>> = pool.install(|| {
        let games = (0..games).into_par_iter().map(|game| {
            let seed = game_number(seed, game);
            let played = play(game, seed).map_err(|error| SeriesError::Game { game, seed, error });
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            played
        });
        games.collect()
    });
    played.into_iter().collect()
}
