//! Pending work: frames, and what effects, tests, losses and combats remember while they wait.

use super::investigator::Marker;
use super::sets::{CardNumber, Found, SpellSet};
use crate::ids::{
    ArtifactId, AssetId, ConditionId, Family, MonsterId, MythosId, Pool, SheetId, Skill, SpaceId,
    SpellId, Ticket, TraitId,
};
use kernel::List;
use script::{At, Block};
use serde::{Deserialize, Serialize};

/// What an effect or an ability belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    #[default]
    Rules,
    /// The sheet of this seat's investigator.
    Sheet(u8),
    Asset(AssetId),
    Artifact(ArtifactId),
    /// A spell and the seat that has it.
    Spell(SpellId, u8),
    Condition(ConditionId, u8),
    /// A monster on the board, by its slot and kind.
    Monster(u8, MonsterId),
    /// A monster that ambushes.
    Ambusher(MonsterId),
    Mythos(MythosId),
    Mystery,
    AncientOne,
    /// A card of an encounter deck; `part` is which of its spots, or 0 to 2 for the first part, the
    /// pass and the fail of a complex one.
    Encounter {
        deck: u8,
        card: CardNumber,
        part: u8,
    },
    /// The encounter with one who fell.
    Fallen(SheetId, Marker),
}

/// What `it` is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum It {
    #[default]
    Nothing,
    Investigator(u8),
    /// A monster on the board, by its slot.
    Monster(u8),
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

/// Something that can be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Thing {
    Asset(AssetId),
    Artifact(ArtifactId),
    Spell(SpellId),
    Condition(ConditionId),
    Clue(SpaceId),
    Ticket(Ticket),
}

/// In what a test is taken or a loss suffered.
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
    pub who: u8,
    /// EH-INVESTIGATORS-03: whoever is lead resolves it.
    pub by_lead: bool,
    pub source: Source,
    pub during: During,
    pub it: It,
    /// What was aimed at.
    pub target: It,
    /// The clue or the gate the encounter is about.
    pub about: It,
    pub there: Option<SpaceId>,
    /// The answer to the question where the statement at hand takes place.
    pub chosen: Option<SpaceId>,
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
    /// The clue of a research encounter, once it is gained.
    pub gained: Option<SpaceId>,
    /// More or fewer dice in the next test.
    pub dice: i8,
    /// More dice in every test of the research encounter.
    pub research_dice: i8,
    pub clues_buy: bool,
    pub sanity_buys: bool,
    /// Every die of it counts as 1.
    pub ones: bool,
    /// The back of the card is being resolved.
    pub back: bool,
    /// EH-INV-MARK-02: chosen, not imposed.
    pub willing: bool,
}

impl Context {
    pub fn new(who: u8, source: Source) -> Self {
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
            willing: false,
        }
    }
}

/// A test that has begun and not yet been judged.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Testing {
    pub who: u8,
    pub skill: Skill,
    pub modifier: i8,
    /// Successes needed to pass.
    pub needs: u8,
    pub during: During,
    pub purpose: Purpose,
    pub step: TestStep,
    /// EH-TESTS-05: the bonus that counts.
    pub bonus: i8,
    /// EH-TESTS-06: additional dice, and those an effect takes away.
    pub extra: i8,
    /// How many dice show each face.
    pub faces: [u8; 6],
    /// Dice taken up to be rolled again.
    pub aside: [u8; 6],
    /// Successes bought or given.
    pub bought: u8,
    pub clues_buy: bool,
    pub sanity_buys: bool,
    /// Dice that the effect of a spell lets be rolled again.
    pub rerolls: u8,
    /// EH-POSSESSIONS-03: abilities that were used in this test.
    pub used: List<Source, 4>,
}

/// What a test decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purpose {
    /// What an effect says follows.
    Effect {
        pass: Block,
        fail: Block,
    },
    Will,
    Strength,
    Acquire,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TestStep {
    /// Help that must come before the dice.
    Prepare,
    /// Waits for chance.
    Roll,
    /// Clues, rerolls, raises, or let it stand.
    Improve,
    /// So many more dice may be taken up.
    TakeUp {
        left: u8,
    },
    /// Which die counts for so much more.
    Raise {
        by: u8,
    },
    /// Waits for chance: what was taken up is rolled again.
    Reroll,
    Judged,
}

/// A combat that goes on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    pub who: u8,
    /// The monster's slot; `None` if it ambushes.
    pub slot: Option<u8>,
    pub kind: MonsterId,
    /// It came out of the cup and goes back there.
    pub from_cup: bool,
    pub step: FightStep,
    /// The bonus that spells give.
    pub strength: i8,
    pub rerolls: u8,
    /// Health an ambusher has lost.
    pub lost: u8,
    /// Health the investigator has lost to it.
    pub hurt: u8,
    pub result: u8,
    pub prevented: bool,
    /// Spells cast in it.
    pub cast: SpellSet,
    pub defeated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FightStep {
    Begins,
    BeforeWill,
    Will,
    Horror,
    AfterWill,
    Between,
    BeforeStrength,
    ToStrength,
    Strength,
    FailedStrength,
    Damage,
    Hurt,
    Ends,
    Over,
}

