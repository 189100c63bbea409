//! From the store into memory. Loading a table rehearses it: if it does not replay, it is frozen,
//! and as much of it as does replay can still be viewed.

use super::super::fence::fenced;
use super::bots::Thinking;
use super::fair::Shares;
use super::hearing::Hearing;
use super::parting::Parted;
use super::talk::Echoes;
use super::viewers::Viewers;
use super::{IdentityId, Live, Seat, Status, host_of};
use crate::house::games::GameEntry;
use crate::house::hall::Handle;
use crate::house::inside::{Inside, now};
use crate::house::pool::Rank;
use crate::house::turns::Payer;
use crate::house::{Kind, Trouble};
use kernel::boxes::Hashes;
use kernel::keying::{Occasion, Secrets};
use kernel::log::{Entry, Header};
use kernel::registry::AnyTable;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{StoredInput, Table, TableId};
use tokio::sync::oneshot;

/// How long a table that cannot be read is left alone.
const BREATH: Duration = Duration::from_secs(1);

impl Live {
    pub async fn load(inside: Arc<Inside>, id: TableId, me: Weak<Handle>) -> Result<Live, Trouble> {
        let record = inside.store.table(&id).await?.ok_or_else(Trouble::no_table)?;
        if record.status == Status::Deleted {
            return Err(Trouble::no_table());
        }
        let mut live = Live::unread(inside, &record, me);
        live.read_seats().await?;
        live.read_game(&record).await?;
        Ok(live)
    }

    /// The table without its seats and its game.
    pub(super) fn unread(inside: Arc<Inside>, record: &Table, me: Weak<Handle>) -> Live {
        Live {
            id: record.id.clone(),
            me,
            entry: inside.game(&record.game),
            game: record.game.clone(),
            keys: Vec::new(),
            seats: Vec::new(),
            names: Vec::new(),
            options: record.options.clone(),
            status: record.status,
            frozen: record.frozen.clone(),
            parted: None,
            created: record.created,
            changed: record.changed,
            tip: record.tip,
            promised: None,
            boxes: Vec::new(),
            shares: Shares::kept(&record.options),
            table: None,
            quiet: Vec::new(),
            loaded_at: 0,
            viewers: Viewers::default(),
            request: None,
            requests: 0,
            wishes: Vec::new(),
            hearing: Hearing::default(),
            echoes: Echoes::default(),
            thinking: Thinking::default(),
            dirty: false,
            healing: false,
            inside,
        }
    }

    /// Reads everything again, because somebody else wrote it or may have. Viewers are sent the
    /// table as it is now.
    pub(super) async fn reload(&mut self) -> Result<(), Trouble> {
        self.table = None;
        self.request = None;
        self.wishes.clear();
        let record = self.inside.store.table(&self.id).await?.ok_or_else(Trouble::no_table)?;
        self.options = record.options.clone();
        self.status = record.status;
        self.frozen = record.frozen.clone();
        self.changed = record.changed;
        self.read_seats().await?;
        self.read_game(&record).await?;
        self.send_views();
        self.touch();
        Ok(())
    }

    /// A table whose last load failed is loaded before anything else is done with it.
    pub(super) async fn wake(&mut self) -> Result<(), Trouble> {
        if self.is_lost() { self.reload().await } else { Ok(()) }
    }

    fn is_lost(&self) -> bool {
        self.table.is_none()
            && matches!(self.status, Status::Running | Status::Paused | Status::Finished)
    }

    /// If the table could not be read, schedules another attempt while somebody is watching or a
    /// bot is due.
    pub(super) fn try_again_later(&mut self) {
        if !self.is_lost() || self.healing || self.inside.hall.is_closed() {
            return;
        }
        let Some(me) = self.me.upgrade() else { return };
        self.healing = true;
        tokio::spawn(async move {
            tokio::time::sleep(BREATH).await;
            let woken = me.ask(|live| {
                live.healing = false;
                Box::pin(live.wake())
            });
            let _later = woken.await;
        });
    }

    pub(super) async fn read_seats(&mut self) -> Result<(), Trouble> {
        let seats: Vec<Seat> = self.inside.store.seats(&self.id).await?;
        self.names = self.inside.sitters(&seats).await?;
        self.seats = seats;
        Ok(())
    }

