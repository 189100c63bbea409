//! Why an answer is refused: each chapter gives its own reasons.

use super::{
    Menu, Verdict, acquire, actions, effect_questions, encounters, improving, menu, not_asked,
    testing, trade, travel,
};
use crate::content::Content;
use crate::state::{Eldritch, Frame, Pending, asks_nothing};
use crate::{Choice, Why};
use kernel::{Refusal, Seat};

pub(super) fn may(s: &Eldritch, c: &Content, seat: Seat, choice: Choice) -> Verdict {
    if s.pending != Pending::Choice(seat) {
        return Err(Refusal::new("EH-INVESTIGATORS-02", Why::NotYourTurn));
    }
    if let Frame::Turn { seat } | Frame::OneAction { seat } = *s.top() {
        return actions::may(s, c, seat, choice);
    }
    let mut offered = Menu::new();
    menu::offer(s, c, &mut offered);
    if offered.contains(choice) { Ok(()) } else { Err(reason(s, c, choice)) }
}

fn reason(s: &Eldritch, c: &Content, choice: Choice) -> Refusal<Why> {
    let frame = s.top();
    match *frame {
        Frame::Encounter { seat, after } => encounters::reason(s, c, seat, after, choice),
        Frame::Monsters { .. } => encounters::reason_monsters(choice),
        Frame::Buy { who, left, .. } => acquire::reason(s, c, who, left, choice),
        Frame::Trade { kind, .. } => trade::reason(kind, choice),
        Frame::Improve { .. } => improving::reason(choice),
        Frame::Test(_) => testing::reason(s, c, choice),
        Frame::Moving { .. } => travel::reason(choice),
        Frame::Choose { .. } => effect_questions::reason_way(choice),
        // Their chapters have no better reason to give.
        Frame::ChooseSheet { .. }
        | Frame::Turn { .. }
        | Frame::OneAction { .. }
        | Frame::PassLead
        | Frame::GiveLead { .. }
        | Frame::May { .. }
        | Frame::Unless { .. }
        | Frame::Pick { .. }
        | Frame::Aim { .. }
        | Frame::Where { .. }
        | Frame::Each { .. }
        | Frame::FallTo { .. }
        | Frame::Surge { .. }
        | Frame::OmenDoom { .. }
        | Frame::Trigger { .. }
        | Frame::ReadCondition { .. }
        | Frame::ImproveAgain { .. }
        | Frame::AtOnce { .. }
        | Frame::Fight(_)
        | Frame::Loss(_)
        | Frame::TakeFromReserve { .. }
        | Frame::FindAsset { .. }
        | Frame::PickPartner { .. }
        | Frame::Discard { .. }
        | Frame::DiscardAny { .. }
        | Frame::ReplaceTicket { .. }
        | Frame::Unimprove { .. }
        | Frame::Convert { .. }
        | Frame::SetOmen { .. }
        | Frame::GroupClues { .. }
        | Frame::Agree { .. }
        | Frame::OrderGates { .. }
        | Frame::MarkFall { .. }
        | Frame::Reckoning
        | Frame::PayClues { .. }
        | asks_nothing!() => not_asked(),
    }
}

/// What a player might try now.
pub(super) fn expected(s: &Eldritch, c: &Content, seat: Seat, menu: &mut Menu) {
    if s.pending != Pending::Choice(seat) {
        return;
    }
    let frame = s.top();
    if let Frame::Turn { seat } | Frame::OneAction { seat } = *frame {
        actions::expected(s, c, seat, menu);
    } else if let Frame::Encounter { .. } = frame {
        encounters::expected(s, c, frame, menu);
    } else if let Frame::Buy { .. } = frame {
        acquire::expected(s, c, frame, menu);
    } else {
        menu::offer(s, c, menu);
    }
}
