//! Instructions, as they are carried out; `verbs` has the phrases for them.

use super::{Number, Spaces, Who};
use crate::ids::{
    ArtifactId, AssetId, ConditionId, DeckId, Family, MonsterId, Pool, Skill, SpellId, Ticket,
    TraitId,
};

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verb {
    Lose {
        n: Number,
        pool: Pool,
    },
    LoseAllBut {
        n: Number,
        pool: Pool,
    },
    Recover {
        n: Number,
        pool: Pool,
    },
    RecoverAll(Pool),
    Spend {
        n: Number,
        pool: Pool,
    },
    Delay,
    BeDevoured,
    PickIsDevoured,
    GainTicket(Ticket),
    Improve(Skill),
    ImproveChosen(Number),

    GainClues(Number),
    SpendClues(Number),
    GroupSpendsClues(Number),
    DiscardClues(Number),
    GiveClues,
    GainThisClue,
    DiscardThisClue,
    MoveThisClue(Spaces),
    SpawnClues(Number),
    SpawnCluesOn {
        n: Number,
        on: Spaces,
    },
    DiscardClueThere,
    DiscardBoardClues,

    Gain {
        family: Family,
        n: Number,
        with: Option<TraitId>,
        from: From,
    },
    GainAsset(AssetId),
    GainArtifact(ArtifactId),
    GainSpell(SpellId),
    GainCondition(ConditionId),
    GainReserveWorth(Number),
    DiscardFrom {
        family: Family,
        n: Number,
    },
    DiscardWith {
        with: TraitId,
        n: Number,
    },
    DiscardAllBut {
        with: TraitId,
        n: Number,
    },
    DiscardCondition(ConditionId),
    DiscardConditionWith {
        with: TraitId,
        n: Number,
    },
    DiscardAnyCondition(Number),
    DiscardThis,
    FlipThis,
    DiscardReserve,
    FillReserve,

    Move(Number),
    MoveTo(Spaces),
    MoveToward {
        n: Number,
        to: Spaces,
    },

    AdvanceDoom(Number),
    RetreatDoom(Number),
    DoomToZero,
    AdvanceOmen(Number),
    TurnOmenBack(Number),
    SetOmen,

    CloseThisGate,
    CloseIt,
    DiscardIt,
    SpawnGates(Number),
    SpawnMonsters {
        n: Number,
        on: Spaces,
    },
    SpawnMonster {
        monster: MonsterId,
        on: Spaces,
    },
    Ambush,
    AmbushBy(MonsterId),
    EncounterIt,
    ItLoses(Number),
    ItRecovers,
    DefeatIt,
    MoveIt(Spaces),
    MoveItToward {
        n: Number,
        to: Spaces,
    },
    ResolveReckoningOfIt,

    TokensOnThis(Number),
    TakeTokensFromThis(Number),
    TokensOnSpace {
        n: Number,
        on: Spaces,
    },
    TokenFromThereToThis,
    TokensOnOmen(Number),
    TakeTokensFromOmen(Number),
    ThisClueToThis,
    ItToThis,
    MysteryTokenOn(Spaces),
    AdvanceMystery(Number),
    LoseMystery,
    SolveRumor,
    SolveIt,
    DrawRumor,
    DrawMythos,

    MoreDice(Number),
    ResearchDice(Number),
    FewerDice(Number),
    CluesBuySuccesses,
    SanityBuysDice,
    ContinueWith(Part),
    OneMoreAction,
    OtherWorldEncounter,
    SpecialEncounter,
    /// An encounter of a deck that a pack adds, or of any other.
    EncounterOf(DeckId),
    EndRest,

    AimAt(Who),
    DiscardTarget,
    ResearchTarget,
    Prevent {
        n: Number,
        instead: bool,
    },
    PreventDamage,
    PassMonsters,
    AddStrength {
        n: Number,
        instead: bool,
    },
    LetReroll(Number),
    ItLosesInstead(Number),
    ItRecoversSome(Number),
    SkipEncounter,
    MoveThisMonster(Spaces),
    DiscardThisMonster,
    MoveWithMonster(Number),
    GainOneWorth {
        n: Number,
        worth: Number,
    },
    SpendBoth {
        health: Number,
        sanity: Number,
    },
    GiveItems,
    TradeAnywhere,
    ChangePlaces,

    SpendTheClue,
    MoveTheClue(Spaces),
    GateFromHereToThis,
    GateToThis,
    EncounterEpic,
    EncounterHere,
    DiscardTheSpell,
    DiscardAny {
        with: TraitId,
    },
    DiscardAnySpell,
    ReckonWithOnes(ConditionId),
    OtherWorldOfRumor,
    MoveBy {
        n: Number,
        path: Ticket,
    },
    TakeWhatTheyLeft,
    BuryThem,

    Win,
    LoseGame,
    /// What cannot be said in the language; the phrasebook says "In Rust" of it.
    Native(Native),
}

/// Where a gained card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Deck,
    Reserve,
}

/// The parts of a complex encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Pass,
    Fail,
}

/// Effects in Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Native {
    /// The backs of all conditions of their owners, with every die a one.
    ReckonConditionsWithOnes,
    /// Possessions of the defeated are lost and they return to the box.
    ForgetTheFallen,
    /// Assets worth at least the tokens here leave the game.
    BanAssetsWorthTokens,
    /// The expedition cards of the active space leave the game.
    LoseExpedition,
    /// The expedition deck is shuffled.
    ShuffleExpeditions,
    /// Two gates of the stack are seen; one goes on top, one to the bottom.
    LookAtTwoGates,
    /// Clues change hands with anybody anywhere.
    TradeClues,
    /// An ally of choice from the reserve or the discards.
    FindAlly,
    /// Any amount of the one for the same of the other.
    TurnHealthAndSanity,
    /// Improvements are spent to improve other skills.
    SpendImprovements,
}
