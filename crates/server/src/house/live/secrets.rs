//! The log with its seed: who may have it, and when.

use super::requests::Request;
use super::{IdentityId, Live, Status};
use crate::house::inside::fresh_luck;
use crate::house::{Kind, Trouble};
use crate::wire::{RequestKind, TableInfo};
use kernel::keying::Secrets;
use kernel::log::{Chain, Closing, Entry, Header, LogFile};
use kernel::table::Eyes;
use scene::Viewer;
use serde_json::{Value, json};
use store::{SeatKind, StoredInput};

/// A table's log, with everything needed to play on from it.
#[derive(Debug)]
pub struct OpenLog {
    pub header: Header,
    pub secrets: Secrets,
    pub entries: Vec<Entry>,
    /// What the person asking for it may know.
    pub eyes: Eyes,
    pub ask_everything: bool,
    pub title: String,
}

/// A log file still to be written: signing all its lines takes a while.
#[derive(Debug)]
pub enum Unwritten {
    File(Box<LogFile>),
    /// What is stored, line by line.
    Lines {
        header: String,
        inputs: Vec<StoredInput>,
        closing: Closing,
    },
}

impl Unwritten {
    pub fn write(self) -> String {
        match self {
            Unwritten::File(file) => file.write(),
            Unwritten::Lines { header, inputs, closing } => {
                let mut chain = Chain::default();
                let mut lines = vec![chain.sign(&header)];
                lines.extend(inputs.iter().map(|input| chain.sign(&opened_row(&input.entry))));
                lines.push(chain.line(&closing));
                lines.join("\n") + "\n"
            }
        }
    }
}

/// The option of a table that says for whom the log was opened, and by whom.
const OPENED: &str = "log_open_to";

impl Live {
    /// Whether no one's secrets are at stake: the game has ended, the person plays every seat held
    /// by people, or the others agreed. Anyone who may still sit down has a say too, so no one
    /// reads the log while a seat is open. A frozen game may yet go on.
    pub(super) fn log_is_open_to(&self, who: &IdentityId) -> bool {
        let over = self.status == Status::Finished;
        if self.has_open_seat() && !over {
            return false;
        }
        if self.seats_of(who).next().is_none() {
            return self.is_host(who) && self.people_but(who).is_empty();
        }
        over || self.people_but(who).is_empty() || self.was_opened_to(who)
    }

    fn has_open_seat(&self) -> bool {
        self.seats.iter().any(|seat| seat.kind == SeatKind::Open)
    }

    /// Whether every other player has agreed that this person reads the log.
    fn was_opened_to(&self, who: &IdentityId) -> bool {
        let list = self.options.more.get(OPENED).and_then(Value::as_array);
        let agreed = |by: &Value, other: &IdentityId| {
            by.as_array().is_some_and(|by| by.iter().any(|it| it.as_str() == Some(other.as_str())))
        };
        let others = || {
            let people = self.seats.iter().filter_map(|seat| seat.identity.as_ref());
            people.filter(|other| *other != who)
        };
        list.into_iter().flatten().any(|opened| {
            opened["to"].as_str() == Some(who.as_str())
                && others().all(|other| agreed(&opened["by"], other))
        })
    }

    fn must_be_open(&self, who: &IdentityId) -> Result<(), Trouble> {
        self.must_be_member(who)?;
        if self.log_is_open_to(who) {
            return Ok(());
        }
        self.must_be_filled()?;
        Err(secrets())
    }

    fn must_be_filled(&self) -> Result<(), Trouble> {
        if self.has_open_seat() && self.status != Status::Finished {
            let detail = "A seat is open, and its next player must not face opponents who know the dice: wait \
                          for someone to take it, or give it to a bot.";
            return Err(Trouble::new(Kind::OpenSeat, detail));
        }
        Ok(())
    }

