//! Questions that cannot matter.

use super::{
    Menu, Out, Run, acquire, actions, answer, clues, combat, conflicts, defeated, discarding, doom,
    effect_questions, encounters, flipping, gates, improving, losses, menu, mythos, prepare_travel,
    reckoning, round, testing, traces, trade, travel, triggers,
};
use crate::Choice;
use crate::content::Content;
use crate::state::{Eldritch, Frame, Pending, asks_nothing};
use kernel::Seat;
use kernel::needless::{Look, Trial};

impl Trial for Eldritch {
    type Content = Content;
    type Choice = Choice;

    fn asked(&self) -> Option<Seat> {
        if let Pending::Choice(seat) = self.pending { Some(seat) } else { None }
    }

    fn offer(&self, content: &Content, menu: &mut Menu) {
        menu::offer(self, content, menu);
    }

    fn may_be_needless(&self) -> bool {
        may_be_idle(self)
    }

    /// Whether the first answer leaves a trace that the last does not.
    fn is_weighty(&self, content: &Content, offered: &[Choice]) -> bool {
        let [first, .., last] = offered else { return true };
        leaves_a_trace(self, content, *first, *last) || traces::differ(self, content, *first, *last)
    }

    fn try_out(&mut self, content: &Content, seat: Seat, choice: Choice, look: Look) {
        let mut run = Run { s: self, c: content, out: &mut Out::deaf() };
        answer::answer(&mut run, seat, choice);
        run.advance_looking(look);
    }
}

/// Whether the answer itself leaves a trace, whatever follows.
///
/// What is spent or cast stays so for the rest of the round, and a spent ticket is gone. Dice
/// picked up must be rolled before anything else happens; if they are left as they are, the test
/// moves on. Every kind of encounter has its own deck. A choice of one card among several always
/// matters; if several are chosen one after another, their order may not, and is tried.
fn leaves_a_trace(s: &Eldritch, c: &Content, first: Choice, last: Choice) -> bool {
    let one_of_them = || {
        matches!(
            *s.top(),
            Frame::Discard { n: 1, .. }
                | Frame::TakeFromReserve { n: 1, .. }
                | Frame::FindAsset { .. }
                | Frame::ReplaceTicket { .. }
        )
    };
    match (first, last) {
        (
            Choice::Meet(_)
            | Choice::SpendClue
            | Choice::SpendSanity
            | Choice::Cast(_)
            | Choice::Top(_),
            _,
        )
        | (Choice::Go(_, Some(_)), Choice::Stop)
        | (Choice::Drop(_) | Choice::Take(_), Choice::Done) => true,
        (Choice::Drop(_) | Choice::Take(_), _) => one_of_them(),
        (Choice::Pick(_), _) => matches!(s.top(), Frame::PickPartner { .. } | Frame::FallTo { .. }),
        // The last step of a move.
        (Choice::Go(..), Choice::Go(..)) => matches!(s.top(), Frame::Moving { left: 1, .. }),
        (Choice::Use(source), Choice::Stand) => testing::leaves_a_trace(s, c, source),
        _ => false,
    }
}

/// Whether the answers to what is asked may come to the same: each chapter says so of its own questions.
/// What has a quiet answer is put only to those who want to be asked.
fn may_be_idle(s: &Eldritch) -> bool {
    match *s.top() {
        Frame::ChooseSheet { .. } => round::MAY_BE_NEEDLESS_SHEET,
        Frame::Turn { .. } | Frame::OneAction { .. } => actions::MAY_BE_NEEDLESS,
        Frame::Encounter { .. } => encounters::MAY_BE_NEEDLESS,
        Frame::Monsters { .. } => encounters::MAY_BE_NEEDLESS_MONSTERS,
        Frame::PassLead => round::MAY_BE_NEEDLESS_PASS_LEAD,
        Frame::GiveLead { .. } => round::MAY_BE_NEEDLESS_GIVE_LEAD,
        Frame::May { .. }
        | Frame::Unless { .. }
        | Frame::Choose { .. }
        | Frame::Pick { .. }
        | Frame::Each { .. }
        | Frame::Where { .. }
        | Frame::Aim { .. } => effect_questions::MAY_BE_NEEDLESS,
        Frame::Trigger { .. } => triggers::MAY_BE_NEEDLESS,
        Frame::AtOnce { .. } => conflicts::MAY_BE_NEEDLESS,
        Frame::Test(_) => testing::may_be_needless(s),
        Frame::Fight(_) => combat::MAY_BE_NEEDLESS,
        Frame::Loss(_) => losses::MAY_BE_NEEDLESS,
        Frame::TakeFromReserve { .. } => acquire::MAY_BE_NEEDLESS_TAKE,
        Frame::FindAsset { .. } => acquire::MAY_BE_NEEDLESS_FOUND,
        Frame::Buy { .. } => acquire::MAY_BE_NEEDLESS,
        Frame::Discard { .. } | Frame::DiscardAny { .. } => discarding::MAY_BE_NEEDLESS,
        Frame::ReplaceTicket { .. } => prepare_travel::MAY_BE_NEEDLESS_REPLACE,
        Frame::Improve { .. } => improving::MAY_BE_NEEDLESS,
        Frame::ImproveAgain { .. } => improving::MAY_BE_NEEDLESS_AGAIN,
        Frame::Unimprove { .. } => improving::MAY_BE_NEEDLESS_UNIMPROVE,
        Frame::Moving { .. } => travel::MAY_BE_NEEDLESS,
        Frame::Convert { .. } => losses::MAY_BE_NEEDLESS_CONVERT,
        Frame::SetOmen { .. } => doom::MAY_BE_NEEDLESS_OMEN,
        Frame::GroupClues { .. } => clues::MAY_BE_NEEDLESS_GROUP,
        Frame::Trade { .. } => trade::MAY_BE_NEEDLESS,
        Frame::Agree { .. } => trade::MAY_BE_NEEDLESS_AGREE,
        Frame::PickPartner { .. } => trade::MAY_BE_NEEDLESS_PARTNER,
        Frame::OrderGates { .. } => gates::MAY_BE_NEEDLESS_ORDER,
        Frame::MarkFall { .. } => defeated::MAY_BE_NEEDLESS_MARK,
        Frame::FallTo { .. } => defeated::MAY_BE_NEEDLESS_FALL_TO,
        Frame::Surge { .. } => mythos::MAY_BE_NEEDLESS_SURGE,
        Frame::OmenDoom { .. } => doom::MAY_BE_NEEDLESS_OMEN_DOOM,
        Frame::Reckoning => reckoning::MAY_BE_NEEDLESS,
        Frame::ReadCondition { .. } => flipping::MAY_BE_NEEDLESS_READ,
        Frame::PayClues { .. } => clues::MAY_BE_NEEDLESS_PAY,
        asks_nothing!() => false,
    }
}
