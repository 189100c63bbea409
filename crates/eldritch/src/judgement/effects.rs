//! The expected value of an effect, before it is carried out.

use super::Mind;
use crate::language::{Part, When, Who};
use crate::rules::payable::can_pay;
use crate::rules::selectors::{item, select};
use crate::rules::values::{amount, holds};
use crate::state::{Context, Eldritch, It, Source};
use kernel::Seat;
use odds::estimate::at_least;
use script::{Block, Op};

/// How deep nested effects are followed.
const DEEPEST: u8 = 7;

/// An effect being evaluated.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub context: Context,
    /// The chance that the monster just fought is defeated.
    pub won: f32,
    depth: u8,
}

impl Mind<'_> {
    /// The expected points from an effect.
    pub fn effect(&self, context: &Context, block: Block) -> f32 {
        self.course(context, block).0
    }

    /// The same, and the chance that it defeats a monster.
    pub fn course(&self, context: &Context, block: Block) -> (f32, f32) {
        if self.depth.get() > 2 {
            return (0.0, 0.0);
        }
        self.depth.set(self.depth.get() + 1);
        let mut course = Course { context: *context, won: 0.0, depth: 0 };
        let worth = self.follow(&mut course, block);
        self.depth.set(self.depth.get() - 1);
        (worth, course.won)
    }

    pub fn follow(&self, course: &mut Course, block: Block) -> f32 {
        if course.depth >= DEEPEST {
            return 0.0;
        }
        course.depth += 1;
        let mut sum = 0.0;
        for op in self.c.code.ops(block) {
            sum += self.instruction(course, op);
        }
        course.depth -= 1;
        sum
    }

    fn instruction(&self, course: &mut Course, op: &Op<crate::language::EffectLanguage>) -> f32 {
        match op {
            Op::Do(verb) => self.verb(course, *verb),
            Op::Test { check, pass, fail } => {
                let context = &mut course.context;
                let needs = amount(self.s, self.c, context, check.needs).max(1);
                let modifier =
                    (check.modifier as i8).saturating_add(std::mem::take(&mut context.dice));
                let dice = self.dice(context.who, check.skill, context.during, modifier);
                let chance = self.chance(context.who);
                let likely = at_least(dice, chance, needs);
                let mean = (f32::from(dice) * chance).round() as u8;
                self.either(course, likely, *pass, *fail, mean.max(needs))
            }
            Op::Table { dice: Some(number), lines } => {
                let dice = amount(self.s, self.c, &course.context, *number);
                f32::from(dice) * self.roll(course, *lines)
            }
            Op::Table { dice: None, lines } => {
                let result = course.context.result;
                self.line(course, *lines, result)
            }
            Op::May { cost, then, otherwise } => {
                let pays = can_pay(self.s, self.c, &course.context, *cost);
                let no = self.aside(course, *otherwise);
                if !pays {
                    return no;
                }
                let yes = self.aside(course, *cost) + self.aside(course, *then);
                yes.max(no)
            }
            Op::Unless { deed, escape } => {
                let deed = self.aside(course, *deed);
                if can_pay(self.s, self.c, &course.context, *escape) {
                    deed.max(self.aside(course, *escape))
                } else {
                    deed
                }
            }
            Op::Choose { ways } => {
                let ways = self.c.code.ops(*ways).iter();
                let worths = ways.map(|way| match way {
                    Op::Way { body } => self.aside(course, *body),
                    _ => 0.0,
                });
                worths.fold(f32::NEG_INFINITY, f32::max)
            }
            Op::Each { who, body } => {
                let among = select(self.s, self.c, &course.context, *who);
                let each = |bit| self.with(course, *who, bit, *body);
                among.iter().map(each).sum()
            }
            Op::Pick { who, body } => {
                let among = select(self.s, self.c, &course.context, *who);
                // Any space is as good as the current one: evaluating all would take too long.
                if among.len() > 12 {
                    return self.aside(course, *body);
                }
                let each = |bit| self.with(course, *who, bit, *body);
                let best = among.iter().map(each).fold(f32::NEG_INFINITY, f32::max);
                if best.is_finite() { best } else { 0.0 }
            }
            Op::If { when: When::ItWasDefeated, then, otherwise } => {
                let likely = course.won;
                likely * self.aside(course, *then) + (1.0 - likely) * self.aside(course, *otherwise)
            }
            Op::If { when, then, otherwise } => {
                let yes = holds(self.s, self.c, &course.context, *when);
                self.follow(course, if yes { *then } else { *otherwise })
            }
            Op::Repeat { times, body } => {
                let times = amount(self.s, self.c, &course.context, *times);
                f32::from(times) * self.aside(course, *body)
            }
            Op::Line { .. } | Op::Way { .. } => 0.0,
        }
    }

    /// A body that does not change what follows.
    pub fn aside(&self, course: &Course, body: Block) -> f32 {
        self.follow(&mut course.clone(), body)
    }

    fn either(
        &self,
        course: &mut Course,
        likely: f32,
        pass: Block,
        fail: Block,
        result: u8,
    ) -> f32 {
        let mut good = *course;
        (good.context.result, good.context.passed) = (result, true);
        let mut bad = *course;
        (bad.context.result, bad.context.passed) = (0, false);
        let (yes, no) = (self.follow(&mut good, pass), self.follow(&mut bad, fail));
        let (likely, price) = self.rescued(course.context.who, likely, yes - no);
        let worth = likely * yes + (1.0 - likely) * no - price;
        course.won = likely * good.won + (1.0 - likely) * bad.won;
        course.context.result = if likely > 0.5 { result } else { 0 };
        worth
    }

    /// Clues may rescue a failed test, if it matters enough.
    fn rescued(&self, who: Seat, likely: f32, gain: f32) -> (f32, f32) {
        let (mut likely, mut price) = (likely, 0.0);
        let has = self.s.investigator(who).clues.len();
        let chance = self.chance(who);
        for left in (has.saturating_sub(2)..has).rev() {
            let clue = self.clue(left);
            if chance * gain <= clue {
                break;
            }
            price += (1.0 - likely) * clue;
            likely += (1.0 - likely) * chance;
        }
        (likely, price)
    }

    /// The mean of a die's faces.
    fn roll(&self, course: &mut Course, lines: Block) -> f32 {
        let mut sum = 0.0;
        let mut won = 0.0;
        let mut counted = 0;
        for op in self.c.code.ops(lines) {
            if let Op::Line { low, high, body } = op {
                let faces = f32::from(high.min(&6) + 1 - low.min(high.min(&6)));
                let mut here = *course;
                sum += faces / 6.0 * self.follow(&mut here, *body);
                won += faces / 6.0 * here.won;
                counted += high.min(&6) + 1 - low.min(high.min(&6));
            }
        }
        course.won = won + course.won * f32::from(6 - counted.min(6)) / 6.0;
        sum
    }

    fn line(&self, course: &mut Course, lines: Block, result: u8) -> f32 {
        for op in self.c.code.ops(lines) {
            if let Op::Line { low, high, body } = op
                && (*low..=*high).contains(&result)
            {
                return self.follow(course, *body);
            }
        }
        0.0
    }

    /// The body for one item of a selection.
    fn with(&self, course: &Course, who: Who, bit: u16, body: Block) -> f32 {
        let mut course = *course;
        point(self.s, &mut course.context, item(who, bit));
        self.follow(&mut course, body)
    }

    /// The part of a complex encounter that follows.
    pub fn part(&self, course: &mut Course, part: Part) -> f32 {
        let Source::Encounter { deck, card, .. } = course.context.source else { return 0.0 };
        let Some(info) = self.c.complex_cards(deck).get(card.at()) else { return 0.0 };
        self.follow(course, if part == Part::Pass { info.pass } else { info.fail })
    }
}

/// Points a context at an item, as the rules do for `pick` and `for each`.
pub(super) fn point(s: &Eldritch, context: &mut Context, it: It) {
    context.by_lead = false;
    match it {
        It::Investigator(seat) => context.who = seat,
        It::Monster(slot) => {
            context.it = it;
            context.there = s.monster(slot).map(|monster| monster.space);
        }
        It::Gate(space) => {
            context.it = it;
            context.there = Some(space);
        }
        It::Space(space) => context.there = Some(space),
        It::Clue(face) => {
            context.it = it;
            context.there = crate::rules::clues::space_of_clue(s, face);
        }
        _ => context.it = it,
    }
}
