//! Reasons for refusals.

use super::names;
use crate::Why;
use crate::content::Content;
use ::scene::{Phrase, text};

pub(super) fn phrase(content: &Content, why: Why) -> Phrase {
    match why {
        Why::NotYourTurn => Phrase::new("eh-why-not-your-turn"),
        Why::NotAsked => Phrase::new("eh-why-not-asked"),
        Why::NoActionsLeft => Phrase::new("eh-why-no-actions-left"),
        Why::DoneThisRound => Phrase::new("eh-why-done-this-round"),
        Why::Delayed => Phrase::new("eh-why-delayed"),
        Why::Forbidden(card) => {
            Phrase::new("eh-why-forbidden").name("card", names::condition(content, card))
        }
        Why::NotAdjacent(space) => {
            Phrase::new("eh-why-not-adjacent").name("place", names::space(content, space))
        }
        Why::NotACity => Phrase::new("eh-why-not-a-city"),
        Why::NoSuchPath(ticket) => {
            Phrase::new(text!("eh-why-no-{}-path", names::ticket_word(ticket)))
        }
        Why::MonstersHere => Phrase::new("eh-why-monsters-here"),
        Why::NobodyRests => Phrase::new("eh-why-nobody-rests"),
        Why::NobodyHere => Phrase::new("eh-why-nobody-here"),
        Why::NotHeld => Phrase::new("eh-why-not-held"),
        Why::NoTarget => Phrase::new("eh-why-no-target"),
        Why::Unmet => Phrase::new("eh-why-unmet"),
        Why::LeadsNowhere => Phrase::new("eh-why-leads-nowhere"),
        Why::TooDear { asset, left } => Phrase::new("eh-why-too-dear")
            .count("cost", content.asset(asset).cost)
            .count("left", left),
        Why::HasDebt => Phrase::new("eh-why-has-debt"),
        Why::NoLoan => Phrase::new("eh-why-no-loan"),
        Why::CannotPay => Phrase::new("eh-why-cannot-pay"),
        Why::MustFight => Phrase::new("eh-why-must-fight"),
        Why::NoSuchEncounter => Phrase::new("eh-why-no-such-encounter"),
        Why::NoExpeditions => Phrase::new("eh-why-no-expeditions"),
        Why::NoClues => Phrase::new("eh-why-no-clues"),
        Why::AlreadyUsed => Phrase::new("eh-why-already-used"),
        Why::Improved => Phrase::new("eh-why-improved"),
        Why::NoTicket(ticket) => {
            Phrase::new(text!("eh-why-no-{}-ticket", names::ticket_word(ticket)))
        }
    }
}
