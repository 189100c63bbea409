//! What instructions are worth: cards and tickets that an investigator gains.

use crate::content::Passive;
use crate::ids::{Form, KindId};
use crate::judgement::Mind;
use crate::judgement::effects::Course;
use crate::language::{From, GainVerb, Number};
use crate::rules::abilities::{has_rule, is_rule};
use crate::rules::values::amount;
use crate::state::Source;
use kernel::Seat;

impl Mind<'_> {
    pub fn gain_verb(&self, course: &mut Course, verb: GainVerb) -> f32 {
        let context = course.context;
        let who = context.who;
        let n = |number: Number| f32::from(amount(self.s, self.c, &context, number));
        let it = self.s.investigator(who);
        match verb {
            GainVerb::GainTicket(_) => 0.6,
            GainVerb::GiveItems | GainVerb::TradeAnywhere => 0.2,
            GainVerb::Gain { kind, n: number, from, .. } => n(number) * self.gain(who, kind, from),
            GainVerb::GainAsset(asset) => self.asset(who, asset),
            GainVerb::GainArtifact(artifact) => self.artifact(who, artifact),
            GainVerb::GainSpell(_) => self.spell_gained(who),
            GainVerb::GainCondition(card) => {
                let immune = is_rule(&self.c.condition(card).abilities, Passive::CannotAct)
                    && has_rule(self.s, self.c, who, Passive::NeverDetained);
                if it.has_condition(card) || immune { 0.0 } else { self.condition(card) }
            }
            GainVerb::Find(_) => 2.8,
            GainVerb::GainReserveWorth(number) => 0.9 * n(number).min(6.0),
            GainVerb::GainOneWorth { worth, .. } => 0.9 * n(worth).min(4.0),
            GainVerb::FillReserve => 0.5,
            GainVerb::TakeWhatTheyLeft => self.left_behind(&context.source),
        }
    }

    /// What the defeated investigator of this encounter left.
    fn left_behind(&self, source: &Source) -> f32 {
        let Source::Fallen(sheet, _) = source else { return 0.0 };
        let Some(fallen) = self.s.fallen.iter().find(|it| it.sheet == *sheet) else { return 0.0 };
        1.6 * fallen.clues.len() as f32
            + 1.4 * fallen.assets.len() as f32
            + 4.0 * fallen.artifacts.len() as f32
            + 1.3 * fallen.spells.len() as f32
    }

    fn gain(&self, who: Seat, kind: KindId, from: From) -> f32 {
        match (self.c.kind(kind).form, from) {
            (Form::Asset, From::Reserve) => 2.4 * self.t.asset * self.late,
            (Form::Asset, From::Deck) => 1.8 * self.t.asset * self.late,
            (Form::Artifact, _) => self.t.artifact * self.late,
            (Form::Spell, _) => self.spell_gained(who),
            (Form::Condition, _) => -2.0 * self.t.condition,
        }
    }
}
