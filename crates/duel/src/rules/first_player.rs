//! The First Player phase. CWD-FIRST.

use super::{Events, Flow, doom_phase};
use crate::Event;
use crate::figures::Faction;
use crate::state::{Duel, Frame};

/// CWD-FIRST-01, CWD-FIRST-02: more power is first; on a tie whoever was first decides.
/// CWD-WINDWALKER-07: the Windwalker can be first from the second round on.
pub fn settle(duel: &mut Duel, out: &mut Events) -> Flow {
    let [sleeper, windwalker] = [duel.sides[0].power, duel.sides[1].power];
    duel.pop();
    if sleeper == windwalker {
        duel.push(Frame::FirstTie);
    } else {
        let first = if sleeper > windwalker { Faction::Sleeper } else { Faction::Windwalker };
        name(duel, first, out);
    }
    Flow::Goes
}

/// CWD-FIRST-03: then the Doom phase begins.
pub fn name(duel: &mut Duel, first: Faction, out: &mut Events) {
    duel.first = first;
    out.say(Event::FirstPlayer { who: first });
    doom_phase::begin(duel, out);
}
