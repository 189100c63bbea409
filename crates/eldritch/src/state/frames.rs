//! Pending work: frames, and what effects, tests and combats remember while they wait.

use super::sets::CardNumber;
use crate::ids::{
    ArtifactId, AssetId, ConditionId, Family, MonsterId, MythosId, PlaceId, Pool, Skill, SpellId,
    TraitId,
};
use script::Block;
use serde::{Deserialize, Serialize};

/// What an effect belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    Rules,
    Asset(AssetId),
    Artifact(ArtifactId),
    Spell(SpellId),
    Condition(ConditionId),
    Monster {
        number: u8,
        kind: MonsterId,
    },
    Mythos(MythosId),
    Mystery,
    AncientOne,
    Sheet,
    /// A card of an encounter deck.
    Encounter {
        deck: u8,
        card: CardNumber,
    },
    Fallen(u8),
}

/// What `it` is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum It {
    #[default]
    Nothing,
    Investigator(u8),
    Monster(u8),
    Gate(PlaceId),
    Clue {
        on: PlaceId,
        face: PlaceId,
    },
    Place(PlaceId),
    Rumor(MythosId),
    Asset(AssetId),
}

/// What an effect remembers from one statement to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Context {
    /// Who resolves it.
    pub who: u8,
    pub source: Source,
    pub it: It,
    pub target: It,
    pub there: PlaceId,
    /// The clue, the gate the encounter is about.
    pub about: It,
    /// Successes of the last test.
    pub result: u8,
    pub passed: bool,
    /// Faces rolled last, a bit each.
    pub rolled: u8,
    /// What the last loss came to.
    pub lost: u8,
    /// The monster fought last was defeated.
    pub defeated: bool,
    pub spawned: bool,
    /// Clues gained since the encounter began.
    pub gained: u8,
    /// More or fewer dice in the next test.
    pub dice: i8,
    pub clues_buy: bool,
    pub sanity_buys: bool,
    /// Where it was in the turn of things: a spell, a combat, an Other World.
    pub during: u8,
}

/// A test that has begun and not yet been judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Testing {
    pub who: u8,
    pub skill: Skill,
    pub modifier: i8,
    pub needs: u8,
    pub dice: u8,
    /// How many dice show each face.
    pub faces: [u8; 6],
    /// Successes bought or given.
    pub bought: u8,
    pub step: TestStep,
    pub during: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TestStep {
    /// Waits for the player: help that must come before the dice.
    Prepare,
    /// Waits for chance.
    Roll,
    /// Waits for the player: clues, rerolls, raises, or let it stand.
    Improve,
    /// Waits for chance: so many dice of these faces again.
    Reroll {
        dice: u8,
    },
    Judged,
}

/// A combat that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    pub who: u8,
    /// The monster on the board, or one that ambushes and is not.
    pub monster: u8,
    pub kind: MonsterId,
    pub ambush: bool,
    pub step: FightStep,
    /// What spells and weapons add for this combat.
    pub strength: i8,
    pub rerolls: u8,
    pub lost_sanity: u8,
    pub lost_health: u8,
    pub defeated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FightStep {
    Begins,
    Will,
    Horror,
    BeforeStrength,
    Strength,
    Blows,
    Ends,
}

/// The next thing to do. The top frame is what the table waits for, or does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    Over,
    /// Players choose their investigators in turn.
    ChooseSheet {
        seat: u8,
    },
    /// The round begins.
    Round,
    /// The Action phase comes round to this seat.
    Actions {
        next: u8,
        left: u8,
    },
    /// This seat's turn in the Action phase.
    Turn {
        seat: u8,
    },
    /// The Encounter phase comes round to this seat.
    Encounters {
        next: u8,
        left: u8,
    },
    Encounter {
        seat: u8,
        fought: bool,
    },
    /// Which monster to fight next.
    Monsters {
        seat: u8,
    },
    Mythos {
        step: u8,
    },
    /// An effect goes on; its context is on top of the contexts.
    Run(Block),
    /// The context on top is done with.
    Leave,
    /// `for each`: what is left to go through, a bit each.
    Each {
        body: Block,
        left: u64,
        what: u8,
        back: u8,
    },
    Repeat {
        body: Block,
        left: u8,
    },
    May {
        cost: Block,
        then: Block,
        otherwise: Block,
    },
    Unless {
        deed: Block,
        escape: Block,
    },
    Choose {
        ways: Block,
    },
    Pick {
        body: Block,
        among: u64,
        what: u8,
    },
    Table {
        lines: Block,
        dice: u8,
    },
    Test,
    /// What follows a test.
    AfterTest {
        pass: Block,
        fail: Block,
    },
    Fight,
    /// A loss that may still be prevented.
    Loss {
        who: u8,
        pool: Pool,
        n: u8,
    },
    /// A draw from a deck.
    DrawClue {
        who: Option<u8>,
        on: Option<PlaceId>,
    },
    DrawMonster {
        on: PlaceId,
    },
    DrawCard {
        who: u8,
        family: Family,
        with: Option<TraitId>,
    },
    DrawBack {
        who: u8,
        family: Family,
        card: u8,
    },
    DrawEncounter {
        who: u8,
        deck: u8,
    },
    DrawMythos {
        colour: Option<u8>,
    },
    DrawGate,
    DrawExpedition,
    RefillReserve,
    DiscardChosen {
        who: u8,
        family: Option<Family>,
        with: Option<TraitId>,
        left: u8,
    },
    Improve {
        who: u8,
        left: u8,
    },
    Moving {
        who: u8,
        left: u8,
        by: Option<u8>,
    },
    Defeat {
        who: u8,
        step: u8,
    },
    Awaken,
    Reckon {
        step: u8,
        at: u8,
    },
    PassLead,
}
