//! A loss unless another is taken, and a possession that prevents the chosen one.
//!
//! EH-FAQ-12, -12-EX1, -13, -13-EX1; EH-HEALTH-SANITY-04; EH-CONDITIONS-04.

use super::play::Play;
use super::toy::{Flow, Out, Toy, Verdict, refuse};
use kernel::{Asked, Seat, Seats, Waiting};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Encounter {
    people: [Person; 3],
    frames: Vec<Frame>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Person {
    place: u8,
    sanity: u8,
    spells: u8,
    /// Discarded to prevent up to 2 sanity loss of an investigator on its owner's space.
    whiskey: bool,
    pact: bool,
}

/// What may be done to avoid the discard of a spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Instead {
    LoseSanity(u8),
    TakePact,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    /// Discard a spell unless the other thing is done.
    Unless { who: u8, instead: Instead },
    /// Something is about to be lost; owners of a possession that helps are asked in turn.
    Lose { who: u8, sanity: u8, passed: Seats },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    Suffer,
    DoInstead,
    Prevent,
    LetBe,
}

impl Encounter {
    fn person(&mut self, who: u8) -> &mut Person {
        &mut self.people[usize::from(who)]
    }

    /// The next seat that could prevent it and has not passed, the victim first; looked up every
    /// time.
    fn saviour(&self, victim: u8, passed: Seats) -> Option<u8> {
        let here = self.people[usize::from(victim)].place;
        (0..3).map(|turn| (victim + turn) % 3).find(|seat| {
            let person = &self.people[usize::from(*seat)];
            person.whiskey && person.place == here && !passed.contains(Seat(*seat))
        })
    }
}

impl Toy for Encounter {
    type Frame = Frame;
    type Choice = Choice;
    const SEATS: u8 = 3;
    const WHOSE_WORD: &'static str = "EH-FAQ-12";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        let seat = match self.frames.last() {
            Some(Frame::Unless { who, .. }) => Some(*who),
            Some(Frame::Lose { who, passed, .. }) => self.saviour(*who, *passed),
            None => None,
        };
        seat.map_or(Waiting::Over, |seat| Waiting::Choice(Asked::one(Seat(seat))))
    }

    fn candidates(&self) -> Vec<Choice> {
        match self.frames.last() {
            Some(Frame::Unless { .. }) => vec![Choice::Suffer, Choice::DoInstead],
            Some(Frame::Lose { .. }) => vec![Choice::Prevent, Choice::LetBe],
            None => Vec::new(),
        }
    }

    fn may(&self, choice: Choice) -> Verdict {
        match (self.frames.last(), choice) {
            (Some(Frame::Unless { who, instead: Instead::TakePact }), Choice::DoInstead)
                if self.people[usize::from(*who)].pact =>
            {
                refuse("EH-CONDITIONS-04")
            }
            (Some(Frame::Unless { .. }), Choice::Suffer | Choice::DoInstead) => Ok(()),
            (Some(Frame::Lose { .. }), Choice::Prevent | Choice::LetBe) => Ok(()),
            _ => refuse("EH-FAQ-12"),
        }
    }

    fn choose(&mut self, choice: Choice, _out: &mut Out) {
        let Some(top) = self.frames.pop() else { return };
        match (top, choice) {
            (Frame::Unless { who, .. }, Choice::Suffer) => self.person(who).spells -= 1,
            // Chosen is chosen: the frame is gone whatever becomes of the other thing.
            (Frame::Unless { who, instead: Instead::LoseSanity(sanity) }, _) => {
                self.frames.push(Frame::Lose { who, sanity, passed: Seats::NONE });
            }
            (Frame::Unless { who, instead: Instead::TakePact }, _) => self.person(who).pact = true,
            (Frame::Lose { who, sanity, passed }, choice) => {
                let Some(saviour) = self.saviour(who, passed) else { return };
                let mut rest = Frame::Lose { who, sanity, passed: passed.with(Seat(saviour)) };
                if choice == Choice::Prevent {
                    self.person(saviour).whiskey = false;
                    rest = Frame::Lose { who, sanity: sanity.saturating_sub(2), passed };
                }
                self.frames.push(rest);
            }
        }
    }

    fn go_on(&mut self, _out: &mut Out) -> Flow {
        match self.frames.last().copied() {
            Some(Frame::Lose { who, sanity, passed })
                if sanity == 0 || self.saviour(who, passed).is_none() =>
            {
                self.frames.pop();
                self.person(who).sanity -= sanity;
                Flow::Goes
            }
            _ => Flow::Waits,
        }
    }
}

fn encounter(instead: Instead) -> Encounter {
    let person = |place| Person { place, sanity: 4, spells: 1, whiskey: true, pact: false };
    let frames = vec![Frame::Unless { who: 0, instead }];
    Encounter { people: [person(1), person(1), person(2)], frames }
}

#[test]
fn a_loss_that_was_chosen_and_prevented_still_counts_as_chosen() {
    let mut play = Play::begin(&encounter(Instead::LoseSanity(2)));
    play.stands("Unless").asks(0).choose(0, Choice::DoInstead);
    play.stands("Lose").asks(0).offers(&[Choice::Prevent, Choice::LetBe]);
    play.choose(0, Choice::Prevent).is_over();
    let keeper = play.toy().people[0];
    assert_eq!((keeper.sanity, keeper.spells, keeper.whiskey), (4, 1, false));
}

#[test]
fn whoever_stands_beside_is_asked_after_the_victim_and_nobody_elsewhere_is() {
    let mut play = Play::begin(&encounter(Instead::LoseSanity(3)));
    play.choose(0, Choice::DoInstead).asks(0).choose(0, Choice::LetBe);
    play.asks(1).refuses(0, Choice::Prevent, "EH-FAQ-12").choose(1, Choice::Prevent).is_over();
    assert_eq!(play.toy().people[0].sanity, 3, "two of the three were prevented");
    assert!(play.toy().people[0].whiskey && play.toy().people[2].whiskey);
}

#[test]
fn what_cannot_be_done_instead_is_refused_and_the_first_thing_must_be_suffered() {
    let mut encounter = encounter(Instead::TakePact);
    encounter.people[0].pact = true;
    let mut play = Play::begin(&encounter);
    play.offers(&[Choice::Suffer]).refuses(0, Choice::DoInstead, "EH-CONDITIONS-04");
    play.choose(0, Choice::Suffer).is_over();
    assert_eq!(play.toy().people[0].spells, 0);
}
