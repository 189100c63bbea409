//! Fury of the North: dying Gnoph-Keh take others with them. CWD-WINDWALKER-26.

use super::{acting, advance, assign, question_of};
use crate::choice::Ability;
use crate::content::Content;
use crate::figures::{Faction, Figure, Rank, Unit};
use crate::rules::{Events, Flow, Menu, Verdict, abilities, not_asked, refuse, unasked};
use crate::spellbooks::Book;
use crate::state::{Battle, Blow, Duel, Step};
use crate::words::Question;
use crate::{Choice, Event, Why};
use kernel::RuleId;

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-WINDWALKER-26"];

/// Whether to use it.
pub(crate) fn question(content: &Content, battle: &Battle, who: Faction) -> Question {
    question_of("fury", content, battle, who, 0)
}

pub(crate) fn is_now(duel: &Duel) -> bool {
    duel.battle().is_some_and(|battle| battle.step == Step::Fury)
}

pub(crate) fn offer(menu: &mut Menu) {
    abilities::offer(Ability::FuryOfTheNorth, menu);
}

pub(crate) fn may_answer(choice: Choice) -> Verdict {
    abilities::may_answer(Ability::FuryOfTheNorth, choice, "CWD-WINDWALKER-26")
}

pub(crate) fn answer(duel: &mut Duel, choice: Choice, out: &mut Events) {
    if choice == Choice::Use(Ability::FuryOfTheNorth) {
        call_down(duel, out);
    } else {
        decline(duel);
    }
}

/// CWD-WINDWALKER-26, CWD-BATTLE-25, CWD-BATTLE-27, CWD-BATTLE-33: one for each Gnoph-Keh assigned
/// a Kill, although it is dying.
pub(crate) fn go_on(duel: &mut Duel, battle: &Battle) -> Flow {
    let targets = assign::unhurt(duel, battle, Faction::Sleeper)
        .any(|(figure, _)| may_eliminate(figure).is_ok());
    if battle.fury > 0 && duel.has(Book::FuryOfTheNorth) && targets {
        return Flow::Waits;
    }
    decline(duel)
}

fn decline(duel: &mut Duel) -> Flow {
    if let Some(battle) = duel.battles.last_mut() {
        battle.fury = 0;
    }
    advance(duel)
}

fn call_down(duel: &mut Duel, out: &mut Events) {
    let (who, ability) = (Faction::Windwalker, Ability::FuryOfTheNorth);
    out.say(Event::AbilityUsed { who, ability });
    advance(duel);
}

/// CWD-WINDWALKER-26: monsters and cultists; Great Old Ones are spared.
fn may_eliminate(figure: Figure) -> Verdict {
    if figure.unit.rank() == Rank::GreatOldOne {
        return refuse("CWD-WINDWALKER-26", Why::Spared(figure.unit));
    }
    Ok(())
}

/// CWD-BATTLE-26, CWD-BATTLE-34, CWD-BATTLE-36: Eliminates are assigned with the Kills; a surplus
/// is ignored.
pub(crate) fn eliminate_goes_on(duel: &mut Duel, battle: &Battle, out: &mut Events) -> Flow {
    let mut kinds = assign::unhurt(duel, battle, Faction::Sleeper)
        .filter(|(figure, _)| may_eliminate(*figure).is_ok());
    let Some((first, alike)) = kinds.next().filter(|_| battle.fury > 0) else {
        return advance(duel);
    };
    let others: u8 = kinds.map(|(_, count)| count).sum();
    if others == 0 || battle.fury >= others + alike {
        eliminate(duel, first, out);
        return Flow::Goes;
    }
    Flow::Waits
}

fn eliminate(duel: &mut Duel, figure: Figure, out: &mut Events) {
    let Some(battle) = duel.battles.last_mut() else { return };
    battle.fury -= 1;
    let (who, blow) = (Faction::Sleeper, Blow::Eliminate);
    assign::mark(&mut battle.hits[who as usize], figure, blow);
    out.say(Event::Assigned { who, figure, blow });
}

/// Which figure a dying Gnoph-Keh takes with it.
pub(crate) fn question_eliminate(content: &Content, battle: &Battle, who: Faction) -> Question {
    let fallen = battle.hits[Faction::Windwalker as usize].killed[Unit::GnophKeh.slot()];
    let question = question_of("eliminate", content, battle, who, battle.fury);
    question.nth_of("counted-fury", battle.fury, fallen)
}

pub(crate) fn offer_eliminate(duel: &Duel, battle: &Battle, menu: &mut Menu) {
    let figures = assign::unhurt(duel, battle, acting(battle)).map(|(figure, _)| figure);
    figures
        .filter(|figure| may_eliminate(*figure).is_ok())
        .for_each(|figure| menu.offer(Choice::Eliminate(figure)));
}

pub(crate) fn may_answer_eliminate(
    duel: &Duel,
    battle: &Battle,
    who: Faction,
    choice: Choice,
) -> Verdict {
    let Choice::Eliminate(figure) = choice else { return not_asked("CWD-WINDWALKER-26") };
    may_eliminate(figure)?;
    assign::may_hit(duel, battle, who, figure)
}

pub(crate) fn answer_eliminate(duel: &mut Duel, choice: Choice, out: &mut Events) {
    let Choice::Eliminate(figure) = choice else { return unasked(choice) };
    eliminate(duel, figure, out);
}
