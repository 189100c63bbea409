//! Gates.

use super::Run;
use crate::content::{Moment, Passive, Progress};
use crate::event::{Event, What};
use crate::ids::SpaceId;
use crate::state::{Drawing, Found, Frame, It};
use kernel::deck::End;

impl Run<'_> {
    /// EH-GATES-05, EH-GATES-06, EH-GATES-07.
    /// EH-GATES-01, EH-COMPONENT-LIMITS-05: from the stack, face down until then; without one doom advances.
    pub fn spawn_gates(&mut self, n: u8) {
        if n == 0 {
            self.pop();
            return;
        }
        self.become_frame(Frame::SpawnGates { n: n - 1 });
        self.reshuffle_gates();
        if self.s.gates.is_empty() {
            self.push(Frame::Doom { n: 1, gate: None });
        } else {
            self.push(Frame::Draw { what: Drawing::Gate, among: Found::NONE });
        }
    }

    /// EH-GATES-04: an empty stack is made anew.
    /// EH-DISCARD-11.
    pub fn reshuffle_gates(&mut self) {
        if self.s.gates.is_empty() {
            let back = std::mem::take(&mut self.s.gate_discards);
            self.s.gates.put_shuffled(End::Bottom, back.iter());
        }
    }

    /// EH-GATES-06: the gate is there, and a monster with it.
    pub fn open_gate(&mut self, space: SpaceId) {
        self.s.gates.take(End::Top, space);
        self.s.space_mut(space).gate = true;
        self.say(Event::new(What::GateOpened).at(space));
        self.push(Frame::SpawnMonsters { n: 1, on: space });
    }

    /// EH-GATES-02, EH-FAQ-19: closing can be forbidden, discarding cannot.
    pub fn close_gate(&mut self, space: SpaceId, by: u8) {
        if !self.s.space(space).gate || super::in_force(self.s, self.c, Passive::GatesStayOpen) {
            return;
        }
        let matches = self.gate_matches(space);
        self.s.space_mut(space).gate = false;
        self.s.gate_discards.add(space);
        self.say(Event::by(What::GateClosed, by).at(space));
        let mut follows = self.carried_triggers(by, Moment::ClosedGate, It::Nothing);
        let counts = match self.mystery_progress() {
            Some(Progress::ClosedGate) => true,
            Some(Progress::ClosedMatchingGate) => matches,
            _ => false,
        };
        if counts {
            follows.push(Frame::MysteryStep { who: by, it: It::Gate(space) });
        }
        self.at_once(by, follows);
    }

    /// EH-DISCARD-10.
    pub fn discard_gate(&mut self, space: SpaceId) {
        if self.s.space(space).gate {
            self.s.space_mut(space).gate = false;
            self.s.gate_discards.add(space);
            self.say(Event::new(What::GateDiscarded).at(space));
        }
    }

    /// EH-OMEN-01: whether a gate shows the current omen.
    pub fn gate_matches(&self, space: SpaceId) -> bool {
        super::values::matches_omen(self.s, self.c, space)
    }
}
