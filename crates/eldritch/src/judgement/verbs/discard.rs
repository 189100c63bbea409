//! What instructions are worth: what leaves an investigator, the reserve or the board.

use crate::ids::{Form, KindId};
use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::{DiscardVerb, Number};
use crate::rules::values::amount;
use crate::state::{It, Source};
use kernel::Seat;

impl Mind<'_> {
    pub fn discard_verb(&self, course: &mut Course, verb: DiscardVerb) -> f32 {
        let context = course.context;
        let who = context.who;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        let it = self.s.investigator(who);
        match verb {
            DiscardVerb::DiscardFrom { kind, n: number } => -n(number) * self.held(who, kind),
            DiscardVerb::DiscardWith { n: number, .. } => -1.6 * n(number),
            DiscardVerb::DiscardAllBut { .. } => -0.8 * it.assets.len() as f32,
            DiscardVerb::DiscardCondition(card) => {
                if it.has_condition(card) {
                    -self.condition(card)
                } else {
                    0.0
                }
            }
            DiscardVerb::DiscardConditionWith { .. } => 2.0,
            DiscardVerb::DiscardAnyCondition(_) => self.worst_condition(who),
            DiscardVerb::DiscardAny { .. } | DiscardVerb::DiscardAnySpell => 0.0,
            DiscardVerb::DiscardTheSpell => -1.8,
            DiscardVerb::DiscardThis => self.discard_this(&context.source, who),
            DiscardVerb::FlipThis => self.flip(course),
            DiscardVerb::DiscardReserve => -0.5,
            DiscardVerb::DiscardIt => self.gone(who, context.it),
            DiscardVerb::DiscardTarget => self.gone(who, context.target),
            DiscardVerb::BuryThem => 0.0,
            DiscardVerb::BanAssets(_) => -3.0,
        }
    }

    /// What removing something from the board is worth.
    pub fn gone(&self, who: Seat, it: It) -> f32 {
        match it {
            It::Monster(slot) => {
                self.s.monster(slot).map_or(0.0, |monster| self.menace(monster.kind, Some(slot)))
            }
            It::Gate(space) => self.gate(space),
            It::Clue(_) => -1.0,
            It::Asset(asset) => -self.asset(who, asset),
            It::Rumor(card) => self.solved(card),
            _ => 0.0,
        }
    }

    fn held(&self, who: Seat, kind: KindId) -> f32 {
        match self.c.kind(kind).form {
            Form::Condition => -self.worst_condition(who),
            Form::Spell => 1.8,
            Form::Asset => 1.6,
            Form::Artifact => 4.0,
        }
    }

    fn worst_condition(&self, who: Seat) -> f32 {
        let held = self.s.investigator(who).conditions.iter();
        held.map(|held| -self.condition(held.card)).fold(0.0, f32::max)
    }

    fn discard_this(&self, source: &Source, who: Seat) -> f32 {
        match *source {
            // A card evaluated before it is gained costs nothing to discard.
            Source::Asset(card) if !self.s.investigator(who).assets.contains(card) => 0.0,
            Source::Asset(card) => -self.kept(card),
            Source::Artifact(_) => -4.0,
            Source::Spell(..) => -1.8,
            Source::Condition(card, _) => -self.condition(card),
            Source::Mythos(_) => 1.5,
            _ => 0.0,
        }
    }

    /// An asset, not counting what discarding it does.
    fn kept(&self, card: crate::ids::AssetId) -> f32 {
        0.5 + 0.7 * f32::from(self.c.asset(card).cost)
    }

    fn flip(&self, course: &mut Course) -> f32 {
        match course.context.source {
            Source::Condition(card, _) if !course.context.back => {
                let backs = &self.c.condition(card).backs;
                course.context.back = true;
                let sum: f32 = backs.iter().map(|(_, back)| self.aside(course, *back)).sum();
                course.context.back = false;
                sum / backs.len().max(1) as f32
            }
            Source::Spell(card, _) if !course.context.back => {
                let backs = &self.c.spell(card).backs;
                course.context.back = true;
                let sum: f32 = backs.iter().map(|back| self.aside(course, *back)).sum();
                course.context.back = false;
                sum / backs.len().max(1) as f32
            }
            _ => 0.0,
        }
    }
}
