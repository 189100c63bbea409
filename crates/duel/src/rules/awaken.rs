//! Standard action: Awaken Great Old One. CWD-AWAKEN and the Great Old Ones' own steps.

use super::{Events, Verdict, gate_control, ice, may_afford, pay, recruit, refuse, spellbooks};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Rank, Unit};
use crate::spellbooks::Condition;
use crate::state::{Duel, Gate};
use crate::{Event, Why};

/// CWD-AWAKEN-01: the steps on the sheet can be carried out, and the cost can be paid.
pub(crate) fn may(
    duel: &Duel,
    content: &Content,
    who: Faction,
    unit: Unit,
    zone: ZoneId,
) -> Verdict {
    if !unit.belongs_to(who) || unit.rank() != Rank::GreatOldOne {
        return refuse("CWD-AWAKEN-01", Why::WrongFigure(unit));
    }
    if duel.side(who).pool[unit.slot()] == 0 {
        return refuse("CWD-UNITS-06", Why::AlreadyInPlay(unit));
    }
    if unit == Unit::Tsathoggua {
        may_wake_tsathoggua(duel, zone)?;
    } else if unit == Unit::Ithaqua {
        may_wake_ithaqua(duel, content, zone)?;
    } else {
        may_wake_rhan_tegoth(content, zone)?;
    }
    may_afford(duel, who, cost(duel, content, who, unit, zone))
}

/// CWD-AWAKEN-01, CWD-WINDWALKER-28: the cost on the sheet, plus Ice Age.
pub(crate) fn cost(duel: &Duel, content: &Content, who: Faction, unit: Unit, zone: ZoneId) -> u16 {
    content.unit(unit).cost.unwrap_or_default() + ice(duel, who, zone)
}

/// CWD-SLEEPER-08: where a Formless Spawn stands.
fn may_wake_tsathoggua(duel: &Duel, zone: ZoneId) -> Verdict {
    if duel.zone(zone).count(Faction::Sleeper, Unit::FormlessSpawn) == 0 {
        return refuse("CWD-SLEEPER-08", Why::NeedsSpawn(zone));
    }
    Ok(())
}

/// CWD-WINDWALKER-12: either area with the Windwalker's symbol.
fn may_wake_rhan_tegoth(content: &Content, zone: ZoneId) -> Verdict {
    if content.zone(zone).glyph != Some(Faction::Windwalker) {
        return refuse("CWD-WINDWALKER-12", Why::NoGlyphThere(zone));
    }
    Ok(())
}

/// CWD-WINDWALKER-14: Rhan-Tegoth has been awakened before, and there is a gate in the area with
/// the symbol.
fn may_wake_ithaqua(duel: &Duel, content: &Content, zone: ZoneId) -> Verdict {
    if !duel.rhan_tegoth_woke {
        return refuse("CWD-WINDWALKER-14", Why::RhanTegothNeverWoke);
    }
    if content.zone(zone).glyph != Some(Faction::Windwalker) {
        return refuse("CWD-WINDWALKER-14", Why::NoGlyphThere(zone));
    }
    if duel.zone(zone).gate == Gate::None {
        return refuse("CWD-WINDWALKER-14", Why::NoGateThere(zone));
    }
    Ok(())
}

/// CWD-AWAKEN-01, CWD-AWAKEN-02, CWD-AWAKEN-06: one Great Old One per action; it can be awakened
/// again whenever it has been killed.
pub(crate) fn awaken(
    duel: &mut Duel,
    content: &Content,
    who: Faction,
    unit: Unit,
    zone: ZoneId,
    out: &mut Events,
) {
    pay(duel, who, cost(duel, content, who, unit, zone), out);
    recruit::place(duel, who, unit, zone);
    out.say(Event::Awoke { who, unit, zone });
    if unit == Unit::Ithaqua {
        replace_gate(duel, zone, out);
    }
    duel.rhan_tegoth_woke |= unit == Unit::RhanTegoth;
    if let Some(condition) = Condition::of_awakening(unit) {
        spellbooks::meet(duel, condition);
    }
}

/// CWD-WINDWALKER-15: the gate leaves the board; a cultist on it stays in the area.
fn replace_gate(duel: &mut Duel, zone: ZoneId, out: &mut Events) {
    gate_control::vacate(duel, zone, out);
    duel.zone_mut(zone).gate = Gate::None;
    out.say(Event::GateRemoved { zone });
}
