//! Discarding cards and tokens.

use super::asking::Asking;
use super::{Menu, Run, Step, abilities, mythos};
use crate::Choice;
use crate::content::{CardInfo, Content};
use crate::event::{Event, Of, What};
use crate::ids::{Form, KindId, TraitId};
use crate::state::{Eldritch, Frame, Source, SpaceSet, Thing};
use ::scene::Phrase;
use kernel::Seat;

/// What this seat can discard for such an effect.
pub(crate) fn discardable(
    s: &Eldritch,
    c: &Content,
    who: Seat,
    kind: Option<KindId>,
    with: Option<TraitId>,
) -> impl Iterator<Item = Thing> {
    let it = s.investigator(who);
    let of = move |its: KindId| match kind {
        Some(kind) => kind == its,
        // EH-POSSESSIONS-01: conditions are not possessions.
        None => c.kind(its).form != Form::Condition,
    };
    let has = move |traits: &crate::content::Traits| with.is_none_or(|with| traits.contains(with));
    let fits = move |card: &CardInfo| of(card.kind) && has(&card.traits);
    let assets = it.assets.iter().filter(move |id| fits(c.asset(*id)));
    let artifacts = it.artifacts.iter().filter(move |id| fits(c.artifact(*id)));
    let spells = it.spells.iter().map(|held| held.card).filter(move |id| {
        let card = c.spell(*id);
        of(card.kind) && has(&card.traits)
    });
    let conditions = it.conditions.iter().map(|held| held.card).filter(move |id| {
        let card = c.condition(*id);
        of(card.kind) && has(&card.traits)
    });
    assets
        .map(Thing::Asset)
        .chain(artifacts.map(Thing::Artifact))
        .chain(spells.map(Thing::Spell))
        .chain(conditions.map(Thing::Condition))
}

pub(super) fn offer(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    let Frame::Discard { who, kind, with, .. } = *frame else { return };
    discardable(s, c, who, kind, with).for_each(|thing| menu.offer(Choice::Drop(thing)));
}

pub(super) fn offer_any(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    let Frame::DiscardAny { who, kind, with } = *frame else { return };
    discardable(s, c, who, kind, with).for_each(|thing| menu.offer(Choice::Drop(thing)));
    menu.offer(Choice::Done);
}

/// EH-DISCARD-03, EH-DISCARD-04: where a discarded thing goes.
/// EH-DISCARD-14: tickets have no discard pile.
pub(crate) fn discard(run: &mut Run<'_>, who: Seat, thing: Thing) {
    let it = run.s.investigator_mut(who);
    match thing {
        Thing::Asset(id) => {
            it.assets.remove(id);
            run.s.asset_discards.add(id);
        }
        Thing::Artifact(id) => {
            it.artifacts.remove(id);
            run.s.put_away_artifact(run.c, id);
        }
        Thing::Spell(card) => {
            if !it.has_spell(card) {
                return;
            }
            it.spells.retain(|held| held.card != card);
            run.s.shuffle_in_spell(run.c, card);
        }
        Thing::Condition(card) => {
            if !it.has_condition(card) {
                return;
            }
            it.conditions.retain(|held| held.card != card);
            run.s.shuffle_in_condition(run.c, card);
        }
        Thing::Clue(face) => {
            it.clues.remove(face);
            run.s.clue_discards.add(face);
        }
        Thing::Ticket(ticket) => {
            let held = &mut it.tickets[ticket as usize];
            *held = held.saturating_sub(1);
        }
    }
    run.say(Event::by(What::Discarded, who).of(Of::Thing(thing)));
}

/// EH-DISCARD-15: this many of the investigator's choice, or all there are.
pub(crate) fn step(run: &mut Run<'_>, frame: &Frame) -> Step {
    let Frame::Discard { who, n, kind, with } = *frame else { return Step::Next };
    let count = discardable(run.s, run.c, who, kind, with).count();
    if n == 0 || count == 0 || !run.s.is_playing(who) {
        run.pop();
        return Step::Next;
    }
    if count <= usize::from(n) {
        run.pop();
        let all = discardable(run.s, run.c, who, kind, with);
        let all: Vec<Thing> = all.collect();
        all.into_iter().for_each(|thing| discard(run, who, thing));
        return Step::Next;
    }
    Step::Ask(who)
}

pub(crate) fn step_any(run: &mut Run<'_>, frame: &Frame) -> Step {
    let Frame::DiscardAny { who, kind, with } = *frame else { return Step::Next };
    let some = discardable(run.s, run.c, who, kind, with).next().is_some();
    if some && run.s.is_playing(who) {
        return Step::Ask(who);
    }
    run.pop();
    Step::Next
}

pub(super) fn answer(run: &mut Run<'_>, frame: &Frame, choice: Choice) {
    let Frame::Discard { who, n, kind, with } = *frame else { return };
    let Choice::Drop(thing) = choice else { return run.pop() };
    run.become_frame(Frame::Discard { who, n: n - 1, kind, with });
    discard(run, who, thing);
}

pub(super) fn answer_any(run: &mut Run<'_>, who: Seat, choice: Choice) {
    let Choice::Drop(thing) = choice else { return run.pop() };
    discard(run, who, thing);
}

/// Of one, of several, of any number.
pub(super) const MAY_BE_NEEDLESS: bool = true;

pub(super) fn question(ask: &Asking<'_>, n: u8) -> Phrase {
    ask.key("eh-ask-discard").count("n", n)
}

pub(super) fn question_any(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-discard-any")
}

/// The card whose effect is being resolved.
pub(crate) fn discard_this(run: &mut Run<'_>) {
    let Some(source) = run.s.context().map(|context| context.source) else { return };
    let owner = abilities::owner_of(run, source);
    match (source, owner) {
        (Source::Asset(id), Some(owner)) => discard(run, owner, Thing::Asset(id)),
        (Source::Artifact(id), Some(owner)) => discard(run, owner, Thing::Artifact(id)),
        (Source::Spell(card, _), Some(owner)) => {
            discard(run, owner, Thing::Spell(card));
        }
        (Source::Condition(card, _), Some(owner)) => {
            discard(run, owner, Thing::Condition(card));
        }
        (Source::Mythos(card), _) => mythos::discard(run, card, false),
        _ => {}
    }
}

pub(crate) fn discard_all_conditions(run: &mut Run<'_>, who: Seat) {
    while let Some(held) = run.s.investigator_mut(who).conditions.pop() {
        run.s.shuffle_in_condition(run.c, held.card);
    }
}

/// EH-DEVOURED-02.
pub(crate) fn discard_everything(run: &mut Run<'_>, who: Seat) {
    let it = run.s.investigator_mut(who);
    let (clues, assets, artifacts) = (it.clues.clone(), it.assets.clone(), it.artifacts.clone());
    let spells = std::mem::take(&mut it.spells);
    it.clues = SpaceSet::NONE;
    it.assets = Default::default();
    it.artifacts = Default::default();
    it.tickets = [0; 2];
    run.s.clue_discards = run.s.clue_discards.or(clues);
    run.s.asset_discards = run.s.asset_discards.or(assets);
    artifacts.iter().for_each(|card| run.s.put_away_artifact(run.c, card));
    for held in spells {
        run.s.shuffle_in_spell(run.c, held.card);
    }
}
