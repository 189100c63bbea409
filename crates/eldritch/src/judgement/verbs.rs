//! What single instructions are worth, one file per family.

mod aid;
mod body;
mod clue;
mod course;
mod discard;
mod doom;
mod gain;
mod gate;
mod monster;
mod mystery;
mod native;
mod travel;

use super::Mind;
use super::effects::Course;
use crate::language::Verb;

impl Mind<'_> {
    pub fn verb(&self, course: &mut Course, verb: Verb) -> f32 {
        match verb {
            Verb::Body(verb) => self.body_verb(course, verb),
            Verb::Clue(verb) => self.clue_verb(course, verb),
            Verb::Gain(verb) => self.gain_verb(course, verb),
            Verb::Discard(verb) => self.discard_verb(course, verb),
            Verb::Travel(verb) => self.travel_verb(course, verb),
            Verb::Doom(verb) => self.doom_verb(course, verb),
            Verb::Gate(verb) => self.gate_verb(course, verb),
            Verb::Monster(verb) => self.monster_verb(course, verb),
            Verb::Mystery(verb) => self.mystery_verb(course, verb),
            Verb::Aid(verb) => self.aid_verb(course, verb),
            Verb::Course(verb) => self.course_verb(course, verb),
            Verb::Native(native) => self.native(native),
        }
    }
}