    /// Asks the others to open the log, where that is needed.
    pub async fn ask_for_log(&mut self, who: &IdentityId) -> Result<TableInfo, Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        if !self.log_is_open_to(who) {
            self.must_be_filled()?;
            self.ask_others(who)?;
        }
        Ok(self.info(Some(who)))
    }

    fn ask_others(&mut self, who: &IdentityId) -> Result<(), Trouble> {
        let by = self.seats_of(who).next().ok_or_else(secrets)?;
        let waiting_for = self.people_but(who);
        let (what, who) = (RequestKind::OpenLog, who.clone());
        self.open_request(Request { id: 0, what, by, who, to: 0, waiting_for })
    }

    pub(super) async fn open_log_to(&mut self, who: &IdentityId) -> Result<(), Trouble> {
        let people = self.seats.iter().filter_map(|seat| seat.identity.as_ref());
        let by: Vec<&str> = people.map(IdentityId::as_str).collect();
        let opened = json!({ "to": who.as_str(), "by": by });
        let list = self
            .options
            .more
            .entry(OPENED.to_owned())
            .or_insert_with(|| Vec::<Value>::new().into());
        if let Some(list) = list.as_array_mut() {
            list.push(opened);
        }
        self.touch();
        Ok(self.inside.store.set_options(&self.id, self.options.clone()).await?)
    }

    /// The log file, still to be written.
    pub async fn log(&mut self, who: &IdentityId) -> Result<Unwritten, Trouble> {
        self.wake().await?;
        self.must_be_open(who)?;
        if self.status == Status::Waiting {
            return Err(Trouble::of_status(Status::Waiting));
        }
        let whole = self.table.as_ref().filter(|table| table.inputs() == self.tip.seq);
        let whole =
            whole.map(|table| (Unwritten::File(Box::new(table.log_file())), table.announced().0));
        let (log, nth) = match whole {
            Some(whole) => whole,
            None => self.raw_log().await?,
        };
        self.note_read(who, nth).await?;
        Ok(log)
    }

    /// Records that the log is part of a report somebody downloads, if it is open to them.
    pub async fn read_for_report(&mut self, who: &IdentityId) -> Result<bool, Trouble> {
        self.wake().await?;
        if !self.log_is_open_to(who) {
            return Ok(false);
        }
        self.note_read(who, self.announced().0).await?;
        Ok(true)
    }

    /// The log of a table that does not replay here, line by line as stored. Its closing line
    /// cannot include the state. Also returns the number of the next keying.
    async fn raw_log(&mut self) -> Result<(Unwritten, u32), Trouble> {
        let store = &self.inside.store;
        let record = store.table(&self.id).await?.ok_or_else(Trouble::no_table)?;
        let log = store.inputs(&self.id, 0).await?.ok_or_else(Trouble::no_table)?;
        // What follows the space is secret until the next keying.
        let seed = record.seed.split(' ').next().unwrap_or_default().to_owned();
        let closing = Closing {
            inputs: log.inputs.len() as u64,
            state: String::new(),
            shape: 1,
            seed,
            outcome: None,
        };
        let keyed = log.inputs.iter().rev().find_map(|input| nth_of(&input.entry));
        let lines = Unwritten::Lines { header: record.header, inputs: log.inputs, closing };
        Ok((lines, keyed.unwrap_or(0) + 1))
    }

    /// The log up to an input, for a branch. If others have secrets in it, they are asked.
    pub async fn open_log(&mut self, who: &IdentityId, upto: u64) -> Result<OpenLog, Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        if !self.log_is_open_to(who) {
            self.must_be_filled()?;
            self.ask_others(who)?;
            return Err(secrets());
        }
        let eyes = self.eyes_of(who)?;
        self.table()?;
        self.note_read(who, self.announced().0).await?;
        let table = self.table()?;
        let mut entries = table.entries_after(0);
        if upto > entries.len() as u64 {
            return Err(Trouble::new(Kind::NotFound, "The log does not go that far."));
        }
        entries.truncate(upto as usize);
        Ok(OpenLog {
            header: table.header().clone(),
            secrets: table.secrets(),
            entries,
            eyes,
            ask_everything: self.asks_everything(),
            title: super::title_of(&self.options).to_owned(),
        })
    }

    /// What a person knows of a game whose log is open to them: when playing with bots, only what
    /// their own seats have seen.
    fn eyes_of(&self, who: &IdentityId) -> Result<Eyes, Trouble> {
        let seated = self.seats_of(who).next().is_some();
        let agreed = !self.people_but(who).is_empty() && self.was_opened_to(who);
        if self.status == Status::Finished || seated && agreed {
            return Ok(Eyes::All);
        }
        eyes_of(self.seats_of(who))
    }
}

/// What these seats know together; public knowledge if there are none.
pub fn eyes_of(seats: impl Iterator<Item = u8>) -> Result<Eyes, Trouble> {
    let mut viewers: Vec<Viewer> = seats.map(Viewer::Seat).collect();
    if viewers.is_empty() {
        viewers.push(Viewer::Public);
    }
    Ok(Eyes::Of { viewers, luck: Box::new(fresh_luck()?) })
}

/// A stored input as an opened log shows it, even if it cannot be read here.
fn opened_row(row: &str) -> String {
    if let Ok(entry) = serde_json::from_str::<Entry>(row) {
        return entry.opened().write();
    }
    match serde_json::from_str::<Value>(row) {
        Ok(mut value) => {
            forget_next(&mut value);
            value.to_string()
        }
        Err(_) => json!({ "unreadable": true }).to_string(),
    }
}

/// The number of the keying a stored input holds, if it is one.
fn nth_of(row: &str) -> Option<u32> {
    let row: Value = serde_json::from_str(row).ok()?;
    u32::try_from(row["keyed"]["nth"].as_u64()?).ok()
}

/// Removes what a keying keeps for the next one.
fn forget_next(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("next-secret");
            fields.values_mut().for_each(forget_next);
        }
        Value::Array(items) => items.iter_mut().for_each(forget_next),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn secrets() -> Trouble {
    let detail = "The log reveals what others may not know yet; you can ask them to open it.";
    Trouble::new(Kind::Secrets, detail)
}
