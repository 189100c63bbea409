//! The log with its seed: who may have it, and when.

use super::requests::Request;
use super::{IdentityId, Live, Status};
use crate::house::{Kind, Trouble};
use crate::wire::{RequestKind, TableInfo};
use kernel::keying::Secrets;
use kernel::log::{Chain, Closing, Entry, Header};
use serde_json::Value;

/// A table's log, with everything needed to play on from it.
#[derive(Debug)]
pub struct OpenLog {
    pub header: Header,
    pub secrets: Secrets,
    pub entries: Vec<Entry>,
    pub ask_everything: bool,
    pub title: String,
}

const OPENED: &str = "log_open_to";

impl Live {
    /// Whether nobody's secrets are at stake: the game has ended, the person plays all seats that
    /// people play, or the others agreed. A frozen game may yet go on.
    pub(super) fn log_is_open_to(&self, who: &IdentityId) -> bool {
        if self.seats_of(who).next().is_none() {
            return self.is_host(who) && self.people_but(who).is_empty();
        }
        let opened = || {
            let list = self.options.more.get(OPENED).and_then(Value::as_array);
            list.is_some_and(|list| list.iter().any(|it| it.as_str() == Some(who.as_str())))
        };
        self.status == Status::Finished || self.people_but(who).is_empty() || opened()
    }

    fn must_be_open(&self, who: &IdentityId) -> Result<(), Trouble> {
        self.must_be_member(who)?;
        if self.log_is_open_to(who) {
            return Ok(());
        }
        Err(secrets())
    }

    /// Asks the others to open the log, where that is needed.
    pub async fn ask_for_log(&mut self, who: &IdentityId) -> Result<TableInfo, Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        if !self.log_is_open_to(who) {
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
        let list = self
            .options
            .more
            .entry(OPENED.to_owned())
            .or_insert_with(|| Vec::<Value>::new().into());
        if let Some(list) = list.as_array_mut() {
            list.push(who.as_str().into());
        }
        self.touch();
        Ok(self.inside.store.set_options(&self.id, self.options.clone()).await?)
    }

    /// The log file.
    pub async fn log(&mut self, who: &IdentityId) -> Result<String, Trouble> {
        self.wake().await?;
        self.must_be_open(who)?;
        match &self.table {
            Some(table) if table.inputs() == self.tip.seq => Ok(table.log_file().write()),
            Some(_) | None if self.status != Status::Waiting => self.raw_log().await,
            _ => Err(Trouble::of_status(Status::Waiting)),
        }
    }

    /// The log of a table that does not replay here, line by line as it is stored. Its closing line
    /// cannot tell the state.
    async fn raw_log(&mut self) -> Result<String, Trouble> {
        let store = &self.inside.store;
        let record = store.table(&self.id).await?.ok_or_else(Trouble::no_table)?;
        let log = store.inputs(&self.id, 0).await?.ok_or_else(Trouble::no_table)?;
        let closing = Closing {
            inputs: log.inputs.len() as u64,
            state: String::new(),
            seed: record.seed,
            outcome: None,
        };
        let mut chain = Chain::default();
        let mut lines = vec![chain.sign(&record.header)];
        lines.extend(log.inputs.iter().map(|input| chain.sign(&input.entry)));
        lines.push(chain.line(&closing));
        Ok(lines.join("\n") + "\n")
    }

    /// The log up to an input, for a table that goes its own way from there. Where others have secrets
    /// in it they are asked.
    pub async fn open_log(&mut self, who: &IdentityId, upto: u64) -> Result<OpenLog, Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        if !self.log_is_open_to(who) {
            self.ask_others(who)?;
            return Err(secrets());
        }
        let table = self.table()?;
        let mut entries = table.entries_after(0);
        if upto > entries.len() as u64 {
            return Err(Trouble::new(Kind::NotFound, "The log does not reach so far."));
        }
        entries.truncate(upto as usize);
        Ok(OpenLog {
            header: table.header().clone(),
            secrets: table.secrets(),
            entries,
            ask_everything: self.asks_everything(),
            title: super::title_of(&self.options).to_owned(),
        })
    }
}

fn secrets() -> Trouble {
    let detail = "The log tells what others may not know yet; they can be asked to open it.";
    Trouble::new(Kind::Secrets, detail)
}
