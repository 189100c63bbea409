//! A condition's hidden back that one investigator may look at.
//!
//! EH-CONDITIONS-01, -03; EH-HIDDEN-INFO-01; EH-FLIPPING-01; EH-DISCARD-04; EH-GAINING-06;
//! EH-INV-JACQUELINE-03, -04, -05.
//!
//! The backs of one condition are a heap. A card held face down is a place at the bottom of it and
//! borrows from it until somebody looks; the deck itself is all places above the held ones.

use super::play::{Play, table_of, undo_marks};
use super::toy::{Flow, Out, Toy, Verdict, refuse, say, say_to};
use kernel::deck::{Deck, End, Next};
use kernel::log::UndoMark;
use kernel::{Asked, ChanceRequest, Luck, Seat, Seats, Waiting};
use scene::Viewer;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Conditions {
    backs: Deck<u16>,
    /// Who holds the card at the bottom, who the one above it, and so on.
    held: Vec<u8>,
    psychic_may_look: bool,
    frames: Vec<Frame>,
}

const TABLE: Seats = Seats::first(3);
/// May look at the back of a condition that another investigator gains.
const PSYCHIC: Seat = Seat(1);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    /// Stands for the rest of the game: the first seat says what happens next.
    Story,
    MayLook,
    Look,
    Flip,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    Gain(u8),
    Look,
    LetBe,
    /// The holder of the lowest card turns it over and, as its text says, discards it.
    Flip,
}

impl Conditions {
    /// Turns the lowest card over for all to see and shuffles it back into the deck proper.
    fn turn_over(&mut self, back: u16, out: &mut Out) {
        let unaware = TABLE.iter().filter(|seat| self.backs.known_to(End::Bottom, *seat).is_none());
        out.reveal_to_all(unaware.collect());
        self.backs.take(End::Bottom, back);
        let holder = self.held.remove(0);
        say(out, format!("{holder} turns over {back}"));
        self.backs.shuffle_into_top(back, self.backs.len() - self.held.len(), TABLE);
    }
}

impl Toy for Conditions {
    type Frame = Frame;
    type Choice = Choice;
    const SEATS: u8 = 3;
    const WHOSE_WORD: &'static str = "EH-INV-JACQUELINE-05";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        match (self.frames.last(), self.backs.next(End::Bottom)) {
            (Some(Frame::Look | Frame::Flip), Next::Unknown { size }) => {
                Waiting::Chance(ChanceRequest::Draw { size })
            }
            (Some(Frame::MayLook), _) => Waiting::Choice(Asked::one(PSYCHIC)),
            _ => Waiting::Choice(Asked::one(Seat(0))),
        }
    }

    fn candidates(&self) -> Vec<Choice> {
        match self.frames.last() {
            Some(Frame::MayLook) => vec![Choice::Look, Choice::LetBe],
            _ => (0..3).map(Choice::Gain).chain([Choice::Flip]).collect(),
        }
    }

    fn may(&self, choice: Choice) -> Verdict {
        match choice {
            Choice::Gain(who) if self.held.contains(&who) => refuse("EH-CONDITIONS-03"),
            Choice::Flip if self.held.is_empty() => refuse("EH-CONDITIONS-01"),
            Choice::Gain(_) | Choice::Flip | Choice::Look | Choice::LetBe => Ok(()),
        }
    }

    fn choose(&mut self, choice: Choice, _out: &mut Out) {
        match choice {
            // Nothing is drawn; one more place of the heap is held.
            Choice::Gain(who) => {
                self.held.push(who);
                // In this toy only the lowest card is ever looked at.
                if self.psychic_may_look && self.held.len() == 1 && Seat(who) != PSYCHIC {
                    self.frames.push(Frame::MayLook);
                }
            }
            Choice::Look => {
                self.psychic_may_look = false;
                self.frames.pop();
                self.frames.push(Frame::Look);
            }
            Choice::LetBe => drop(self.frames.pop()),
            Choice::Flip => self.frames.push(Frame::Flip),
        }
    }

    fn card_at(&self, index: u32) -> u16 {
        self.backs.card_at(End::Bottom, index)
    }

    fn draw(&mut self, back: u16, out: &mut Out) -> bool {
        let looks = self.frames.last() == Some(&Frame::Look);
        let knowers = if looks { Seats::one(PSYCHIC) } else { Seats::NONE };
        if !self.backs.pin(End::Bottom, back, knowers) {
            return false;
        }
        if looks {
            self.frames.pop();
            out.reveal_to(PSYCHIC);
            say_to(out, knowers, format!("sees {back}"));
        }
        true
    }

    /// A card that is turned over has been decided by now, just before or long ago.
    fn go_on(&mut self, out: &mut Out) -> Flow {
        match (self.frames.last(), self.backs.next(End::Bottom)) {
            (Some(Frame::Flip), Next::Known(back)) => {
                self.frames.pop();
                self.turn_over(back, out);
                Flow::Goes
            }
            _ => Flow::Waits,
        }
    }

    fn seen_by(&self, viewer: Viewer) -> String {
        let known = match viewer {
            Viewer::Seat(seat) => self.backs.known_to(End::Bottom, Seat(seat)),
            Viewer::Public => None,
        };
        format!("held by {:?} of {} cards, lowest {known:?}", self.held, self.backs.len())
    }

    fn imagine(&self, seat: Seat, luck: &mut Luck) -> Self {
        Self { backs: self.backs.imagine(seat, luck), ..self.clone() }
    }
}

