//! Undo, by knowledge: free where no one learned anything, otherwise by consent.

use super::super::fence::fenced;
use super::requests::Request;
use super::{Live, Status};
use crate::house::inside::now;
use crate::house::{Kind, Trouble};
use crate::wire::{At, RequestKind};
use kernel::keying::Occasion;
use kernel::log::{Entry, Input, UndoMark};
use kernel::registry::AnyTable;
use scene::Viewer;
use store::{CutBack, IdentityId, SeatKind};

impl Live {
    /// Undoes to just after input `to`, immediately if that is free for the seat; otherwise the
    /// other people at the table are asked.
    pub async fn undo(
        &mut self,
        who: &IdentityId,
        at: At,
        seat: u8,
        to: u64,
    ) -> Result<At, Trouble> {
        self.wake().await?;
        self.must_sit(who, seat)?;
        self.must_run()?;
        if at != self.at() || to > at.seq {
            return Err(Trouble::stale());
        }
        let nothing = || Trouble::new(Kind::NothingToUndo, "There is nothing to undo.");
        let to = self.decision_before(to).ok_or_else(nothing)?;
        if self.is_free(seat, to) {
            return self.cut_back(to, seat).await;
        }
        let others = self.people_but(who);
        if others.is_empty() {
            return self.cut_back(to, seat).await;
        }
        self.open_request(Request {
            id: 0,
            what: RequestKind::Undo,
            by: seat,
            who: who.clone(),
            to,
            waiting_for: others,
        })?;
        Ok(self.at())
    }

    /// How far back the seat may go by itself: to before its own last decision.
    pub(super) fn free_undo(&self, seat: u8) -> Option<u64> {
        if self.status != Status::Running {
            return None;
        }
        let tip = self.table.as_ref()?.inputs();
        for entry in self.entries_backwards(tip) {
            if entry.undo != UndoMark::Free {
                return None;
            }
            match self.decided_by(&entry) {
                None => {}
                Some(by) => return (by == seat).then_some(entry.n - 1),
            }
        }
        None
    }

    /// Whether everything after input `to` is the seat's own and free to undo.
    fn is_free(&self, seat: u8, to: u64) -> bool {
        let Some(table) = &self.table else { return false };
        table.entries_after(to).iter().all(|entry| {
            entry.undo == UndoMark::Free && self.decided_by(entry).is_none_or(|by| by == seat)
        })
    }

    /// The last point not after `to` at which a person decided.
    fn decision_before(&self, to: u64) -> Option<u64> {
        let tip = self.table.as_ref()?.inputs();
        let is_person =
            |seat: u8| self.seats.iter().any(|it| it.seat == seat && it.kind == SeatKind::Human);
        let upto = tip.min(to.saturating_add(1));
        let mut entries = self.entries_backwards(upto);
        let last = entries.find(|entry| self.decided_by(entry).is_some_and(is_person))?;
        Some(last.n - 1)
    }

    /// The inputs up to number `upto`, last first, a few at a time.
    fn entries_backwards(&self, upto: u64) -> impl Iterator<Item = Entry> {
        const FEW: u64 = 8;
        let mut end = upto;
        let mut some: Vec<Entry> = Vec::new();
        std::iter::from_fn(move || {
            if some.is_empty() && end > 0 {
                let begin = end.saturating_sub(FEW);
                some = self.table.as_ref()?.entries_after(begin);
                some.truncate((end - begin) as usize);
                end = begin;
            }
            some.pop()
        })
    }

    /// The seat whose own decision an input was: not chance, not forced, not given for it.
    fn decided_by(&self, entry: &Entry) -> Option<u8> {
        let Input::Choice { seat, forced: false, choose } = &entry.input else { return None };
        let seat = self.keys.iter().position(|key| key == seat)? as u8;
        (!self.was_quiet(entry.n, seat, choose)).then_some(seat)
    }

    fn was_quiet(&self, n: u64, seat: u8, choice: &str) -> bool {
        if n > self.loaded_at || self.asks_everything() {
            return self.quiet.contains(&n);
        }
        let Some(table) = &self.table else { return false };
        let asked = fenced(|| table.moment_at(n - 1).prompt(Viewer::Seat(seat)));
        asked.ok().flatten().and_then(|prompt| prompt.quiet).as_deref() == Some(choice)
    }

    /// Seats of people other than this one.
    pub(super) fn people_but(&self, who: &IdentityId) -> Vec<u8> {
        let others = self.seats.iter().filter(|it| {
            it.kind == SeatKind::Human && it.identity.as_ref().is_some_and(|other| other != who)
        });
        others.map(|it| it.seat).collect()
    }

    /// Cuts the log for a seat. Chance outcomes after the cut become worthless: the table is keyed
    /// anew.
    pub(super) async fn cut_back(&mut self, to: u64, by: u8) -> Result<At, Trouble> {
        let rekey = self.rekey(Occasion::TakenBack)?;
        let player = self.names.get(usize::from(by)).cloned().unwrap_or_default();
        let back = |table: &mut dyn AnyTable| {
            table.take_back(to, (kernel::Seat(by), &player), rekey);
        };
        let at = self.cut(to, back).await?;
        metrics::counter!("omen_undone_total").increment(1);
        Ok(at)
    }

    /// Replaces what follows input `to` in the log, and shows everyone the result.
    pub(super) async fn cut(
        &mut self,
        to: u64,
        change: impl FnOnce(&mut dyn AnyTable) + Send,
    ) -> Result<At, Trouble> {
        let Some(mut table) = self.table.take() else {
            return Err(Trouble::of_status(self.status));
        };
        let changed = fenced(|| {
            change(&mut *table);
            table
        });
        match changed {
            Ok(table) => self.table = Some(table),
            Err(broken) => return Err(self.break_off(broken.to_string()).await),
        }
        let Ok(entries) = self.written_after(to) else {
            self.reload().await?;
            return Err(Trouble::unavailable());
        };
        let cut = CutBack {
            table: self.id.clone(),
            to,
            entries,
            expected: self.tip,
            asked: self.asked(),
            status: Status::Running,
        };
        match self.inside.store.cut_back(cut).await {
            Ok(cut) => {
                self.tip = cut.tip;
                self.loaded_at = self.loaded_at.min(to);
                self.quiet.retain(|n| *n <= to);
                self.changed = now();
                self.request = None;
                self.wishes.clear();
                self.send_views();
                self.touch();
                Ok(self.at())
            }
            Err(error) => {
                self.reload().await?;
                Err(error.into())
            }
        }
    }
}
