//! Carrying out an answer: each chapter handles its own.

use super::{
    Run, acquire, actions, clues, combat, conflicts, defeated, discarding, doom, effect_questions,
    encounters, flipping, gates, improving, losses, mythos, prepare_travel, reckoning, round,
    testing, trade, travel, triggers,
};
use crate::Choice;
use crate::state::{Frame, asks_nothing};
use kernel::Seat;

pub(super) fn answer(run: &mut Run<'_>, seat: Seat, choice: Choice) {
    let frame = &run.s.top().clone();
    match *frame {
        Frame::ChooseSheet { seat } => round::answer_sheet(run, seat, choice),
        Frame::Turn { seat } | Frame::OneAction { seat } => actions::answer(run, seat, choice),
        Frame::Encounter { seat, .. } => encounters::answer(run, seat, choice),
        Frame::Monsters { seat, ref left } => {
            encounters::answer_monsters(run, seat, left.clone(), choice);
        }
        Frame::PassLead | Frame::GiveLead { .. } => round::answer_lead(run, choice),
        Frame::May { at } => effect_questions::answer_may(run, at, choice),
        Frame::Unless { at } => effect_questions::answer_unless(run, at, choice),
        Frame::Choose { at } => effect_questions::answer_way(run, at, choice),
        Frame::Pick { at, .. } => effect_questions::answer_pick(run, at, choice),
        Frame::Each { at, .. } => effect_questions::answer_each(run, at, choice),
        Frame::Aim { .. } => effect_questions::answer_aim(run, choice),
        Frame::Where { .. } => effect_questions::answer_where(run, choice),
        Frame::FallTo { who, .. } => defeated::answer_fall_to(run, who, choice),
        Frame::Surge { .. } => mythos::answer_surge(run, choice),
        Frame::OmenDoom { .. } => doom::answer_omen_doom(run, choice),
        Frame::Trigger { .. } => triggers::answer(run, frame, choice),
        Frame::ReadCondition { reader, owner, card } => {
            flipping::answer_read(run, reader, owner, card, choice);
        }
        Frame::ImproveAgain { who, skill } => improving::answer_again(run, who, skill, choice),
        Frame::AtOnce { who, n } => conflicts::answer(run, who, n, choice),
        Frame::Test(_) => testing::answer(run, choice),
        Frame::Fight(_) => combat::answer(run, seat, choice),
        Frame::Loss(_) => losses::answer(run, seat, choice),
        Frame::TakeFromReserve { .. } => acquire::answer_take(run, frame, choice),
        Frame::FindAsset { who, .. } => acquire::answer_found(run, who, choice),
        Frame::PickPartner { who, kind } => trade::answer_partner(run, who, kind, choice),
        Frame::Buy { .. } => acquire::answer(run, frame, choice),
        Frame::Discard { .. } => discarding::answer(run, frame, choice),
        Frame::DiscardAny { who, .. } => discarding::answer_any(run, who, choice),
        Frame::ReplaceTicket { who, new, passed_on } => {
            prepare_travel::answer_replace(run, who, new, passed_on, choice);
        }
        Frame::Improve { who, n } => improving::answer(run, who, n, choice),
        Frame::Unimprove { who, spent } => improving::answer_unimprove(run, who, spent, choice),
        Frame::Moving { .. } => travel::answer(run, choice),
        Frame::Convert { who } => losses::answer_convert(run, who, choice),
        Frame::SetOmen { .. } => doom::answer_omen(run, choice),
        Frame::GroupClues { left } => clues::answer_group(run, left, choice),
        Frame::Trade { .. } => trade::answer(run, frame, choice),
        Frame::Agree { who, with } => trade::answer_agree(run, who, with, choice),
        Frame::OrderGates { .. } => gates::answer_order(run, frame, choice),
        Frame::MarkFall { who } => defeated::answer_mark(run, who, choice),
        Frame::Reckoning => reckoning::answer(run, choice),
        Frame::PayClues { who, n } => clues::answer_pay(run, who, n, choice),
        asks_nothing!() => {}
    }
}
