//! The Trade action, and gifts over any distance.

use super::abilities::playing;
use super::{Menu, Run, Step, actions};
use crate::Choice;
use crate::content::Content;
use crate::event::{Event, Of, What};
use crate::ids::{Ticket, TraitId};
use crate::state::{Eldritch, Frame, It, Thing, TradeKind, Trading};
use script::Names;

/// EH-TRADE-02, EH-TRADE-03: what can change hands; of clues and tickets one at a time.
/// EH-CONDITIONS-02: no conditions.
fn things(s: &Eldritch, c: &Content, seat: u8, kind: TradeKind, staged: &[Thing]) -> Vec<Thing> {
    let it = s.investigator(seat);
    let mut all = Vec::new();
    let open = |thing: &Thing| !staged.contains(thing);
    if kind != TradeKind::GiveItems {
        let clue = it.clues.iter().map(Thing::Clue).find(open);
        all.extend(clue);
    }
    if matches!(kind, TradeKind::All | TradeKind::GiveItems) {
        let item = c.names.id("trait", "item").map(TraitId);
        let is_item = |traits: &crate::content::Traits| {
            kind == TradeKind::All || item.is_some_and(|item| traits.contains(item))
        };
        let assets = it.assets.iter().filter(|id| is_item(&c.asset(*id).traits));
        all.extend(assets.map(Thing::Asset).filter(open));
        let artifacts = it.artifacts.iter().filter(|id| is_item(&c.artifact(*id).traits));
        all.extend(artifacts.map(Thing::Artifact).filter(open));
    }
    if kind == TradeKind::All {
        all.extend(it.spells.iter().map(|held| Thing::Spell(held.card)).filter(open));
        for ticket in [Ticket::Train, Ticket::Ship] {
            let given = staged.iter().filter(|it| **it == Thing::Ticket(ticket)).count();
            if usize::from(it.tickets[ticket as usize]) > given {
                all.push(Thing::Ticket(ticket));
            }
        }
    }
    all
}

pub fn offer(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    let Frame::Trade { who, with, kind } = *frame else { return };
    for thing in things(s, c, who, kind, &s.trading.gives) {
        menu.offer(Choice::Give(thing));
    }
    if matches!(kind, TradeKind::All | TradeKind::Clues) {
        for thing in things(s, c, with, kind, &s.trading.takes) {
            menu.offer(Choice::Take(thing));
        }
    }
    menu.offer(Choice::Done);
}

pub fn offer_partner(s: &Eldritch, frame: &Frame, menu: &mut Menu) {
    let Frame::PickPartner { who, .. } = *frame else { return };
    for other in playing(s).filter(|other| *other != who) {
        menu.offer(Choice::Pick(It::Investigator(other)));
    }
}

/// EH-REF-08.
pub fn begin(run: &mut Run<'_>, who: u8, with: u8, kind: TradeKind) {
    run.s.trading = Trading::default();
    run.push(Frame::Trade { who, with, kind });
}

pub fn step(run: &mut Run<'_>, who: u8, with: u8) -> Step {
    if run.s.is_playing(who) && run.s.is_playing(with) {
        return Step::Ask(who);
    }
    run.pop();
    Step::Next
}

pub fn stage(run: &mut Run<'_>, frame: &Frame, choice: Choice) {
    let Frame::Trade { who, with, kind } = *frame else { return };
    match choice {
        Choice::Give(thing) => run.s.trading.gives.push(thing),
        Choice::Take(thing) => run.s.trading.takes.push(thing),
        _ => {
            run.pop();
            let trading = &run.s.trading;
            if trading.gives.is_empty() && trading.takes.is_empty() {
                return;
            }
            // A gift by an effect needs nobody's leave.
            if matches!(kind, TradeKind::GiveClues | TradeKind::GiveItems) {
                hand_over(run, who, with);
            } else {
                run.push(Frame::Agree { who, with });
            }
        }
    }
}

/// EH-TRADE-02: as long as both agree.
pub fn agreed(run: &mut Run<'_>, who: u8, with: u8, agreed: bool) {
    run.pop();
    if agreed {
        run.say(Event::by(What::Traded, who).of(Of::Seat(with)));
        hand_over(run, who, with);
    } else {
        run.say(Event::by(What::TradeRefused, with));
    }
}

/// Everything leaves its owner before anything arrives, so that full hands can exchange.
fn hand_over(run: &mut Run<'_>, who: u8, with: u8) {
    let trading = std::mem::take(&mut run.s.trading);
    let ways = [(who, with, trading.gives), (with, who, trading.takes)];
    let mut spells = Vec::new();
    for (from, to, things) in &ways {
        for thing in things {
            let giver = run.s.investigator_mut(*from);
            match thing {
                Thing::Ticket(ticket) => giver.tickets[*ticket as usize] -= 1,
                Thing::Spell(card) => {
                    let Some(at) = giver.spells.iter().position(|held| held.card == *card) else {
                        continue;
                    };
                    let cast = giver.cast.contains(*card);
                    giver.cast.remove(*card);
                    spells.push((*to, giver.spells.remove(at), cast));
                }
                _ => {}
            }
        }
    }
    for (to, held, cast) in spells {
        let receiver = run.s.investigator_mut(to);
        // EH-SPELLS-04: a second copy goes back to the deck.
        if receiver.has_spell(held.card) {
            run.s.shuffle_in_spell(held.card);
        } else {
            // EH-COMPONENT-ACTION-02-EX1: what was cast this round stays cast.
            receiver.cast.remove(held.card);
            if cast {
                receiver.cast.add(held.card);
            }
            receiver.spells.push(held);
        }
    }
    for (from, to, things) in ways {
        for thing in things {
            pass_on(run, from, to, thing);
        }
    }
}

fn pass_on(run: &mut Run<'_>, from: u8, to: u8, thing: Thing) {
    let giver = run.s.investigator_mut(from);
    match thing {
        Thing::Asset(id) => {
            giver.assets.remove(id);
            run.s.investigator_mut(to).assets.add(id);
        }
        Thing::Artifact(id) => {
            giver.artifacts.remove(id);
            run.s.investigator_mut(to).artifacts.add(id);
        }
        Thing::Clue(face) => {
            giver.clues.remove(face);
            run.s.investigator_mut(to).clues.add(face);
        }
        Thing::Ticket(ticket) => actions::receive_ticket(run, to, ticket),
        // They changed hands before.
        Thing::Spell(_) => {}
        Thing::Condition(_) => return,
    }
    run.say(Event::by(What::Gave, from).of(Of::Thing(thing)).n(i16::from(to)));
}
