//! All main actions: which are available, and what each one does. CWD-TYPES, CWD-SUMMARY-03.

use super::{Events, Menu, Verdict, awaken, capture, create_gate, moving, not_asked, pass};
use super::{recruit, refuse, serpent, spellbooks, summon, turn, unique};
use crate::choice::Action;
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Unit};
use crate::spellbooks::{Book, Condition};
use crate::state::Duel;
use crate::{Choice, Why};

/// Where an action may take place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// The turn's own action: anywhere.
    Turn,
    /// CWD-SLEEPER-17: inserted before a battle by Energy Nexus; must start in its area.
    Nexus(ZoneId),
}

impl Scope {
    /// Whether an action may start in this area.
    pub(crate) fn allows(self, zone: ZoneId) -> Verdict {
        match self {
            Scope::Turn => Ok(()),
            Scope::Nexus(here) if here == zone => Ok(()),
            Scope::Nexus(here) => refuse("CWD-SLEEPER-17", Why::MustStartHere(here)),
        }
    }

    /// Whether an action without an area is available.
    fn allows_anywhere(self) -> Verdict {
        match self {
            Scope::Turn => Ok(()),
            Scope::Nexus(here) => refuse("CWD-SLEEPER-17", Why::MustStartHere(here)),
        }
    }
}

/// Whether this main action is available to this player now.
pub(crate) fn may(
    duel: &Duel,
    content: &Content,
    who: Faction,
    action: Action,
    scope: Scope,
) -> Verdict {
    match action {
        Action::Recruit(zone) => {
            scope.allows(zone)?;
            recruit::may(duel, who, zone)
        }
        Action::Summon(unit, zone) => {
            scope.allows(zone)?;
            summon::may(duel, content, who, unit, zone)
        }
        Action::Awaken(unit, zone) => {
            scope.allows(zone)?;
            awaken::may(duel, content, who, unit, zone)
        }
        Action::CreateGate(zone) => {
            scope.allows(zone)?;
            create_gate::may(duel, who, zone)
        }
        Action::Move(unit, from, to) => {
            scope.allows(from)?;
            moving::may(duel, content, who, unit, from, to)
        }
        Action::Capture(zone) => {
            scope.allows(zone)?;
            capture::may(duel, who, zone)
        }
        Action::Pass => scope.allows_anywhere(),
        Action::Lethargy => {
            scope.allows_anywhere()?;
            unique::may_sleep(duel, who)
        }
        Action::Hibernate => {
            scope.allows_anywhere()?;
            unique::may_hibernate(duel, who)
        }
        Action::AncientSorcery(zone) => {
            scope.allows(zone)?;
            serpent::may_cast(duel, who, zone)
        }
        Action::CaptureMonster => {
            if let (Scope::Nexus(_), Some(zone)) = (scope, duel.find(who, Unit::Tsathoggua)) {
                scope.allows(zone)?;
            }
            unique::may_capture_monster(duel, who)
        }
        Action::StoreGate(zone) => {
            scope.allows(zone)?;
            unique::may_store_gate(duel, who, zone)
        }
        Action::ReturnGate(zone) => {
            scope.allows_anywhere()?;
            unique::may_return_gate(duel, who, zone)
        }
        Action::IceAge(zone) => {
            scope.allows_anywhere()?;
            unique::may_freeze(duel, who, zone)
        }
        Action::Fulfil(condition) => {
            scope.allows_anywhere()?;
            spellbooks::may_fulfil(duel, who, condition)
        }
    }
}

/// CWD-TYPES-11: any other answer when an action is asked for.
pub(crate) fn no_action() -> Verdict {
    not_asked("CWD-TYPES-11")
}

/// Its cost in power; `None` if it never costs any.
pub(crate) fn cost(duel: &Duel, content: &Content, who: Faction, action: Action) -> Option<u16> {
    match action {
        Action::Recruit(zone) => Some(recruit::cost(duel, who, zone)),
        Action::Summon(unit, zone) => Some(summon::cost(duel, content, who, unit, zone)),
        Action::Awaken(unit, zone) => Some(awaken::cost(duel, content, who, unit, zone)),
        Action::CreateGate(zone) => Some(create_gate::cost(duel, who, zone)),
        Action::Move(_, from, to) => Some(moving::cost(duel, who, from, to)),
        Action::Capture(zone) => Some(capture::cost(duel, who, zone)),
        Action::Pass => Some(duel.side(who).power),
        Action::Lethargy | Action::Hibernate => None,
        Action::AncientSorcery(_) | Action::StoreGate(_) | Action::IceAge(_) => Some(unique::COST),
        Action::CaptureMonster => Some(unique::monster_cost(duel, who)),
        Action::ReturnGate(zone) => Some(unique::return_cost(duel, who, zone)),
        Action::Fulfil(condition) => condition.price(),
    }
}

