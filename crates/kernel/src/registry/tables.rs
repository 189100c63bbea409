//! A table and a position whose game is not named.

use crate::keying::{Keying, Rekey, Secrets};
use crate::log::{Entry, Header, LogFile};
use crate::table::Moment;
use crate::{Asked, Outcome, Seat, Seats, Shown, Table, TableError};
use scene::{LogEntry, PromptView, Scene, Viewer};
use std::any::Any;
use std::fmt::Debug;

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
    /// Takes a bot's choice, or another answer if the choice leads to an endless effect. Returns
    /// which.
    fn choose_or_another(&mut self, seat: Seat, choice: &str) -> Result<String, TableError>;
    /// The position alone, to compare with the one after the next input.
    fn moment(&self) -> Box<dyn AnyMoment>;
    /// The position just after input `n`, which may be a moment when chance is asked.
    fn moment_at(&self, n: u64) -> Box<dyn AnyMoment>;
    fn inputs(&self) -> u64;
    /// The inputs after number `n`, for storing the log.
    fn entries_after(&self, n: u64) -> Vec<Entry>;
    /// What chance is derived from. Secret until the game is over: it predicts every future roll,
    /// so it must never reach a viewer, a message or the operator's log. The entries of keyings
    /// have secrets too (see [`Entry::opened`]).
    fn secrets(&self) -> Secrets;
    /// The number of the next keying, and the hash of the host's share for it if it was announced.
    fn announced(&self) -> (u32, Option<String>);
    /// Every keying there ever was, as everyone may see them.
    fn keyings(&self) -> Vec<Keying>;
    /// The keying that chance is currently derived from, with its secrets.
    fn last_keying(&self) -> Option<&Keying>;
    fn key_anew(&mut self, rekey: Rekey);
    /// Undoes to just after input `to` for the player of a seat; chance outcomes since then become
    /// worthless. Returns whether there were any.
    fn take_back(&mut self, to: u64, by: (Seat, &str), rekey: Rekey) -> bool;
    /// Continues without inputs that once followed here but are no longer accepted, since the rules
    /// have changed.
    fn go_on_without(&mut self, lost: &[Entry], by: (Seat, &str), rekey: Rekey);
    /// How many times a chance outcome was undone.
    fn taken_back(&self) -> u32;
    fn prompts_answered(&self) -> u64;
    fn free_undo(&self, seat: Seat) -> Option<u64>;
    fn undo_with_consent(&self) -> Option<(u64, Vec<Seat>)>;
    fn back_to(&mut self, n: u64);
    fn settle(&mut self);
    /// The quiet answer to the current question, if it has one.
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

    fn choose_or_another(&mut self, seat: Seat, choice: &str) -> Result<String, TableError> {
        Table::choose_or_another(self, seat, choice)
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