/// A loss that may still be prevented.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Losing {
    pub who: u8,
    pub pool: Pool,
    pub n: u8,
    pub prevented: u8,
    pub during: During,
    /// The last spell that prevented some of it, so that its back can prevent another number instead.
    pub by_spell: u8,
    pub used: List<Source, 4>,
    /// Seats that prevent no more of it.
    pub stood: u8,
}

/// A trade, or gifts: what changes hands when it is agreed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trading {
    pub gives: Vec<Thing>,
    pub takes: Vec<Thing>,
}

/// An encounter one may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Meeting {
    General,
    /// The deck of the city's region.
    City,
    /// A clue by its face.
    Research(SpaceId),
    OtherWorld,
    Expedition,
    Rumor(MythosId),
    /// One who fell, by the sheet.
    Fallen(SheetId),
    Mystery,
    /// EH-ANCIENT-ONE-07: the Final Mystery.
    Final,
}

/// What is drawn, and for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawing {
    Ancient,
    Asset {
        who: u8,
    },
    Reserve,
    Artifact {
        who: u8,
    },
    Spell {
        who: u8,
    },
    Condition {
        who: u8,
    },
    /// EH-DOUBLE-SIDED-CARDS-02: what lies on top after a shuffle.
    TopSpell,
    TopCondition,
    /// Which copy of a card with a hidden back somebody has.
    SpellBack {
        who: u8,
        card: SpellId,
        flips: bool,
    },
    ConditionBack {
        who: u8,
        card: ConditionId,
        flips: bool,
    },
    /// A clue for an investigator.
    Clue {
        who: u8,
    },
    /// A clue for the board: where its face says, or elsewhere.
    SpawnClue {
        on: Option<SpaceId>,
    },
    /// EH-RANDOM-LOCATIONS-01.
    RandomSpace,
    Monster {
        on: SpaceId,
    },
    Ambusher {
        who: u8,
    },
    Gate,
    /// EH-INV-AKACHI: the top of the stack, then the one below it.
    PeekGate {
        who: u8,
        second: bool,
    },
    GateToSheet,
    Encounter {
        who: u8,
        deck: u8,
    },
    Expedition,
    Colour {
        stage: u8,
    },
    Mythos,
    Rumor,
    Mystery,
    /// A solved mystery goes back into the deck.
    LostMystery,
}

