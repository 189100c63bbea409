//! What a table keeps of its inputs: a few bytes each, since a host holds thousands of tables.
//!
//! Choices and chance are kept as the game's own small values and become text only when a log is
//! requested; the events of all inputs are in one list.

use super::Table;
use crate::keying::Keying;
use crate::log::{Entry, Input, UndoMark};
use crate::{ChanceOutcome, Events, Game, Seat, Seats, Shown};

/// An input that was accepted.
#[derive(Clone, Debug)]
pub(super) struct Taken<C> {
    pub given: Given<C>,
    pub undo: Undoing,
    /// Where its events end in the table's list of them.
    pub events_end: u32,
}

#[derive(Clone, Debug)]
pub(super) enum Given<C> {
    Choice { seat: Seat, choice: C, forced: bool },
    Dice(Box<[u8]>),
    Drawn(u16),
    Keyed(Box<Keying>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Undoing {
    Free,
    Reveals(Seats),
    Random,
}

impl<C: Copy> Given<C> {
    pub fn chance(outcome: &ChanceOutcome) -> Self {
        match outcome {
            ChanceOutcome::Dice(faces) => Given::Dice(faces.as_slice().into()),
            ChanceOutcome::Drawn(card) => Given::Drawn(*card),
        }
    }

    pub fn is_chance(&self) -> bool {
        match self {
            Given::Dice(_) | Given::Drawn(_) => true,
            Given::Choice { .. } | Given::Keyed(_) => false,
        }
    }

    /// Whether it goes to the game: a keying concerns the table alone.
    pub fn is_played(&self) -> bool {
        !matches!(self, Given::Keyed(_))
    }

    /// A choice that was really asked for, not one the table made by itself.
    pub fn is_asked(&self) -> bool {
        matches!(self, Given::Choice { forced: false, .. })
    }
}

impl<G: Shown> Table<G> {
    /// All inputs by meaning, as a log has them.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = Entry> {
        self.entries_from(0)
    }

    /// The inputs after number `n`.
    pub fn entries_from(&self, n: u64) -> impl DoubleEndedIterator<Item = Entry> {
        let from = self.inputs.len().min(n as usize);
        (from..self.inputs.len()).map(|at| self.entry(at))
    }

    pub(super) fn entry(&self, at: usize) -> Entry {
        let taken = &self.inputs[at];
        let input = match &taken.given {
            Given::Choice { seat, choice, forced } => Input::Choice {
                seat: self.start.seat_key(*seat).to_owned(),
                choose: G::write(&self.content, *choice),
                forced: *forced,
            },
            Given::Dice(faces) => Input::Dice { dice: faces.to_vec() },
            Given::Drawn(card) => Input::Drawn { drawn: G::write_drawn(&self.content, *card) },
            Given::Keyed(keying) => Input::Keyed { keyed: keying.clone() },
        };
        Entry { n: at as u64 + 1, input, undo: self.undo_mark(taken.undo) }
    }

    pub(super) fn undo_mark(&self, undo: Undoing) -> UndoMark {
        match undo {
            Undoing::Free => UndoMark::Free,
            Undoing::Reveals(seats) => UndoMark::Reveals(
                seats.iter().map(|it| self.start.seat_key(it).to_owned()).collect(),
            ),
            Undoing::Random => UndoMark::Random,
        }
    }

    /// Keeps an input with its events.
    pub(super) fn keep(&mut self, given: Given<G::Choice>, undo: Undoing, events: Vec<G::Event>) {
        append(&mut self.events, events);
        let events_end = self.events.len() as u32;
        append(&mut self.inputs, [Taken { given, undo, events_end }]);
    }

    /// The events of the set-up.
    pub(super) fn opening(&self) -> &[G::Event] {
        &self.events[..self.opening as usize]
    }

    /// The events of the inputs after number `n`, each with the number of its input.
    pub(super) fn events_after(&self, n: u64) -> impl Iterator<Item = (u64, &[G::Event])> {
        let begun = |at: usize| match at {
            0 => self.opening,
            at => self.inputs[at - 1].events_end,
        };
        let from = self.inputs.len().min(n as usize);
        self.inputs[from..].iter().enumerate().map(move |(at, taken)| {
            let events = &self.events[begun(from + at) as usize..taken.events_end as usize];
            ((from + at) as u64 + 1, events)
        })
    }

    /// The game just after input `n`; `None` if the table's own inputs do not replay.
    pub(super) fn game_at(&self, n: u64) -> Option<G> {
        if n >= self.len() {
            return Some(self.game.clone());
        }
        let mut game = self.start.clone();
        for taken in &self.inputs[..n as usize] {
            if !retake(&mut game, &self.content, &taken.given) {
                debug_assert!(false, "the table's own inputs do not replay: {taken:?}");
                return None;
            }
        }
        Some(game)
    }
}

pub(super) fn retake<G: Game>(
    game: &mut G,
    content: &G::Content,
    given: &Given<G::Choice>,
) -> bool {
    let mut out = Events::deaf();
    match given {
        Given::Choice { seat, choice, .. } => {
            game.choose(content, *seat, *choice, &mut out).is_ok()
        }
        Given::Dice(faces) => {
            let outcome = ChanceOutcome::Dice(faces.iter().copied().collect());
            game.chance(content, &outcome, &mut out).is_ok()
        }
        Given::Drawn(card) => game.chance(content, &ChanceOutcome::Drawn(*card), &mut out).is_ok(),
        Given::Keyed(_) => true,
    }
}

/// Grows by an eighth rather than doubling: tables live long and grow slowly.
fn append<T>(list: &mut Vec<T>, more: impl IntoIterator<Item = T, IntoIter: ExactSizeIterator>) {
    let more = more.into_iter();
    if list.capacity() - list.len() < more.len() {
        list.reserve_exact(more.len().max(list.len() / 8).max(16));
    }
    list.extend(more);
}
