//! What an effect belongs to, and what it remembers from one statement to the next.

use super::Marker;
use crate::ids::{
    ArtifactId, AssetId, CardNumber, ConditionId, DeckId, MonsterId, MythosId, SheetId, Slot,
    SpaceId, SpellId,
};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What an effect or an ability belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    #[default]
    Rules,
    /// The sheet of this seat's investigator.
    Sheet(Seat),
    Asset(AssetId),
    Artifact(ArtifactId),
    /// A spell and the seat that has it.
    Spell(SpellId, Seat),
    Condition(ConditionId, Seat),
    /// A monster on the board, by its slot and kind.
    Monster(Slot, MonsterId),
    /// A monster that ambushes.
    Ambusher(MonsterId),
    Mythos(MythosId),
    Mystery,
    AncientOne,
    /// A card of an encounter deck; `part` is the index of its spot, or 0 to 2 for the first part,
    /// the pass and the fail of a complex card.
    Encounter {
        deck: DeckId,
        card: CardNumber,
        part: u16,
    },
    /// The encounter with a defeated investigator.
    Fallen(SheetId, Marker),
}

/// What `it` stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum It {
    #[default]
    Nothing,
    Investigator(Seat),
    /// A monster on the board, by its slot.
    Monster(Slot),
    /// A monster that has left the board.
    Gone(MonsterId),
    Gate(SpaceId),
    /// A clue on the board, by its face.
    Clue(SpaceId),
    Space(SpaceId),
    Rumor(MythosId),
    Asset(AssetId),
    Spell(SpellId),
}

impl It {
    pub fn investigator(self) -> Option<Seat> {
        if let It::Investigator(seat) = self { Some(seat) } else { None }
    }

    /// The face of a clue on the board.
    pub fn clue(self) -> Option<SpaceId> {
        if let It::Clue(face) = self { Some(face) } else { None }
    }

    /// The slot of a monster on the board.
    pub fn slot(self) -> Option<Slot> {
        if let It::Monster(slot) = self { Some(slot) } else { None }
    }
}

/// What an investigator has, of all that effects belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Possession {
    Sheet(Seat),
    Asset(AssetId),
    Artifact(ArtifactId),
    Spell(SpellId, Seat),
    Condition(ConditionId, Seat),
}

impl Source {
    #[inline]
    pub const fn possession(self) -> Option<Possession> {
        match self {
            Source::Sheet(seat) => Some(Possession::Sheet(seat)),
            Source::Asset(id) => Some(Possession::Asset(id)),
            Source::Artifact(id) => Some(Possession::Artifact(id)),
            Source::Spell(id, seat) => Some(Possession::Spell(id, seat)),
            Source::Condition(id, seat) => Some(Possession::Condition(id, seat)),
            Source::Rules
            | Source::Monster(..)
            | Source::Ambusher(_)
            | Source::Mythos(_)
            | Source::Mystery
            | Source::AncientOne
            | Source::Encounter { .. }
            | Source::Fallen(..) => None,
        }
    }

    /// The slot of a monster on the board.
    pub fn slot(self) -> Option<Slot> {
        if let Source::Monster(slot, _) = self { Some(slot) } else { None }
    }
}

/// The situation in which a test is resolved or a loss suffered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum During {
    #[default]
    Plain,
    Combat,
    Spell,
    Acquire,
    OtherWorld,
}

/// What an effect remembers from one statement to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Context {
    /// Who resolves it.
    pub who: Seat,
    /// EH-INVESTIGATORS-03: the current lead resolves it.
    pub by_lead: bool,
    pub source: Source,
    pub during: During,
    pub it: It,
    /// The target aimed at.
    pub target: It,
    /// The clue or the gate the encounter is about.
    pub about: It,
    pub there: Option<SpaceId>,
    /// The space chosen for the current statement.
    pub chosen: Option<SpaceId>,
    /// Successes of the last test.
    pub result: u8,
    pub passed: bool,
    /// The faces last rolled, one bit each.
    pub rolled: u8,
    /// The size of the last loss.
    pub lost: u8,
    /// The last monster fought was defeated.
    pub defeated: bool,
    pub spawned: bool,
    /// The clue of a research encounter, once gained.
    pub gained: Option<SpaceId>,
    /// More or fewer dice in the next test.
    pub dice: i8,
    /// More dice in every test of the research encounter.
    pub research_dice: i8,
    pub clues_buy: bool,
    pub sanity_buys: bool,
    /// Every die counts as 1.
    pub ones: bool,
    /// The back of the card is being resolved.
    pub back: bool,
    /// The expedition deck was shuffled and the next expedition turned up.
    pub turned_up: bool,
    /// EH-INV-MARK-02: chosen, not imposed.
    pub willing: bool,
}

impl Context {
    pub fn new(who: Seat, source: Source) -> Self {
        Context {
            who,
            by_lead: false,
            source,
            during: During::Plain,
            it: It::Nothing,
            target: It::Nothing,
            about: It::Nothing,
            there: None,
            chosen: None,
            result: 0,
            passed: false,
            rolled: 0,
            lost: 0,
            defeated: false,
            spawned: false,
            gained: None,
            dice: 0,
            research_dice: 0,
            clues_buy: false,
            sanity_buys: false,
            ones: false,
            back: false,
            turned_up: false,
            willing: false,
        }
    }
}
