//! Help in a test, a combat or against a loss.

use super::in_context;
use crate::language::{AidVerb, Number};
use crate::rules::Run;
use crate::rules::values::amount;
use crate::state::Context;

pub(super) fn perform(run: &mut Run<'_>, verb: AidVerb, context: &Context) {
    let who = context.who;
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, context, number);
    match verb {
        AidVerb::MoreDice(number) => {
            let n = n(run, number) as i8;
            in_context(run, |context| context.dice += n);
        }
        AidVerb::ResearchDice(number) => {
            let n = n(run, number) as i8;
            in_context(run, |context| context.research_dice += n);
        }
        AidVerb::FewerDice(number) => {
            let n = n(run, number) as i8;
            in_context(run, |context| context.dice -= n);
        }
        AidVerb::CluesBuySuccesses => in_context(run, |context| context.clues_buy = true),
        AidVerb::SanityBuysDice => in_context(run, |context| context.sanity_buys = true),
        AidVerb::Prevent { n: number, instead } => {
            let n = n(run, number);
            if let Some(losing) = run.s.losing_mut() {
                let before = if instead { losing.by_spell } else { 0 };
                losing.prevented = losing.prevented.saturating_sub(before).saturating_add(n);
                losing.by_spell = n;
            }
        }
        AidVerb::PreventDamage => {
            if let Some(fight) = run.s.fight_mut() {
                fight.prevented = true;
            }
        }
        AidVerb::PassMonsters => run.s.investigator_mut(who).unseen = true,
        AidVerb::AddStrength { n: number, instead } => {
            let n = n(run, number) as i8;
            if let Some(fight) = run.s.fight_mut() {
                fight.strength = if instead { n } else { fight.strength.max(n) };
            }
        }
        AidVerb::LetReroll(number) => {
            let n = n(run, number);
            if let Some(fight) = run.s.fight_mut() {
                fight.rerolls += n;
            }
        }
    }
}
