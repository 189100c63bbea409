//! Whose word counts where the book leaves something open.

use crate::state::{Eldritch, Frame, Phase};
use kernel::Seat;

/// EH-INVESTIGATORS-02, EH-INVESTIGATORS-03: whoever performs actions or resolves an encounter now; in the Mythos phase
/// the lead, and so at setup, when nobody does either.
/// EH-DISCARD-02: who also picks what an effect discards from the board.
pub(super) fn active(s: &Eldritch) -> Seat {
    let acting = match s.phase {
        Phase::Action => whose_action(s),
        Phase::Encounter => whose_encounter(s),
        Phase::Setup | Phase::Mythos => None,
    };
    acting.unwrap_or(s.lead)
}

/// The one whose turn it is, or who has been given an action in it.
fn whose_action(s: &Eldritch) -> Option<Seat> {
    s.frames.iter().rev().find_map(|frame| {
        let (Frame::Turn { seat } | Frame::OneAction { seat } | Frame::Acting { seat }) = *frame
        else {
            return None;
        };
        Some(seat)
    })
}

/// The seat the phase has come round to. A position may begin in the middle of an encounter that it has
/// not come round to; then it is whoever fights or resolves the card.
fn whose_encounter(s: &Eldritch) -> Option<Seat> {
    let count = s.seats.len() as u8;
    let come_round = s.frames.iter().rev().find_map(|frame| {
        let Frame::Encounters { next, left } = *frame else { return None };
        (left < count).then(|| next.clockwise(count - 1, count))
    });
    come_round
        .or_else(|| s.fights().last().map(|fight| fight.who))
        .or_else(|| s.contexts().last().map(|context| context.who))
}
