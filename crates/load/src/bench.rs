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

/// One move per second at every table.
const PERIOD: Duration = Duration::from_secs(1);

/// How long one server is measured before it is the other's turn.
const TURN: Duration = Duration::from_secs(3);

impl Bench {
    pub fn run(&self) -> Outcome<()> {
        // One thread: the server has the other processor, and neither waits for the other's turn.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(self.measure())
    }

    async fn measure(&self) -> Outcome<()> {
        allow_many_sockets(3 * self.tables as u64 + 200)?;
        let home = home()?;
        let mut figures = Figures::new(self.tables);
        let bare = self.start_anchor(home.path()).await?;
        figures.anchor_start = bare.start;
        let mut echoes = Vec::with_capacity(self.tables);
        for _ in 0..self.tables {
            echoes.push(Echo::open(bare.address).await?);
        }
        let plan = self.plan_omen(home.path()).await?;
        let omen = plan.start().await?;
        figures.start = omen.start;
        let players = self.sit_everybody_down(&omen, &mut figures).await?;
        let (echoes, players) = self.measure_steady(&omen, echoes, players, &mut figures).await?;
        figures.anchor_flat = schedule::flat_out(echoes, self.lasting()).await?.per_second();
        bare.kill().await?;
        let players = self.measure_beside_bot(&omen, players, &mut figures).await?;
        let before = omen.processor()?;
        let flat = schedule::flat_out(players, self.lasting()).await?;
        figures.flat = flat.per_second();
        let spent = omen.processor()? - before;
        figures.flat_processor = spent * 1e6 / flat.moves.max(1) as f64;
        omen.stop().await?;

        // Once more over the data of all these tables, as after an upgrade.
        let again = plan.start().await?;
        figures.restart = again.start;
        again.stop().await?;
        figures.print();
        if self.json {
            println!("{}", figures.json());
        }
        Ok(())
    }

    fn lasting(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }

    async fn start_anchor(&self, home: &Path) -> Outcome<Service> {
        let address = free_address().await?;
        let file = home.join("anchor.db").into_os_string();
        let listen = address.to_string().into();
        let plan = Plan {
            program: std::env::current_exe()?,
            arguments: vec!["anchor".into(), "--listen".into(), listen, "--file".into(), file],
            address,
            health: "/healthz",
            words: home.join("anchor.txt"),
        };
        plan.start().await
    }

    async fn plan_omen(&self, home: &Path) -> Outcome<Plan> {
        let data = format!("sqlite:{}", home.join("omen.db").display());
        let data = self.data.clone().unwrap_or(data);
        Plan::omen(self.omen.clone(), &data, home.join("omen.txt")).await
    }

    /// Both servers under the same schedule, in turns: a moment in which the machine has other things to do
    /// then counts for both.
    async fn measure_steady(
        &self,
        omen: &Service,
        mut echoes: Vec<Echo>,
        mut players: Vec<Player>,
        figures: &mut Figures,
    ) -> Outcome<(Vec<Echo>, Vec<Player>)> {
        let (mut bare, mut ours, mut spent) = (Vec::new(), Vec::new(), 0.0);
        let turns = (self.lasting().as_secs() / TURN.as_secs()).max(1);
        let turn = self.lasting() / turns as u32;
        for _ in 0..turns {
            let steady = schedule::steady(echoes, PERIOD, turn).await?;
            echoes = steady.movers;
            bare.extend(steady.took);

            let before = omen.processor()?;
            let steady = schedule::steady(players, PERIOD, turn).await?;
            spent += omen.processor()? - before;
            players = steady.movers;
            ours.extend(steady.took);
        }
        figures.processor = spent * 1e6 / ours.len().max(1) as f64;
        figures.anchor = Latencies::of(bare);
        figures.omen = Latencies::of(ours);
        Ok((echoes, players))
    }

    async fn measure_beside_bot(
        &self,
        omen: &Service,
        players: Vec<Player>,
        figures: &mut Figures,
    ) -> Outcome<Vec<Player>> {
        let bots = [Sitter::Bot(self.bot.clone()), Sitter::Person];
        let thinking = sit_down(omen.address, &self.game, &bots).await?;
        let opponent = Player::open(omen.address, &thinking, self.seed).await?;
        let opponent = tokio::spawn(opponent.keep_playing());
        let steady = schedule::steady(players, PERIOD, self.lasting()).await?;
        opponent.abort();
        figures.beside_bot = Latencies::of(steady.took);
        Ok(steady.movers)
    }

    async fn sit_everybody_down(
        &self,
        service: &Service,
        figures: &mut Figures,
    ) -> Outcome<Vec<Player>> {
        // The first requests bring in what every server needs once, whatever it serves.
        http::get(service.address, "/api/games", None).await?.granted()?;
        figures.idle = service.memory()?;
        let mut players = Vec::with_capacity(self.tables);
        for n in 0..self.tables {
            let people = [Sitter::Person, Sitter::Person];
            let seated = sit_down(service.address, &self.game, &people).await?;
            players.push(Player::open(service.address, &seated, self.seed + n as u64).await?);
        }
        let held = service.memory()?.saturating_sub(figures.idle);
        figures.per_table = held / self.tables.max(1) as u64;
        Ok(players)
    }
}

/// A place on the disk, not in memory: what is durable there is what is measured.
fn home() -> Outcome<TempDir> {
    std::fs::create_dir_all("target")?;
    Ok(tempfile::Builder::new().prefix("load-").tempdir_in("target")?)
}
