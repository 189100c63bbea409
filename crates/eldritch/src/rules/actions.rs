//! The Action phase: what an investigator can do with an action.

use super::abilities::{bearing, bears, forbidding, playing};
use super::asking::Asking;
use super::component_actions::{self, FREE, action_of, free_use, is_in_turn};
use super::{
    Menu, Run, Step, Verdict, acquire, prepare_travel, rest, spells, trade, travel, triggers,
};
use crate::content::{Cast, Content, Passive, Sought};
use crate::event::{Event, Of, What};
use crate::ids::{ConditionId, SpaceId, SpellId, Ticket};
use crate::state::{Eldritch, Frame, It, Source, TradeKind};
use crate::{Choice, Why};
use ::scene::Phrase;
use kernel::{Refusal, Seat};

pub(super) use super::delayed::delay;
pub(super) use super::prepare_travel::{gain_ticket, receive_ticket};

/// EH-ACTIONS-03: one bit per basic action.
pub(crate) const TRAVEL: u8 = 1;
pub(crate) const PREPARE: u8 = 2;
pub(crate) const ACQUIRE: u8 = 4;
pub(crate) const REST: u8 = 8;
pub(crate) const TRADE: u8 = 16;

pub(super) const fn no(rule: &'static str, why: Why) -> Verdict {
    Err(Refusal::new(rule, why))
}

/// What can be done with an action.
enum Action {
    Travel(SpaceId),
    Prepare(Ticket),
    Acquire,
    Rest,
    Trade(Seat),
    Use(Source),
    Cast(SpellId),
    Local(Seat, ConditionId),
}

impl Action {
    fn of(choice: Choice) -> Option<Action> {
        Some(if let Choice::Travel(space) = choice {
            Action::Travel(space)
        } else if let Choice::Prepare(ticket) = choice {
            Action::Prepare(ticket)
        } else if let Choice::Acquire = choice {
            Action::Acquire
        } else if let Choice::Rest = choice {
            Action::Rest
        } else if let Choice::Trade(other) = choice {
            Action::Trade(other)
        } else if let Choice::Use(source) = choice {
            Action::Use(source)
        } else if let Choice::Cast(spell) = choice {
            Action::Cast(spell)
        } else if let Choice::Local(owner, card) = choice {
            Action::Local(owner, card)
        } else {
            return None;
        })
    }
}

/// EH-ACTIONS-03: each action once per round.
pub(super) fn may_once(s: &Eldritch, seat: Seat, action: u8) -> Verdict {
    match s.investigator(seat).done & action {
        0 => Ok(()),
        _ => no("EH-ACTIONS-03", Why::DoneThisRound),
    }
}

/// Whether no condition forbids all actions.
pub(super) fn may_act_at_all(s: &Eldritch, c: &Content, seat: Seat) -> Verdict {
    match forbidding(s, c, seat, Passive::CannotAct) {
        Some(card) => no("EH-CONFLICTS-04", Why::Forbidden(card)),
        None => Ok(()),
    }
}

/// Whether an action is legal; each chapter decides about its own.
pub(super) fn may(s: &Eldritch, c: &Content, seat: Seat, choice: Choice) -> Verdict {
    if choice == Choice::EndTurn {
        return Ok(());
    }
    if let Choice::Use(source) = choice
        && free_use(s, c, seat, source).is_some()
    {
        return may_act_at_all(s, c, seat);
    }
    // The turn continues only for things that need no action.
    if s.investigator(seat).actions == 0 && is_in_turn(s, seat) {
        return no("EH-ACTIONS-01", Why::NoActionsLeft);
    }
    let Some(action) = Action::of(choice) else { return no("EH-ACTIONS-05", Why::NotAsked) };
    match action {
        Action::Travel(space) => travel::may(s, c, seat, space),
        Action::Prepare(ticket) => prepare_travel::may(s, c, seat, ticket),
        Action::Acquire => acquire::may(s, c, seat),
        Action::Rest => rest::may(s, c, seat),
        Action::Trade(other) => trade::may(s, c, seat, other),
        Action::Use(source) => component_actions::may(s, c, seat, source),
        Action::Cast(spell) => spells::may(s, c, seat, spell),
        Action::Local(owner, card) => component_actions::may_local(s, c, seat, owner, card),
    }
}

/// What a player might try, legal or not.
pub(super) fn expected(s: &Eldritch, c: &Content, seat: Seat, menu: &mut Menu) {
    think_of(s, c, seat, &mut |choice| menu.offer(choice));
    menu.offer(Choice::EndTurn);
}

