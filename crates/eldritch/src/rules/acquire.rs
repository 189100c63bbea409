//! The Acquire Assets action, the reserve and the bank loan.

use super::abilities::{in_force, playing};
use super::actions::{ACQUIRE, may_act_at_all, may_once, no};
use super::asking::Asking;
use super::{Menu, Run, Step, Verdict, gaining, not_asked, testing};
use crate::content::{Content, Passive};
use crate::event::{Event, Of, What};
use crate::ids::{AssetId, Skill, Terrain, TraitId};
use crate::state::{Drawing, During, Eldritch, Frame, Purpose, Thing};
use crate::{Choice, Why};
use ::scene::Phrase;
use kernel::{Refusal, Seat};
use script::Names;

/// EH-BANK-LOAN-01.
pub(crate) const LOAN: u8 = 2;

/// EH-BANK-LOAN-02: not with a Debt already, and only while there is a card left.
pub(crate) fn may_loan(s: &Eldritch, c: &Content, who: Seat) -> bool {
    c.terms.debt.is_some_and(|card| {
        !s.investigator(who).has_condition(card) && s.conditions[usize::from(card.0)] > 0
    })
}

/// Why there is no loan.
pub(crate) fn no_loan(s: &Eldritch, c: &Content, who: Seat) -> Refusal<Why> {
    match c.terms.debt.is_some_and(|card| s.investigator(who).has_condition(card)) {
        true => Refusal::new("EH-BANK-LOAN-02", Why::HasDebt),
        false => Refusal::new("EH-COMPONENT-LIMITS-01", Why::NoLoan),
    }
}

/// Whether this seat may take the action.
pub(super) fn may(s: &Eldritch, c: &Content, seat: Seat) -> Verdict {
    may_act_at_all(s, c, seat)?;
    may_once(s, seat, ACQUIRE)?;
    let here = s.investigator(seat).space;
    if c.space(here).terrain != Terrain::City {
        return no("EH-ACQUIRE-ASSETS-01", Why::NotACity);
    }
    if s.has_monsters(here) {
        return no("EH-ACQUIRE-ASSETS-04", Why::MonstersHere);
    }
    Ok(())
}

/// Why this cannot be bought, discarded or borrowed.
pub(super) fn reason(
    s: &Eldritch,
    c: &Content,
    who: Seat,
    left: u8,
    choice: Choice,
) -> Refusal<Why> {
    if let Choice::Buy(asset) | Choice::BuyFor(asset, _) = choice {
        return match s.reserve.contains(&asset) {
            true => Refusal::new("EH-ACQUIRE-ASSETS-02", Why::TooDear { asset, left }),
            false => Refusal::new("EH-RESERVE-02", Why::NotAsked),
        };
    }
    if choice == Choice::Loan {
        return no_loan(s, c, who);
    }
    if let Choice::Toss(_) = choice {
        return Refusal::new("EH-ACQUIRE-ASSETS-03", Why::NotAsked);
    }
    not_asked()
}

/// What a player might try: every card in the reserve, and the bank.
pub(super) fn expected(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    offer(s, c, frame, menu);
    let cards = s.reserve.iter().map(|asset| Choice::Buy(*asset));
    for choice in cards.chain([Choice::Loan]) {
        if !menu.contains(choice) {
            menu.offer(choice);
        }
    }
}

/// A purchase leaves a trace of its own.
pub(super) const MAY_BE_NEEDLESS: bool = false;

pub(super) fn question(ask: &Asking<'_>, left: u8) -> Phrase {
    ask.key("eh-ask-buy").count("left", left)
}

pub(super) const MAY_BE_NEEDLESS_TAKE: bool = true;

pub(super) fn question_take(ask: &Asking<'_>, n: u8) -> Phrase {
    ask.key("eh-ask-take-reserve").count("n", n)
}

pub(crate) fn offer(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    let Frame::Buy { who, left, bought } = *frame else { return };
    let shares = super::has_rule(s, c, who, Passive::SharesPurchases);
    for asset in &s.reserve {
        if c.asset(*asset).cost <= left {
            menu.offer(Choice::Buy(*asset));
            if shares {
                for other in playing(s).filter(|other| *other != who) {
                    menu.offer(Choice::BuyFor(*asset, other));
                }
            }
        }
    }
    if may_loan(s, c, who) && !s.reserve.is_empty() {
        menu.offer(Choice::Loan);
    }
    if !bought {
        for asset in &s.reserve {
            menu.offer(Choice::Toss(*asset));
        }
    }
    menu.offer(Choice::Done);
}

/// EH-ACQUIRE-ASSETS-01.
/// EH-REF-06, EH-SKILLS-03.
pub(crate) fn acquire(run: &mut Run<'_>, seat: Seat) {
    // EH-RESERVE-04: refilled only when the action is over.
    run.push(Frame::Refill);
    testing::begin(run, seat, Skill::Influence, 0, 1, During::Acquire, Purpose::Acquire);
}

