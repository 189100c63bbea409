//! Every legal answer: each chapter lists its own.

use super::{
    Menu, acquire, actions, clues, combat, conflicts, defeated, discarding, doom, effect_questions,
    encounters, flipping, gates, improving, losses, prepare_travel, reckoning, round, testing,
    trade, travel,
};
use crate::Choice;
use crate::content::Content;
use crate::state::{Eldritch, Frame, asks_nothing};

pub(super) fn offer(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let frame = s.top();
    match frame {
        Frame::ChooseSheet { .. } => round::offer_sheets(s, menu),
        Frame::Turn { seat } | Frame::OneAction { seat } => actions::offer(s, c, *seat, menu),
        Frame::Encounter { .. } => encounters::offer(s, c, frame, menu),
        Frame::Monsters { .. } => encounters::offer_monsters(s, frame, menu),
        Frame::PassLead | Frame::GiveLead { .. } => round::offer_lead(s, menu),
        Frame::Choose { at } => effect_questions::offer_ways(s, c, *at, menu),
        Frame::Pick { at, among } => effect_questions::offer_pick(c, *at, among, menu),
        Frame::Aim { at, among } => effect_questions::offer_aim(c, *at, among, menu),
        Frame::Each { at, left } => effect_questions::offer_each(c, *at, left, menu),
        Frame::Where { among, .. } | Frame::FallTo { among, .. } => {
            effect_questions::offer_spaces(among, menu);
        }
        Frame::Surge { left } | Frame::OmenDoom { left } => doom::offer_gates(left, menu),
        Frame::May { .. }
        | Frame::Unless { .. }
        | Frame::Trigger { .. }
        | Frame::ReadCondition { .. }
        | Frame::ImproveAgain { .. } => effect_questions::offer_yes_or_no(menu),
        Frame::AtOnce { n, .. } => conflicts::offer(s, *n, menu),
        Frame::Test(_) => testing::offer(s, c, menu),
        Frame::Fight(_) => combat::offer(s, c, menu),
        Frame::Loss(_) => losses::offer(s, c, menu),
        Frame::TakeFromReserve { .. } => acquire::offer_take(s, c, frame, menu),
        Frame::FindAsset { with, .. } => acquire::offer_found(s, c, *with, menu),
        Frame::PickPartner { .. } => trade::offer_partner(s, frame, menu),
        Frame::Buy { .. } => acquire::offer(s, c, frame, menu),
        Frame::Discard { .. } => discarding::offer(s, c, frame, menu),
        Frame::DiscardAny { .. } => discarding::offer_any(s, c, frame, menu),
        Frame::ReplaceTicket { who, new, .. } => {
            prepare_travel::offer_replace(s, *who, *new, menu);
        }
        Frame::Improve { who, .. } => improving::offer(s, *who, menu),
        Frame::Unimprove { who, .. } => improving::offer_unimprove(s, *who, menu),
        Frame::Moving { .. } => travel::offer(s, c, frame, menu),
        Frame::Convert { who } => losses::offer_convert(s, *who, menu),
        Frame::SetOmen { .. } => doom::offer_omens(menu),
        Frame::GroupClues { .. } => clues::offer_group(s, c, menu),
        Frame::Trade { .. } => trade::offer(s, c, frame, menu),
        Frame::Agree { .. } => trade::offer_agree(menu),
        Frame::OrderGates { one, other, .. } => gates::offer_order(*one, *other, menu),
        Frame::MarkFall { .. } => defeated::offer_mark(menu),
        Frame::Reckoning => reckoning::offer(s, menu),
        Frame::PayClues { who, .. } => clues::offer_pay(s, *who, menu),
        asks_nothing!() => {}
    }
}

/// The quiet answer, if the question has one.
pub(super) fn quiet(s: &Eldritch, c: &Content) -> Option<Choice> {
    match *s.top() {
        Frame::Test(_) => testing::quiet(s, c),
        Frame::Reckoning => reckoning::quiet(s),
        Frame::PassLead => Some(round::quiet_lead(s)),
        Frame::Agree { .. } => Some(trade::QUIET),
        Frame::ReadCondition { .. } => Some(flipping::QUIET_READ),
        Frame::ImproveAgain { .. } => Some(improving::QUIET_AGAIN),
        Frame::ChooseSheet { .. }
        | Frame::Turn { .. }
        | Frame::OneAction { .. }
        | Frame::Encounter { .. }
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
        | Frame::FindAsset { .. }
        | Frame::Buy { .. }
        | Frame::Discard { .. }
        | Frame::DiscardAny { .. }
        | Frame::ReplaceTicket { .. }
        | Frame::Improve { .. }
        | Frame::Unimprove { .. }
        | Frame::Moving { .. }
        | Frame::Convert { .. }
        | Frame::SetOmen { .. }
        | Frame::GroupClues { .. }
        | Frame::Trade { .. }
        | Frame::PickPartner { .. }
        | Frame::OrderGates { .. }
        | Frame::MarkFall { .. }
        | Frame::FallTo { .. }
        | Frame::PayClues { .. }
        | asks_nothing!() => None,
    }
}