/// Every action a player might think of, legal or not.
fn think_of(s: &Eldritch, c: &Content, seat: Seat, offer: &mut dyn FnMut(Choice)) {
    let it = s.investigator(seat);
    let here = c.space(it.space);
    for space in here.neighbours().iter() {
        offer(Choice::Travel(space));
    }
    offer(Choice::Prepare(Ticket::Train));
    offer(Choice::Prepare(Ticket::Ship));
    offer(Choice::Acquire);
    offer(Choice::Rest);
    for other in playing(s).filter(|other| *other != seat) {
        offer(Choice::Trade(other));
    }
    let any_free = bears(s, c, seat, FREE);
    for source in bearing(s, c, seat, Sought::Usable) {
        let is_free = || any_free && free_use(s, c, seat, source).is_some();
        if action_of(s, c, source).is_some() || is_free() {
            offer(Choice::Use(source));
        }
    }
    for held in &it.spells {
        if c.spell(held.card).cast == Cast::Action {
            offer(Choice::Cast(held.card));
        }
    }
    for owner in playing(s) {
        let local = &c.bearers.with(Sought::Local).conditions;
        let held = s.investigator(owner).conditions.iter().map(|held| held.card);
        held.filter(|card| local.contains(*card))
            .for_each(|card| offer(Choice::Local(owner, card)));
    }
}

pub(super) fn offer(s: &Eldritch, c: &Content, seat: Seat, menu: &mut Menu) {
    // Either all adjacent spaces can be travelled to, or none.
    let mut travels = None;
    think_of(s, c, seat, &mut |choice| {
        let allowed = || may(s, c, seat, choice).is_ok();
        let is_travel = matches!(choice, Choice::Travel(_));
        let open = if is_travel { *travels.get_or_insert_with(allowed) } else { allowed() };
        if open {
            menu.offer(choice);
        }
    });
    menu.offer(Choice::EndTurn);
}

/// EH-ACTIONS-01: asks for the next action, or ends the turn.
/// EH-DELAYED-02: a delayed investigator does nothing.
pub(super) fn turn(run: &mut Run<'_>, seat: Seat) -> Step {
    let it = run.s.investigator(seat);
    let free =
        || bearing(run.s, run.c, seat, FREE).any(|it| free_use(run.s, run.c, seat, it).is_some());
    if run.s.is_playing(seat) && !it.delayed && (it.actions > 0 || free()) {
        return Step::Ask(seat);
    }
    run.pop();
    Step::Next
}

pub(super) fn one_action(run: &mut Run<'_>, seat: Seat) -> Step {
    if run.s.is_playing(seat) && !run.s.investigator(seat).delayed {
        return Step::Ask(seat);
    }
    run.pop();
    Step::Next
}

pub(super) fn answer(run: &mut Run<'_>, seat: Seat, choice: Choice) {
    if let Choice::Use(source) = choice
        && let Some(nth) = free_use(run.s, run.c, seat, source)
    {
        run.say(Event::by(What::Used, seat).of(Of::Source(source)));
        triggers::follow(run, source, nth, seat, It::Nothing);
        return;
    }
    if let Frame::OneAction { .. } = *run.s.top() {
        run.become_frame(Frame::Acting { seat });
    } else if choice == Choice::EndTurn {
        run.s.investigator_mut(seat).actions = 0;
        run.pop();
    } else {
        run.s.investigator_mut(seat).actions -= 1;
    }
    match Action::of(choice) {
        Some(action) => perform(run, seat, action),
        None => run.say(Event::by(What::TurnEnded, seat)),
    }
}

fn perform(run: &mut Run<'_>, seat: Seat, action: Action) {
    let mark = |run: &mut Run<'_>, action: u8| run.s.investigator_mut(seat).done |= action;
    match action {
        Action::Travel(space) => {
            mark(run, TRAVEL);
            travel::travel(run, seat, space);
        }
        Action::Prepare(ticket) => {
            mark(run, PREPARE);
            prepare_travel::prepare(run, seat, ticket);
        }
        Action::Acquire => {
            mark(run, ACQUIRE);
            acquire::acquire(run, seat);
        }
        Action::Rest => {
            mark(run, REST);
            rest::rest(run, seat);
        }
        Action::Trade(other) => {
            mark(run, TRADE);
            trade::begin(run, seat, other, TradeKind::All);
        }
        Action::Use(source) => component_actions::perform(run, seat, source),
        Action::Cast(spell) => spells::cast(run, seat, spell, It::Nothing),
        Action::Local(owner, card) => component_actions::perform_local(run, seat, owner, card),
    }
}

/// An action leaves a trace of its own.
pub(super) const MAY_BE_NEEDLESS: bool = false;

pub(super) fn question(ask: &Asking<'_>) -> Phrase {
    ask.here("eh-ask-turn")
}

pub(super) fn question_one_action(ask: &Asking<'_>) -> Phrase {
    ask.here("eh-ask-one-action")
}
