//! A toy being played, and what every play checks along the way.
//!
//! After every input the game is saved and restored, what each seat sees is compared with what it
//! sees in states it imagines, and every answer that is offered is tried on a copy.

use super::toy::{Out, Played, Toy, to_text};
use kernel::{Asked, BadChance, ChanceOutcome, ChanceRequest, Events, Game, Luck, Menu, Seat};
use kernel::{Seats, Seed, Shown, Table, Waiting, log::UndoMark, table};
use scene::Viewer;
use std::{fmt::Debug, sync::Arc};

/// A toy being played, with scripted chance.
#[derive(Debug)]
pub struct Play<T> {
    game: Played<T>,
    said: Vec<String>,
    reveals: Seats,
}

impl<T: Toy> Play<T> {
    pub fn begin(toy: &T) -> Self {
        let Ok(game) = Played::begin_quietly(toy, &()) else { panic!("a toy is always set up") };
        let play = Self { game, said: Vec::new(), reveals: Seats::NONE };
        play.check();
        play
    }

    pub fn toy(&self) -> &T {
        &self.game.0
    }

    /// The events since the last call.
    pub fn said(&mut self) -> Vec<String> {
        std::mem::take(&mut self.said)
    }

    /// The seats that learned something from the last input.
    pub fn reveals(&self) -> Vec<u8> {
        self.reveals.iter().map(|seat| seat.0).collect()
    }

    #[track_caller]
    pub fn choose(&mut self, seat: u8, choice: T::Choice) -> &mut Self {
        self.take(|game, out| game.choose(&(), Seat(seat), choice, out).map_err(|r| r.rule.0))
    }

    #[track_caller]
    pub fn roll(&mut self, faces: &[u8]) -> &mut Self {
        self.chance(&ChanceOutcome::Dice(faces.iter().copied().collect()))
    }

    #[track_caller]
    pub fn draw(&mut self, card: u16) -> &mut Self {
        self.chance(&ChanceOutcome::Drawn(card.into()))
    }

    #[track_caller]
    fn chance(&mut self, outcome: &ChanceOutcome) -> &mut Self {
        self.take(|game, out| game.chance(&(), outcome, out))
    }

    /// Takes an input, and takes it again after a save: both must have the same result.
    #[track_caller]
    fn take<E: Debug>(
        &mut self,
        input: impl Fn(&mut Played<T>, &mut Out) -> Result<(), E>,
    ) -> &mut Self {
        let mut restored = restored(&self.game);
        let mut out = Events::heard();
        for (game, out) in [(&mut self.game, &mut out), (&mut restored, &mut Events::deaf())] {
            if let Err(error) = input(game, out) {
                panic!("refused: {error:?} in {:?}", game.0);
            }
        }
        assert_eq!(self.game, restored, "saved, restored and continued is not continued");
        let (said, reveals) = out.take();
        self.said.extend(said.into_iter().map(|said| said.what));
        self.reveals = reveals;
        self.check();
        self
    }

    /// Asserts the stack by the names of its frames, the top last.
    #[track_caller]
    pub fn stands(&mut self, frames: &str) -> &mut Self {
        let name = |frame| {
            let text = format!("{frame:?}");
            text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
        };
        let names: Vec<String> = self.toy().frames().iter().map(name).collect();
        assert_eq!(names.join(" > "), frames);
        self
    }

    /// Asserts that one seat is asked.
    #[track_caller]
    pub fn asks(&mut self, seat: u8) -> &mut Self {
        self.asks_all(&[seat], seat)
    }

    /// Asserts that several seats are asked and who leads.
    #[track_caller]
    pub fn asks_all(&mut self, seats: &[u8], lead: u8) -> &mut Self {
        let seats = seats.iter().copied().map(Seat).collect();
        assert_eq!(self.game.waiting(), Waiting::Choice(Asked { seats, lead: Seat(lead) }));
        self
    }

    #[track_caller]
    pub fn asks_for_dice(&mut self, count: u16) -> &mut Self {
        self.asks_chance(ChanceRequest::Dice { count, sides: 6 })
    }

