//! How many dice an investigator has for each purpose.

use crate::content::{Ability, Content, Sought};
use crate::ids::Skill;
use crate::rules::abilities::{abilities_carried, applies, is_spent, playing, reaches, terrain_of};
use crate::state::{During, Eldritch};
use kernel::Seat;

const DURINGS: [During; 5] =
    [During::Plain, During::Combat, During::Spell, During::Acquire, During::OtherWorld];

/// Dice and rerolls, by situation and skill.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Skills {
    dice: [[i8; 5]; 5],
    rerolls: [[u8; 5]; 5],
}

impl Skills {
    pub(super) fn of(s: &Eldritch, c: &Content, who: Seat) -> Self {
        let it = s.investigator(who);
        let mut skills = Skills::default();
        let mut bonus = [[0i8; 5]; 5];
        for owner in playing(s) {
            let near = owner == who || s.investigator(owner).space == it.space;
            if !near {
                continue;
            }
            for (source, _, ability) in abilities_carried(s, c, owner, Sought::Test) {
                match ability {
                    Ability::Bonus { n, skill, during, price: None, .. } if owner == who => {
                        each(*skill, *during, |at, of| bonus[at][of] = bonus[at][of].max(*n));
                    }
                    Ability::Dice { n, skill, during, whose, terrain, once } => {
                        let here = terrain.is_none_or(|it| terrain_of(s, c, owner) == it);
                        let fresh = !(*once && is_spent(s, source));
                        if here && fresh && reaches(s, *whose, owner, who) {
                            each(*skill, *during, |at, of| skills.dice[at][of] += n);
                        }
                    }
                    Ability::Reroll { skill, during, whose, price: None, once, .. } => {
                        let fresh = !(*once && is_spent(s, source));
                        if fresh && reaches(s, *whose, owner, who) {
                            each(*skill, *during, |at, of| skills.rerolls[at][of] += 1);
                        }
                    }
                    Ability::Raise { skill, during, once, .. }
                        if owner == who && !(*once && is_spent(s, source)) =>
                    {
                        each(*skill, *during, |at, of| skills.rerolls[at][of] += 1);
                    }
                    _ => {}
                }
            }
        }
        let sheet = c.sheet(it.sheet);
        for (at, bonus) in bonus.iter().enumerate() {
            for (of, more) in bonus.iter().enumerate() {
                let own = sheet.skills[of] as i8 + it.improved[of] as i8;
                skills.dice[at][of] += own + more;
            }
        }
        skills
    }

    /// Dice for a test; two rerolls count as a die.
    pub(super) fn dice(&self, skill: Skill, during: During, modifier: i8) -> u8 {
        let (at, of) = (during as usize, skill as usize);
        let dice = self.dice[at][of] + modifier;
        let helped = dice.max(1) + (self.rerolls[at][of] as i8 + 1) / 2;
        helped.clamp(1, 16) as u8
    }
}

fn each(skill: Option<Skill>, during: crate::content::During, mut add: impl FnMut(usize, usize)) {
    for now in DURINGS {
        if applies(during, now) {
            match skill {
                Some(skill) => add(now as usize, skill as usize),
                None => (0..5).for_each(|of| add(now as usize, of)),
            }
        }
    }
}
