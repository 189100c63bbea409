//! Opening spellbooks: CWD-SPELL, and the conditions on the two sheets.

use super::{Events, Menu, Verdict, battle, doom_phase, elder_signs, may_afford, not_asked};
use super::{pay, refuse, turn, unasked};
use crate::content::Content;
use crate::figures::Faction;
use crate::spellbooks::{Book, Condition};
use crate::state::{Duel, Frame, Gate};
use crate::words::{Question, ask, condition_name};
use crate::{Choice, Event, Why};
use kernel::RuleId;
use scene::Phrase;

/// Records that a condition has been met; its slot is filled as soon as the rules allow.
pub(crate) fn meet(duel: &mut Duel, condition: Condition) {
    if is_empty(duel, condition) {
        duel.side_mut(condition.owner()).earned |= 1 << condition.slot();
    }
}

/// Whether a condition still waits to be met.
pub(crate) fn is_empty(duel: &Duel, condition: Condition) -> bool {
    duel.side(condition.owner()).slots[condition.slot()].is_none()
}

/// CWD-SPELL-01, CWD-SPELL-04, CWD-SPELL-06: outside battle, the first condition that holds and has
/// an empty slot asks its owner for a spellbook. Returns whether there was one.
/// CWD-EX-04: what was earned in a battle cannot be used in it.
pub(crate) fn earn(duel: &mut Duel, content: &Content, out: &mut Events) -> bool {
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
    let comes_true =
        |(condition, holds): &&Standing| is_empty(duel, *condition) && holds(duel, content);
    STANDING.iter().find(comes_true).map(|(condition, _)| *condition)
}

/// A condition that depends on the state rather than on an action, and whether it holds.
type Standing = (Condition, fn(&Duel, &Content) -> bool);

/// CWD-WINDWALKER-19, CWD-WINDWALKER-22, CWD-WINDWALKER-23: in the order in which they are checked.
/// CWD-EX-03: once opened for being first, it stays open.
const STANDING: [Standing; 3] = [
    (Condition::FirstPlayer, |duel, _| duel.first == Faction::Windwalker),
    (Condition::OppositeGate, |duel, content| {
        content
            .glyph_zones(Faction::Windwalker)
            .any(|zone| Some(zone) != duel.windwalker_start && duel.zone(zone).gate != Gate::None)
    }),
    (Condition::EnemySixBooks, |duel, _| duel.books(Faction::Sleeper) == 6),
];

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-SPELL-01", "CWD-SPELL-02"];

pub(crate) fn question(condition: Condition) -> Question {
    let named = |phrase: Phrase| phrase.name("condition", condition_name(condition));
    let asks = ask("ask-open-book", condition.owner());
    Question::new(named(asks), named(Phrase::new("reason-open-book")))
}

/// CWD-SPELL-02: any spellbook of the faction that is still in the pool.
fn may_open(duel: &Duel, owner: Faction, book: Book) -> Verdict {
    if book.owner() != owner {
        return refuse("CWD-SPELL-02", Why::NotYourBook(book));
    }
    if duel.has(book) {
        return refuse("CWD-SPELL-02", Why::BookNotInPool(book));
    }
    Ok(())
}

pub(crate) fn offer(duel: &Duel, condition: Condition, menu: &mut Menu) {
    for book in Book::of(condition.owner()) {
        if !duel.has(*book) {
            menu.offer(Choice::Open(*book));
        }
    }
}

pub(crate) fn may_answer(duel: &Duel, condition: Condition, choice: Choice) -> Verdict {
    let Choice::Open(book) = choice else { return not_asked("CWD-SPELL-01") };
    may_open(duel, condition.owner(), book)
}

/// Every spellbook of the faction, open or not.
pub(crate) fn expect(condition: Condition, menu: &mut Menu) {
    Book::of(condition.owner()).iter().for_each(|book| menu.offer(Choice::Open(*book)));
}

pub(crate) fn answer(duel: &mut Duel, condition: Condition, choice: Choice, out: &mut Events) {
    let Choice::Open(book) = choice else { return unasked(choice) };
    duel.pop();
    open(duel, condition, book, out);
}

