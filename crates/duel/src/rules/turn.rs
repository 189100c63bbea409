//! The order of a turn: CWD-EXTRA, CWD-TYPES.

use super::actions::{self, Moves, Scope};
use super::{Events, Flow, Menu, Verdict, action_phase, battle, gate_control, last_word, refuse};
use super::{spellbooks, unasked};
use crate::choice::Action;
use crate::content::{Content, ZoneId, ZoneSet};
use crate::figures::{Faction, Unit};
use crate::spellbooks::Book;
use crate::state::{Duel, Frame, Turn, TurnEnd};
use crate::words::{Question, ask};
use crate::{Choice, Event, Why};
use kernel::RuleId;
use scene::{Figure, Phrase};

/// CWD-EXTRA-02, CWD-WITHER-06: wither first, once per turn.
pub(crate) fn begin(duel: &mut Duel, who: Faction, out: &mut Events) {
    duel.turns += 1;
    out.say(Event::TurnBegan { who });
    if action_phase::pay_wither(duel, who, out) {
        duel.push(Frame::Turn(Turn {
            who,
            acted: false,
            battled: false,
            fought: ZoneSet::default(),
            over: false,
        }));
    } else {
        duel.push(Frame::TurnEnd { who, step: TurnEnd::OwnWord });
    }
}

pub(crate) const ASKED_BY: &[RuleId] = ids!["CWD-EXTRA-02", "CWD-TYPES-11"];

pub(crate) fn question(duel: &Duel, content: &Content, turn: &Turn) -> Question {
    let who = turn.who;
    if has_acted(turn) {
        let reason = if duel.six_books_open() {
            "reason-turn-battles"
        } else if sixth_book(duel, content, turn).is_some() {
            "reason-turn-sixth-book"
        } else {
            "reason-turn-more"
        };
        return Question::new(ask("ask-turn-more", who), Phrase::new(reason));
    }
    // CWD-WITHER-03: what this turn has cost before its first action.
    let paid = Some(duel.wither).filter(|paid| *paid > 0);
    let reason = match paid {
        Some(paid) => Phrase::new("reason-turn-withered").count("paid", paid),
        None => Phrase::new("reason-turn"),
    };
    let mut question =
        Question::new(ask("ask-turn", who).count("power", duel.side(who).power), reason);
    question.look.pays = paid.map(|paid| Figure { of: "wither".into(), value: i64::from(paid) });
    question
}

/// CWD-EXTRA-01: continues while there is something left to do in this turn.
pub(crate) fn go_on(duel: &mut Duel, content: &Content, turn: Turn) -> Flow {
    if turn.over || (has_acted(&turn) && !anything_additional(duel, content, &turn)) {
        duel.pop();
        duel.push(Frame::TurnEnd { who: turn.who, step: TurnEnd::OwnWord });
        return Flow::Goes;
    }
    Flow::Waits
}

/// CWD-TYPES-11, CWD-EXTRABATTLE-04: the turn's one main action has been taken; a battle counts.
pub(crate) fn has_acted(turn: &Turn) -> bool {
    turn.acted || turn.battled
}

fn anything_additional(duel: &Duel, content: &Content, turn: &Turn) -> bool {
    content.zone_ids().any(|zone| {
        gate_control::may_control(duel, turn.who, zone).is_ok()
            || gate_control::may_abandon(duel, turn.who, zone).is_ok()
            || battle::may_declare(duel, content, turn, zone).is_ok()
    }) || may_act(duel, turn).is_ok()
        || sixth_book(duel, content, turn).is_some()
}

/// CWD-WINDWALKER-20, CWD-EXTRABATTLE-01: the last of six spellbooks, if it may be opened at will
/// and would let the active player fight once more after the main action.
pub(crate) fn sixth_book(duel: &Duel, content: &Content, turn: &Turn) -> Option<Book> {
    let who = turn.who;
    if !has_acted(turn) || duel.six_books_open() || duel.books(who) != 5 {
        return None;
    }
    let last = *Book::of(who).iter().find(|book| !duel.has(**book))?;
    spellbooks::may_take(duel, who, last).ok()?;
    let fights_on = |zone| battle::declare::may_declare_if(duel, content, turn, zone, true).is_ok();
    content.zone_ids().any(fights_on).then_some(last)
}

/// CWD-ACTION-04, CWD-TYPES-11: whether a main action is still available in this turn.
pub(crate) fn may_act(duel: &Duel, turn: &Turn) -> Verdict {
    let spent_on_battle = turn.battled && !duel.six_books_open();
    if turn.acted || spent_on_battle {
        return refuse("CWD-ACTION-04", Why::AlreadyActed);
    }
    // CWD-ACTION-07: without power, not even a free action.
    if duel.side(turn.who).power == 0 {
        return refuse("CWD-ACTION-07", Why::NotEnoughPower { need: 1, have: 0 });
    }
    Ok(())
}

/// CWD-ACTION-05, CWD-GATECTL-07: a turn must have a main action.
pub(crate) fn may_end(turn: &Turn) -> Verdict {
    if !has_acted(turn) {
        return refuse("CWD-ACTION-05", Why::MustAct);
    }
    Ok(())
}

