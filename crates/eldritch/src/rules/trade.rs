//! The Trade action, and gifts over any distance.

use super::abilities::playing;
use super::actions::{TRADE, may_act_at_all, may_once, no};
use super::asking::Asking;
use super::{Menu, Run, Step, Verdict, not_asked, prepare_travel};
use crate::content::Content;
use crate::event::{Event, Of, What};
use crate::ids::Ticket;
use crate::state::{Eldritch, Frame, It, Thing, TradeKind, Trading};
use crate::{Choice, Why};
use ::scene::Phrase;
use kernel::{Refusal, Seat};

pub(super) fn may(s: &Eldritch, c: &Content, seat: Seat, other: Seat) -> Verdict {
    may_act_at_all(s, c, seat)?;
    may_once(s, seat, TRADE)?;
    if other.at() < s.seats.len() && !s.is_playing(other) {
        return no("EH-TRADE-04", Why::NobodyHere);
    }
    let space = |seat: Seat| s.investigator(seat).space;
    if other == seat || !s.is_playing(other) || space(other) != space(seat) {
        return no("EH-TRADE-01", Why::NobodyHere);
    }
    Ok(())
}

/// Why this cannot change hands.
pub(super) fn reason(kind: TradeKind, choice: Choice) -> Refusal<Why> {
    let (Choice::Give(thing) | Choice::Take(thing)) = choice else { return not_asked() };
    if matches!(thing, Thing::Condition(_)) {
        return Refusal::new("EH-TRADE-03", Why::NotAsked);
    }
    if kind == TradeKind::Clues {
        return Refusal::new("EH-INV-JACQUELINE-02", Why::NotAsked);
    }
    not_asked()
}

/// An exchange leaves a trace of its own.
pub(super) const MAY_BE_NEEDLESS: bool = false;

pub(super) fn question(ask: &Asking<'_>, with: Seat, kind: TradeKind) -> Phrase {
    let key = if kind.is_gift() { "eh-ask-give" } else { "eh-ask-trade" };
    ask.key(key).name("with", ask.person(with))
}

/// It has a quiet answer.
pub(super) const MAY_BE_NEEDLESS_AGREE: bool = false;

pub(super) fn question_agree(ask: &Asking<'_>, offers: Seat) -> Phrase {
    ask.key("eh-ask-agree").name("with", ask.person(offers))
}

pub(super) const MAY_BE_NEEDLESS_PARTNER: bool = true;

pub(super) fn question_partner(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-partner")
}

/// EH-TRADE-02, EH-TRADE-03: what can change hands; clues and tickets one at a time.
/// EH-CONDITIONS-02: no conditions.
fn things(s: &Eldritch, c: &Content, seat: Seat, kind: TradeKind, staged: &[Thing]) -> Vec<Thing> {
    let it = s.investigator(seat);
    let mut all = Vec::new();
    let open = |thing: &Thing| !staged.contains(thing);
    if kind != TradeKind::GiveItems {
        let clue = it.clues.iter().map(Thing::Clue).find(open);
        all.extend(clue);
    }
    if matches!(kind, TradeKind::All | TradeKind::GiveItems) {
        let item = c.terms.item;
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

pub(super) fn offer(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    let Frame::Trade { who, with, kind } = *frame else { return };
    for thing in things(s, c, who, kind, &s.trading.gives) {
        menu.offer(Choice::Give(thing));
    }
    if !kind.is_gift() {
        for thing in things(s, c, with, kind, &s.trading.takes) {
            menu.offer(Choice::Take(thing));
        }
    }
    menu.offer(Choice::Done);
}

pub(super) fn offer_partner(s: &Eldritch, frame: &Frame, menu: &mut Menu) {
    let Frame::PickPartner { who, .. } = *frame else { return };
    for other in playing(s).filter(|other| *other != who) {
        menu.offer(Choice::Pick(It::Investigator(other)));
    }
}

/// EH-REF-08.
pub(super) fn begin(run: &mut Run<'_>, who: Seat, with: Seat, kind: TradeKind) {
    run.s.trading = Trading::default();
    run.push(Frame::Trade { who, with, kind });
}

pub(super) fn step(run: &mut Run<'_>, who: Seat, with: Seat) -> Step {
    if run.s.is_playing(who) && run.s.is_playing(with) {
        return Step::Ask(who);
    }
    run.pop();
    Step::Next
}

/// Adds something to either side, or offers the trade.
pub(super) fn answer(run: &mut Run<'_>, frame: &Frame, choice: Choice) {
    let Frame::Trade { who, with, kind } = *frame else { return };
    if let Choice::Give(thing) = choice {
        run.s.trading.gives.push(thing);
        return;
    }
    if let Choice::Take(thing) = choice {
        run.s.trading.takes.push(thing);
        return;
    }
    run.pop();
    let trading = &run.s.trading;
    if trading.gives.is_empty() && trading.takes.is_empty() {
        return;
    }
    // A gift from an effect needs nobody's consent.
    if kind.is_gift() {
        hand_over(run, who, with);
    } else {
        run.push(Frame::Agree { who, with });
    }
}

/// Players usually agree on a trade before it is offered.
pub(super) const QUIET: Choice = Choice::Agree;

pub(super) fn offer_agree(menu: &mut Menu) {
    menu.offer(Choice::Agree);
    menu.offer(Choice::Refuse);
}

/// EH-TRADE-02: as long as both agree.
pub(super) fn answer_agree(run: &mut Run<'_>, who: Seat, with: Seat, choice: Choice) {
    run.pop();
    if choice == Choice::Agree {
        run.say(Event::by(What::Traded, who).of(Of::Seat(with)));
        hand_over(run, who, with);
    } else {
        run.say(Event::by(What::TradeRefused, with));
    }
}

/// The partner of a trade that an effect allows.
pub(super) fn answer_partner(run: &mut Run<'_>, who: Seat, kind: TradeKind, choice: Choice) {
    let Choice::Pick(It::Investigator(other)) = choice else { return };
    run.pop();
    if let Some(context) = run.s.context_mut() {
        context.target = It::Investigator(other);
    }
    begin(run, who, other, kind);
}

/// Everything leaves its owner before anything arrives, so that investigators at a limit can swap.
fn hand_over(run: &mut Run<'_>, who: Seat, with: Seat) {
    let trading = std::mem::take(&mut run.s.trading);
    let ways = [(who, with, trading.gives), (with, who, trading.takes)];
    let mut spells = Vec::new();
    for (from, to, things) in &ways {
        for thing in things {
            let giver = run.s.investigator_mut(*from);
            if let Thing::Ticket(ticket) = thing {
                giver.tickets[*ticket as usize] -= 1;
            }
            if let Thing::Spell(card) = thing
                && let Some(at) = giver.spells.iter().position(|held| held.card == *card)
            {
                let cast = giver.cast.contains(*card);
                giver.cast.remove(*card);
                spells.push((*to, giver.spells.remove(at), cast));
            }
        }
    }
    for (to, held, cast) in spells {
        let receiver = run.s.investigator_mut(to);
        // EH-SPELLS-04: a second copy goes back to the deck.
        if receiver.has_spell(held.card) {
            run.s.shuffle_in_spell(run.c, held.card);
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

fn pass_on(run: &mut Run<'_>, from: Seat, to: Seat, thing: Thing) {
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
        Thing::Ticket(ticket) => prepare_travel::receive_ticket(run, to, ticket),
        // Spells have already changed hands.
        Thing::Spell(_) => {}
        Thing::Condition(_) => return,
    }
    run.say(Event::by(What::Gave, from).of(Of::Thing(thing)).to(to));
}
