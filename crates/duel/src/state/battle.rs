//! A battle and its steps.

use crate::content::ZoneId;
use crate::figures::{Army, Faction};
use serde::{Deserialize, Serialize};

/// A battle from its declaration to its last consequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    pub zone: ZoneId,
    pub attacker: Faction,
    /// Inserted before another battle by Energy Nexus.
    pub inserted: bool,
    pub step: Step,
    /// Demand Sacrifice: the Windwalker's Kills count as Pains.
    pub blunted: bool,
    /// Dice that are due to be rolled now.
    pub dice: u16,
    /// How many dice of each face each faction rolled.
    pub faces: [[u8; 6]; 2],
    /// Kills still to be assigned to each faction's figures.
    pub kills: [u8; 2],
    pub pains: [u8; 2],
    pub hits: [Hits; 2],
    /// Figures the Sleeper still has to eliminate for Fury of the North.
    pub fury: u8,
    /// Rhan-Tegoth has been assigned a result that Eternal may cancel.
    pub eternal: Option<Blow>,
}

/// Results assigned to one faction's figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hits {
    pub killed: Army,
    pub eliminated: Army,
    pub pained: Army,
    /// CWD-BATTLE-24: Rhan-Tegoth has had his one result and cancelled it.
    pub spared: bool,
    /// The result of the cultist on the gate, who is also counted in the armies above.
    pub on_gate: Option<Blow>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blow {
    Kill,
    Eliminate,
    Pain,
}

/// CWD-BATTLE-05: the steps of a battle, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Step {
    /// The Windwalker's last chance before this battle to open a spellbook "at any moment".
    AnyTime,
    /// The Sleeper may take an action first.
    Nexus,
    /// That action is over: another last chance to open a spellbook before this battle.
    Interrupted,
    /// Attacker's pre-battle ability.
    BeforeAttacker,
    BeforeDefender,
    RollAttacker,
    RollDefender,
    KillsAttacker,
    KillsDefender,
    /// The Windwalker may use Fury of the North.
    Fury,
    Eliminate,
    PainsAttacker,
    PainsDefender,
    Remove,
    RetreatAttacker,
    RetreatDefender,
    Cannibalism,
    End,
    /// The Windwalker responds to Demand Sacrifice; then the battle continues where it was.
    SacrificeAttacker,
    SacrificeDefender,
    /// The Sleeper responds to Howl.
    HowlAttacker,
    HowlDefender,
}

impl Battle {
    pub fn defender(&self) -> Faction {
        self.attacker.other()
    }

    /// The current step, whichever side takes it.
    pub const fn moment(&self) -> Moment {
        if self.eternal.is_some() {
            return Moment::Eternal;
        }
        match self.step {
            Step::AnyTime => Moment::AnyTime,
            Step::Nexus => Moment::Nexus,
            Step::Interrupted => Moment::Interrupted,
            Step::BeforeAttacker | Step::BeforeDefender => Moment::Before,
            Step::SacrificeAttacker | Step::SacrificeDefender => Moment::Sacrifice,
            Step::HowlAttacker | Step::HowlDefender => Moment::Howl,
            Step::RollAttacker | Step::RollDefender => Moment::Roll,
            Step::KillsAttacker | Step::KillsDefender => Moment::Kills,
            Step::Fury => Moment::Fury,
            Step::Eliminate => Moment::Eliminate,
            Step::PainsAttacker | Step::PainsDefender => Moment::Pains,
            Step::Remove => Moment::Remove,
            Step::RetreatAttacker | Step::RetreatDefender => Moment::Retreat,
            Step::Cannibalism => Moment::Cannibalism,
            Step::End => Moment::End,
        }
    }
}

/// Where a battle is: at a step, whichever side takes it, or at a result that Eternal may cancel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Eternal,
    AnyTime,
    Nexus,
    Interrupted,
    Before,
    Sacrifice,
    Howl,
    Roll,
    Kills,
    Fury,
    Eliminate,
    Pains,
    Remove,
    Retreat,
    Cannibalism,
    End,
}
