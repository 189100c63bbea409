//! Main actions together: what is open, and what each one does. CWD-TYPES, CWD-SUMMARY-03.

use super::{Events, Menu, Verdict, awaken, capture, create_gate, moving, pass, recruit, refuse};
use super::{spellbooks, summon, turn, unique};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Unit};
use crate::spellbooks::Condition;
use crate::state::Duel;
use crate::{Choice, Why};

/// Where an action may take place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The turn's own action: anywhere.
    Turn,
    /// CWD-SLEEPER-17: put before a battle by Energy Nexus, and must start in its area.
    Nexus(ZoneId),
}

impl Scope {
    /// Whether an action may start in this area.
    pub fn allows(self, zone: ZoneId) -> Verdict {
        match self {
            Scope::Turn => Ok(()),
            Scope::Nexus(here) if here == zone => Ok(()),
            Scope::Nexus(here) => refuse("CWD-SLEEPER-17", Why::MustStartHere(here)),
        }
    }

    /// Whether an action that starts in no area is open.
    fn allows_anywhere(self) -> Verdict {
        match self {
            Scope::Turn => Ok(()),
            Scope::Nexus(here) => refuse("CWD-SLEEPER-17", Why::MustStartHere(here)),
        }
    }
}

/// Whether this main action, battles aside, is open to this player now.
pub fn may(duel: &Duel, content: &Content, who: Faction, choice: Choice, scope: Scope) -> Verdict {
    match choice {
        Choice::Recruit(zone) => {
            scope.allows(zone)?;
            recruit::may(duel, who, zone)
        }
        Choice::Summon(unit, zone) => {
            scope.allows(zone)?;
            summon::may(duel, content, who, unit, zone)
        }
        Choice::Awaken(unit, zone) => {
            scope.allows(zone)?;
            awaken::may(duel, content, who, unit, zone)
        }
        Choice::CreateGate(zone) => {
            scope.allows(zone)?;
            create_gate::may(duel, who, zone)
        }
        Choice::Move(unit, from, to) => {
            scope.allows(from)?;
            moving::may(duel, content, who, unit, from, to)
        }
        Choice::Capture(zone) => {
            scope.allows(zone)?;
            capture::may(duel, who, zone)
        }
        Choice::Pass => scope.allows_anywhere(),
        Choice::Lethargy => {
            scope.allows_anywhere()?;
            unique::may_sleep(duel, who)
        }
        Choice::Hibernate => {
            scope.allows_anywhere()?;
            unique::may_hibernate(duel, who)
        }
        Choice::AncientSorcery(zone) => {
            scope.allows(zone)?;
            unique::may_cast_sorcery(duel, who, zone)
        }
        Choice::CaptureMonster => {
            if let (Scope::Nexus(_), Some(zone)) = (scope, duel.find(who, Unit::Tsathoggua)) {
                scope.allows(zone)?;
            }
            unique::may_capture_monster(duel, who)
        }
        Choice::StoreGate(zone) => {
            scope.allows(zone)?;
            unique::may_store_gate(duel, who, zone)
        }
        Choice::ReturnGate(zone) => {
            scope.allows_anywhere()?;
            unique::may_return_gate(duel, who, zone)
        }
        Choice::IceAge(zone) => {
            scope.allows_anywhere()?;
            unique::may_freeze(duel, who, zone)
        }
        Choice::Fulfil(condition) => {
            scope.allows_anywhere()?;
            spellbooks::may_fulfil(duel, who, condition)
        }
        _ => refuse("CWD-TYPES-11", Why::NotAskedNow),
    }
}

/// Every main action, battles aside, that is open now.
/// CWD-TYPES-02, CWD-ABIL-07: the standard actions for both factions, and the abilities of the type Action.
pub fn offer(duel: &Duel, content: &Content, who: Faction, scope: Scope, menu: &mut Menu) {
    each(duel, content, who, scope, |choice| {
        if may(duel, content, who, choice, scope).is_ok() {
            menu.offer(choice);
        }
    });
}