fn conditions() -> Conditions {
    Conditions {
        backs: Deck::heap(1..=3, TABLE),
        held: Vec::new(),
        psychic_may_look: true,
        frames: vec![Frame::Story],
    }
}

/// The backs that, as far as this seat knows, the lowest card may have.
fn thought(play: &Play<Conditions>, seat: u8) -> BTreeSet<u16> {
    let mut luck = Luck::from_number(2);
    let lowest = |_| match play.toy().imagine(Seat(seat), &mut luck).backs.next(End::Bottom) {
        Next::Known(back) => back,
        Next::Nothing | Next::Unknown { .. } => 0,
    };
    (0..100).map(lowest).collect()
}

#[test]
fn a_back_is_drawn_when_someone_looks_and_only_who_looked_knows_it() {
    let mut play = Play::begin(&conditions());
    play.choose(0, Choice::Gain(0)).stands("Story > MayLook").asks(1);
    assert_eq!(play.toy().backs, Deck::heap(1..=3, TABLE), "gaining a condition decides nothing");
    play.choose(1, Choice::Look).stands("Story > Look").asks_for_a_card_of(3).draw(2);
    assert_eq!(play.reveals(), [1]);
    assert_eq!(thought(&play, 1), BTreeSet::from([2]));
    for unaware in [0, 2] {
        assert_eq!(thought(&play, unaware), BTreeSet::from([1, 2, 3]));
    }
}

#[test]
fn turning_over_a_back_that_one_seat_knows_needs_no_chance_and_tells_the_others() {
    let mut play = Play::begin(&conditions());
    play.choose(0, Choice::Gain(0)).choose(1, Choice::Look).draw(2);
    play.choose(0, Choice::Flip).stands("Story").asks(0);
    assert_eq!(play.reveals(), [0, 2]);
    assert_eq!(play.toy().backs, Deck::heap(1..=3, TABLE), "as if it had never left");
}

#[test]
fn a_back_that_was_turned_over_and_shuffled_in_is_not_the_one_another_still_holds() {
    let mut play = Play::begin(&conditions());
    play.choose(0, Choice::Gain(0)).choose(1, Choice::LetBe).choose(0, Choice::Gain(2));
    play.choose(0, Choice::Flip).asks_for_a_card_of(3).draw(3);
    assert_eq!(play.said(), ["0 turns over 3"]);
    play.choose(0, Choice::Flip).asks_for_a_card_of(2).cannot_draw(3).draw(1);
    assert_eq!(play.said(), ["2 turns over 1"]);
    assert_eq!(play.toy().backs, Deck::heap(1..=3, TABLE));
}

#[test]
fn a_table_marks_a_look_as_chance_and_the_turning_over_by_who_learned_of_it() {
    let mut table = table_of(&conditions(), 4);
    for (seat, choice) in [(0, Choice::Gain(0)), (1, Choice::Look), (0, Choice::Flip)] {
        assert_eq!(table.choose(Seat(seat), choice), Ok(()));
    }
    let learned = UndoMark::Reveals(vec!["first".into(), "third".into()]);
    assert_eq!(undo_marks(&table), [UndoMark::Free, UndoMark::Free, UndoMark::Random, learned]);
    assert_eq!((table.free_undo(Seat(0)), table.free_undo(Seat(1))), (None, None));
    let heard = |seat| table.told(Viewer::Seat(seat), None).len();
    assert_eq!((heard(0), heard(1), heard(2)), (1, 2, 1), "only the psychic heard what she saw");
}
