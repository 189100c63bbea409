//! One seat at one table: answers at random, comes back whenever the connection breaks, and holds
//! the server to everything it has shown.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use delta::shared::unpacked;
use serde_json::Value;
use tokio::time::{sleep, timeout};

use super::record::{Counts, Record};
use crate::Outcome;
use crate::chance::Chance;
use crate::reading::{At, Heard, Problem, Said, WholeUpdate, WholeView};
use crate::socket::Socket;

#[derive(Debug)]
pub struct Player {
    pub address: SocketAddr,
    pub seat: u8,
    pub cookie: String,
    pub record: Arc<Record>,
    pub view: Option<WholeView>,
    status: String,
    free_undo: Option<u64>,
    pending: Option<Pending>,
    id: u64,
}

/// Something that was said and not yet answered.
#[derive(Clone, Debug)]
struct Pending {
    id: u64,
    at: At,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Choose(String),
    Undo(u64),
}

/// Why a player stops listening.
#[derive(Debug)]
pub enum Stop {
    /// The connection broke, as connections do.
    Line,
    /// The server did what it must never do.
    Promise(String),
}

/// How long a player listens before looking around.
const TURN: Duration = Duration::from_millis(20);

/// How long a player thinks at most, in milliseconds.
const THOUGHT: u64 = 12;

/// How many free undos there are for each one used.
const UNDO_ONE_IN: u64 = 10;

impl Player {
    pub fn new(address: SocketAddr, seat: u8, cookie: String, record: Arc<Record>) -> Player {
        Player {
            address,
            seat,
            cookie,
            record,
            view: None,
            status: String::new(),
            free_undo: None,
            pending: None,
            id: 0,
        }
    }

    /// Plays until the game is over, or there is enough and nothing hangs in the air.
    pub async fn play(
        mut self,
        mut chance: Chance,
        enough: Arc<AtomicBool>,
        counts: Arc<Counts>,
    ) -> Outcome<Player> {
        loop {
            let Ok(mut socket) = self.connect().await else {
                sleep(TURN / 2).await;
                continue;
            };
            match self.sit(&mut socket, &mut chance, &enough, &counts).await {
                Ok(()) => return Ok(self),
                Err(Stop::Line) => add(&counts.returns),
                Err(Stop::Promise(what)) => {
                    let (table, seat) = (&self.record.table, self.seat);
                    return Err(format!("table {table}, seat {seat}: {what}").into());
                }
            }
        }
    }

    /// A socket that goes on where this player stands.
    pub async fn connect(&self) -> Outcome<Socket> {
        let from = self.view.as_ref().map(|view| view.at);
        let from = from.map_or(String::new(), |at| format!("&from={}.{}", at.seq, at.cuts));
        let (table, seat) = (&self.record.table, self.seat);
        let path = format!("/api/tables/{table}/socket?seat={seat}{from}");
        Socket::open(self.address, &path, &self.cookie).await
    }

    async fn sit(
        &mut self,
        socket: &mut Socket,
        chance: &mut Chance,
        enough: &AtomicBool,
        counts: &Counts,
    ) -> Result<(), Stop> {
        let mut greeted = false;
        loop {
            if self.status == "finished" && self.pending.is_none() {
                add(&counts.finished);
                return Ok(());
            }
            if enough.load(Ordering::Relaxed) && self.pending.is_none() {
                return Ok(());
            }
            if greeted && self.pending.is_none() {
                self.speak(socket, chance).await?;
            }
            let Ok(heard) = timeout(TURN, socket.hear()).await else { continue };
            let text = heard.map_err(|_| Stop::Line)?;
            let hello = self.hear(&text, counts)?;
            if let Some(resumed) = hello {
                greeted = true;
                counts.resumed.fetch_add(u64::from(resumed), Ordering::Relaxed);
                self.repeat(socket, counts).await?;
            }
        }
    }

    /// Says again what was not answered before the connection broke.
    async fn repeat(&mut self, socket: &mut Socket, counts: &Counts) -> Result<(), Stop> {
        let Some(pending) = &self.pending else { return Ok(()) };
        add(&counts.repeated);
        socket.say(self.text(pending)).await.map_err(|_| Stop::Line)
    }

    fn text(&self, pending: &Pending) -> String {
        let (id, at, seat) = (pending.id, pending.at, self.seat);
        match &pending.what {
            What::Choose(choice) => Said::Choose { id, at, seat, choice }.text(),
            What::Undo(to) => Said::Undo { id, at, seat, to: *to }.text(),
        }
    }

    /// Answers if asked, after a moment; now and then takes back instead.
    async fn speak(&mut self, socket: &mut Socket, chance: &mut Chance) -> Result<(), Stop> {
        let Some(view) = &self.view else { return Ok(()) };
        let options = view.prompt.get("options").and_then(Value::as_array);
        let Some(option) = options.and_then(|options| chance.pick(options)) else { return Ok(()) };
        let choice = option.get("choice").and_then(Value::as_str).unwrap_or_default().to_owned();
        let at = view.at;
        sleep(Duration::from_millis(chance.below(THOUGHT))).await;
        self.id += 1;
        let what = match self.free_undo.take() {
            Some(to) if chance.below(UNDO_ONE_IN) == 0 => What::Undo(to),
            _ => What::Choose(choice),
        };
        if let What::Choose(choice) = &what {
            self.record.sent(at.seq + 1, self.seat, choice);
        }
        let pending = Pending { id: self.id, at, what };
        let text = self.text(&pending);
        self.pending = Some(pending);
        socket.say(text).await.map_err(|_| Stop::Line)
    }

