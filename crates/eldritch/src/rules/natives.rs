//! Effects in Rust, for what the language cannot express.

use super::{Menu, Run, acquire, drawing, gaining, losses, reckoning};
use crate::Choice;
use crate::content::Content;
use crate::event::{Event, Of, What};
use crate::ids::{CardNumber, Pool, SpaceId, TraitId};
use crate::language::Native;
use crate::state::{CardSet, Context, Drawing, Eldritch, Found, Frame, Thing, TradeKind};
use kernel::deck::End;
use kernel::{Seat, Seats};
use script::Names;

/// Allies in the reserve and among the discards.
/// EH-INV-LEO-01: on any space, with or without monsters.
pub fn offer_allies(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let ally = c.names.id("trait", "ally").map(TraitId);
    let reserve = s.reserve.iter().copied();
    for asset in reserve.chain(s.asset_discards.iter()) {
        if ally.is_some_and(|ally| c.asset(asset).traits.contains(ally)) {
            menu.offer(Choice::Take(Thing::Asset(asset)));
        }
    }
}

/// EH-INV-LILY-01: in either direction, never the last point.
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
        // The deck is a set, so every draw from it is random anyway.
        Native::ShuffleExpeditions => {}
        Native::LookAtTwoGates => look_at_gates(run, who),
        Native::TradeClues => run.push(Frame::PickPartner { who, kind: TradeKind::Clues }),
        Native::FindAlly => run.push(Frame::FindAlly { who }),
        Native::TurnHealthAndSanity => run.push(Frame::Convert { who }),
        Native::SpendImprovements => run.push(Frame::Unimprove { who, spent: 0 }),
    }
}

/// Discards everything the defeated left and removes them from the board.
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

/// A gate being looked at is kept beside the stack until both are put back.
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

pub fn found_ally(run: &mut Run<'_>, who: u8, choice: Choice) {
    run.pop();
    let Choice::Take(Thing::Asset(asset)) = choice else { return };
    if run.s.reserve.contains(&asset) {
        acquire::leave_reserve(run, asset);
        run.push(Frame::Refill);
    }
    run.s.asset_discards.remove(asset);
    gaining::take_asset(run, who, asset);
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
