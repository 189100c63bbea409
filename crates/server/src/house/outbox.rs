//! Messages waiting to be sent to one viewer. It never grows without bound and never makes a table
//! wait.

use super::Message;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Filled by the table, emptied by the socket.
#[derive(Debug)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    bell: Notify,
    most: usize,
}

#[derive(Debug, Default)]
struct Waiting {
    queue: VecDeque<(Sort, Message)>,
    /// The table information; only the latest matters.
    table: Option<Message>,
    /// Updates were dropped: a whole view is due.
    behind: bool,
    closed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    /// Part of the game; a whole view makes up for its loss.
    Game,
    /// A message that is sent once.
    Word,
}

/// What the socket should do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Send(Message),
    /// Ask the table for a whole view.
    CatchUp,
    Leave,
}

impl Outbox {
    pub fn new(most: usize) -> Outbox {
        Outbox { waiting: Mutex::default(), bell: Notify::new(), most: most.max(1) }
    }

    /// A whole view: any pending message about the game is out of date.
    pub fn view(&self, message: Message) {
        let mut waiting = self.lock();
        waiting.queue.retain(|(sort, _)| *sort == Sort::Word);
        waiting.behind = false;
        self.put(&mut waiting, Sort::Game, message);
    }

    /// A difference; dropped while a whole view is due.
    pub fn update(&self, message: Message) {
        let mut waiting = self.lock();
        if waiting.behind {
            return;
        }
        if waiting.queue.len() >= self.most {
            metrics::counter!("omen_viewers_behind_total").increment(1);
            waiting.queue.retain(|(sort, _)| *sort == Sort::Word);
            waiting.behind = true;
            self.bell.notify_one();
            return;
        }
        self.put(&mut waiting, Sort::Game, message);
    }

    /// Marks that a whole view is due.
    pub fn fall_behind(&self) {
        let mut waiting = self.lock();
        waiting.queue.retain(|(sort, _)| *sort == Sort::Word);
        waiting.behind = true;
        self.bell.notify_one();
    }

    pub fn table(&self, message: Message) {
        let mut waiting = self.lock();
        if !waiting.closed {
            waiting.table = Some(message);
            self.bell.notify_one();
        }
    }

    /// A message that is sent once. A client that lets too many pile up is not listening, and is
    /// disconnected.
    pub fn word(&self, message: Message) {
        let mut waiting = self.lock();
        if waiting.queue.len() >= 4 * self.most {
            metrics::counter!("omen_viewers_dropped_total").increment(1);
            *waiting = Waiting { closed: true, ..Waiting::default() };
            self.bell.notify_one();
            return;
        }
        self.put(&mut waiting, Sort::Word, message);
    }

    /// The final message.
    pub fn close(&self, message: Message) {
        let mut waiting = self.lock();
        if !waiting.closed {
            waiting.table = None;
            waiting.behind = false;
            self.put(&mut waiting, Sort::Word, message);
            waiting.closed = true;
        }
    }

    #[cfg(test)]
    fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// Waits for something to do. Cancel-safe.
    pub async fn next(&self) -> Next {
        loop {
            let rung = self.bell.notified();
            if let Some(next) = self.take() {
                return next;
            }
            rung.await;
        }
    }

    /// The next message, if one is waiting.
    pub fn waiting(&self) -> Option<Message> {
        let mut waiting = self.lock();
        match waiting.queue.pop_front() {
            Some((_, message)) => Some(message),
            None if waiting.behind => None,
            None => waiting.table.take(),
        }
    }

    fn take(&self) -> Option<Next> {
        let mut waiting = self.lock();
        if let Some((_, message)) = waiting.queue.pop_front() {
            return Some(Next::Send(message));
        }
        if waiting.queue.capacity() > 16 {
            waiting.queue = VecDeque::new();
        }
        if waiting.behind {
            return Some(Next::CatchUp);
        }
        if let Some(message) = waiting.table.take() {
            return Some(Next::Send(message));
        }
        waiting.closed.then_some(Next::Leave)
    }

    fn put(&self, waiting: &mut Waiting, sort: Sort, message: Message) {
        if !waiting.closed {
            waiting.queue.push_back((sort, message));
            self.bell.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drained(outbox: &Outbox) -> Vec<Next> {
        std::iter::from_fn(|| outbox.take().filter(|next| *next != Next::Leave)).take(20).collect()
    }

    fn send(text: &str) -> Next {
        Next::Send(text.into())
    }

    #[test]
    fn a_slow_client_loses_updates_keeps_messages_and_is_owed_a_view() {
        let outbox = Outbox::new(3);
        outbox.word("done".into());
        (0..9).for_each(|n| outbox.update(format!("update {n}").into()));
        assert_eq!(drained(&outbox)[..2], [send("done"), Next::CatchUp]);
        outbox.view("view".into());
        outbox.update("after".into());
        assert_eq!(drained(&outbox), [send("view"), send("after")]);
    }

    #[test]
    fn only_the_latest_table_information_is_sent() {
        let outbox = Outbox::new(3);
        outbox.table("old".into());
        outbox.table("new".into());
        outbox.update("update".into());
        assert_eq!(drained(&outbox), [send("update"), send("new")]);
    }

    #[test]
    fn a_client_that_does_not_listen_is_disconnected() {
        let outbox = Outbox::new(2);
        (0..8).for_each(|_| outbox.word("pong".into()));
        assert!(!outbox.is_closed());
        outbox.word("pong".into());
        assert!(outbox.is_closed());
        assert_eq!(outbox.take(), Some(Next::Leave));
    }

    #[test]
    fn the_final_message_comes_before_the_end() {
        let outbox = Outbox::new(2);
        outbox.word("one".into());
        outbox.close("closing".into());
        outbox.word("too late".into());
        let all: Vec<_> = (0..3).filter_map(|_| outbox.take()).collect();
        assert_eq!(all, [send("one"), send("closing"), Next::Leave]);
    }
}
