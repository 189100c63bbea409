//! What things are worth, in points; a good action is worth about two.

use super::Mind;
use crate::content::{Ability, Moment, Passive, Progress, Sought};
use crate::ids::{ArtifactId, AssetId, ConditionId, MonsterId, Pool, Skill, Slot, SpaceId};
use crate::rules::abilities::{has_rule, is_rule, monster_abilities};
use crate::rules::stats;
use crate::rules::values::OMENS;
use crate::state::{Context, During, Source, Thing};
use kernel::Seat;

/// What each number of health or sanity is worth; the last points count most.
const LIFE: [f32; 10] = [0.0, 0.0, 2.4, 4.2, 5.5, 6.5, 7.2, 7.7, 8.1, 8.4];

impl Mind<'_> {
    /// What a change of health or sanity is worth.
    pub fn change(&self, who: Seat, pool: Pool, by: i16) -> f32 {
        if !self.s.is_playing(who) {
            return 0.0;
        }
        let it = self.s.investigator(who);
        let sheet = self.c.sheet(it.sheet);
        let (has, most) = match pool {
            Pool::Health => (it.health, sheet.health),
            Pool::Sanity => (it.sanity, sheet.sanity),
        };
        let then = (i16::from(has) + by).min(i16::from(most));
        if then <= 0 {
            return -self.fall(who);
        }
        let worth = |points: i16| LIFE[(points.max(0) as usize).min(LIFE.len() - 1)];
        self.t.life * (worth(then) - worth(i16::from(has)))
    }

    /// What a defeat costs.
    pub fn fall(&self, who: Seat) -> f32 {
        let lost = if self.s.awake { self.t.eliminated } else { self.t.fall };
        self.doom + lost + 0.4 * self.belongings(who)
    }

    pub fn belongings(&self, who: Seat) -> f32 {
        let it = self.s.investigator(who);
        let improved: u8 = it.improved.iter().sum();
        1.5 * it.clues.len() as f32
            + 1.5 * it.assets.len() as f32
            + 4.0 * it.artifacts.len() as f32
            + 1.2 * it.spells.len() as f32
            + 2.0 * f32::from(improved)
    }

    pub fn condition(&self, card: ConditionId) -> f32 {
        let info = self.c.condition(card);
        let rule = |rule| is_rule(&info.abilities, rule);
        self.t.condition
            * if rule(Passive::Blessed) {
                5.0
            } else if rule(Passive::Cursed) {
                -5.0
            } else if rule(Passive::CannotAct) {
                -3.0
            } else if info.abilities.is_empty() {
                -5.0
            } else {
                -2.0
            }
    }

    /// Improving a skill by one.
    pub fn improvement(&self, who: Seat, skill: Skill) -> f32 {
        if self.s.investigator(who).improved[skill as usize] >= 2 {
            return 0.0;
        }
        self.t.improvement
            * self.late
            * match skill {
                Skill::Lore | Skill::Will => 2.6,
                Skill::Observation => 3.0,
                Skill::Strength => 2.6,
                Skill::Influence => 1.8,
            }
    }

    pub fn asset(&self, who: Seat, card: AssetId) -> f32 {
        let info = self.c.asset(card);
        self.possession(who, Source::Asset(card), &info.abilities)
    }

    pub fn artifact(&self, who: Seat, card: ArtifactId) -> f32 {
        let info = self.c.artifact(card);
        self.late * (self.t.artifact - 3.0)
            + self.possession(who, Source::Artifact(card), &info.abilities)
    }

    fn possession(&self, who: Seat, source: Source, abilities: &crate::content::Abilities) -> f32 {
        self.t.asset
            * self.late
            * abilities.iter().map(|it| self.ability(who, source, it)).sum::<f32>()
    }

    fn ability(&self, who: Seat, source: Source, ability: &Ability<script::Block>) -> f32 {
        use crate::content::During as When;
        let often = |during: When, skill: Option<Skill>| match (during, skill) {
            (When::Always | When::NotOtherWorld, Some(Skill::Influence)) => 0.8,
            (When::Always | When::NotOtherWorld, Some(_)) => 1.6,
            (When::Always | When::NotOtherWorld, None) => 3.0,
            (When::Combat, Some(Skill::Strength)) => 1.0,
            (When::Combat, _) => 0.9,
            (When::OtherWorld, _) => 1.5,
            (When::Acquire, _) => 0.4,
            (When::Spell, _) => 0.3 * self.s.investigator(who).spells.len().min(3) as f32,
        };
        match ability {
            Ability::Bonus { n, skill, during, price, once, .. } => {
                let has = match (skill, during) {
                    (Some(skill), When::Combat) => self.bonus(who, *skill, During::Combat, source),
                    (Some(skill), _) => self.bonus(who, *skill, During::Plain, source),
                    (None, _) => 0,
                };
                let more = f32::from((n - has).max(0));
                let lasting = if price.is_some() { 0.35 } else { 1.0 };
                let always = if *once { 0.7 } else { 1.0 };
                more * often(*during, *skill) * lasting * always
            }
            Ability::Dice { n, skill, during, .. } => f32::from(*n) * often(*during, *skill),
            Ability::Reroll { skill, during, price, .. } => {
                0.6 * often(*during, *skill) * if price.is_some() { 0.4 } else { 1.0 }
            }
            Ability::Raise { skill, during, .. } => 0.6 * often(*during, *skill),
            Ability::Sixes { skill, during } => 0.8 * often(*during, *skill),
            Ability::Action { effect } => {
                let context = Context::new(who, source);
                1.5 + 0.8 * self.effect(&context, *effect).clamp(0.0, 4.0)
            }
            Ability::LocalAction { .. } => 0.0,
            Ability::Prevent { n, price, .. } => {
                let n = if *n == 0 { 3.0 } else { f32::from(*n) };
                n * if price.is_some() { 0.8 } else { 1.2 }
            }
            Ability::On { moment: Moment::Gained | Moment::GainedFromDeck, effect, .. } => {
                let context = Context::new(who, source);
                self.effect(&context, *effect)
            }
            Ability::On { .. } => 1.8,
            Ability::Rule { .. } => 1.2,
        }
    }

    /// The best bonus somebody has from other things.
    fn bonus(&self, who: Seat, wanted: Skill, now: During, but: Source) -> i8 {
        let all = crate::rules::abilities::abilities_carried(self.s, self.c, who, Sought::Test);
        let fits = all.filter_map(|(source, _, ability)| match ability {
            Ability::Bonus { n, skill, during, price: None, .. }
                if source != but
                    && skill.is_none_or(|skill| skill == wanted)
                    && crate::rules::abilities::applies(*during, now) =>
            {
                Some(*n)
            }
            _ => None,
        });
        fits.max().unwrap_or(0)
    }

    pub fn thing(&self, who: Seat, thing: Thing) -> f32 {
        match thing {
            Thing::Asset(card) => self.asset(who, card),
            Thing::Artifact(card) => self.artifact(who, card),
            Thing::Spell(_) => self.spell_held(who),
            Thing::Condition(card) => self.condition(card),
            Thing::Clue(_) => self.clue(self.s.investigator(who).clues.len().saturating_sub(1)),
            Thing::Ticket(_) => 0.8,
        }
    }

    /// What one more spell is worth to somebody; some mysteries need spells.
    pub fn spell_gained(&self, who: Seat) -> f32 {
        let has = self.s.investigator(who).spells.len();
        let wanted = match self.progress {
            Some(Progress::ClosedGate) => 2,
            Some(Progress::PassedSpell) => 1,
            _ => 0,
        };
        self.late * self.t.spell + if has < wanted { 0.12 * self.step } else { 0.0 }
    }

    fn spell_held(&self, who: Seat) -> f32 {
        let has = self.s.investigator(who).spells.len();
        let wanted = if self.progress == Some(Progress::ClosedGate) { 2 } else { 0 };
        self.late * self.t.spell + if has <= wanted { 0.12 * self.step } else { 0.0 }
    }

    /// What removing a gate is worth: the doom it would bring.
    pub fn gate(&self, space: SpaceId) -> f32 {
        self.gate_after(space, 0)
    }

    /// The same if it is closed some rounds later: the omen advances in nearly every round.
    pub fn gate_after(&self, space: SpaceId, rounds: u8) -> f32 {
        let Some(colour) = self.c.space(space).gate else { return 0.0 };
        let matches = |ahead: u8| OMENS[usize::from((self.s.omen + rounds + ahead) % 4)] == colour;
        let mut share = if matches(1) { self.t.gate_next } else { 0.0 };
        for ahead in (1..=8u8).filter(|ahead| matches(*ahead)) {
            share += self.t.gate.powi(i32::from(ahead));
        }
        self.t.gate_base + self.doom * share
    }

    /// What removing a monster is worth.
    pub fn menace(&self, kind: MonsterId, slot: Option<Slot>) -> f32 {
        let info = self.c.monster(kind);
        if info.epic {
            return slot.map_or(2.0, |slot| self.epic(kind, slot));
        }
        let abilities = monster_abilities(self.s, self.c, kind);
        let reckons =
            abilities.iter().any(|it| matches!(it, Ability::On { moment: Moment::Reckoning, .. }));
        let toughness = stats(self.s, self.c, kind).toughness;
        let crowd = if self.crowded { self.t.crowd } else { 0.0 };
        self.t.monster
            * (0.7 + 0.3 * f32::from(toughness) + if reckons { 0.8 } else { 0.0 } + crowd)
    }

    /// What defeating an epic monster is worth.
    fn epic(&self, kind: MonsterId, slot: Slot) -> f32 {
        if self.c.ancient(self.s.ancient).epic == Some(kind) && self.s.awake {
            let free = self.s.solved_count() >= self.c.ancient(self.s.ancient).mysteries
                || !is_rule(&self.c.monster(kind).abilities, Passive::InvulnerableUntilSolved);
            return if free { 60.0 } else { 0.0 };
        }
        let of_mystery = self.s.mystery.as_ref().is_some_and(|it| it.epic == Some(slot));
        let rumor = self.s.in_play.iter().find(|it| it.epic == Some(slot));
        match rumor {
            _ if of_mystery => self.step * self.needed,
            Some(rumor) => self.rumor(rumor.card),
            None => 4.0,
        }
    }

    /// What removing a rumor is worth.
    pub fn rumor(&self, card: crate::ids::MythosId) -> f32 {
        let info = self.c.mythos_card(card);
        let Some(ongoing) = self.s.in_play.iter().find(|it| it.card == card) else { return 0.0 };
        let mut context = Context::new(self.lead(), Source::Mythos(card));
        context.by_lead = true;
        let each = info.reckoning.map_or(0.0, |block| self.effect(&context, block));
        let end = info.runs_out.map_or(0.0, |block| self.effect(&context, block));
        let near = 1.0 / f32::from(ongoing.tokens.max(1));
        let rules = if is_rule(&info.abilities, Passive::GatesStayOpen) { 12.0 } else { 1.0 };
        self.t.rumor * (rules - 1.5 * each.max(-20.0) - near * end.max(-60.0)).clamp(1.0, 50.0)
    }

    pub fn lead(&self) -> Seat {
        if self.s.is_playing(self.s.lead) { self.s.lead } else { self.me }
    }

    pub fn delay(&self, who: Seat) -> f32 {
        if has_rule(self.s, self.c, who, Passive::NeverDelayed) { 0.0 } else { -self.t.delay }
    }
}
