//! The state of a game: everything on the table, and what is still to be resolved.
//!
//! Nothing is decided before someone can know it. A shuffled deck is the set of its cards; the
//! Mythos deck is how many cards of each colour its stages still hold; which copy of a spell or
//! condition somebody holds is undecided until its back is seen. So the state contains almost
//! nothing hidden from a player, and every draw is a uniform choice.

mod combat;
mod draw;
mod effect;
mod frames;
mod investigator;
mod kinds;
mod loss;
mod meeting;
mod reckoning;
mod sets;
mod stack;
mod steps;
mod test;
mod tops;
mod trade;

use crate::ids::{AncientId, AssetId, MonsterId, MysteryId, MythosId, Slot, SpaceId};
use arrayvec::ArrayVec;
use kernel::{Deck, List, Row, Seat, Seats, Shared};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use combat::{Fight, FightStep};
pub use draw::Drawing;
pub use effect::{Context, During, It, Possession, Source};
pub use frames::Frame;
pub(crate) use frames::asks_nothing;
pub use investigator::{Back, Fallen, Held, Investigator, Marker, Standing};
pub use loss::Losing;
pub use meeting::Meeting;
pub use reckoning::Reckoning;
pub use sets::{
    ArtifactSet, AssetSet, CardSet, ConditionSet, Found, MysterySet, MythosSet, SheetSet, SpaceSet,
    SpellSet, amount, copy_found, seat_found,
};
pub use stack::Frames;
pub use steps::{DefeatStep, EndOfMythosStep, MythosStep, ReckoningStep, SetUpStep};
pub use test::{Purpose, TestStep, Testing};
pub use tops::{Top, Tops};
pub use trade::{Thing, TradeKind, Trading};

pub const MOST_SEATS: usize = 8;
/// Every seat there may be: what the whole table has seen.
pub const EVERYBODY: Seats = Seats::first(MOST_SEATS as u8);
/// Slots for monsters on the board; there are more if the cup holds more.
pub const USUAL_SLOTS: usize = 60;

/// How many of each kind of monster, spell or condition there are.
pub type Counts = Row<u8, 64>;

