//! Additional action: Control or Abandon Gate. CWD-GATECTL.

use super::{Events, Verdict, refuse};
use crate::content::ZoneId;
use crate::figures::Faction;
use crate::state::{Duel, Gate};
use crate::{Event, Why};

/// CWD-GATECTL-01, CWD-GATES-02, CWD-GATES-04, CWD-TOWERS-13: a free cultist beside an open, abandoned gate.
/// CWD-GATECTL-09, CWD-EX-14: if both could control it, the player whose turn comes first does.
pub(crate) fn may_control(duel: &Duel, who: Faction, zone: ZoneId) -> Verdict {
    let area = duel.zone(zone);
    match area.gate {
        Gate::None => return refuse("CWD-GATECTL-01", Why::NoGateThere(zone)),
        Gate::Held(_) => return refuse("CWD-GATES-02", Why::GateHeld(zone)),
        Gate::Abandoned => {}
    }
    if area.tower {
        return refuse("CWD-TOWERS-13", Why::TowerOnGate(zone));
    }
    if area.free_cultists(who) == 0 {
        return refuse("CWD-GATECTL-01", Why::NoCultistThere(zone));
    }
    Ok(())
}

pub(crate) fn control(duel: &mut Duel, who: Faction, zone: ZoneId, out: &mut Events) {
    duel.zone_mut(zone).gate = Gate::Held(who);
    out.say(Event::GateTaken { who, zone });
}

/// CWD-GATECTL-03: your cultist steps off and stays in the area.
pub(crate) fn may_abandon(duel: &Duel, who: Faction, zone: ZoneId) -> Verdict {
    if !duel.zone(zone).held_by(who) {
        return refuse("CWD-GATECTL-03", Why::NotOnGate(zone));
    }
    Ok(())
}

/// CWD-GATES-03: the gate is abandoned, whatever took its cultist away.
pub(crate) fn vacate(duel: &mut Duel, zone: ZoneId, out: &mut Events) {
    if let Gate::Held(who) = duel.zone(zone).gate {
        duel.zone_mut(zone).gate = Gate::Abandoned;
        out.say(Event::GateAbandoned { who, zone });
    }
}
