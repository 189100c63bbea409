//! The command line.

mod packs;
mod store;

pub use packs::{Boxes, Packs};
pub use store::{Data, Store, StoreCommand};

use clap::{Args, Parser, Subcommand};
use server::http::{PublicUrl, Rate};
use std::net::SocketAddr;
use std::path::PathBuf;
use voice::Language;

/// More threads than any machine this runs on has cores.
const THREADS: i64 = 256;
/// The result of each game is held in memory until the last has ended.
const GAMES: i64 = 1_000_000;
/// No one waits longer than ten minutes for a bot.
const MILLISECONDS: u64 = 600_000;
const CONNECTIONS: i64 = 1_000_000;
const MINUTES_OF_A_YEAR: u64 = 365 * 24 * 60;

/// Omen: a table for cosmic-horror board games. An unofficial fan work.
#[derive(Debug, Parser)]
#[command(name = "omen", version, propagate_version = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game in this terminal.
    Play(Play),
    /// Serve tables to browsers.
    Serve(Box<Serve>),
    /// Check, back up and restore a server's tables.
    Store(Store),
    /// Replay a log to any step and print what happened or the position.
    Replay(Replay),
    /// Verify a log: every input legal, every roll rederived from the shares of host and players.
    Verify(Verify),
    /// Run conformance cases.
    Case(Case),
    /// Look up rules, and see which are covered by cases and tests.
    Rules(Rules),
    /// Let bots play many games and summarise them.
    Simulate(Simulate),
    /// Play two bots against each other, on both sides.
    Arena(Arena),
    /// Measure the speed of the engine.
    Bench(Bench),
    /// Check cards you wrote, and describe the pack format to editors.
    Pack(Pack),
}

#[derive(Debug, Args)]
pub struct Pack {
    #[command(flatten)]
    pub packs: Packs,
    #[command(subcommand)]
    pub command: PackCommand,
}

#[derive(Debug, Subcommand)]
pub enum PackCommand {
    /// Read packs and report everything that is wrong with them, with file, line and caret; several are
    /// also checked against one another.
    Check {
        /// Directories with a pack.toml, such as examples/harbour, or directories of such directories.
        #[arg(required = true, value_name = "DIR")]
        dirs: Vec<PathBuf>,
    },
    /// Print every phrase of the effect language.
    Phrases,
    /// Print the JSON schema of a pack file.
    Schema {
        /// Its path within the pack, such as `assets.toml` or `encounters/general.toml`.
        file: String,
    },
}

