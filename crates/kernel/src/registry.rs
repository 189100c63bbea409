//! All games alike: a table and a title whose game is not named.

use crate::keying::{Keying, Rekey, Secrets};
use crate::log::{BadLog, Entry, Header, LogFile};
use crate::table::{Eyes, Moment, Verified};
use crate::{
    Advice, Asked, Game, Outcome, RuleId, Seat, Seats, Seed, SetupError, Shown, Statistics, Table,
    TableError,
};
use scene::{LogEntry, Phrase, PromptView, Scene, Text, Viewer};
use serde_json::Value;
use std::any::Any;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game that can be put on the list: it knows its own content and words.
pub trait Titled: Shown + Advice + Statistics {
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

    /// Whether seats have secrets from one another.
    fn has_secrets() -> bool {
        true
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
    /// What chance is derived from. Secret until the game is over: with it every roll to come can
    /// be foretold, so it must never reach a viewer, a message or a line for the operator. The entries
    /// of keyings have secrets too (see [`Entry::opened`]).
    fn secrets(&self) -> Secrets;
    /// The number of the next keying, and the hash of the host's share of it if it was announced.
    fn announced(&self) -> (u32, Option<String>);
    /// Every keying there ever was, as everybody may see them.
    fn keyings(&self) -> Vec<Keying>;
    /// The keying that chance is derived from now, with its secrets.
    fn last_keying(&self) -> Option<&Keying>;
    fn key_anew(&mut self, rekey: Rekey);
    /// Takes back to just after input `to` as the player of a seat wants; what chance decided since is
    /// made worthless. Returns whether it had decided anything.
    fn take_back(&mut self, to: u64, by: (Seat, &str), rekey: Rekey) -> bool;
    /// Goes on without inputs that once followed here and cannot be taken any more, since the rules
    /// have changed.
    fn go_on_without(&mut self, lost: &[Entry], by: (Seat, &str), rekey: Rekey);
    /// How many times something that chance had decided was taken back.
    fn taken_back(&self) -> u32;
    fn prompts_answered(&self) -> u64;
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

    fn secrets(&self) -> Secrets {
        Table::secrets(self)
    }

    fn announced(&self) -> (u32, Option<String>) {
        Table::announced(self)
    }

    fn keyings(&self) -> Vec<Keying> {
        Table::keyings(self)
    }

    fn last_keying(&self) -> Option<&Keying> {
        Table::last_keying(self)
    }

    fn key_anew(&mut self, rekey: Rekey) {
        Table::key_anew(self, rekey);
    }

    fn take_back(&mut self, to: u64, by: (Seat, &str), rekey: Rekey) -> bool {
        Table::take_back(self, to, by, rekey)
    }

    fn go_on_without(&mut self, lost: &[Entry], by: (Seat, &str), rekey: Rekey) {
        Table::go_on_without(self, lost, by, rekey);
    }

    fn taken_back(&self) -> u32 {
        Table::taken_back(self)
    }

    fn prompts_answered(&self) -> u64 {
        Table::prompts_answered(self)
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
    /// A table that can still be keyed before anything is left to chance.
    fn lay_out(
        &self,
        setup: &Value,
        players: &[String],
        secrets: Secrets,
    ) -> Result<Box<dyn AnyTable>, SetupError>;
    /// The edition of the rules this program has.
    fn edition(&self) -> u32;
    /// The rules that changed after an edition.
    fn changes_since(&self, edition: u32) -> Vec<RuleId>;
    /// Whether seats have secrets from one another.
    fn has_secrets(&self) -> bool;
    fn replay(&self, file: &LogFile, upto: Option<u64>) -> Result<Box<dyn AnyTable>, BadLog>;
    /// Rebuilds a table that is still played from what was stored of it.
    fn resume(
        &self,
        header: &Header,
        secrets: Secrets,
        entries: &[Entry],
    ) -> Result<Box<dyn AnyTable>, BadLog>;
    /// What another table needs to go on from these inputs: the header and the inputs it inherits, with
    /// whatever the viewers cannot know imagined afresh.
    fn continued(
        &self,
        header: &Header,
        secrets: Secrets,
        entries: &[Entry],
        own: Secrets,
        eyes: Eyes,
    ) -> Result<(Header, Vec<Entry>), BadLog>;
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
        let mut table = self.lay_out(setup, players, seed.into())?;
        table.settle();
        Ok(table)
    }

    fn lay_out(
        &self,
        setup: &Value,
        players: &[String],
        secrets: Secrets,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        let setup: G::Setup = serde_json::from_value(setup.clone())
            .map_err(|error| SetupError(format!("bad set-up: {error}")))?;
        let setup = match players.len() {
            0 => setup,
            seats => G::for_seats(setup, seats.min(255) as u8),
        };
        let (content, hash) = (G::content()?, G::content_hash());
        Ok(Box::new(Table::<G>::lay_out(content, &hash, &setup, players, secrets)?))
    }

    fn edition(&self) -> u32 {
        G::edition()
    }

    fn changes_since(&self, edition: u32) -> Vec<RuleId> {
        let known = edition.saturating_sub(1) as usize;
        G::CHANGES.iter().skip(known).copied().flatten().copied().collect()
    }

    fn has_secrets(&self) -> bool {
        G::has_secrets()
    }

    fn replay(&self, file: &LogFile, upto: Option<u64>) -> Result<Box<dyn AnyTable>, BadLog> {
        let content = G::content().map_err(|error| BadLog::at(1, error.to_string()))?;
        Ok(Box::new(Table::<G>::replay(file, content, &G::content_hash(), upto)?))
    }

    fn resume(
        &self,
        header: &Header,
        secrets: Secrets,
        entries: &[Entry],
    ) -> Result<Box<dyn AnyTable>, BadLog> {
        let content = G::content().map_err(|error| BadLog::at(1, error.to_string()))?;
        Ok(Box::new(Table::<G>::resume(header, content, &G::content_hash(), secrets, entries)?))
    }

    fn continued(
        &self,
        header: &Header,
        secrets: Secrets,
        entries: &[Entry],
        own: Secrets,
        eyes: Eyes,
    ) -> Result<(Header, Vec<Entry>), BadLog> {
        let content = G::content().map_err(|error| BadLog::at(1, error.to_string()))?;
        let hash = G::content_hash();
        let table = Table::<G>::resume(header, content, &hash, secrets, entries)?;
        Ok(table.continued(&hash, own, eyes))
    }

    fn verify(&self, file: &LogFile) -> Result<Verified, BadLog> {
        let content = G::content().map_err(|error| BadLog::at(1, error.to_string()))?;
        Table::<G>::verify(file, content, &G::content_hash())
    }
}
