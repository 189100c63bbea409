//! Abilities that their owner may use or decline when they come up.

use super::{Menu, Verdict, not_asked};
use crate::Choice;
use crate::choice::Ability;

pub(crate) fn offer(ability: Ability, menu: &mut Menu) {
    menu.offer(Choice::Use(ability));
    menu.offer(Choice::Decline(ability));
}

/// CWD-ABIL-12: the owner of the ability decides; `rule` is the rule that asks.
pub(crate) fn may_answer(ability: Ability, choice: Choice, rule: &'static str) -> Verdict {
    if choice == Choice::Use(ability) || choice == Choice::Decline(ability) {
        return Ok(());
    }
    not_asked(rule)
}
