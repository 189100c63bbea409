//! Moving: the Travel action and effects that move investigators.

use super::abilities::forbidding;
use super::actions::{TRAVEL, may_act_at_all, may_once, no};
use super::active::active;
use super::asking::Asking;
use super::{Menu, Run, Step, Verdict, abilities, monsters};
use crate::content::{Content, Moment, Passive};
use crate::event::{Event, What};
use crate::ids::{Slot, SpaceId, Ticket};
use crate::state::{Eldritch, Frame, It, Source, SpaceSet};
use crate::{Choice, Why};
use ::scene::Phrase;
use kernel::{Refusal, Seat};

/// Whether the Travel action can lead there.
pub(super) fn may(s: &Eldritch, c: &Content, seat: Seat, space: SpaceId) -> Verdict {
    if let Some(card) = forbidding(s, c, seat, Passive::CannotMove) {
        return no("EH-CONFLICTS-04-EX1", Why::Forbidden(card));
    }
    may_act_at_all(s, c, seat)?;
    may_once(s, seat, TRAVEL)?;
    if !c.space(s.investigator(seat).space).neighbours().contains(space) {
        return no("EH-TRAVEL-01", Why::NotAdjacent(space));
    }
    Ok(())
}

/// Where one more step can lead.
fn steps(s: &Eldritch, c: &Content, who: Seat, left: u8, by: Option<Ticket>) -> SpaceSet {
    if left == 0 || forbidding(s, c, who, Passive::CannotMove).is_some() {
        return SpaceSet::NONE;
    }
    let here = c.space(s.investigator(who).space);
    match by {
        None => here.neighbours(),
        Some(Ticket::Train) => here.trains.clone(),
        Some(Ticket::Ship) => here.ships.clone(),
    }
}

pub(super) fn offer(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    let Frame::Moving { who, left, by, tickets, may_stop } = *frame else { return };
    for space in steps(s, c, who, left, by).iter() {
        menu.offer(Choice::Go(space, None));
    }
    if left == 0 && tickets && forbidding(s, c, who, Passive::CannotMove).is_none() {
        let here = c.space(s.investigator(who).space);
        for (ticket, spaces) in [(Ticket::Train, &here.trains), (Ticket::Ship, &here.ships)] {
            if s.investigator(who).tickets[ticket as usize] > 0 {
                for space in spaces.iter() {
                    menu.offer(Choice::Go(space, Some(ticket)));
                }
            }
        }
    }
    if may_stop && !menu.is_empty() {
        menu.offer(Choice::Stop);
    }
}

/// EH-TRAVEL-01: the first space needs no ticket.
/// EH-REF-04.
pub(super) fn travel(run: &mut Run<'_>, seat: Seat, space: SpaceId) {
    run.say(Event::by(What::Travelled, seat).at(space));
    run.push(Frame::Moving { who: seat, left: 0, by: None, tickets: true, may_stop: true });
    enter(run, seat, space);
}

/// EH-INV-SILAS-01: tickets only for Travel.
pub(super) fn step(run: &mut Run<'_>, frame: &Frame) -> Step {
    let Frame::Moving { who, .. } = *frame else { return Step::Next };
    let mut menu = Menu::new();
    if run.s.is_playing(who) {
        offer(run.s, run.c, frame, &mut menu);
    }
    if menu.is_empty() {
        run.pop();
        return Step::Next;
    }
    Step::Ask(who)
}

pub(super) fn answer(run: &mut Run<'_>, choice: Choice) {
    if let Choice::Go(space, ticket) = choice {
        go(run, space, ticket);
    } else {
        run.pop();
    }
}

/// Why no step leads there.
pub(super) fn reason(choice: Choice) -> Refusal<Why> {
    let Choice::Go(space, ticket) = choice else {
        return Refusal::new("EH-ACTIONS-05-EX1", Why::NotAsked);
    };
    let why = ticket.map_or(Why::NotAdjacent(space), Why::NoTicket);
    Refusal::new("EH-TRAVEL-02", why)
}

