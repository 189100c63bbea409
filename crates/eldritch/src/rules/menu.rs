//! Every legal answer to what is asked.

use super::{
    Menu, abilities, abilities::playing, acquire, actions, combat, deciding, discarding,
    encounters, improving, losses, natives, reckoning, testing, trade, travel,
};
use crate::Choice;
use crate::content::Content;
use crate::ids::SpaceId;
use crate::state::{Eldritch, Frame, It, Marker};

pub fn offer(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let frame = s.top();
    match frame {
        Frame::ChooseSheet { .. } => {
            s.unused_sheets.iter().for_each(|sheet| menu.offer(Choice::Play(sheet)));
        }
        Frame::Turn { seat } | Frame::OneAction { seat } => actions::offer(s, c, *seat, menu),
        Frame::Encounter { .. } => encounters::offer(s, c, frame, menu),
        Frame::Monsters { .. } => encounters::offer_monsters(s, frame, menu),
        Frame::PassLead | Frame::GiveLead { .. } => {
            playing(s).for_each(|seat| menu.offer(Choice::Lead(seat)));
        }
        Frame::May { .. }
        | Frame::Unless { .. }
        | Frame::Choose { .. }
        | Frame::Pick { .. }
        | Frame::Aim { .. }
        | Frame::Where { .. }
        | Frame::FallTo { .. }
        | Frame::Each { .. } => deciding::offer(s, c, frame, menu),
        Frame::Surge { left } | Frame::OmenDoom { left } => {
            left.iter().for_each(|at| menu.offer(Choice::Pick(It::Gate(SpaceId(at)))));
        }
        Frame::Trigger { .. } | Frame::ReadCondition { .. } | Frame::ImproveAgain { .. } => {
            menu.offer(Choice::Yes);
            menu.offer(Choice::No);
        }
        Frame::AtOnce { n, .. } => abilities::offer_order(s, *n, menu),
        Frame::Test(_) => testing::offer(s, c, menu),
        Frame::Fight(_) => combat::offer(s, c, menu),
        Frame::Loss(_) => losses::offer(s, c, menu),
        Frame::TakeFromReserve { .. } => acquire::offer_take(s, c, frame, menu),
        Frame::FindAlly { .. } => natives::offer_allies(s, c, menu),
        Frame::PickPartner { .. } => trade::offer_partner(s, frame, menu),
        Frame::Buy { .. } => acquire::offer(s, c, frame, menu),
        Frame::Discard { .. } | Frame::DiscardAny { .. } | Frame::ReplaceTicket { .. } => {
            discarding::offer(s, c, frame, menu);
        }
        Frame::Improve { who, .. } => improving::offer(s, *who, menu),
        Frame::Unimprove { who, .. } => improving::offer_unimprove(s, *who, menu),
        Frame::Moving { .. } => travel::offer(s, c, frame, menu),
        Frame::Convert { who } => natives::offer_convert(s, *who, menu),
        Frame::SetOmen { .. } => (0..4).for_each(|at| menu.offer(Choice::Omen(at))),
        Frame::GroupClues { .. } => {
            let pays = |seat: &u8| super::payable::clues_of(s, c, *seat) > 0;
            playing(s).filter(pays).for_each(|seat| menu.offer(Choice::Pay(seat)));
        }
        Frame::Trade { .. } => trade::offer(s, c, frame, menu),
        Frame::Agree { .. } => {
            menu.offer(Choice::Agree);
            menu.offer(Choice::Refuse);
        }
        Frame::OrderGates { one, other, .. } => {
            menu.offer(Choice::Top(*one));
            menu.offer(Choice::Top(*other));
        }
        Frame::MarkFall { .. } => {
            menu.offer(Choice::Mark(Marker::Crippled));
            menu.offer(Choice::Mark(Marker::Insane));
        }
        Frame::Reckoning => reckoning::offer(s, c, menu),
        Frame::PayClues { who, .. } => {
            if !s.investigator(*who).clues.is_empty() {
                menu.offer(Choice::SpendClue);
            }
            menu.offer(Choice::SpendSanity);
        }
        _ => {}
    }
}

/// The answer that hardly ever matters otherwise.
pub fn quiet(s: &Eldritch, c: &Content) -> Option<Choice> {
    match *s.top() {
        Frame::Reckoning => {
            let mut menu = Menu::new();
            reckoning::offer(s, c, &mut menu);
            menu.first().copied()
        }
        Frame::Test(_) => testing::quiet(s, c),
        Frame::Agree { .. } => Some(Choice::Agree),
        Frame::PassLead => Some(Choice::Lead(s.lead)),
        Frame::ReadCondition { .. } | Frame::ImproveAgain { .. } => Some(Choice::Yes),
        _ => None,
    }
}
