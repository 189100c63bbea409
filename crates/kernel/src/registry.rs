//! All games alike: a table and a title whose game is not named.

use crate::log::{BadLog, Entry, Header, LogFile};
use crate::table::{Moment, Verified};
use crate::{Asked, Game, Outcome, Seat, Seats, Seed, SetupError, Shown, Table, TableError};
use scene::{LogEntry, Phrase, PromptView, Scene, Text, Viewer};
use serde_json::Value;
use std::any::Any;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game that can be put on the list: it knows its own content and words.
pub trait Titled: Shown {
    /// The content this program ships, read and checked once.
    fn content() -> Result<Arc<<Self as Game>::Content>, SetupError>;

    /// Hash of that content, written into logs.
    fn content_hash() -> String;

    /// The set-up when nobody asks for anything else.
    fn usual_setup() -> Self::Setup;

    /// Seats of a usual table, by key.
    fn seat_keys() -> &'static [&'static str];

    /// How many may play, from the fewest to the most.
    fn seat_counts() -> RangeInclusive<u8> {
        let usual = Self::seat_keys().len() as u8;
        usual..=usual
    }

    /// How many seats a table has when nobody asks for anything else.
    fn usual_seats() -> u8 {
        Self::seat_keys().len() as u8
    }

    /// What may be agreed before a game.
    fn setup_options() -> Vec<SetupOption> {
        Vec::new()
    }

    /// The set-up for so many people, where it speaks of their number.
    fn for_seats(setup: Self::Setup, seats: u8) -> Self::Setup {
        let _ = seats;
        setup
    }

    /// Fluent messages by language.
    fn locales() -> &'static [(&'static str, &'static str)];

    /// Texts that are made of other messages, the same in every game, by the keys scenes name them by.
    fn texts() -> Vec<(Text, Phrase)> {
        Vec::new()
    }
}

/// A field of the set-up that players may change, and what it may be.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupOption {
    pub field: &'static str,
    /// The message that names it.
    pub key: &'static str,
    /// Values, each with the message that names it; the first is the usual one.
    pub values: Vec<(Value, String)>,
}

/// A running table of some game.
pub trait AnyTable: Debug + Send {
    fn key(&self) -> &'static str;
    fn header(&self) -> &Header;
    fn seats(&self) -> Vec<&'static str>;
    fn asked(&self) -> Option<Asked>;
    fn outcome(&self) -> Option<Outcome>;
    fn scene(&self, viewer: Viewer) -> Scene;
    fn prompt(&self, viewer: Viewer) -> Option<PromptView>;
    fn told(&self, viewer: Viewer, after: Option<u64>) -> Vec<LogEntry>;
    fn transcript(&self) -> Vec<(u64, String)>;
    fn choose(&mut self, seat: Seat, choice: &str) -> Result<(), TableError>;
    /// The position alone, for a comparison with what comes of the next input.
    fn moment(&self) -> Box<dyn AnyMoment>;
    /// The position just after input `n`, which may be a moment when chance is asked.
    fn moment_at(&self, n: u64) -> Box<dyn AnyMoment>;
    fn inputs(&self) -> u64;
    /// The inputs after number `n`, for whoever keeps the log.
    fn entries_after(&self, n: u64) -> Vec<Entry>;
    /// What chance is derived from. A secret until the game is over: with it every roll to come can
    /// be foretold, so it must never reach a viewer, a message or a line for the operator.
    fn seed(&self) -> Seed;
    fn prompts_answered(&self) -> u64;
    fn turns(&self) -> u32;
    fn free_undo(&self, seat: Seat) -> Option<u64>;
    fn undo_with_consent(&self) -> Option<(u64, Vec<Seat>)>;
    fn back_to(&mut self, n: u64);
    fn settle(&mut self);
    /// The answer to the present question that hardly ever matters otherwise, if there is one.
    fn quiet(&self) -> Option<String>;
    fn log_file(&self) -> LogFile;
    fn state_hash(&self) -> String;
    fn as_any(&self) -> &dyn Any;
}

