//! The table outside the game, as one person sees it.

use super::again::REMATCH;
use super::fair::opened;
use super::parting::Parted;
use super::standing::rests;
use super::{IdentityId, Live, Millis, Seat, Status, TableOptions, Tip};
use crate::house::Trouble;
use crate::wire::{At, FairInfo, SeatInfo, SitterKind, TableInfo, TableStatus};
use serde_json::Value;
use store::{SeatKind, TableId};

/// What is known of any table, in memory or not.
#[derive(Debug)]
pub struct Facts<'a> {
    pub id: &'a TableId,
    pub game: &'a str,
    pub options: &'a TableOptions,
    pub status: Status,
    pub created: Millis,
    pub changed: Millis,
    pub asked: Vec<u8>,
    pub tip: Tip,
    pub seats: &'a [Seat],
    pub names: &'a [String],
    /// The seats by key, as far as they are known.
    pub keys: &'a [String],
}

impl Facts<'_> {
    pub fn told_to(self, who: Option<&IdentityId>) -> TableInfo {
        let is_host = |who: &IdentityId| host_of(self.options) == Some(who.as_str());
        TableInfo {
            id: self.id.to_string(),
            game: self.game.to_owned(),
            boxes: Vec::new(),
            title: title_of(self.options).to_owned(),
            status: status_word(self.status),
            frozen: None,
            parting: None,
            seats: self.seats.iter().map(|seat| self.seat(seat, who)).collect(),
            host: who.is_some_and(is_host),
            listed: self.options.listed,
            spectators: self.options.spectators,
            watching: 0,
            at: At { seq: self.tip.seq, cuts: self.tip.cuts },
            created: self.created,
            changed: self.changed,
            asked: self.asked,
            request: None,
            wishes: Vec::new(),
            free_undo: None,
            outcome: None,
            log_open: false,
            rematch: text(self.options, REMATCH).map(str::to_owned),
            rests: self.status == Status::Paused && rests(self.options),
            fair: FairInfo { opened: opened(self.options), ..FairInfo::default() },
        }
    }

    fn seat(&self, seat: &Seat, who: Option<&IdentityId>) -> SeatInfo {
        let place = usize::from(seat.seat);
        SeatInfo {
            seat: seat.seat,
            key: self.keys.get(place).cloned().unwrap_or_default(),
            kind: match seat.kind {
                SeatKind::Open => SitterKind::Open,
                SeatKind::Human => SitterKind::Person,
                SeatKind::Bot => SitterKind::Bot,
            },
            name: self.names.get(place).cloned().unwrap_or_default(),
            mine: who.is_some() && seat.identity.as_ref() == who,
            present: seat.kind == SeatKind::Bot,
        }
    }
}

impl Live {
    /// The table as this person may see it.
    pub fn info_for(&self, who: Option<&IdentityId>) -> Result<TableInfo, Trouble> {
        self.must_know(who)?;
        Ok(self.info(who))
    }

    pub(super) fn info(&self, who: Option<&IdentityId>) -> TableInfo {
        let facts = Facts {
            id: &self.id,
            game: &self.game,
            options: &self.options,
            status: self.status,
            created: self.created,
            changed: self.changed,
            asked: self.asked(),
            tip: self.tip,
            seats: &self.seats,
            names: &self.names,
            keys: &self.keys,
        };
        let asked = facts.asked.clone();
        let mut info = facts.told_to(who);
        for (told, seat) in info.seats.iter_mut().zip(&self.seats) {
            told.present |= seat.identity.as_ref().is_some_and(|it| self.viewers.is_present(it));
        }
        info.watching = self.viewers.watching(|who| self.seats_of(who).next().is_some());
        info.frozen = self.frozen.clone();
        info.boxes.clone_from(&self.boxes);
        info.parting = self.parted.as_ref().map(Parted::info);
        info.fair = self.fair(who);
        let outcome = self.table.as_ref().and_then(|table| table.outcome());
        info.outcome = outcome.and_then(|outcome| serde_json::to_value(outcome).ok());
        let Some(who) = who.filter(|who| self.is_member(who)) else { return info };
        info.request = self.request.as_ref().map(|request| request.info());
        info.log_open = self.table.is_some() && self.log_is_open_to(who);
        info.free_undo = self.seats_of(who).find_map(|seat| self.free_undo(seat));
        if self.seats_of(who).any(|seat| asked.contains(&seat)) {
            info.wishes = self.wishes.clone();
        }
        info
    }

    pub(super) fn asks_everything(&self) -> bool {
        self.options.more.get("ask_everything") == Some(&Value::Bool(true))
    }
}

/// Who set up the table.
pub fn host_of(options: &TableOptions) -> Option<&str> {
    options.host.as_deref()
}

pub fn title_of(options: &TableOptions) -> &str {
    text(options, "title").unwrap_or_default()
}

fn text<'a>(options: &'a TableOptions, key: &str) -> Option<&'a str> {
    options.more.get(key).and_then(Value::as_str)
}

fn status_word(status: Status) -> TableStatus {
    match status {
        Status::Waiting => TableStatus::Waiting,
        Status::Running => TableStatus::Running,
        Status::Paused => TableStatus::Paused,
        Status::Finished => TableStatus::Finished,
        Status::Frozen | Status::Deleted => TableStatus::Frozen,
    }
}
