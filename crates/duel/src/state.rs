//! The state of a game: everything on the table, and what is still to be resolved.

mod battle;
mod frames;

pub use battle::Blow;
pub(crate) use battle::{Battle, Hits, Moment, Step};
pub(crate) use frames::{Captive, DoomEnd, DoomStep, Frame, Moving, Turn, TurnEnd};

use crate::content::{MOST_ZONES, ZoneId};
use crate::figures::{Army, Faction, Figure, Rank, Unit};
use crate::spellbooks::Book;
use arrayvec::ArrayVec;
use kernel::Bag;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Duel {
    pub zones: [Zone; MOST_ZONES],
    pub sides: [Side; 2],
    /// Elder Signs not yet drawn, by value.
    pub bag: Bag<3>,
    /// The marker's space on the ritual track; the length of the track means End of the World.
    pub ritual: u8,
    pub wither: u16,
    pub round: u16,
    pub turns: u32,
    pub phase: Phase,
    pub first: Faction,
    /// Where the Windwalker began; the Sleeper has only one area to begin in.
    pub windwalker_start: Option<ZoneId>,
    /// CWD-WINDWALKER-14: Rhan-Tegoth has been awakened before.
    pub rhan_tegoth_woke: bool,
    pub ice_age: Option<ZoneId>,
    /// A gate and its cultist are on the Sleeper's sheet.
    pub slumbering_gate: bool,
    /// A Serpent Man is on the Windwalker's sheet.
    pub serpent_abroad: bool,
    /// An end condition has been met; the game ends when its phase or turn does.
    pub ending: Option<Ending>,
    /// The Move action under way; empty otherwise.
    pub moving: Moving,
    /// Battles under way: at most one, and one that Energy Nexus put before it.
    pub battles: ArrayVec<Battle, 2>,
    /// What is still to be resolved, the next on top.
    pub frames: ArrayVec<Frame, 12>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Setup,
    Action,
    GatherPower,
    FirstPlayer,
    Doom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    ThirtyDoom,
    EndOfTheWorld,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Zone {
    pub armies: [Army; 2],
    pub gate: Gate,
    pub tower: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gate {
    #[default]
    None,
    /// CWD-GATES-03: nobody's cultist stands on it.
    Abandoned,
    Held(Faction),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    pub power: u16,
    pub doom: u16,
    /// Elder Signs held face down, by value.
    pub signs: [u8; 3],
    /// The spellbook in each slot of the sheet.
    pub slots: [Option<Book>; 6],
    /// Conditions that have been met but have an empty slot, one bit each.
    pub earned: u8,
    pub pool: Army,
    /// Enemy figures held on this sheet.
    pub captives: Army,
    pub hibernating: bool,
}

impl Duel {
    pub fn side(&self, faction: Faction) -> &Side {
        &self.sides[faction as usize]
    }

    pub fn side_mut(&mut self, faction: Faction) -> &mut Side {
        &mut self.sides[faction as usize]
    }

    pub fn zone(&self, zone: ZoneId) -> &Zone {
        &self.zones[usize::from(zone.0)]
    }

    pub fn zone_mut(&mut self, zone: ZoneId) -> &mut Zone {
        &mut self.zones[usize::from(zone.0)]
    }

    /// Whether a spellbook is open on its owner's sheet.
    /// CWD-ABIL-11: ongoing abilities check this every time.
    pub fn has(&self, book: Book) -> bool {
        self.side(book.owner()).slots.contains(&Some(book))
    }

    pub fn books(&self, faction: Faction) -> usize {
        self.side(faction).slots.iter().flatten().count()
    }

    /// How many of these figures are on the board.
    pub fn on_board(&self, faction: Faction, unit: Unit) -> u8 {
        let slot = unit.slot();
        self.zones.iter().map(|zone| zone.armies[faction as usize][slot]).sum()
    }

    /// The area a Great Old One is in.
    /// CWD-ABIL-04, CWD-AWAKEN-04, CWD-AWAKEN-05: its ability depends on this, from the awakening
    /// until it leaves play.
    pub fn find(&self, faction: Faction, unit: Unit) -> Option<ZoneId> {
        let slot = unit.slot();
        self.zones
            .iter()
            .position(|zone| zone.armies[faction as usize][slot] > 0)
            .map(|at| ZoneId(at as u8))
    }

    pub fn great_old_ones_in_play(&self, faction: Faction) -> u8 {
        Unit::great_old_ones(faction).map(|unit| self.on_board(faction, unit)).sum()
    }

    /// Gates a faction controls, including one stored on its sheet.
    pub fn gates_of(&self, faction: Faction) -> u16 {
        let held = self.zones.iter().filter(|zone| zone.gate == Gate::Held(faction)).count();
        held as u16 + u16::from(faction == Faction::Sleeper && self.slumbering_gate)
    }

    /// CWD-ACTION-07, CWD-WINDWALKER-04: takes no turns while this holds.
    /// CWD-WINDWALKER-06: a hibernating player counts as having no power.
    pub fn is_out(&self, faction: Faction) -> bool {
        let side = self.side(faction);
        side.power == 0 || side.hibernating
    }

    /// CWD-EXTRABATTLE-01: either player has all six spellbooks open.
    /// CWD-NEW-05: from then on both may fight additional battles.
    pub fn six_books_open(&self) -> bool {
        Faction::BOTH.into_iter().any(|faction| self.books(faction) == 6)
    }

    pub fn battle(&self) -> Option<&Battle> {
        self.battles.last()
    }

    /// Whether a battle is past the last chance to open a spellbook.
    pub fn fighting(&self) -> bool {
        self.battle().is_some_and(|battle| battle.step > Step::Interrupted)
    }

    pub fn top(&self) -> Frame {
        self.frames.last().copied().unwrap_or(Frame::Over)
    }

    pub fn push(&mut self, frame: Frame) {
        self.frames.push(frame);
    }

    pub fn pop(&mut self) {
        self.frames.pop();
    }
}

impl Zone {
    pub fn army(&self, faction: Faction) -> &Army {
        &self.armies[faction as usize]
    }

    pub fn count(&self, faction: Faction, unit: Unit) -> u8 {
        self.armies[faction as usize][unit.slot()]
    }

    pub fn has_any(&self, faction: Faction) -> bool {
        self.armies[faction as usize] != Army::default()
    }

    pub fn has_rank(&self, faction: Faction, rank: Rank) -> bool {
        Unit::of(faction).iter().any(|unit| unit.rank() == rank && self.count(faction, *unit) > 0)
    }

    pub fn held_by(&self, faction: Faction) -> bool {
        self.gate == Gate::Held(faction)
    }

    /// How many such figures are here: the one on the gate, or those beside it.
    pub fn figures(&self, faction: Faction, figure: Figure) -> u8 {
        match figure {
            Figure { on_gate: true, .. } => u8::from(self.held_by(faction)),
            Figure { unit: Unit::Acolyte, .. } => self.free_cultists(faction),
            Figure { unit, .. } if unit.belongs_to(faction) => self.count(faction, unit),
            Figure { .. } => 0,
        }
    }

    /// Cultists that are not on the gate.
    pub fn free_cultists(&self, faction: Faction) -> u8 {
        self.count(faction, Unit::Acolyte) - u8::from(self.held_by(faction))
    }
}
