//! Asking a question: what the wordings share, and who is asked.

use super::{Menu, Run, Step, menu};
use crate::content::Content;
use crate::state::{Eldritch, Source};
use crate::words::names::{self, Key};
use ::scene::Phrase;
use kernel::Seat;

/// A question to somebody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asking<'a> {
    pub(crate) game: &'a Eldritch,
    pub(crate) content: &'a Content,
    /// Who answers.
    pub(crate) who: Seat,
}

impl Asking<'_> {
    pub(crate) fn key(&self, key: &'static str) -> Phrase {
        Phrase::new(key).name("who", self.person(self.who))
    }

    /// A question that names the answering investigator's space.
    pub(crate) fn here(&self, key: &'static str) -> Phrase {
        match self.game.seats.get(self.who.at()) {
            Some(it) => self.key(key).name("place", names::space(self.content, it.space)),
            None => self.key(key).name("place", "eh-some-place"),
        }
    }

    /// A question that names the current card.
    pub(crate) fn of_card(&self, key: &'static str) -> Phrase {
        let source = self.game.context().map_or(Source::Rules, |context| context.source);
        self.of(key, source)
    }

    pub(crate) fn of(&self, key: &'static str, source: Source) -> Phrase {
        self.key(key).name("thing", names::source(self.game, self.content, source))
    }

    pub(crate) fn person(&self, seat: Seat) -> Key {
        names::person(self.game, self.content, seat)
    }

    /// Nobody is asked.
    pub(crate) fn nothing(&self) -> Phrase {
        self.key("eh-ask-nothing")
    }
}

impl Run<'_> {
    /// Asks an investigator still in play; skips anybody else.
    pub(super) fn ask_if_playing(&mut self, who: Seat) -> Step {
        if self.s.is_playing(who) {
            return Step::Ask(who);
        }
        self.pop();
        Step::Next
    }

    /// Asks only if there is anything to choose.
    pub(super) fn ask_some(&mut self, who: Seat) -> Step {
        let mut offered = Menu::new();
        if self.s.is_playing(who) {
            menu::offer(self.s, self.c, &mut offered);
        }
        if offered.is_empty() {
            self.pop();
            return Step::Next;
        }
        Step::Ask(who)
    }
}
