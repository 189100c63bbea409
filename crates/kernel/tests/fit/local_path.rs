//! A free walk along local paths in the middle of another action.
//!
//! UP-LOCAL-PATHS-02 to -04; UP-FAQ-02; UP-EGYPT-ACCESS-02, -05; EH-ACTIONS-05, -05-EX1;
//! EH-TRAVEL-01, -02.

use super::play::{Play, table_of};
use super::toy::{Flow, Out, Toy, Verdict, refuse};
use kernel::{Asked, Seat, Waiting};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Journey {
    at: u8,
    ship_tickets: u8,
    walked: bool,
    delayed: bool,
    frames: Vec<Frame>,
}

const ROME: u8 = 0;
const PYRAMIDS: u8 = 1;
const CAIRO: u8 = 2;
const ALEXANDRIA: u8 = 3;
const SPACE_17: u8 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Path {
    Ship,
    Local,
}

const PATHS: [(u8, u8, Path); 4] = [
    (ROME, PYRAMIDS, Path::Ship),
    (PYRAMIDS, CAIRO, Path::Local),
    (PYRAMIDS, ALEXANDRIA, Path::Local),
    (CAIRO, SPACE_17, Path::Ship),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    Turn {
        actions: u8,
    },
    /// The free first move is made; tickets may follow.
    Travel,
    Walk,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    Travel(u8),
    Trade,
    Ticket(u8),
    Walk(u8),
    Done,
}

impl Journey {
    fn path(&self, to: u8) -> Option<Path> {
        let joins = |(a, b, _): &&(u8, u8, Path)| [(*a, *b), (*b, *a)].contains(&(self.at, to));
        PATHS.iter().find(joins).map(|(_, _, path)| *path)
    }
}

impl Toy for Journey {
    type Frame = Frame;
    type Choice = Choice;
    const SEATS: u8 = 1;
    const WHOSE_WORD: &'static str = "EH-ACTIONS-02";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        if self.frames.is_empty() { Waiting::Over } else { Waiting::Choice(Asked::one(Seat(0))) }
    }

    fn candidates(&self) -> Vec<Choice> {
        let to = |choice: fn(u8) -> Choice| (0..5).map(choice);
        let moves = to(Choice::Travel).chain(to(Choice::Ticket)).chain(to(Choice::Walk));
        moves.chain([Choice::Trade, Choice::Done]).collect()
    }

    /// The walk is in the menu of every frame of an action, not among the rights: a question with
    /// one answer left is answered automatically, and the action would end without asking.
    fn may(&self, choice: Choice) -> Verdict {
        match (choice, self.frames.last()) {
            (Choice::Travel(_) | Choice::Trade, Some(Frame::Travel | Frame::Walk)) => {
                refuse("EH-ACTIONS-05")
            }
            (Choice::Travel(to), _) if self.path(to).is_none() => refuse("EH-TRAVEL-01"),
            (Choice::Travel(_) | Choice::Trade, _) if self.delayed => refuse("EH-DELAYED-02"),
            (Choice::Ticket(to), Some(Frame::Travel))
                if self.ship_tickets > 0 && self.path(to) == Some(Path::Ship) =>
            {
                Ok(())
            }
            (Choice::Ticket(_), _) => refuse("EH-TRAVEL-02"),
            (Choice::Walk(_), _) if self.delayed => refuse("UP-LOCAL-PATHS-04"),
            (Choice::Walk(to), _) if self.path(to) != Some(Path::Local) => {
                refuse("UP-LOCAL-PATHS-02")
            }
            (Choice::Walk(_), Some(Frame::Walk)) => Ok(()),
            (Choice::Walk(_), _) if self.walked => refuse("UP-LOCAL-PATHS-03"),
            (Choice::Travel(_) | Choice::Trade | Choice::Walk(_) | Choice::Done, _) => Ok(()),
        }
    }

    fn choose(&mut self, choice: Choice, _out: &mut Out) {
        match choice {
            Choice::Travel(to) => {
                self.at = to;
                self.frames.push(Frame::Travel);
            }
            Choice::Trade => {}
            Choice::Ticket(to) => {
                self.ship_tickets -= 1;
                self.at = to;
            }
            Choice::Walk(to) => {
                self.at = to;
                if self.frames.last() != Some(&Frame::Walk) {
                    self.walked = true;
                    self.frames.push(Frame::Walk);
                }
            }
            Choice::Done => drop(self.frames.pop()),
        }
        if let (Choice::Travel(_) | Choice::Trade, Some(Frame::Turn { actions })) =
            (choice, self.frames.first_mut())
        {
            *actions -= 1;
        }
    }

    fn go_on(&mut self, _out: &mut Out) -> Flow {
        match self.frames.last() {
            Some(Frame::Turn { actions: 0 }) if self.walked => {
                self.frames.pop();
                Flow::Goes
            }
            _ => Flow::Waits,
        }
    }
}

fn journey() -> Journey {
    let frames = vec![Frame::Turn { actions: 1 }];
    Journey { at: ROME, ship_tickets: 1, walked: false, delayed: false, frames }
}

#[test]
fn a_walk_in_the_middle_of_a_journey_lets_the_ticket_be_spent_from_where_it_ends() {
    let mut play = Play::begin(&journey());
    play.choose(0, Choice::Travel(PYRAMIDS)).stands("Turn > Travel");
    play.refuses(0, Choice::Ticket(SPACE_17), "EH-TRAVEL-02");
    play.refuses(0, Choice::Trade, "EH-ACTIONS-05");
    play.choose(0, Choice::Walk(CAIRO)).stands("Turn > Travel > Walk");
    play.refuses(0, Choice::Ticket(SPACE_17), "EH-TRAVEL-02");
    play.choose(0, Choice::Done).stands("Turn > Travel").choose(0, Choice::Ticket(SPACE_17));
    play.choose(0, Choice::Done).is_over();
    assert_eq!(play.toy().at, SPACE_17);
}

#[test]
fn a_walk_goes_as_far_as_local_paths_join_and_is_made_once_a_round() {
    let mut play = Play::begin(&journey());
    play.choose(0, Choice::Travel(PYRAMIDS)).choose(0, Choice::Walk(CAIRO));
    play.choose(0, Choice::Walk(PYRAMIDS)).choose(0, Choice::Walk(ALEXANDRIA));
    play.choose(0, Choice::Done).refuses(0, Choice::Walk(PYRAMIDS), "UP-LOCAL-PATHS-03");
}

#[test]
fn a_delayed_investigator_does_not_walk_although_a_walk_is_no_action() {
    let mut play = Play::begin(&Journey { at: CAIRO, delayed: true, ..journey() });
    play.offers(&[Choice::Done]).refuses(0, Choice::Walk(PYRAMIDS), "UP-LOCAL-PATHS-04");
}

#[test]
fn a_table_does_not_end_the_middle_of_an_action_while_a_walk_is_open() {
    let mut table = table_of(&Journey { ship_tickets: 0, ..journey() }, 1);
    assert_eq!(table.choose(Seat(0), Choice::Travel(PYRAMIDS)), Ok(()));
    assert_eq!(table.len(), 1, "without the walk the only answer, done, would answer itself");
    assert_eq!(table.choose(Seat(0), Choice::Walk(CAIRO)), Ok(()));
}
