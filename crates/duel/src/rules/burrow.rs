//! Burrow: the Sleeper may take back 1 power after a Move.

use super::{Events, Menu, Verdict, abilities};
use crate::choice::Ability;
use crate::figures::Faction;
use crate::spellbooks::Book;
use crate::state::{Duel, Frame};
use crate::words::{Question, ask};
use crate::{Choice, Event};
use kernel::RuleId;
use scene::Phrase;

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-SLEEPER-19"];

pub(crate) fn question(who: Faction) -> Question {
    Question::new(ask("ask-burrow", who), Phrase::new("reason-burrow"))
}

/// CWD-SLEEPER-19: 1 power comes back if the Move cost 2 or more.
pub(crate) fn after_move(duel: &mut Duel, who: Faction, paid: u16) {
    if who == Faction::Sleeper && paid >= 2 && duel.has(Book::Burrow) {
        duel.push(Frame::Burrow);
    }
}

pub(crate) fn offer(menu: &mut Menu) {
    abilities::offer(Ability::Burrow, menu);
}

pub(crate) fn may_answer(choice: Choice) -> Verdict {
    abilities::may_answer(Ability::Burrow, choice, "CWD-SLEEPER-19")
}

pub(crate) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    duel.pop();
    if choice == Choice::Use(Ability::Burrow) {
        let who = Faction::Sleeper;
        let purse = &mut duel.side_mut(who).power;
        *purse += 1;
        out.say(Event::AbilityUsed { who, ability: Ability::Burrow });
        out.say(Event::PowerGained { who, power: 1, now: *purse });
    }
}
