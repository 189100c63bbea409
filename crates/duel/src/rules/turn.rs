//! The order of a turn: CWD-EXTRA, CWD-TYPES.

use super::{
    Events, Flow, Menu, Verdict, action_phase, actions, battle, elder_signs, gate_control, refuse,
    spellbooks,
};
use crate::content::{Content, ZoneSet};
use crate::figures::Faction;
use crate::spellbooks::Book;
use crate::state::{Duel, Frame, Turn};
use crate::{Choice, Event, Why};

/// CWD-EXTRA-02, CWD-WITHER-06: wither first, once a turn.
pub fn begin(duel: &mut Duel, who: Faction, out: &mut Events) {
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
        duel.push(Frame::TurnEnd { who, step: 0 });
    }
}

/// CWD-EXTRA-01: goes on while there is something left to do in this turn.
pub fn go_on(duel: &mut Duel, content: &Content, turn: Turn) -> Flow {
    if turn.over || (has_acted(&turn) && !anything_additional(duel, content, &turn)) {
        duel.pop();
        duel.push(Frame::TurnEnd { who: turn.who, step: 0 });
        return Flow::Goes;
    }
    Flow::Waits
}

/// CWD-TYPES-11, CWD-EXTRABATTLE-04: the turn's one action has been taken, be it a battle.
pub fn has_acted(turn: &Turn) -> bool {
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

/// CWD-WINDWALKER-20, CWD-EXTRABATTLE-01: the last of six spellbooks, if it may be opened at will and
/// would let this turn's player fight once more after the turn's action.
pub fn sixth_book(duel: &Duel, content: &Content, turn: &Turn) -> Option<Book> {
    let who = turn.who;
    if !has_acted(turn) || duel.six_books_open() || duel.books(who) != 5 {
        return None;
    }
    let last = *Book::of(who).iter().find(|book| !duel.has(**book))?;
    spellbooks::may_take(duel, who, last).ok()?;
    let fights_on = |zone| battle::declare::may_declare_if(duel, content, turn, zone, true).is_ok();
    content.zone_ids().any(fights_on).then_some(last)
}

/// CWD-ACTION-04, CWD-TYPES-11: whether another main action is still open in this turn.
pub fn may_act(duel: &Duel, turn: &Turn) -> Verdict {
    let spent_on_battle = turn.battled && !duel.six_books_open();
    if turn.acted || spent_on_battle {
        return refuse("CWD-ACTION-04", Why::AlreadyActed);
    }
    // CWD-ACTION-07: without power not even an action that costs nothing.
    if duel.side(turn.who).power == 0 {
        return refuse("CWD-ACTION-07", Why::NotEnoughPower { need: 1, have: 0 });
    }
    Ok(())
}

/// CWD-ACTION-05, CWD-GATECTL-07: a turn needs its main action.
pub fn may_end(turn: &Turn) -> Verdict {
    if !has_acted(turn) {
        return refuse("CWD-ACTION-05", Why::MustAct);
    }
    Ok(())
}

/// CWD-TYPES-12, CWD-EXTRA-04, CWD-GATECTL-02, CWD-GATECTL-06: beside the one main action, additional battles
/// and as much control of gates as anyone likes, before or after it.
pub fn offer(duel: &Duel, content: &Content, turn: &Turn, menu: &mut Menu) {
    if may_act(duel, turn).is_ok() {
        actions::offer(duel, content, turn.who, actions::Scope::Turn, menu);
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

/// The turn frame below whatever its action has put on top of it.
pub fn current(duel: &mut Duel) -> Option<&mut Turn> {
    duel.frames.iter_mut().rev().find_map(|frame| match frame {
        Frame::Turn(turn) => Some(turn),
        _ => None,
    })
}

/// CWD-END-04: an end reached in this turn takes effect when it is over; before that, each player
/// who might reach the end by revealing Elder Signs gets a last word.
/// CWD-EX-43: thirty doom reached in between does not cut the turn short.
pub fn end(duel: &mut Duel, content: &Content, who: Faction, step: u8) -> Flow {
    duel.pop();
    match step {
        0 | 1 => {
            duel.push(Frame::TurnEnd { who, step: step + 1 });
            let speaker = if step == 0 { who } else { who.other() };
            elder_signs::give_last_word(duel, content, speaker);
        }
        _ if duel.ending.is_some() => duel.push(Frame::LastBook),
        _ => duel.push(Frame::Actions { next: who.other() }),
    }
    Flow::Goes
}
