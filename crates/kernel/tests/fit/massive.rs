//! A massive monster engaged with three investigators, evaded by one.
//!
//! AH3-454.2 to -454.5; AH3-448.5, -448.9; AH3-461.5; AH3-487.2, -487.5.

use super::play::Play;
use super::toy::{Flow, Out, Toy, Verdict, refuse};
use kernel::{Asked, ChanceRequest, Seat, Seats, Waiting};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Lair {
    /// The seats in the monster's space.
    here: Seats,
    /// The seats engaged with it; for an ordinary monster at most one.
    engaged: Seats,
    focus: u8,
    frames: Vec<Frame>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    Turn {
        who: u8,
        actions: u8,
    },
    Evade {
        who: u8,
    },
    /// While this is on the stack, the monster leaves this seat alone.
    Slipped {
        who: u8,
    },
    /// One more action, granted by the evasion.
    Extra {
        who: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    Evade,
    Focus,
    Leave,
    End,
}

impl Lair {
    fn who(&self) -> u8 {
        match self.frames.last() {
            Some(
                Frame::Turn { who, .. }
                | Frame::Evade { who }
                | Frame::Slipped { who }
                | Frame::Extra { who },
            ) => *who,
            None => 0,
        }
    }

    /// The seats the monster is about to engage: all in its space that have not just slipped away.
    fn exposed(&self) -> Seats {
        let slipped = |seat: &Seat| self.frames.contains(&Frame::Slipped { who: seat.0 });
        let free = self.here.iter().filter(|seat| !self.engaged.contains(*seat));
        free.filter(|seat| !slipped(seat)).collect()
    }
}

impl Toy for Lair {
    type Frame = Frame;
    type Choice = Choice;
    const SEATS: u8 = 3;
    const WHOSE_WORD: &'static str = "AH3-201.2";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        match self.frames.last() {
            None => Waiting::Over,
            Some(Frame::Evade { .. }) => {
                Waiting::Chance(ChanceRequest::Dice { count: 2, sides: 6 })
            }
            Some(_) => Waiting::Choice(Asked::one(Seat(self.who()))),
        }
    }

    fn candidates(&self) -> Vec<Choice> {
        vec![Choice::Evade, Choice::Focus, Choice::Leave, Choice::End]
    }

    fn may(&self, choice: Choice) -> Verdict {
        let engaged = self.engaged.contains(Seat(self.who()));
        match choice {
            Choice::Evade if !engaged => refuse("AH3-487.5"),
            Choice::Leave if engaged => refuse("AH3-448.5"),
            Choice::Evade | Choice::Focus | Choice::Leave | Choice::End => Ok(()),
        }
    }

    fn choose(&mut self, choice: Choice, _out: &mut Out) {
        let who = self.who();
        match self.frames.last_mut() {
            Some(Frame::Turn { actions, .. }) if choice != Choice::End => *actions -= 1,
            _ => drop(self.frames.pop()),
        }
        match choice {
            Choice::Evade => self.frames.push(Frame::Evade { who }),
            Choice::Focus => self.focus += 1,
            Choice::Leave => self.here = self.here.without(Seat(who)),
            Choice::End => {}
        }
    }

    fn roll(&mut self, faces: &[u8], _out: &mut Out) {
        if let (Some(Frame::Evade { who }), true) =
            (self.frames.pop(), faces.iter().any(|face| *face >= 5))
        {
            self.engaged = self.engaged.without(Seat(who));
            self.frames.extend([Frame::Slipped { who }, Frame::Extra { who }]);
        }
    }

    fn go_on(&mut self, _out: &mut Out) -> Flow {
        let exposed = self.exposed();
        if !exposed.is_empty() {
            self.engaged = self.engaged.and(exposed);
            return Flow::Goes;
        }
        match self.frames.last() {
            Some(Frame::Slipped { .. } | Frame::Turn { actions: 0, .. }) => {
                self.frames.pop();
                Flow::Goes
            }
            _ => Flow::Waits,
        }
    }
}

fn lair() -> Play<Lair> {
    let frames = vec![Frame::Turn { who: 1, actions: 2 }];
    Play::begin(&Lair { here: Seats::first(3), engaged: Seats::NONE, focus: 0, frames })
}

#[test]
fn a_massive_monster_engages_everyone_and_lets_go_of_the_one_who_evades() {
    let mut play = lair();
    assert_eq!(play.toy().engaged, Seats::first(3));
    play.refuses(1, Choice::Leave, "AH3-448.5").choose(1, Choice::Evade).asks_for_dice(2);
    play.roll(&[2, 5]).stands("Turn > Slipped > Extra").asks(1);
    assert_eq!(play.toy().engaged, Seats::first(3).without(Seat(1)), "the others are still held");
    play.choose(1, Choice::Leave).stands("Turn");
    assert_eq!(play.toy().engaged, Seats::first(3).without(Seat(1)), "away is away");
}

#[test]
fn whoever_evades_and_stays_is_engaged_again_after_the_additional_action() {
    let mut play = lair();
    play.choose(1, Choice::Evade).roll(&[6, 6]).refuses(1, Choice::Evade, "AH3-487.5");
    play.choose(1, Choice::Focus).stands("Turn").asks(1);
    assert_eq!((play.toy().engaged, play.toy().focus), (Seats::first(3), 1));
}

#[test]
fn whoever_fails_to_evade_stays_engaged_and_has_used_the_action() {
    let mut play = lair();
    play.choose(1, Choice::Evade).roll(&[1, 2]).stands("Turn").choose(1, Choice::End).is_over();
    assert_eq!(play.toy().engaged, Seats::first(3));
}
