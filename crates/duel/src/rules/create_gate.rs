//! Standard action: Create Gate. CWD-CREATE.

use super::actions::Scope;
use super::{Events, Verdict, ice, may_afford, pay, refuse};
use crate::content::ZoneId;
use crate::figures::{Faction, Unit};
use crate::state::{Duel, Frame, Gate};
use crate::{Event, Why};

/// CWD-CREATE-01, CWD-WINDWALKER-28: what a gate costs in an area.
pub(crate) fn cost(duel: &Duel, who: Faction, zone: ZoneId) -> u16 {
    3 + ice(duel, who, zone)
}

/// CWD-CREATE-01, CWD-CREATE-02, CWD-GATES-06: a cultist of yours and no gate in the area.
pub(crate) fn may(duel: &Duel, who: Faction, zone: ZoneId) -> Verdict {
    let area = duel.zone(zone);
    if area.count(who, Unit::Acolyte) == 0 {
        return refuse("CWD-CREATE-01", Why::NoCultistThere(zone));
    }
    if area.gate != Gate::None {
        return refuse("CWD-GATES-06", Why::GateThere(zone));
    }
    may_afford(duel, who, cost(duel, who, zone))
}

/// CWD-CREATE-01, CWD-CREATE-04, CWD-TOWERS-12: an abandoned gate, covered at once if a tower is
/// waiting.
///
/// CWD-CREATE-03: on your own turn, occupying it is an additional action that is available anyway;
/// out of turn it is asked for here, because it may be done at once.
pub(crate) fn create(duel: &mut Duel, who: Faction, zone: ZoneId, scope: Scope, out: &mut Events) {
    pay(duel, who, cost(duel, who, zone), out);
    duel.zone_mut(zone).gate = Gate::Abandoned;
    out.say(Event::GateCreated { who, zone });
    if matches!(scope, Scope::Nexus(_)) && !duel.zone(zone).tower {
        duel.push(Frame::Occupy { who, zone });
    }
}
