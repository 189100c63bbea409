//! Tests and losses: which help is worth its price.

use super::Mind;
use crate::Choice;
use crate::content::{Ability, Passive};
use crate::ids::Pool;
use crate::rules::abilities::abilities_of;
use crate::rules::testing::{dice_of, successes};
use crate::rules::{has_rule, stats, success_from};
use crate::state::{Context, During, Purpose, Source, TestStep, Testing};
use odds::estimate::{at_least, spread};

/// Help must be worth at least this much, and once-per-round help a little more.
const EFFORT: f32 = 0.06;
const ONCE: f32 = 0.15;

/// What a discarded spell would have been worth.
pub(super) const SPELL: f32 = 1.8;

impl Mind<'_> {
    /// An answer within a test.
    pub fn testing(&self, test: &Testing, choice: Choice) -> f32 {
        match test.step {
            TestStep::Prepare => self.prepare(test, choice),
            TestStep::Improve => self.improve(test, choice),
            TestStep::TakeUp { .. } => self.take_up(test, choice),
            TestStep::Raise { by } => {
                let from = success_from(self.s, self.c, test.who);
                match choice {
                    Choice::Face(face) if face < from && face + by >= from => 2.0,
                    Choice::Face(face) if face < from => 1.0 - 0.1 * f32::from(face),
                    Choice::Face(_) => 0.0,
                    _ => -1.0,
                }
            }
            TestStep::Roll | TestStep::Reroll | TestStep::Judged => 0.0,
        }
    }

    /// What this many successes are worth.
    fn outcome(&self, test: &Testing, result: u8) -> f32 {
        match test.purpose {
            Purpose::Effect { pass, fail } => {
                let Some(context) = self.s.context() else { return 0.0 };
                let mut context = *context;
                context.who = test.who;
                context.dice = 0;
                context.result = result;
                context.passed = result >= test.needs;
                let mut worth = self.effect(&context, if context.passed { pass } else { fail });
                if context.passed
                    && matches!(context.source, Source::Spell(..))
                    && self.progress == Some(crate::content::Progress::PassedSpell)
                    && !self.s.investigator(test.who).clues.is_empty()
                {
                    worth += (self.step + self.clues(test.who, -1) - SPELL).max(0.0);
                }
                worth + 0.01 * f32::from(result)
            }
            Purpose::Will => {
                let Some(fight) = self.s.fight() else { return 0.0 };
                let mut harm = stats(self.s, self.c, fight.kind).will.map_or(0, |it| it.harm);
                if has_rule(self.s, self.c, test.who, Passive::CalmsHorror) {
                    harm = harm.min(1);
                }
                let loss = harm.saturating_sub(result);
                let failed = if result == 0 { -0.5 } else { 0.0 };
                let loss = if loss == 0 {
                    0.0
                } else {
                    self.change(test.who, Pool::Sanity, -i16::from(loss))
                };
                loss + failed
            }
            Purpose::Strength => {
                let Some(fight) = self.s.fight() else { return 0.0 };
                let figures = stats(self.s, self.c, fight.kind);
                let lost = match fight.slot {
                    Some(slot) => self.s.monster(slot).map_or(0, |it| it.lost),
                    None => fight.lost,
                };
                let left = figures.toughness.saturating_sub(lost).max(1);
                let harm = figures.strength.map_or(0, |it| it.harm);
                let loss = if fight.prevented { 0 } else { harm.saturating_sub(result) };
                let menace = self.menace(fight.kind, fight.slot);
                let share = (f32::from(result) / f32::from(left)).min(1.0);
                let epic = self.c.monster(fight.kind).epic;
                let won = if share >= 1.0 { menace } else { 0.0 };
                let hurt = if epic { 0.7 * share * menace + 0.3 * won } else { won };
                let loss = if loss == 0 {
                    0.0
                } else {
                    self.change(test.who, Pool::Health, -i16::from(loss))
                };
                loss + hurt
            }
            Purpose::Acquire => 1.3 * f32::from(result.min(6)),
        }
    }

    /// The expected value of this many dice.
    fn mean(&self, test: &Testing, dice: u8, has: u8) -> f32 {
        let chance = self.chance(test.who);
        match test.purpose {
            Purpose::Effect { .. } => {
                let likely = at_least(dice, chance, test.needs.saturating_sub(has));
                likely * self.outcome(test, test.needs.max(has + 1))
                    + (1.0 - likely) * self.outcome(test, 0)
            }
            _ => {
                let all = spread(dice, chance);
                let each = all.iter().enumerate().filter(|(_, likely)| **likely > 0.004);
                each.map(|(n, likely)| likely * self.outcome(test, has + n as u8)).sum()
            }
        }
    }

    fn prepare(&self, test: &Testing, choice: Choice) -> f32 {
        let dice = dice_of(self.s, self.c, test);
        let plain = || self.mean(test, dice, 0);
        match choice {
            Choice::Use(source) => {
                let (more, price) = self.more_dice(test, source);
                self.mean(test, (dice + more).min(16), 0) - plain() + price - EFFORT
            }
            Choice::SpendSanity => {
                let price = self.change(test.who, Pool::Sanity, -1);
                self.mean(test, (dice + 1).min(16), 0) - plain() + price
            }
            _ => 0.0,
        }
    }

    /// The dice a thing adds before the roll, and its cost.
    fn more_dice(&self, test: &Testing, source: Source) -> (u8, f32) {
        let mut best = (0, 0.0);
        for ability in abilities_of(self.s, self.c, source) {
            match ability {
                Ability::Bonus { n, skill, price, once, .. }
                    if (*once || price.is_some())
                        && skill.is_none_or(|skill| skill == test.skill) =>
                {
                    let more = (n - test.bonus).max(0) as u8;
                    let cost =
                        price.map_or(0.0, |it| self.effect(&Context::new(test.who, source), it));
                    best = (more, cost);
                }
                Ability::Dice { n, .. } if best.0 == 0 => best = ((*n).max(0) as u8, 0.0),
                _ => {}
            }
        }
        best
    }

    /// After the roll: rerolls, clues, or accepting the result.
    fn improve(&self, test: &Testing, choice: Choice) -> f32 {
        let from = usize::from(success_from(self.s, self.c, test.who));
        let failing: u8 = test.faces[..from - 1].iter().sum();
        let has = successes(self.s, self.c, test);
        let as_is = || self.outcome(test, has);
        let rerolled = |dice: u8| self.mean(test, dice.min(failing), has) - as_is();
        let clue = || self.clue(self.s.investigator(test.who).clues.len().saturating_sub(1));
        match choice {
            Choice::SpendClue => rerolled(1) - clue(),
            Choice::SpendSanity => rerolled(1) + self.change(test.who, Pool::Sanity, -1),
            Choice::Pay(_) => self.outcome(test, has + 1) - as_is() - clue(),
            Choice::Use(Source::Rules) => rerolled(1) - EFFORT,
            Choice::Use(source) => self.improved_by(test, source, failing, &rerolled),
            _ => 0.0,
        }
    }

    fn improved_by(
        &self,
        test: &Testing,
        source: Source,
        failing: u8,
        rerolled: &dyn Fn(u8) -> f32,
    ) -> f32 {
        let owner = if let Source::Sheet(seat) = source { seat } else { self.me };
        let mut best = f32::NEG_INFINITY;
        for ability in abilities_of(self.s, self.c, source) {
            match ability {
                Ability::Reroll { n, skill, price, once, .. }
                    if skill.is_none_or(|skill| skill == test.skill) =>
                {
                    let dice = if *n == 0 { failing } else { *n };
                    let price =
                        price.map_or(0.0, |it| self.effect(&Context::new(owner, source), it));
                    let effort = if *once { ONCE } else { EFFORT };
                    best = best.max(rerolled(dice) + price - effort);
                }
                Ability::Raise { n, skill, once, .. }
                    if skill.is_none_or(|skill| skill == test.skill) =>
                {
                    let from = success_from(self.s, self.c, test.who);
                    let near = (from.saturating_sub(*n)..from)
                        .any(|face| face > 0 && test.faces[usize::from(face) - 1] > 0);
                    let has = successes(self.s, self.c, test);
                    let gain = self.outcome(test, has + 1) - self.outcome(test, has);
                    let effort = if *once { ONCE } else { EFFORT };
                    best = best.max(if near { gain - effort } else { -0.5 });
                }
                _ => {}
            }
        }
        if best.is_finite() { best } else { -0.5 }
    }

    /// Only failed dice are picked up, as many as allowed.
    fn take_up(&self, test: &Testing, choice: Choice) -> f32 {
        let from = success_from(self.s, self.c, test.who);
        match choice {
            Choice::Face(face) if face < from => 2.0,
            Choice::Face(face) => -0.5 - 0.1 * f32::from(face),
            _ => 0.0,
        }
    }

    /// What preventing this much of the current loss is worth.
    pub fn prevented(&self, n: u8) -> f32 {
        let Some(losing) = self.s.losing() else { return 0.5 * f32::from(n) };
        let open = losing.n.saturating_sub(losing.prevented);
        let then = open.saturating_sub(if n == 0 { open } else { n });
        let loss = |n: u8| {
            if n == 0 { 0.0 } else { self.change(losing.who, losing.pool, -i16::from(n)) }
        };
        loss(then) - loss(open)
    }

    /// An answer to a loss.
    pub fn loss(&self, choice: Choice) -> f32 {
        match choice {
            Choice::Use(source) => {
                let abilities = abilities_of(self.s, self.c, source);
                let found = abilities.iter().find_map(|ability| match ability {
                    Ability::Prevent { n, price, .. } => Some((*n, *price)),
                    _ => None,
                });
                let Some((n, price)) = found else { return -1.0 };
                let price = price.map_or(0.0, |it| self.effect(&Context::new(self.me, source), it));
                self.prevented(n) + price - 0.2
            }
            Choice::Cast(card) => {
                let mut context = Context::new(self.me, Source::Spell(card, self.me));
                context.during = During::Spell;
                self.effect(&context, self.c.spell(card).effect) - 0.2
            }
            _ => 0.0,
        }
    }

    /// A spell in combat.
    pub fn battle_spell(&self, choice: Choice) -> f32 {
        let Choice::Cast(card) = choice else { return 0.0 };
        let mut context = Context::new(self.me, Source::Spell(card, self.me));
        context.during = During::Spell;
        let Some(fight) = self.s.fight() else { return 0.0 };
        let strength = stats(self.s, self.c, fight.kind).strength;
        if strength.is_none() {
            return -1.0;
        }
        self.effect(&context, self.c.spell(card).effect)
    }
}
