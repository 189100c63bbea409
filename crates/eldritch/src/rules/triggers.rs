//! Triggered abilities.

use super::abilities::{abilities_of, is_spent};
use super::asking::Asking;
use super::payable::can_pay;
use super::{Run, Step, abilities};
use crate::Choice;
use crate::content::Ability;
use crate::state::{During, FightStep, Frame, It, Source};
use ::scene::Phrase;
use kernel::Seat;

/// Resolves a triggered ability.
pub(super) fn step(run: &mut Run<'_>, frame: &Frame) -> Step {
    let Frame::Trigger { source, nth, who, may, it } = *frame else { return Step::Next };
    let carried = matches!(
        source,
        Source::Asset(_) | Source::Artifact(_) | Source::Condition(..) | Source::Spell(..)
    );
    // Monsters, Mythos cards and the Ancient One act without anybody's decision.
    let of_somebody = carried || matches!(source, Source::Sheet(_));
    if carried && abilities::owner_of(run, source).is_none()
        || of_somebody && !run.s.is_playing(who)
    {
        run.pop();
        return Step::Next;
    }
    if may && run.s.is_playing(who) {
        if could_follow(run, source, nth, who) {
            return Step::Ask(who);
        }
        run.pop();
        return Step::Next;
    }
    run.pop();
    follow(run, source, nth, who, it);
    Step::Next
}

pub(super) fn answer(run: &mut Run<'_>, frame: &Frame, choice: Choice) {
    let Frame::Trigger { source, nth, who, it, .. } = *frame else { return };
    run.pop();
    if choice == Choice::Yes {
        follow(run, source, nth, who, it);
    }
}

pub(super) const MAY_BE_NEEDLESS: bool = true;

pub(super) fn question(ask: &Asking<'_>, source: Source) -> Phrase {
    ask.of("eh-ask-trigger", source)
}

/// Whether an offer could be carried out at all.
fn could_follow(run: &Run<'_>, source: Source, nth: u8, who: Seat) -> bool {
    let ability = abilities_of(run.s, run.c, source).get(usize::from(nth));
    let Some(Ability::On { effect, .. }) = ability else { return false };
    can_pay(run.s, run.c, &run.context_of(who, source), *effect)
}

pub(super) fn follow(run: &mut Run<'_>, source: Source, nth: u8, who: Seat, it: It) {
    let ability = abilities_of(run.s, run.c, source).get(usize::from(nth));
    let Some(Ability::On { effect, once, .. }) = ability else { return };
    if *once {
        if is_spent(run.s, source) {
            return;
        }
        abilities::spend(run, source);
    }
    let mut context = run.context_of(who, source);
    context.by_lead = false;
    context.it = it;
    let monster = source.slot().or(it.slot());
    let there = monster.and_then(|slot| abilities::monster_at(run, slot));
    context.there = there.or(Some(run.space_of(who)));
    context.by_lead = !run.s.is_playing(who);
    // EH-COMBAT-02: a monster's effects during a combat are part of it.
    let fought = matches!(source, Source::Monster(..) | Source::Ambusher(_))
        && run.s.fight().is_some_and(|fight| fight.step < FightStep::Ends);
    if fought {
        context.during = During::Combat;
    }
    run.begin_effect(context, *effect);
}