/// Cards of each encounter deck.
pub type DeckRow = Row<CardSet, 8>;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Eldritch {
    /// Investigators at the start: the N of the cards.
    pub players: u8,
    pub ancient: AncientId,
    /// EH-DOOM-04: the sheet has been flipped.
    pub awake: bool,
    /// EH-MYSTERIES-07: the Final Mystery on the back of the sheet has begun.
    pub final_begun: bool,
    pub options: Options,
    pub round: u16,
    pub turns: u32,
    pub phase: Phase,
    /// The seat that holds the lead investigator token.
    pub lead: Seat,
    /// The space of the omen track, clockwise from the green one.
    pub omen: u8,
    pub omen_tokens: u8,
    pub doom: u8,
    pub seats: ArrayVec<Shared<Investigator>, MOST_SEATS>,
    /// EH-DEFEATED-03: defeated investigators on the board.
    pub fallen: SmallVec<[Fallen; 1]>,
    /// Sheets nobody has played yet.
    pub unused_sheets: SheetSet,

    pub spaces: Shared<Row<SpaceState, 48>>,
    pub monsters: Shared<Row<Option<Monster>, USUAL_SLOTS>>,
    /// Where to look for a free slot first, so that slots are not reused at once.
    pub next_slot: Slot,
    /// EH-MONSTERS-01: tokens in the cup, by kind.
    pub cup: Shared<Counts>,
    /// EH-SET-ASIDE-01: tokens set aside, by kind.
    pub aside: Shared<Counts>,
    /// Defeated monsters on cards.
    pub kept: Shared<List<Kept, 4>>,

    /// Gates not on the board, by the space on their face.
    pub gates: Shared<Deck<SpaceId>>,
    pub gate_discards: SpaceSet,
    /// EH-BOX-01: gates that are out of the game.
    pub boxed_gates: SpaceSet,
    /// Clues, each identified by the space on its face.
    pub clue_pool: SpaceSet,
    pub clue_discards: SpaceSet,

    pub assets: AssetSet,
    pub asset_discards: AssetSet,
    /// EH-BOX-01: assets returned to the box.
    #[serde(default)]
    pub boxed_assets: AssetSet,
    #[serde(default)]
    pub boxed_artifacts: ArtifactSet,
    pub reserve: List<AssetId, 8>,
    pub artifacts: ArtifactSet,
    pub artifact_discards: ArtifactSet,
    /// Cards in the decks of kinds that packs add and that work like artifacts.
    #[serde(default, skip_serializing_if = "ArtifactSet::is_empty")]
    pub added_artifacts: ArtifactSet,
    /// EH-DOUBLE-SIDED-CARDS-04: how many copies of each spell are in the deck.
    pub spells: Row<u8, 16>,
    pub conditions: Row<u8, 16>,
    /// The top cards of these two decks; absent from older games, so that they end as they did.
    #[serde(default, skip_serializing_if = "Tops::are_closed")]
    pub tops: Tops,

    /// Cards left in each encounter deck.
    pub encounters: Shared<DeckRow>,
    pub encounter_discards: Shared<DeckRow>,
    /// EH-EXPEDITION-ENCOUNTERS-05: the space of the top card.
    pub expedition: Option<SpaceId>,

    /// Cards of each colour left in each stage of the Mythos deck.
    pub stages: [[u8; 3]; 3],
    /// Unseen Mythos cards, in the deck or in the box.
    pub mythos: MythosSet,
    /// Ongoing cards, including rumors.
    pub in_play: Shared<List<Ongoing, 6>>,
    /// The mysteries in the deck, and those that are solved.
    pub mysteries: MysterySet,
    pub solved: MysterySet,
    pub mystery: Option<Mystery>,
    /// Tokens and gates on the Ancient One's sheet.
    pub sheet_tokens: u8,
    pub sheet_gates: SpaceSet,

    /// EH-COMPONENT-ACTION-02: components whose action was performed this round.
    pub acted_assets: AssetSet,
    pub acted_artifacts: ArtifactSet,
    /// Components whose once-per-round ability has been used.
    pub spent_assets: AssetSet,
    pub spent_artifacts: ArtifactSet,

    pub pending: Pending,
    /// The size of the last loss.
    pub last_lost: u8,
    pub ending: Option<Ending>,
    /// The source of the effect that lost the game, if one did.
    #[serde(default)]
    pub lost_to: Option<Source>,
    /// EH-OPTIONAL-SCORE-01: the score, once the game is won.
    pub score: Option<i16>,
    /// EH-MYTHOS-02: no Mythos card could be drawn; the game ends with this phase.
    pub ran_out: bool,
    pub reckoning: Shared<Reckoning>,
    pub trading: Trading,
    /// What is still to be resolved, the next on top.
    pub frames: Frames,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pending {
    /// This seat answers.
    Choice(Seat),
    Dice(u8),
    /// A draw from this many.
    Draw(u32),
    Over,
    /// Nothing: an endless effect was stopped.
    Stopped,
}

/// What was chosen before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    pub deck: MythosDeck,
    pub starting_rumor: bool,
}

/// Which Mythos cards the deck is built from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MythosDeck {
    #[default]
    All,
    /// Without hard cards.
    Easier,
    /// Without easy cards.
    Harder,
    /// Easy cards in stage I, normal ones in stage II, hard ones in stage III.
    Staged,
}

impl MythosDeck {
    pub const fn key(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Easier => "easier",
            Self::Harder => "harder",
            Self::Staged => "staged",
        }
    }
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
    /// EH-WINNING-LOSING-03.
    Solved,
    /// The Final Mystery, or an effect that says so.
    Won,
    /// EH-WINNING-LOSING-04.
    AllEliminated,
    /// EH-WINNING-LOSING-05.
    MythosRanOut,
    /// An effect said so.
    Lost,
}

impl Ending {
    pub fn is_victory(self) -> bool {
        matches!(self, Ending::Solved | Ending::Won)
    }