#[derive(Debug, Args)]
pub struct Play {
    /// The game, such as `duel`.
    pub game: String,
    /// Who plays each seat, in seat order: `human` or a bot (`random`, `greedy`, `monte-carlo`,
    /// `monte-carlo:2000`).
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO")]
    pub players: Vec<String>,
    /// Seed number, to repeat the same chance outcomes.
    #[arg(long)]
    pub seed: Option<u64>,
    /// A set-up option, such as `windwalker-start=arctica`; may be given several times.
    #[arg(long = "set", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    #[command(flatten)]
    pub boxes: Boxes,
    /// Language: `ru` or `en` (default: from the environment).
    #[arg(long, value_name = "LANG")]
    pub lang: Option<Language>,
    /// Line by line, without the full-screen table: for screen readers and scripts.
    #[arg(long)]
    pub plain: bool,
    /// Ask trivial questions too.
    #[arg(long)]
    pub ask_everything: bool,
    /// Resume a saved game.
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Where to save the game (default: a new file in your data directory).
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct Serve {
    /// Where to listen; 0.0.0.0:8080 admits others on the same network.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    #[command(flatten)]
    pub data: Data,
    #[command(flatten)]
    pub packs: Packs,
    /// Where browsers reach this server, if it is behind a proxy, such as https://omen.example.org.
    #[arg(long, value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    /// The server is behind a reverse proxy: count limits by the address in X-Forwarded-For, and
    /// trust X-Forwarded-Proto about https.
    #[arg(long)]
    pub behind_proxy: bool,
    /// Serve the browser client from this directory instead of the built-in one.
    #[arg(long, value_name = "DIR")]
    pub web: Option<PathBuf>,
    /// The format of the server's log on standard error.
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,
    /// What to log: `error`, `warn`, `info`, `debug`, or by module as in `server=debug`.
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log: String,
    #[command(flatten, next_help_heading = "Bots")]
    pub bots: ServeBots,
    #[command(flatten, next_help_heading = "Limits")]
    pub limits: ServeLimits,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    Text,
    /// One JSON object per line.
    Json,
}

#[derive(Debug, Args)]
pub struct ServeBots {
    /// Threads on which bots think (default: one fewer than there are cores).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=THREADS))]
    pub bot_threads: Option<u16>,
    /// How long a bot may think about one decision, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=MILLISECONDS))]
    pub bot_time: u64,
    /// How long a bot waits before it moves so that people can follow, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 600)]
    #[arg(value_parser = clap::value_parser!(u64).range(..=MILLISECONDS))]
    pub bot_pause: u64,
    /// How long a bot that decides for several seats waits for the wishes of people watching, in
    /// seconds.
    #[arg(long, value_name = "S", default_value_t = 20)]
    #[arg(value_parser = clap::value_parser!(u64).range(..=86_400))]
    pub wish_time: u64,
}

/// A rate is a count per period: 60/min, 60/3s, 200/h; `off` removes the limit.
#[derive(Debug, Args)]
pub struct ServeLimits {
    /// Simultaneous connections.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=CONNECTIONS))]
    pub max_connections: u32,
    /// Simultaneous connections from one address; 0 means no limit.
    #[arg(long, value_name = "N", default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(..=CONNECTIONS))]
    pub max_connections_each: u32,
    /// Unfinished tables per person, and new ones per hour.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub max_tables: u32,
    /// Requests from one address.
    #[arg(long, value_name = "RATE", default_value = "600/10s")]
    pub rate_requests: Rate,
    /// New people from one address.
    #[arg(long, value_name = "RATE", default_value = "60/min")]
    pub rate_people: Rate,
    /// Passkey attempts from one address.
    #[arg(long, value_name = "RATE", default_value = "60/min")]
    pub rate_passkeys: Rate,
    /// New tables per person.
    #[arg(long, value_name = "RATE", default_value = "60/min")]
    pub rate_tables: Rate,
    /// Chat lines and reports per person.
    #[arg(long, value_name = "RATE", default_value = "60/min")]
    pub rate_talk: Rate,
    /// Messages per socket.
    #[arg(long, value_name = "RATE", default_value = "60/3s")]
    pub rate_messages: Rate,
    /// Minutes after which a table with no viewers is unloaded from memory.
    #[arg(long, value_name = "MINUTES", default_value_t = 10)]
    #[arg(value_parser = clap::value_parser!(u64).range(..=MINUTES_OF_A_YEAR))]
    pub idle_after: u64,
    /// Hours a game must have waited for an absent player before the host may give their seat away.
    #[arg(long, value_name = "HOURS", default_value_t = 24)]
    #[arg(value_parser = clap::value_parser!(u64).range(..=MINUTES_OF_A_YEAR / 60))]
    pub absent_after: u64,
    /// Remove all limits on numbers and rates: for load tests on your own machine.
    #[arg(long)]
    pub no_limits: bool,
}

#[derive(Debug, Args)]
pub struct Replay {
    /// A saved or finished game.
    pub file: PathBuf,
    /// Stop after this input (default: the last).
    #[arg(long, value_name = "N")]
    pub to: Option<u64>,
    /// What to print.
    #[arg(long, value_enum, default_value_t = ReplayPrint::Log)]
    pub print: ReplayPrint,
    /// Whose view: a seat, or `public` (default: everything, including secrets).
    #[arg(long, value_name = "SEAT")]
    pub viewer: Option<String>,
    #[arg(long, value_name = "LANG")]
    pub lang: Option<Language>,
    #[command(flatten)]
    pub packs: Packs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum ReplayPrint {
    /// What happened, as sentences.
    Log,
    /// The table after the last replayed input.
    Scene,
    /// The same as JSON.
    Json,
    /// What happened, in a stable line format for programs.
    Transcript,
}

#[derive(Debug, Args)]
pub struct Verify {
    /// A saved or finished game.
    pub file: PathBuf,
    /// The receipt a player's own client kept of the game, to compare with the log.
    #[arg(long, value_name = "RECEIPT")]
    pub receipt: Option<PathBuf>,
    #[command(flatten)]
    pub packs: Packs,
}

#[derive(Debug, Args)]
pub struct Case {
    /// Case files, directories of them, or packs that contain cases.
    #[arg(required_unless_present = "vocabulary")]
    pub files: Vec<PathBuf>,
    /// Print one line for every case, not only for failures.
    #[arg(long)]
    pub verbose: bool,
    /// List the fields, choices and events that a game's cases may use.
    #[arg(long, value_name = "GAME")]
    pub vocabulary: Option<String>,
    #[command(flatten)]
    pub boxes: Boxes,
}

#[derive(Debug, Args)]
pub struct Rules {
    #[command(subcommand)]
    pub command: RulesCommand,
}

#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    /// Show which testable rules are cited by passing cases and by tests, and which are not.
    Coverage {
        /// One game (default: all).
        game: Option<String>,
        /// Count citations in code and content instead.
        #[arg(long)]
        code: bool,
        #[arg(long)]
        json: bool,
        /// The root of the source tree, with `cases/` and `crates/`.
        #[arg(long, default_value = ".", value_name = "DIR")]
        root: PathBuf,
    },
    /// Show a rule by its id.
    Show {
        id: String,
        #[arg(long, value_name = "LANG")]
        lang: Option<Language>,
    },
    /// Show where a rule is found: code, content, cases, tests, texts and rulings.
    Where {
        /// A rule, such as EH-COMBAT-08, or a reading from docs/rulings.md, such as E-13.
        id: String,
        #[arg(long)]
        json: bool,
    },
    /// Find rules by words, Russian or English.
    Search {
        #[arg(required = true)]
        words: Vec<String>,
        /// One game (default: all).
        #[arg(long)]
        game: Option<String>,
        #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..=1000))]
        limit: u16,
        #[arg(long, value_name = "LANG")]
        lang: Option<Language>,
    },
}

#[derive(Debug, Args)]
pub struct Simulate {
    pub game: String,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=GAMES))]
    pub games: u32,
    /// One bot for all seats, or one for each.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    /// Threads (default: one per core).
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=THREADS))]
    pub jobs: u16,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A set-up option, as in `--set investigators=2 --set ancient-one=cthulhu
    /// --set mythos=easier`; may be given several times.
    #[arg(long = "set", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    #[command(flatten)]
    pub boxes: Boxes,
    /// Write one comma-separated row per game to a file beside the summary, or print them instead
    /// of it.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    #[arg(conflicts_with = "json")]
    pub csv: Option<PathBuf>,
    /// Rows and summary as JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Arena {
    pub game: String,
    pub a: String,
    pub b: String,
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=GAMES))]
    pub games: u32,
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=THREADS))]
    pub jobs: u16,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A set-up option, such as `ancient-one=cthulhu`; may be given several times.
    #[arg(long = "set", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    #[command(flatten)]
    pub boxes: Boxes,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Bench {
    pub game: String,
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=GAMES))]
    pub games: u32,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub boxes: Boxes,
    /// Only check that this many random games end with every figure accounted for.
    #[arg(long, value_name = "GAMES", conflicts_with_all = ["json", "games"])]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub endurance: Option<u32>,
}
