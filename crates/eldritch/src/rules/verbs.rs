//! What the instructions of the effect language do, one file per family.

mod aid;
mod body;
mod clue;
mod course;
mod discard;
mod doom;
mod gain;
mod gate;
mod monster;
mod mystery;
mod travel;

use super::active::active;
use super::selectors::{is_nearest, origin, space_set};
use super::{Run, abilities, clues, natives};
use crate::ids::SpaceId;
use crate::language::{ClueVerb, MonsterVerb, Spaces, Verb};
use crate::state::{Context, Drawing, Frame, It, Source};
use script::At;

/// EH-NEAREST-03, EH-RANDOM-LOCATIONS-01: asks for the space, or draws it, before the instruction
/// if it is not determined.
/// EH-RANDOM-LOCATIONS-02: it is chosen if there is no clue to draw.
pub(crate) fn ask_where(run: &mut Run<'_>, context: &Context, verb: Verb) -> bool {
    let Some(spaces) = verb.spaces() else { return false };
    if spaces == Spaces::Random {
        clues::refill(run);
        let among = run.s.clue_pool.numbers();
        if among.is_empty() {
            let among = super::selectors::all_spaces(run.c).numbers();
            run.push(Frame::Where { by: context.who, among });
            return true;
        }
        run.push(Frame::Draw { what: Drawing::RandomSpace, among });
        return true;
    }
    let set = space_set(run.s, run.c, context, measured_from(run, context, verb), spaces);
    if set.len() > 1 {
        let by = if is_nearest(spaces) { active(run.s) } else { context.who };
        run.push(Frame::Where { by, among: set.numbers() });
        return true;
    }
    false
}

/// Where the nearest is measured from: the clue or the monster, if that is what moves.
fn measured_from(run: &Run<'_>, context: &Context, verb: Verb) -> SpaceId {
    let of_it = match (verb, context.it) {
        (
            Verb::Monster(MonsterVerb::MoveIt(_) | MonsterVerb::MoveItToward { .. }),
            It::Monster(slot),
        ) => abilities::monster_at(run, slot),
        (Verb::Clue(ClueVerb::MoveTheClue(_)), It::Clue(face)) => clues::space_of_clue(run.s, face),
        (Verb::Clue(ClueVerb::MoveThisClue(_)), _) => {
            context.about.clue().and_then(|face| clues::space_of_clue(run.s, face))
        }
        _ => None,
    };
    of_it.unwrap_or_else(|| origin(run.s, context))
}

/// The space that was chosen, or the only one possible.
fn space(run: &Run<'_>, context: &Context, verb: Verb) -> Option<SpaceId> {
    if context.chosen.is_some() {
        return context.chosen;
    }
    let spaces = verb.spaces()?;
    space_set(run.s, run.c, context, measured_from(run, context, verb), spaces).nth(0)
}

/// Carries an instruction out.
pub(crate) fn verb(run: &mut Run<'_>, verb: Verb, at: At) {
    let Some(context) = run.s.context().copied() else { return };
    if !run.s.is_playing(context.who) && verb.is_personal() {
        return;
    }
    let space = space(run, &context, verb);
    match verb {
        Verb::Body(verb) => body::perform(run, verb, &context),
        Verb::Clue(verb) => clue::perform(run, verb, &context, space),
        Verb::Gain(verb) => gain::perform(run, verb, &context),
        Verb::Discard(verb) => discard::perform(run, verb, &context),
        Verb::Travel(verb) => travel::perform(run, verb, &context, space),
        Verb::Doom(verb) => doom::perform(run, verb, &context),
        Verb::Gate(verb) => gate::perform(run, verb, &context),
        Verb::Monster(verb) => monster::perform(run, verb, &context, space),
        Verb::Mystery(verb) => mystery::perform(run, verb, &context, space),
        Verb::Aid(verb) => aid::perform(run, verb, &context),
        Verb::Course(verb) => course::perform(run, verb, &context, at),
        Verb::Native(native) => natives::run_native(run, native, &context),
    }
}

fn in_context(run: &mut Run<'_>, change: impl FnOnce(&mut Context)) {
    if let Some(context) = run.s.context_mut() {
        change(context);
    }
}

/// A context for an encounter within an effect.
fn inner(run: &Run<'_>, context: &Context) -> Context {
    let mut inner = run.context_of(context.who, Source::Rules);
    inner.by_lead = false;
    inner.about = context.about;
    inner.there = Some(run.space_of(context.who));
    inner
}
