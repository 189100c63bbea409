//! The content as the rules read it: names are numbers, effects are compiled.

use super::ability::Ability;
use super::raw::{
    Cast, Colour, Counted, Difficulty, EncounterAt, MythosKind, Needs, Omen, PathKind, Progress,
};
use crate::ids::{AncientId, DeckId, KindId, MonsterId, Skill, SpaceId, Terrain, TraitId};
use crate::state::SpaceSet;
use kernel::Set;
use script::Block;

/// The traits of a card.
/// EH-TRAITS-01, EH-TRAITS-03, EH-TRAITS-04: a trait does nothing by itself; effects refer to it.
pub type Traits = Set<TraitId>;

pub type Abilities = Vec<Ability<Block>>;

#[derive(Clone, Debug)]
pub struct SpaceInfo {
    pub id: String,
    pub terrain: Terrain,
    /// The deck of its location encounters.
    pub region: Option<DeckId>,
    pub expedition: bool,
    pub gate: Option<Omen>,
    pub at: (f32, f32),
    /// Neighbours by each kind of path.
    pub trains: SpaceSet,
    pub ships: SpaceSet,
    pub trails: SpaceSet,
    /// Neighbours across the board's edge.
    pub across: SpaceSet,
    /// EH-NEAREST-01: the number of paths to every other space.
    pub far: Vec<u16>,
    /// The fewest rounds of two actions needed to reach each space, by the tickets at the start.
    pub rounds: Vec<[u8; super::journeys::PURSES]>,
}

impl SpaceInfo {
    /// EH-ADJACENT-01: joined by a path of any kind.
    /// EH-PATHS-01, EH-LOCATIONS-02, EH-FAQ-21, EH-FAQ-21-EX1: also by a path that leaves the board on one
    /// side and comes back on the other.
    pub fn neighbours(&self) -> SpaceSet {
        self.trains.or(&self.ships).or(&self.trails)
    }

    pub fn by(&self, kind: PathKind) -> &SpaceSet {
        match kind {
            PathKind::Train => &self.trains,
            PathKind::Ship => &self.ships,
            PathKind::Uncharted => &self.trails,
        }
    }
}

#[derive(Clone, Debug)]
pub struct CardInfo {
    pub id: String,
    pub kind: KindId,
    pub cost: u8,
    pub traits: Traits,
    pub abilities: Abilities,
}

#[derive(Clone, Debug)]
pub struct SpellInfo {
    pub id: String,
    pub kind: KindId,
    pub traits: Traits,
    pub cast: Cast,
    pub effect: Block,
    pub backs: Vec<Block>,
}

#[derive(Clone, Debug)]
pub struct ConditionInfo {
    pub id: String,
    pub kind: KindId,
    pub traits: Traits,
    pub abilities: Abilities,
    pub reckoning: Option<Block>,
    pub backs: Vec<(String, Block)>,
}

/// A test of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    pub skill: Skill,
    pub modifier: i8,
    pub harm: u8,
}

#[derive(Clone, Debug)]
pub struct MonsterInfo {
    pub id: String,
    pub count: u8,
    pub epic: bool,
    pub cultist: bool,
    pub toughness: u8,
    pub grows: bool,
    pub will: Option<Attack>,
    pub strength: Option<Attack>,
    pub abilities: Abilities,
}

/// EH-INVESTIGATORS-04, EH-INVESTIGATORS-05, EH-INVESTIGATORS-07: what a sheet says, and the encounters on
/// its back.
#[derive(Clone, Debug)]
pub struct SheetInfo {
    pub id: String,
    pub health: u8,
    pub sanity: u8,
    pub skills: [u8; 5],
    pub start: SpaceId,
    pub begins: Block,
    pub abilities: Abilities,
    pub crippled: Block,
    pub insane: Block,
}

#[derive(Clone, Debug)]
pub struct AncientInfo {
    pub id: String,
    pub doom: u8,
    pub mysteries: u8,
    pub mythos: [[u8; 3]; 3],
    pub set_aside: Vec<(MonsterId, u8)>,
    pub setup: Option<Block>,
    pub front: SideInfo,
    pub awakens: Block,
    pub back: Option<SideInfo>,
    /// The epic monster that is the Ancient One itself.
    pub epic: Option<MonsterId>,
    pub deck: Vec<MysteryInfo>,
}

#[derive(Clone, Debug)]
pub struct SideInfo {
    pub cultist: Option<CultistInfo>,
    pub abilities: Abilities,
    pub reckoning: Option<Block>,
    pub doom: Option<Block>,
    pub wins: Option<Block>,
}

#[derive(Clone, Debug)]
pub struct CultistInfo {
    pub toughness: u8,
    pub will: Option<Attack>,
    pub strength: Option<Attack>,
    pub abilities: Abilities,
}

#[derive(Clone, Debug)]
pub struct MysteryInfo {
    pub id: String,
    pub enters: Option<Block>,
    pub progress: Progress,
    pub step: Option<Block>,
    pub counts: Counted,
    pub needs: Needs,
    pub leaves_tokens: bool,
    pub boxes_gates: bool,
}

#[derive(Clone, Debug)]
pub struct MythosInfo {
    pub id: String,
    pub colour: Colour,
    pub difficulty: Difficulty,
    pub kind: MythosKind,
    pub rumor: Option<SpaceId>,
    pub tokens: u8,
    pub effect: Option<Block>,
    pub encounter: Option<Block>,
    pub encounter_at: Option<EncounterAt>,
    pub reckoning: Option<Block>,
    pub runs_out: Option<Block>,
    pub abilities: Abilities,
}

/// A card with one part for each space or terrain.
#[derive(Clone, Debug)]
pub struct SimpleInfo {
    pub id: String,
    /// The Ancient One whose research deck it belongs to.
    pub ancient: Option<AncientId>,
    pub at: Vec<(Spot, Block)>,
}

/// Where a part of a simple encounter applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Space(SpaceId),
    Terrain(Terrain),
}

impl Spot {
    /// Whether it applies to this space.
    pub fn is_on(self, id: SpaceId, space: &SpaceInfo) -> bool {
        match self {
            Spot::Space(of) => of == id,
            Spot::Terrain(of) => of == space.terrain,
        }
    }
}

#[derive(Clone, Debug)]
pub struct ComplexInfo {
    pub id: String,
    pub space: Option<SpaceId>,
    pub world: Option<String>,
    pub ancient: Option<AncientId>,
    pub deck: Option<String>,
    pub first: Block,
    pub pass: Block,
    pub fail: Block,
}
