//! Reckoning, in its order: monsters, the Ancient One, Mythos cards, investigators.

use super::abilities::{playing, side};
use super::asking::Asking;
use super::{Menu, Run, Step, abilities, monsters};
use crate::Choice;
use crate::event::{Event, What};
use crate::ids::{ConditionId, MythosId, Slot};
use crate::language::Who;
use crate::state::{Eldritch, Found, Frame, It, Reckoning, ReckoningStep, Source};
use ::scene::Phrase;
use kernel::Seat;
use script::Block;

/// What can be resolved next.
pub(super) fn offer(s: &Eldritch, menu: &mut Menu) {
    let now = &s.reckoning;
    match now.step {
        ReckoningStep::Monsters => {
            for slot in now.monsters.iter().map(Slot) {
                if let Some(monster) = s.monster(slot) {
                    menu.offer(Choice::Resolve(Source::Monster(slot, monster.kind)));
                }
            }
        }
        ReckoningStep::MythosCards => {
            for card in now.cards.iter().filter(|card| s.in_play.iter().any(|it| it.card == *card))
            {
                menu.offer(Choice::Resolve(Source::Mythos(card)));
            }
        }
        ReckoningStep::Investigators => {
            if let Some(seat) = first_seat(s) {
                for card in conditions(s, seat) {
                    menu.offer(Choice::Resolve(Source::Condition(card, seat)));
                }
            }
        }
        ReckoningStep::AncientOne | ReckoningStep::Done => {}
    }
}

/// EH-RECKONING-04: the lead first, then clockwise.
fn first_seat(s: &Eldritch) -> Option<Seat> {
    s.clockwise(s.reckoning.first)
        .find(|seat| s.is_playing(*seat) && s.reckoning.seats.contains(*seat))
}

fn conditions(s: &Eldritch, seat: Seat) -> impl Iterator<Item = ConditionId> {
    let left = &s.reckoning.conditions[seat.at()];
    let it = s.investigator(seat);
    left.iter().filter(|card| it.has_condition(*card))
}

/// EH-RECKONING-07: only what is in play when it begins.
pub(crate) fn reckon(run: &mut Run<'_>) {
    run.say(Event::new(What::Reckoning));
    let mut now = Reckoning::default();
    for (slot, monster) in run.s.monsters() {
        if abilities::monster_reckons(run, monster.kind) {
            now.monsters.add(slot.0);
        }
    }
    for ongoing in &run.s.in_play {
        if run.c.mythos_card(ongoing.card).reckoning.is_some() {
            now.cards.add(ongoing.card);
        }
    }
    due_conditions(run, &mut now);
    *run.s.reckoning = now;
    run.become_frame(Frame::Reckoning);
}

/// EH-CONFLICTS-01: an effect resolves the reckonings of these, in an order chosen by the group.
pub(crate) fn reckon_each(run: &mut Run<'_>, who: Who, left: Found, body: Block) {
    let mut now = Reckoning { alone: true, body: Some(body), ..Reckoning::default() };
    if who == Who::MythosInPlay {
        now.step = ReckoningStep::MythosCards;
        let reckons = |card: &MythosId| run.c.mythos_card(*card).reckoning.is_some();
        left.iter().map(MythosId).filter(reckons).for_each(|card| now.cards.add(card));
    } else {
        now.monsters = left;
    }
    *run.s.reckoning = now;
    run.push(Frame::Reckoning);
}

/// EH-RECKONING-04, for an effect that makes every die count as a 1.
pub(crate) fn reckon_conditions_with_ones(run: &mut Run<'_>) {
    let first = run.s.lead;
    let mut now = Reckoning {
        step: ReckoningStep::Investigators,
        first,
        alone: true,
        ones: true,
        ..Reckoning::default()
    };
    due_conditions(run, &mut now);
    *run.s.reckoning = now;
    run.push(Frame::Reckoning);
}

