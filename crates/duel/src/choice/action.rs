//! Main actions other than battles.

use crate::content::ZoneId;
use crate::figures::Unit;
use crate::spellbooks::Condition;

/// CWD-TYPES-01: a turn's main actions. Battles are separate, because they may also be additional.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Recruit(ZoneId),
    Summon(Unit, ZoneId),
    Awaken(Unit, ZoneId),
    CreateGate(ZoneId),
    Move(Unit, ZoneId, ZoneId),
    Capture(ZoneId),
    Pass,
    Lethargy,
    Hibernate,
    /// A Serpent Man goes from this area to the enemy's sheet.
    AncientSorcery(ZoneId),
    CaptureMonster,
    /// A controlled gate goes to the sheet.
    StoreGate(ZoneId),
    /// The slumbering gate comes back here.
    ReturnGate(ZoneId),
    IceAge(ZoneId),
    /// A spellbook condition fulfilled as an action.
    Fulfil(Condition),
}

impl Action {
    pub const fn verb(self) -> &'static str {
        match self {
            Action::Recruit(_) => "recruit",
            Action::Summon(..) => "summon",
            Action::Awaken(..) => "awaken",
            Action::CreateGate(_) => "create-gate",
            Action::Move(..) => "move",
            Action::Capture(_) => "capture",
            Action::Pass => "pass",
            Action::Lethargy => "lethargy",
            Action::Hibernate => "hibernate",
            Action::AncientSorcery(_) => "ancient-sorcery",
            Action::CaptureMonster => "capture-monster",
            Action::StoreGate(_) => "store-gate",
            Action::ReturnGate(_) => "return-gate",
            Action::IceAge(_) => "ice-age",
            Action::Fulfil(_) => "fulfil",
        }
    }

    /// The area it concerns most, if any.
    pub const fn zone(self) -> Option<ZoneId> {
        match self {
            Action::Recruit(zone)
            | Action::Summon(_, zone)
            | Action::Awaken(_, zone)
            | Action::CreateGate(zone)
            | Action::Move(_, _, zone)
            | Action::Capture(zone)
            | Action::AncientSorcery(zone)
            | Action::StoreGate(zone)
            | Action::ReturnGate(zone)
            | Action::IceAge(zone) => Some(zone),
            Action::Pass
            | Action::Lethargy
            | Action::Hibernate
            | Action::CaptureMonster
            | Action::Fulfil(_) => None,
        }
    }

    /// The kind of figure it places or moves, if there is a choice.
    pub const fn unit(self) -> Option<Unit> {
        match self {
            Action::Summon(unit, _) | Action::Awaken(unit, _) | Action::Move(unit, ..) => {
                Some(unit)
            }
            Action::Recruit(_)
            | Action::CreateGate(_)
            | Action::Capture(_)
            | Action::Pass
            | Action::Lethargy
            | Action::Hibernate
            | Action::AncientSorcery(_)
            | Action::CaptureMonster
            | Action::StoreGate(_)
            | Action::ReturnGate(_)
            | Action::IceAge(_)
            | Action::Fulfil(_) => None,
        }
    }
}
