//! Abilities that are used or left unused when their moment comes.

use super::{Menu, Verdict, not_asked};
use crate::Choice;
use crate::choice::Ability;

pub(crate) fn offer(ability: Ability, menu: &mut Menu) {
    menu.offer(Choice::Use(ability));
    menu.offer(Choice::Decline(ability));
}

/// CWD-ABIL-12: whoever has the ability decides; the rule is the one that asks.
pub(crate) fn may_answer(ability: Ability, choice: Choice, rule: &'static str) -> Verdict {
    if choice == Choice::Use(ability) || choice == Choice::Decline(ability) {
        return Ok(());
    }
    not_asked(rule)
}
