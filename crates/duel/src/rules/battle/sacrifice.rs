//! Demand Sacrifice: the Windwalker's response. CWD-SLEEPER-20.

use super::{advance, question_of};
use crate::content::Content;
use crate::figures::Faction;
use crate::rules::{Events, Menu, Verdict, elder_signs, not_asked};
use crate::state::{Battle, Duel};
use crate::words::Question;
use crate::{Choice, Event};
use kernel::RuleId;

pub(super) const ASKED_BY: &[RuleId] = ids!["CWD-SLEEPER-20"];

pub(super) fn question(content: &Content, battle: &Battle, who: Faction) -> Question {
    question_of("sacrifice", content, battle, who, 0)
}

pub(super) fn offer(menu: &mut Menu) {
    menu.offer(Choice::GrantSign);
    menu.offer(Choice::BluntKills);
}

pub(super) fn may_answer(choice: Choice) -> Verdict {
    match matches!(choice, Choice::GrantSign | Choice::BluntKills) {
        true => Ok(()),
        false => not_asked("CWD-SLEEPER-20"),
    }
}

/// CWD-SLEEPER-20: the enemy either lets the Sleeper draw a sign or has its own Kills blunted.
pub(super) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    advance(duel);
    if choice == Choice::BluntKills {
        if let Some(battle) = duel.battles.last_mut() {
            battle.blunted = true;
        }
        out.say(Event::KillsBlunted);
    } else {
        elder_signs::gain(duel, Faction::Sleeper, 1);
    }
}