/// Every main action worth asking about: those whose area or figure makes them thinkable.
pub fn each(
    duel: &Duel,
    content: &Content,
    who: Faction,
    scope: Scope,
    mut tell: impl FnMut(Choice),
) {
    let none_on_board = content.zone_ids().all(|zone| !duel.zone(zone).has_any(who));
    for zone in content.zone_ids() {
        if !duel.zone(zone).has_any(who) {
            if none_on_board {
                tell(Choice::Recruit(zone));
            }
            continue;
        }
        tell(Choice::Recruit(zone));
        for unit in Unit::monsters(who) {
            if duel.zone(zone).held_by(who) {
                tell(Choice::Summon(unit, zone));
            }
        }
        tell(Choice::CreateGate(zone));
        tell(Choice::Capture(zone));
        moving::each_from(duel, content, who, zone, &mut tell);
        if who == Faction::Sleeper {
            tell(Choice::AncientSorcery(zone));
            tell(Choice::StoreGate(zone));
            tell(Choice::Awaken(Unit::Tsathoggua, zone));
        }
    }
    match who {
        Faction::Sleeper => {
            tell(Choice::CaptureMonster);
            tell(Choice::Lethargy);
            if duel.slumbering_gate {
                content.zone_ids().for_each(|zone| tell(Choice::ReturnGate(zone)));
            }
            if duel.serpent_abroad {
                tell(Choice::Hibernate);
            }
        }
        Faction::Windwalker => {
            for zone in content.glyph_zones(who) {
                tell(Choice::Awaken(Unit::RhanTegoth, zone));
                tell(Choice::Awaken(Unit::Ithaqua, zone));
            }
            if duel.has(crate::spellbooks::Book::IceAge) {
                content.zone_ids().for_each(|zone| tell(Choice::IceAge(zone)));
            }
            tell(Choice::Hibernate);
        }
    }
    for condition in Condition::of(who) {
        if condition.price().is_some() {
            tell(Choice::Fulfil(*condition));
        }
    }
    if scope == Scope::Turn {
        tell(Choice::Pass);
    }
}

/// Carries out a main action that [`may`] allows.
pub fn take(
    duel: &mut Duel,
    content: &Content,
    who: Faction,
    choice: Choice,
    scope: Scope,
    out: &mut Events,
) {
    if let (Scope::Turn, Some(turn)) = (scope, turn::current(duel)) {
        turn.acted = true;
    }
    match choice {
        Choice::Recruit(zone) => recruit::recruit(duel, who, zone, out),
        Choice::Summon(unit, zone) => summon::summon(duel, content, who, unit, zone, out),
        Choice::Awaken(unit, zone) => awaken::awaken(duel, content, who, unit, zone, out),
        Choice::CreateGate(zone) => create_gate::create(duel, who, zone, scope, out),
        Choice::Move(unit, from, to) => {
            moving::begin(duel, who, scope);
            moving::step(duel, who, unit, from, to, out);
        }
        Choice::Capture(zone) => capture::capture(duel, who, zone, out),
        Choice::Pass => pass::pass(duel, who, out),
        Choice::Lethargy => unique::sleep(out),
        Choice::Hibernate => unique::hibernate(duel, who, out),
        Choice::AncientSorcery(zone) => unique::cast_sorcery(duel, who, zone, out),
        Choice::CaptureMonster => unique::capture_monster(duel, who, out),
        Choice::StoreGate(zone) => unique::store_gate(duel, who, zone, out),
        Choice::ReturnGate(zone) => unique::return_gate(duel, who, zone, out),
        Choice::IceAge(zone) => unique::freeze(duel, who, zone, out),
        Choice::Fulfil(condition) => spellbooks::fulfil(duel, who, condition, out),
        _ => debug_assert!(false, "{choice:?} is no main action"),
    }
}