/// The next thing to do. The top frame is what the table waits for, or does next.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    Over,
    /// This seat chooses an investigator.
    ChooseSheet {
        seat: u8,
    },
    /// The investigator comes into play: space, health, what the sheet gives.
    Arrive {
        seat: u8,
    },
    SetUp {
        step: u8,
    },
    Round,
    /// The Action phase comes round to this seat.
    Actions {
        next: u8,
        left: u8,
    },
    Turn {
        seat: u8,
    },
    /// One action outside a turn: EH-INV-CHARLIE-01.
    OneAction {
        seat: u8,
    },
    /// The action that this seat performs outside a turn is resolved.
    Acting {
        seat: u8,
    },
    /// The Encounter phase comes round to this seat.
    Encounters {
        next: u8,
        left: u8,
    },
    /// What this seat encounters; after combat it may be left.
    Encounter {
        seat: u8,
        after: bool,
    },
    /// Monsters still to be fought, by slot.
    Monsters {
        seat: u8,
        left: Found,
    },
    AfterMonsters {
        seat: u8,
    },
    /// EH-MYTHOS: the steps of this card.
    Mythos {
        card: MythosId,
        step: u8,
    },
    MythosPhase,
    EndMythos {
        step: u8,
    },
    PassLead,
    /// EH-DEFEATED-06.
    GiveLead {
        by: u8,
    },

    /// An effect with what it remembers; nothing of it is left once this is on top.
    Effect(Context),
    /// What comes next of the effect at hand.
    Run(Block),
    /// `for each`: what is left to go through, a bit each.
    Each {
        at: At,
        left: Found,
    },
    Repeat {
        body: Block,
        left: u8,
    },
    May {
        at: At,
    },
    Unless {
        at: At,
    },
    Choose {
        at: At,
    },
    Pick {
        at: At,
        among: Found,
    },
    /// EH-NEAREST-03: where the statement at hand takes place, and who says so.
    Where {
        by: u8,
        among: Found,
    },
    /// What is aimed at.
    Aim {
        at: At,
        among: Found,
    },
    /// A bare roll of dice; the lines it leads to.
    Dice {
        dice: u8,
        lines: Block,
    },
    Draw {
        what: Drawing,
        among: Found,
    },
    /// An ability that follows something; asked first if its owner may leave it.
    Trigger {
        source: Source,
        nth: u8,
        who: u8,
        may: bool,
        it: It,
    },
    /// EH-CONFLICTS-01: the frames below, so many, would come at the same time; who says which is
    /// next.
    AtOnce {
        who: u8,
        n: u8,
    },
    /// What the mystery offers whoever brought it nearer.
    MysteryStep {
        who: u8,
        it: It,
    },

    Test(Testing),
    Fight(Fight),
    Loss(Losing),

    Doom {
        n: u8,
        gate: Option<SpaceId>,
    },
    OmenSteps {
        n: u8,
    },
    /// Gates of the current omen that are still to advance doom.
    OmenDoom {
        left: Found,
    },
    Awaken,
    SpawnGates {
        n: u8,
    },
    SpawnMonsters {
        n: u8,
        on: SpaceId,
    },
    Surge {
        left: Found,
    },
    SpawnClues {
        n: u8,
        on: Option<SpaceId>,
    },
    GainClues {
        who: u8,
        n: u8,
    },
    GainCards {
        who: u8,
        n: u8,
        family: Family,
        with: Option<TraitId>,
    },
    TakeFromReserve {
        who: u8,
        n: u8,
        with: Option<TraitId>,
        worth: Option<u8>,
        items: bool,
    },
    FindAlly {
        who: u8,
    },
    Refill,
    /// Assets are bought with so many successes.
    Buy {
        who: u8,
        left: u8,
        bought: bool,
    },
    Discard {
        who: u8,
        n: u8,
        family: Option<Family>,
        with: Option<TraitId>,
    },
    /// As many as one likes.
    DiscardAny {
        who: u8,
        family: Option<Family>,
        with: Option<TraitId>,
    },
    /// EH-PREPARE-TRAVEL-05: which ticket makes way for this one. One that came out of other hands is
    /// there already, and is discarded if it is not kept.
    ReplaceTicket {
        who: u8,
        new: Ticket,
        passed_on: bool,
    },
    Improve {
        who: u8,
        n: u8,
    },
    /// EH-INV-LILY-03: whether the same skill is improved again.
    ImproveAgain {
        who: u8,
        skill: Skill,
    },
    /// EH-INV-LOLA-01: improvements are given up for others.
    Unimprove {
        who: u8,
        spent: u8,
    },
    /// Steps that are left, and by which paths; tickets pay for more where it is a journey.
    Moving {
        who: u8,
        left: u8,
        by: Option<Ticket>,
        tickets: bool,
        may_stop: bool,
    },
    /// Steps on a shortest way that an investigator or a monster still has to take.
    Toward {
        what: It,
        to: SpaceId,
        left: u8,
    },
    Convert {
        who: u8,
    },
    SetOmen {
        who: u8,
    },
    /// EH-SPEND: clues that the group still has to pay.
    GroupClues {
        left: u8,
    },
    /// Who trades with whom, and in what.
    Trade {
        who: u8,
        with: u8,
        kind: TradeKind,
    },
    Agree {
        who: u8,
        with: u8,
    },
    PickPartner {
        who: u8,
        kind: TradeKind,
    },
    /// The gates somebody looked at: which goes on top.
    OrderGates {
        who: u8,
        one: SpaceId,
        other: SpaceId,
    },
    Defeat {
        who: u8,
        step: u8,
    },
    /// EH-DEFEATED-07.
    MarkFall {
        who: u8,
    },
    /// EH-DEFEATED-03: where the one who fell is brought.
    FallTo {
        who: u8,
        among: Found,
    },
    Reckon,
    Reckoning,
    /// EH-MYSTERIES-05.
    NewMystery,
    /// Jacqueline may read the condition somebody gained.
    ReadCondition {
        reader: u8,
        owner: u8,
        card: ConditionId,
    },
    /// EH-INV-MARK-02: what follows is imposed again.
    Imposed,
    /// The monster goes where the investigator went.
    Follow {
        slot: u8,
        who: u8,
    },
    /// A price in clues that may be paid in part with sanity.
    PayClues {
        who: u8,
        n: u8,
    },
    /// The research encounter is over: what follows is resolved before its context is left.
    AfterResearch,
    Devour {
        who: u8,
    },
    /// EH-EXPEDITION-ENCOUNTERS-06.
    NewExpedition,
}

/// EH-INV-JACQUELINE-01: clues alone, in both directions, for her action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TradeKind {
    /// EH-TRADE-02: anything, in both directions.
    All,
    Clues,
    /// Gifts in one direction.
    GiveClues,
    GiveItems,
}
