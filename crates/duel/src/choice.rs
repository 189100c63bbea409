//! Everything a player can decide.

mod action;
mod words;

pub use action::Action;
pub(crate) use words::figure_key;

use crate::content::ZoneId;
use crate::figures::{Faction, Figure, Unit};
use crate::spellbooks::Book;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// The Windwalker begins here.
    Start(ZoneId),
    /// A main action.
    Act(Action),
    Battle(ZoneId),
    Control(ZoneId),
    Abandon(ZoneId),
    EndTurn,
    /// The Move is over, or the player's Doom step is.
    Done,
    /// The spellbook chosen for a condition that has been met.
    Open(Book),
    /// The spellbook opened "at any moment".
    Take(Book),
    /// An Elder Sign of this value.
    Reveal(u8),
    /// No Elder Sign is revealed now.
    Keep,
    Use(Ability),
    Decline(Ability),
    /// Demand Sacrifice: the Sleeper draws an Elder Sign.
    GrantSign,
    /// Demand Sacrifice: Kills count as Pains.
    BluntKills,
    /// Howl: this figure leaves the battle for that area.
    Flee(Figure, ZoneId),
    Kill(Figure),
    Eliminate(Figure),
    Pain(Figure),
    Retreat(Figure, ZoneId),
    /// Nowhere to retreat: this figure is eliminated and the others stay.
    Lose(Figure),
    /// The victim hands over this figure.
    Give(Figure),
    /// Cannibalism brings this figure.
    Place(Unit),
    Ritual,
    DeathFromBelow(ZoneId),
    ReturnSerpent(ZoneId),
    Tower(ZoneId),
    First(Faction),
}

/// Abilities that their owner may use or decline when they come up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    AnyTime,
    EnergyNexus,
    DemandSacrifice,
    Howl,
    Eternal,
    FuryOfTheNorth,
    Cannibalism,
    Burrow,
    /// Occupying a gate created out of turn.
    Occupy,
}

impl Ability {
    pub const ALL: [Ability; 9] = [
        Ability::AnyTime,
        Ability::EnergyNexus,
        Ability::DemandSacrifice,
        Ability::Howl,
        Ability::Eternal,
        Ability::FuryOfTheNorth,
        Ability::Cannibalism,
        Ability::Burrow,
        Ability::Occupy,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Ability::AnyTime => "any-time",
            Ability::EnergyNexus => "energy-nexus",
            Ability::DemandSacrifice => "demand-sacrifice",
            Ability::Howl => "howl",
            Ability::Eternal => "eternal",
            Ability::FuryOfTheNorth => "fury-of-the-north",
            Ability::Cannibalism => "cannibalism",
            Ability::Burrow => "burrow",
            Ability::Occupy => "occupy",
        }
    }
}

impl Choice {
    /// The first word of the choice as it is written; choices that share it form a group.
    pub const fn verb(self) -> &'static str {
        match self {
            Choice::Start(_) => "start",
            Choice::Act(action) => action.verb(),
            Choice::Battle(_) => "battle",
            Choice::Control(_) => "control",
            Choice::Abandon(_) => "abandon",
            Choice::EndTurn => "end-turn",
            Choice::Done => "done",
            Choice::Open(_) => "open",
            Choice::Take(_) => "take",
            Choice::Reveal(_) => "reveal",
            Choice::Keep => "keep",
            Choice::Use(_) => "use",
            Choice::Decline(_) => "decline",
            Choice::GrantSign => "grant-sign",
            Choice::BluntKills => "blunt-kills",
            Choice::Flee(..) => "flee",
            Choice::Kill(_) => "kill",
            Choice::Eliminate(_) => "eliminate",
            Choice::Pain(_) => "pain",
            Choice::Retreat(..) => "retreat",
            Choice::Lose(_) => "lose",
            Choice::Give(_) => "give",
            Choice::Place(_) => "place",
            Choice::Ritual => "ritual",
            Choice::DeathFromBelow(_) => "death-from-below",
            Choice::ReturnSerpent(_) => "return-serpent",
            Choice::Tower(_) => "tower",
            Choice::First(_) => "first",
        }
    }

    /// The area a choice concerns most, if any.
    pub const fn zone(self) -> Option<ZoneId> {
        match self {
            Choice::Act(action) => action.zone(),
            Choice::Start(zone)
            | Choice::Battle(zone)
            | Choice::Control(zone)
            | Choice::Abandon(zone)
            | Choice::Flee(_, zone)
            | Choice::Retreat(_, zone)
            | Choice::DeathFromBelow(zone)
            | Choice::ReturnSerpent(zone)
            | Choice::Tower(zone) => Some(zone),
            Choice::EndTurn
            | Choice::Done
            | Choice::Open(_)
            | Choice::Take(_)
            | Choice::Reveal(_)
            | Choice::Keep
            | Choice::Use(_)
            | Choice::Decline(_)
            | Choice::GrantSign
            | Choice::BluntKills
            | Choice::Kill(_)
            | Choice::Eliminate(_)
            | Choice::Pain(_)
            | Choice::Lose(_)
            | Choice::Give(_)
            | Choice::Place(_)
            | Choice::Ritual
            | Choice::First(_) => None,
        }
    }

    /// The figure a choice points at, if any.
    pub const fn figure(self) -> Option<Figure> {
        match self {
            Choice::Flee(figure, _)
            | Choice::Retreat(figure, _)
            | Choice::Kill(figure)
            | Choice::Eliminate(figure)
            | Choice::Pain(figure)
            | Choice::Lose(figure)
            | Choice::Give(figure) => Some(figure),
            Choice::Start(_)
            | Choice::Act(_)
            | Choice::Battle(_)
            | Choice::Control(_)
            | Choice::Abandon(_)
            | Choice::EndTurn
            | Choice::Done
            | Choice::Open(_)
            | Choice::Take(_)
            | Choice::Reveal(_)
            | Choice::Keep
            | Choice::Use(_)
            | Choice::Decline(_)
            | Choice::GrantSign
            | Choice::BluntKills
            | Choice::Place(_)
            | Choice::Ritual
            | Choice::DeathFromBelow(_)
            | Choice::ReturnSerpent(_)
            | Choice::Tower(_)
            | Choice::First(_) => None,
        }
    }
}
