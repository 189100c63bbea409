//! Effects in Rust, for what the language does not say.

use super::{Menu, Run, drawing, losses, reckoning};
use crate::Choice;
use crate::event::{Event, Of, What};
use crate::ids::{CardNumber, Pool, SpaceId};
use crate::language::Native;
use crate::state::{CardSet, Context, Drawing, Eldritch, Found, Frame, TradeKind};
use kernel::deck::End;
use kernel::{Seat, Seats};

/// EH-INV-LILY-01: either way, never the last point.
pub fn offer_convert(s: &Eldritch, who: u8, menu: &mut Menu) {
    let it = s.investigator(who);
    for (pool, has) in [(Pool::Health, it.health), (Pool::Sanity, it.sanity)] {
        for n in 1..has {
            menu.offer(Choice::Convert(pool, n));
        }
    }
    menu.offer(Choice::Done);
}

pub fn run_native(run: &mut Run<'_>, native: Native, context: &Context) {
    let who = context.who;
    match native {
        Native::ReckonConditionsWithOnes => reckoning::reckon_conditions_with_ones(run),
        Native::ForgetTheFallen => forget_the_fallen(run),
        Native::LoseExpedition => lose_expedition(run),
        Native::ShuffleExpeditions => shuffle_expeditions(run, context),
        Native::LookAtTwoGates => look_at_gates(run, who),
        Native::TradeClues => run.push(Frame::PickPartner { who, kind: TradeKind::Clues }),
        Native::TurnHealthAndSanity => run.push(Frame::Convert { who }),
        Native::SpendImprovements => run.push(Frame::Unimprove { who, spent: 0 }),
    }
}

/// Everything the fallen had is discarded, and they leave the board.
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

/// EH-INV-AKACHI-02, EH-INV-AKACHI-03.
fn look_at_gates(run: &mut Run<'_>, who: u8) {
    if run.s.gates.len() < 2 {
        let back = std::mem::take(&mut run.s.gate_discards);
        run.s.gates.put_shuffled(End::Bottom, back.iter());
    }
    if !run.s.gates.is_empty() {
        let what = Drawing::PeekGate { who, second: false };
        run.push(Frame::Draw { what, among: Found::NONE });
    }
}

/// A gate that is looked at lies beside the stack until both are put back.
pub fn peeked(run: &mut Run<'_>, who: u8, second: bool, gate: SpaceId) {
    run.s.gates.take(End::Top, gate);
    run.out.reveal_to(Seat(who));
    if second {
        let Frame::OrderGates { one, .. } = *run.s.top() else { return };
        run.become_frame(Frame::OrderGates { who, one, other: gate });
        return;
    }
    run.say(Event::by(What::LookedAtGates, who));
    if run.s.gates.is_empty() {
        run.s.gates.put(End::Top, gate, Seats::one(Seat(who)));
        return;
    }
    run.push(Frame::OrderGates { who, one: gate, other: gate });
    run.push(Frame::Draw { what: Drawing::PeekGate { who, second: true }, among: Found::NONE });
}

pub fn ordered_gates(run: &mut Run<'_>, frame: &Frame, top: SpaceId) {
    let Frame::OrderGates { who, one, other } = *frame else { return };
    run.pop();
    let bottom = if top == one { other } else { one };
    let knows = Seats::one(Seat(who));
    run.s.gates.put(End::Top, top, knows);
    run.s.gates.put(End::Bottom, bottom, knows);
}

pub fn converted(run: &mut Run<'_>, who: u8, choice: Choice) {
    run.pop();
    let Choice::Convert(pool, n) = choice else { return };
    losses::spend_pool(run, who, pool, n);
    let other = if pool == Pool::Health { Pool::Sanity } else { Pool::Health };
    losses::recover(run, who, other, n);
}

/// EH-INV-LOLA-01, EH-INV-LOLA-02.
pub fn unimproved(run: &mut Run<'_>, who: u8, spent: u8, choice: Choice) {
    match choice {
        Choice::Unimprove(skill) => {
            let had = std::mem::take(&mut run.s.investigator_mut(who).improved[skill as usize]);
            run.say(Event::by(What::GaveUpImprovement, who).of(Of::Skill(skill)));
            run.become_frame(Frame::Unimprove { who, spent: spent + had });
        }
        _ => run.become_frame(Frame::Improve { who, n: spent }),
    }
}
