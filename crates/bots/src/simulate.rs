//! Many games between given bots, one row per game.

use crate::play::{Played, play};
use crate::series::{SeriesError, play_all};
use crate::{Policy, Summary, policy};
use kernel::{Advice, Seat, Shown, Statistics};
use serde::Serialize;

/// One game of a simulation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameRow {
    pub game: u32,
    /// A table with this seed number and the same choices plays the same game.
    pub seed: u64,
    /// Seats by key; several share the victory, none if everybody lost.
    pub winners: Vec<String>,
    /// Points in the order of seats, if the game counts any.
    pub scores: Vec<i64>,
    pub ending: String,
    pub turns: u32,
    pub inputs: u64,
    /// Choices made, rights included.
    pub decisions: u64,
    /// Questions with more than one answer.
    pub prompts: u64,
    /// Those without a quiet answer: what a person is really asked.
    pub prompts_loud: u64,
    /// What only this game counts, with the same names in every row.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<(&'static str, i64)>,
    /// What was known about it from the start, with the same names in every row.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<(&'static str, String)>,
}

/// The games that were played, and their summary.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Simulation {
    /// Seats by key, in order.
    pub seats: Vec<String>,
    pub rows: Vec<GameRow>,
    pub summary: Summary,
}

/// Who plays, how often, from which seed, on how many threads (0: one for each core).
#[derive(Clone, Copy, Debug)]
pub struct Plan<'p> {
    /// One bot for all seats, or one for each.
    pub bots: &'p [String],
    pub games: u32,
    pub seed: u64,
    pub jobs: usize,
}

/// Plays the games of a plan; the rows are the same whatever the number of threads.
pub fn simulate<G: Shown + Advice + Statistics>(
    content: &G::Content,
    setup: &G::Setup,
    plan: &Plan<'_>,
    progress: &(dyn Fn(u32) + Sync),
) -> Result<Simulation, SeriesError> {
    let start = G::begin_quietly(setup, content)?;
    let names = bot_names(plan.bots, start.seats())?;
    for name in &names {
        policy::<G>(name)?;
    }
    let seats: Vec<String> =
        (0..start.seats()).map(|n| start.seat_key(Seat(n)).to_owned()).collect();
    let rows = play_all(plan.games, plan.seed, plan.jobs, progress, |game, number| {
        let mut bots: Vec<Box<dyn Policy<G> + Send>> =
            names.iter().filter_map(|name| policy(name).ok()).collect();
        let played = play(start.clone(), content, number, &mut bots)?;
        Ok(row(game, number, played, &seats))
    })?;
    let summary = Summary::of(&seats, &rows);
    Ok(Simulation { seats, rows, summary })
}

/// One name for each seat.
fn bot_names(bots: &[String], seats: u8) -> Result<Vec<&str>, SeriesError> {
    match bots {
        [one] => Ok(vec![one.as_str(); usize::from(seats)]),
        all if all.len() == usize::from(seats) => Ok(all.iter().map(String::as_str).collect()),
        _ => Err(SeriesError::BotsAndSeats { given: bots.len(), seats }),
    }
}

fn row(game: u32, seed: u64, played: Played, seats: &[String]) -> GameRow {
    let winners = played.outcome.winners;
    let winners = winners.iter().filter_map(|seat| seats.get(usize::from(seat.0)).cloned());
    GameRow {
        game,
        seed,
        winners: winners.collect(),
        scores: played.outcome.scores,
        ending: played.ending,
        turns: played.turns,
        inputs: played.inputs,
        decisions: played.decisions,
        prompts: played.prompts,
        prompts_loud: played.prompts_loud,
        figures: played.figures,
        labels: played.labels,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, ToyContent, ToySetup};

    fn simulated(bots: &[&str], jobs: usize) -> Result<Simulation, SeriesError> {
        let bots: Vec<String> = bots.iter().map(|name| (*name).to_owned()).collect();
        let plan = Plan { bots: &bots, games: 60, seed: 4, jobs };
        simulate::<Toy>(&ToyContent::default(), &ToySetup::default(), &plan, &|_| ())
    }

    #[test]
    fn rows_are_the_same_on_any_number_of_threads() {
        let one = simulated(&["random"], 1).unwrap();
        assert_eq!(simulated(&["random", "random"], 2).unwrap(), one);
        assert!(one.rows.iter().zip(0..).all(|(row, n)| row.game == n));
        assert!(one.rows.iter().any(|row| row.prompts_loud < row.prompts));
        assert!(one.rows.iter().any(|row| row.prompts < row.decisions), "no right was taken");
    }

    #[test]
    fn the_number_of_bots_must_fit_the_seats() {
        let error = simulated(&["random", "greedy", "random"], 1).unwrap_err();
        assert_eq!(error, SeriesError::BotsAndSeats { given: 3, seats: 2 });
    }
}
