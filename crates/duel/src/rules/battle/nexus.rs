//! Energy Nexus: the Sleeper may take an action before a battle. CWD-SLEEPER-17.

use super::{advance, declare, question_of};
use crate::choice::Ability;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Unit};
use crate::rules::actions::{self, Scope};
use crate::rules::{Events, Flow, Menu, Verdict, refuse};
use crate::spellbooks::Book;
use crate::state::{Battle, Duel, Step};
use crate::words::Question;
use crate::{Choice, Event, Why};
use kernel::RuleId;

pub(super) const ASKED_BY: &[RuleId] = ids!["CWD-SLEEPER-17"];

pub(super) fn question(content: &Content, battle: &Battle, who: Faction) -> Question {
    question_of("nexus", content, battle, who, 0)
}

/// CWD-SLEEPER-17, CWD-BATTLE-12: if a Wizard is there, the Sleeper may take an action first.
/// CWD-EX-09: Tsathoggua may leave before the battle, and with Burrow so may the Wizard.
pub(super) fn go_on(duel: &mut Duel, content: &Content, battle: &Battle) -> Flow {
    let mut menu = Menu::new();
    if may_interrupt(duel, battle).is_ok() {
        offer_actions(duel, content, battle.zone, &mut menu);
    }
    if menu.is_empty() {
        return advance(duel);
    }
    Flow::Waits
}

fn may_interrupt(duel: &Duel, battle: &Battle) -> Verdict {
    let who = Faction::Sleeper;
    if battle.inserted {
        return refuse("CWD-SLEEPER-17", Why::InBattle);
    }
    if !duel.has(Book::EnergyNexus) {
        return refuse("CWD-ABIL-03", Why::BookClosed(Book::EnergyNexus));
    }
    if duel.zone(battle.zone).count(who, Unit::Wizard) == 0 {
        return refuse("CWD-SLEEPER-17", Why::NotPresent(Unit::Wizard, battle.zone));
    }
    if duel.is_out(who) {
        return refuse("CWD-ACTION-07", Why::NotEnoughPower { need: 1, have: 0 });
    }
    Ok(())
}

/// Actions that start in the battle's area.
fn offer_actions(duel: &Duel, content: &Content, zone: ZoneId, menu: &mut Menu) {
    let who = Faction::Sleeper;
    actions::offer(duel, content, who, Scope::Nexus(zone), menu);
    if declare::may_insert(duel, content, who, zone).is_ok() {
        menu.offer(Choice::Battle(zone));
    }
}

pub(super) fn offer(duel: &Duel, content: &Content, battle: &Battle, menu: &mut Menu) {
    offer_actions(duel, content, battle.zone, menu);
    menu.offer(Choice::Decline(Ability::EnergyNexus));
}

pub(super) fn may_answer(
    duel: &Duel,
    content: &Content,
    battle: &Battle,
    who: Faction,
    choice: Choice,
) -> Verdict {
    let scope = Scope::Nexus(battle.zone);
    if let Choice::Act(action) = choice {
        return actions::may(duel, content, who, action, scope);
    }
    if let Choice::Battle(zone) = choice {
        scope.allows(zone)?;
        return declare::may_insert(duel, content, who, zone);
    }
    match choice == Choice::Decline(Ability::EnergyNexus) {
        true => Ok(()),
        false => actions::no_action(),
    }
}

pub(super) fn answer(
    duel: &mut Duel,
    content: &Content,
    battle: &Battle,
    who: Faction,
    choice: Choice,
    out: &mut Events,
) {
    if let Choice::Act(action) = choice {
        interrupt(duel, out);
        actions::take(duel, content, who, action, Scope::Nexus(battle.zone), out);
    } else if let Choice::Battle(zone) = choice {
        interrupt(duel, out);
        declare::declare(duel, who, zone, out);
    } else {
        advance(duel);
    }
}

/// CWD-SLEEPER-17: one action, then the battle continues with its pre-battle abilities.
fn interrupt(duel: &mut Duel, out: &mut Events) {
    let (who, ability) = (Faction::Sleeper, Ability::EnergyNexus);
    out.say(Event::AbilityUsed { who, ability });
    if let Some(battle) = duel.battles.last_mut() {
        battle.step = Step::Interrupted;
    }
}
