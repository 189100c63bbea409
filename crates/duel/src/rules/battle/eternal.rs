//! Eternal: Rhan-Tegoth may cancel a result assigned to him. CWD-WINDWALKER-13.

use super::assign::mark;
use super::question_of;
use crate::choice::Ability;
use crate::content::Content;
use crate::figures::{Faction, Figure, Unit};
use crate::rules::{Events, Flow, Menu, Verdict, abilities, kill_doom, pay};
use crate::state::{Battle, Blow, Duel};
use crate::words::Question;
use crate::{Choice, Event};
use kernel::RuleId;

/// What cancelling a result costs.
pub(crate) const COST: u16 = 1;

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-WINDWALKER-13"];

pub(crate) fn question(content: &Content, battle: &Battle, who: Faction) -> Question {
    let left = super::left(battle, who);
    question_of("eternal", content, battle, who, left)
}

pub(crate) fn offer(menu: &mut Menu) {
    abilities::offer(Ability::Eternal, menu);
}

pub(crate) fn may_answer(choice: Choice) -> Verdict {
    abilities::may_answer(Ability::Eternal, choice, "CWD-WINDWALKER-13")
}

pub(crate) fn answer(duel: &mut Duel, content: &Content, choice: Choice, out: &mut Events) {
    resolve(duel, content, choice == Choice::Use(Ability::Eternal), out);
}

/// CWD-WINDWALKER-13, CWD-ONGOING-01: 1 power, if there is any.
pub(crate) fn go_on(duel: &mut Duel, content: &Content, out: &mut Events) -> Flow {
    if duel.side(Faction::Windwalker).power > 0 {
        return Flow::Waits;
    }
    resolve(duel, content, false, out);
    Flow::Goes
}

/// CWD-WINDWALKER-13, CWD-BATTLE-24, CWD-BATTLE-30, CWD-KILLDOOM-04: a cancelled result still
/// counts as his one result; a cancelled Kill gives the enemy half his worth.
/// CWD-EX-30, CWD-EX-39: if the Kill is cancelled, a leftover Pain has nobody to go to.
fn resolve(duel: &mut Duel, content: &Content, used: bool, out: &mut Events) {
    let who = Faction::Windwalker;
    let Some(battle) = duel.battles.last_mut() else { return };
    let Some(blow) = battle.eternal.take() else { return };
    let hits = &mut battle.hits[who as usize];
    if !used {
        mark(hits, Figure::beside(Unit::RhanTegoth), blow);
        return;
    }
    hits.spared = true;
    out.say(Event::AbilityUsed { who, ability: Ability::Eternal });
    pay(duel, who, COST, out);
    out.say(Event::Spared { blow });
    if blow == Blow::Kill {
        let worth = kill_doom::spared_worth(content, Unit::RhanTegoth);
        kill_doom::score(duel, content, who.other(), worth, out);
    }
}
