//! Rematches.

use super::{IdentityId, Live, Seat, Status};
use crate::house::Trouble;
use crate::house::games::GameEntry;
use serde_json::Value;
use store::TableId;

/// The option of a table that names its rematch, and the option of the rematch that names the first
/// table.
pub const REMATCH: &str = "rematch";
pub const REMATCH_OF: &str = "rematch_of";

#[derive(Debug)]
pub struct Terms {
    pub table: TableId,
    /// The rematch, if it already exists.
    pub made: Option<TableId>,
    pub game: Option<GameEntry>,
    pub setup: Value,
    pub seats: Vec<Seat>,
    pub title: String,
    pub ask_everything: bool,
    pub listed: bool,
    pub spectators: bool,
}

impl Live {
    pub fn rematch_terms(&self, who: &IdentityId) -> Result<Terms, Trouble> {
        self.must_be_member(who)?;
        if !matches!(self.status, Status::Finished | Status::Frozen) {
            return Err(Trouble::new(
                crate::house::Kind::AlreadyStarted,
                "The game is not over yet.",
            ));
        }
        let made = self.options.more.get(REMATCH).and_then(Value::as_str);
        let seats = self.seats.iter().map(|it| match (&it.identity, &it.bot_level) {
            (Some(who), _) => Seat::human(it.seat, who.clone()),
            (None, Some(level)) => Seat::bot(it.seat, level),
            (None, None) => it.clone(),
        });
        Ok(Terms {
            table: self.id.clone(),
            made: made.map(|id| TableId(id.to_owned())),
            game: self.entry,
            setup: self.table()?.header().setup.clone(),
            seats: seats.collect(),
            title: super::title_of(&self.options).to_owned(),
            ask_everything: self.asks_everything(),
            listed: self.options.listed,
            spectators: self.options.spectators,
        })
    }

    /// Records the table for the rematch, or that there no longer is one.
    pub async fn note_rematch(&mut self, table: Option<&str>) -> Result<(), Trouble> {
        match table {
            Some(table) => self.options.more.insert(REMATCH.to_owned(), table.into()),
            None => self.options.more.remove(REMATCH),
        };
        self.touch();
        Ok(self.inside.store.set_options(&self.id, self.options.clone()).await?)
    }

    /// Forgets the rematch if it is this table.
    pub async fn forget_rematch(&mut self, table: &TableId) -> Result<(), Trouble> {
        match self.options.more.get(REMATCH).and_then(Value::as_str) {
            Some(made) if made == table.as_str() => self.note_rematch(None).await,
            _ => Ok(()),
        }
    }

    /// The table this one is the rematch of.
    pub(super) fn rematch_of(&self) -> Option<TableId> {
        let first = self.options.more.get(REMATCH_OF).and_then(Value::as_str);
        first.map(|id| TableId(id.to_owned()))
    }

    /// The table's status, and why if it is frozen.
    pub fn verdict(&self) -> (Status, Option<&str>) {
        (self.status, self.frozen.as_deref())
    }
}
