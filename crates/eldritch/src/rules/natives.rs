//! Effects in Rust, for what the language does not say.

use super::{Run, drawing, gates, reckoning};
use crate::ids::CardNumber;
use crate::language::Native;
use crate::state::{CardSet, Context, Frame, TradeKind};

pub(super) fn run_native(run: &mut Run<'_>, native: Native, context: &Context) {
    let who = context.who;
    match native {
        Native::ReckonConditionsWithOnes => reckoning::reckon_conditions_with_ones(run),
        Native::ForgetTheFallen => forget_the_fallen(run),
        Native::LoseExpedition => lose_expedition(run),
        // The deck is a set: whatever is drawn from it is random.
        Native::ShuffleExpeditions => {}
        Native::LookAtTwoGates => gates::look_at_two(run, who),
        Native::TradeClues => run.push(Frame::PickPartner { who, kind: TradeKind::Clues }),
        Native::FindAlly => run.push(Frame::FindAlly { who }),
        Native::TurnHealthAndSanity => run.push(Frame::Convert { who }),
        Native::SpendImprovements => run.push(Frame::Unimprove { who, spent: 0 }),
    }
}

/// Everything the fallen had is discarded, and they leave the board.
fn forget_the_fallen(run: &mut Run<'_>) {
    for fallen in std::mem::take(&mut run.s.fallen) {
        run.s.clue_discards = run.s.clue_discards.or(fallen.clues);
        run.s.asset_discards = run.s.asset_discards.or(fallen.assets);
        run.s.artifact_discards = run.s.artifact_discards.or(fallen.artifacts);
        for held in fallen.spells {
            run.s.shuffle_in_spell(held.card);
        }
    }
}

fn lose_expedition(run: &mut Run<'_>) {
    let mut gone = CardSet::NONE;
    let deck = run.c.decks.expedition;
    for card in CardNumber::first(run.c.decks.get(deck).len()) {
        if run.c.leads_to(card) == run.s.expedition {
            gone.add(card);
        }
    }
    run.s.encounters[deck] = run.s.encounters[deck].without(&gone);
    run.s.encounter_discards[deck] = run.s.encounter_discards[deck].without(&gone);
    drawing::turn_up_expedition(run);
}
