//! One viewer at a table, as the socket in front uses it.

use super::Trouble;
use super::hall::Handle;
use super::live::Live;
use super::outbox::{Next, Outbox};
use super::views::written;
use crate::wire::{At, ToClient, ToServer};
use futures_util::future::BoxFuture;
use std::sync::Arc;
use store::IdentityId;

/// A message ready to be sent: cheap to copy, serialised once for everyone who gets it.
pub type Message = tokio_tungstenite::tungstenite::Utf8Bytes;

/// A viewer of a table. Dropping it means leaving.
#[derive(Debug)]
pub struct Attendance {
    id: u64,
    who: Option<IdentityId>,
    table: Arc<Handle>,
    outbox: Arc<Outbox>,
}

impl Attendance {
    pub(super) fn new(
        id: u64,
        who: Option<IdentityId>,
        table: Arc<Handle>,
        outbox: Arc<Outbox>,
    ) -> Attendance {
        metrics::gauge!("omen_viewers").increment(1.0);
        Attendance { id, who, table, outbox }
    }

    /// Handles a message from the client; any answer comes by [`Attendance::next`].
    ///
    /// Returns when it is done, so that one client's messages are handled in order.
    pub async fn say(&self, said: ToServer) {
        let me = self.id;
        match said {
            ToServer::Choose { id, at, seat, choice } => {
                self.answer(id, move |live, who| {
                    Box::pin(async move { live.choose(&who, at, seat, &choice).await })
                })
                .await;
            }
            ToServer::Wish { id, at, seat, choice } => {
                self.answer(id, move |live, who| {
                    Box::pin(async move { live.wish(&who, at, seat, &choice).await })
                })
                .await;
            }
            ToServer::Undo { id, at, seat, to } => {
                self.answer(id, move |live, who| {
                    Box::pin(async move { live.undo(&who, at, seat, to).await })
                })
                .await;
            }
            ToServer::Consent { id, request, agree } => {
                self.answer(id, move |live, who| {
                    Box::pin(async move { live.consent(&who, request, agree).await })
                })
                .await;
            }
            ToServer::Talk { id, text } => {
                self.answer(id, move |live, who| {
                    Box::pin(async move {
                        live.talk(&who, Some(id), &text).await?;
                        Ok(live.at())
                    })
                })
                .await;
            }
            ToServer::Look { id, viewer } => {
                let looked = self.table.ask(move |live| Box::pin(live.look(me, viewer))).await;
                self.say_back(id, looked);
            }
            ToServer::Seen { at: _ } => {
                let seen = self.table.ask(move |live| {
                    live.seen(me);
                    Box::pin(async { Ok(()) })
                });
                let _gone = seen.await;
            }
            ToServer::Ping { n } => self.outbox.word(written(&ToClient::Pong { n })),
        }
    }

    /// The next message for the client; `None` when there will be no more.
    ///
    /// Cancel-safe: nothing is lost if the future is dropped before it is ready.
    pub async fn next(&mut self) -> Option<Message> {
        loop {
            match self.outbox.next().await {
                Next::Send(message) => return Some(message),
                Next::Leave => return None,
                Next::CatchUp => {
                    let me = self.id;
                    if self.table.ask(move |live| Box::pin(live.catch_up(me))).await.is_err() {
                        return None;
                    }
                }
            }
        }
    }

    /// Another message, if one is already waiting.
    pub fn waiting(&mut self) -> Option<Message> {
        self.outbox.waiting()
    }

    /// Runs an action that only a known person may take.
    async fn answer<F>(&self, id: u64, act: F)
    where
        F: for<'a> FnOnce(&'a mut Live, IdentityId) -> BoxFuture<'a, Result<At, Trouble>>
            + Send
            + 'static,
    {
        let done = match self.who.clone() {
            Some(who) => self.table.ask(move |live| act(live, who)).await,
            None => Err(Trouble::not_your_seat()),
        };
        self.say_back(id, done);
    }

    fn say_back(&self, id: u64, done: Result<At, Trouble>) {
        let message = match done {
            Ok(at) => ToClient::Done { id, at },
            Err(trouble) => ToClient::Refused { id, problem: trouble.into() },
        };
        self.outbox.word(written(&message));
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        metrics::gauge!("omen_viewers").decrement(1.0);
        let me = self.id;
        self.table.clone().tell(move |live| {
            live.leave(me);
            Box::pin(async {})
        });
    }
}
