//! What instructions are worth: the course of a turn, an encounter or the game.

use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::CourseVerb;
use crate::state::Source;

impl Mind<'_> {
    pub fn course_verb(&self, course: &mut Course, verb: CourseVerb) -> f32 {
        let context = course.context;
        let who = context.who;
        let it = self.s.investigator(who);
        match verb {
            CourseVerb::ResolveReckoningOfIt => -2.0,
            CourseVerb::ContinueWith(part) => self.part(course, part),
            CourseVerb::OneMoreAction => 1.6,
            CourseVerb::OtherWorldEncounter => self.meet_gate(it.space, who),
            CourseVerb::OtherWorldOfRumor => match context.source {
                Source::Mythos(card) => self.meet_rumor_world(card),
                _ => 0.0,
            },
            CourseVerb::SpecialEncounter => self.special(who),
            CourseVerb::AimAt(_) => 0.0,
            CourseVerb::ResearchTarget => 2.0,
            CourseVerb::SkipEncounter => -0.5,
            CourseVerb::ReckonWithOnes(card) => {
                if it.has_condition(card) {
                    -3.0
                } else {
                    0.0
                }
            }
            CourseVerb::Win => 200.0,
            CourseVerb::LoseGame => -200.0,
        }
    }
}
