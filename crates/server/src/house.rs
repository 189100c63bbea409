//! The house: the table service without HTTP.
//!
//! It holds the tables in memory, the people who sit and watch, what they are sent, undo, requests,
//! bots, and the rehearsal at start-up. The store below keeps what must not be lost; the HTTP layer
//! in front deals with cookies and sockets. A house knows no game: it is given a list of titles.
//!
//! Nothing is shown before it is durable, and no table waits for another.

mod attendance;
mod chores;
mod fence;
mod games;
mod hall;
mod inside;
mod joining;
mod lists;
mod live;
mod looking;
mod making;
mod names;
mod outbox;
mod pool;
mod quota;
mod rehearsal;
mod reports;
mod settings;
mod talking;
mod trouble;
mod turns;
pub mod views;
mod words;

pub use attendance::{Attendance, Message};
pub use games::GameEntry;
pub use rehearsal::{Rehearsal, Rehearsed};
pub use settings::Settings;
pub use talking::Part;
pub use trouble::{Kind, Trouble};
pub(crate) use words::{is_blank, seen};

use crate::wire::{
    At, BoxWords, ChangeTable, GameInfo, Invitation, RestOfLog, SeatRequest, ShareRequest,
    TableInfo,
};
use futures_util::future::BoxFuture;
use hall::Handle;
use inside::Inside;
use live::Live;
use outbox::Outbox;
use scene::Viewer;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{IdentityId, Store, TableId};

/// How long clients are told to stay away when the house closes.
const RETRY: u32 = 1000;

/// The house; cheap to clone, all clones are the same house.
#[derive(Clone, Debug)]
pub struct House {
    inside: Arc<Inside>,
}

impl House {
    /// Opens a house over a store. Tables are rehearsed in the background and on first use.
    pub async fn open(
        store: Store,
        games: Vec<GameEntry>,
        settings: Settings,
    ) -> Result<(House, Rehearsal), Trouble> {
        let running = Rehearsal::due(&store).await?;
        let inside = Arc::new(Inside::new(store, games, settings));
        tokio::spawn(sweep(Arc::downgrade(&inside)));
        let rehearsal = Rehearsal::begin(inside.clone(), running);
        Ok((House { inside }, rehearsal))
    }

    /// Tells viewers to come back later, finishes the work under way, and closes the store.
    pub async fn close(&self) {
        for table in self.inside.hall.close() {
            let bye = table.ask(|live| {
                live.dismiss(Some(RETRY));
                Box::pin(async { Ok(()) })
            });
            let _gone = bye.await;
        }
        self.inside.store.close().await;
    }

    pub fn games(&self) -> Vec<GameInfo> {
        self.inside.games.iter().map(GameEntry::info).collect()
    }

    /// The texts that boxes add to a game.
    pub fn box_words(
        &self,
        game: &str,
        boxes: &[String],
        language: &str,
    ) -> Result<BoxWords, Trouble> {
        let words = self.game_called(game)?.words(boxes, language);
        words.map_err(|error| Trouble::bad_setup(error.to_string()))
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.inside.hall.all().len()
    }

    /// How many bots are waiting to think.
    pub fn bots_waiting(&self) -> usize {
        self.inside.bots.waiting()
    }

    /// A person has changed their name: tables show the new one from now on.
    pub async fn renamed(&self, who: &IdentityId) {
        self.inside.names.forget(who);
        for table in self.inside.hall.all() {
            let who = who.clone();
            let told = table.ask(move |live| Box::pin(async move { live.rename(&who).await }));
            let _gone = told.await;
        }
    }

    pub async fn info(
        &self,
        who: Option<&IdentityId>,
        table: &TableId,
    ) -> Result<TableInfo, Trouble> {
        let who = who.cloned();
        let told = self.at(table)?;
        told.ask(move |live| {
            let info = live.info_for(who.as_ref());
            Box::pin(async { info })
        })
        .await
    }

    pub async fn change(
        &self,
        who: &IdentityId,
        table: &TableId,
        request: ChangeTable,
    ) -> Result<TableInfo, Trouble> {
        self.act(who, table, |live, who| Box::pin(async move { live.change(&who, request).await }))
            .await
    }

    /// Starts the game, even with seats still open; it starts by itself when the last is taken.
    pub async fn start(
        &self,
        who: &IdentityId,
        table: &TableId,
        share: Option<ShareRequest>,
    ) -> Result<TableInfo, Trouble> {
        self.act(who, table, |live, who| Box::pin(async move { live.start(&who, share).await }))
            .await
    }

    pub async fn pause(&self, who: &IdentityId, table: &TableId) -> Result<TableInfo, Trouble> {
        self.act(who, table, |live, who| Box::pin(async move { live.pause(&who).await })).await
    }

    /// Resumes after a pause; a frozen table is tried again.
    pub async fn go_on(&self, who: &IdentityId, table: &TableId) -> Result<TableInfo, Trouble> {
        self.act(who, table, |live, who| Box::pin(async move { live.go_on(&who).await })).await
    }

    /// Plays on from where the log and the rules diverge.
    pub async fn play_on(&self, who: &IdentityId, table: &TableId) -> Result<TableInfo, Trouble> {
        self.act(who, table, |live, who| Box::pin(async move { live.play_on(&who).await })).await
    }

