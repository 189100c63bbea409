//! What the table service costs, each figure beside what a bare server costs in the same run.

pub mod anchor;
mod echo;
mod figures;
mod player;
mod schedule;

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use tempfile::TempDir;

use crate::seating::{Sitter, sit_down};
use crate::service::{Plan, Service, allow_many_sockets, free_address};
use crate::{Outcome, http};
use echo::Echo;
use figures::{Figures, Latencies};
use player::Player;

#[derive(Debug, Args)]
pub struct Bench {
    /// The program whose `serve` is measured; built for release, or the figures mean little.
    #[arg(long, default_value = "target/release/omen")]
    omen: PathBuf,
    /// Live tables, each with two sockets.
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// How long each part is measured, in seconds.
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// Where the tables are stored, if not in a SQLite file of the run's own.
    #[arg(long)]
    data: Option<String>,
    /// The level of the bot that thinks while others play.
    #[arg(long, default_value = "monte-carlo")]
    bot: String,
    #[arg(long, default_value = "duel")]
    game: String,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the figures as JSON as well.
    #[arg(long)]
    json: bool,
}

/// One move a second at every table.
const PERIOD: Duration = Duration::from_secs(1);

impl Bench {
    pub fn run(&self) -> Outcome<()> {
        // One thread: the server has the other processor, and neither waits for the other's turn.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(self.measure())
    }

    async fn measure(&self) -> Outcome<()> {
        allow_many_sockets(2 * self.tables as u64 + 200)?;
        let home = home()?;
        let mut figures = Figures::new(self.tables);
        self.measure_anchor(home.path(), &mut figures).await?;
        self.measure_omen(home.path(), &mut figures).await?;
        figures.print();
        if self.json {
            println!("{}", figures.json());
        }
        Ok(())
    }

    fn lasting(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }

    /// The bare server under the same schedule, then flat out.
    async fn measure_anchor(&self, home: &Path, figures: &mut Figures) -> Outcome<()> {
        let plan = Plan {
            program: std::env::current_exe()?,
            address: free_address().await?,
            arguments: Vec::new(),
            health: "/healthz",
            words: home.join("anchor.txt"),
        };
        let file = home.join("anchor.db").into_os_string();
        let listen = plan.address.to_string().into();
        let arguments = vec!["anchor".into(), "--listen".into(), listen, "--file".into(), file];
        let service = Plan { arguments, ..plan }.start().await?;
        figures.anchor_start = service.start;
        let mut echoes = Vec::with_capacity(self.tables);
        for _ in 0..self.tables {
            echoes.push(Echo::open(service.address).await?);
        }
        let steady = schedule::steady(echoes, PERIOD, self.lasting()).await?;
        figures.anchor = Latencies::of(steady.took);
        let flat = schedule::flat_out(steady.movers, self.lasting()).await?;
        figures.anchor_flat = flat.per_second();
        service.kill().await
    }

    async fn measure_omen(&self, home: &Path, figures: &mut Figures) -> Outcome<()> {
        let data = format!("sqlite:{}", home.join("omen.db").display());
        let data = self.data.clone().unwrap_or(data);
        let plan = Plan::omen(self.omen.clone(), &data, home.join("omen.txt")).await?;
        let service = plan.start().await?;
        figures.start = service.start;
        // The first requests bring in what every server needs once, whatever it serves.
        http::get(service.address, "/api/games", None).await?.granted()?;
        let idle = service.memory()?;
        let players = self.sit_everybody_down(&service).await?;
        let held = service.memory()?.saturating_sub(idle);
        figures.idle = idle;
        figures.per_table = held / self.tables.max(1) as u64;

        let before = service.processor()?;
        let steady = schedule::steady(players, PERIOD, self.lasting()).await?;
        let spent = service.processor()? - before;
        figures.processor = spent * 1e6 / steady.took.len().max(1) as f64;
        figures.omen = Latencies::of(steady.took);

        let bots = [Sitter::Bot(self.bot.clone()), Sitter::Person];
        let thinking = sit_down(service.address, &self.game, &bots).await?;
        let opponent = Player::open(service.address, &thinking, self.seed).await?;
        let opponent = tokio::spawn(opponent.keep_playing());
        let beside = schedule::steady(steady.movers, PERIOD, self.lasting()).await?;
        opponent.abort();
        figures.beside_bot = Latencies::of(beside.took);

        let before = service.processor()?;
        let flat = schedule::flat_out(beside.movers, self.lasting()).await?;
        figures.flat = flat.per_second();
        let spent = service.processor()? - before;
        figures.flat_processor = spent * 1e6 / flat.moves.max(1) as f64;
        service.stop().await?;

        // Once more over the data of all these tables, as after an upgrade.
        let service = plan.start().await?;
        figures.restart = service.start;
        service.stop().await
    }

    async fn sit_everybody_down(&self, service: &Service) -> Outcome<Vec<Player>> {
        let mut players = Vec::with_capacity(self.tables);
        for n in 0..self.tables {
            let people = [Sitter::Person, Sitter::Person];
            let seated = sit_down(service.address, &self.game, &people).await?;
            players.push(Player::open(service.address, &seated, self.seed + n as u64).await?);
        }
        Ok(players)
    }
}

/// A place on the disk, not in memory: what is durable there is what is measured.
fn home() -> Outcome<TempDir> {
    std::fs::create_dir_all("target")?;
    Ok(tempfile::Builder::new().prefix("load-").tempdir_in("target")?)
}
