//! Questions that cannot matter: answers are tried on copies of the game, and not asked for if all of
//! them come to the same.

use super::{Menu, Out, Run, answer, menu, testing};
use crate::Choice;
use crate::state::{Eldritch, Frame, asks_nothing};

/// How far a trial goes when it comes to further questions.
#[derive(Clone, Copy, Debug)]
pub(super) enum Look {
    /// Through so many questions that cannot matter either, to the first that can.
    Through(u8),
    /// Along the first answers to so many questions, whether they matter or not. Lines that end apart
    /// tell cheaply that they do.
    Along(u8),
}

impl Look {
    /// As many as eight investigators can be asked about one thing.
    pub(super) const DEEPEST: Look = Look::Through(8);
    const FARTHEST: Look = Look::Along(16);

    /// A line has an end even where it runs in a circle.
    pub(super) fn went_on(&mut self) {
        if let Look::Along(left) = self {
            *left = left.saturating_sub(1);
        }
    }
}

/// The answer that nobody needs to give.
///
/// Of answers that come to the same the last is taken: to decline, where that is possible, has the
/// fewest words.
pub(super) fn answer(run: &Run<'_>, seat: u8, look: Look) -> Option<Choice> {
    let (Look::Through(left) | Look::Along(left)) = look;
    let mut offered = Menu::new();
    if left > 0 && may_be_idle(run.s) {
        menu::offer(run.s, run.c, &mut offered);
    }
    let [first, others @ ..] = &offered[..] else { return None };
    if others.is_empty() || leaves_a_trace(*first) {
        return None;
    }
    let alike = |look| {
        let one = after(run, seat, *first, look);
        others.iter().all(|other| after(run, seat, *other, look) == one)
    };
    match look {
        Look::Along(_) => Some(*first),
        Look::Through(left) => {
            let same = alike(Look::FARTHEST) && alike(Look::Through(left - 1));
            same.then(|| others.last().copied())?
        }
    }
}

/// The game when this is answered, up to chance or a question that is asked.
fn after(run: &Run<'_>, seat: u8, choice: Choice, look: Look) -> Eldritch {
    let mut game = run.s.clone();
    let mut run = Run { s: &mut game, c: run.c, out: &mut Out::deaf() };
    answer::answer(&mut run, seat, choice);
    run.advance_looking(look);
    game
}

/// What is spent is gone, and every kind of encounter has a deck of its own.
fn leaves_a_trace(choice: Choice) -> bool {
    matches!(choice, Choice::Meet(_) | Choice::SpendClue | Choice::SpendSanity)
}

/// Whether the answers to what is asked may come to the same. An action, a purchase, an exchange leave a
/// trace of their own; and what has a quiet answer is put only to those who want to be asked.
fn may_be_idle(s: &Eldritch) -> bool {
    match *s.top() {
        Frame::Test(_) => testing::may_be_needless(s),
        Frame::ChooseSheet { .. }
        | Frame::Turn { .. }
        | Frame::OneAction { .. }
        | Frame::Buy { .. }
        | Frame::Trade { .. }
        | Frame::Convert { .. }
        | Frame::Unimprove { .. }
        | Frame::Agree { .. }
        | Frame::Reckoning
        | Frame::PassLead
        | Frame::ReadCondition { .. }
        | Frame::ImproveAgain { .. } => false,
        Frame::Encounter { .. }
        | Frame::Monsters { .. }
        | Frame::GiveLead { .. }
        | Frame::Each { .. }
        | Frame::May { .. }
        | Frame::Unless { .. }
        | Frame::Choose { .. }
        | Frame::Pick { .. }
        | Frame::Where { .. }
        | Frame::Aim { .. }
        | Frame::Trigger { .. }
        | Frame::AtOnce { .. }
        | Frame::Fight(_)
        | Frame::Loss(_)
        | Frame::OmenDoom { .. }
        | Frame::Surge { .. }
        | Frame::TakeFromReserve { .. }
        | Frame::FindAlly { .. }
        | Frame::Discard { .. }
        | Frame::DiscardAny { .. }
        | Frame::ReplaceTicket { .. }
        | Frame::Improve { .. }
        | Frame::Moving { .. }
        | Frame::SetOmen { .. }
        | Frame::GroupClues { .. }
        | Frame::PickPartner { .. }
        | Frame::OrderGates { .. }
        | Frame::MarkFall { .. }
        | Frame::FallTo { .. }
        | Frame::PayClues { .. } => true,
        asks_nothing!() => false,
    }
}
