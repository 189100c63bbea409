//! Clues.

use super::abilities::{playing, rule_source};
use super::asking::Asking;
use super::payable::{clues_of, price_in_clues};
use super::{Menu, Run, Step, abilities, losses};
use crate::Choice;
use crate::content::{Content, Passive};
use crate::event::{Event, Of, What};
use crate::ids::{Pool, SpaceId};
use crate::state::{Drawing, Eldritch, Frame, Thing, amount};
use ::scene::Phrase;
use kernel::Seat;

/// The space of a clue on the board, given the space printed on it.
pub(crate) fn space_of_clue(s: &Eldritch, face: SpaceId) -> Option<SpaceId> {
    let at = s.spaces.iter().position(|space| space.clues.contains(face))?;
    Some(SpaceId::nth(at))
}

/// EH-CLUES-03.
/// EH-DISCARD-09.
pub(crate) fn refill(run: &mut Run<'_>) {
    if run.s.clue_pool.is_empty() {
        run.s.clue_pool = std::mem::take(&mut run.s.clue_discards);
    }
}

/// EH-CLUES-04, EH-CLUES-05.
pub(crate) fn spawn(run: &mut Run<'_>, n: u8, on: Option<SpaceId>) {
    if n == 0 {
        run.pop();
        return;
    }
    run.become_frame(Frame::SpawnClues { n: n - 1, on });
    refill(run);
    let among = run.s.clue_pool.numbers();
    if !among.is_empty() {
        run.push(Frame::Draw { what: Drawing::SpawnClue { on }, among });
    }
}

/// Places a drawn clue on the board, on its own space unless an effect says otherwise.
pub(super) fn spawned(run: &mut Run<'_>, face: SpaceId, on: Option<SpaceId>) {
    let space = on.unwrap_or(face);
    run.s.clue_pool.remove(face);
    run.s.space_mut(space).clues.add(face);
    run.say(Event::new(What::ClueSpawned).at(space));
}

/// EH-GAINING-10: from the pool.
/// EH-RESEARCH-ENCOUNTERS-05, EH-COMPONENT-LIMITS-04: as many as there are.
pub(crate) fn gain(run: &mut Run<'_>, who: Seat, n: u8) {
    if n == 0 || !run.s.is_playing(who) {
        run.pop();
        return;
    }
    run.become_frame(Frame::GainClues { who, n: n - 1 });
    refill(run);
    let among = run.s.clue_pool.numbers();
    if !among.is_empty() {
        run.push(Frame::Draw { what: Drawing::Clue { who }, among });
    }
}

/// Takes a clue drawn from the pool.
pub(crate) fn take(run: &mut Run<'_>, who: Seat, face: SpaceId) {
    run.s.clue_pool.remove(face);
    let was = run.s.investigator(who).clues.len() as i16;
    run.s.investigator_mut(who).clues.add(face);
    let event = Event::by(What::GainedClue, who).of(Of::Thing(Thing::Clue(face)));
    run.say(event.change(was, was + 1));
}

/// Spends one clue of an investigator.
pub(crate) fn spend(run: &mut Run<'_>, who: Seat) {
    if let Some(face) = least_wanted(run, who) {
        run.s.investigator_mut(who).clues.remove(face);
        run.s.clue_discards.add(face);
        let left = run.s.investigator(who).clues.len() as i16;
        run.say(Event::by(What::SpentClue, who).change(left + 1, left));
    }
}

/// Clues differ in one respect only: the one an encounter is about may still help the mystery, so
/// it is spent last.
fn least_wanted(run: &Run<'_>, who: Seat) -> Option<SpaceId> {
    let clues = &run.s.investigator(who).clues;
    let is_at_stake = |face: &SpaceId| run.s.contexts().any(|it| it.gained == Some(*face));
    clues.iter().find(|face| !is_at_stake(face)).or_else(|| clues.nth(0))
}

