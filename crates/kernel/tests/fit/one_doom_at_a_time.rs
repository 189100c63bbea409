//! Three doom placed one at a time; once one opens an anomaly, the rest are redirected.
//!
//! AH3-204.11a, AH3-402.3a, -402.3b; AH3-409.4; AH3-FAQ-01, -01-EX1.

use super::play::Play;
use super::toy::{Flow, Out, Toy, Verdict, refuse, say};
use kernel::{Asked, Seat, Seats, Waiting};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Quarter {
    doom: [u8; 3],
    sheet: u8,
    anomaly: bool,
    frames: Vec<Frame>,
}

const CAVE: u8 = 0;
const GRAVEYARD: u8 = 1;
const STORE: u8 = 2;
const LEAD: Seat = Seat(2);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    /// One doom is still due in each space of the set.
    Burst { due: u8 },
    /// One doom is about to be placed; where is decided only now.
    Place { space: u8 },
    /// A space or the whole quarter may hold enough for an anomaly.
    Notice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Next(u8);

impl Toy for Quarter {
    type Frame = Frame;
    type Choice = Next;
    const SEATS: u8 = 3;
    const WHOSE_WORD: &'static str = "AH3-409.4";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        match self.frames.last() {
            Some(Frame::Burst { .. }) => {
                Waiting::Choice(Asked { seats: Seats::first(3), lead: LEAD })
            }
            _ => Waiting::Over,
        }
    }

    fn candidates(&self) -> Vec<Next> {
        (0..3).map(Next).collect()
    }

    fn may(&self, Next(space): Next) -> Verdict {
        match self.frames.last() {
            Some(Frame::Burst { due }) if due & (1 << space) != 0 => Ok(()),
            _ => refuse("AH3-204.11a"),
        }
    }

    fn choose(&mut self, Next(space): Next, _out: &mut Out) {
        if let Some(Frame::Burst { due }) = self.frames.last_mut() {
            *due &= !(1 << space);
            self.frames.push(Frame::Place { space });
        }
    }

    fn go_on(&mut self, out: &mut Out) -> Flow {
        match self.frames.last_mut() {
            Some(Frame::Place { space }) => {
                let space = *space;
                self.frames.pop();
                if self.anomaly {
                    self.sheet += 1;
                } else {
                    self.doom[usize::from(space)] += 1;
                    self.frames.push(Frame::Notice);
                }
                Flow::Goes
            }
            Some(Frame::Notice) => {
                self.frames.pop();
                if self.doom.iter().any(|doom| *doom >= 3) || self.doom.iter().sum::<u8>() >= 5 {
                    self.anomaly = true;
                    say(out, "anomaly");
                }
                Flow::Goes
            }
            Some(Frame::Burst { due: 0 }) => {
                self.frames.pop();
                Flow::Goes
            }
            // Nobody is asked if the answer cannot matter: only one is left, or all go to the
            // sheet.
            Some(Frame::Burst { due }) if due.is_power_of_two() || self.anomaly => {
                let space = due.trailing_zeros() as u8;
                *due &= !(1 << space);
                self.frames.push(Frame::Place { space });
                Flow::Goes
            }
            Some(Frame::Burst { .. }) | None => Flow::Waits,
        }
    }
}

fn burst() -> Play<Quarter> {
    let frames = vec![Frame::Burst { due: 0b111 }];
    Play::begin(&Quarter { doom: [2, 1, 0], sheet: 0, anomaly: false, frames })
}

#[test]
fn the_first_doom_that_opens_an_anomaly_turns_the_rest_aside() {
    let mut play = burst();
    play.stands("Burst").asks_all(&[0, 1, 2], 2);
    play.refuses(0, Next(CAVE), "AH3-409.4").choose(2, Next(GRAVEYARD));
    play.stands("Burst").choose(2, Next(CAVE)).is_over();
    assert_eq!(play.said(), ["anomaly"]);
    assert_eq!((play.toy().doom, play.toy().sheet), ([3, 2, 0], 1));
}

#[test]
fn in_another_order_the_same_rule_turns_another_doom_aside() {
    let mut play = burst();
    play.choose(2, Next(STORE)).choose(2, Next(GRAVEYARD)).is_over();
    assert_eq!((play.toy().doom, play.toy().sheet), ([2, 2, 1], 1), "five in the quarter do it");
    assert_eq!(play.said(), ["anomaly"]);
}

#[test]
fn once_the_anomaly_is_open_nobody_is_asked_for_an_order_that_cannot_matter() {
    let mut play = burst();
    play.choose(2, Next(CAVE)).is_over();
    assert_eq!((play.toy().doom, play.toy().sheet), ([3, 1, 0], 2));
}
