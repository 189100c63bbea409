//! Effects in Rust, for what the language cannot express.

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
        Native::ShuffleExpeditions => shuffle_expeditions(run, context),
        Native::LookAtTwoGates => gates::look_at_two(run, who),
        Native::TradeClues => run.push(Frame::PickPartner { who, kind: TradeKind::Clues }),
        Native::TurnHealthAndSanity => run.push(Frame::Convert { who }),
        Native::SpendImprovements => run.push(Frame::Unimprove { who, spent: 0 }),
    }
}

/// Discards everything the defeated left and removes them from the board.
fn forget_the_fallen(run: &mut Run<'_>) {
    for fallen in std::mem::take(&mut run.s.fallen) {
        run.s.clue_discards = run.s.clue_discards.or(fallen.clues);
        run.s.asset_discards = run.s.asset_discards.or(fallen.assets);
        fallen.artifacts.iter().for_each(|card| run.s.put_away_artifact(run.c, card));
        for held in fallen.spells {
            run.s.shuffle_in_spell(run.c, held.card);
        }
    }
}

/// The deck is a set: what is turned up from it is random, as after a shuffle. Where this effect has turned
/// up an expedition that was the shuffle, and the card says so afterwards.
fn shuffle_expeditions(run: &mut Run<'_>, context: &Context) {
    if !context.turned_up {
        drawing::turn_up_expedition(run);
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
    if let Some(context) = run.s.context_mut() {
        context.turned_up = true;
    }
}