fn due_conditions(run: &Run<'_>, now: &mut Reckoning) {
    for seat in playing(run.s) {
        now.seats = now.seats.with(seat);
        for held in &run.s.investigator(seat).conditions {
            if run.c.condition(held.card).reckoning.is_some() {
                now.conditions[seat.at()].add(held.card);
            }
        }
    }
}

pub(crate) fn step(run: &mut Run<'_>) -> Step {
    if run.s.reckoning.step == ReckoningStep::AncientOne {
        run.s.reckoning.step = ReckoningStep::MythosCards;
        if let Some(block) = side(run.s, run.c).reckoning {
            let mut context = run.context_of(run.s.lead, Source::AncientOne);
            context.by_lead = true;
            run.begin_effect(context, block);
        }
        return Step::Next;
    }
    if run.s.reckoning.step == ReckoningStep::Done {
        run.pop();
        return Step::Next;
    }
    let mut menu = Menu::new();
    offer(run.s, &mut menu);
    match &menu[..] {
        [] => go_on(run),
        [only] => {
            let only = *only;
            answer(run, only);
        }
        _ => {
            let seat =
                first_seat(run.s).filter(|_| run.s.reckoning.step == ReckoningStep::Investigators);
            return Step::Ask(seat.unwrap_or(run.s.lead));
        }
    }
    Step::Next
}

fn go_on(run: &mut Run<'_>) {
    if run.s.reckoning.step == ReckoningStep::Investigators
        && let Some(seat) = first_seat(run.s)
    {
        let now = &mut run.s.reckoning;
        now.seats = now.seats.without(seat);
        return;
    }
    let now = &mut run.s.reckoning;
    now.step = if now.alone { ReckoningStep::Done } else { now.step.next() };
    now.first = run.s.lead;
}

/// Conditions in a reckoning are their owner's business.
pub(super) fn is_joint(s: &Eldritch) -> bool {
    s.reckoning.step < ReckoningStep::Investigators
}

/// It has a quiet answer.
pub(super) const MAY_BE_NEEDLESS: bool = false;

pub(super) fn question(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-reckoning")
}

/// The order hardly ever matters.
pub(super) fn quiet(s: &Eldritch) -> Option<Choice> {
    let mut menu = Menu::new();
    offer(s, &mut menu);
    menu.first().copied()
}

pub(super) fn answer(run: &mut Run<'_>, choice: Choice) {
    let Choice::Resolve(source) = choice else { return };
    let body = run.s.reckoning.body;
    if let Source::Monster(slot, _) = source {
        run.s.reckoning.monsters.remove(slot.0);
        match body {
            Some(body) => reckon_by(run, It::Monster(slot), body),
            None => monsters::reckon(run, slot),
        }
    } else if let Source::Mythos(card) = source {
        run.s.reckoning.cards.remove(card);
        match body {
            Some(body) => reckon_by(run, It::Rumor(card), body),
            None => reckon_mythos(run, card),
        }
    } else if let Source::Condition(card, seat) = source {
        run.s.reckoning.conditions[seat.at()].remove(card);
        reckon_condition(run, seat, card, run.s.reckoning.ones);
    }
}

/// Does to one item what the effect says.
fn reckon_by(run: &mut Run<'_>, it: It, body: Block) {
    let Some(mut context) = run.s.context().copied() else { return };
    context.it = it;
    if let It::Monster(slot) = it {
        context.there = abilities::monster_at(run, slot);
    }
    run.begin_effect(context, body);
}

pub(crate) fn reckon_mythos(run: &mut Run<'_>, card: MythosId) {
    if let Some(block) = run.c.mythos_card(card).reckoning {
        let mut context = run.context_of(run.s.lead, Source::Mythos(card));
        context.by_lead = true;
        run.begin_effect(context, block);
    }
}

pub(crate) fn reckon_condition(run: &mut Run<'_>, seat: Seat, card: ConditionId, ones: bool) {
    if let Some(block) = run.c.condition(card).reckoning {
        let mut context = run.context_of(seat, Source::Condition(card, seat));
        context.ones = ones;
        run.begin_effect(context, block);
    }
}