pub(super) const MAY_BE_NEEDLESS: bool = true;

pub(super) fn question(ask: &Asking<'_>, left: u8, tickets: bool) -> Phrase {
    let key = if left == 0 && tickets { "eh-ask-moving-tickets" } else { "eh-ask-moving" };
    ask.here(key).count("left", left)
}

/// EH-TRAVEL-02: a ticket pays for one more space along its own kind of path.
fn go(run: &mut Run<'_>, space: SpaceId, ticket: Option<Ticket>) {
    let Frame::Moving { who, left, by, tickets, may_stop } = *run.s.top() else { return };
    if let Some(ticket) = ticket {
        run.s.investigator_mut(who).tickets[ticket as usize] -= 1;
    }
    run.say(Event::by(What::Moved, who).at(space));
    let left = left.saturating_sub(1);
    run.become_frame(Frame::Moving { who, left, by, tickets, may_stop });
    enter(run, who, space);
}

/// EH-CONFLICTS-04-EX1: whether nothing forbids it.
pub(super) fn may_move(run: &Run<'_>, who: Seat) -> bool {
    run.s.is_playing(who) && forbidding(run.s, run.c, who, Passive::CannotMove).is_none()
}

/// Moves an investigator directly to a space, unless something forbids it.
/// EH-INV-AKACHI-04: not along paths.
pub(super) fn move_straight(run: &mut Run<'_>, who: Seat, space: SpaceId) {
    if may_move(run, who) && run.space_of(who) != space {
        run.say(Event::by(What::Moved, who).at(space));
        enter(run, who, space);
    }
}

/// EH-NEAREST-03: step by step along a shortest path, chosen if there are several.
pub(super) fn toward(run: &mut Run<'_>, what: It, to: SpaceId, left: u8) {
    let from = if let It::Investigator(seat) = what {
        may_move(run, seat).then(|| run.space_of(seat))
    } else {
        what.slot().and_then(|slot| abilities::monster_at(run, slot))
    };
    let ways = from.map_or(SpaceSet::NONE, |from| nearer(run.c, from, to));
    let chosen = run.s.context_mut().and_then(|context| context.chosen.take());
    let next = chosen.filter(|space| ways.contains(*space));
    let next = next.or_else(|| ways.nth(0).filter(|_| ways.len() == 1));
    if left == 0 || ways.is_empty() {
        run.pop();
        return;
    }
    let Some(next) = next else {
        run.push(Frame::Where { by: active(run.s), among: ways.numbers() });
        return;
    };
    run.become_frame(Frame::Toward { what, to, left: left - 1 });
    if let It::Investigator(seat) = what {
        move_straight(run, seat, next);
    } else if let Some(slot) = what.slot() {
        monsters::move_to(run, slot, next);
    }
}

/// The monster follows the investigator.
pub(super) fn follow(run: &mut Run<'_>, slot: Slot, who: Seat) {
    run.pop();
    let space = run.space_of(who);
    if let Some(monster) = &mut run.s.monsters[slot] {
        monster.space = space;
    }
}

/// The neighbours on a shortest path to a space.
fn nearer(c: &Content, from: SpaceId, to: SpaceId) -> SpaceSet {
    let here = c.space(from);
    let far = here.far[usize::from(to.0)];
    let mut set = SpaceSet::NONE;
    if far == 0 {
        return set;
    }
    for next in here.neighbours().iter() {
        if c.space(next).far[usize::from(to.0)] + 1 == far {
            set.add(next);
        }
    }
    set
}

/// An investigator arrives on a space, by any means.
pub(super) fn enter(run: &mut Run<'_>, seat: Seat, space: SpaceId) {
    run.s.investigator_mut(seat).space = space;
    if run.s.space(space).tokens > 0 {
        abilities::trigger_of(run, Source::AncientOne, Moment::MovedOntoToken, seat, It::Nothing);
    }
}
