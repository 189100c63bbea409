//! Plays a short game again and again while one call to the disk after the other fails, and looks
//! for anything that was acknowledged and is not there any more.
//!
//! strace makes a call fail without making it: the n-th write, flush or truncation of the server's
//! threads answers that the disk failed, or that it is full.

mod plan;
mod run;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use tokio::task::JoinSet;

use crate::Outcome;
use plan::{CALLS, Fault, When};
use run::Told;

#[derive(Debug, Args)]
pub struct Faults {
    /// The program whose `serve` is put to the test.
    #[arg(long, default_value = "target/release/omen")]
    omen: PathBuf,
    #[arg(long, default_value = "strace")]
    strace: PathBuf,
    /// The most games to be played; if there are more calls to fail, they are taken evenly.
    #[arg(long, default_value_t = 400)]
    runs: usize,
    /// Moves of one game.
    #[arg(long, default_value_t = 30)]
    moves: u64,
    #[arg(long, default_value = "duel")]
    game: String,
    /// No game is started after this many seconds; which ones are skipped then is random.
    #[arg(long, default_value_t = 270)]
    seconds: u64,
    /// Games that are played at the same time.
    #[arg(long, default_value = "4")]
    jobs: NonZeroUsize,
}

impl Faults {
    pub fn run(&self) -> Outcome<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.all())
    }

    async fn all(&self) -> Outcome<()> {
        let began = Instant::now();
        let counts = run::count(self.setting()).await?;
        let all = plan::every_fault(&counts);
        if all.is_empty() {
            return Err("strace saw no call to the disk: nothing was tested".into());
        }
        let mut faults = plan::shuffled(plan::sampled(&all, self.runs.saturating_sub(2)));
        // A disk that is full for a while, and one that stays so.
        let middle = counts.get("pwrite64").copied().unwrap_or(0) / 2;
        for when in [When::Between(middle, middle + 40), When::From(middle)] {
            faults.insert(0, Fault { call: "pwrite64", error: "ENOSPC", when });
        }
        let told = self.play_all(faults).await?;
        let counted: Vec<_> =
            CALLS.iter().filter_map(|call| Some(format!("{} {call}", counts.get(call)?))).collect();
        println!(
            "io-faults: {} calls ({}), {} of {} faults in {} s: {told}",
            counts.values().sum::<u64>(),
            counted.join(", "),
            told.runs,
            all.len() + 2,
            began.elapsed().as_secs(),
        );
        told.must_have_tested_something()
    }

    async fn play_all(&self, faults: Vec<Fault>) -> Outcome<Told> {
        let late = Instant::now() + Duration::from_secs(self.seconds);
        let mut waiting = faults.into_iter().take_while(|_| Instant::now() < late);
        let mut playing = JoinSet::new();
        let mut told = Told::default();
        for fault in waiting.by_ref().take(self.jobs.get()) {
            playing.spawn(run::with_fault(self.setting(), fault));
        }
        while let Some(ended) = playing.join_next().await {
            told.add(&ended??);
            if let Some(fault) = waiting.next() {
                playing.spawn(run::with_fault(self.setting(), fault));
            }
        }
        Ok(told)
    }

    fn setting(&self) -> run::Setting {
        run::Setting {
            omen: self.omen.clone(),
            strace: self.strace.clone(),
            game: self.game.clone(),
            moves: self.moves,
        }
    }
}
