//! The rules.

use crate::{Choice, Event, Lanterns, NIGHT, PLACES, Why};
use kernel::{
    Advice, Asked, BadChance, ChanceOutcome, ChanceRequest, Events, Game, Luck, Menu, Outcome,
    Refusal, Seat, Seats, SetupError, Statistics, Waiting,
};

/// A match burns with this face and above.
const BURNS: u8 = 3;

impl Lanterns {
    pub(crate) fn active(&self) -> u8 {
        self.turn % 2
    }

    pub(crate) fn score(&self, seat: u8) -> i64 {
        self.lit.iter().filter(|lit| **lit == Some(seat)).count() as i64
    }

    pub(crate) fn place_of(&self, seat: u8) -> u8 {
        self.at[usize::from(seat)]
    }

    fn is_over(&self) -> bool {
        self.turn >= NIGHT || self.lit.iter().all(Option::is_some)
    }

    fn everything() -> impl Iterator<Item = Choice> {
        (0..PLACES).map(Choice::Walk).chain([Choice::Light, Choice::Wait])
    }
}

impl Game for Lanterns {
    type Content = ();
    type Setup = ();
    type Choice = Choice;
    type Event = Event;
    type Why = Why;

    fn begin((): &(), (): &(), _: &mut Events<Event>) -> Result<Self, SetupError> {
        Ok(Self { turn: 0, at: [0, PLACES - 1], lit: [None; PLACES as usize], striking: false })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn waiting(&self) -> Waiting {
        match self.striking {
            _ if self.is_over() => Waiting::Over,
            true => Waiting::Chance(ChanceRequest::Dice { count: 1, sides: 6 }),
            false => Waiting::Choice(Asked::one(Seat(self.active()))),
        }
    }

    fn menu(&self, content: &(), menu: &mut Menu<Choice>) {
        let seat = Seat(self.active());
        Self::everything()
            .filter(|choice| self.may(content, seat, *choice).is_ok())
            .for_each(|choice| menu.offer(choice));
    }

    fn may(&self, (): &(), seat: Seat, choice: Choice) -> Result<(), Refusal<Why>> {
        let here = self.place_of(seat.0);
        match choice {
            _ if self.waiting() != Waiting::Choice(Asked::one(seat)) => {
                Err(Refusal::new("LANTERN-TURN-01", Why::NotYourTurn))
            }
            Choice::Walk(to) if to >= PLACES || to.abs_diff(here) != 1 => {
                Err(Refusal::new("LANTERN-WALK-01", Why::TooFar))
            }
            Choice::Light if self.lit[usize::from(here)].is_some() => {
                Err(Refusal::new("LANTERN-LIGHT-01", Why::Burns))
            }
            Choice::Walk(_) | Choice::Light | Choice::Wait => Ok(()),
        }
    }

    fn expected(&self, (): &(), _: Seat, menu: &mut Menu<Choice>) {
        Self::everything().for_each(|choice| menu.offer(choice));
    }

    fn apply(&mut self, (): &(), seat: Seat, choice: Choice, out: &mut Events<Event>) {
        match choice {
            Choice::Walk(to) => {
                self.at[usize::from(seat.0)] = to;
                out.say(Event::Walked { seat: seat.0, to });
                self.turn += 1;
            }
            Choice::Light => self.striking = true,
            Choice::Wait => self.turn += 1,
        }
    }

    fn chance(
        &mut self,
        (): &(),
        outcome: &ChanceOutcome,
        out: &mut Events<Event>,
    ) -> Result<(), BadChance> {
        let Waiting::Chance(request) = self.waiting() else { return Err(BadChance::NotAsked) };
        request.accepts(outcome)?;
        let (seat, ChanceOutcome::Dice(faces)) = (self.active(), outcome) else {
            return Err(BadChance::NotAsked);
        };
        let (face, place) = (faces[0], self.place_of(seat));
        if face >= BURNS {
            self.lit[usize::from(place)] = Some(seat);
            out.say(Event::Lit { seat, place });
        } else {
            out.say(Event::BlownOut { seat, face });
        }
        self.striking = false;
        self.turn += 1;
        Ok(())
    }

    /// Nobody has a secret.
    fn imagine(&self, (): &(), _: Seat, _: &mut Luck) -> Self {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores: Vec<i64> = (0..2).map(|seat| self.score(seat)).collect();
        let best = scores.iter().max().filter(|_| self.is_over())?;
        let winners: Seats =
            (0..2).map(Seat).filter(|seat| scores[usize::from(seat.0)] == *best).collect();
        let ending = if self.turn >= NIGHT { "dawn" } else { "lights" };
        Some(Outcome { winners, scores, ending: ending.to_owned() })
    }
}

impl Advice for Lanterns {}

impl Statistics for Lanterns {}
