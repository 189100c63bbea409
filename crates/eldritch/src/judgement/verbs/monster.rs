//! What instructions are worth: monsters and combats with them.

use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::{MonsterVerb, Number};
use crate::rules::values::amount;
use crate::state::It;

impl Mind<'_> {
    pub fn monster_verb(&self, course: &mut Course, verb: MonsterVerb) -> f32 {
        let context = course.context;
        let who = context.who;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        let it = self.s.investigator(who);
        match verb {
            MonsterVerb::SpawnMonsters { n: number, .. } => -1.3 * n(number),
            MonsterVerb::SpawnMonster { .. } => -2.0,
            MonsterVerb::Ambush => {
                course.won = 0.5;
                -1.8
            }
            MonsterVerb::AmbushBy(kind) => {
                let bout = self.bout(who, kind, None);
                course.won = bout.won;
                bout.worth
            }
            MonsterVerb::EncounterIt => match context.it {
                It::Monster(slot) => self.s.monster(slot).map_or(0.0, |monster| {
                    let bout = self.bout(who, monster.kind, Some(slot));
                    course.won = bout.won;
                    bout.worth
                }),
                _ => 0.0,
            },
            MonsterVerb::EncounterEpic => -4.0,
            MonsterVerb::EncounterHere => self.brawl(who, it.space).worth,
            MonsterVerb::ItLoses(number) | MonsterVerb::ItLosesInstead(number) => {
                self.wounded(context.it, amount(self.s, self.c, &context, number))
            }
            MonsterVerb::DefeatIt => {
                course.won = 1.0;
                match context.it {
                    It::Monster(_) if self.s.fight().is_none() => self.gone(who, context.it),
                    _ => 0.0,
                }
            }
            MonsterVerb::ItRecovers | MonsterVerb::ItRecoversSome(_) => -0.8,
            MonsterVerb::MoveIt(_)
            | MonsterVerb::MoveItToward { .. }
            | MonsterVerb::MoveThisMonster(_) => 0.0,
            MonsterVerb::DiscardThisMonster => 0.8,
        }
    }

    fn wounded(&self, it: It, n: u8) -> f32 {
        let It::Monster(slot) = it else { return 0.0 };
        let Some(monster) = self.s.monster(slot) else { return 0.0 };
        let toughness = crate::rules::stats(self.s, self.c, monster.kind).toughness;
        let left = f32::from(toughness.saturating_sub(monster.lost).max(1));
        let menace = self.menace(monster.kind, Some(slot));
        let share = (f32::from(n) / left).min(1.0);
        menace * if share >= 1.0 { 1.0 } else { 0.6 * share }
    }
}
