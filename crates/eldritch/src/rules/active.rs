//! Who decides where the rulebook leaves something open.

use crate::state::{Eldritch, Frame, Phase};
use kernel::Seat;

/// EH-INVESTIGATORS-02, EH-INVESTIGATORS-03: the investigator performing actions or resolving an
/// encounter; the lead in the Mythos phase and during setup.
/// EH-DISCARD-02: they also pick what an effect discards from the board.
pub(super) fn active(s: &Eldritch) -> Seat {
    let acting = match s.phase {
        Phase::Action => whose_action(s),
        Phase::Encounter => whose_encounter(s),
        Phase::Setup | Phase::Mythos => None,
    };
    acting.unwrap_or(s.lead)
}

/// The investigator whose turn it is, or who was granted an action during it.
fn whose_action(s: &Eldritch) -> Option<Seat> {
    s.frames.iter().rev().find_map(|frame| {
        let (Frame::Turn { seat } | Frame::OneAction { seat } | Frame::Acting { seat }) = *frame
        else {
            return None;
        };
        Some(seat)
    })
}

/// The seat whose encounters are being resolved. A position may begin in the middle of somebody
/// else's encounter; then it is the seat that fights or resolves the card.
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
