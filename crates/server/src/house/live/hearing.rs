//! Before a bot decides for several seats, it waits for people's wishes.
//!
//! It waits only for people who are watching the table, and not for long: a table played over days
//! never stands still for somebody who is away.

use super::super::fence::fenced;
use super::{Live, Tip};
use store::SeatKind;

/// How far people have been heard on a question.
#[derive(Debug, Default)]
pub struct Hearing {
    about: Option<Tip>,
    /// No one is waited for any more.
    over: bool,
}

impl Live {
    /// Whether the deciding bot is still waiting for somebody's wish; if so, starts the timer.
    pub(super) fn hears_people(&mut self) -> bool {
        let begun = self.hearing.about == Some(self.tip);
        if begun && self.hearing.over || !self.somebody_may_still_wish() {
            return false;
        }
        if !begun {
            self.hearing = Hearing { about: Some(self.tip), over: false };
            self.end_hearing_later(self.tip);
        }
        true
    }

    fn end_hearing_later(&self, about: Tip) {
        let (me, time) = (self.me.clone(), self.inside.settings.wish_time);
        tokio::spawn(async move {
            tokio::time::sleep(time).await;
            let Some(me) = me.upgrade() else { return };
            me.tell(move |live| {
                Box::pin(async move {
                    if live.hearing.about == Some(about) {
                        live.hearing.over = true;
                    }
                })
            });
        });
    }

    /// Whether somebody watching the table is asked too and has set no wish on any of their seats.
    /// Trivial questions need no wishes, since a person would not be asked them either.
    fn somebody_may_still_wish(&self) -> bool {
        let asked = self.asked();
        let wished = |seat: u8| self.wishes.iter().any(|(by, _)| *by == seat);
        let mut people = self.seats.iter().filter_map(|it| {
            let who = it.identity.as_ref().filter(|_| it.kind == SeatKind::Human)?;
            (asked.contains(&it.seat) && self.viewers.is_present(who)).then_some(who)
        });
        people.any(|who| !self.seats_of(who).any(wished)) && !self.is_quiet()
    }

    fn is_quiet(&self) -> bool {
        let quiet = |table: &dyn kernel::registry::AnyTable| fenced(|| table.quiet().is_some());
        let table = self.table.as_deref().filter(|_| !self.asks_everything());
        table.is_some_and(|table| quiet(table).unwrap_or(true))
    }

    /// The wish with more votes than any other.
    pub(super) fn favourite(&self) -> Option<String> {
        let wishes = self.wishes.iter().map(|(_, choice)| choice.as_str());
        most_wanted(wishes).map(str::to_owned)
    }
}

fn most_wanted<'a>(wishes: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
    let votes = |choice: &str| wishes.clone().filter(|it| *it == choice).count();
    let best = wishes.clone().max_by_key(|choice| votes(choice))?;
    let rival = wishes.clone().any(|choice| choice != best && votes(choice) == votes(best));
    (!rival).then_some(best)
}

#[cfg(test)]
mod tests {
    use super::most_wanted;

    #[test]
    fn the_most_common_wish_counts_and_a_tie_counts_for_nothing() {
        assert_eq!(most_wanted([].into_iter()), None);
        assert_eq!(most_wanted(["stay"].into_iter()), Some("stay"));
        assert_eq!(most_wanted(["stay", "flee", "stay"].into_iter()), Some("stay"));
        assert_eq!(most_wanted(["stay", "flee"].into_iter()), None);
        assert_eq!(most_wanted(["stay", "flee", "flee", "stay", "hide"].into_iter()), None);
    }
}