    /// The inputs after the point where the log and the rules diverge.
    pub async fn rest_of_log(
        &self,
        who: &IdentityId,
        table: &TableId,
    ) -> Result<RestOfLog, Trouble> {
        self.act(who, table, |live, who| Box::pin(async move { live.rest_of_log(&who).await }))
            .await
    }

    pub async fn delete(&self, who: &IdentityId, table: &TableId) -> Result<(), Trouble> {
        let cleared =
            self.act(who, table, |live, who| Box::pin(async move { live.delete(&who).await }));
        // Not while holding either table, because the two may be waiting for each other.
        if let Some(first) = cleared.await?
            && let Ok(first) = self.at(&first)
        {
            let gone = table.clone();
            let told =
                first.ask(move |live| Box::pin(async move { live.forget_rematch(&gone).await }));
            let _none_the_less_gone = told.await;
        }
        Ok(())
    }

    /// Removes a finished game from the person's own list.
    pub async fn leave(&self, who: &IdentityId, table: &TableId) -> Result<(), Trouble> {
        self.act(who, table, |live, who| Box::pin(async move { live.leave_list(&who).await })).await
    }

    /// Creates a new link for an open seat, for the host or the person who gave the seat up; the
    /// old one stops working.
    pub async fn invite(
        &self,
        who: &IdentityId,
        table: &TableId,
        seat: u8,
    ) -> Result<Invitation, Trouble> {
        self.act(who, table, move |live, who| {
            Box::pin(async move { live.invite(&who, seat).await })
        })
        .await
    }

    /// Gives a seat to a bot, opens it with a new link, or takes it.
    pub async fn hand_over(
        &self,
        who: &IdentityId,
        table: &TableId,
        seat: u8,
        to: SeatRequest,
    ) -> Result<(TableInfo, Option<Invitation>), Trouble> {
        self.act(who, table, move |live, who| {
            Box::pin(async move { live.hand_over(&who, seat, to).await })
        })
        .await
    }

    /// Makes a seat's choice; returns when it is durable.
    pub async fn choose(
        &self,
        who: &IdentityId,
        table: &TableId,
        at: At,
        seat: u8,
        choice: &str,
    ) -> Result<At, Trouble> {
        let choice = choice.to_owned();
        self.act(who, table, move |live, who| {
            Box::pin(async move { live.choose(&who, at, seat, &choice).await })
        })
        .await
    }

    /// Sets a seat's wish, where several seats are asked together.
    pub async fn wish(
        &self,
        who: &IdentityId,
        table: &TableId,
        at: At,
        seat: u8,
        choice: &str,
    ) -> Result<At, Trouble> {
        let choice = choice.to_owned();
        self.act(who, table, move |live, who| {
            Box::pin(async move { live.wish(&who, at, seat, &choice).await })
        })
        .await
    }

    /// Undoes immediately if that is free, otherwise asks the others.
    pub async fn undo(
        &self,
        who: &IdentityId,
        table: &TableId,
        at: At,
        seat: u8,
        to: u64,
    ) -> Result<At, Trouble> {
        self.act(who, table, move |live, who| {
            Box::pin(async move { live.undo(&who, at, seat, to).await })
        })
        .await
    }

    /// Agrees to a request made to the players, or declines it.
    pub async fn consent(
        &self,
        who: &IdentityId,
        table: &TableId,
        request: u64,
        agree: bool,
    ) -> Result<At, Trouble> {
        self.act(who, table, move |live, who| {
            Box::pin(async move { live.consent(&who, request, agree).await })
        })
        .await
    }

    /// Adds a viewer; `from` is the moment the client's own view shows, if it has one. The view is
    /// continued only if the client also says whose view it is.
    pub async fn attend(
        &self,
        who: Option<IdentityId>,
        table: TableId,
        viewer: Option<Viewer>,
        from: Option<At>,
    ) -> Result<Attendance, Trouble> {
        let handle = self.at(&table)?;
        let outbox = Arc::new(Outbox::new(self.inside.settings.viewer_queue));
        let (person, messages) = (who.clone(), outbox.clone());
        let id = handle.ask(move |live| {
            Box::pin(async move { live.attend(person, viewer, from, messages).await })
        });
        let id = id.await?;
        Ok(Attendance::new(id, who, handle, outbox))
    }

    fn at(&self, table: &TableId) -> Result<Arc<Handle>, Trouble> {
        self.inside.hall.find(&self.inside, table)
    }

    /// Runs an action of a person at a table.
    async fn act<T, F>(&self, who: &IdentityId, table: &TableId, act: F) -> Result<T, Trouble>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Live, IdentityId) -> BoxFuture<'a, Result<T, Trouble>>
            + Send
            + 'static,
    {
        let who = who.clone();
        self.at(table)?.ask(move |live| act(live, who)).await
    }
}

/// Unloads idle tables for as long as the house exists.
async fn sweep(inside: Weak<Inside>) {
    loop {
        let Some(idle_after) = inside.upgrade().map(|inside| inside.settings.idle_after) else {
            return;
        };
        tokio::time::sleep((idle_after / 4).max(Duration::from_millis(10))).await;
        if let Some(inside) = inside.upgrade() {
            inside.hall.sweep(idle_after);
        }
    }
}
