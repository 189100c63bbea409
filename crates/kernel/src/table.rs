//! A running table: a game, its log, its seed, and the way back.

mod looking;
mod replaying;

pub use looking::{prompt, state_hash};
pub use replaying::Verified;

use crate::log::{ENGINE, Entry, FORMAT, Header, Input, SeatEntry, UndoMark};
use crate::{Asked, BadChoice, ChanceOutcome, Events, Menu, Outcome, Seat, Seed, SetupError};
use crate::{Shown, Waiting};
use scene::Phrase;
use std::sync::Arc;

/// One game being played, from its set-up to its last input.
#[derive(Debug)]
pub struct Table<G: Shown> {
    content: Arc<G::Content>,
    header: Header,
    seed: Seed,
    start: G,
    game: G,
    /// What was said while the table was laid out.
    opening: Vec<G::Event>,
    inputs: Vec<Taken<G>>,
}

/// An input that was taken, and what came of it.
#[derive(Clone, Debug)]
struct Taken<G: Shown> {
    entry: Entry,
    seat: Option<Seat>,
    events: Vec<G::Event>,
}

/// Why the table did not take a choice. Nothing has changed.
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
}

impl<G: Shown> Table<G> {
    /// Sets up a table and brings it to its first question.
    pub fn begin(
        content: Arc<G::Content>,
        content_hash: &str,
        setup: &G::Setup,
        players: &[String],
        seed: Seed,
    ) -> Result<Self, SetupError> {
        let mut out = Events::heard();
        let game = G::begin(setup, &content, &mut out)?;
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
            content: content_hash.to_owned(),
            setup,
            seats,
            commitment: seed.commitment(),
        };
        let mut table = Self::unsettled(content, header, seed, game, out.take().0);
        table.settle();
        Ok(table)
    }

    fn unsettled(
        content: Arc<G::Content>,
        header: Header,
        seed: Seed,
        game: G,
        opening: Vec<G::Event>,
    ) -> Self {
        let start = game.clone();
        Self { content, header, seed, start, game, opening, inputs: Vec::new() }
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

    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// How many inputs the log holds.
    pub fn len(&self) -> u64 {
        self.inputs.len() as u64
    }

    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.inputs.iter().map(|taken| &taken.entry)
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

    /// Takes a seat's choice written by meaning, then goes on to the next real question.
    pub fn choose_text(&mut self, seat: Seat, text: &str) -> Result<(), TableError> {
        let choice = G::read(&self.content, text)?;
        self.choose(seat, choice)
    }

    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), TableError> {
        if self.game.waiting() == Waiting::Over {
            return Err(TableError::Over);
        }
        self.take_choice(seat, choice, false)?;
        self.settle();
        Ok(())
    }

    /// Lets chance speak and single options answer themselves, until someone has a real choice. Needed
    /// only to play on from a point in the middle of a log.
    pub fn settle(&mut self) {
        let mut menu = Menu::new();
        loop {
            match self.game.waiting() {
                Waiting::Over => return,
                Waiting::Chance(request) => {
                    let mut luck = self.seed.at(self.len() + 1);
                    let outcome =
                        request.answer(&mut luck, |index| self.game.card_at(&self.content, index));
                    if let Err(error) = self.take_chance(outcome) {
                        debug_assert!(false, "the seeded answer was refused: {error}");
                        return;
                    }
                }
                Waiting::Choice(asked) => {
                    menu.clear();
                    self.game.menu(&self.content, &mut menu);
                    let [only] = *menu else { return };
                    if let Err(error) = self.take_choice(asked.lead, only, true) {
                        debug_assert!(false, "the only option was refused: {error}");
                        return;
                    }
                }
            }
        }
    }

    fn take_choice(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        forced: bool,
    ) -> Result<(), TableError> {
        let mut out = Events::heard();
        self.game.choose(&self.content, seat, choice, &mut out).map_err(|refusal| {
            TableError::Refused {
                rule: refusal.rule.0.to_owned(),
                why: self.game.why(&self.content, refusal.why),
            }
        })?;
        let input = Input::Choice {
            seat: self.game.seat_key(seat).to_owned(),
            choose: G::write(&self.content, choice),
            forced,
        };
        let (events, reveals) = out.take();
        let undo = if reveals.is_empty() {
            UndoMark::Free
        } else {
            UndoMark::Reveals(
                reveals.iter().map(|seat| self.game.seat_key(seat).to_owned()).collect(),
            )
        };
        self.record(input, undo, Some(seat), events);
        Ok(())
    }

    fn take_chance(&mut self, outcome: ChanceOutcome) -> Result<(), crate::BadChance> {
        let mut out = Events::heard();
        self.game.chance(&self.content, &outcome, &mut out)?;
        let input = match outcome {
            ChanceOutcome::Dice(faces) => Input::Dice { dice: faces.to_vec() },
            ChanceOutcome::Drawn(card) => {
                Input::Drawn { drawn: G::write_drawn(&self.content, card) }
            }
        };
        self.record(input, UndoMark::Random, None, out.take().0);
        Ok(())
    }

    fn record(&mut self, input: Input, undo: UndoMark, seat: Option<Seat>, events: Vec<G::Event>) {
        let entry = Entry { n: self.len() + 1, input, undo };
        self.inputs.push(Taken { entry, seat, events });
    }

    /// How far back this seat may step by itself: to before its own last choices, as long as all
    /// that came of them was free. `None` if its last choice cannot be taken back alone.
    pub fn free_undo(&self, seat: Seat) -> Option<u64> {
        let mut target = None;
        for taken in self.inputs.iter().rev() {
            let forced = matches!(taken.entry.input, Input::Choice { forced: true, .. });
            if taken.entry.undo != UndoMark::Free || (taken.seat != Some(seat) && !forced) {
                break;
            }
            if !forced {
                target = Some(taken.entry.n - 1);
                break;
            }
        }
        target
    }

    /// The point before the last real choice of anyone, and the seats whose consent it needs.
    pub fn undo_with_consent(&self) -> Option<(u64, Vec<Seat>)> {
        let last = self
            .inputs
            .iter()
            .rposition(|taken| matches!(taken.entry.input, Input::Choice { forced: false, .. }))?;
        let seats = (0..self.game.seats()).map(Seat).collect();
        Some((last as u64, seats))
    }

    /// Takes the table back to just after input `n`, which may be a moment when chance is asked.
    pub fn back_to(&mut self, n: u64) {
        let kept: Vec<Entry> = self.entries().take(n as usize).cloned().collect();
        let mut table = Self::unsettled(
            self.content.clone(),
            self.header.clone(),
            self.seed,
            self.start.clone(),
            self.opening.clone(),
        );
        for entry in &kept {
            if let Err(error) = table.replay_entry(entry) {
                debug_assert!(false, "the table's own log does not replay: {error}");
                return;
            }
        }
        *self = table;
    }
}