    #[track_caller]
    pub fn asks_for_a_card_of(&mut self, size: u32) -> &mut Self {
        self.asks_chance(ChanceRequest::Draw { size })
    }

    #[track_caller]
    fn asks_chance(&mut self, request: ChanceRequest) -> &mut Self {
        assert_eq!(self.game.waiting(), Waiting::Chance(request));
        self
    }

    #[track_caller]
    pub fn is_over(&mut self) -> &mut Self {
        assert_eq!(self.game.waiting(), Waiting::Over);
        self
    }

    #[track_caller]
    pub fn offers(&mut self, choices: &[T::Choice]) -> &mut Self {
        assert_eq!(*menu(&self.game), *choices);
        self
    }

    #[track_caller]
    pub fn refuses(&mut self, seat: u8, choice: T::Choice, rule: &str) -> &mut Self {
        let refusal = self.game.may(&(), Seat(seat), choice).map_err(|refusal| refusal.rule.0);
        assert_eq!(refusal, Err(rule));
        self
    }

    /// Asserts that chance cannot draw this card.
    #[track_caller]
    pub fn cannot_draw(&mut self, card: u16) -> &mut Self {
        let drawn =
            self.game.clone().chance(&(), &ChanceOutcome::Drawn(card.into()), &mut Events::deaf());
        assert_eq!(drawn, Err(BadChance::NotThere));
        self
    }

    /// What must hold for every toy at every moment.
    #[track_caller]
    fn check(&self) {
        let game = &self.game;
        assert_eq!(*game, restored(game));
        let mut luck = Luck::from_number(11);
        for seat in (0..T::SEATS).map(Seat) {
            let seen = looks(game, seat);
            for _ in 0..8 {
                assert_eq!(looks(&game.imagine(&(), seat, &mut luck), seat), seen);
            }
        }
        match game.waiting() {
            Waiting::Over => {}
            Waiting::Chance(ChanceRequest::Dice { .. }) => {}
            Waiting::Chance(ChanceRequest::Draw { size }) => {
                for card in (0..size).map(|index| game.card_at(&(), index)) {
                    let taken =
                        game.clone().chance(&(), &ChanceOutcome::Drawn(card), &mut Events::deaf());
                    assert_eq!(taken, Ok(()), "{card} is offered to chance and refused");
                }
            }
            Waiting::Choice(asked) => {
                assert!(asked.seats.contains(asked.lead), "the lead is one of those asked");
                let menu = menu(game);
                assert!(!menu.is_empty(), "nothing can be answered in {game:?}");
                for choice in menu.iter() {
                    let mut copy = game.clone();
                    let taken = copy.choose(&(), asked.lead, *choice, &mut Events::deaf());
                    assert_eq!(taken, Ok(()), "{choice:?} is offered and refused");
                }
            }
        }
    }
}

/// A toy at a real table, with seeded chance.
pub fn table_of<T: Toy>(toy: &T, seed: u64) -> Table<Played<T>> {
    match Table::begin(Arc::new(()), "", toy, &[], Seed::from_number(seed)) {
        Ok(table) => table,
        Err(error) => panic!("a toy is always set up: {error}"),
    }
}

/// The undo marks of all inputs so far.
pub fn undo_marks<T: Toy>(table: &Table<Played<T>>) -> Vec<UndoMark> {
    table.entries().map(|entry| entry.undo).collect()
}

fn menu<T: Toy>(game: &Played<T>) -> Menu<T::Choice> {
    let mut menu = Menu::new();
    game.menu(&(), &mut menu);
    menu
}

/// Everything sent to a seat: the scene and the prompt, byte for byte.
fn looks<T: Toy>(game: &Played<T>, seat: Seat) -> String {
    let viewer = Viewer::Seat(seat.0);
    to_text(&(game.scene(&(), viewer), table::prompt(game, &(), viewer)))
}

fn restored<T: Toy>(game: &Played<T>) -> Played<T> {
    match serde_json::from_str(&to_text(game)) {
        Ok(game) => game,
        Err(error) => panic!("a saved game can be read: {error}"),
    }
}
