//! The Action phase and the wither marker: CWD-ACTION, CWD-WITHER.

use super::{Events, Flow, turn};
use crate::Event;
use crate::figures::Faction;
use crate::state::{Duel, Frame, Phase};

/// CWD-ACTION-01: the first player starts.
pub(crate) fn begin(duel: &mut Duel, out: &mut Events) {
    duel.phase = Phase::Action;
    out.say(Event::PhaseBegan { phase: Phase::Action, round: duel.round });
    duel.push(Frame::Actions { next: duel.first });
}

/// CWD-ACTION-07, CWD-ACTION-08, CWD-ACTION-09: the next player acts or is skipped, or the phase is
/// over.
pub(crate) fn come_round(duel: &mut Duel, next: Faction, out: &mut Events) -> Flow {
    duel.pop();
    if duel.is_out(next) && duel.is_out(next.other()) {
        end(duel, out);
    } else if duel.is_out(next) {
        wither(duel, next, out);
        duel.push(Frame::Actions { next: next.other() });
    } else {
        turn::begin(duel, next, out);
    }
    Flow::Goes
}

/// CWD-WITHER-01, CWD-WITHER-02, CWD-WITHER-07, CWD-SUMMARY-04: a turn without power only moves the marker.
/// CWD-NEW-01, CWD-WINDWALKER-06: this makes every later turn of the other player cost more; a
/// hibernating player counts as having no power.
fn wither(duel: &mut Duel, who: Faction, out: &mut Events) {
    duel.wither += 1;
    out.say(Event::Withered { who, to: duel.wither });
}

/// CWD-WITHER-03, CWD-WITHER-04, CWD-WITHER-05: the first step of a turn is to pay the marker's space.
///
/// A player who cannot pay in full pays what there is; one who pays exactly has nothing left to act
/// with. Either ends the turn, so checking for power left covers both rules. Returns whether the
/// turn continues.
/// CWD-EX-05: a whole phase, turn by turn.
pub(crate) fn pay_wither(duel: &mut Duel, who: Faction, out: &mut Events) -> bool {
    let owed = duel.wither;
    if owed == 0 {
        return true;
    }
    let purse = &mut duel.side_mut(who).power;
    let paid = owed.min(*purse);
    *purse -= paid;
    let left = *purse;
    out.say(Event::WitherPaid { who, paid, left });
    if left == 0 {
        out.say(Event::TurnLost { who });
    }
    left > 0
}

/// CWD-ACTION-09, CWD-GATHER-01: the marker goes back to 0 and power is gathered.
fn end(duel: &mut Duel, out: &mut Events) {
    duel.wither = 0;
    duel.phase = Phase::GatherPower;
    out.say(Event::PhaseBegan { phase: Phase::GatherPower, round: duel.round });
    duel.push(Frame::GatherPower);
}
