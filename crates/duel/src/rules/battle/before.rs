//! Abilities before the dice. CWD-BATTLE-06, CWD-BATTLE-09.

use super::{acting, advance, question_of};
use crate::choice::Ability;
use crate::content::Content;
use crate::figures::{Faction, Unit};
use crate::rules::{Events, Flow, Menu, Verdict, abilities, not_asked};
use crate::spellbooks::Book;
use crate::state::{Battle, Duel, Step};
use crate::words::Question;
use crate::{Choice, Event};
use kernel::RuleId;

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-BATTLE-06", "CWD-BATTLE-09"];

pub(crate) fn question(content: &Content, battle: &Battle, who: Faction) -> Question {
    let name = match who {
        Faction::Sleeper => "demand-sacrifice",
        Faction::Windwalker => "howl",
    };
    question_of(name, content, battle, who, 0)
}

/// CWD-BATTLE-06, CWD-BATTLE-08, CWD-BATTLE-09, CWD-BATTLE-10: each side's one pre-battle ability, the attacker's
/// first.
/// CWD-ABIL-08, CWD-ONGOING-02: only in a battle, but even for a player without power.
fn ability(duel: &Duel, battle: &Battle) -> Option<Ability> {
    match acting(battle) {
        // CWD-SLEEPER-20: Tsathoggua anywhere in play.
        Faction::Sleeper => (duel.has(Book::DemandSacrifice)
            && duel.find(Faction::Sleeper, Unit::Tsathoggua).is_some())
        .then_some(Ability::DemandSacrifice),
        // CWD-WINDWALKER-25: a Wendigo in the battle.
        Faction::Windwalker => (duel.has(Book::Howl)
            && duel.zone(battle.zone).count(Faction::Windwalker, Unit::Wendigo) > 0)
            .then_some(Ability::Howl),
    }
}

pub(crate) fn go_on(duel: &mut Duel, battle: &Battle) -> Flow {
    if ability(duel, battle).is_some() {
        return Flow::Waits;
    }
    advance(duel)
}

/// CWD-BATTLE-07: free of charge; the enemy then responds.
fn use_ability(duel: &mut Duel, ability: Ability, out: &mut Events) {
    let Some(battle) = duel.battles.last_mut() else { return };
    let who = acting(battle);
    let attacks = battle.step == Step::BeforeAttacker;
    battle.step = match (who, attacks) {
        (Faction::Sleeper, true) => Step::SacrificeAttacker,
        (Faction::Sleeper, false) => Step::SacrificeDefender,
        (Faction::Windwalker, true) => Step::HowlAttacker,
        (Faction::Windwalker, false) => Step::HowlDefender,
    };
    out.say(Event::AbilityUsed { who, ability });
}

pub(crate) fn offer(duel: &Duel, battle: &Battle, menu: &mut Menu) {
    if let Some(ability) = ability(duel, battle) {
        abilities::offer(ability, menu);
    }
}

pub(crate) fn may_answer(duel: &Duel, battle: &Battle, choice: Choice) -> Verdict {
    match ability(duel, battle) {
        Some(ability) => abilities::may_answer(ability, choice, "CWD-BATTLE-09"),
        None => not_asked("CWD-BATTLE-10"),
    }
}

pub(crate) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    if let Choice::Use(ability) = choice {
        use_ability(duel, ability, out);
    } else {
        advance(duel);
    }
}