pub(super) fn answer(run: &mut Run<'_>, frame: &Frame, choice: Choice) {
    let Frame::Buy { who, left, bought } = *frame else { return };
    if let Choice::Buy(asset) = choice {
        take_bought(run, who, who, asset, left);
    } else if let Choice::BuyFor(asset, other) = choice {
        take_bought(run, who, other, asset, left);
    } else if choice == Choice::Loan {
        run.become_frame(Frame::Buy { who, left: left + LOAN, bought });
        run.say(Event::by(What::TookLoan, who));
        if let Some(card) = run.c.terms.debt {
            gaining::gain_condition(run, who, card, true);
        }
    } else if let Choice::Toss(asset) = choice {
        run.pop();
        leave_reserve(run, asset);
        run.s.asset_discards.add(asset);
        run.say(Event::by(What::Tossed, who).of(Of::Thing(Thing::Asset(asset))));
    } else {
        run.pop();
    }
}

/// EH-INV-CHARLIE-05: the investigator who is given a Service resolves it at once.
fn take_bought(run: &mut Run<'_>, who: Seat, to: Seat, asset: AssetId, left: u8) {
    let cost = run.c.asset(asset).cost;
    run.become_frame(Frame::Buy { who, left: left.saturating_sub(cost), bought: true });
    leave_reserve(run, asset);
    run.say(Event::by(What::Bought, who).of(Of::Thing(Thing::Asset(asset))));
    gaining::take_asset(run, to, asset);
}

pub(crate) fn leave_reserve(run: &mut Run<'_>, asset: AssetId) {
    run.s.reserve.retain(|card| *card != asset);
}

/// EH-RESERVE-03: gaps are filled from the deck.
/// EH-RESERVE-01: also at setup.
pub(crate) fn refill(run: &mut Run<'_>) {
    if run.s.reserve.len() >= 4 || in_force(run.s, run.c, Passive::NoReserve) {
        run.pop();
        return;
    }
    if run.s.assets.is_empty() {
        run.s.assets = std::mem::take(&mut run.s.asset_discards);
    }
    let among = run.s.assets.numbers();
    if among.is_empty() {
        run.pop();
        return;
    }
    run.push(Frame::Draw { what: Drawing::Reserve, among });
}

/// Assets with a trait in the reserve and among the discards.
/// EH-INV-LEO-01: on any space, with or without monsters.
pub(super) fn offer_found(s: &Eldritch, c: &Content, with: TraitId, menu: &mut Menu) {
    let reserve = s.reserve.iter().copied();
    for asset in reserve.chain(s.asset_discards.iter()) {
        if c.asset(asset).traits.contains(with) {
            menu.offer(Choice::Take(Thing::Asset(asset)));
        }
    }
}

pub(super) const MAY_BE_NEEDLESS_FOUND: bool = true;

/// Cases know the question by the name it had when it was about allies.
pub(super) fn question_find(ask: &Asking<'_>, with: TraitId) -> Phrase {
    ask.key("eh-ask-find-ally").name("trait", ask.content.names.key("trait", with.0))
}

pub(super) fn answer_found(run: &mut Run<'_>, who: Seat, choice: Choice) {
    run.pop();
    let Choice::Take(Thing::Asset(asset)) = choice else { return };
    if run.s.reserve.contains(&asset) {
        leave_reserve(run, asset);
        run.push(Frame::Refill);
    }
    run.s.asset_discards.remove(asset);
    gaining::take_asset(run, who, asset);
}

/// EH-GAINING-09: cards of the investigator's choice from the reserve.
pub(super) fn step_take(run: &mut Run<'_>, frame: &Frame) -> Step {
    let Frame::TakeFromReserve { who, .. } = *frame else { return Step::Next };
    let mut menu = Menu::new();
    if run.s.is_playing(who) {
        offer_take(run.s, run.c, frame, &mut menu);
    }
    if menu.is_empty() {
        run.become_frame(Frame::Refill);
        return Step::Next;
    }
    Step::Ask(who)
}

pub(super) fn answer_take(run: &mut Run<'_>, frame: &Frame, choice: Choice) {
    let Frame::TakeFromReserve { who, n, with, worth, items } = *frame else { return };
    run.become_frame(Frame::Refill);
    let Choice::Take(Thing::Asset(asset)) = choice else { return };
    let worth = worth.map(|worth| worth.saturating_sub(run.c.asset(asset).cost));
    if n > 1 {
        run.push(Frame::TakeFromReserve { who, n: n - 1, with, worth, items });
    }
    leave_reserve(run, asset);
    gaining::take_asset(run, who, asset);
}

pub(crate) fn offer_take(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    let Frame::TakeFromReserve { n, with, worth, items, .. } = *frame else { return };
    let (item, trinket) = (c.terms.item, c.terms.trinket);
    for asset in &s.reserve {
        let card = c.asset(*asset);
        let fits = with.is_none_or(|with| card.traits.contains(with))
            && worth.is_none_or(|worth| card.cost <= worth)
            && (!items || [item, trinket].into_iter().flatten().any(|it| card.traits.contains(it)));
        if fits {
            menu.offer(Choice::Take(Thing::Asset(*asset)));
        }
    }
    // Cards up to a total value may also be fewer.
    if n > 1 && !menu.is_empty() {
        menu.offer(Choice::Done);
    }
}
