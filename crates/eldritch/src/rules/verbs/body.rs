//! What happens to the investigator: health, sanity, skills.

use crate::ids::Pool;
use crate::language::{BodyVerb, Number};
use crate::rules::values::amount;
use crate::rules::{Run, actions, defeated, improving, losses};
use crate::state::{Context, Frame, It};

pub(super) fn perform(run: &mut Run<'_>, verb: BodyVerb, context: &Context) {
    let who = context.who;
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, context, number);
    match verb {
        BodyVerb::Lose { n: number, pool } => {
            let n = n(run, number);
            if let Some(context) = run.s.context_mut() {
                context.lost = 0;
            }
            losses::lose(run, who, pool, n);
        }
        BodyVerb::LoseAllBut { n: number, pool } => {
            let it = run.s.investigator(who);
            let has = if pool == Pool::Health { it.health } else { it.sanity };
            let n = has.saturating_sub(n(run, number));
            losses::lose(run, who, pool, n);
        }
        BodyVerb::Recover { n: number, pool } => {
            let n = n(run, number);
            losses::recover(run, who, pool, n);
        }
        BodyVerb::RecoverAll(pool) => losses::recover(run, who, pool, u8::MAX),
        BodyVerb::Spend { n: number, pool } => {
            let n = n(run, number);
            losses::spend_pool(run, who, pool, n);
        }
        BodyVerb::SpendBoth { health, sanity } => {
            let (health, sanity) = (n(run, health), n(run, sanity));
            losses::spend_pool(run, who, Pool::Health, health);
            losses::spend_pool(run, who, Pool::Sanity, sanity);
        }
        BodyVerb::Delay => actions::delay(run, who, context.willing),
        BodyVerb::BeDevoured => defeated::devour(run, who),
        BodyVerb::PickIsDevoured => {
            if let It::Investigator(seat) = context.it {
                defeated::devour(run, seat);
            }
        }
        BodyVerb::Improve(skill) => improving::improve(run, who, skill),
        BodyVerb::ImproveChosen(number) => {
            let n = n(run, number);
            run.push(Frame::Improve { who, n });
        }
    }
}
