//! What a combat is likely to cost and to bring.

use super::Mind;
use crate::content::{Ability, Attack, Moment, Passive, Progress};
use crate::ids::{MonsterId, Pool, Slot, SpaceId};
use crate::rules::abilities::{has_rule, is_rule, monster_abilities};
use crate::rules::stats;
use crate::state::{Context, During, It, Source};
use kernel::Seat;
use odds::estimate::spread;

/// A combat before it is fought.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bout {
    pub worth: f32,
    /// The chance that the monster is defeated.
    pub won: f32,
}

/// One test of a combat.
#[derive(Clone, Copy, Debug, Default)]
struct Exchange {
    worth: f32,
    /// The chance to survive.
    stands: f32,
    /// The chance of no success at all.
    failed: f32,
    won: f32,
    /// The expected share of its health that the monster loses.
    hurt: f32,
}

impl Mind<'_> {
    pub fn bout(&self, who: Seat, kind: MonsterId, slot: Option<Slot>) -> Bout {
        let abilities = monster_abilities(self.s, self.c, kind);
        let figures = stats(self.s, self.c, kind);
        let lost = slot.and_then(|slot| self.s.monster(slot)).map_or(0, |monster| monster.lost);
        let left = figures.toughness.saturating_sub(lost).max(1);
        let rule = |rule| is_rule(abilities, rule);
        let mut bout = Bout::default();
        let mut stands = 1.0;
        let (worth, won) = self.moments(who, kind, slot, &[Moment::BeforeWill, Moment::AfterWill]);
        bout.worth += worth;
        bout.won = won;
        let mut goes_on = 1.0 - won;
        let mut hurt = 0.0;
        if let Some(attack) = figures.will {
            let calm = has_rule(self.s, self.c, who, Passive::CalmsHorror);
            let harm = if calm { attack.harm.min(1) } else { attack.harm };
            let will = self.exchange(who, Pool::Sanity, attack, harm, left);
            bout.worth += will.worth;
            stands = will.stands;
            if rule(Passive::FailedWillEndsCombat) {
                goes_on *= 1.0 - will.failed;
            }
            if rule(Passive::WillHurtsIt) {
                bout.won += (1.0 - bout.won) * will.won;
                hurt = will.hurt;
            }
            bout.worth += will.failed * self.moments(who, kind, slot, &[Moment::FailedWill]).0;
        }
        if let Some(attack) = figures.strength {
            let soft = has_rule(self.s, self.c, who, Passive::SoftensDamage) && attack.harm > 1;
            let harm = attack.harm - u8::from(soft);
            let before = self.moments(who, kind, slot, &[Moment::BeforeStrength]);
            let strength = self.exchange(who, Pool::Health, attack, harm, left);
            goes_on *= 1.0 - before.1;
            bout.worth += before.0 + stands * goes_on * strength.worth;
            bout.won += before.1 + stands * goes_on * strength.won;
            hurt += stands * goes_on * strength.hurt;
        }
        bout.won = bout.won.min(1.0);
        bout.worth += self.spoils(who, kind, slot, bout.won, hurt);
        bout
    }

    fn exchange(&self, who: Seat, pool: Pool, attack: Attack, harm: u8, left: u8) -> Exchange {
        let dice = self.dice(who, attack.skill, During::Combat, attack.modifier);
        let it = self.s.investigator(who);
        let has = if pool == Pool::Health { it.health } else { it.sanity };
        let mut sum = Exchange { stands: 1.0, ..Exchange::default() };
        for (successes, likely) in spread(dice, self.chance(who)).iter().enumerate() {
            if *likely < 0.001 {
                continue;
            }
            let loss = usize::from(harm).saturating_sub(successes);
            if loss > 0 {
                sum.worth += likely * self.change(who, pool, -(loss as i16));
            }
            if loss >= usize::from(has) {
                sum.stands -= likely;
            }
            if successes == 0 {
                sum.failed = *likely;
            }
            if successes >= usize::from(left) {
                sum.won += likely;
            }
            sum.hurt += likely * (successes as f32 / f32::from(left)).min(1.0);
        }
        sum
    }

    /// What a monster does at these moments, and whether that removes it.
    fn moments(
        &self,
        who: Seat,
        kind: MonsterId,
        slot: Option<Slot>,
        wanted: &[Moment],
    ) -> (f32, f32) {
        let mut sum = (0.0, 0.0);
        for ability in monster_abilities(self.s, self.c, kind) {
            if let Ability::On { moment, effect, .. } = ability
                && wanted.contains(moment)
            {
                let source = slot.map_or(Source::Ambusher(kind), |at| Source::Monster(at, kind));
                let mut context = Context::new(who, source);
                context.it = It::Gone(kind);
                context.there = Some(self.s.investigator(who).space);
                let (worth, won) = self.course(&context, *effect);
                sum = (sum.0 + worth, sum.1 + won);
            }
        }
        sum
    }

    /// What a victory brings.
    fn spoils(&self, who: Seat, kind: MonsterId, slot: Option<Slot>, won: f32, hurt: f32) -> f32 {
        let after = self.moments(who, kind, slot, &[Moment::DefeatedInCombat]).0;
        let Some(slot) = slot else { return won * after };
        let menace = self.menace(kind, Some(slot));
        let info = self.c.monster(kind);
        if info.epic {
            return menace * ((1.0 - self.t.epic) * won + self.t.epic * hurt) + won * after;
        }
        let mut sum = won * (menace + after) + 0.2 * (hurt - won).max(0.0) * menace;
        if self.progress == Some(Progress::DefeatedNonEpic)
            && self.s.investigator(who).clues.len() >= self.price
        {
            let toughness = f32::from(stats(self.s, self.c, kind).toughness);
            let step = toughness.min(self.missing) * self.step;
            sum += won * (step + self.clues(who, -(self.price as i16))).max(0.0);
        }
        sum
    }

    /// All monsters on a space, one after another: what they cost, and the chance to clear it.
    pub fn brawl(&self, who: Seat, space: SpaceId) -> Bout {
        let mut sum = Bout { worth: 0.0, won: 1.0 };
        for (slot, monster) in self.s.monsters_on(space) {
            let bout = self.bout(who, monster.kind, Some(slot));
            sum.worth += bout.worth;
            sum.won *= bout.won;
            if is_rule(monster_abilities(self.s, self.c, monster.kind), Passive::NoMoreEncounter) {
                sum.won = 0.0;
            }
        }
        sum
    }

    /// What getting past the monsters here is worth.
    pub fn passing(&self, who: Seat) -> f32 {
        let space = self.s.investigator(who).space;
        let brawl = self.brawl(who, space);
        (self.meeting(who, space) * (1.0 - brawl.won) - brawl.worth).max(0.0)
    }
}
