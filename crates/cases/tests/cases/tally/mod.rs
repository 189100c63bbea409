//! Tally: a toy game to try the cases on. Two seats add to one counter; the one that reaches the
//! goal wins. Each holds a secret number. Dice add two faces, and doubles oblige the roller to bow;
//! signs are drawn from a heap of three.

mod position;
mod shown;

use kernel::{
    Advice, Asked, BadChance, ChanceOutcome, ChanceRequest, Events, Game, Luck, Menu, Outcome,
};
use kernel::{Refusal, Seat, Seats, SetupError, Statistics, Waiting};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tally {
    counter: i64,
    goal: i64,
    turn: Seat,
    secrets: [i64; 2],
    told: [bool; 2],
    signs: Vec<u64>,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Turn,
    Rolling,
    Drawing,
    Bow,
    Over(Seats, Ending),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Ending {
    Reached,
    Peace,
    Despair,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    Add(i64),
    Roll,
    Draw,
    Bow,
    Peace,
    Despair,
    /// A right: shows one's secret.
    Tell,
    /// Breaks the engine.
    Break,
}

#[derive(Clone, Debug)]
pub enum Event {
    Began(Seat),
    Added(Seat, i64),
    Rolled(i64),
    Drew(u64),
    Bowed(Seat),
    Told(Seat, i64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    NotAsked,
    OddCounter(i64),
    AlreadyTold,
}

const SEATS: [&str; 2] = ["left", "right"];
const SIGNS: [&str; 3] = ["sign-1", "sign-2", "sign-3"];
const CHOICES: [(&str, Choice); 10] = [
    ("add 1", Choice::Add(1)),
    ("add 2", Choice::Add(2)),
    ("add 3", Choice::Add(3)),
    ("roll", Choice::Roll),
    ("draw", Choice::Draw),
    ("bow", Choice::Bow),
    ("peace", Choice::Peace),
    ("despair", Choice::Despair),
    ("tell", Choice::Tell),
    ("break", Choice::Break),
];

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Tally {
    fn new() -> Self {
        Self {
            counter: 0,
            goal: 10,
            turn: Seat(0),
            secrets: [3, 4],
            told: [false; 2],
            signs: Vec::new(),
            stage: Stage::Turn,
        }
    }

    fn add(&mut self, amount: i64) {
        self.counter += amount;
        self.stage = Stage::Turn;
        if self.counter >= self.goal {
            self.stage = Stage::Over(Seats::one(self.turn), Ending::Reached);
        }
    }
}

impl Game for Tally {
    type Content = ();
    type Setup = ();
    type Choice = Choice;
    type Event = Event;
    type Why = Why;

    fn begin(_: &(), _: &(), _: &mut Events<Self::Event>) -> Result<Self, SetupError> {
        Ok(Self::new())
    }

    fn seats(&self) -> u8 {
        2
    }

    fn waiting(&self) -> Waiting {
        match self.stage {
            Stage::Turn | Stage::Bow => Waiting::Choice(Asked::one(self.turn)),
            Stage::Rolling => Waiting::Chance(ChanceRequest::Dice { count: 2, sides: 6 }),
            Stage::Drawing => Waiting::Chance(ChanceRequest::Draw { size: 3 }),
            Stage::Over(..) => Waiting::Over,
        }
    }

    fn menu(&self, content: &(), menu: &mut Menu<Choice>) {
        let answers = CHOICES.iter().map(|(_, choice)| *choice);
        for choice in answers.filter(|choice| *choice != Choice::Tell) {
            if self.may(content, self.turn, choice).is_ok() {
                menu.offer(choice);
            }
        }
    }

    fn rights(&self, content: &(), seat: Seat, menu: &mut Menu<Choice>) {
        if self.may(content, seat, Choice::Tell).is_ok() {
            menu.offer(Choice::Tell);
        }
    }

    fn may(&self, _: &(), seat: Seat, choice: Choice) -> Result<(), Refusal<Why>> {
        match (choice, self.stage) {
            (Choice::Tell, _) if self.told[usize::from(seat.0)] => {
                Err(Refusal::new("T-TELL-02", Why::AlreadyTold))
            }
            (Choice::Tell, _) => Ok(()),
            _ if seat != self.turn => Err(Refusal::new("T-TURN-01", Why::NotAsked)),
            (Choice::Bow, Stage::Bow) => Ok(()),
            (Choice::Add(3), Stage::Turn) if self.counter % 2 != 0 => {
                Err(Refusal::new("T-ADD-02", Why::OddCounter(self.counter)))
            }
            (Choice::Bow, _) => Err(Refusal::new("T-BOW-01", Why::NotAsked)),
            (_, Stage::Turn) => Ok(()),
            _ => Err(Refusal::new("T-TURN-01", Why::NotAsked)),
        }
    }

    fn expected(&self, content: &(), _: Seat, menu: &mut Menu<Choice>) {
        self.menu(content, menu);
    }

    fn apply(&mut self, _: &(), seat: Seat, choice: Choice, out: &mut Events<Event>) {
        match choice {
            Choice::Add(amount) => {
                out.say(Event::Added(seat, amount));
                self.add(amount);
                self.turn = other(self.turn);
            }
            Choice::Roll => self.stage = Stage::Rolling,
            Choice::Draw => self.stage = Stage::Drawing,
            Choice::Bow => {
                out.say(Event::Bowed(seat));
                self.stage = Stage::Turn;
                self.turn = other(self.turn);
            }
            Choice::Peace => self.stage = Stage::Over(Seats::first(2), Ending::Peace),
            Choice::Despair => self.stage = Stage::Over(Seats::NONE, Ending::Despair),
            Choice::Tell => {
                self.told[usize::from(seat.0)] = true;
                out.say(Event::Told(seat, self.secrets[usize::from(seat.0)]));
            }
            Choice::Break => panic!("the counter fell off the table"),
        }
    }

    fn chance(
        &mut self,
        _: &(),
        outcome: &ChanceOutcome,
        out: &mut Events<Event>,
    ) -> Result<(), BadChance> {
        let Waiting::Chance(request) = self.waiting() else { return Err(BadChance::NotAsked) };
        request.accepts(outcome)?;
        match outcome {
            ChanceOutcome::Dice(faces) => {
                let sum = faces.iter().map(|face| i64::from(*face)).sum();
                out.say(Event::Rolled(sum));
                self.add(sum);
                if self.stage == Stage::Turn && faces[0] == faces[1] {
                    self.stage = Stage::Bow;
                } else {
                    self.turn = other(self.turn);
                }
            }
            ChanceOutcome::Drawn(card) => {
                if self.signs.contains(card) {
                    return Err(BadChance::NotThere);
                }
                out.say(Event::Drew(*card));
                self.signs.push(*card);
                self.stage = Stage::Turn;
            }
        }
        Ok(())
    }

    fn imagine(&self, _: &(), seat: Seat, luck: &mut Luck) -> Self {
        let mut imagined = self.clone();
        let hidden = usize::from(other(seat).0);
        if !self.told[hidden] {
            imagined.secrets[hidden] = i64::from(luck.below(6)) + 1;
        }
        imagined
    }

    fn outcome(&self) -> Option<Outcome> {
        let Stage::Over(winners, ending) = self.stage else { return None };
        let ending = format!("{ending:?}").to_lowercase();
        Some(Outcome { winners, scores: Vec::new(), ending })
    }
}

impl Advice for Tally {}

impl Statistics for Tally {}