    /// Takes in a message; for a greeting, whether it goes on where this player stood.
    pub fn hear(&mut self, text: &str, counts: &Counts) -> Result<Option<bool>, Stop> {
        let heard = serde_json::from_str(&unpacked(text));
        match heard.map_err(|why| Stop::Promise(format!("unreadable: {why}: {text}")))? {
            Heard::<WholeView, WholeUpdate>::Hello { resumed } => return Ok(Some(resumed)),
            Heard::View(view) => self.take_view(view, counts)?,
            Heard::Update(update) => self.take_update(update, counts)?,
            Heard::Table(news) => {
                self.status = news.status;
                self.free_undo = news.free_undo;
                if self.status == "frozen" {
                    return Err(Stop::Promise("the table was frozen".into()));
                }
            }
            Heard::Done { id, at } => self.done(id, at, counts)?,
            Heard::Refused { id, problem } => self.refused(id, &problem, counts)?,
            Heard::Closing(_) => return Err(Stop::Line),
            Heard::Talk(_) | Heard::Pong(_) => {}
        }
        Ok(None)
    }

    fn take_view(&mut self, view: WholeView, counts: &Counts) -> Result<(), Stop> {
        if let Some(known) = &self.view {
            if (view.at.cuts, view.at.seq) < (known.at.cuts, known.at.seq) {
                let (known, now) = (known.at, view.at);
                return Err(Stop::Promise(format!("{known:?} was shown, now it is {now:?}")));
            }
            if view.at == known.at {
                differs(known, &view).map_err(Stop::Promise)?;
            }
        }
        let at = view.at;
        self.view = Some(view);
        self.settle(at, counts);
        Ok(())
    }

    fn take_update(&mut self, update: WholeUpdate, counts: &Counts) -> Result<(), Stop> {
        let view = self.view.as_mut();
        let view = view.ok_or_else(|| Stop::Promise("an update before any view".into()))?;
        if update.from != view.at {
            let (from, at) = (update.from, view.at);
            return Err(Stop::Promise(format!("an update from {from:?} to a view at {at:?}")));
        }
        if let Some(patch) = &update.scene {
            delta::apply(&mut view.scene, patch);
        }
        if let Some(patch) = &update.prompt {
            delta::apply(&mut view.prompt, patch);
        }
        if update.at.cuts > view.at.cuts {
            view.log.retain(|line| number(line) <= update.at.seq);
        }
        view.log.extend(update.log);
        view.at = update.at;
        self.settle(update.at, counts);
        Ok(())
    }

    /// The table has moved on: what was sent for an earlier moment was taken, or never will be.
    fn settle(&mut self, at: At, counts: &Counts) {
        let Some(pending) = &self.pending else { return };
        if at == pending.at {
            return;
        }
        if let What::Undo(to) = pending.what {
            // A table that was read again is keyed at once: the number it shows may be that of the keying.
            if at.cuts > pending.at.cuts {
                self.record.cut(to);
                add(&counts.undone);
            }
            self.pending = None;
        }
    }

    fn done(&mut self, id: u64, at: At, counts: &Counts) -> Result<(), Stop> {
        let Some(pending) = self.pending.take_if(|pending| pending.id == id) else { return Ok(()) };
        match &pending.what {
            What::Choose(choice) => {
                let seq = pending.at.seq + 1;
                if at.seq < seq {
                    return Err(Stop::Promise(format!("{choice} after {seq} is done at {at:?}")));
                }
                self.record.acknowledged(seq, self.seat, choice);
                add(&counts.acknowledged);
            }
            // It was not free any more, which this player had not heard yet: the others are asked.
            What::Undo(_) if at == pending.at => {}
            What::Undo(to) => {
                // A keying may follow that records what was undone.
                if at.seq > *to + 1 || at.cuts <= pending.at.cuts {
                    return Err(Stop::Promise(format!("taken back to {to}, and it is {at:?}")));
                }
                self.record.cut(*to);
                add(&counts.undone);
            }
        }
        Ok(())
    }

    /// Only two refusals are fair: of an answer the server had taken before it was killed, and of an
    /// undo that is not free any more.
    fn refused(&mut self, id: u64, problem: &Problem, counts: &Counts) -> Result<(), Stop> {
        let Some(pending) = self.pending.take_if(|pending| pending.id == id) else { return Ok(()) };
        match pending.what {
            What::Undo(_) => Ok(()),
            What::Choose(_) if problem.kind.ends_with("/stale") => {
                add(&counts.taken_already);
                Ok(())
            }
            What::Choose(choice) => {
                let Problem { kind, detail } = problem;
                Err(Stop::Promise(format!("\"{choice}\" was refused: {kind}: {detail}")))
            }
        }
    }
}

/// Whether two views of the same moment are the same.
pub fn differs(known: &WholeView, fresh: &WholeView) -> Result<(), String> {
    for (what, known, fresh) in
        [("scene", &known.scene, &fresh.scene), ("prompt", &known.prompt, &fresh.prompt)]
    {
        if known != fresh {
            let patch = delta::diff::diff(known, fresh);
            let patch = serde_json::to_string(&patch).unwrap_or_default();
            return Err(format!("the {what} is not what a fresh view says: {patch}"));
        }
    }
    // A fresh view may tell less of the past.
    let common = known.log.len().min(fresh.log.len());
    let tail = |log: &[Value]| log[log.len() - common..].to_vec();
    if tail(&known.log) != tail(&fresh.log) {
        return Err("the log is not what a fresh view says".into());
    }
    Ok(())
}

/// The input a line of the log belongs to.
fn number(line: &Value) -> u64 {
    line.get("seq").and_then(Value::as_u64).unwrap_or(0)
}

fn add(count: &AtomicU64) {
    count.fetch_add(1, Ordering::Relaxed);
}
