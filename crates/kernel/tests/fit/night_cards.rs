//! A night card hidden from its owner that others may look at.
//!
//! POS-NIGHT-01, -02; POS-FSETUP-10 to -12; POS-RUINS-01 to -03.
//!
//! The cards of one night are a heap with a place for each player. A look draws the card of that
//! place; from then on it is kept with the set of those who know it.

use super::play::{Play, table_of, undo_marks};
use super::toy::{Flow, Out, Played, Toy, Verdict, refuse, say, say_to};
use kernel::deck::{Deck, End, Next};
use kernel::log::{LogFile, UndoMark};
use kernel::{Asked, ChanceRequest, Luck, Seat, Seats, Table, Waiting};
use scene::Viewer;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Night {
    /// The cards not drawn for anybody yet.
    heap: Deck<u16>,
    before: [Lies; 4],
    turn: u8,
    frames: Vec<Frame>,
}

const TABLE: Seats = Seats::first(4);

/// A player's night card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Lies {
    Undecided,
    FaceDown { card: u16, knowers: Seats },
    FaceUp(u16),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    Turn,
    /// This seat looks at one card after another.
    Look {
        by: u8,
        at: Seats,
    },
    /// The day is over: every card is turned over.
    Nightfall,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    LookAt(u8),
    Ruins,
    Nightfall,
}

impl Night {
    /// The card that is to be decided next, if chance must decide it.
    fn due(&self) -> Option<u8> {
        let undecided = |seat: &Seat| self.before[usize::from(seat.0)] == Lies::Undecided;
        let wanted = match self.frames.last()? {
            Frame::Turn => Seats::NONE,
            Frame::Look { at, .. } => *at,
            Frame::Nightfall => TABLE,
        };
        wanted.iter().find(undecided).map(|seat| seat.0)
    }

    fn learn(&mut self, whose: u8, who: Seats, out: &mut Out) {
        let Lies::FaceDown { card, knowers } = &mut self.before[usize::from(whose)] else { return };
        let unaware: Seats = who.iter().filter(|seat| !knowers.contains(*seat)).collect();
        *knowers = knowers.and(who);
        out.reveal_to_all(unaware);
        say_to(out, who, format!("{whose} has {card}"));
    }
}

impl Toy for Night {
    type Frame = Frame;
    type Choice = Choice;
    const SEATS: u8 = 4;
    const WHOSE_WORD: &'static str = "POS-FLOW-02";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        match (self.due(), self.heap.next(End::Top), self.frames.last()) {
            (_, _, None) => Waiting::Over,
            (Some(_), Next::Unknown { size }, _) => Waiting::Chance(ChanceRequest::Draw { size }),
            _ => Waiting::Choice(Asked::one(Seat(self.turn))),
        }
    }

    fn candidates(&self) -> Vec<Choice> {
        (0..4).map(Choice::LookAt).chain([Choice::Ruins, Choice::Nightfall]).collect()
    }

    fn may(&self, choice: Choice) -> Verdict {
        match choice {
            Choice::LookAt(whose) => match self.before[usize::from(whose)] {
                Lies::FaceDown { knowers, .. } if knowers.contains(Seat(self.turn)) => {
                    refuse("POS-NIGHT-01")
                }
                _ => Ok(()),
            },
            Choice::Ruins | Choice::Nightfall => Ok(()),
        }
    }

    fn choose(&mut self, choice: Choice, out: &mut Out) {
        say(out, format!("{choice:?}"));
        let by = self.turn;
        self.turn = (self.turn + 1) % 4;
        self.frames.push(match choice {
            Choice::LookAt(whose) => Frame::Look { by, at: Seats::one(Seat(whose)) },
            Choice::Ruins => Frame::Look { by, at: TABLE },
            Choice::Nightfall => Frame::Nightfall,
        });
    }

    fn card_at(&self, index: u32) -> u16 {
        self.heap.card_at(End::Top, index)
    }

    fn draw(&mut self, card: u16, _out: &mut Out) -> bool {
        let Some(whose) = self.due().filter(|_| self.heap.take(End::Top, card)) else {
            return false;
        };
        self.before[usize::from(whose)] = Lies::FaceDown { card, knowers: Seats::NONE };
        true
    }

    fn go_on(&mut self, out: &mut Out) -> Flow {
        match self.frames.last().copied() {
            _ if self.due().is_some() => Flow::Waits,
            Some(Frame::Look { by, at }) => {
                self.frames.pop();
                at.iter().for_each(|whose| self.learn(whose.0, Seats::one(Seat(by)), out));
                Flow::Goes
            }
            Some(Frame::Nightfall) => {
                self.frames.clear();
                for whose in 0..4 {
                    self.learn(whose, TABLE, out);
                    if let Lies::FaceDown { card, .. } = self.before[usize::from(whose)] {
                        self.before[usize::from(whose)] = Lies::FaceUp(card);
                    }
                }
                Flow::Goes
            }
            Some(Frame::Turn) | None => Flow::Waits,
        }
    }

    /// Whether a face-down card is decided is never shown.
    fn seen_by(&self, viewer: Viewer) -> String {
        let shown = self.before.map(|lies| match (lies, viewer) {
            (Lies::FaceUp(card), _) => Some(card),
            (Lies::FaceDown { card, knowers }, Viewer::Seat(seat))
                if knowers.contains(Seat(seat)) =>
            {
                Some(card)
            }
            _ => None,
        });
        format!("{shown:?}, {} to move", self.turn)
    }

    /// Hidden cards go on top of the heap as seen by their knowers, and come off again.
    fn imagine(&self, seat: Seat, luck: &mut Luck) -> Self {
        let mut night = self.clone();
        for lies in &self.before {
            if let Lies::FaceDown { card, knowers } = lies {
                night.heap.put(End::Top, *card, *knowers);
            }
        }
        night.heap = night.heap.imagine(seat, luck);
        for lies in night.before.iter_mut().rev() {
            if let Lies::FaceDown { card, .. } = lies
                && let Some(imagined) = night.heap.take_known(End::Top)
            {
                *card = imagined;
            }
        }
        night
    }
}

