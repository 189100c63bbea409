//! The summary of a simulation.

use crate::GameRow;
use crate::arena::wilson;
use serde::Serialize;
use std::collections::BTreeMap;

/// Counts and means over all games. A mean over no games is 0.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    pub games: u32,
    pub seats: Vec<SeatSummary>,
    /// Games several seats won together.
    pub shared: u32,
    /// Games nobody won.
    pub lost: u32,
    /// The share of games somebody won, with its 95 % Wilson confidence interval.
    pub won_rate: f64,
    pub won_low: f64,
    pub won_high: f64,
    /// How often each ending occurred.
    pub endings: BTreeMap<String, u32>,
    pub turns_per_game: f64,
    pub inputs_per_game: f64,
    pub decisions_per_game: f64,
    pub prompts_per_game: f64,
    pub prompts_per_turn: f64,
    pub loud_prompts_per_game: f64,
    pub loud_prompts_per_turn: f64,
    /// The means of what only this game counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<(&'static str, f64)>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatSummary {
    pub seat: String,
    /// Games this seat won alone.
    pub wins: u32,
    /// Games this seat won with others.
    pub shared: u32,
    /// `None` if the game counts no points.
    pub mean_score: Option<f64>,
}

impl Summary {
    pub fn of(seats: &[String], rows: &[GameRow]) -> Self {
        let sum = |of: fn(&GameRow) -> u64| rows.iter().map(of).sum::<u64>() as f64;
        let games = rows.len() as f64;
        let turns = sum(|row| u64::from(row.turns));
        let (prompts, loud) = (sum(|row| row.prompts), sum(|row| row.prompts_loud));
        let mut endings = BTreeMap::new();
        for row in rows {
            *endings.entry(row.ending.clone()).or_default() += 1;
        }
        let lost = count(rows, |row| row.winners.is_empty());
        let won_rate = ratio(games - f64::from(lost), games);
        let (won_low, won_high) = wilson(won_rate, rows.len() as u32);
        Self {
            games: rows.len() as u32,
            seats: seats.iter().enumerate().map(|(n, seat)| of_seat(n, seat, rows)).collect(),
            shared: count(rows, |row| row.winners.len() > 1),
            lost,
            won_rate,
            won_low,
            won_high,
            endings,
            turns_per_game: ratio(turns, games),
            inputs_per_game: ratio(sum(|row| row.inputs), games),
            decisions_per_game: ratio(sum(|row| row.decisions), games),
            prompts_per_game: ratio(prompts, games),
            prompts_per_turn: ratio(prompts, turns),
            loud_prompts_per_game: ratio(loud, games),
            loud_prompts_per_turn: ratio(loud, turns),
            figures: means(rows),
        }
    }
}

fn means(rows: &[GameRow]) -> Vec<(&'static str, f64)> {
    let names = rows.first().map_or(&[][..], |row| &row.figures);
    let mean = |nth: usize| {
        let sum: i64 = rows.iter().filter_map(|row| row.figures.get(nth)).map(|it| it.1).sum();
        ratio(sum as f64, rows.len() as f64)
    };
    names.iter().enumerate().map(|(nth, (name, _))| (*name, mean(nth))).collect()
}

fn of_seat(n: usize, seat: &str, rows: &[GameRow]) -> SeatSummary {
    let won = |row: &GameRow| row.winners.iter().any(|winner| winner == seat);
    let scores: Vec<i64> = rows.iter().filter_map(|row| row.scores.get(n).copied()).collect();
    let mean = || ratio(scores.iter().sum::<i64>() as f64, scores.len() as f64);
    SeatSummary {
        seat: seat.to_owned(),
        wins: count(rows, |row| won(row) && row.winners.len() == 1),
        shared: count(rows, |row| won(row) && row.winners.len() > 1),
        mean_score: (!scores.is_empty()).then(mean),
    }
}

fn count(rows: &[GameRow], that: impl Fn(&GameRow) -> bool) -> u32 {
    rows.iter().filter(|row| that(row)).count() as u32
}

fn ratio(sum: f64, by: f64) -> f64 {
    if by == 0.0 { 0.0 } else { sum / by }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(winners: &[&str], scores: &[i64], ending: &str) -> GameRow {
        GameRow {
            game: 0,
            seed: 1,
            winners: winners.iter().map(|winner| (*winner).to_owned()).collect(),
            scores: scores.to_vec(),
            ending: ending.to_owned(),
            turns: 4,
            inputs: 30,
            decisions: 11,
            prompts: 10,
            prompts_loud: 8,
            figures: vec![("nights", scores[0])],
            labels: Vec::new(),
        }
    }

    #[test]
    fn sole_and_shared_victories_are_counted_separately() {
        let seats = ["north".to_owned(), "south".to_owned()];
        let rows = [
            row(&["north"], &[9, 4], "race"),
            row(&["north", "south"], &[6, 6], "night"),
            row(&[], &[0, 2], "night"),
        ];
        let summary = Summary::of(&seats, &rows);
        assert_eq!((summary.games, summary.shared, summary.lost), (3, 1, 1));
        assert_eq!((summary.seats[0].wins, summary.seats[0].shared), (1, 1));
        assert_eq!((summary.seats[1].wins, summary.seats[1].shared), (0, 1));
        assert_eq!(summary.seats[1].mean_score, Some(4.0));
        assert_eq!(summary.endings["night"], 2);
        assert!((summary.won_rate - 2.0 / 3.0).abs() < 1e-9);
        assert!(summary.won_low < summary.won_rate && summary.won_rate < summary.won_high);
        assert_eq!(summary.figures, [("nights", 5.0)]);
        assert_eq!((summary.prompts_per_turn, summary.loud_prompts_per_turn), (2.5, 2.0));
    }
}
