//! The round: three phases, the lead first.

use super::abilities::playing;
use super::asking::Asking;
use super::{Menu, Run, Step, encounters, mysteries};
use crate::Choice;
use crate::event::{Event, What};
use crate::state::{
    ArtifactSet, AssetSet, Eldritch, EndOfMythosStep, Ending, Frame, Phase, SpellSet, Standing,
};
use ::scene::Phrase;
use kernel::Seat;

/// EH-REF-01: a round begins.
pub(super) fn round(run: &mut Run<'_>) {
    run.pop();
    run.s.round += 1;
    run.s.acted_assets = AssetSet::NONE;
    run.s.acted_artifacts = ArtifactSet::NONE;
    run.s.spent_assets = AssetSet::NONE;
    run.s.spent_artifacts = ArtifactSet::NONE;
    for it in &mut run.s.seats {
        it.done = 0;
        it.acted = false;
        it.used = false;
        it.cast = SpellSet::NONE;
        it.local.clear();
        it.no_more = false;
        it.unseen = false;
        it.met = false;
    }
    run.say(Event::new(What::Round).n(run.s.round as i16));
    run.push(Frame::MythosPhase);
    let left = run.s.seats.len() as u8;
    run.push(Frame::Encounters { next: run.s.lead, left });
    run.push(Frame::Actions { next: run.s.lead, left });
}

/// EH-ACTIONS-02: the Action phase, seat by seat.
/// EH-REF-02: clockwise from the lead.
pub(super) fn actions(run: &mut Run<'_>, next: Seat, left: u8) {
    if run.s.phase != Phase::Action {
        run.s.phase = Phase::Action;
        run.say(Event::new(What::ActionPhase));
    }
    if left == 0 {
        run.pop();
        return;
    }
    let count = run.s.seats.len() as u8;
    run.become_frame(Frame::Actions { next: next.clockwise(1, count), left: left - 1 });
    if !run.s.is_playing(next) {
        return;
    }
    run.s.turns += 1;
    // EH-DELAYED-04.
    if run.s.investigator(next).delayed {
        run.s.investigator_mut(next).delayed = false;
        run.say(Event::by(What::StoodUp, next));
        return;
    }
    run.s.investigator_mut(next).actions = 2;
    run.push(Frame::Turn { seat: next });
}

/// EH-ENCOUNTERS-02: the Encounter phase, seat by seat.
pub(super) fn encounters(run: &mut Run<'_>, mut next: Seat, left: u8) {
    if run.s.phase != Phase::Encounter {
        run.s.phase = Phase::Encounter;
        run.say(Event::new(What::EncounterPhase));
        // EH-LEAD-INVESTIGATOR-02: the lead may have changed since the round began.
        next = run.s.lead;
    }
    if left == 0 {
        run.pop();
        return;
    }
    let count = run.s.seats.len() as u8;
    run.become_frame(Frame::Encounters { next: next.clockwise(1, count), left: left - 1 });
    if run.s.is_playing(next) {
        encounters::begin(run, next);
    }
}

/// The end of the Mythos phase: the mystery, new investigators, the lead.
pub(super) fn end_mythos(run: &mut Run<'_>, step: EndOfMythosStep) {
    match step {
        EndOfMythosStep::Mystery => {
            run.become_frame(Frame::EndMythos { step: EndOfMythosStep::NewInvestigators });
            mysteries::check(run);
        }
        // EH-MYTHOS-02: a mystery solved at the end of the phase can still win the game.
        EndOfMythosStep::NewInvestigators if run.s.ran_out => {
            run.s.ending = Some(Ending::MythosRanOut);
        }
        // EH-DEFEATED-08, EH-FAQ-09: first new investigators, who may then be given the lead.
        EndOfMythosStep::NewInvestigators => {
            run.become_frame(Frame::EndMythos { step: EndOfMythosStep::PassLead });
            for seat in run.s.clockwise(run.s.lead).rev() {
                if run.s.investigator(seat).standing == Standing::Out {
                    run.push(Frame::Arrive { seat });
                    run.push(Frame::ChooseSheet { seat });
                }
            }
        }
        EndOfMythosStep::PassLead => {
            run.become_frame(Frame::EndMythos { step: EndOfMythosStep::NextRound });
            run.push(Frame::PassLead);
        }
        EndOfMythosStep::NextRound => {
            run.pop();
            run.push(Frame::Round);
        }
    }
}