    async fn read_game(&mut self, record: &Table) -> Result<(), Trouble> {
        let broken = self.read_log(record).await?;
        match (broken, self.status) {
            // A finished game stays finished, however much of it can be shown.
            (Some(_), Status::Finished) if self.parted.is_some() => Ok(()),
            (Some(reason), Status::Running | Status::Paused | Status::Finished) => {
                self.set_frozen(reason).await
            }
            (None, Status::Running) => self.go_on_by_itself().await,
            _ => Ok(()),
        }
    }

    /// Replays what is stored; returns what is wrong with it, if anything.
    async fn read_log(&mut self, record: &Table) -> Result<Option<String>, Trouble> {
        self.table = None;
        self.parted = None;
        self.quiet.clear();
        let header: Result<Header, _> = serde_json::from_str(&record.header);
        if let Ok(header) = &header {
            self.keys = header.seats.iter().map(|seat| seat.seat.clone()).collect();
            self.promised.clone_from(&header.next);
            self.boxes = header.boxes.iter().map(|it| it.id.clone()).collect();
        }
        if record.status == Status::Waiting {
            self.tip = record.tip;
            return Ok(None);
        }
        let log = self.inside.store.inputs(&self.id, 0).await?.ok_or_else(Trouble::no_table)?;
        self.tip = log.tip;
        let broken = match (self.entry, header, record.seed.parse::<Secrets>()) {
            (None, _, _) => Some(format!("this server does not have the game \"{}\"", self.game)),
            (_, Err(error), _) => Some(format!("invalid header: {error}")),
            (_, _, Err(_)) => Some("the seed cannot be read".to_owned()),
            (Some(entry), Ok(header), Ok(secrets)) => {
                let edition = header.edition;
                let same = is_unchanged(&entry, &header);
                let replay = move || replayed(&entry, &header, secrets, &log.inputs);
                let replay = self.elsewhere(replay).await?;
                let stands = |table: &dyn AnyTable| {
                    if same || log.tip != record.tip { None } else { strays(record, table) }
                };
                let broken = replay.broken.or_else(|| replay.table.as_deref().and_then(stands));
                self.parted = replay.table.as_deref().filter(|_| broken.is_some()).map(|table| {
                    let inputs = [table.inputs(), log.tip.seq];
                    Parted::new(entry.title, edition, replay.rule, inputs)
                });
                self.table = replay.table;
                broken
            }
        };
        self.loaded_at = self.table.as_ref().map_or(0, |table| table.inputs());
        Ok(broken)
    }

    /// Does slow work apart from the threads that serve people, in the turn of the table's host.
    fn elsewhere<T, W>(&self, work: W) -> impl Future<Output = Result<T, Trouble>> + use<T, W>
    where
        T: Send + 'static,
        W: FnOnce() -> T + Send + 'static,
    {
        let payer = match host_of(&self.options) {
            Some(host) => Payer::Person(IdentityId(host.to_owned())),
            None => Payer::Table(self.id.clone()),
        };
        let (answer, answered) = oneshot::channel();
        self.inside.loads.put(Rank::Awaited, vec![payer], move || {
            let _left = answer.send(work());
        });
        async { answered.await.map_err(|_| Trouble::unavailable()) }
    }

    /// Makes the inputs no player decides: chance, single options, quiet answers. Normally none are
    /// left; some may be after a stop between two writes, or at a new table.
    pub(super) async fn go_on_by_itself(&mut self) -> Result<(), Trouble> {
        let begins = self.due() == Some(Occasion::Begun);
        let mut rekey = self.rekey_if_due()?;
        let Some(mut table) = self.table.take() else { return Ok(()) };
        let settled = fenced(|| {
            if let Some(rekey) = rekey.take_if(|_| begins) {
                table.key_anew(rekey);
            }
            let rest = table.inputs();
            table.settle();
            // Only if something was left to settle; otherwise there is time for the shares to
            // arrive.
            if let Some(rekey) = rekey.filter(|_| table.inputs() > rest) {
                table.back_to(rest);
                table.key_anew(rekey);
                table.settle();
            }
            table
        });
        match settled {
            Ok(table) => self.table = Some(table),
            Err(broken) => return self.set_frozen(broken.to_string()).await,
        }
        self.answer_quietly().await?;
        if self.table.as_ref().is_some_and(|table| table.inputs() > self.tip.seq) {
            self.keep().await?;
        }
        Ok(())
    }

