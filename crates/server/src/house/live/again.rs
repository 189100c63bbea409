//! What a rematch is played by.

use super::{IdentityId, Live, Seat, Status};
use crate::house::Trouble;
use crate::house::games::GameEntry;
use serde_json::Value;
use store::TableId;

#[derive(Debug)]
pub struct Terms {
    /// The rematch, if it was made already.
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
        let made = self.options.more.get("rematch").and_then(Value::as_str);
        let seats = self.seats.iter().map(|it| match (&it.identity, &it.bot_level) {
            (Some(who), _) => Seat::human(it.seat, who.clone()),
            (None, Some(level)) => Seat::bot(it.seat, level),
            (None, None) => it.clone(),
        });
        Ok(Terms {
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

    /// How the table stands, and why if it is frozen.
    pub fn verdict(&self) -> (Status, Option<&str>) {
        (self.status, self.frozen.as_deref())
    }
}
