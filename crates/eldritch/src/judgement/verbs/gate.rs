//! What instructions are worth: gates.

use crate::content::{Passive, Progress};
use crate::ids::SpaceId;
use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::{GateVerb, Number};
use crate::rules::values::{OMENS, amount};
use crate::state::{It, Source};
use kernel::Seat;

impl Mind<'_> {
    pub fn gate_verb(&self, course: &mut Course, verb: GateVerb) -> f32 {
        let context = course.context;
        let who = context.who;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        match verb {
            GateVerb::CloseThisGate => match context.about {
                It::Gate(gate) => self.closed(who, gate),
                It::Rumor(card) => self.solved(card),
                _ => 0.0,
            },
            GateVerb::CloseIt => match context.it {
                It::Gate(gate) => self.closed(who, gate),
                _ => 0.0,
            },
            GateVerb::SpawnGates(number) => -1.4 * self.doom * n(number),
            GateVerb::GateFromHereToThis | GateVerb::GateToThis => match context.source {
                Source::Mystery => self.step,
                _ => -10.0,
            },
        }
    }

    /// Closing a gate, including its progress for the mystery.
    pub fn closed(&self, who: Seat, gate: SpaceId) -> f32 {
        self.closed_after(who, gate, 0)
    }

    /// The same some rounds later, when the omen will have advanced.
    pub fn closed_after(&self, who: Seat, gate: SpaceId, rounds: u8) -> f32 {
        if crate::rules::in_force(self.s, self.c, Passive::GatesStayOpen) {
            return 0.0;
        }
        let it = self.s.investigator(who);
        let omen = OMENS[usize::from((self.s.omen + rounds) % 4)];
        let matching = self.c.space(gate).gate == Some(omen);
        let step = match self.progress {
            Some(Progress::ClosedGate) if it.spells.len() >= 2 => (self.step - 3.6).max(0.0),
            Some(Progress::ClosedMatchingGate) if matching && !it.clues.is_empty() => {
                (self.step - self.clue(it.clues.len() - 1)).max(0.0)
            }
            _ => 0.0,
        };
        self.gate_after(gate, rounds) + step
    }
}