/// EH-ELIMINATED-02: a seat chooses a new investigator, if any are left.
/// EH-DEFEATED-09, EH-DEFEATED-10, EH-DEVOURED-04: nobody who has been played before; if no sheet
/// is left, the player is eliminated.
pub(super) fn choose_sheet(run: &mut Run<'_>, seat: Seat) -> Step {
    if !run.s.unused_sheets.is_empty() {
        return Step::Ask(seat);
    }
    run.pop();
    if run.s.frames.last() == Some(&Frame::Arrive { seat }) {
        run.pop();
    }
    run.s.investigator_mut(seat).standing = Standing::Eliminated;
    run.say(Event::by(What::Eliminated, seat));
    run.check_eliminated();
    Step::Next
}

pub(super) fn offer_sheets(s: &Eldritch, menu: &mut Menu) {
    s.unused_sheets.iter().for_each(|sheet| menu.offer(Choice::Play(sheet)));
}

pub(super) fn answer_sheet(run: &mut Run<'_>, seat: Seat, choice: Choice) {
    let Choice::Play(sheet) = choice else { return };
    run.pop();
    run.s.unused_sheets.remove(sheet);
    run.s.investigator_mut(seat).sheet = sheet;
}

/// Every investigator is different.
pub(super) const MAY_BE_NEEDLESS_SHEET: bool = false;

pub(super) fn question_sheet(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-sheet")
}

/// EH-LEAD-INVESTIGATOR-04.
pub(super) fn pass_lead(run: &mut Run<'_>) -> Step {
    let lead = run.s.lead;
    let others = playing(run.s).filter(|seat| *seat != lead).count();
    if others == 0 {
        run.pop();
        return Step::Next;
    }
    if !run.s.is_playing(lead) {
        run.become_frame(Frame::GiveLead { by: lead });
        return Step::Next;
    }
    Step::Ask(lead)
}

/// EH-DEFEATED-06: the lead token goes to somebody in play.
pub(super) fn give_lead(run: &mut Run<'_>, by: Seat) -> Step {
    if run.s.is_playing(run.s.lead) {
        run.pop();
        return Step::Next;
    }
    let first = playing(run.s).next();
    if playing(run.s).nth(1).is_some() {
        return Step::Ask(by);
    }
    if let Some(only) = first {
        set_lead(run, only);
    }
    run.pop();
    Step::Next
}

pub(super) fn offer_lead(s: &Eldritch, menu: &mut Menu) {
    playing(s).for_each(|seat| menu.offer(Choice::Lead(seat)));
}

pub(super) fn answer_lead(run: &mut Run<'_>, choice: Choice) {
    let Choice::Lead(seat) = choice else { return };
    run.pop();
    set_lead(run, seat);
}

/// It has a quiet answer.
pub(super) const MAY_BE_NEEDLESS_PASS_LEAD: bool = false;

pub(super) fn question_pass_lead(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-pass-lead")
}

pub(super) const MAY_BE_NEEDLESS_GIVE_LEAD: bool = true;

pub(super) fn question_give_lead(ask: &Asking<'_>) -> Phrase {
    ask.key("eh-ask-give-lead")
}

/// The lead keeps the token.
pub(super) fn quiet_lead(s: &Eldritch) -> Choice {
    Choice::Lead(s.lead)
}

/// EH-LEAD-INVESTIGATOR-01.
fn set_lead(run: &mut Run<'_>, seat: Seat) {
    if run.s.lead != seat {
        run.s.lead = seat;
        run.say(Event::by(What::LeadPassed, seat));
    }
}
