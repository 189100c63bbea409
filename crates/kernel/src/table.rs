//! A running table: a game, its log, its seed, and the way back.

mod branching;
mod kept;
mod keyed;
mod looking;
mod made;
mod moment;
mod replaying;

pub use branching::Eyes;
pub use looking::{prompt, state_hash, tell};
pub use moment::Moment;
pub use replaying::Verified;

use crate::boxes::Hashes;
use crate::keying::Secrets;
use crate::log::{ENGINE, FORMAT, Header, SeatEntry};
use crate::{Asked, AtWork, BadChoice, ChanceOutcome, Events, Menu, Outcome, Seat, SetupError};
use crate::{Shown, Waiting};
use kept::{Given, Taken, Undoing};
use keyed::Keys;
use scene::Phrase;
use std::sync::Arc;

/// One game being played, from its set-up to its last input.
#[derive(Debug)]
pub struct Table<G: Shown> {
    content: Arc<G::Content>,
    header: Header,
    keys: Keys,
    start: G,
    game: G,
    /// How many events were reported during set-up.
    opening: u32,
    /// All events, set-up first, then input by input.
    events: Vec<G::Event>,
    inputs: Vec<Taken<G::Choice>>,
}

/// Why the table did not accept a choice. Nothing has changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableError {
    #[error("{0}")]
    BadChoice(#[from] BadChoice),
    #[error("refused by {rule}")]
    Refused { rule: String, why: Phrase },
    #[error("there is no seat \"{0}\" at this table")]
    NoSuchSeat(String),
    #[error("the game is over")]
    Over,
    /// What followed was stopped because it did not end.
    #[error("an effect that follows does not end")]
    Endless { why: Phrase },
}

/// So many inputs that nobody decides do not follow one another in any game that ends.
const MOST_UNASKED: u64 = 20_000;

impl TableError {
    /// The rule that refuses, if one does.
    pub fn rule(&self) -> Option<&str> {
        match self {
            TableError::Refused { rule, .. } => Some(rule),
            TableError::BadChoice(_)
            | TableError::NoSuchSeat(_)
            | TableError::Over
            | TableError::Endless { .. } => None,
        }
    }
}

impl<G: Shown> Table<G> {
    /// Sets up a table and brings it to its first question.
    pub fn begin(
        content: Arc<G::Content>,
        hashes: impl Into<Hashes>,
        setup: &G::Setup,
        players: &[String],
        secrets: impl Into<Secrets>,
    ) -> Result<Self, SetupError> {
        let mut table = Self::lay_out(content, hashes, setup, players, secrets)?;
        table.play_on().map_err(|error| SetupError(error.to_string()))?;
        Ok(table)
    }

    /// Sets up a table that can still be keyed before anything is left to chance.
    pub fn lay_out(
        content: Arc<G::Content>,
        hashes: impl Into<Hashes>,
        setup: &G::Setup,
        players: &[String],
        secrets: impl Into<Secrets>,
    ) -> Result<Self, SetupError> {
        let (secrets, hashes) = (secrets.into(), hashes.into());
        let mut out = Events::heard();
        let game = G::begin(setup, &content, &mut out)?;
        if game.is_stopped() {
            return Err(SetupError("an effect of the set-up does not end".to_owned()));
        }
        let seats = (0..game.seats())
            .map(|n| SeatEntry {
                seat: game.seat_key(Seat(n)).to_owned(),
                player: players.get(usize::from(n)).cloned().unwrap_or_default(),
            })
            .collect();
        let setup = serde_json::to_value(setup).map_err(|error| SetupError(error.to_string()))?;
        let header = Header {
            omen: FORMAT,
            game: G::KEY.to_owned(),
            engine: ENGINE.to_owned(),
            edition: G::edition(),
            content: hashes.content,
            boxes: hashes.boxes,
            setup,
            seats,
            commitment: secrets.seed.commitment(),
            next: secrets.next.map(|next| next.commitment()),
            inherited: 0,
        };
        Ok(Self::unsettled(content, header, secrets, game, out.take().0))
    }

