//! What instructions are worth: tokens, mysteries and Mythos cards.

use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::{MysteryVerb, Number};
use crate::rules::values::{amount, tokens_on};
use crate::state::{It, Source};

impl Mind<'_> {
    pub fn mystery_verb(&self, course: &mut Course, verb: MysteryVerb) -> f32 {
        let context = course.context;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        match verb {
            MysteryVerb::TokensOnThis(number) => match context.source {
                Source::Mystery => self.step * n(number),
                Source::AncientOne => -3.0 * n(number),
                _ => -2.0 * n(number),
            },
            MysteryVerb::TakeTokensFromThis(number) => {
                let tokens = tokens_on(self.s, context.source).max(1);
                -6.0 * n(number).min(4.0) / f32::from(tokens)
            }
            MysteryVerb::TokensOnSpace { n: number, .. } => match context.source {
                Source::AncientOne => -1.5 * n(number),
                _ => 0.0,
            },
            MysteryVerb::TokenFromThereToThis => match context.source {
                Source::Mystery => self.step,
                _ => 0.0,
            },
            MysteryVerb::ItToThis => self.it_to_this(&context),
            MysteryVerb::MysteryTokenOn(_) => 0.0,
            MysteryVerb::AdvanceMystery(number) => self.step.max(self.last_step()) * n(number),
            MysteryVerb::LoseMystery => {
                if self.s.solved.is_empty() {
                    0.0
                } else {
                    -24.0
                }
            }
            MysteryVerb::SolveRumor => match context.source {
                Source::Mythos(card) => self.solved(card),
                _ => 0.0,
            },
            MysteryVerb::SolveIt => match context.it {
                It::Rumor(card) => self.solved(card),
                _ => 0.0,
            },
            MysteryVerb::DrawRumor => -6.0,
            MysteryVerb::DrawMythos => -5.0,
        }
    }

    /// Solving a rumor, unless it is this rumor's own ending that is being evaluated.
    pub fn solved(&self, card: crate::ids::MythosId) -> f32 {
        if self.depth.get() > 1 { 0.0 } else { self.rumor(card) }
    }

    fn it_to_this(&self, context: &crate::state::Context) -> f32 {
        match (context.source, context.it) {
            (Source::Mystery, It::Gone(kind)) => {
                let toughness = crate::rules::stats(self.s, self.c, kind).toughness;
                self.step * f32::from(toughness)
            }
            (Source::Mystery, _) => self.step,
            (Source::Mythos(card), It::Gone(kind)) => {
                let toughness = crate::rules::stats(self.s, self.c, kind).toughness;
                let share = f32::from(toughness) / f32::from(self.s.players.max(1));
                self.rumor(card) * share.min(1.0)
            }
            _ => 0.0,
        }
    }

    /// A step of the Final Mystery.
    fn last_step(&self) -> f32 {
        let ancient = self.c.ancient(self.s.ancient);
        if self.s.awake && self.s.solved_count() >= ancient.mysteries {
            60.0 / f32::from(self.s.half_players().max(1))
        } else {
            0.0
        }
    }
}
