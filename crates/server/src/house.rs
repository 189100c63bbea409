//! The house: everything of the table service that is behind the door.
//!
//! Tables in memory, who sits and who looks, what they are sent, undo, requests, bots, and the
//! rehearsal at the start. The store below keeps what must not be lost; HTTP in front of it knows
//! cookies and sockets. A house knows no game: it is handed a list of titles.
//!
//! Nothing is shown before it is durable, and no table waits for another.

mod attendance;
mod games;
mod settings;
mod trouble;

pub use attendance::{Attendance, Message};
pub use games::GameEntry;
pub use settings::Settings;
pub use trouble::{Kind, Trouble};

use crate::wire::{
    At, BranchRequest, ChangeTable, CreateTable, Created, GameInfo, ImportRequest, Invitation,
    InvitationInfo, ReportRequest, Reported, SeatRequest, TableInfo, TalkLine, View,
};
use scene::Viewer;
use std::sync::Arc;
use store::{IdentityId, ReportId, Store, TableId};

/// The house; cheap to clone, all clones are the same house.
#[derive(Clone, Debug)]
pub struct House {
    inside: Arc<Inside>,
}

#[derive(Debug)]
struct Inside {}

/// The rehearsal of running tables at the start; goes on in the background.
#[derive(Debug)]
pub struct Rehearsal {}

/// What came of a rehearsal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rehearsed {
    /// Tables whose logs replay.
    pub replayed: usize,
    /// Tables that were frozen, with the reason.
    pub frozen: Vec<(TableId, String)>,
}

impl Rehearsal {
    /// Waits for the end of it.
    pub async fn done(self) -> Rehearsed {
        Rehearsed::default()
    }
}

#[allow(unused_variables, clippy::unused_async, reason = "being filled in")]
impl House {
    /// Opens a house over a store. Tables are rehearsed in the background and on first touch.
    pub async fn open(
        store: Store,
        games: Vec<GameEntry>,
        settings: Settings,
    ) -> Result<(House, Rehearsal), Trouble> {
        Ok((House { inside: Arc::new(Inside {}) }, Rehearsal {}))
    }

    /// Tells viewers to come back later, finishes what is being done, and closes the store.
    pub async fn close(&self) {}

    pub fn games(&self) -> Vec<GameInfo> {
        Vec::new()
    }

    /// A person has taken another name: tables show it from now on.
    pub async fn renamed(&self, who: &IdentityId) {}

    pub async fn create(&self, who: &IdentityId, request: CreateTable) -> Result<Created, Trouble> {
        Err(Trouble::unavailable())
    }

    /// Tables the person sits at, the last changed first.
    pub async fn mine(&self, who: &IdentityId) -> Result<Vec<TableInfo>, Trouble> {
        Err(Trouble::unavailable())
    }

    /// Listed tables that have not ended, the newest first.
    pub async fn lobby(&self, who: Option<&IdentityId>) -> Result<Vec<TableInfo>, Trouble> {
        Err(Trouble::unavailable())
    }

    pub async fn info(
        &self,
        who: Option<&IdentityId>,
        table: &TableId,
    ) -> Result<TableInfo, Trouble> {
        Err(Trouble::unavailable())
    }

    pub async fn change(
        &self,
        who: &IdentityId,
        table: &TableId,
        request: ChangeTable,
    ) -> Result<TableInfo, Trouble> {
        Err(Trouble::unavailable())
    }

    /// Begins the game, also with seats still open; it begins by itself when the last is taken.
    pub async fn start(&self, who: &IdentityId, table: &TableId) -> Result<TableInfo, Trouble> {
        Err(Trouble::unavailable())
    }

    pub async fn pause(&self, who: &IdentityId, table: &TableId) -> Result<TableInfo, Trouble> {
        Err(Trouble::unavailable())
    }

    /// Goes on after a pause; a frozen table is tried again.
    pub async fn go_on(&self, who: &IdentityId, table: &TableId) -> Result<TableInfo, Trouble> {
        Err(Trouble::unavailable())
    }

    pub async fn delete(&self, who: &IdentityId, table: &TableId) -> Result<(), Trouble> {
        Err(Trouble::unavailable())
    }

    /// A fresh link for an open seat; the old one no longer works.
    pub async fn invite(
        &self,
        who: &IdentityId,
        table: &TableId,
        seat: u8,
    ) -> Result<Invitation, Trouble> {
        Err(Trouble::unavailable())
    }

