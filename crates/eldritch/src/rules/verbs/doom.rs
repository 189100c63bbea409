//! The doom and omen tracks.

use crate::language::{DoomVerb, Number};
use crate::rules::values::amount;
use crate::rules::{Run, doom};
use crate::state::{Context, Frame};

pub(super) fn perform(run: &mut Run<'_>, verb: DoomVerb, context: &Context) {
    let who = context.who;
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, context, number);
    match verb {
        DoomVerb::AdvanceDoom(number) => {
            let n = n(run, number);
            run.push(Frame::Doom { n, gate: None });
        }
        DoomVerb::RetreatDoom(number) => {
            let n = n(run, number);
            doom::retreat(run, n);
        }
        DoomVerb::DoomToZero => {
            let n = run.s.doom;
            run.push(Frame::Doom { n, gate: None });
        }
        DoomVerb::AdvanceOmen(number) => {
            let n = n(run, number);
            run.push(Frame::OmenSteps { n });
        }
        DoomVerb::TurnOmenBack(number) => {
            let n = n(run, number);
            doom::turn_omen_back(run, n);
        }
        DoomVerb::SetOmen => run.push(Frame::SetOmen { who }),
        DoomVerb::TokensOnOmen(number) => {
            run.s.omen_tokens = run.s.omen_tokens.saturating_add(n(run, number));
        }
        DoomVerb::TakeTokensFromOmen(number) => {
            let n = n(run, number);
            run.s.omen_tokens = run.s.omen_tokens.saturating_sub(n);
        }
    }
}