    /// Freezes the table for good; its log stays as it is.
    pub(super) async fn set_frozen(&mut self, reason: String) -> Result<(), Trouble> {
        let reason = spelling::one_line(reason);
        tracing::warn!(table = %self.id, reason, "a table was frozen");
        metrics::counter!("omen_tables_frozen_total").increment(1);
        self.request = None;
        self.wishes.clear();
        self.status = Status::Frozen;
        self.changed = now();
        self.touch();
        let set = self.inside.store.set_status(&self.id, Status::Frozen, Some(&reason)).await;
        self.frozen = Some(reason);
        Ok(set?)
    }

    /// Freezes a table whose game crashed; what is stored can still be viewed.
    pub(super) async fn break_off(&mut self, reason: String) -> Trouble {
        let trouble = Trouble::new(Kind::Frozen, format!("The game was stopped: {reason}."));
        let stopped = async {
            self.set_frozen(reason).await?;
            let record = self.inside.store.table(&self.id).await?.ok_or_else(Trouble::no_table)?;
            self.read_log(&record).await
        };
        if let Err(worse) = stopped.await {
            tracing::warn!(%worse, "a table whose game crashed could not be reloaded");
            self.table = None;
        }
        self.send_views();
        trouble
    }
}

/// Whether the content of a game is the one it was started with.
fn is_unchanged(game: &GameEntry, header: &Header) -> bool {
    let same = |here: Hashes| here.content == header.content && here.boxes == header.boxes;
    game.title.hashes(&header.setup).is_ok_and(same)
}

/// As much of a log as replays, and what is wrong with the rest.
pub struct Replayed {
    pub table: Option<Box<dyn AnyTable>>,
    pub broken: Option<String>,
    /// The rule that refuses the next input, if one does.
    pub rule: Option<String>,
}

pub fn replayed(
    game: &GameEntry,
    header: &Header,
    secrets: Secrets,
    inputs: &[StoredInput],
) -> Replayed {
    let read = inputs.iter().map(|input| serde_json::from_str::<Entry>(&input.entry));
    let entries: Vec<Entry> = read.map_while(Result::ok).collect();
    let whole = entries.len() == inputs.len();
    let resume = |upto: usize| {
        let entries = entries.get(..upto)?;
        fenced(|| game.title.resume(header, secrets, entries)).ok()?.ok()
    };
    match fenced(|| game.title.resume(header, secrets, &entries)) {
        Err(panic) => {
            let table = resume(last_sound(entries.len(), |upto| resume(upto).is_some()));
            Replayed { table, broken: Some(panic.to_string()), rule: None }
        }
        Ok(Ok(table)) if whole => Replayed { table: Some(table), broken: None, rule: None },
        Ok(Ok(table)) => {
            let reason = format!("input {} cannot be read", entries.len() + 1);
            Replayed { table: Some(table), broken: Some(reason), rule: None }
        }
        Ok(Err(bad)) => {
            // Line 1 is the header and line 2 the first input, so this many inputs before it are
            // sound.
            let table = bad.line.checked_sub(2).and_then(resume);
            Replayed { table, broken: Some(bad.to_string()), rule: bad.rule }
        }
    }
}

/// The most inputs that replay before the game crashes, found by bisection.
fn last_sound(inputs: usize, is_sound: impl Fn(usize) -> bool) -> usize {
    let (mut sound, mut broken) = (0, inputs);
    while broken - sound > 1 {
        let half = sound.midpoint(broken);
        if is_sound(half) {
            sound = half;
        } else {
            broken = half;
        }
    }
    sound
}

/// Whether a log made with other content leads to a different question from the one asked when its
/// last input was written.
fn strays(record: &Table, table: &dyn AnyTable) -> Option<String> {
    let asked = table.asked().map(|asked| asked.seats.iter().map(|seat| seat.0).collect());
    let asked: Vec<u8> = match (asked, table.outcome()) {
        (Some(asked), _) => asked,
        (None, Some(_)) => Vec::new(),
        // Chance has not been settled yet: the server stopped between two writes.
        (None, None) => return None,
    };
    // An imported table that starts mid-game records nothing before its first input here.
    let noted = !record.asked.is_empty() || record.status == Status::Finished;
    (noted && asked != record.asked).then(|| {
        format!("with the current content seats {asked:?} are asked, not {:?}", record.asked)
    })
}
