//! Standard action: Pass. CWD-PASS.

use super::{Events, turn};
use crate::Event;
use crate::figures::Faction;
use crate::state::Duel;

/// CWD-PASS-01, CWD-PASS-02, CWD-ACTION-06: all power is lost and the turn ends; a player who gains
/// power later acts again.
pub(crate) fn pass(duel: &mut Duel, who: Faction, out: &mut Events) {
    let power = std::mem::take(&mut duel.side_mut(who).power);
    out.say(Event::Passed { who });
    out.say(Event::PowerLost { who, power, left: 0 });
    if let Some(turn) = turn::current(duel) {
        turn.over = true;
    }
}
