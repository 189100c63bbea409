//! Cards with two sides: turning them over, and what their backs say.

use super::Run;
use super::abilities::{has_rule, playing};
use super::asking::Asking;
use crate::Choice;
use crate::content::Passive;
use crate::event::{Event, Of, What};
use crate::ids::{ConditionId, SpellId};
use crate::state::{Back, Drawing, EVERYBODY, Found, Frame, Source, Thing};
use crate::words::names;
use ::scene::Phrase;
use kernel::{Seat, Seats};

/// EH-FLIPPING-01, EH-FLIPPING-02: flips the card whose effect is being resolved.
pub(crate) fn flip_this(run: &mut Run<'_>) {
    let Some(context) = run.s.context_mut() else { return };
    if context.back {
        context.back = false;
        return;
    }
    // Nothing else has a back.
    if let Source::Spell(card, owner) = context.source {
        context.back = true;
        flip_spell(run, card, owner);
    } else if let Source::Condition(card, owner) = context.source {
        context.back = true;
        flip_condition(run, card, owner);
    }
}

fn flip_spell(run: &mut Run<'_>, card: SpellId, owner: Seat) {
    let held = run.s.investigator(owner).spells.iter().find(|it| it.card == card);
    match held.map(|held| held.back) {
        Some(Back::Copy { copy, .. }) => resolve_spell_back(run, card, copy),
        Some(Back::Unknown) => {
            let among = unknown_spell_backs(run, card);
            let what = Drawing::SpellBack { who: owner, card, flips: true };
            run.push(Frame::Draw { what, among });
        }
        None => {}
    }
}

fn flip_condition(run: &mut Run<'_>, card: ConditionId, owner: Seat) {
    let held = run.s.investigator(owner).conditions.iter().find(|it| it.card == card);
    match held.map(|held| held.back) {
        Some(Back::Copy { copy, .. }) => {
            learn_condition(run, owner, card, copy, EVERYBODY);
            resolve_condition_back(run, card, copy);
        }
        Some(Back::Unknown) => {
            let among = unknown_condition_backs(run, card);
            let what = Drawing::ConditionBack { who: owner, card, flips: true };
            run.push(Frame::Draw { what, among });
        }
        None => {}
    }
}

/// Copies that nobody is known to hold.
fn unknown_spell_backs(run: &Run<'_>, card: SpellId) -> Found {
    let all = Found::first(run.c.spell(card).backs.len());
    let held = run.s.seats.iter().flat_map(|it| it.spells.iter());
    let fallen = run.s.fallen.iter().flat_map(|it| it.spells.iter());
    held.chain(fallen).filter(|it| it.card == card).fold(all, |set, it| match it.back {
        Back::Copy { copy, .. } => set.but(u16::from(copy)),
        Back::Unknown => set,
    })
}

pub(crate) fn unknown_condition_backs(run: &Run<'_>, card: ConditionId) -> Found {
    let all = Found::first(run.c.condition(card).backs.len());
    let held = run.s.seats.iter().flat_map(|it| it.conditions.iter());
    held.filter(|it| it.card == card).fold(all, |set, it| match it.back {
        Back::Copy { copy, .. } => set.but(u16::from(copy)),
        Back::Unknown => set,
    })
}

/// Which copy of a spell somebody has: read by its owner, or turned over for all to see.
pub(super) fn drawn_spell_back(run: &mut Run<'_>, who: Seat, card: SpellId, copy: u8, flips: bool) {
    learn_spell(run, who, card, copy, if flips { EVERYBODY } else { Seats::one(who) });
    if flips {
        resolve_spell_back(run, card, copy);
    }
}

/// So with a condition.
pub(super) fn drawn_condition_back(
    run: &mut Run<'_>,
    who: Seat,
    card: ConditionId,
    copy: u8,
    flips: bool,
) {
    learn_condition(run, who, card, copy, if flips { EVERYBODY } else { Seats::one(who) });
    if flips {
        resolve_condition_back(run, card, copy);
    }
}

/// Which copy of a spell this is, and who has seen it.
fn learn_spell(run: &mut Run<'_>, who: Seat, card: SpellId, copy: u8, seen: Seats) {
    let held = run.s.investigator_mut(who).spells.iter_mut();
    for held in held.filter(|held| held.card == card) {
        held.back = Back::Copy { copy, seen };
    }
}

pub(crate) fn learn_condition(
    run: &mut Run<'_>,
    owner: Seat,
    card: ConditionId,
    copy: u8,
    seats: Seats,
) {
    // Unless it is flipped, only the reader of backs sees it.
    let reader = playing(run.s)
        .find(|seat| *seat != owner && has_rule(run.s, run.c, *seat, Passive::ReadsConditions));
    let seats = if seats == EVERYBODY { seats } else { reader.map_or(seats, Seats::one) };
    for held in &mut run.s.investigator_mut(owner).conditions {
        if held.card == card {
            let seen = match held.back {
                Back::Copy { seen, .. } => seen,
                Back::Unknown => Seats::NONE,
            };
            held.back = Back::Copy { copy, seen: seen.and(seats) };
        }
    }
}

pub(crate) fn resolve_spell_back(run: &mut Run<'_>, card: SpellId, copy: u8) {
    let all = Seats::first(run.s.players);
    run.out.reveal_to_all(all);
    if let Some(context) = run.s.context() {
        let who = context.who;
        run.say(Event::by(What::Flipped, who).of(Of::Thing(Thing::Spell(card))));
    }
    if let Some(block) = run.c.spell(card).backs.get(usize::from(copy)) {
        run.push(Frame::Run(*block));
    }
}

pub(crate) fn resolve_condition_back(run: &mut Run<'_>, card: ConditionId, copy: u8) {
    run.out.reveal_to_all(Seats::first(run.s.players));
    if let Some(context) = run.s.context() {
        let who = context.who;
        let thing = Of::Thing(Thing::Condition(card));
        run.say(Event::by(What::Flipped, who).of(thing).n(i16::from(copy)));
    }
    if let Some((_, block)) = run.c.condition(card).backs.get(usize::from(copy)) {
        run.push(Frame::Run(*block));
    }
}

/// Reading it can only help.
pub(super) const QUIET_READ: Choice = Choice::Yes;

/// Jacqueline reads the back of a condition somebody has gained.
pub(super) fn answer_read(
    run: &mut Run<'_>,
    reader: Seat,
    owner: Seat,
    card: ConditionId,
    choice: Choice,
) {
    run.pop();
    if choice != Choice::Yes {
        return;
    }
    run.s.investigator_mut(reader).used = true;
    let thing = Of::Thing(Thing::Condition(card));
    run.say(Event::by(What::ReadBack, reader).of(thing));
    run.push(Frame::GainClues { who: reader, n: 1 });
    let among = unknown_condition_backs(run, card);
    let what = Drawing::ConditionBack { who: owner, card, flips: false };
    run.push(Frame::Draw { what, among });
}

/// It has a quiet answer.
pub(super) const MAY_BE_NEEDLESS_READ: bool = false;

pub(super) fn question_read(ask: &Asking<'_>, owner: Seat, card: ConditionId) -> Phrase {
    ask.key("eh-ask-read-condition")
        .name("whom", ask.person(owner))
        .name("card", names::condition(ask.content, card))
}
