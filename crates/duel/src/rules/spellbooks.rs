//! Opening spellbooks: CWD-SPELL, and the conditions on the two sheets.

use super::{Events, Menu, Verdict, elder_signs, may_afford, pay, refuse};
use crate::content::Content;
use crate::figures::Faction;
use crate::spellbooks::{Book, Condition};
use crate::state::{Duel, Frame, Gate};
use crate::{Choice, Event, Why};

/// Notes that something happened that fulfils a condition; the slot is filled as soon as it may be.
pub fn meet(duel: &mut Duel, condition: Condition) {
    if is_empty(duel, condition) {
        duel.side_mut(condition.owner()).earned |= 1 << condition.slot();
    }
}

/// Whether a condition still waits to be met.
pub fn is_empty(duel: &Duel, condition: Condition) -> bool {
    duel.side(condition.owner()).slots[condition.slot()].is_none()
}

/// CWD-SPELL-01, CWD-SPELL-04, CWD-SPELL-06: outside battle, the first condition that holds and whose slot is empty
/// asks its owner for a spellbook. Returns whether there was one.
/// CWD-EX-04: what was earned in a battle cannot be used in it.
pub fn earn(duel: &mut Duel, content: &Content, out: &mut Events) -> bool {
    if duel.fighting() || matches!(duel.top(), Frame::OpenBook { .. } | Frame::DrawSign { .. }) {
        return false;
    }
    let Some(condition) = due(duel, content) else { return false };
    duel.side_mut(condition.owner()).earned &= !(1 << condition.slot());
    out.say(Event::ConditionMet { condition });
    duel.push(Frame::OpenBook { condition });
    true
}

fn due(duel: &Duel, content: &Content) -> Option<Condition> {
    if duel.phase == crate::state::Phase::Setup || duel.top() == Frame::Over {
        return None;
    }
    for faction in Faction::BOTH {
        let earned = duel.side(faction).earned;
        if earned != 0 {
            let slot = earned.trailing_zeros() as usize;
            return Some(Condition::of(faction)[slot]);
        }
    }
    let standing = [Condition::FirstPlayer, Condition::OppositeGate, Condition::EnemySixBooks];
    standing
        .into_iter()
        .find(|condition| is_empty(duel, *condition) && holds(duel, content, *condition))
}

/// CWD-WINDWALKER-19, CWD-WINDWALKER-22, CWD-WINDWALKER-23: conditions that are a state of the table and not a deed.
/// CWD-EX-03: once opened for being first, it stays open.
fn holds(duel: &Duel, content: &Content, condition: Condition) -> bool {
    match condition {
        Condition::FirstPlayer => duel.first == Faction::Windwalker,
        Condition::OppositeGate => content
            .glyph_zones(Faction::Windwalker)
            .any(|zone| Some(zone) != duel.windwalker_start && duel.zone(zone).gate != Gate::None),
        Condition::EnemySixBooks => duel.books(Faction::Sleeper) == 6,
        _ => false,
    }
}

/// CWD-SPELL-02: any spellbook of the faction that is still in the pool.
pub fn may_open(duel: &Duel, owner: Faction, book: Book) -> Verdict {
    if book.owner() != owner {
        return refuse("CWD-SPELL-02", Why::NotYourBook(book));
    }
    if duel.has(book) {
        return refuse("CWD-SPELL-02", Why::BookNotInPool(book));
    }
    Ok(())
}

pub fn offer(duel: &Duel, condition: Condition, menu: &mut Menu) {
    for book in Book::of(condition.owner()) {
        if !duel.has(*book) {
            menu.offer(Choice::Open(*book));
        }
    }
}

/// CWD-SPELL-03: once open, open for good.
pub fn open(duel: &mut Duel, condition: Condition, book: Book, out: &mut Events) {
    duel.side_mut(condition.owner()).slots[condition.slot()] = Some(book);
    out.say(Event::BookOpened { book, condition });
}

/// CWD-WINDWALKER-20: open one spellbook at any moment, though not inside a battle (CWD-SPELL-07).
pub fn may_take(duel: &Duel, who: Faction, book: Book) -> Verdict {
    if who != Faction::Windwalker {
        return refuse("CWD-WINDWALKER-20", Why::OnlyYours(Faction::Windwalker));
    }
    if !is_empty(duel, Condition::AnyTime) {
        return refuse("CWD-TYPES-10", Why::ConditionMet(Condition::AnyTime));
    }
    if duel.fighting() {
        return refuse("CWD-SPELL-07", Why::InBattle);
    }
    may_open(duel, who, book)
}

/// CWD-WINDWALKER-20: whether an Elder Sign would come with a spellbook opened now.
pub fn sign_at_will(duel: &Duel, who: Faction) -> bool {
    who == Faction::Windwalker
        && is_empty(duel, Condition::AnyTime)
        && !duel.fighting()
        && duel.books(Faction::Sleeper) == 6
}

/// CWD-WINDWALKER-20: with an Elder Sign if the enemy has six spellbooks by then.
pub fn take(duel: &mut Duel, book: Book, out: &mut Events) {
    let signs = u8::from(sign_at_will(duel, Faction::Windwalker));
    open(duel, Condition::AnyTime, book, out);
    elder_signs::gain(duel, Faction::Windwalker, signs);
}

/// All but one that is offered already.
pub fn offer_take(duel: &Duel, offered: Option<Book>, menu: &mut Menu) {
    for book in Book::of(Faction::Windwalker) {
        if Some(*book) != offered && may_take(duel, Faction::Windwalker, *book).is_ok() {
            menu.offer(Choice::Take(*book));
        }
    }
}

/// CWD-TYPES-06, CWD-TYPES-08, CWD-TYPES-10: a condition that is an action, once a game.
pub fn may_fulfil(duel: &Duel, who: Faction, condition: Condition) -> Verdict {
    if condition.owner() != who {
        return refuse("CWD-TYPES-03", Why::OnlyYours(condition.owner()));
    }
    let Some(price) = condition.price() else {
        return refuse("CWD-TYPES-06", Why::NoAction(condition));
    };
    if !is_empty(duel, condition) {
        return refuse("CWD-TYPES-10", Why::ConditionMet(condition));
    }
    may_afford(duel, who, price)
}

/// CWD-SLEEPER-11, CWD-SLEEPER-12, CWD-SLEEPER-13, CWD-WINDWALKER-23, CWD-TYPES-07, CWD-TYPES-09: pay, do what the text
/// says, no more.
pub fn fulfil(duel: &mut Duel, who: Faction, condition: Condition, out: &mut Events) {
    pay(duel, who, condition.price().unwrap_or_default(), out);
    let enemy = who.other();
    match condition {
        Condition::EnemyGainsOne => gain(duel, enemy, 1, out),
        Condition::EnemyGainsThree => gain(duel, enemy, 3, out),
        Condition::EnemyLosesOne => {
            let purse = &mut duel.side_mut(enemy).power;
            let power = 1.min(*purse);
            *purse -= power;
            out.say(Event::PowerLost { who: enemy, power, left: *purse });
        }
        _ => {}
    }
    meet(duel, condition);
}

fn gain(duel: &mut Duel, who: Faction, power: u16, out: &mut Events) {
    let purse = &mut duel.side_mut(who).power;
    *purse += power;
    out.say(Event::PowerGained { who, power, now: *purse });
}