/// CWD-WINDWALKER-28: the area it ends in, where the Ice Age surcharge may apply.
pub(crate) fn ends_in(duel: &Duel, who: Faction, action: Action) -> Option<ZoneId> {
    match action {
        Action::Recruit(zone)
        | Action::Summon(_, zone)
        | Action::Awaken(_, zone)
        | Action::CreateGate(zone)
        | Action::Move(_, _, zone)
        | Action::Capture(zone)
        | Action::ReturnGate(zone) => Some(zone),
        Action::CaptureMonster => duel.find(who, Unit::Tsathoggua),
        Action::Pass
        | Action::Lethargy
        | Action::Hibernate
        | Action::AncientSorcery(_)
        | Action::StoreGate(_)
        | Action::IceAge(_)
        | Action::Fulfil(_) => None,
    }
}

/// Every main action available now.
/// CWD-TYPES-02, CWD-ABIL-07: the standard actions for both factions, and abilities of the type
/// Action.
pub(crate) fn offer(duel: &Duel, content: &Content, who: Faction, scope: Scope, menu: &mut Menu) {
    each(duel, content, who, scope, Moves::Open, |action| {
        // Only legal moves are listed.
        let is_move = matches!(action, Action::Move(..));
        if is_move || may(duel, content, who, action, scope).is_ok() {
            menu.offer(Choice::Act(action));
        }
    });
}

/// Which moves [`each`] lists. Most plausible actions are moves, and a figure that may not move is
/// not checked again for every area it could go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moves {
    Plausible,
    Open,
}

/// Every main action worth checking: those whose area or figure makes them plausible.
pub(crate) fn each(
    duel: &Duel,
    content: &Content,
    who: Faction,
    scope: Scope,
    moves: Moves,
    mut tell: impl FnMut(Action),
) {
    let none_on_board = content.zone_ids().all(|zone| !duel.zone(zone).has_any(who));
    for zone in content.zone_ids() {
        if !duel.zone(zone).has_any(who) {
            if none_on_board {
                tell(Action::Recruit(zone));
            }
            continue;
        }
        tell(Action::Recruit(zone));
        for unit in Unit::monsters(who) {
            if duel.zone(zone).held_by(who) {
                tell(Action::Summon(unit, zone));
            }
        }
        tell(Action::CreateGate(zone));
        tell(Action::Capture(zone));
        match moves {
            Moves::Plausible => moving::each_from(duel, content, who, zone, &mut |unit, to| {
                tell(Action::Move(unit, zone, to));
            }),
            Moves::Open if scope.allows(zone).is_ok() => {
                moving::each_open_from(duel, content, who, zone, &mut |unit, to| {
                    tell(Action::Move(unit, zone, to));
                });
            }
            Moves::Open => {}
        }
        if who == Faction::Sleeper {
            tell(Action::AncientSorcery(zone));
            tell(Action::StoreGate(zone));
            tell(Action::Awaken(Unit::Tsathoggua, zone));
        }
    }
    match who {
        Faction::Sleeper => {
            tell(Action::CaptureMonster);
            tell(Action::Lethargy);
            if duel.slumbering_gate {
                content.zone_ids().for_each(|zone| tell(Action::ReturnGate(zone)));
            }
            if duel.serpent_abroad {
                tell(Action::Hibernate);
            }
        }
        Faction::Windwalker => {
            for zone in content.glyph_zones(who) {
                tell(Action::Awaken(Unit::RhanTegoth, zone));
                tell(Action::Awaken(Unit::Ithaqua, zone));
            }
            if duel.has(Book::IceAge) {
                content.zone_ids().for_each(|zone| tell(Action::IceAge(zone)));
            }
            tell(Action::Hibernate);
        }
    }
    for condition in Condition::of(who) {
        if condition.price().is_some() {
            tell(Action::Fulfil(*condition));
        }
    }
    if scope == Scope::Turn {
        tell(Action::Pass);
    }
}

/// Carries out a main action that [`may`] allows.
pub(crate) fn take(
    duel: &mut Duel,
    content: &Content,
    who: Faction,
    action: Action,
    scope: Scope,
    out: &mut Events,
) {
    if let (Scope::Turn, Some(turn)) = (scope, turn::current(duel)) {
        turn.acted = true;
    }
    match action {
        Action::Recruit(zone) => recruit::recruit(duel, who, zone, out),
        Action::Summon(unit, zone) => summon::summon(duel, content, who, unit, zone, out),
        Action::Awaken(unit, zone) => awaken::awaken(duel, content, who, unit, zone, out),
        Action::CreateGate(zone) => create_gate::create(duel, who, zone, scope, out),
        Action::Move(unit, from, to) => {
            moving::begin(duel, who, scope);
            moving::step(duel, who, unit, from, to, out);
        }
        Action::Capture(zone) => capture::capture(duel, who, zone, out),
        Action::Pass => pass::pass(duel, who, out),
        Action::Lethargy => unique::sleep(out),
        Action::Hibernate => unique::hibernate(duel, who, out),
        Action::AncientSorcery(zone) => serpent::cast(duel, who, zone, out),
        Action::CaptureMonster => unique::capture_monster(duel, who, out),
        Action::StoreGate(zone) => unique::store_gate(duel, who, zone, out),
        Action::ReturnGate(zone) => unique::return_gate(duel, who, zone, out),
        Action::IceAge(zone) => unique::freeze(duel, who, zone, out),
        Action::Fulfil(condition) => spellbooks::fulfil(duel, who, condition, out),
    }
}
