//! Questions that cannot matter.

use super::{Menu, Out, Run, answer, menu, testing};
use crate::Choice;
use crate::content::Content;
use crate::state::{Eldritch, Frame, Pending, asks_nothing};
use kernel::Seat;
use kernel::needless::{Look, Trial};

impl Trial for Eldritch {
    type Content = Content;
    type Choice = Choice;

    fn asked(&self) -> Option<Seat> {
        if let Pending::Choice(seat) = self.pending { Some(Seat(seat)) } else { None }
    }

    fn offer(&self, content: &Content, menu: &mut Menu) {
        menu::offer(self, content, menu);
    }

    fn may_be_needless(&self) -> bool {
        may_be_idle(self)
    }

    /// Whether the first answer leaves a trace that the last does not leave.
    ///
    /// A ticket that is spent is gone. Dice that are taken up wait to be rolled before anything else
    /// happens; whoever lets them lie has no test any more that has come so far.
    fn is_weighty(&self, content: &Content, offered: &[Choice]) -> bool {
        match offered {
            [first, ..] if leaves_a_trace(*first) => true,
            [Choice::Go(_, Some(_)), .., Choice::Stop] => true,
            [Choice::Use(source), .., Choice::Stand] => {
                testing::takes_up_dice(self, content, *source)
            }
            _ => false,
        }
    }

    fn try_out(&mut self, content: &Content, seat: Seat, choice: Choice, look: Look) {
        let mut run = Run { s: self, c: content, out: &mut Out::deaf() };
        answer::answer(&mut run, seat.0, choice);
        run.advance_looking(look);
    }
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
