//! A door closed during another player's move.
//!
//! POS-MOVE-01, -02; POS-DOOR-01 to -04; POS-EX-03; POS-FAQ-01, -02.

use super::play::{Play, table_of, undo_marks};
use super::toy::{Flow, Out, Toy, Verdict, refuse};
use kernel::log::UndoMark;
use kernel::{Asked, Seat, Seats, Waiting};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Town {
    at: [u8; 4],
    frames: Vec<Frame>,
}

const STREET: u8 = 0;
const CORNER: u8 = 1;
const FORGE: u8 = 2;
const LANE: u8 = 3;
const HOUSE: u8 = 4;
/// White arrows, both ways.
const ARROWS: [(u8, u8); 4] = [(STREET, CORNER), (CORNER, FORGE), (CORNER, LANE), (LANE, HOUSE)];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    /// `shut`: doors refused in this move, one bit for each cell behind one.
    Move { who: u8, left: u8, shut: u8 },
    /// Somebody is at a door; those who could block it are asked one by one.
    Door { who: u8, to: u8, passed: Seats },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    Step(u8),
    Stop,
    Block,
    LetIn,
}

impl Town {
    fn is_inside(cell: u8) -> bool {
        matches!(cell, FORGE | HOUSE)
    }

    fn place(&self, who: u8) -> u8 {
        self.at[usize::from(who)]
    }

    /// The next seat behind the door that has not been asked.
    fn keeper(&self, who: u8, to: u8, passed: Seats) -> Option<u8> {
        let keeps =
            |seat: &u8| *seat != who && self.place(*seat) == to && !passed.contains(Seat(*seat));
        (1..4).map(|turn| (who + turn) % 4).find(keeps)
    }

    fn step(&mut self, to: u8) {
        if let Some(Frame::Move { who, left, .. }) = self.frames.last_mut() {
            *left -= 1;
            self.at[usize::from(*who)] = to;
        }
    }
}

impl Toy for Town {
    type Frame = Frame;
    type Choice = Choice;
    const SEATS: u8 = 4;
    const WHOSE_WORD: &'static str = "POS-DOOR-01";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        let seat = match self.frames.last() {
            Some(Frame::Move { who, .. }) => Some(*who),
            Some(Frame::Door { who, to, passed }) => self.keeper(*who, *to, *passed),
            None => None,
        };
        seat.map_or(Waiting::Over, |seat| Waiting::Choice(Asked::one(Seat(seat))))
    }

    fn candidates(&self) -> Vec<Choice> {
        match self.frames.last() {
            Some(Frame::Move { .. }) => (0..5).map(Choice::Step).chain([Choice::Stop]).collect(),
            Some(Frame::Door { .. }) => vec![Choice::Block, Choice::LetIn],
            None => Vec::new(),
        }
    }

    fn may(&self, choice: Choice) -> Verdict {
        match (self.frames.last(), choice) {
            (Some(Frame::Move { who, shut, .. }), Choice::Step(to)) => {
                let way = [(self.place(*who), to), (to, self.place(*who))];
                if !way.iter().any(|way| ARROWS.contains(way)) {
                    refuse("POS-MOVE-06")
                } else if shut & (1 << to) != 0 {
                    // Our reading: trying the same door again and again would never end.
                    refuse("POS-DOOR-02")
                } else {
                    Ok(())
                }
            }
            (Some(Frame::Move { .. }), Choice::Stop) => Ok(()),
            (Some(Frame::Door { .. }), Choice::Block | Choice::LetIn) => Ok(()),
            _ => refuse("POS-DOOR-02"),
        }
    }

    fn choose(&mut self, choice: Choice, _out: &mut Out) {
        match (choice, self.frames.last().copied()) {
            (Choice::Step(to), Some(Frame::Move { who, .. })) => {
                let enters = Self::is_inside(to) && !Self::is_inside(self.place(who));
                if enters {
                    self.frames.push(Frame::Door { who, to, passed: Seats::NONE });
                } else {
                    self.step(to);
                }
            }
            (Choice::Stop, _) => drop(self.frames.pop()),
            (Choice::Block, Some(Frame::Door { to, .. })) => {
                self.frames.pop();
                if let Some(Frame::Move { shut, .. }) = self.frames.last_mut() {
                    *shut |= 1 << to;
                }
            }
            (Choice::LetIn, Some(Frame::Door { who, to, passed })) => {
                let keeper = self.keeper(who, to, passed).unwrap_or(who);
                self.frames.pop();
                self.frames.push(Frame::Door { who, to, passed: passed.with(Seat(keeper)) });
            }
            _ => {}
        }
    }

    fn go_on(&mut self, _out: &mut Out) -> Flow {
        match self.frames.last().copied() {
            Some(Frame::Move { left: 0, .. }) => {
                self.frames.pop();
                Flow::Goes
            }
            Some(Frame::Door { who, to, passed }) if self.keeper(who, to, passed).is_none() => {
                self.frames.pop();
                self.step(to);
                Flow::Goes
            }
            _ => Flow::Waits,
        }
    }
}

/// The first seat sets out from the street with three steps.
fn town(others: [u8; 3]) -> Town {
    let [a, b, c] = others;
    let frames = vec![Frame::Move { who: 0, left: 3, shut: 0 }];
    Town { at: [STREET, a, b, c], frames }
}

#[test]
fn a_refused_door_costs_no_step_and_the_move_goes_on() {
    let mut play = Play::begin(&town([FORGE, HOUSE, STREET]));
    play.choose(0, Choice::Step(CORNER)).choose(0, Choice::Step(FORGE));
    play.stands("Move > Door").asks(1).refuses(0, Choice::LetIn, "POS-DOOR-01");
    play.choose(1, Choice::Block).stands("Move").asks(0);
    play.refuses(0, Choice::Step(FORGE), "POS-DOOR-02");
    play.choose(0, Choice::Step(LANE)).choose(0, Choice::Step(HOUSE)).stands("Move > Door").asks(2);
    play.choose(2, Choice::LetIn).is_over();
    assert_eq!(play.toy().place(0), HOUSE);
}

#[test]
fn of_several_behind_a_door_one_who_blocks_is_enough() {
    let mut play = Play::begin(&town([FORGE, STREET, FORGE]));
    play.choose(0, Choice::Step(CORNER)).choose(0, Choice::Step(FORGE)).asks(1);
    play.choose(1, Choice::LetIn).stands("Move > Door").asks(3).choose(3, Choice::Block).asks(0);
    assert_eq!(play.toy().place(0), CORNER);
}

#[test]
fn an_empty_house_is_entered_without_a_question() {
    let mut play = Play::begin(&town([STREET, STREET, STREET]));
    play.choose(0, Choice::Step(CORNER)).choose(0, Choice::Step(FORGE)).stands("Move").asks(0);
    play.choose(0, Choice::Step(CORNER)).is_over();
}

#[test]
fn a_mover_may_step_back_from_a_door_until_someone_has_answered_at_it() {
    let mut table = table_of(&town([FORGE, STREET, STREET]), 1);
    let steps = [(0, Choice::Step(CORNER)), (0, Choice::Step(FORGE))];
    for (seat, choice) in steps {
        assert_eq!(table.choose(Seat(seat), choice), Ok(()));
    }
    assert_eq!(table.free_undo(Seat(0)), Some(1));
    assert_eq!(table.choose(Seat(1), Choice::Block), Ok(()));
    assert_eq!((table.free_undo(Seat(0)), table.free_undo(Seat(1))), (None, Some(2)));
    assert!(undo_marks(&table).iter().all(|mark| *mark == UndoMark::Free));
}
