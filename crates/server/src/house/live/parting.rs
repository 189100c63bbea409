//! A log that no longer agrees with the rules of this server, and what its players are offered: to
//! play on from the last input that agrees, and to read what followed.

use super::requests::Request;
use super::{IdentityId, Live, Status};
use crate::house::{Kind, Trouble};
use crate::wire::{At, Parting, RequestKind, RestLine, RestOfLog, TableInfo};
use kernel::keying::Occasion;
use kernel::log::{Entry, Input};
use kernel::registry::Title;

/// Where a log and the rules diverge.
#[derive(Debug)]
pub struct Parted {
    /// The last input that agrees.
    at: u64,
    /// How many inputs there are.
    of: u64,
    /// Rules that changed since the game was started, the one that refuses first.
    rules: Vec<String>,
}

impl Parted {
    pub fn new(
        title: &dyn Title,
        edition: u32,
        rule: Option<String>,
        [at, of]: [u64; 2],
    ) -> Parted {
        let mut rules: Vec<String> = rule.into_iter().collect();
        for changed in title.changes_since(edition) {
            if !rules.iter().any(|rule| rule == changed.0) {
                rules.push(changed.0.to_owned());
            }
        }
        Parted { at, of, rules }
    }

    pub fn info(&self) -> Parting {
        Parting { at: self.at, of: self.of, rules: self.rules.clone() }
    }
}

impl Live {
    /// Plays on from the last input that agrees with the rules, if the others at the table agree.
    pub async fn play_on(&mut self, who: &IdentityId) -> Result<TableInfo, Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        let by = self.seats_of(who).next().ok_or_else(Trouble::not_your_seat)?;
        let to = self.must_have_parted()?;
        let waiting_for = self.people_but(who);
        if waiting_for.is_empty() {
            self.leave_rest_behind(by).await?;
        } else {
            let (what, who) = (RequestKind::PlayOn, who.clone());
            self.open_request(Request { id: 0, what, by, who, to, waiting_for })?;
        }
        Ok(self.info(Some(who)))
    }

    fn must_have_parted(&self) -> Result<u64, Trouble> {
        match (self.status, &self.parted) {
            (Status::Frozen, Some(parted)) => Ok(parted.at),
            (Status::Frozen, None) => {
                Err(Trouble::new(Kind::Frozen, "No part of its log can be replayed here."))
            }
            (Status::Running, _) => {
                Err(Trouble::new(Kind::AlreadyStarted, "The game is already under way."))
            }
            (status, _) => Err(Trouble::of_status(status)),
        }
    }

    /// Drops what does not agree with the rules; it is kept beside the log.
    pub(super) async fn leave_rest_behind(&mut self, by: u8) -> Result<At, Trouble> {
        let to = self.must_have_parted()?;
        let lost = self.lost_entries(to).await?;
        let rekey = self.rekey(Occasion::Edition)?;
        let player = self.names.get(usize::from(by)).cloned().unwrap_or_default();
        self.inside.store.set_status(&self.id, Status::Running, None).await?;
        self.status = Status::Running;
        self.cut(to, |table| match lost.as_slice() {
            // Every input is accepted, and yet they lead to a different question.
            [] => table.key_anew(rekey),
            lost => table.go_on_without(lost, (kernel::Seat(by), &player), rekey),
        })
        .await?;
        (self.frozen, self.parted) = (None, None);
        self.go_on_by_itself().await?;
        self.send_views();
        self.touch();
        Ok(self.at())
    }

    async fn lost_entries(&mut self, after: u64) -> Result<Vec<Entry>, Trouble> {
        let log = self.inside.store.inputs(&self.id, after).await?.ok_or_else(Trouble::no_table)?;
        let read = log.inputs.iter().map(|input| serde_json::from_str::<Entry>(&input.entry));
        Ok(read.map_while(Result::ok).collect())
    }

    /// The inputs after the last one that agrees. Drawn cards are named only to those who may have
    /// the whole log.
    pub async fn rest_of_log(&mut self, who: &IdentityId) -> Result<RestOfLog, Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        let Some(from) = self.parted.as_ref().map(|parted| parted.at) else {
            return Ok(RestOfLog { from: self.tip.seq, lines: Vec::new() });
        };
        let open = self.log_is_open_to(who);
        let lines = self.lost_entries(from).await?.into_iter().filter_map(|entry| {
            let n = entry.n;
            match entry.input {
                Input::Choice { seat, choose, .. } => {
                    Some(RestLine { n, seat: Some(seat), text: choose, dice: Vec::new() })
                }
                Input::Dice { dice } => Some(RestLine { n, seat: None, text: String::new(), dice }),
                Input::Drawn { drawn } => {
                    let text = if open { drawn } else { "…".to_owned() };
                    Some(RestLine { n, seat: None, text, dice: Vec::new() })
                }
                Input::Keyed { .. } => None,
            }
        });
        Ok(RestOfLog { from, lines: lines.collect() })
    }
}
