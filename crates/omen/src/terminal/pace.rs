//! How fast bots are shown to move.

use std::time::{Duration, Instant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    Slow,
    Normal,
    Fast,
    Instant,
}

impl Speed {
    const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    pub fn key(self) -> &'static str {
        match self {
            Speed::Slow => "table-speed-slow",
            Speed::Normal => "table-speed-normal",
            Speed::Fast => "table-speed-fast",
            Speed::Instant => "table-speed-instant",
        }
    }

    fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Slow => 2500,
            Speed::Normal => 900,
            Speed::Fast => 200,
            Speed::Instant => 0,
        })
    }

    fn at(self) -> usize {
        Self::ALL.iter().position(|speed| *speed == self).unwrap_or(0)
    }
}

/// When the next bot may move.
#[derive(Debug)]
pub struct Pace {
    pub speed: Speed,
    pub paused: bool,
    last_move: Option<Instant>,
}

impl Default for Pace {
    fn default() -> Self {
        Self { speed: Speed::Normal, paused: false, last_move: None }
    }
}

impl Pace {
    pub fn moved(&mut self, now: Instant) {
        self.last_move = Some(now);
    }

    /// How long the table is still shown as it is; `None` while paused.
    pub fn left(&self, now: Instant) -> Option<Duration> {
        if self.paused {
            return None;
        }
        let since =
            self.last_move.map_or(Duration::MAX, |last| now.saturating_duration_since(last));
        Some(self.speed.pause().saturating_sub(since))
    }

    pub fn faster(&mut self) {
        self.speed = Speed::ALL[(self.speed.at() + 1).min(Speed::ALL.len() - 1)];
    }

    pub fn slower(&mut self) {
        self.speed = Speed::ALL[self.speed.at().saturating_sub(1)];
    }

    pub fn next_speed(&mut self) {
        self.speed = Speed::ALL[(self.speed.at() + 1) % Speed::ALL.len()];
    }
}