    pub fn key(self) -> &'static str {
        match self {
            Ending::Solved => "solved",
            Ending::Won => "won",
            Ending::AllEliminated => "all-eliminated",
            Ending::MythosRanOut => "mythos-ran-out",
            Ending::Lost => "lost",
        }
    }
}

/// What is on a space other than monsters and investigators.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SpaceState {
    /// Clues, by the space on their face; there may be several.
    pub clues: SpaceSet,
    pub gate: bool,
    /// Eldritch tokens.
    pub tokens: u8,
    pub rumor: Option<MythosId>,
    pub mystery: bool,
}

/// A monster on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Monster {
    pub kind: MonsterId,
    pub space: SpaceId,
    pub lost: u8,
    /// EH-SET-ASIDE-03: it returns to the monsters set aside.
    pub aside: bool,
}

/// A monster token on a card, where it stays until the card is discarded or solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Kept {
    pub kind: MonsterId,
    /// It came from those set aside.
    pub aside: bool,
    /// The Mythos card it is on; otherwise it is on the mystery.
    pub on: Option<MythosId>,
}

/// An ongoing Mythos card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ongoing {
    pub card: MythosId,
    pub tokens: u8,
    /// Toughness of the monsters on it.
    pub toughness: u8,
    /// The epic monster it spawned.
    pub epic: Option<Slot>,
}

/// The active mystery.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mystery {
    pub card: MysteryId,
    /// What its text counts other than clues and gates: tokens, toughness.
    pub count: u8,
    pub clues: SpaceSet,
    pub gates: SpaceSet,
    /// The epic monster it spawned.
    pub epic: Option<Slot>,
    pub epic_defeated: bool,
    /// Spaces on which it put eldritch tokens.
    pub marked: SpaceSet,
}

impl Eldritch {
    /// What the game waits for or does next.
    pub fn top(&self) -> &Frame {
        self.frames.last().unwrap_or(&Frame::Over)
    }

    pub fn investigator(&self, seat: Seat) -> &Investigator {
        &self.seats[seat.at()]
    }

    pub fn investigator_mut(&mut self, seat: Seat) -> &mut Investigator {
        &mut self.seats[seat.at()]
    }

    pub fn space(&self, space: SpaceId) -> &SpaceState {
        &self.spaces[space]
    }

    pub fn space_mut(&mut self, space: SpaceId) -> &mut SpaceState {
        &mut self.spaces[space]
    }

    pub fn monster(&self, slot: Slot) -> Option<&Monster> {
        self.monsters.get(slot.at())?.as_ref()
    }

    /// All monsters on the board with their slots.
    pub fn monsters(&self) -> impl Iterator<Item = (Slot, &Monster)> {
        let all = self.monsters.iter().enumerate();
        all.filter_map(|(slot, monster)| Some((Slot::nth(slot), monster.as_ref()?)))
    }

    pub fn monsters_on(&self, space: SpaceId) -> impl Iterator<Item = (Slot, &Monster)> {
        self.monsters().filter(move |(_, monster)| monster.space == space)
    }

    pub fn has_monsters(&self, space: SpaceId) -> bool {
        self.monsters.iter().flatten().any(|monster| monster.space == space)
    }

    pub fn is_playing(&self, seat: Seat) -> bool {
        self.seats.get(seat.at()).is_some_and(|it| it.standing == Standing::Playing)
    }

    /// All seats, this one first.
    pub fn clockwise(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let count = self.seats.len() as u8;
        (0..count).map(move |places| first.clockwise(places, count))
    }

    /// Seats whose investigator is in play, the lead first, then clockwise.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> {
        self.clockwise(self.lead).filter(|seat| self.is_playing(*seat))
    }

    pub fn solved_count(&self) -> u8 {
        amount(self.solved.len())
    }

    pub fn gates_on_board(&self) -> impl Iterator<Item = SpaceId> {
        let all = self.spaces.iter().enumerate();
        all.filter(|(_, space)| space.gate).map(|(at, _)| SpaceId::nth(at))
    }

    /// EH-ROUNDING-01: half the number of investigators at the start, rounded up.
    pub fn half_players(&self) -> u8 {
        self.players.div_ceil(2)
    }
}
