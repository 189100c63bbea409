//! The last chances to open a spellbook "at any moment" before a battle.

use super::{advance, dice, question_of, stop_if_deserted};
use crate::Choice;
use crate::choice::Ability;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Rank, Unit};
use crate::rules::{Events, Flow, Menu, Verdict, not_asked, spellbooks};
use crate::spellbooks::{Book, Condition};
use crate::state::{Battle, Duel, Step};
use crate::words::Question;
use kernel::RuleId;

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-WINDWALKER-20"];

pub(crate) fn question(content: &Content, battle: &Battle, who: Faction) -> Question {
    question_of("any-time", content, battle, who, 0)
}

/// Whether the battle on top is waiting for one of these.
pub(crate) fn is_now(duel: &Duel) -> bool {
    duel.battle().is_some_and(|battle| matches!(battle.step, Step::AnyTime | Step::Interrupted))
}

/// A spellbook has been opened, so the question before the battle is not asked again.
pub(crate) fn pass_by(duel: &mut Duel) {
    if duel.battle().is_some_and(|battle| battle.step == Step::AnyTime) {
        advance(duel);
    }
}

/// CWD-WINDWALKER-20: an enemy attack is the last chance to open a spellbook before the battle.
///
/// An attacking Windwalker had that chance in its own turn and is not asked again.
pub(crate) fn go_on(duel: &mut Duel, battle: &Battle) -> Flow {
    let empty = duel.side(Faction::Windwalker).slots[Condition::AnyTime.slot()].is_none();
    if battle.attacker == Faction::Sleeper && empty {
        return Flow::Waits;
    }
    advance(duel)
}

/// CWD-BATTLE-14, CWD-WINDWALKER-20: the inserted action may have left one side without figures, or
/// made another spellbook worth opening before the battle.
/// CWD-EX-16: figures summoned by it take part in the battle.
pub(crate) fn resume(
    duel: &mut Duel,
    content: &Content,
    battle: &Battle,
    out: &mut Events,
) -> Flow {
    if stop_if_deserted(duel, battle, out) {
        return Flow::Goes;
    }
    if book_could_matter(duel, content, battle.zone) {
        return Flow::Waits;
    }
    advance(duel)
}

/// CWD-WINDWALKER-20, CWD-WINDWALKER-24, CWD-WINDWALKER-25, CWD-WINDWALKER-26: whether a spellbook opened at will now
/// could be used in the battle.
fn book_could_matter(duel: &Duel, content: &Content, zone: ZoneId) -> bool {
    let (who, enemy) = (Faction::Windwalker, Faction::Sleeper);
    let area = duel.zone(zone);
    let closed = |book: Book| spellbooks::may_take(duel, who, book).is_ok();
    let fed = |unit: Unit| duel.side(who).pool[unit.slot()] + area.count(who, unit) > 0;
    let howl = area.count(who, Unit::Wendigo) > 0;
    let fury = area.count(who, Unit::GnophKeh) > 0
        && dice::strength(duel, content, enemy, zone) > 0
        && (area.has_rank(enemy, Rank::Monster) || area.has_rank(enemy, Rank::Cultist));
    // Ithaqua's dice depend on the enemy's doom, which may still grow.
    let kills = dice::strength(duel, content, who, zone) > 0 || area.count(who, Unit::Ithaqua) > 0;
    let cannibalism = kills && (fed(Unit::Wendigo) || fed(Unit::Acolyte));
    (howl && closed(Book::Howl))
        || (fury && closed(Book::FuryOfTheNorth))
        || (cannibalism && closed(Book::Cannibalism))
}

pub(crate) fn offer(duel: &Duel, menu: &mut Menu) {
    spellbooks::offer_take(duel, None, menu);
    menu.offer(Choice::Decline(Ability::AnyTime));
}

/// Opening a spellbook at will is a right, not an answer to a question.
pub(crate) fn may_answer(choice: Choice) -> Verdict {
    match choice == Choice::Decline(Ability::AnyTime) {
        true => Ok(()),
        false => not_asked("CWD-WINDWALKER-20"),
    }
}
