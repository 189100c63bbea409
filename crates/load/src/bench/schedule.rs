//! When moves are made: at a steady pace, or one after the other.

use std::future::Future;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::Outcome;

/// Something that can make a move and knows how long it took to be durable and seen.
pub trait Mover: Send + Sized + 'static {
    /// Nothing when there is no more to do.
    fn go(&mut self) -> impl Future<Output = Outcome<Option<Duration>>> + Send;
}

pub struct Steady<M> {
    /// Those that can still move.
    pub movers: Vec<M>,
    pub took: Vec<Duration>,
}

/// Everybody moves once a period, each at their own moment of it.
pub async fn steady<M: Mover>(
    movers: Vec<M>,
    period: Duration,
    lasting: Duration,
) -> Outcome<Steady<M>> {
    let count = movers.len().max(1) as u32;
    let begin = tokio::time::Instant::now();
    let end = begin + lasting;
    let mut tasks = JoinSet::new();
    for (n, mut mover) in movers.into_iter().enumerate() {
        let mut due = begin + period * n as u32 / count;
        tasks.spawn(async move {
            let mut took = Vec::with_capacity((lasting.as_secs() + 1) as usize);
            while due < end {
                sleep_until(due).await;
                let Some(time) = mover.go().await? else { return Ok((None, took)) };
                // A move that was due while its mover still waited has waited too.
                let late = tokio::time::Instant::now() - due;
                took.push(if late > period { late } else { time });
                due += period;
            }
            Outcome::Ok((Some(mover), took))
        });
    }
    let mut steady = Steady { movers: Vec::new(), took: Vec::new() };
    while let Some(ended) = tasks.join_next().await {
        let (mover, took) = ended??;
        steady.movers.extend(mover);
        steady.took.extend(took);
    }
    Ok(steady)
}

pub struct FlatOut {
    pub moves: u64,
    elapsed: Duration,
}

impl FlatOut {
    pub fn per_second(&self) -> f64 {
        self.moves as f64 / self.elapsed.as_secs_f64()
    }
}

/// Everybody moves as soon as the last move was seen. Ends early when half have nothing left to do,
/// so that what is measured is a full house.
pub async fn flat_out<M: Mover>(movers: Vec<M>, lasting: Duration) -> Outcome<FlatOut> {
    let begin = Instant::now();
    let half = movers.len() / 2;
    let mut tasks = JoinSet::new();
    let (report, mut moved) = tokio::sync::mpsc::unbounded_channel();
    for mut mover in movers {
        let report = report.clone();
        tasks.spawn(async move {
            while begin.elapsed() < lasting && mover.go().await?.is_some() {
                let _left = report.send(());
            }
            Outcome::Ok(())
        });
    }
    drop(report);
    let mut moves = 0;
    let mut ended = 0;
    loop {
        tokio::select! {
            Some(()) = moved.recv() => moves += 1,
            Some(done) = tasks.join_next() => {
                done??;
                ended += 1;
            }
            else => break,
        }
        if ended > half {
            break;
        }
    }
    Ok(FlatOut { moves, elapsed: begin.elapsed() })
}