impl<G: Shown> AnyTable for Table<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn header(&self) -> &Header {
        Table::header(self)
    }

    fn seats(&self) -> Vec<&'static str> {
        Seats::first(self.game().seats()).iter().map(|seat| self.game().seat_key(seat)).collect()
    }

    fn asked(&self) -> Option<Asked> {
        Table::asked(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        Table::scene(self, viewer)
    }

    fn prompt(&self, viewer: Viewer) -> Option<PromptView> {
        Table::prompt(self, viewer)
    }

    fn told(&self, viewer: Viewer, after: Option<u64>) -> Vec<LogEntry> {
        Table::told(self, viewer, after)
    }

    fn transcript(&self) -> Vec<(u64, String)> {
        Table::transcript(self)
    }

    fn choose(&mut self, seat: Seat, choice: &str) -> Result<(), TableError> {
        self.choose_text(seat, choice)
    }

    fn moment(&self) -> Box<dyn AnyMoment> {
        Box::new(Table::moment(self))
    }

    fn moment_at(&self, n: u64) -> Box<dyn AnyMoment> {
        Box::new(Table::moment_at(self, n))
    }

    fn inputs(&self) -> u64 {
        self.len()
    }

    fn entries_after(&self, n: u64) -> Vec<Entry> {
        self.entries_from(n).collect()
    }

    fn seed(&self) -> Seed {
        Table::seed(self)
    }

    fn prompts_answered(&self) -> u64 {
        Table::prompts_answered(self)
    }

    fn turns(&self) -> u32 {
        self.game().turns()
    }

    fn free_undo(&self, seat: Seat) -> Option<u64> {
        Table::free_undo(self, seat)
    }

    fn undo_with_consent(&self) -> Option<(u64, Vec<Seat>)> {
        Table::undo_with_consent(self)
    }

    fn back_to(&mut self, n: u64) {
        Table::back_to(self, n);
    }

    fn settle(&mut self) {
        Table::settle(self);
    }

    fn quiet(&self) -> Option<String> {
        let content = self.content();
        self.game().quiet(content).map(|choice| G::write(content, choice))
    }

    fn log_file(&self) -> LogFile {
        Table::log_file(self)
    }

    fn state_hash(&self) -> String {
        Table::state_hash(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A position of some game, without its log.
pub trait AnyMoment: Debug + Send {
    fn scene(&self, viewer: Viewer) -> Scene;
    fn prompt(&self, viewer: Viewer) -> Option<PromptView>;
}

impl<G: Shown> AnyMoment for Moment<G> {
    fn scene(&self, viewer: Viewer) -> Scene {
        Moment::scene(self, viewer)
    }

    fn prompt(&self, viewer: Viewer) -> Option<PromptView> {
        Moment::prompt(self, viewer)
    }
}

/// A game on the list, without its name in the type.
pub trait Title: Debug + Send + Sync {
    fn key(&self) -> &'static str;
    fn seat_keys(&self) -> &'static [&'static str];
    /// How many may play, from the fewest to the most.
    fn seat_counts(&self) -> RangeInclusive<u8>;
    fn locales(&self) -> &'static [(&'static str, &'static str)];
    fn texts(&self) -> Vec<(Text, Phrase)>;
    /// Hash of the content this program has of it.
    fn content_hash(&self) -> String;
    fn usual_setup(&self) -> Value;
    fn usual_seats(&self) -> u8;
    fn setup_options(&self) -> Vec<SetupOption>;
    fn begin(
        &self,
        setup: &Value,
        players: &[String],
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, SetupError>;
    fn replay(&self, file: &LogFile, upto: Option<u64>) -> Result<Box<dyn AnyTable>, BadLog>;
    /// Rebuilds a table that is still played from what was stored of it.
    fn resume(
        &self,
        header: &Header,
        seed: Seed,
        entries: &[Entry],
    ) -> Result<Box<dyn AnyTable>, BadLog>;
    fn verify(&self, file: &LogFile) -> Result<Verified, BadLog>;
}

/// The title of one game.
#[derive(Debug)]
pub struct TitleOf<G>(std::marker::PhantomData<fn() -> G>);

impl<G> TitleOf<G> {
    pub const fn new() -> Self {
        Self(std::marker::PhantomData)
    }
}

impl<G> Default for TitleOf<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Titled> Title for TitleOf<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn seat_keys(&self) -> &'static [&'static str] {
        G::seat_keys()
    }

    fn seat_counts(&self) -> RangeInclusive<u8> {
        G::seat_counts()
    }

    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        G::locales()
    }

    fn texts(&self) -> Vec<(Text, Phrase)> {
        G::texts()
    }

    fn content_hash(&self) -> String {
        G::content_hash()
    }

    fn usual_setup(&self) -> Value {
        serde_json::to_value(G::usual_setup()).unwrap_or_default()
    }

    fn usual_seats(&self) -> u8 {
        G::usual_seats()
    }

    fn setup_options(&self) -> Vec<SetupOption> {
        G::setup_options()
    }

    fn begin(
        &self,
        setup: &Value,
        players: &[String],
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        let setup: G::Setup = serde_json::from_value(setup.clone())
            .map_err(|error| SetupError(format!("bad set-up: {error}")))?;
        let setup = match players.len() {
            0 => setup,
            seats => G::for_seats(setup, seats.min(255) as u8),
        };
        let table = Table::<G>::begin(G::content()?, &G::content_hash(), &setup, players, seed)?;
        Ok(Box::new(table))
    }

    fn replay(&self, file: &LogFile, upto: Option<u64>) -> Result<Box<dyn AnyTable>, BadLog> {
        let content = G::content().map_err(|error| BadLog::at(1, error.to_string()))?;
        Ok(Box::new(Table::<G>::replay(file, content, &G::content_hash(), upto)?))
    }

    fn resume(
        &self,
        header: &Header,
        seed: Seed,
        entries: &[Entry],
    ) -> Result<Box<dyn AnyTable>, BadLog> {
        let content = G::content().map_err(|error| BadLog::at(1, error.to_string()))?;
        Ok(Box::new(Table::<G>::resume(header, content, &G::content_hash(), seed, entries)?))
    }

    fn verify(&self, file: &LogFile) -> Result<Verified, BadLog> {
        let content = G::content().map_err(|error| BadLog::at(1, error.to_string()))?;
        Table::<G>::verify(file, content, &G::content_hash())
    }
}
