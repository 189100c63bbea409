//! The list of games.

use crate::memory::counted;
use crate::trouble::Trouble;
use bots::arena::{ArenaReport, Contest};
use bots::battery::Ground;
use bots::bench::RandomGames;
use bots::simulate::{Plan, Simulation};
use bots::{AnyPolicy, Sent, UnknownPolicy};
use cases::{AnySuite, SuiteOf};
use delta::Changes;
use kernel::position::Positioned;
use kernel::registry::{Stock, Title, TitleOf, Titled};
use kernel::{Game, Luck, Seed, SetupError};
use pack::AnyShelf;
use serde_json::Value;
use server::house::GameEntry;
use server::wire::At;
use std::sync::Arc;
use std::time::Instant;

/// Everything the commands need from a game, whichever it is.
pub trait Entry: Sync {
    fn title(&self) -> &'static dyn Title;
    /// Its packs, if it has any.
    fn shelf(&self) -> Option<&'static dyn AnyShelf>;
    /// Runs cases with these boxes.
    fn suite(&self, boxes: &[String]) -> Result<Box<dyn AnySuite>, SetupError>;
    fn bot(&self, name: &str, luck: Luck) -> Result<Box<dyn AnyPolicy>, UnknownPolicy>;
    /// The game as the table service expects it.
    fn on_tables(&self) -> GameEntry;
    fn simulate(
        &self,
        setup: &Value,
        plan: &Plan<'_>,
        progress: &(dyn Fn(u32) + Sync),
    ) -> Result<Simulation, String>;
    fn arena(
        &self,
        setup: &Value,
        contest: &Contest<'_>,
        progress: &(dyn Fn(u32) + Sync),
    ) -> Result<ArenaReport, String>;
    fn measure(&self, setup: &Value, games: u32, seed: u64) -> Result<Measured, String>;
    fn endure(&self, setup: &Value, games: u32, seed: u64) -> Result<(), String>;
}

/// What `omen bench` measures of the engine itself.
#[derive(Clone, Debug)]
pub struct Measured {
    pub random: RandomGames,
    pub clone_ns: f64,
    /// Memory figures; none in a build that does not count allocations.
    pub state_bytes: Option<u64>,
    pub allocations: Option<u64>,
    pub prompts_per_turn: f64,
    pub table: TableCost,
    pub sent: Sent,
}

/// What a finished table costs a host.
#[derive(Clone, Copy, Debug)]
pub struct TableCost {
    pub bytes: Option<u64>,
    /// Time to restore it from its stored log.
    pub replay_ns_per_input: f64,
}

/// Every game, with its bots for tables, weakest first.
pub fn all() -> &'static [&'static dyn Entry] {
    const {
        &[
            &EntryOf::<duel::Duel>::new(&["greedy", "monte-carlo"]),
            &EntryOf::<eldritch::Eldritch>::new(&["sensible"])
                .with_packs(&eldritch::content::SHELF),
        ]
    }
}

/// The game of this name, or a suggestion.
pub fn named(key: &str) -> Result<&'static dyn Entry, Trouble> {
    if let Some(entry) = all().iter().find(|entry| entry.title().key() == key) {
        return Ok(*entry);
    }
    let keys: Vec<&str> = all().iter().map(|entry| entry.title().key()).collect();
    let near = keys.iter().filter_map(|known| Some((spelling::slips(key, known, 2)?, *known)));
    let hint =
        near.min().map(|(_, known)| format!("; did you mean \"{known}\"?")).unwrap_or_default();
    Err(Trouble::input(format!("there is no game \"{key}\" (known: {}){hint}", keys.join(", "))))
}

/// Set-up options from `name=value` arguments, over the default set-up with these boxes.
pub fn setup(title: &dyn Title, words: &[String], boxes: &[String]) -> Result<Value, Trouble> {
    let setup = title.usual_setup_with(boxes);
    let mut setup = setup.map_err(|error| Trouble::input(error.to_string()))?;
    for word in words {
        let Some((name, value)) = word.split_once('=') else {
            return Err(Trouble::input(format!("--set expects NAME=VALUE, not \"{word}\"")));
        };
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        match &mut setup {
            Value::Object(fields) => fields.insert(name.to_owned(), value),
            _ => return Err(Trouble::input("this game has no set-up options")),
        };
    }
    Ok(setup)
}

#[derive(Debug)]
struct EntryOf<G> {
    /// Its bots for tables, weakest first.
    bots: &'static [&'static str],
    shelf: Option<&'static dyn AnyShelf>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G> EntryOf<G> {
    const fn new(bots: &'static [&'static str]) -> Self {
        Self { bots, shelf: None, game: std::marker::PhantomData }
    }

    const fn with_packs(self, shelf: &'static dyn AnyShelf) -> Self {
        Self { shelf: Some(shelf), ..self }
    }
}

