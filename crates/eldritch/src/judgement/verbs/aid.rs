//! What instructions are worth: help in a test, a combat or against a loss.

use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::{AidVerb, Number};
use crate::rules::values::amount;

impl Mind<'_> {
    pub fn aid_verb(&self, course: &mut Course, verb: AidVerb) -> f32 {
        let context = course.context;
        let who = context.who;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        let it = self.s.investigator(who);
        match verb {
            AidVerb::MoreDice(number) | AidVerb::ResearchDice(number) => {
                course.context.dice += amount(self.s, self.c, &context, number) as i8;
                0.0
            }
            AidVerb::FewerDice(number) => {
                course.context.dice -= amount(self.s, self.c, &context, number) as i8;
                0.0
            }
            AidVerb::CluesBuySuccesses => {
                course.context.dice += 2 * it.clues.len() as i8;
                0.0
            }
            AidVerb::SanityBuysDice => {
                course.context.dice += 2;
                0.0
            }
            AidVerb::Prevent { n: number, .. } => {
                self.prevented(amount(self.s, self.c, &context, number))
            }
            AidVerb::PreventDamage => 2.5,
            AidVerb::PassMonsters => self.passing(who),
            AidVerb::AddStrength { n: number, .. } => 0.7 * n(number),
            AidVerb::LetReroll(number) => 0.6 * n(number),
        }
    }
}