fn night() -> Night {
    let (heap, before) = (Deck::heap(11..=14, TABLE), [Lies::Undecided; 4]);
    Night { heap, before, turn: 0, frames: vec![Frame::Turn] }
}

/// The cards that, as far as this seat knows, a player may have.
fn thought(play: &Play<Night>, seat: u8, whose: usize) -> Vec<u16> {
    let mut luck = Luck::from_number(9);
    let card = |_| match play.toy().imagine(Seat(seat), &mut luck).before[whose] {
        Lies::FaceDown { card, .. } | Lies::FaceUp(card) => card,
        Lies::Undecided => 0,
    };
    let mut cards: Vec<u16> = (0..200).map(card).collect();
    cards.sort();
    cards.dedup();
    cards
}

#[test]
fn who_looks_learns_and_neither_the_owner_nor_anyone_else_does() {
    let mut play = Play::begin(&night());
    play.choose(0, Choice::LookAt(2)).stands("Turn > Look").asks_for_a_card_of(4).draw(11);
    assert_eq!(play.reveals(), [0]);
    assert_eq!(thought(&play, 0, 2), [11]);
    for unaware in 1..4 {
        assert_eq!(thought(&play, unaware, 2), [11, 12, 13, 14]);
    }
}

#[test]
fn a_second_look_at_the_same_card_needs_no_chance_and_reveals_to_the_second_alone() {
    let mut play = Play::begin(&night());
    play.choose(0, Choice::LookAt(2)).draw(11).choose(1, Choice::LookAt(2)).stands("Turn").asks(2);
    assert_eq!(play.reveals(), [1]);
    assert_eq!((thought(&play, 1, 2), thought(&play, 2, 2)), (vec![11], vec![11, 12, 13, 14]));
}

#[test]
fn the_ruins_show_every_card_one_draw_after_another() {
    let mut play = Play::begin(&night());
    play.choose(0, Choice::LookAt(1)).draw(13).choose(1, Choice::Ruins);
    play.asks_for_a_card_of(3).draw(12).stands("Turn > Look").asks_for_a_card_of(2).draw(14);
    play.asks_for_a_card_of(1).draw(11);
    assert_eq!(play.reveals(), [1]);
    assert_eq!(thought(&play, 1, 0), [12]);
    assert_eq!(thought(&play, 0, 0), [11, 12, 14], "one other is known to the first seat");
    assert_eq!(thought(&play, 2, 0), [11, 12, 13, 14]);
    play.choose(2, Choice::Nightfall).is_over();
    assert_eq!(play.reveals(), [0, 2, 3], "the second seat knew them all");
}

#[test]
fn a_table_marks_who_learned_and_can_be_replayed_into_the_middle_of_a_look() {
    let table = looked_at(8);
    let second = UndoMark::Reveals(vec!["second".into()]);
    let marks = undo_marks(&table);
    assert_eq!(marks[..4], [UndoMark::Free, UndoMark::Random, second, UndoMark::Free]);
    assert!(marks[4..].iter().all(|mark| *mark == UndoMark::Random));
    assert_eq!(table.free_undo(Seat(1)), None, "what was seen cannot be forgotten");

    let file = table.log_file();
    assert_eq!(LogFile::read(&file.write()), Ok(file.clone()));
    let replayed = |upto| match Table::<Played<Night>>::replay(&file, Arc::new(()), "", upto) {
        Ok(table) => table,
        Err(error) => panic!("{error}"),
    };
    assert_eq!(replayed(None).game(), table.game());
    assert_eq!(replayed(Some(5)).game().0.frames.len(), 2, "in the middle of the ruins");
}

#[test]
fn what_others_saw_changes_nothing_of_what_the_owner_sees_hears_or_is_asked() {
    let seen = |seed, seat| {
        let (table, viewer) = (looked_at(seed), Viewer::Seat(seat));
        (table.scene(viewer), table.prompt(viewer), table.told(viewer, None))
    };
    let card = |seed| looked_at(seed).game().0.before[3];
    let Some(other) = (2..50).find(|other| card(*other) != card(1)) else { panic!("as if pinned") };
    assert_eq!(seen(1, 3), seen(other, 3));
    assert_ne!(seen(1, 0), seen(other, 0));
}

/// Two seats look at the fourth seat's card, a third at all cards.
fn looked_at(seed: u64) -> Table<Played<Night>> {
    let mut table = table_of(&night(), seed);
    for (seat, choice) in [(0, Choice::LookAt(3)), (1, Choice::LookAt(3)), (2, Choice::Ruins)] {
        assert_eq!(table.choose(Seat(seat), choice), Ok(()));
    }
    table
}