/// CWD-TYPES-12, CWD-EXTRA-04, CWD-GATECTL-02, CWD-GATECTL-06: besides the one main action,
/// additional battles and any number of gate actions, before or after it.
pub(crate) fn offer(duel: &Duel, content: &Content, turn: &Turn, menu: &mut Menu) {
    if may_act(duel, turn).is_ok() {
        actions::offer(duel, content, turn.who, Scope::Turn, menu);
    }
    for zone in content.zone_ids() {
        if battle::may_declare(duel, content, turn, zone).is_ok() {
            menu.offer(Choice::Battle(zone));
        }
    }
    for zone in content.zone_ids() {
        if gate_control::may_control(duel, turn.who, zone).is_ok() {
            menu.offer(Choice::Control(zone));
        }
        if gate_control::may_abandon(duel, turn.who, zone).is_ok() {
            menu.offer(Choice::Abandon(zone));
        }
    }
    if let Some(book) = sixth_book(duel, content, turn) {
        menu.offer(Choice::Take(book));
    }
    if may_end(turn).is_ok() {
        menu.offer(Choice::EndTurn);
    }
}

pub(crate) fn may_answer(duel: &Duel, content: &Content, turn: &Turn, choice: Choice) -> Verdict {
    if let Choice::Act(action) = choice {
        may_act(duel, turn)?;
        return actions::may(duel, content, turn.who, action, Scope::Turn);
    }
    if let Choice::Battle(zone) = choice {
        return battle::may_declare(duel, content, turn, zone);
    }
    if let Choice::Control(zone) = choice {
        return gate_control::may_control(duel, turn.who, zone);
    }
    if let Choice::Abandon(zone) = choice {
        return gate_control::may_abandon(duel, turn.who, zone);
    }
    if choice == Choice::EndTurn { may_end(turn) } else { actions::no_action() }
}

/// Every action, battle and gate a player might consider, legal or not.
pub(crate) fn expect(duel: &Duel, content: &Content, who: Faction, menu: &mut Menu) {
    actions::each(duel, content, who, Scope::Turn, Moves::Plausible, |action| {
        menu.offer(Choice::Act(action))
    });
    let present = |zone: &ZoneId| duel.zone(*zone).has_any(who);
    for zone in content.zone_ids().filter(present) {
        menu.offer(Choice::Battle(zone));
        if duel.zone(zone).count(who, Unit::Acolyte) > 0 {
            menu.offer(Choice::Control(zone));
        }
        if !duel.zone(zone).held_by(who) {
            let summon = |unit| Choice::Act(Action::Summon(unit, zone));
            Unit::monsters(who).for_each(|unit| menu.offer(summon(unit)));
        }
    }
    menu.offer(Choice::EndTurn);
    if who == Faction::Windwalker && !duel.has(Book::IceAge) {
        let freeze = |zone| Choice::Act(Action::IceAge(zone));
        content.zone_ids().take(1).for_each(|zone| menu.offer(freeze(zone)));
    }
}

pub(crate) fn answer(
    duel: &mut Duel,
    content: &Content,
    who: Faction,
    choice: Choice,
    out: &mut Events,
) {
    if let Choice::Act(action) = choice {
        actions::take(duel, content, who, action, Scope::Turn, out);
    } else if let Choice::Battle(zone) = choice {
        battle::declare(duel, who, zone, out);
    } else if let Choice::Control(zone) = choice {
        gate_control::control(duel, who, zone, out);
    } else if let Choice::Abandon(zone) = choice {
        gate_control::vacate(duel, zone, out);
    } else if let (Choice::EndTurn, Some(turn)) = (choice, current(duel)) {
        turn.over = true;
    } else {
        unasked(choice);
    }
}

/// Ending the turn, if nothing is left but to step off one's own gates.
pub(crate) fn quiet(duel: &Duel, content: &Content, turn: &Turn) -> Option<Choice> {
    if !has_acted(turn) {
        return None;
    }
    let mut menu = Menu::new();
    offer(duel, content, turn, &mut menu);
    let idle = |choice: &Choice| matches!(choice, Choice::EndTurn | Choice::Abandon(_));
    menu.iter().all(idle).then_some(Choice::EndTurn)
}

/// The turn frame, below anything its action has pushed.
pub(crate) fn current(duel: &mut Duel) -> Option<&mut Turn> {
    duel.frames.iter_mut().rev().find_map(|frame| {
        let Frame::Turn(turn) = frame else { return None };
        Some(turn)
    })
}

/// CWD-END-04: an end condition met in this turn takes effect when it is over; before that, each
/// player who might reach the end by revealing Elder Signs gets a last word.
/// CWD-EX-43: thirty doom reached in between does not cut the turn short.
pub(crate) fn end(duel: &mut Duel, content: &Content, who: Faction, step: TurnEnd) -> Flow {
    duel.pop();
    match step {
        TurnEnd::OwnWord => {
            duel.push(Frame::TurnEnd { who, step: TurnEnd::OtherWord });
            last_word::give(duel, content, who);
        }
        TurnEnd::OtherWord => {
            duel.push(Frame::TurnEnd { who, step: TurnEnd::Next });
            last_word::give(duel, content, who.other());
        }
        TurnEnd::Next if duel.ending.is_some() => duel.push(Frame::LastBook),
        TurnEnd::Next => duel.push(Frame::Actions { next: who.other() }),
    }
    Flow::Goes
}