    fn unsettled(
        content: Arc<G::Content>,
        header: Header,
        secrets: Secrets,
        game: G,
        opening: Vec<G::Event>,
    ) -> Self {
        let keys = Keys::new(&header, secrets);
        let start = game.clone();
        let events = opening;
        let opening = events.len() as u32;
        Self { content, header, keys, start, game, opening, events, inputs: Vec::new() }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn content(&self) -> &Arc<G::Content> {
        &self.content
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// How many inputs the log holds.
    pub fn len(&self) -> u64 {
        self.inputs.len() as u64
    }

    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    pub fn asked(&self) -> Option<Asked> {
        match self.game.waiting() {
            Waiting::Choice(asked) => Some(asked),
            Waiting::Chance(_) | Waiting::Over => None,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Makes a seat's choice written by meaning, then goes on to the next real question.
    pub fn choose_text(&mut self, seat: Seat, text: &str) -> Result<(), TableError> {
        let choice = G::read(&self.content, text)?;
        self.choose(seat, choice)
    }

    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), TableError> {
        if self.game.waiting() == Waiting::Over {
            return Err(TableError::Over);
        }
        let before = self.len();
        self.take_choice(seat, choice, false)?;
        self.play_on().inspect_err(|_| self.back_to(before))
    }

    /// Takes a bot's choice, or another answer if the choice leads to an endless effect. Returns
    /// which.
    pub fn choose_or_another(&mut self, seat: Seat, text: &str) -> Result<String, TableError> {
        let endless = match self.choose_text(seat, text) {
            Err(endless @ TableError::Endless { .. }) => endless,
            taken => return taken.map(|()| text.to_owned()),
        };
        let mut menu = Menu::new();
        self.game.menu(&self.content, &mut menu);
        for choice in menu.iter().copied() {
            match self.choose(seat, choice) {
                Err(TableError::Endless { .. }) => {}
                taken => return taken.map(|()| G::write(&self.content, choice)),
            }
        }
        Err(endless)
    }

    /// Settles chance and single options until someone has a real choice. Needed only to play on
    /// from a point in the middle of a log; stays there if what follows does not end.
    pub fn settle(&mut self) {
        let before = self.len();
        if self.play_on().is_err() {
            self.back_to(before);
        }
    }

    fn play_on(&mut self) -> Result<(), TableError> {
        let last = self.len() + MOST_UNASKED;
        let mut menu = Menu::new();
        while self.len() < last {
            match self.game.waiting() {
                Waiting::Over => return Ok(()),
                Waiting::Chance(request) => {
                    let mut luck = self.luck();
                    let outcome =
                        request.answer(&mut luck, |index| self.game.card_at(&self.content, index));
                    if let Err(error) = self.take_chance(outcome) {
                        debug_assert!(false, "the seeded answer was refused: {error}");
                        return Ok(());
                    }
                    if self.game.is_stopped() {
                        return Err(self.endless());
                    }
                }
                Waiting::Choice(asked) => {
                    menu.clear();
                    self.game.menu(&self.content, &mut menu);
                    let [only] = *menu else { return Ok(()) };
                    match self.take_choice(asked.lead, only, true) {
                        Err(endless @ TableError::Endless { .. }) => return Err(endless),
                        Err(error) => {
                            debug_assert!(false, "the only option was refused: {error}");
                            return Ok(());
                        }
                        Ok(()) => {}
                    }
                }
            }
        }
        Err(self.endless())
    }

    fn endless(&self) -> TableError {
        let at_work = self.game.at_work(&self.content);
        let why = at_work.map_or_else(|| Phrase::new("table-endless-somewhere"), AtWork::endless);
        TableError::Endless { why }
    }

    fn take_choice(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        forced: bool,
    ) -> Result<(), TableError> {
        let mut out = Events::heard();
        let before = self.game.clone();
        self.game.choose(&self.content, seat, choice, &mut out).map_err(|refusal| {
            TableError::Refused {
                rule: refusal.rule.0.to_owned(),
                why: self.game.why(&self.content, refusal.why),
            }
        })?;
        if self.game.is_stopped() {
            let endless = self.endless();
            self.game = before;
            return Err(endless);
        }
        let (events, reveals) = out.take();
        let undo = if reveals.is_empty() { Undoing::Free } else { Undoing::Reveals(reveals) };
        self.keep(Given::Choice { seat, choice, forced }, undo, events);
        Ok(())
    }

    fn take_chance(&mut self, outcome: ChanceOutcome) -> Result<(), crate::BadChance> {
        let mut out = Events::heard();
        self.game.chance(&self.content, &outcome, &mut out)?;
        self.keep(Given::chance(&outcome), Undoing::Random, out.take().0);
        Ok(())
    }

    /// How far back this seat may undo by itself: to before its own last choices, as long as all
    /// their consequences are free to undo. `None` if its last choice cannot be undone alone.
    pub fn free_undo(&self, seat: Seat) -> Option<u64> {
        for (before, taken) in self.inputs.iter().enumerate().rev() {
            if taken.undo != Undoing::Free {
                return None;
            }
            if let Given::Choice { seat: by, forced: false, .. } = taken.given {
                return (by == seat).then_some(before as u64);
            }
        }
        None
    }

    /// The point before the last real choice of anyone, and the seats whose consent it needs.
    pub fn undo_with_consent(&self) -> Option<(u64, Vec<Seat>)> {
        let last = self.inputs.iter().rposition(|taken| taken.given.is_asked())?;
        let seats = (0..self.game.seats()).map(Seat).collect();
        Some((last as u64, seats))
    }

    /// Restores the table to just after input `n`, which may be a moment when chance is asked.
    /// Chance then repeats what it decided before: see [`take_back`](Table::take_back).
    pub fn back_to(&mut self, n: u64) {
        let Some(game) = self.game_at(n) else { return };
        self.keys = self.keys_at(n);
        self.game = game;
        self.inputs.truncate(n as usize);
        let said = self.inputs.last().map_or(self.opening, |taken| taken.events_end);
        self.events.truncate(said as usize);
    }
}