/// EH-DISCARD-15: or all there are.
pub(crate) fn discard(run: &mut Run<'_>, who: Seat, n: u8) {
    for _ in 0..n {
        if let Some(face) = least_wanted(run, who) {
            run.s.investigator_mut(who).clues.remove(face);
            run.s.clue_discards.add(face);
            let left = run.s.investigator(who).clues.len() as i16;
            run.say(Event::by(What::DiscardedClue, who).change(left + 1, left));
        }
    }
}

/// Discards a clue from the board.
/// EH-DISCARD-08.
pub(crate) fn discard_from_board(run: &mut Run<'_>, face: SpaceId) {
    if let Some(space) = space_of_clue(run.s, face) {
        run.s.space_mut(space).clues.remove(face);
        run.s.clue_discards.add(face);
        run.say(Event::new(What::DiscardedClue).at(space));
    }
}

pub(crate) fn move_on_board(run: &mut Run<'_>, face: SpaceId, to: SpaceId) {
    if let Some(space) = space_of_clue(run.s, face)
        && space != to
    {
        run.s.space_mut(space).clues.remove(face);
        run.s.space_mut(to).clues.add(face);
        run.say(Event::new(What::ClueMoved).at(to));
    }
}

/// EH-SPEND: clues the group pays together; the lead decides who pays.
pub(super) fn step_group(run: &mut Run<'_>, left: u8) -> Step {
    let mut offered = Menu::new();
    if left > 0 {
        offer_group(run.s, run.c, &mut offered);
    }
    match &offered[..] {
        [] => run.pop(),
        [only] => {
            let only = *only;
            answer_group(run, left, only);
        }
        _ => return Step::Ask(run.s.lead),
    }
    Step::Next
}

pub(super) fn offer_group(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let pays = |seat: &Seat| clues_of(s, c, *seat) > 0;
    playing(s).filter(pays).for_each(|seat| menu.offer(Choice::Pay(seat)));
}

pub(super) fn answer_group(run: &mut Run<'_>, left: u8, choice: Choice) {
    let Choice::Pay(who) = choice else { return };
    run.become_frame(Frame::GroupClues { left: left - 1 });
    run.push(Frame::PayClues { who, n: 1 });
}

pub(super) const MAY_BE_NEEDLESS_GROUP: bool = true;

pub(super) fn question_group(ask: &Asking<'_>, left: u8) -> Phrase {
    ask.key("eh-ask-group-clues").count("left", left)
}

/// A price for one investigator.
pub(super) fn pay(run: &mut Run<'_>, who: Seat, n: u8) {
    let price = price_in_clues(run.s, run.c, who, n);
    if price < n
        && let Some(source) = rule_source(run.s, run.c, who, Passive::CheaperClues)
    {
        abilities::spend(run, source);
    }
    if price > 0 {
        run.push(Frame::PayClues { who, n: price });
    }
}

/// A price in clues, of which sanity may pay one.
pub(super) fn step_pay(run: &mut Run<'_>, who: Seat, n: u8) -> Step {
    if n == 0 || !run.s.is_playing(who) {
        run.pop();
        return Step::Next;
    }
    let clues = amount(run.s.investigator(who).clues.len());
    if clues_of(run.s, run.c, who) > clues {
        return Step::Ask(who);
    }
    run.become_frame(Frame::PayClues { who, n: n - 1 });
    spend(run, who);
    Step::Next
}

/// A price in clues that may be paid in part with sanity.
pub(super) fn offer_pay(s: &Eldritch, who: Seat, menu: &mut Menu) {
    if !s.investigator(who).clues.is_empty() {
        menu.offer(Choice::SpendClue);
    }
    menu.offer(Choice::SpendSanity);
}

pub(super) fn answer_pay(run: &mut Run<'_>, who: Seat, n: u8, choice: Choice) {
    run.become_frame(Frame::PayClues { who, n: n - 1 });
    if choice == Choice::SpendSanity {
        run.s.investigator_mut(who).used = true;
        losses::spend_pool(run, who, Pool::Sanity, 1);
    } else {
        spend(run, who);
    }
}

pub(super) const MAY_BE_NEEDLESS_PAY: bool = true;

pub(super) fn question_pay(ask: &Asking<'_>, n: u8) -> Phrase {
    ask.key("eh-ask-pay-clues").count("n", n)
}
