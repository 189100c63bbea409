//! A choice, from the seat that makes it to everyone watching.

use super::super::fence::fenced;
use super::{Live, Status};
use crate::house::Trouble;
use crate::house::inside::now;
use crate::wire::At;
use kernel::log::{Entry, Input};
use kernel::registry::AnyMoment;
use kernel::{Seat, TableError};
use std::time::Instant;
use store::{Append, AppendError, IdentityId, SeatKind};

impl Live {
    /// Makes a choice for one of the caller's seats, made at moment `at`.
    pub async fn choose(
        &mut self,
        who: &IdentityId,
        at: At,
        seat: u8,
        choice: &str,
    ) -> Result<At, Trouble> {
        self.wake().await?;
        self.must_sit(who, seat)?;
        if let Some(then) = self.taken_already(at, seat, choice) {
            return Ok(then);
        }
        let taken = match self.status {
            Status::Running if at == self.at() => self.play(seat, choice).await,
            status => Err(Trouble::of_status(status)),
        };
        if taken.is_err() {
            metrics::counter!("omen_refused_total").increment(1);
        }
        match taken {
            // It may have been written already: by this house, before it lost its store.
            Err(trouble) => self.taken_already(at, seat, choice).ok_or(trouble),
            taken => taken,
        }
    }

    /// For a choice repeated after a disconnect: the moment the table reached when it was first
    /// made.
    ///
    /// The log itself remembers, so this also works after a restart.
    fn taken_already(&self, at: At, seat: u8, choice: &str) -> Option<At> {
        let table = self.table.as_ref()?;
        if at.cuts != self.tip.cuts || at.seq >= self.tip.seq {
            return None;
        }
        let mut later = table.entries_after(at.seq);
        let keyed = later.iter().take_while(|entry| !entry.input.is_played()).count();
        later.drain(..keyed);
        let key = self.keys.get(usize::from(seat))?;
        let (first, rest) = later.split_first()?;
        if first.input != asked_choice(key, choice) {
            return None;
        }
        let by_itself = |entry: &&Entry| match &entry.input {
            Input::Choice { forced, .. } => *forced || self.quiet.contains(&entry.n),
            Input::Dice { .. } | Input::Drawn { .. } | Input::Keyed { .. } => true,
        };
        let followed = rest.iter().take_while(by_itself).count() as u64;
        Some(At { seq: first.n + followed, cuts: at.cuts })
    }

    /// Makes a choice, by a person or a bot, and shows the result once it is durable.
    pub(super) async fn play(&mut self, seat: u8, choice: &str) -> Result<At, Trouble> {
        let rekey = self.rekey_if_due()?;
        let Some(mut table) = self.table.take() else {
            return Err(Trouble::of_status(self.status));
        };
        let is_person = self.is_person(seat);
        let played = fenced(|| {
            let (before, from) = (table.moment(), table.inputs());
            if let Some(rekey) = rekey {
                table.key_anew(rekey);
            }
            let chosen = match is_person {
                true => table.choose(Seat(seat), choice),
                false => table.choose_or_another(Seat(seat), choice).map(drop),
            };
            if chosen.is_err() && table.inputs() > from {
                table.back_to(from);
            }
            (before, chosen, table)
        });
        let (before, chosen, table) = match played {
            Ok(played) => played,
            Err(broken) => return Err(self.break_off(broken.to_string()).await),
        };
        self.table = Some(table);
        chosen.map_err(Trouble::from)?;
        self.answer_quietly().await?;
        let shown = self.show(before).await;
        if shown.is_err() && self.table.is_none() {
            // The log is right, whatever was in memory. If it cannot be read now, it will be before
            // anything else is done here.
            if let Err(worse) = self.reload().await {
                tracing::warn!(table = %self.id, %worse, "a table could not be reloaded");
            }
        }
        shown
    }

    /// Answers trivial questions for people who did not ask to be asked.
    pub(super) async fn answer_quietly(&mut self) -> Result<(), Trouble> {
        if self.asks_everything() {
            return Ok(());
        }
        while let Some(seat) = self.lead().filter(|seat| self.is_person(*seat)) {
            let rekey = self.rekey_if_due()?;
            let Some(mut table) = self.table.take() else { break };
            let answered = fenced(|| {
                let answer = table.quiet();
                if let Some(rekey) = rekey.filter(|_| answer.is_some()) {
                    table.key_anew(rekey);
                }
                let taken = answer.map(|choice| table.choose(Seat(seat), &choice));
                (taken, table)
            });
            let taken = match answered {
                Ok((taken, table)) => {
                    self.table = Some(table);
                    taken
                }
                Err(broken) => return Err(self.break_off(broken.to_string()).await),
            };
            match taken {
                None => break,
                Some(Ok(())) => self.note_quiet(),
                // Whoever is asked has to find another answer.
                Some(Err(TableError::Endless { .. })) => break,
                Some(Err(error)) => {
                    let reason = format!("the quiet answer was rejected: {error}");
                    return Err(self.break_off(reason).await);
                }
            }
        }
        Ok(())
    }

