//! The Prepare for Travel action, and tickets.

use super::actions::{PREPARE, may_act_at_all, may_once, no};
use super::asking::Asking;
use super::{Menu, Run, Verdict, discarding};
use crate::content::Content;
use crate::event::{Event, Of, What};
use crate::ids::{Terrain, Ticket};
use crate::state::{Eldritch, Frame, Thing};
use crate::{Choice, Why};
use ::scene::Phrase;
use kernel::Seat;

/// How many tickets an investigator may have: EH-PREPARE-TRAVEL-04.
const MOST: u8 = 2;

pub(super) fn may(s: &Eldritch, c: &Content, seat: Seat, ticket: Ticket) -> Verdict {
    may_act_at_all(s, c, seat)?;
    may_once(s, seat, PREPARE)?;
    let here = c.space(s.investigator(seat).space);
    if here.terrain != Terrain::City {
        return no("EH-PREPARE-TRAVEL-01", Why::NotACity);
    }
    let (paths, rule) = match ticket {
        Ticket::Train => (&here.trains, "EH-PREPARE-TRAVEL-02"),
        Ticket::Ship => (&here.ships, "EH-PREPARE-TRAVEL-03"),
    };
    if paths.is_empty() { no(rule, Why::NoSuchPath(ticket)) } else { Ok(()) }
}

/// EH-PREPARE-TRAVEL-01, EH-PREPARE-TRAVEL-05.
/// EH-REF-05.
pub(super) fn prepare(run: &mut Run<'_>, seat: Seat, ticket: Ticket) {
    gain_ticket(run, seat, ticket);
}

/// EH-PREPARE-TRAVEL-04: never more than two.
pub(super) fn gain_ticket(run: &mut Run<'_>, seat: Seat, ticket: Ticket) {
    let held: u8 = run.s.investigator(seat).tickets.iter().sum();
    if held >= MOST {
        run.push(Frame::ReplaceTicket { who: seat, new: ticket, passed_on: false });
        return;
    }
    add_ticket(run, seat, ticket);
}

/// EH-PREPARE-TRAVEL-04: a ticket from another investigator; with three, the owner keeps two.
pub(super) fn receive_ticket(run: &mut Run<'_>, seat: Seat, ticket: Ticket) {
    let tickets = &mut run.s.investigator_mut(seat).tickets;
    if tickets.iter().sum::<u8>() < MOST {
        tickets[ticket as usize] += 1;
    } else {
        run.push(Frame::ReplaceTicket { who: seat, new: ticket, passed_on: true });
    }
}

fn add_ticket(run: &mut Run<'_>, seat: Seat, ticket: Ticket) {
    run.s.investigator_mut(seat).tickets[ticket as usize] += 1;
    let thing = Of::Thing(Thing::Ticket(ticket));
    run.say(Event::by(What::Prepared, seat).of(thing));
}

pub(super) fn offer_replace(s: &Eldritch, who: Seat, new: Ticket, menu: &mut Menu) {
    // Replacing one of the same kind would change nothing.
    for ticket in [Ticket::Train, Ticket::Ship].into_iter().filter(|it| *it != new) {
        if s.investigator(who).tickets[ticket as usize] > 0 {
            menu.offer(Choice::Drop(Thing::Ticket(ticket)));
        }
    }
    menu.offer(Choice::Done);
}

/// EH-PREPARE-TRAVEL-05: either the old ticket is discarded or the new one.
pub(super) fn answer_replace(
    run: &mut Run<'_>,
    who: Seat,
    new: Ticket,
    passed_on: bool,
    choice: Choice,
) {
    run.pop();
    if let Choice::Drop(thing) = choice {
        discarding::discard(run, who, thing);
        match passed_on {
            true => run.s.investigator_mut(who).tickets[new as usize] += 1,
            false => add_ticket(run, who, new),
        }
    } else if passed_on {
        let thing = Of::Thing(Thing::Ticket(new));
        run.say(Event::by(What::Discarded, who).of(thing));
    }
}

pub(super) const MAY_BE_NEEDLESS_REPLACE: bool = true;

pub(super) fn question_replace(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-replace-ticket")
}
