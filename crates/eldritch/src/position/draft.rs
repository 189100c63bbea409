//! A position under construction, as its fields describe it.

use super::tasks::Task;
use crate::ids::{
    AncientId, AssetId, ConditionId, DeckId, MonsterId, MysteryId, MythosId, SheetId, SpaceId,
    SpellId,
};
use crate::state::{
    ArtifactSet, AssetSet, CardSet, Marker, MythosDeck, SpaceSet, SpellSet, Standing, Tops,
};
use kernel::Seat;

/// Where play continues from a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    #[default]
    Action,
    Encounter,
    Mythos,
    EndOfMythos,
    Round,
}

pub const STARTS: [(&str, Start); 5] = [
    ("action", Start::Action),
    ("encounter", Start::Encounter),
    ("mythos", Start::Mythos),
    ("end-of-mythos", Start::EndOfMythos),
    ("round", Start::Round),
];

/// Clues of somebody or on a space: a number of any clues, or those with these faces.
#[derive(Clone, Debug)]
pub enum Clues {
    Any(u8),
    Faces(Vec<SpaceId>),
}

/// What an investigator has, in play or defeated.
#[derive(Clone, Debug, Default)]
pub struct Carried {
    pub clues: Option<Clues>,
    pub tickets: [u8; 2],
    pub assets: AssetSet,
    pub artifacts: ArtifactSet,
    pub spells: Vec<(SpellId, Option<u8>)>,
}

#[derive(Clone, Debug, Default)]
pub struct SeatDraft {
    pub sheet: Option<SheetId>,
    pub space: Option<SpaceId>,
    pub health: Option<u8>,
    pub sanity: Option<u8>,
    pub actions: Option<u8>,
    pub standing: Option<Standing>,
    pub carried: Carried,
    pub conditions: Vec<(ConditionId, Option<u8>)>,
    pub improved: [u8; 5],
    pub delayed: bool,
    pub done: u8,
    pub acted: bool,
    pub used: bool,
    pub cast: SpellSet,
}

#[derive(Clone, Debug)]
pub struct FallenDraft {
    pub sheet: SheetId,
    pub marker: Marker,
    pub space: SpaceId,
    pub carried: Carried,
}

#[derive(Clone, Debug, Default)]
pub struct SpaceDraft {
    pub clues: Option<Clues>,
    pub gate: bool,
    pub tokens: u8,
    pub rumor: Option<MythosId>,
    pub mystery: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct MonsterDraft {
    pub kind: MonsterId,
    pub space: SpaceId,
    pub lost: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct OngoingDraft {
    pub card: MythosId,
    pub tokens: Option<u8>,
    pub toughness: u8,
}

#[derive(Clone, Debug, Default)]
pub struct MysteryDraft {
    pub card: Option<(AncientId, MysteryId)>,
    pub count: u8,
    pub clues: Option<Clues>,
    pub gates: SpaceSet,
    pub marked: SpaceSet,
    pub epic_defeated: bool,
}

/// A position being written.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    pub setup: bool,
    /// A field was set that does not apply to a real set-up.
    pub table_given: bool,
    pub players: Option<u8>,
    pub ancient: Option<AncientId>,
    pub deck: MythosDeck,
    pub starting_rumor: bool,
    pub open_decks: bool,
    pub seats: Vec<SeatDraft>,
    pub fallen: Vec<FallenDraft>,
    pub spaces: Vec<(SpaceId, SpaceDraft)>,
    pub monsters: Vec<MonsterDraft>,
    pub doom: Option<u8>,
    pub awake: bool,
    pub omen: u8,
    pub omen_tokens: u8,
    pub round: Option<u8>,
    pub lead: Seat,
    pub start: Option<Start>,
    pub turn: Option<Seat>,
    pub mystery: MysteryDraft,
    pub solved: Vec<(AncientId, MysteryId)>,
    pub sheet_tokens: u8,
    pub sheet_gates: SpaceSet,
    pub in_play: Vec<OngoingDraft>,
    pub seen: Vec<MythosId>,
    pub stages: Option<[[u8; 3]; 3]>,
    pub reserve: Vec<AssetId>,
    pub asset_deck: Option<AssetSet>,
    pub asset_discards: AssetSet,
    pub artifact_deck: Option<ArtifactSet>,
    pub artifact_discards: ArtifactSet,
    pub acted: Vec<String>,
    pub spent: Vec<String>,
    pub clue_pool: Option<SpaceSet>,
    pub clue_discards: SpaceSet,
    pub gate_stack: Vec<SpaceId>,
    pub gate_discards: SpaceSet,
    pub expedition: Option<SpaceId>,
    pub encounter_discards: Vec<(DeckId, CardSet)>,
    pub tops: Tops,
    pub cup: Option<Vec<MonsterId>>,
    pub aside: Option<Vec<MonsterId>>,
    pub tasks: Vec<Task>,
}
