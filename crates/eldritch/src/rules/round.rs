//! The round: three phases, the lead first.

use super::abilities::playing;
use super::{Run, Step};
use crate::event::{Event, What};
use crate::state::{ArtifactSet, AssetSet, Frame, Phase, SpellSet, Standing};

impl Run<'_> {
    /// EH-REF-01: a round begins.
    pub fn round(&mut self) {
        self.s.round += 1;
        self.s.acted_assets = AssetSet::NONE;
        self.s.acted_artifacts = ArtifactSet::NONE;
        self.s.spent_assets = AssetSet::NONE;
        self.s.spent_artifacts = ArtifactSet::NONE;
        for it in &mut self.s.seats {
            it.done = 0;
            it.acted = false;
            it.used = false;
            it.cast = SpellSet::NONE;
            it.local.clear();
            it.no_more = false;
            it.unseen = false;
            it.met = false;
        }
        self.say(Event::new(What::Round).n(self.s.round as i16));
        self.push(Frame::MythosPhase);
        let left = self.s.seats.len() as u8;
        self.push(Frame::Encounters { next: self.s.lead, left });
        self.push(Frame::Actions { next: self.s.lead, left });
    }

    /// EH-ACTIONS-02: the Action phase goes round.
    /// EH-REF-02: from the lead clockwise.
    pub fn actions(&mut self, next: u8, left: u8) {
        if self.s.phase != Phase::Action {
            self.s.phase = Phase::Action;
            self.say(Event::new(What::ActionPhase));
        }
        if left == 0 {
            self.pop();
            return;
        }
        let count = self.s.seats.len() as u8;
        self.become_frame(Frame::Actions { next: (next + 1) % count, left: left - 1 });
        if !self.s.is_playing(next) {
            return;
        }
        self.s.turns += 1;
        // EH-DELAYED-04.
        if self.s.investigator(next).delayed {
            self.s.investigator_mut(next).delayed = false;
            self.say(Event::by(What::StoodUp, next));
            return;
        }
        self.s.investigator_mut(next).actions = 2;
        self.push(Frame::Turn { seat: next });
    }

    /// EH-ENCOUNTERS-02: the Encounter phase goes round.
    pub fn encounters(&mut self, mut next: u8, left: u8) {
        if self.s.phase != Phase::Encounter {
            self.s.phase = Phase::Encounter;
            self.say(Event::new(What::EncounterPhase));
            // EH-LEAD-INVESTIGATOR-02: who leads may have changed since the round began.
            next = self.s.lead;
        }
        if left == 0 {
            self.pop();
            return;
        }
        let count = self.s.seats.len() as u8;
        self.become_frame(Frame::Encounters { next: (next + 1) % count, left: left - 1 });
        if self.s.is_playing(next) {
            self.begin_encounter(next);
        }
    }

    /// What ends the Mythos phase: the mystery, new investigators, the lead.
    pub fn end_mythos(&mut self, step: u8) {
        match step {
            0 => {
                self.become_frame(Frame::EndMythos { step: 1 });
                self.check_mystery();
            }
            // EH-MYTHOS-02: a mystery solved at the end of the phase still wins.
            1 if self.s.ran_out => {
                self.s.ending = Some(crate::state::Ending::MythosRanOut);
            }
            // EH-DEFEATED-08, EH-FAQ-09: first new investigators, who may then be given the lead.
            1 => {
                self.become_frame(Frame::EndMythos { step: 2 });
                let count = self.s.seats.len() as u8;
                for n in (0..count).rev() {
                    let seat = (self.s.lead + n) % count;
                    if self.s.investigator(seat).standing == Standing::Out {
                        self.push(Frame::Arrive { seat });
                        self.push(Frame::ChooseSheet { seat });
                    }
                }
            }
            2 => {
                self.become_frame(Frame::EndMythos { step: 3 });
                self.push(Frame::PassLead);
            }
            _ => {
                self.pop();
                self.push(Frame::Round);
            }
        }
    }

    /// EH-ELIMINATED-02: a seat chooses, if there is anybody left to choose.
    /// EH-DEFEATED-09, EH-DEFEATED-10, EH-DEVOURED-04: nobody who was played before; with no sheet left the
    /// player is eliminated.
    pub fn choose_sheet(&mut self, seat: u8) -> Step {
        if !self.s.unused_sheets.is_empty() {
            return Step::Ask(seat);
        }
        self.pop();
        if self.s.frames.last() == Some(&Frame::Arrive { seat }) {
            self.pop();
        }
        self.s.investigator_mut(seat).standing = Standing::Eliminated;
        self.say(Event::by(What::Eliminated, seat));
        self.check_eliminated();
        Step::Next
    }

    /// EH-LEAD-INVESTIGATOR-04.
    pub fn pass_lead(&mut self) -> Step {
        let lead = self.s.lead;
        let others = playing(self.s).filter(|seat| *seat != lead).count();
        if others == 0 {
            self.pop();
            return Step::Next;
        }
        if !self.s.is_playing(lead) {
            self.become_frame(Frame::GiveLead { by: lead });
            return Step::Next;
        }
        Step::Ask(lead)
    }

    /// EH-DEFEATED-06: the token goes to somebody in play.
    pub fn give_lead(&mut self, by: u8) -> Step {
        if self.s.is_playing(self.s.lead) {
            self.pop();
            return Step::Next;
        }
        let first = playing(self.s).next();
        if playing(self.s).nth(1).is_some() {
            return Step::Ask(by);
        }
        if let Some(only) = first {
            self.set_lead(only);
        }
        self.pop();
        Step::Next
    }

    /// EH-LEAD-INVESTIGATOR-01.
    pub fn set_lead(&mut self, seat: u8) {
        if self.s.lead != seat {
            self.s.lead = seat;
            self.say(Event::by(What::LeadPassed, seat));
        }
    }
}