impl<G: Titled + Positioned> Entry for EntryOf<G> {
    fn title(&self) -> &'static dyn Title {
        const { &TitleOf::<G>::new() }
    }

    fn shelf(&self) -> Option<&'static dyn AnyShelf> {
        self.shelf
    }

    fn suite(&self, boxes: &[String]) -> Result<Box<dyn AnySuite>, SetupError> {
        let setup = G::with_boxes(G::usual_setup(), boxes.to_vec());
        Ok(Box::new(SuiteOf::<G>::new(Stock::<G>::of(&setup)?.content)))
    }

    fn bot(&self, name: &str, luck: Luck) -> Result<Box<dyn AnyPolicy>, UnknownPolicy> {
        bots::any_policy::<G>(name, luck)
    }

    fn on_tables(&self) -> GameEntry {
        GameEntry::of::<G>(self.bots)
    }

    fn simulate(
        &self,
        setup: &Value,
        plan: &Plan<'_>,
        progress: &(dyn Fn(u32) + Sync),
    ) -> Result<Simulation, String> {
        let (setup, content) = stocked::<G>(setup)?;
        bots::simulate::<G>(&content, &setup, plan, progress).map_err(|error| error.to_string())
    }

    fn arena(
        &self,
        setup: &Value,
        contest: &Contest<'_>,
        progress: &(dyn Fn(u32) + Sync),
    ) -> Result<ArenaReport, String> {
        let (setup, content) = stocked::<G>(setup)?;
        bots::arena::<G>(&content, &setup, contest, progress).map_err(|error| error.to_string())
    }

    fn measure(&self, setup: &Value, games: u32, seed: u64) -> Result<Measured, String> {
        measure::<G>(setup, games, seed)
    }

    fn endure(&self, setup: &Value, games: u32, seed: u64) -> Result<(), String> {
        let (setup, content) = stocked::<G>(setup)?;
        let ground = Ground::<G> { content, content_hash: G::content_hash(), setup };
        ground.random_games_end(games, seed)
    }
}

/// A set-up and the content of its boxes.
fn stocked<G: Titled>(setup: &Value) -> Result<(G::Setup, Arc<G::Content>), String> {
    let setup: G::Setup = serde_json::from_value(setup.clone())
        .map_err(|error| format!("invalid set-up: {error}"))?;
    let content = Stock::<G>::of(&setup).map_err(|error| error.to_string())?.content;
    Ok((setup, content))
}

fn measure<G: Titled>(as_set_up: &Value, games: u32, seed: u64) -> Result<Measured, String> {
    let (setup, content) = stocked::<G>(as_set_up)?;
    let play = |games, seed| {
        bots::measure_random_games::<G>(&content, &setup, games, seed)
            .map_err(|error| error.to_string())
    };
    // The first run warms up and counts allocations, the second is timed.
    let mut warm = Err(String::new());
    let asked = counted(|| warm = play(games.div_ceil(4), seed));
    let warm = warm?;
    let random = play(games, seed + 1)?;
    let game = midway::<G>(&content, &setup)?;
    let copied = counted(|| drop(std::hint::black_box(game.clone())));
    let bots = ["random".to_owned()];
    let plan = Plan { bots: &bots, games: games.min(200), seed, jobs: 1 };
    let simulation =
        bots::simulate::<G>(&content, &setup, &plan, &|_| ()).map_err(|error| error.to_string())?;
    Ok(Measured {
        random,
        clone_ns: clone_ns(&game),
        state_bytes: copied.map(|copied| size_of::<G>() as u64 + copied.bytes),
        allocations: asked.map(|asked| asked.times * random.decisions / warm.decisions.max(1)),
        prompts_per_turn: simulation.summary.loud_prompts_per_turn,
        table: table_cost::<G>(as_set_up, seed)?,
        sent: bots::measure_sent::<G>(&setup, "random", games.min(10), seed, &sent)?,
    })
}

/// An update as the service sends it.
fn sent(changes: Changes, inputs: [u64; 2]) -> String {
    server::house::views::update(changes, inputs.map(|seq| At { seq, cuts: 0 }))
}

/// Plays a game greedily and measures restoring it from its stored log.
fn table_cost<G: Titled>(setup: &Value, seed: u64) -> Result<TableCost, String> {
    const TIMES: u32 = 20;
    let title = TitleOf::<G>::new();
    let mut table =
        title.begin(setup, &[], Seed::from_number(seed)).map_err(|error| error.to_string())?;
    let mut bot = bots::any_policy::<G>("greedy", Luck::from_number(seed))
        .map_err(|error| error.to_string())?;
    while let Some(asked) = table.asked() {
        let choice = bot.pick(&*table, asked.lead).ok_or("the bot has no answer")?;
        table.choose(asked.lead, &choice).map_err(|error| error.to_string())?;
    }
    let entries = table.entries_after(0);
    let resume = || title.resume(table.header(), table.secrets(), &entries);
    let mut again = Vec::new();
    let kept = counted(|| again.push(resume()));
    let began = Instant::now();
    for _ in 0..TIMES {
        std::hint::black_box(resume()).map_err(|error| error.to_string())?;
    }
    let inputs = f64::from(TIMES) * entries.len().max(1) as f64;
    Ok(TableCost {
        bytes: kept.map(|kept| kept.held),
        replay_ns_per_input: began.elapsed().as_nanos() as f64 / inputs,
    })
}

/// A state from the middle of a random game.
fn midway<G: Titled>(content: &G::Content, setup: &G::Setup) -> Result<G, String> {
    let mut game = G::begin_quietly(setup, content).map_err(|error| error.to_string())?;
    let mut luck = Luck::from_number(1);
    let mut random = bots::Random::new();
    let mut playout = bots::Playout::new();
    playout
        .finish(&mut game, content, &mut luck, 100, |game, seat, menu, luck| {
            random.among(game, content, seat, menu, luck)
        })
        .map_err(|error| error.to_string())?;
    Ok(game)
}

fn clone_ns<G: Game>(game: &G) -> f64 {
    const TIMES: u32 = 200_000;
    let began = Instant::now();
    for _ in 0..TIMES {
        std::hint::black_box(std::hint::black_box(game).clone());
    }
    began.elapsed().as_nanos() as f64 / f64::from(TIMES)
}