    /// What a link offers, before it is taken.
    pub async fn invitation(
        &self,
        who: Option<&IdentityId>,
        secret: &str,
    ) -> Result<InvitationInfo, Trouble> {
        Err(Trouble::unavailable())
    }

    /// Takes the seat a link offers.
    pub async fn claim(&self, who: &IdentityId, secret: &str) -> Result<TableInfo, Trouble> {
        Err(Trouble::unavailable())
    }

    /// Takes an open seat of a listed table.
    pub async fn sit(
        &self,
        who: &IdentityId,
        table: &TableId,
        seat: u8,
    ) -> Result<TableInfo, Trouble> {
        Err(Trouble::unavailable())
    }

    /// Gives a seat to a bot, opens it with a new link, or takes it.
    pub async fn hand_over(
        &self,
        who: &IdentityId,
        table: &TableId,
        seat: u8,
        to: SeatRequest,
    ) -> Result<(TableInfo, Option<Invitation>), Trouble> {
        Err(Trouble::unavailable())
    }

    /// The same game with the same people once more; asked twice it is the same new table.
    pub async fn rematch(&self, who: &IdentityId, table: &TableId) -> Result<Created, Trouble> {
        Err(Trouble::unavailable())
    }

    /// A new table that goes its own way after some input of this one.
    pub async fn branch(
        &self,
        who: &IdentityId,
        table: &TableId,
        request: BranchRequest,
    ) -> Result<Created, Trouble> {
        Err(Trouble::unavailable())
    }

    /// A new table from a log file.
    pub async fn import(
        &self,
        who: &IdentityId,
        request: ImportRequest,
    ) -> Result<Created, Trouble> {
        Err(Trouble::unavailable())
    }

    /// The log file, with its seed: only once nobody's secrets are in it any more.
    pub async fn log(&self, who: &IdentityId, table: &TableId) -> Result<String, Trouble> {
        Err(Trouble::unavailable())
    }

    pub async fn report(
        &self,
        who: &IdentityId,
        table: &TableId,
        request: ReportRequest,
    ) -> Result<Reported, Trouble> {
        Err(Trouble::unavailable())
    }

    /// The reported position as JSON, as the asker may see it.
    pub async fn report_file(&self, who: &IdentityId, report: &ReportId) -> Result<String, Trouble> {
        Err(Trouble::unavailable())
    }

    /// The game as a viewer sees it, now or just after an earlier input.
    pub async fn view(
        &self,
        who: Option<&IdentityId>,
        table: &TableId,
        viewer: Option<Viewer>,
        at: Option<u64>,
    ) -> Result<View, Trouble> {
        Err(Trouble::unavailable())
    }

    pub async fn talk(
        &self,
        who: &IdentityId,
        table: &TableId,
        text: &str,
    ) -> Result<TalkLine, Trouble> {
        Err(Trouble::unavailable())
    }

    /// What was said after line `after`, the oldest first.
    pub async fn talk_lines(
        &self,
        who: Option<&IdentityId>,
        table: &TableId,
        after: u64,
    ) -> Result<Vec<TalkLine>, Trouble> {
        Err(Trouble::unavailable())
    }

    /// Takes a seat's choice; returns when it is durable.
    pub async fn choose(
        &self,
        who: &IdentityId,
        table: &TableId,
        at: At,
        seat: u8,
        choice: &str,
    ) -> Result<At, Trouble> {
        Err(Trouble::unavailable())
    }

    pub async fn wish(
        &self,
        who: &IdentityId,
        table: &TableId,
        at: At,
        seat: u8,
        choice: &str,
    ) -> Result<At, Trouble> {
        Err(Trouble::unavailable())
    }

    /// Takes back at once where it is free, else asks the others.
    pub async fn undo(
        &self,
        who: &IdentityId,
        table: &TableId,
        at: At,
        seat: u8,
        to: u64,
    ) -> Result<At, Trouble> {
        Err(Trouble::unavailable())
    }

    pub async fn consent(
        &self,
        who: &IdentityId,
        table: &TableId,
        request: u64,
        agree: bool,
    ) -> Result<At, Trouble> {
        Err(Trouble::unavailable())
    }

    /// Sits down to look; `from` is where the client's own view stands, if it has one.
    pub async fn attend(
        &self,
        who: Option<IdentityId>,
        table: TableId,
        viewer: Option<Viewer>,
        from: Option<At>,
    ) -> Result<Attendance, Trouble> {
        Err(Trouble::unavailable())
    }
}
