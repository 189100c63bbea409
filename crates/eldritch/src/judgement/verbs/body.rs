//! What instructions are worth: those about the investigator's health, sanity and skills.

use crate::ids::Pool;
use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::{BodyVerb, Number};
use crate::rules::values::amount;

impl Mind<'_> {
    pub fn body_verb(&self, course: &mut Course, verb: BodyVerb) -> f32 {
        let context = course.context;
        let who = context.who;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        let points = |number: Number| i16::from(amount(self.s, self.c, &context, number));
        let it = self.s.investigator(who);
        match verb {
            BodyVerb::Lose { n, pool } | BodyVerb::Spend { n, pool } => {
                self.change(who, pool, -points(n))
            }
            BodyVerb::LoseAllBut { n, pool } => {
                let has = if pool == Pool::Health { it.health } else { it.sanity };
                self.change(who, pool, -(i16::from(has) - points(n)).max(0))
            }
            BodyVerb::Recover { n, pool } => self.change(who, pool, points(n)),
            BodyVerb::RecoverAll(pool) => self.change(who, pool, 99),
            BodyVerb::SpendBoth { health, sanity } => {
                self.change(who, Pool::Health, -points(health))
                    + self.change(who, Pool::Sanity, -points(sanity))
            }
            BodyVerb::Delay => self.delay(who),
            BodyVerb::BeDevoured | BodyVerb::PickIsDevoured => -self.fall(who) - 4.0,
            BodyVerb::Improve(skill) => self.improvement(who, skill),
            BodyVerb::ImproveChosen(number) => 2.8 * self.late * self.t.improvement * n(number),
        }
    }
}
