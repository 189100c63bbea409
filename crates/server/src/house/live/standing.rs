//! The table's status: started, paused, resumed, changed, deleted.

use super::super::fence::fenced;
use super::{IdentityId, Live, Status};
use crate::house::inside::now;
use crate::house::words::tidy_words;
use crate::house::{Kind, Trouble};
use crate::wire::{ChangeTable, ShareRequest, TableInfo};
use kernel::keying::Secrets;
use kernel::log::Header;
use scene::Phrase;
use store::{SeatKind, TableId, TableOptions};

/// The option of a table that says it was paused because only bots were playing.
const RESTS: &str = "rests";

/// Whether a table was paused because bots had long been playing among themselves.
pub fn rests(options: &TableOptions) -> bool {
    options.more.contains_key(RESTS)
}

impl Live {
    /// Starts the game when the host says so.
    pub async fn start(
        &mut self,
        who: &IdentityId,
        share: Option<ShareRequest>,
    ) -> Result<TableInfo, Trouble> {
        self.must_be_host(who)?;
        match self.status {
            Status::Waiting => {
                self.give_share_too(who, share).await;
                self.begin().await?;
            }
            _ => return Err(Trouble::new(Kind::AlreadyStarted, "The game is already under way.")),
        }
        Ok(self.info(Some(who)))
    }

    /// Starts the game if it was only waiting for seats and none is open any more.
    pub async fn begin_if_full(&mut self) -> Result<(), Trouble> {
        let open = self.seats.iter().any(|seat| seat.kind == SeatKind::Open);
        if self.status == Status::Waiting && !open { self.begin().await } else { Ok(()) }
    }

    async fn begin(&mut self) -> Result<(), Trouble> {
        let store = self.inside.store.clone();
        let record = store.table(&self.id).await?.ok_or_else(Trouble::no_table)?;
        let unreadable = || Trouble::bad_setup("The stored set-up cannot be read.");
        let header: Header = serde_json::from_str(&record.header).map_err(|_| unreadable())?;
        let secrets: Secrets = record.seed.parse().map_err(|_| unreadable())?;
        let entry = self.entry.ok_or_else(unreadable)?;
        let names = self.names.clone();
        let begun = fenced(|| entry.title.lay_out(&header.setup, &names, secrets));
        let table = match begun {
            Ok(Ok(table)) => table,
            Ok(Err(error)) => return Err(Trouble::bad_setup(error.to_string())),
            Err(broken) => return Err(self.break_off(broken.to_string()).await),
        };
        let header = serde_json::to_string(table.header()).map_err(|_| unreadable())?;
        self.table = Some(table);
        self.status = Status::Running;
        let asked = self.asked();
        if let Err(error) = store.begin_table(&self.id, &header, asked).await {
            self.reload().await?;
            return Err(error.into());
        }
        self.changed = now();
        self.touch();
        self.go_on_by_itself().await?;
        self.send_views();
        Ok(())
    }

