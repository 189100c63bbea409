//! What Eldritch Horror can say in the effect language.
//!
//! `you` is the investigator who resolves the effect; in a Mythos card and on the Ancient One's
//! sheet that is the lead investigator. `it` is what was picked, gone through or spawned last;
//! `there` is the space that was picked last.

mod checks;
mod values;
mod verbs;
mod whens;
mod whos;

use crate::ids::{
    ArtifactId, AssetId, ConditionId, Family, MonsterId, Pool, Skill, SpaceId, SpellId, Terrain,
    Ticket, TraitId,
};
use script::{Amount, Becomes, Entry, Language, Phrasebook, Slots};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectLanguage;

pub type Number = Amount<EffectLanguage>;

/// Kinds of names, in the order the phrasebook numbers them.
pub const KINDS: [&str; 9] =
    ["place", "trait", "asset", "artifact", "spell", "condition", "monster", "skill", "terrain"];

/// All phrases of this game, as a page of the manual.
pub fn manual() -> String {
    let phrases = script::manual(EffectLanguage::phrasebook());
    format!("{MANUAL_OPENS}\n{}\n", phrases.trim_end())
}

const MANUAL_OPENS: &str = "\
# Phrases of Eldritch Horror

What the effects of `content/eldritch` are made of; docs/script.md has the grammar around them and says what the
slots take. Phrases marked *In Rust* are effects of their own, for what the language cannot say. This page is
what `omen pack phrases` prints.
";

impl Language for EffectLanguage {
    type Verb = Verb;
    type Value = Value;
    type Who = Who;
    type When = When;
    type Check = Check;

    fn phrasebook() -> &'static Phrasebook<Self> {
        static BOOK: Phrasebook<EffectLanguage> = Phrasebook {
            verbs: verbs::VERBS,
            values: values::VALUES,
            whos: whos::WHOS,
            whens: whens::WHENS,
            checks: checks::CHECKS,
            kinds: &KINDS,
        };
        &BOOK
    }

    fn sort(who: Who) -> &'static str {
        match who {
            Who::Investigators(Investigators::Target) => "target",
            Who::Investigators(_) => "investigator",
            Who::Monsters(_) => "monster",
            Who::Gates(_) => "gate",
            Who::Clues(_) => "clue",
            Who::Spaces(_) => "place",
            Who::Rumors => "rumor",
            Who::MythosInPlay => "card",
        }
    }

    fn becomes(who: Who) -> Becomes {
        match who {
            Who::Investigators(Investigators::Target) => Becomes::YouOrIt,
            Who::Investigators(_) => Becomes::You,
            Who::Spaces(_) => Becomes::There,
            Who::Monsters(_) | Who::Gates(_) | Who::Clues(_) => Becomes::It,
            Who::Rumors | Who::MythosInPlay => Becomes::It,
        }
    }

    fn brings(verb: Verb) -> Option<&'static str> {
        match verb {
            Verb::SpawnMonsters { .. } | Verb::SpawnMonster { .. } => Some("monster"),
            Verb::Ambush | Verb::AmbushBy(_) => Some("monster"),
            Verb::Gain { family: Family::Asset, .. } => Some("asset"),
            _ => None,
        }
    }

    fn counts(value: Value) -> Option<(&'static str, u16)> {
        match value {
            Value::Held { with: Some(with), .. } | Value::HalfHeld { with } => {
                Some(("trait", u16::from(with.0)))
            }
            _ => None,
        }
    }

    fn is_one_word(value: Value) -> bool {
        value == Value::Clues
    }
}

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

/// A number known in play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    Investigators,
    HalfInvestigators,
    InvestigatorsLessTokens,
    Result,
    Gates,
    HalfGates,
    GatesMatchingOmen,
    Rumors,
    Monsters,
    Cultists,
    ToughnessOfIt,
    TokensOnThis,
    TokensOnOmen,
    ClueTokens,
    Held { family: Family, with: Option<TraitId> },
    HalfHeld { with: TraitId },
    Clues,
    HalfClues,
    Lost,
    CostOfIt,
}

/// Whom an effect goes through.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Who {
    Investigators(Investigators),
    Monsters(Monsters),
    Gates(Gates),
    Clues(Clues),
    Spaces(Spaces),
    Rumors,
    /// Ongoing Mythos cards.
    MythosInPlay,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Investigators {
    All,
    Others,
    Here,
    OthersHere,
    There,
    Lead,
    Nearest,
    Nearby,
    On(Terrain),
    OnGate,
    With(TraitId),
    WithCondition(ConditionId),
    WithoutCondition(ConditionId),
    OnOrByExpedition,
    OnTokenlessSea,
    Target,
    OnEpic,
    HereWithoutCondition(ConditionId),
    ThereOrAdjacent,
    /// Not those who are delayed.
    OthersReady,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Monsters {
    Anywhere,
    NonEpic,
    Here,
    NonEpicHere,
    There,
    OfKind(MonsterId),
    WithReckoning,
    OnGate,
    OthersHere,
    OfKindHere(MonsterId),
    NonEpicOnGate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gates {
    Anywhere,
    MatchingOmen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clues {
    Anywhere,
    Nearest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spaces {
    Here,
    There,
    Any,
    /// Any but where the investigator is.
    Elsewhere,
    Named(SpaceId),
    Terrain(Terrain),
    Nearest(Terrain),
    NearestWithoutToken(Terrain),
    NearestWithGate,
    NearestWithInvestigator,
    NearestCity,
    Random,
    Expedition,
    WithToken,
    WithCultist,
    WithClueOrGate,
    OfEpic,
}

/// A question about the state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum When {
    OnTerrain(Terrain),
    OnSpace(SpaceId),
    Awake,
    ItWasDefeated,
    ItMatchesOmen,
    ItWasSpawned,
    MonsterOnBoard(MonsterId),
    MonstersAtLeast(Number),
    MonstersHereAtLeast(Number),
    MonstersOnAtLeast { n: Number, on: Spaces },
    CultistHere,
    NoMonsterReckons,
    NoExpeditionLeft,
    GatesOnThis(Number),
    ToughnessOnThis(Number),
    Has { family: Family, n: Number },
    HasWith { with: TraitId },
    HasCondition(ConditionId),
    HasClues(Number),
    TokensAtLeast(Number),
    NoTokens,
    NoGateMatches,
    NoRumor,
    NoReckoningInPlay,
    LostSome,
    NoneSolved,
    SolvedAtLeast(Number),
    InvestigatorHere,
    InvestigatorThere,
    Playing(Number),
    Rolled(Number),
    PassedLast,
}

/// What a test tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Check {
    pub skill: Skill,
    pub modifier: i16,
    /// Successes needed to pass.
    pub needs: Number,
}

fn skill(at: u16) -> Skill {
    Skill::ALL[usize::from(at) % Skill::ALL.len()]
}

fn terrain(at: u16) -> Terrain {
    [Terrain::City, Terrain::Wilderness, Terrain::Sea][usize::from(at) % 3]
}

fn pool(at: u8) -> Pool {
    if at == 0 { Pool::Health } else { Pool::Sanity }
}

const fn entry<Out>(
    says: &'static str,
    key: &'static str,
    about: &'static str,
    make: fn(&Slots<'_, EffectLanguage>) -> Out,
) -> Entry<EffectLanguage, Out> {
    Entry { says, key, about, ends: false, make }
}
