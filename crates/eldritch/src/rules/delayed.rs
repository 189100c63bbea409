//! Delayed investigators.

use super::{Run, has_rule};
use crate::content::Passive;
use crate::event::{Event, What};
use crate::state::{Frame, Phase};
use kernel::Seat;

/// EH-DELAYED-03: in one's own turn the turn ends instead.
/// EH-INV-MARK-03, EH-INV-MARK-04: Mark is delayed only if he chose it, whatever the alternative
/// was.
pub(super) fn delay(run: &mut Run<'_>, seat: Seat, willing: bool) {
    if !run.s.is_playing(seat) {
        return;
    }
    if !willing && has_rule(run.s, run.c, seat, Passive::NeverDelayed) {
        return;
    }
    let own_turn = run.s.phase == Phase::Action && run.s.frames.contains(&Frame::Turn { seat });
    if own_turn {
        run.unwind(|frame| *frame == Frame::Turn { seat });
        run.pop();
        run.s.investigator_mut(seat).actions = 0;
        run.say(Event::by(What::TurnEnded, seat));
        return;
    }
    if !run.s.investigator(seat).delayed {
        run.s.investigator_mut(seat).delayed = true;
        run.say(Event::by(What::Delayed, seat));
    }
}