    fn is_person(&self, seat: u8) -> bool {
        self.seats.iter().any(|it| it.seat == seat && it.kind != SeatKind::Bot)
    }

    /// Remembers the table's last asked-for choice as one made by the house.
    fn note_quiet(&mut self) {
        let Some(table) = &self.table else { return };
        let after = self.quiet.last().copied().unwrap_or(0).max(self.tip.seq);
        let given = table.entries_after(after).into_iter();
        let asked = |entry: &Entry| matches!(entry.input, Input::Choice { forced: false, .. });
        if let Some(last) = given.rev().find(asked) {
            self.quiet.push(last.n);
        }
    }

    /// Makes durable what the table did since its tip, then sends it to everyone.
    ///
    /// The updates are prepared while the disk is busy; no one gets one before it is done.
    async fn show(&mut self, before: Box<dyn AnyMoment>) -> Result<At, Trouble> {
        let from = self.at();
        let kept = self.append_of_new();
        let store = self.inside.store.clone();
        let began = Instant::now();
        let this = &mut *self;
        let (kept, updates) = tokio::join!(
            async move { store.append(kept?).await.map_err(Lost::from) },
            async move { this.updates_since(&*before, from) }
        );
        metrics::histogram!("omen_append_seconds").record(began.elapsed());
        let at = self.settle_append(kept)?;
        metrics::counter!("omen_moves_total").increment(1);
        match updates {
            Ok(updates) => self.send_updates(&updates),
            Err(broken) => return Err(self.break_off(broken.to_string()).await),
        }
        Ok(at)
    }

    /// The same without anything to compare with.
    pub(super) async fn keep(&mut self) -> Result<At, Trouble> {
        let append = self.append_of_new();
        let store = self.inside.store.clone();
        let kept = match append {
            Ok(append) => store.append(append).await.map_err(Lost::from),
            Err(lost) => Err(lost),
        };
        self.settle_append(kept)
    }

    fn append_of_new(&self) -> Result<Append, Lost> {
        Ok(Append {
            table: self.id.clone(),
            after: self.tip,
            entries: self.written_after(self.tip.seq)?,
            asked: self.asked(),
            status: self.status_of_game(),
        })
    }

    /// The inputs after number `n`, as stored.
    pub(super) fn written_after(&self, n: u64) -> Result<Vec<String>, Lost> {
        let Some(table) = &self.table else { return Err(Lost::Nothing) };
        let entries = table.entries_after(n);
        let written = entries.iter().map(serde_json::to_string).collect::<Result<_, _>>();
        written.map_err(|_| Lost::Nothing)
    }

    /// Running until the game is over.
    pub(super) fn status_of_game(&self) -> Status {
        match &self.table {
            Some(table) if table.asked().is_none() => Status::Finished,
            _ => Status::Running,
        }
    }

    /// Records what became durable. If nothing did, memory no longer matches the log and must be
    /// discarded.
    fn settle_append(&mut self, kept: Result<store::Appended, Lost>) -> Result<At, Trouble> {
        match kept {
            Ok(appended) => {
                self.tip = appended.tip;
                self.status = self.status_of_game();
                self.changed = now();
                self.request = None;
                self.wishes.clear();
                self.touch();
                Ok(self.at())
            }
            Err(lost) => {
                self.table = None;
                Err(match lost {
                    Lost::Nothing => Trouble::unavailable(),
                    Lost::Append(error) => Trouble::from(error),
                })
            }
        }
    }
}

/// Why nothing became durable.
pub(super) enum Lost {
    Nothing,
    Append(AppendError),
}

impl From<AppendError> for Lost {
    fn from(error: AppendError) -> Lost {
        Lost::Append(error)
    }
}

fn asked_choice(seat: &str, choice: &str) -> Input {
    Input::Choice { seat: seat.to_owned(), choose: choice.to_owned(), forced: false }
}
