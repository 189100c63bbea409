//! Plays at many tables while the server is killed at random moments, and looks for anything that
//! was acknowledged or shown and is not there any more.

pub mod check;
mod player;
pub mod record;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::Outcome;
use crate::chance::Chance;
use crate::seating::{Seated, Sitter, sit_down};
use crate::service::{Plan, Service};
use player::Player;
use record::{Counts, Record};

#[derive(Debug, Args)]
pub struct Soak {
    /// The program whose `serve` is put to the test.
    #[arg(long, default_value = "target/release/omen")]
    omen: PathBuf,
    /// Where the tables are stored, if not in a SQLite file of the run's own.
    #[arg(long)]
    data: Option<String>,
    /// How often the server is killed.
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// Tables that are played at together; one in four has a bot.
    #[arg(long, default_value_t = 8)]
    tables: u64,
    #[arg(long, default_value = "duel")]
    game: String,
    #[arg(long, default_value = "greedy")]
    bot: String,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The most moves that are acknowledged between two kills, and how long they are waited for.
const MOVES_OF_A_LIFE: u64 = 25;
const LONGEST_LIFE: Duration = Duration::from_secs(10);

/// How long the players may take to settle after the last kill.
const PATIENCE: Duration = Duration::from_secs(60);

/// A table that was played at: what ought to be in its log, and its players with what they saw.
struct Played {
    record: Arc<Record>,
    players: Vec<Player>,
}

impl Soak {
    pub fn run(&self) -> Outcome<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.soak())
    }

    async fn soak(&self) -> Outcome<()> {
        let home = tempfile::tempdir()?;
        let data = format!("sqlite:{}", home.path().join("soak.db").display());
        let data = self.data.clone().unwrap_or(data);
        let kept = std::env::temp_dir().join(format!("omen-soak-{}.txt", std::process::id()));
        let plan = Plan::omen(self.omen.clone(), &data, kept.clone()).await?;
        let counts = self.play(&plan, &data, home.path()).await.map_err(|error| {
            format!("seed {}: {error}; the server's own words are in {}", self.seed, kept.display())
        })?;
        println!("soak: {} kills, {counts}", self.kills);
        std::fs::remove_file(kept)?;
        Ok(())
    }

    async fn play(&self, plan: &Plan, data: &str, home: &Path) -> Outcome<Arc<Counts>> {
        let enough = Arc::new(AtomicBool::new(false));
        let counts = Arc::new(Counts::default());
        let mut service = plan.start().await?;
        let mut slots = JoinSet::new();
        for slot in 0..self.tables {
            let slot = Slot {
                plan: plan.clone(),
                game: self.game.clone(),
                sitters: match slot % 4 {
                    3 => vec![Sitter::Person, Sitter::Bot(self.bot.clone())],
                    _ => vec![Sitter::Person, Sitter::Person],
                },
                chance: Chance::of(self.seed, slot + 1),
                enough: enough.clone(),
                counts: counts.clone(),
            };
            slots.spawn(slot.play_on());
        }
        let mut chance = Chance::of(self.seed, 0);
        let mut played = Vec::new();
        for _ in 0..self.kills {
            let moves = chance.below(MOVES_OF_A_LIFE);
            let last = Duration::from_micros(chance.below(8000));
            tokio::select! {
                () = live(&counts, moves, last) => {}
                Some(ended) = slots.join_next() => played.extend(ended??),
            }
            service.kill().await?;
            service = plan.start().await?;
        }
        enough.store(true, Ordering::Relaxed);
        let ended = timeout(PATIENCE, slots.join_all()).await;
        for slot in ended.map_err(|_| "the players do not come to rest: they wait for nobody")? {
            played.extend(slot?);
        }
        self.check(service, data, home, played, &counts).await?;
        Ok(counts)
    }

    async fn check(
        &self,
        service: Service,
        data: &str,
        home: &Path,
        played: Vec<Played>,
        counts: &Counts,
    ) -> Outcome<()> {
        let mut records = Vec::new();
        for table in played {
            for player in table.players {
                check::same_as_fresh(player).await?;
                counts.views.fetch_add(1, Ordering::Relaxed);
            }
            records.push(table.record);
        }
        for record in &records {
            check::verified(service.address, record, &self.omen, home, counts).await?;
        }
        service.stop().await?;
        check::logs(data, &records, counts).await
    }
}

/// Waits for this many more acknowledged moves and a moment more, so that the end falls anywhere
/// between two moves.
async fn live(counts: &Counts, moves: u64, last: Duration) {
    let due = counts.acknowledged.load(Ordering::Relaxed) + moves;
    let reached = async {
        while counts.acknowledged.load(Ordering::Relaxed) < due {
            sleep(Duration::from_millis(1)).await;
        }
    };
    let _or_not = timeout(LONGEST_LIFE, reached).await;
    sleep(last).await;
}

/// A place where one table after the other is played at.
struct Slot {
    plan: Plan,
    game: String,
    sitters: Vec<Sitter>,
    chance: Chance,
    enough: Arc<AtomicBool>,
    counts: Arc<Counts>,
}

impl Slot {
    async fn play_on(mut self) -> Outcome<Vec<Played>> {
        let mut played = Vec::new();
        while let Some(seated) = self.sit_down().await {
            let record = Arc::new(Record::new(&seated));
            let mut seats = JoinSet::new();
            for (seat, cookie) in seated.cookies.iter().enumerate() {
                let Some(cookie) = cookie.clone() else { continue };
                let player = Player::new(self.plan.address, seat as u8, cookie, record.clone());
                let chance = Chance::new(self.chance.next());
                seats.spawn(player.play(chance, self.enough.clone(), self.counts.clone()));
            }
            let mut players = Vec::new();
            while let Some(player) = seats.join_next().await {
                players.push(player??);
            }
            played.push(Played { record, players });
            self.counts.tables.fetch_add(1, Ordering::Relaxed);
        }
        Ok(played)
    }

    /// Tries again until the server lives long enough; nothing when there is enough.
    async fn sit_down(&self) -> Option<Seated> {
        while !self.enough.load(Ordering::Relaxed) {
            if let Ok(seated) = sit_down(self.plan.address, &self.game, &self.sitters).await {
                return Some(seated);
            }
            sleep(Duration::from_millis(20)).await;
        }
        None
    }
}
