//! Investigators who are defeated or devoured.

use super::active::active;
use super::asking::Asking;
use super::selectors::nearest_of;
use super::{Menu, Run, Step, combat, discarding};
use crate::Choice;
use crate::event::{Event, Of, What};
use crate::ids::{SpaceId, Terrain};
use crate::state::{DefeatStep, Fallen, Frame, It, Marker, SpaceSet, Standing};
use ::scene::Phrase;
use kernel::Seat;

/// EH-DEFEATED-01: as soon as all health or all sanity is lost.
pub(crate) fn fall(run: &mut Run<'_>, who: Seat, marker: Marker) {
    let sheet = run.s.investigator(who).sheet;
    let space = run.space_of(who);
    run.s.investigator_mut(who).standing = out_of_play(run);
    run.say(Event::by(What::Fell, who).of(Of::Sheet(sheet)).at(space));
    if combat::final_blow(run) {
        return;
    }
    run.push(Frame::Defeat { who, marker, step: DefeatStep::ToCity });
    // EH-DEFEATED-02.
    run.push(Frame::Doom { n: 1, gate: None });
}

/// EH-ELIMINATED-03: what counts is whether the Ancient One was awake at the moment of defeat,
/// before its doom.
/// EH-ANCIENT-ONE-08, EH-DEFEATED-11.
fn out_of_play(run: &Run<'_>) -> Standing {
    if run.s.awake { Standing::Eliminated } else { Standing::Out }
}

/// EH-DEFEATED-03, EH-DEFEATED-04, EH-DEFEATED-05, EH-DEFEATED-06, after doom.
pub(super) fn defeat(run: &mut Run<'_>, who: Seat, marker: Marker, step: DefeatStep) {
    match step {
        DefeatStep::ToCity => {
            let mut cities = SpaceSet::NONE;
            for (at, space) in run.c.spaces.iter().enumerate() {
                if space.terrain == Terrain::City {
                    cities.add(SpaceId::nth(at));
                }
            }
            let near = nearest_of(run.c, run.space_of(who), cities);
            run.become_frame(Frame::Defeat { who, marker, step: DefeatStep::LayDown });
            match near.len() {
                0 => {}
                1 => near.iter().for_each(|space| run.s.investigator_mut(who).space = space),
                _ => run.push(Frame::FallTo { who, among: near.numbers() }),
            }
        }
        DefeatStep::LayDown => {
            run.pop();
            lay_down(run, who, marker);
        }
    }
}

/// EH-DEFEATED-05: possessions stay on the sheet; everything else is discarded.
/// EH-COMPONENT-LIMITS-03: these cards are in no deck.
fn lay_down(run: &mut Run<'_>, who: Seat, marker: Marker) {
    discarding::discard_all_conditions(run, who);
    let it = run.s.investigator(who).clone();
    let fallen = Fallen {
        sheet: it.sheet,
        space: it.space,
        marker,
        clues: it.clues,
        tickets: it.tickets,
        assets: it.assets,
        artifacts: it.artifacts,
        spells: it.spells,
    };
    run.s.fallen.push(fallen);
    leave_play(run, who, it.sheet);
}

fn leave_play(run: &mut Run<'_>, who: Seat, sheet: crate::ids::SheetId) {
    let mut it = super::setup::nobody(sheet);
    it.standing = run.s.investigator(who).standing;
    it.space = run.space_of(who);
    let eliminated = it.standing == Standing::Eliminated;
    *run.s.investigator_mut(who) = it;
    if eliminated {
        run.say(Event::by(What::Eliminated, who));
        run.check_eliminated();
    }
    if run.s.lead == who {
        run.push(Frame::GiveLead { by: who });
    }
}

/// EH-DEVOURED-01.
pub(crate) fn devour(run: &mut Run<'_>, who: Seat) {
    if !run.s.is_playing(who) {
        return;
    }
    let sheet = run.s.investigator(who).sheet;
    run.s.investigator_mut(who).standing = out_of_play(run);
    run.say(Event::by(What::Devoured, who).of(Of::Sheet(sheet)));
    run.push(Frame::Devour { who });
    run.push(Frame::Doom { n: 1, gate: None });
}

/// EH-DEVOURED-02: nothing is left.
pub(crate) fn devoured(run: &mut Run<'_>, who: Seat) {
    run.pop();
    discarding::discard_all_conditions(run, who);
    discarding::discard_everything(run, who);
    let sheet = run.s.investigator(who).sheet;
    leave_play(run, who, sheet);
}

pub(super) fn offer_mark(menu: &mut Menu) {
    menu.offer(Choice::Mark(Marker::Crippled));
    menu.offer(Choice::Mark(Marker::Insane));
}

/// EH-DEFEATED-07: an investigator who lost the last of both chooses which one counts.
pub(super) fn answer_mark(run: &mut Run<'_>, who: Seat, choice: Choice) {
    let Choice::Mark(marker) = choice else { return };
    run.pop();
    fall(run, who, marker);
}

pub(super) const MAY_BE_NEEDLESS_MARK: bool = true;

pub(super) fn question_mark(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-mark-fall")
}

/// EH-NEAREST-03: the active investigator picks among the nearest cities.
pub(super) fn step_fall_to(run: &Run<'_>) -> Step {
    Step::Ask(active(run.s))
}

pub(super) const MAY_BE_NEEDLESS_FALL_TO: bool = true;

pub(super) fn question_fall_to(ask: &Asking<'_>, whom: Seat) -> Phrase {
    let key = if whom == ask.who { "eh-ask-fall-to" } else { "eh-ask-fall-to-of" };
    ask.key(key).name("whom", ask.person(whom))
}

/// EH-DEFEATED-03.
pub(super) fn answer_fall_to(run: &mut Run<'_>, who: Seat, choice: Choice) {
    run.pop();
    if let Choice::Pick(It::Space(space)) = choice {
        run.s.investigator_mut(who).space = space;
    }
}
