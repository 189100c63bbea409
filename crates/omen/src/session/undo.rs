//! Undo in this terminal, and the keyings it causes.

#[cfg(test)]
mod tests;

use super::{Session, fresh_seed};
use crate::trouble::Trouble;
use kernel::Seat;
use kernel::keying::{GivenShare, Occasion, Rekey, Without};
use kernel::log::{Entry, Input, LogFile};
use kernel::registry::{AnyTable, Title};
use kernel::table::Eyes;
use scene::Viewer;

impl Session {
    /// Steps back to the last decision of a person here, past its consequences. Several people at
    /// one screen have agreed by pressing the key. Chance outcomes since then are decided again: no
    /// one can roll until they like the result without the log saying so.
    ///
    /// Returns the input the table was restored to.
    pub fn undo(&mut self) -> Result<Option<u64>, Trouble> {
        let Some((to, by)) = self.last_decision() else { return Ok(None) };
        let name = self.seat_name(by);
        let rekey = rekey(&*self.table, Occasion::TakenBack, |seat| self.is_bot(seat));
        self.table.take_back(to, (by, &name), rekey);
        // Starting over may lead back to before the cards are dealt.
        self.table.settle();
        self.keep()?;
        Ok(Some(to))
    }

    /// The point before the last decision put to a person here, and whose it was. If a bot decided
    /// everything, the beginning: no one is left at a bot's question.
    fn last_decision(&self) -> Option<(u64, Seat)> {
        let anybody = *self.humans().first()?;
        let mut first = None;
        for entry in self.table.entries_after(0).iter().rev().filter(|entry| is_decision(entry)) {
            let to = entry.n - 1;
            let moment = self.table.moment_at(to);
            let Some(lead) = moment.prompt(Viewer::Public).map(|prompt| Seat(prompt.lead)) else {
                continue;
            };
            if self.is_bot(lead) {
                first = Some((0, anybody));
                continue;
            }
            let answered_by_itself =
                || moment.prompt(Viewer::Seat(lead.0)).is_some_and(|prompt| prompt.quiet.is_some());
            if self.ask_everything || !answered_by_itself() {
                return Some((to, lead));
            }
            first = Some((to, lead));
        }
        first
    }

    fn seat_name(&self, seat: Seat) -> String {
        let sheets = self.table.scene(Viewer::Public).sheets;
        let sheet = sheets.iter().find(|sheet| sheet.seat == seat.0);
        sheet.map(|sheet| self.voice().say(&sheet.name)).unwrap_or_default()
    }

    /// The log to save: with what the next keying needs, as long as there can be one.
    pub(super) fn log(&self) -> LogFile {
        let mut file = self.table.log_file();
        if self.table.outcome().is_none() {
            file.entries = self.table.entries_after(0);
        }
        file
    }
}

fn is_decision(entry: &Entry) -> bool {
    match entry.input {
        Input::Choice { forced, .. } => !forced,
        Input::Dice { .. } | Input::Drawn { .. } | Input::Keyed { .. } => false,
    }
}

/// This terminal's contribution to a keying: people here give no shares of their own.
fn rekey(table: &dyn AnyTable, why: Occasion, is_bot: impl Fn(Seat) -> bool) -> Rekey {
    let seats = table.seats();
    let shares = (0..).map(Seat).zip(seats).map(|(seat, key)| {
        let without = if is_bot(seat) { Without::Bot } else { Without::NoClient };
        GivenShare::none(key, without)
    });
    Rekey { why, shares: shares.collect(), fresh: [fresh_seed(), fresh_seed()] }
}

/// Whether the log announces the share of a host who has not revealed it: then only that host can
/// key the table again.
pub(super) fn is_of_another_host(table: &dyn AnyTable) -> bool {
    let (nth, next) = table.announced();
    next.is_none() && (nth > 1 || table.header().next.is_some())
}

/// The same game, continued with this machine's secrets.
pub(super) fn adopted(
    title: &dyn Title,
    file: &LogFile,
    players: &[String],
) -> Result<Box<dyn AnyTable>, String> {
    let seed = file.closing.seed.parse::<kernel::Seed>()?;
    let own = fresh_seed().into();
    let told = |error: kernel::log::BadLog| error.to_string();
    let (header, entries) =
        title.continued(&file.header, seed.into(), &file.entries, own, Eyes::All).map_err(told)?;
    let mut table = title.resume(&header, own, &entries).map_err(told)?;
    let is_bot = |seat: Seat| players.get(usize::from(seat.0)).is_some_and(|it| it != super::HUMAN);
    table.key_anew(rekey(&*table, Occasion::Continued, is_bot));
    Ok(table)
}
