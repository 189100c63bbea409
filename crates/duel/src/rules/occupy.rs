//! Occupying a gate created out of turn at once. CWD-CREATE.

use super::{Events, Menu, Verdict, abilities, gate_control};
use crate::Choice;
use crate::choice::Ability;
use crate::content::{Content, ZoneId};
use crate::figures::Faction;
use crate::state::Duel;
use crate::words::{Question, ask, zone_name};
use kernel::RuleId;
use scene::Phrase;

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-CREATE-03"];

pub(crate) fn question(content: &Content, who: Faction, zone: ZoneId) -> Question {
    let named = |phrase: Phrase| phrase.name("zone", zone_name(content, zone));
    Question::new(named(ask("ask-occupy", who)), named(Phrase::new("reason-occupy")))
}

pub(crate) fn offer(menu: &mut Menu) {
    abilities::offer(Ability::Occupy, menu);
}

pub(crate) fn may_answer(choice: Choice) -> Verdict {
    abilities::may_answer(Ability::Occupy, choice, "CWD-CREATE-03")
}

pub(crate) fn answer(
    duel: &mut Duel,
    who: Faction,
    zone: ZoneId,
    choice: Choice,
    out: &mut Events,
) {
    duel.pop();
    if choice == Choice::Use(Ability::Occupy) {
        gate_control::control(duel, who, zone, out);
    }
}
