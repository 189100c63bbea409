//! What instructions are worth: the doom and omen tracks.

use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::{DoomVerb, Number};
use crate::rules::values::{OMENS, amount};

impl Mind<'_> {
    pub fn doom_verb(&self, course: &mut Course, verb: DoomVerb) -> f32 {
        let context = course.context;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        match verb {
            DoomVerb::AdvanceDoom(number) => -self.doom * n(number),
            DoomVerb::RetreatDoom(number) => {
                if self.s.awake {
                    0.0
                } else {
                    self.doom * n(number)
                }
            }
            DoomVerb::DoomToZero => -60.0,
            DoomVerb::AdvanceOmen(number) => -self.doom * n(number) * self.matching(1),
            DoomVerb::TurnOmenBack(_) => -self.doom * self.matching(3),
            DoomVerb::SetOmen => 1.0 + 0.5 * self.doom * self.matching(1),
            DoomVerb::TokensOnOmen(number) => -0.8 * self.doom * n(number),
            DoomVerb::TakeTokensFromOmen(number) => {
                0.8 * self.doom * n(number).min(f32::from(self.s.omen_tokens))
            }
        }
    }

    /// Gates that will match the omen this many spaces ahead.
    pub fn matching(&self, ahead: u8) -> f32 {
        let omen = OMENS[usize::from((self.s.omen + ahead) % 4)];
        self.s.gates_on_board().filter(|at| self.c.space(*at).gate == Some(omen)).count() as f32
    }
}
