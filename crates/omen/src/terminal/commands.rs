//! What the keys do.

use super::app::{App, Leaving};
use super::look::Look;
use super::overlay::{Ask, Overlay};
use super::palette::seat_mark;
use crate::session::{Next, voices};
use crate::trouble::Trouble;
use kernel::{Seat, TableError};
use scene::{Phrase, Viewer};
use std::path::{Path, PathBuf};

/// An action taken after a question or a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Quit,
    Undo,
    SaveAs(PathBuf),
    Load(PathBuf),
}

impl App {
    pub fn obey(&mut self, command: Command) {
        match command {
            Command::Quit => self.leaving = Some(Leaving::Quit),
            Command::Undo => self.undo(),
            Command::SaveAs(path) => self.save_as(&path),
            Command::Load(path) => self.load(&path),
        }
    }

    /// Gives the highlighted answer, or opens the highlighted fold.
    pub fn answer(&mut self) {
        let Some(entry) = self.menu.enter() else { return };
        let (choice, right) = (entry.option.choice.clone(), entry.right);
        let seat = match (right, self.look.viewer, self.look.next) {
            (true, Viewer::Seat(seat), _) => Seat(seat),
            (_, _, Next::Human(seat)) => seat,
            _ => return,
        };
        self.chronicle.read();
        let Some(session) = self.seating.here_mut() else { return self.ask_to_wait() };
        let outcome = match session.choose(seat, &choice) {
            Ok(()) => session.settle().map_err(|trouble| trouble.message),
            Err(error) => Err(self.refusal(&error)),
        };
        self.eyes = None;
        self.notice = outcome.err();
        self.refresh();
    }

    fn refusal(&self, error: &TableError) -> String {
        match error {
            TableError::Refused { rule, why } => {
                let why = self.voice().say(why);
                self.voice().say(&Phrase::new("table-refused").text("why", why).text("rule", rule))
            }
            TableError::BadChoice(bad) => {
                self.voice().say(&Phrase::new("table-unknown-choice").text("what", bad.to_string()))
            }
            TableError::Endless { why } => self.voice().say(why),
            TableError::NoSuchSeat(_) | TableError::Over => error.to_string(),
        }
    }

    fn ask_to_wait(&mut self) {
        self.notice = Some(self.say("term-wait"));
    }

    /// Asks first, unless no one has learned anything since.
    pub fn ask_to_undo(&mut self) {
        let Some(session) = self.seating.here() else { return self.ask_to_wait() };
        if session.humans().is_empty() || session.table.undo_with_consent().is_none() {
            self.notice = Some(self.say("table-nothing-to-undo"));
        } else if session.undo_is_free() {
            self.undo();
        } else {
            let question = Phrase::new("term-confirm-undo");
            self.overlays.push(Overlay::Ask(Ask { question, yes: Command::Undo }));
        }
    }

    fn undo(&mut self) {
        let Some(session) = self.seating.here_mut() else { return self.ask_to_wait() };
        let undone = session.undo();
        self.notice = Some(match undone {
            Ok(Some(_)) => self.say("table-undone"),
            Ok(None) => self.say("table-nothing-to-undo"),
            Err(trouble) => trouble.message,
        });
        self.eyes = None;
        self.refresh();
    }

    pub fn ask_to_quit(&mut self) {
        let question =
            Phrase::new("term-confirm-quit").text("file", self.look.save.display().to_string());
        self.overlays.push(Overlay::Ask(Ask { question, yes: Command::Quit }));
    }

    fn save_as(&mut self, path: &Path) {
        let Some(session) = self.seating.here() else { return self.ask_to_wait() };
        let saved = session.save_as(path);
        self.report(saved, "table-saved", path);
    }

    fn load(&mut self, path: &Path) {
        let Some(session) = self.seating.here_mut() else { return self.ask_to_wait() };
        let loaded = session.load(path).and_then(|()| session.settle());
        // Another game may use other boxes, with their own texts.
        let voices = loaded.and_then(|()| voices(session.entry, &session.table.header().setup));
        let loaded = voices.map(|voices| {
            self.voices = voices;
            self.eyes = None;
            self.forget_hands();
            self.refresh();
        });
        self.report(loaded, "table-loaded", path);
    }

    fn report(&mut self, done: Result<(), Trouble>, well: &'static str, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let phrase = Phrase::new(well).text("file", path.display().to_string());
        self.notice = Some(done.map_or_else(|it| it.message, |()| self.voice().say(&phrase)));
    }

    pub fn switch_asking(&mut self) {
        let ask = !self.look.ask_everything;
        self.look.ask_everything = ask;
        if let Some(session) = self.seating.here_mut() {
            session.ask_everything = ask;
            let settled = session.settle();
            self.refresh();
            self.notice = settled.err().map(|trouble| trouble.message);
        }
        let key = if ask { "term-asks-everything" } else { "term-asks-what-matters" };
        if self.notice.is_none() {
            self.notice = Some(self.say(key));
        }
    }

    /// Switches to the view of the next person at this screen.
    pub fn change_eyes(&mut self) {
        let Some(session) = self.seating.here() else { return self.ask_to_wait() };
        let humans = session.humans();
        let now = humans.iter().position(|seat| self.look.viewer == Viewer::Seat(seat.0));
        let next = humans.get(now.map_or(0, |at| at + 1) % humans.len().max(1)).copied();
        if humans.len() < 2 {
            self.notice = Some(self.say("term-only-eyes"));
            return;
        }
        self.eyes = next.filter(|seat| session.next() != Next::Human(*seat));
        self.refresh();
        if let (Some(Seat(seat)), None) = (self.eyes, self.curtain) {
            let said = self.voice().say(&self.look.of_seat("term-eyes", seat));
            self.notice = Some(format!("{} {said}", seat_mark(seat)));
        }
    }

    pub fn say_speed(&mut self) {
        let speed = self.say(self.pace.speed.key());
        self.notice = Some(format!("{}: {speed}", self.say("table-speed")));
    }

    pub fn pause(&mut self) {
        self.pace.paused = !self.pace.paused;
        let key = if self.pace.paused { "term-paused" } else { "term-goes-on" };
        self.notice = Some(self.say(key));
    }
}

/// What to type to resume a saved game, and to verify it.
pub fn resume_words(look: &Look) -> [String; 3] {
    let (game, file) = (&look.scene.game, look.save.display());
    [
        format!("omen play {game} --load {file}"),
        format!("omen verify {file}"),
        format!("omen replay {file}"),
    ]
}
