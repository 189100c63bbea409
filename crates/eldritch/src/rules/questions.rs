//! What is asked: each chapter words its own questions.

use super::asking::Asking;
use super::{
    acquire, actions, clues, combat, conflicts, defeated, discarding, doom, effect_questions,
    encounters, flipping, gates, improving, losses, mythos, prepare_travel, reckoning, round,
    testing, trade, travel, triggers,
};
use crate::state::{Frame, asks_nothing};
use ::scene::Phrase;

pub(crate) fn question(ask: &Asking<'_>) -> Phrase {
    match *ask.game.top() {
        Frame::ChooseSheet { .. } => round::question_sheet(ask),
        Frame::Turn { .. } => actions::question(ask),
        Frame::OneAction { .. } => actions::question_one_action(ask),
        Frame::Encounter { seat, after } => encounters::question(ask, seat, after),
        Frame::Monsters { ref left, .. } => encounters::question_monsters(ask, left),
        Frame::PassLead => round::question_pass_lead(ask),
        Frame::GiveLead { .. } => round::question_give_lead(ask),
        Frame::May { at } => effect_questions::question_may(ask, at),
        Frame::Unless { .. } => effect_questions::question_unless(ask),
        Frame::Choose { .. } => effect_questions::question_way(ask),
        Frame::Pick { .. } => effect_questions::question_pick(ask),
        Frame::Where { .. } => effect_questions::question_where(ask),
        Frame::Aim { .. } => effect_questions::question_aim(ask),
        Frame::Trigger { source, .. } => triggers::question(ask, source),
        Frame::AtOnce { .. } => conflicts::question(ask),
        Frame::Test(_) => testing::question(ask),
        Frame::Fight(_) => combat::question(ask),
        Frame::Loss(_) => losses::question(ask),
        Frame::TakeFromReserve { n, .. } => acquire::question_take(ask, n),
        Frame::FindAsset { with, .. } => acquire::question_find(ask, with),
        Frame::Buy { left, .. } => acquire::question(ask, left),
        Frame::Discard { n, .. } => discarding::question(ask, n),
        Frame::DiscardAny { .. } => discarding::question_any(ask),
        Frame::ReplaceTicket { .. } => prepare_travel::question_replace(ask),
        Frame::Improve { n, .. } => improving::question(ask, n),
        Frame::ImproveAgain { skill, .. } => improving::question_again(ask, skill),
        Frame::Unimprove { spent, .. } => improving::question_unimprove(ask, spent),
        Frame::Moving { left, tickets, .. } => travel::question(ask, left, tickets),
        Frame::Convert { .. } => losses::question_convert(ask),
        Frame::SetOmen { .. } => doom::question_omen(ask),
        Frame::GroupClues { left } => clues::question_group(ask, left),
        Frame::Trade { with, kind, .. } => trade::question(ask, with, kind),
        Frame::Agree { who, .. } => trade::question_agree(ask, who),
        Frame::PickPartner { .. } => trade::question_partner(ask),
        Frame::OrderGates { .. } => gates::question_order(ask),
        Frame::MarkFall { .. } => defeated::question_mark(ask),
        Frame::FallTo { who, .. } => defeated::question_fall_to(ask, who),
        Frame::Surge { .. } | Frame::Each { .. } => mythos::question_surge(ask),
        Frame::OmenDoom { .. } => doom::question_omen_doom(ask),
        Frame::Reckoning => reckoning::question(ask),
        Frame::ReadCondition { owner, card, .. } => flipping::question_read(ask, owner, card),
        Frame::PayClues { n, .. } => clues::question_pay(ask, n),
        asks_nothing!() => ask.nothing(),
    }
}
