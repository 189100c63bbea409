//! Casting spells.

use super::actions::{may_act_at_all, no};
use super::performing::castable;
use super::{Run, Verdict};
use crate::Why;
use crate::content::{Cast, Content};
use crate::event::{Event, Of, What};
use crate::ids::SpellId;
use crate::state::{During, Eldritch, It, Source, Thing};
use kernel::Seat;

/// Whether a spell can be cast as an action.
pub(super) fn may(s: &Eldritch, c: &Content, seat: Seat, spell: SpellId) -> Verdict {
    may_act_at_all(s, c, seat)?;
    let it = s.investigator(seat);
    if !it.has_spell(spell) || c.spell(spell).cast != Cast::Action {
        return no("EH-SPELLS-02", Why::NotHeld);
    }
    if it.cast.contains(spell) {
        return no("EH-COMPONENT-ACTION-02", Why::DoneThisRound);
    }
    castable(s, c, seat, spell)
}

/// EH-SPELLS-03: the front is carried out.
pub(super) fn cast(run: &mut Run<'_>, seat: Seat, spell: SpellId, target: It) {
    run.s.investigator_mut(seat).cast.add(spell);
    run.say(Event::by(What::Cast, seat).of(Of::Thing(Thing::Spell(spell))));
    let mut context = run.context_of(seat, Source::Spell(spell, seat));
    context.during = During::Spell;
    context.target = target;
    run.begin_effect(context, run.c.spell(spell).effect);
}
