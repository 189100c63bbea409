//! What the full-screen table remembers between two keys.

use super::chronicle::Chronicle;
use super::look::{self, Look};
use super::menu::Menu;
use super::overlay::{Overlay, Page};
use super::pace::Pace;
use super::palette::Palette;
use super::scroll::Scroll;
use super::thinking::Seating;
use super::tokens::Tokens;
use crate::session::{self, Next, Session};
use crate::trouble::Trouble;
use kernel::Seat;
use scene::{Phrase, Viewer};
use std::time::{Duration, Instant};
use voice::{Language, Voice};

/// Why the person left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    Quit,
    Interrupted,
}

/// The part of the screen that has the arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pane {
    Prompt,
    Map,
    Sheets,
    Log,
}

#[derive(Debug)]
pub struct App {
    pub seating: Seating,
    /// The session has its own voices, but it may be away with a bot.
    pub(super) voices: [Voice; 2],
    pub language: Language,
    pub look: Look,
    pub chronicle: Chronicle,
    pub tokens: Tokens,
    pub menu: Menu,
    pub focus: Pane,
    /// What a small screen shows beside the prompt.
    pub beside: Pane,
    /// The place under the cursor, while the map has the focus.
    pub place: Option<String>,
    pub sheets: Scroll,
    pub log: Scroll,
    pub overlays: Vec<Overlay>,
    /// The person who must take the device before anything of theirs is shown.
    pub curtain: Option<Seat>,
    /// The people at this screen have nothing to hide from each other.
    pub open_hands: bool,
    /// Whose secrets the screen showed last.
    shown_to: Option<Seat>,
    /// Whose view is shown, if not that of the seat that is asked.
    pub eyes: Option<Seat>,
    pub pace: Pace,
    pub palette: Palette,
    pub notice: Option<String>,
    pub leaving: Option<Leaving>,
    result_shown: bool,
}

impl App {
    pub fn new(session: Session, palette: Palette) -> Result<Self, Trouble> {
        let voices = session::voices(session.entry, &session.table.header().setup)?;
        let mut app = Self {
            voices,
            language: session.language,
            look: Look::of(&session, Viewer::Public),
            chronicle: Chronicle::default(),
            tokens: Tokens::default(),
            menu: Menu::default(),
            focus: Pane::Prompt,
            beside: Pane::Map,
            place: None,
            sheets: Scroll::default(),
            log: Scroll::at_end(),
            overlays: Vec::new(),
            curtain: None,
            open_hands: false,
            shown_to: None,
            eyes: None,
            pace: Pace::default(),
            palette,
            notice: None,
            leaving: None,
            result_shown: false,
            seating: Seating::Here(Box::new(session)),
        };
        app.refresh();
        Ok(app)
    }

    pub fn voice(&self) -> &Voice {
        match self.language {
            Language::Russian => &self.voices[0],
            Language::English => &self.voices[1],
        }
    }

    pub fn say(&self, key: &'static str) -> String {
        self.voice().say(&Phrase::new(key))
    }

    /// A figure printed on a piece or a card, if the table has a word for it.
    pub fn value(&self, sort: &str, value: Option<i64>) -> Option<String> {
        let key = format!("term-value-{sort}");
        let name = self.voice().has(&key).then(|| self.voice().say(&Phrase::new(key)))?;
        Some(format!("{name} {}", value.map_or("?".to_owned(), |value| value.to_string())))
    }

    /// Refreshes the view for the person who may look now.
    ///
    /// If the device has to change hands first, the public view is shown behind the curtain.
    pub fn refresh(&mut self) {
        let Some(session) = self.seating.here() else { return };
        let wanted = self.eyes.map_or(session.viewer(), |seat| Viewer::Seat(seat.0));
        self.curtain = match wanted {
            Viewer::Seat(seat) if self.must_pass(session, Seat(seat)) => Some(Seat(seat)),
            _ => None,
        };
        let viewer = if self.curtain.is_some() { Viewer::Public } else { wanted };
        if let (None, Viewer::Seat(seat)) = (self.curtain, viewer) {
            self.shown_to = Some(Seat(seat));
        }
        self.look = Look::of(session, viewer);
        let voice = &self.voices[usize::from(self.language == Language::English)];
        self.chronicle.catch_up(session, viewer, voice);
        self.tokens.learn(&self.look.scene, voice);
        self.menu = Menu::deal(self.look.prompt.as_ref(), voice);
        self.log = Scroll::at_end();
        self.result_shown &= self.look.next == Next::Over;
    }

    fn must_pass(&self, session: &Session, seat: Seat) -> bool {
        !self.open_hands
            && session.humans().len() > 1
            && self.shown_to != Some(seat)
            && look::has_secrets(session)
    }

    /// Another game is on the table: no one has seen their secrets yet.
    pub fn forget_hands(&mut self) {
        self.shown_to = None;
    }

    /// The person named by the curtain sits down.
    pub fn lift_curtain(&mut self) {
        self.shown_to = self.curtain.take();
        self.refresh();
    }

    pub fn speak(&mut self, language: Language) {
        self.language = language;
        let voice = &self.voices[usize::from(language == Language::English)];
        self.chronicle.say(voice);
        self.tokens.say(voice);
        self.menu.say(voice);
        self.notice = None;
        if let Some(session) = self.seating.here_mut() {
            session.language = language;
        }
    }

    /// Lets time pass: a bot may return with its move, or be sent to think. Returns whether there
    /// is anything new to see.
    pub fn advance(&mut self, now: Instant) -> Result<bool, Trouble> {
        let mut news = true;
        match self.seating.welcome_back() {
            Ok(false) => news = false,
            Ok(true) => {
                self.pace.moved(now);
                self.after_bot();
            }
            Err(trouble) if self.seating.here().is_some() => {
                // The move was made but could not be saved; say so rather than play on unsaved.
                self.pace.paused = true;
                self.after_bot();
                self.notice = Some(trouble.message);
            }
            Err(trouble) => return Err(trouble),
        }
        if self.curtain.is_some() || !self.overlays.is_empty() || self.menu.typing {
            return Ok(news);
        }
        match self.seating.here().map(Session::next) {
            Some(Next::Bot(seat)) if self.pace.left(now) == Some(Duration::ZERO) => {
                self.seating.let_think(seat)?;
                news = true;
            }
            Some(Next::Over) if !self.result_shown => {
                self.result_shown = true;
                self.overlays.push(Overlay::Page(Page::Result, Scroll::default()));
                news = true;
            }
            _ => {}
        }
        Ok(news)
    }

    /// Applies what was requested while the session was away.
    fn after_bot(&mut self) {
        let (language, ask) = (self.language, self.look.ask_everything);
        if let Some(session) = self.seating.here_mut() {
            session.language = language;
            session.ask_everything = ask;
        }
        self.notice = None;
        self.refresh();
    }

    pub fn is_thinking(&self) -> bool {
        self.seating.here().is_none()
    }

    /// How long nothing will change by itself.
    pub fn patience(&self, now: Instant) -> Duration {
        const LONG: Duration = Duration::from_millis(500);
        if self.is_thinking() {
            return Duration::from_millis(15);
        }
        match self.look.next {
            Next::Bot(_) if self.overlays.is_empty() => {
                self.pace.left(now).map_or(LONG, |left| left.min(LONG))
            }
            _ => LONG,
        }
    }
}