/// CWD-SPELL-03: once open, open for good.
fn open(duel: &mut Duel, condition: Condition, book: Book, out: &mut Events) {
    duel.side_mut(condition.owner()).slots[condition.slot()] = Some(book);
    out.say(Event::BookOpened { book, condition });
}

/// CWD-WINDWALKER-20: open one spellbook at any moment, but not during a battle (CWD-SPELL-07).
pub(crate) fn may_take(duel: &Duel, who: Faction, book: Book) -> Verdict {
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
pub(crate) fn sign_at_will(duel: &Duel, who: Faction) -> bool {
    who == Faction::Windwalker
        && is_empty(duel, Condition::AnyTime)
        && !duel.fighting()
        && duel.books(Faction::Sleeper) == 6
}

/// CWD-WINDWALKER-20: with an Elder Sign if the enemy already has six spellbooks.
pub(crate) fn take(duel: &mut Duel, book: Book, out: &mut Events) {
    battle::any_time::pass_by(duel);
    let signs = u8::from(sign_at_will(duel, Faction::Windwalker));
    open(duel, Condition::AnyTime, book, out);
    elder_signs::gain(duel, Faction::Windwalker, signs);
}

/// All except the one already offered.
pub(crate) fn offer_take(duel: &Duel, offered: Option<Book>, menu: &mut Menu) {
    for book in Book::of(Faction::Windwalker) {
        if Some(*book) != offered && may_take(duel, Faction::Windwalker, *book).is_ok() {
            menu.offer(Choice::Take(*book));
        }
    }
}

/// CWD-WINDWALKER-20: spellbooks that may be opened now and are not part of the question itself.
pub(crate) fn offer_right(duel: &Duel, content: &Content, menu: &mut Menu) {
    let (who, top) = (Faction::Windwalker, duel.top());
    if asks_for_book(duel) {
        return;
    }
    let offered = if let Frame::Turn(turn) = top {
        turn::sixth_book(duel, content, &turn).filter(|_| turn.who == who)
    } else if let Frame::DoomStep(step) = top {
        doom_phase::offers_herald(duel, content, step).then_some(Book::Herald)
    } else {
        None
    };
    offer_take(duel, offered, menu);
}

/// Whether the current question offers the Windwalker a spellbook.
fn asks_for_book(duel: &Duel) -> bool {
    let (who, top) = (Faction::Windwalker, duel.top());
    top == Frame::LastBook
        || (top == Frame::Battle && battle::any_time::is_now(duel))
        || (top == Frame::LastWord { who } && sign_at_will(duel, who))
}

/// CWD-TYPES-06, CWD-TYPES-08, CWD-TYPES-10: a condition met by an action, once per game.
pub(crate) fn may_fulfil(duel: &Duel, who: Faction, condition: Condition) -> Verdict {
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

/// CWD-SLEEPER-11, CWD-SLEEPER-12, CWD-SLEEPER-13, CWD-WINDWALKER-23, CWD-TYPES-07, CWD-TYPES-09:
/// pay and do what the text says, no more.
pub(crate) fn fulfil(duel: &mut Duel, who: Faction, condition: Condition, out: &mut Events) {
    pay(duel, who, condition.price().unwrap_or_default(), out);
    let enemy = who.other();
    if condition == Condition::EnemyGainsOne {
        gain(duel, enemy, 1, out);
    } else if condition == Condition::EnemyGainsThree {
        gain(duel, enemy, 3, out);
    } else if condition == Condition::EnemyLosesOne {
        let purse = &mut duel.side_mut(enemy).power;
        let power = 1.min(*purse);
        *purse -= power;
        out.say(Event::PowerLost { who: enemy, power, left: *purse });
    }
    meet(duel, condition);
}

fn gain(duel: &mut Duel, who: Faction, power: u16, out: &mut Events) {
    let purse = &mut duel.side_mut(who).power;
    *purse += power;
    out.say(Event::PowerGained { who, power, now: *purse });
}
