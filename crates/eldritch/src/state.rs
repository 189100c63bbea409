//! The state of a game: everything that lies on the table, and what is still to be resolved.
//!
//! Nothing is decided before someone can know it. A shuffled deck is the set of its cards; the Mythos
//! deck is how many cards of each colour its stages still hold; which copy of a spell or condition
//! somebody has is open until its back is seen. So there is next to nothing a player could not know,
//! and a draw is one even choice.

mod frames;
mod investigator;
mod sets;

use crate::ids::{AncientId, AssetId, MonsterId, MysteryId, MythosId, PlaceId};
use arrayvec::ArrayVec;
use kernel::Deck;
use serde::{Deserialize, Serialize};

pub use frames::{Context, Fight, Frame, It, Source, Testing};
pub use investigator::{Back, Fallen, Held, Investigator, Marker, Standing};
pub use sets::{ArtifactSet, AssetSet, CardSet, MythosSet, PlaceSet};

pub const MOST_SEATS: usize = 8;
pub const MOST_PLACES: usize = 42;
pub const MOST_KINDS: usize = 56;
pub const MOST_ON_BOARD: usize = 56;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Eldritch {
    /// Investigators at the start: the N of the cards.
    pub players: u8,
    pub ancient: AncientId,
    /// EH-DOOM-04: the sheet has been flipped.
    pub awake: bool,
    pub round: u16,
    pub turns: u32,
    pub phase: Phase,
    /// The seat that holds the lead investigator token.
    pub lead: u8,
    pub omen: u8,
    pub omen_tokens: u8,
    pub doom: u8,
    pub seats: ArrayVec<Investigator, MOST_SEATS>,
    /// EH-DEFEATED-03: what lies on the board of those who fell.
    pub fallen: ArrayVec<Fallen, MOST_SEATS>,
    /// Sheets nobody has played yet, a bit each.
    pub unused_sheets: u32,

    #[serde(with = "serde_arrays")]
    pub places: [PlaceState; MOST_PLACES],
    pub monsters: ArrayVec<Monster, MOST_ON_BOARD>,
    /// EH-MONSTERS-01: tokens in the cup, by kind.
    #[serde(with = "serde_arrays")]
    pub cup: [u8; MOST_KINDS],
    /// EH-SET-ASIDE-01: tokens set aside, by kind.
    #[serde(with = "serde_arrays")]
    pub aside: [u8; MOST_KINDS],

    /// Gates not on the board, by the place on their face.
    pub gates: Deck<PlaceId>,
    pub gate_discards: PlaceSet,
    /// Clues, each known by the place on its face.
    pub clue_pool: PlaceSet,
    pub clue_discards: PlaceSet,

    pub assets: AssetSet,
    pub asset_discards: AssetSet,
    pub reserve: ArrayVec<AssetId, 4>,
    pub artifacts: ArtifactSet,
    pub artifact_discards: ArtifactSet,
    /// EH-DOUBLE-SIDED-CARDS-04: how many copies of each spell are in the deck.
    pub spells: [u8; 16],
    pub conditions: [u8; 16],

    /// Cards left in each encounter deck.
    pub encounters: [CardSet; 8],
    pub encounter_discards: [CardSet; 8],
    /// EH-EXPEDITION-ENCOUNTERS-05: where the card on top leads.
    pub expedition: Option<PlaceId>,

    /// Cards of each colour left in each stage of the Mythos deck.
    pub stages: [[u8; 3]; 3],
    /// Mythos cards nobody has seen: in the deck or in the box.
    pub mythos: MythosSet,
    /// Ongoing cards, rumors among them.
    pub in_play: ArrayVec<Ongoing, 10>,
    pub mysteries: u8,
    pub solved: u8,
    pub mystery: Option<Mystery>,
    /// Tokens on the Ancient One's sheet.
    pub sheet_tokens: u8,

    pub ending: Option<Ending>,
    pub contexts: ArrayVec<Context, 12>,
    pub tests: ArrayVec<Testing, 4>,
    pub fights: ArrayVec<Fight, 4>,
    /// What is still to be resolved, the next on top.
    pub frames: ArrayVec<Frame, 48>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Setup,
    Action,
    Encounter,
    Mythos,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    Solved,
    Won,
    /// EH-WINNING-LOSING-04.
    AllEliminated,
    /// EH-WINNING-LOSING-05.
    MythosRanOut,
    Lost,
}

/// What lies on a place that is neither a monster nor an investigator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlaceState {
    /// Clues, by the place on their face; several may lie on one place.
    pub clues: PlaceSet,
    pub gate: bool,
    pub tokens: u8,
    pub rumor: Option<MythosId>,
    pub mystery: bool,
}

/// A monster on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Monster {
    /// Its own number, so that it stays itself when others come and go.
    pub number: u8,
    pub kind: MonsterId,
    pub place: PlaceId,
    pub lost: u8,
    /// EH-SET-ASIDE-03: it goes back to where it was set aside.
    pub aside: bool,
}

/// An ongoing Mythos card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ongoing {
    pub card: MythosId,
    pub tokens: u8,
    /// Toughness of monsters that lie on it.
    pub toughness: u8,
}

/// The active mystery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mystery {
    pub card: MysteryId,
    /// What its text counts: clues, tokens, gates, toughness.
    pub count: u8,
    pub clues: PlaceSet,
    pub gates: PlaceSet,
    pub epic_defeated: bool,
}

impl Eldritch {
    pub fn top(&self) -> Frame {
        self.frames.last().copied().unwrap_or(Frame::Over)
    }

    pub fn investigator(&self, seat: u8) -> &Investigator {
        &self.seats[usize::from(seat)]
    }

    pub fn investigator_mut(&mut self, seat: u8) -> &mut Investigator {
        &mut self.seats[usize::from(seat)]
    }

    pub fn place(&self, place: PlaceId) -> &PlaceState {
        &self.places[usize::from(place.0)]
    }

    pub fn place_mut(&mut self, place: PlaceId) -> &mut PlaceState {
        &mut self.places[usize::from(place.0)]
    }

    pub fn monsters_on(&self, place: PlaceId) -> impl Iterator<Item = &Monster> {
        self.monsters.iter().filter(move |monster| monster.place == place)
    }

    /// EH-ROUNDING-01: half of the investigators at the start, rounded up.
    pub fn half_players(&self) -> u8 {
        self.players.div_ceil(2)
    }
}
