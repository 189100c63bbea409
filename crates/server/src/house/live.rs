//! A table in memory: its game, its players, its viewers. Owned by one task, so nothing is locked.

mod again;
mod bots;
mod fair;
mod hearing;
mod herald;
mod info;
mod loading;
mod parting;
mod past;
mod playing;
mod requests;
mod seats;
mod secrets;
mod sending;
mod standing;
mod talk;
mod undo;
mod viewers;

use super::games::GameEntry;
use super::hall::Handle;
use super::inside::Inside;
use super::{Kind, Trouble};
use crate::wire::At;
use bots::Thinking;
use fair::Shares;
use hearing::Hearing;
use kernel::registry::AnyTable;
use parting::Parted;
use requests::Request;
use scene::Viewer;
use std::sync::{Arc, Weak};
use store::{IdentityId, Millis, Seat, Status, TableId, TableOptions, Tip};
use talk::Echoes;
use viewers::Viewers;

pub use again::REMATCH_OF;
pub use info::{Facts, host_of, title_of};
pub use secrets::{OpenLog, eyes_of};
pub use sending::Looked;
pub use viewers::VERSION;

/// A table, and everything about it that is needed from one message to the next.
#[derive(Debug)]
pub struct Live {
    inside: Arc<Inside>,
    id: TableId,
    me: Weak<Handle>,
    /// `None` if this house does not have the game.
    entry: Option<GameEntry>,
    game: String,
    /// The seats by key.
    keys: Vec<String>,
    seats: Vec<Seat>,
    /// The label of each seat.
    names: Vec<String>,
    options: TableOptions,
    status: Status,
    frozen: Option<String>,
    /// Where the log no longer agrees with the rules.
    parted: Option<Parted>,
    created: Millis,
    changed: Millis,
    tip: Tip,
    /// Hash of the server's share for the first keying, before the game starts.
    promised: Option<String>,
    /// The boxes in play besides the base box.
    boxes: Vec<String>,
    shares: Shares,
    /// `None` before the game starts; for a frozen table, as much as still replays.
    table: Option<Box<dyn AnyTable>>,
    /// Inputs the house has made for people who need not be asked, since the table was loaded.
    quiet: Vec<u64>,
    loaded_at: u64,
    viewers: Viewers,
    request: Option<Request>,
    requests: u64,
    wishes: Vec<(u8, String)>,
    hearing: Hearing,
    echoes: Echoes,
    thinking: Thinking,
    /// What people see of the table outside the game may have changed.
    dirty: bool,
    /// Another attempt to load the table is scheduled.
    healing: bool,
}

impl Live {
    /// The table's current moment.
    pub fn at(&self) -> At {
        At { seq: self.tip.seq, cuts: self.tip.cuts }
    }

    pub fn is_gone(&self) -> bool {
        self.status == Status::Deleted
    }

    /// Sends out what changed outside the game, and lets the bots whose turn it is think.
    pub fn tidy(&mut self) {
        if std::mem::take(&mut self.dirty) {
            self.send_infos();
        }
        self.wake_bot();
        self.try_again_later();
    }

    /// Marks the table's information as changed: people, status, requests.
    fn touch(&mut self) {
        self.dirty = true;
    }

    fn is_host(&self, who: &IdentityId) -> bool {
        host_of(&self.options) == Some(who.as_str())
    }

    fn sits_on(&self, who: &IdentityId, seat: u8) -> bool {
        self.seats.iter().any(|it| it.seat == seat && it.identity.as_ref() == Some(who))
    }

    fn seats_of<'a>(&'a self, who: &'a IdentityId) -> impl Iterator<Item = u8> + 'a {
        self.seats.iter().filter(|it| it.identity.as_ref() == Some(who)).map(|it| it.seat)
    }

    fn is_member(&self, who: &IdentityId) -> bool {
        self.is_host(who) || self.seats_of(who).next().is_some()
    }

    /// Whether this person may watch the game.
    fn may_look(&self, who: Option<&IdentityId>) -> bool {
        self.options.spectators || who.is_some_and(|who| self.is_member(who))
    }

    /// Whether this person may know that the table exists.
    fn may_know(&self, who: Option<&IdentityId>) -> bool {
        self.options.listed || self.may_look(who)
    }

    fn must_know(&self, who: Option<&IdentityId>) -> Result<(), Trouble> {
        if self.may_know(who) { Ok(()) } else { Err(Trouble::no_table()) }
    }

    fn must_be_member(&self, who: &IdentityId) -> Result<(), Trouble> {
        self.must_know(Some(who))?;
        if self.is_member(who) { Ok(()) } else { Err(Trouble::not_your_seat()) }
    }

    fn must_be_host(&self, who: &IdentityId) -> Result<(), Trouble> {
        self.must_know(Some(who))?;
        if self.is_host(who) { Ok(()) } else { Err(Trouble::not_your_table()) }
    }

    fn must_sit(&self, who: &IdentityId, seat: u8) -> Result<(), Trouble> {
        self.must_know(Some(who))?;
        if self.sits_on(who, seat) { Ok(()) } else { Err(Trouble::not_your_seat()) }
    }

    /// Which view a person gets: the seat they name if it is theirs; otherwise one of theirs,
    /// preferably one that is asked; otherwise the public view.
    fn viewer_for(
        &self,
        who: Option<&IdentityId>,
        wanted: Option<Viewer>,
    ) -> Result<Viewer, Trouble> {
        if !self.may_look(who) {
            return Err(Trouble::no_table());
        }
        match (wanted, who) {
            (Some(Viewer::Public), _) | (None, None) => Ok(Viewer::Public),
            (Some(Viewer::Seat(seat)), Some(who)) if self.sits_on(who, seat) => {
                Ok(Viewer::Seat(seat))
            }
            (Some(Viewer::Seat(_)), _) => Err(Trouble::not_your_seat()),
            (None, Some(who)) => {
                let asked = self.asked();
                let mine = self.seats_of(who);
                let best = mine.min_by_key(|seat| !asked.contains(seat));
                Ok(best.map_or(Viewer::Public, Viewer::Seat))
            }
        }
    }

    /// Seats whose answer is awaited.
    fn asked(&self) -> Vec<u8> {
        match (&self.table, self.status) {
            (Some(table), Status::Running | Status::Paused) => {
                let asked = table.asked();
                asked.map(|asked| asked.seats.iter().map(|seat| seat.0).collect())
            }
            _ => None,
        }
        .unwrap_or_default()
    }

    /// The seat that decides now.
    fn lead(&self) -> Option<u8> {
        Some(self.table.as_ref()?.asked()?.lead.0)
    }

    /// The game, if there is one to show.
    fn table(&self) -> Result<&dyn AnyTable, Trouble> {
        match (&self.table, self.status) {
            (Some(table), _) => Ok(&**table),
            (None, Status::Waiting) => Err(Trouble::of_status(Status::Waiting)),
            (None, _) => {
                Err(Trouble::new(Kind::Frozen, "No part of its log can be replayed here."))
            }
        }
    }
}
