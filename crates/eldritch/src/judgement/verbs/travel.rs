//! What instructions are worth: moving investigators.

use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::{Number, TravelVerb};
use crate::rules::values::amount;

impl Mind<'_> {
    pub fn travel_verb(&self, course: &mut Course, verb: TravelVerb) -> f32 {
        let context = course.context;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        match verb {
            TravelVerb::ChangePlaces => 0.2,
            TravelVerb::Move(number) | TravelVerb::MoveBy { n: number, .. } => {
                0.5 * n(number).min(3.0)
            }
            TravelVerb::MoveTo(_)
            | TravelVerb::MoveToward { .. }
            | TravelVerb::MoveWithMonster(_) => -0.3,
        }
    }
}