    pub async fn pause(&mut self, who: &IdentityId) -> Result<TableInfo, Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        match self.status {
            Status::Running => self.set_status(Status::Paused).await?,
            Status::Paused => {}
            status => return Err(Trouble::of_status(status)),
        }
        Ok(self.info(Some(who)))
    }

    /// Resumes after a pause; a frozen table is tried again, since the server may have changed.
    pub async fn go_on(&mut self, who: &IdentityId) -> Result<TableInfo, Trouble> {
        self.wake().await?;
        self.must_be_member(who)?;
        self.encourage_bots();
        match self.status {
            Status::Running => {}
            Status::Paused => {
                self.note_rest(false).await?;
                self.set_status(Status::Running).await?;
            }
            Status::Frozen => {
                self.set_status(Status::Running).await?;
                self.frozen = None;
                self.reload().await?;
                if self.status == Status::Frozen {
                    return Err(Trouble::of_status(Status::Frozen));
                }
                let status = self.status_of_game();
                if status != self.status {
                    self.set_status(status).await?;
                }
            }
            status => return Err(Trouble::of_status(status)),
        }
        Ok(self.info(Some(who)))
    }

    /// Pauses the table because bots have long been playing among themselves.
    pub(super) async fn rest(&mut self) -> Result<(), Trouble> {
        self.note_rest(true).await?;
        self.set_status(Status::Paused).await
    }

    /// Records why the table is paused, where no person paused it.
    async fn note_rest(&mut self, rests: bool) -> Result<(), Trouble> {
        if self.rests() == rests {
            return Ok(());
        }
        match rests {
            true => self.options.more.insert(RESTS.to_owned(), true.into()),
            false => self.options.more.remove(RESTS),
        };
        Ok(self.inside.store.set_options(&self.id, self.options.clone()).await?)
    }

    /// Whether the table was paused because no person holds a seat.
    fn rests(&self) -> bool {
        rests(&self.options)
    }

    async fn set_status(&mut self, status: Status) -> Result<(), Trouble> {
        self.inside.store.set_status(&self.id, status, None).await?;
        self.status = status;
        self.changed = now();
        self.request = None;
        self.touch();
        Ok(())
    }

    pub async fn change(
        &mut self,
        who: &IdentityId,
        change: ChangeTable,
    ) -> Result<TableInfo, Trouble> {
        self.must_be_host(who)?;
        let mut options = self.options.clone();
        if let Some(title) = change.title {
            let title = tidy_words("A title", &title, self.inside.settings.title_length)?;
            options.more.insert("title".to_owned(), title.into());
        }
        options.listed = change.listed.unwrap_or(options.listed);
        options.spectators = change.spectators.unwrap_or(options.spectators);
        self.inside.store.set_options(&self.id, options.clone()).await?;
        self.options = options;
        self.check_viewers();
        Ok(self.info(Some(who)))
    }

    /// Removes a finished game from the person's own list; their seat stays on record.
    pub async fn leave_list(&mut self, who: &IdentityId) -> Result<(), Trouble> {
        self.must_be_member(who)?;
        match self.status {
            Status::Finished | Status::Frozen => {
                Ok(self.inside.store.leave_table(&self.id, who).await?)
            }
            Status::Waiting | Status::Deleted => Err(Trouble::of_status(self.status)),
            Status::Running | Status::Paused => {
                let detail = "The game is not over yet; hand the seat over instead.";
                Err(Trouble::new(Kind::AlreadyStarted, detail))
            }
        }
    }

    /// Deletes the table; returns the table it was the rematch of.
    ///
    /// A game that others play too is not the host's alone: it cannot be deleted while it is
    /// played, and once it is over it leaves only the host's list.
    pub async fn delete(&mut self, who: &IdentityId) -> Result<Option<TableId>, Trouble> {
        self.must_be_host(who)?;
        let others = self.people_but(who);
        match self.status {
            Status::Running | Status::Paused if !others.is_empty() => {
                return Err(self.others_play(&others));
            }
            Status::Finished | Status::Frozen if !others.is_empty() => {
                self.leave_list(who).await?;
                return Ok(None);
            }
            Status::Waiting
            | Status::Running
            | Status::Paused
            | Status::Finished
            | Status::Frozen
            | Status::Deleted => {}
        }
        self.inside.store.delete_table(&self.id).await?;
        self.status = Status::Deleted;
        self.dismiss(None);
        Ok(self.rematch_of())
    }

    fn others_play(&self, others: &[u8]) -> Trouble {
        let name = |seat: &u8| self.names.get(usize::from(*seat)).map(String::as_str);
        let mut names: Vec<&str> = others.iter().filter_map(name).collect();
        names.dedup();
        let names = names.join(", ");
        let detail = format!(
            "Others are playing this game ({names}), so it cannot be deleted. Finish it, hand over your \
             seat, or ask them to give up theirs."
        );
        let words = Phrase::new("problem-others-play").text("names", names);
        Trouble::new(Kind::OthersPlay, detail).in_words(words)
    }

    /// Whether anything prevents the table from being played now.
    pub(super) fn must_run(&self) -> Result<(), Trouble> {
        match self.status {
            Status::Running => Ok(()),
            status => Err(Trouble::of_status(status)),
        }
    }
}
