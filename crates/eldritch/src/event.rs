//! What happened, reported as the rules act: one shape for everything, so that each kind of thing
//! is named in one place.

use crate::ids::{
    AncientId, CardNumber, DeckId, MonsterId, MysteryId, MythosId, Pool, SheetId, Skill, SpaceId,
};
use crate::state::{Ending, Source, Thing};
use arrayvec::ArrayVec;
use kernel::Seat;

/// One thing that happened. Fields that do not apply are `None` or 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub what: What,
    pub who: Option<Seat>,
    /// The seat's investigator at that time, for reporting it later.
    pub sheet: Option<SheetId>,
    /// Who receives something.
    pub to: Option<Seat>,
    /// The investigator on the other side: the receiver or the trading partner.
    pub other: Option<SheetId>,
    /// What was being resolved, if the story continues from it.
    pub during: Option<Source>,
    pub of: Of,
    pub space: Option<SpaceId>,
    pub n: i16,
    /// The number it changed, before and after.
    pub change: Option<(i16, i16)>,
    pub dice: ArrayVec<u8, 40>,
}

/// What an event concerns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Of {
    #[default]
    Nothing,
    Thing(Thing),
    Monster(MonsterId),
    Mythos(MythosId),
    /// A mystery of this Ancient One.
    Mystery(AncientId, MysteryId),
    Sheet(SheetId),
    Ancient(AncientId),
    Source(Source),
    Card {
        deck: DeckId,
        card: CardNumber,
    },
    Skill(Skill),
    Pool(Pool),
    Seat(Seat),
    Ending(Ending),
}

/// Kinds of events; the word of each is its message key and its name in cases.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $word:literal,)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum What {
            $($(#[$doc])* $kind,)*
        }

        impl What {
            pub const ALL: &'static [What] = &[$(What::$kind,)*];

            pub fn word(self) -> &'static str {
                match self {
                    $(What::$kind => $word,)*
                }
            }
        }
    };
}

kinds! {
    /// Who opposes the investigators.
    Opponent = "opponent",
    /// An investigator comes into play.
    Arrived = "arrived",
    Round = "round",
    ActionPhase = "action-phase",
    EncounterPhase = "encounter-phase",
    MythosPhase = "mythos-phase",
    /// A delayed investigator stands up.
    StoodUp = "stood-up",
    Travelled = "travelled",
    Moved = "moved",
    Prepared = "prepared",
    Rested = "rested",
    /// A component action, or help in a test.
    Used = "used",
    Cast = "cast",
    Traded = "traded",
    Gave = "gave",
    TradeRefused = "trade-refused",
    Bought = "bought",
    TookLoan = "took-loan",
    Tossed = "tossed",
    TurnEnded = "turn-ended",
    /// The dice of a test, and how many succeeded.
    Rolled = "rolled",
    Rerolled = "rerolled",
    Raised = "raised",
    Passed = "passed",
    Failed = "failed",
    /// A roll that is not a test.
    Threw = "threw",
    SpentClue = "spent-clue",
    SpentPool = "spent",
    Lost = "lost",
    Prevented = "prevented",
    Recovered = "recovered",
    Delayed = "delayed",
    Gained = "gained",
    GainedNothing = "gained-nothing",
    /// The card drawn is already held and goes back into the deck.
    DrewAgain = "drew-again",
    Discarded = "discarded",
    Flipped = "flipped",
    Improved = "improved",
    GaveUpImprovement = "gave-up-improvement",
    /// A clue for an investigator.
    GainedClue = "gained-clue",
    DiscardedClue = "discarded-clue",
    ClueSpawned = "clue-spawned",
    ClueMoved = "clue-moved",
    GateOpened = "gate-opened",
    GateClosed = "gate-closed",
    GateDiscarded = "gate-discarded",
    MonsterSpawned = "monster-spawned",
    MonsterMoved = "monster-moved",
    MonsterHurt = "monster-hurt",
    MonsterHealed = "monster-healed",
    MonsterDefeated = "monster-defeated",
    MonsterDiscarded = "monster-discarded",
    Ambushed = "ambushed",
    Fought = "fought",
    Doom = "doom",
    Omen = "omen",
    OmenSet = "omen-set",
    Awoke = "awoke",
    EncounterDrawn = "encounter",
    MythosDrawn = "mythos",
    RumorSpread = "rumor-spread",
    RumorSolved = "rumor-solved",
    MythosDiscarded = "mythos-discarded",
    Reckoning = "reckoning",
    Surge = "surge",
    TokensPut = "tokens-put",
    TokensTaken = "tokens-taken",
    MysteryDrawn = "mystery",
    MysteryAdvanced = "mystery-advanced",
    MysterySolved = "mystery-solved",
    MysteryLost = "mystery-lost",
    Fell = "fell",
    Devoured = "devoured",
    Eliminated = "eliminated",
    LeadPassed = "lead-passed",
    ReserveFilled = "reserve-filled",
    ExpeditionMoved = "expedition",
    LookedAtGates = "looked-at-gates",
    ReadBack = "read-back",
    TookBelongings = "took-belongings",
    Ended = "ended",
}

impl Event {
    pub fn new(what: What) -> Self {
        Event {
            what,
            who: None,
            sheet: None,
            to: None,
            other: None,
            during: None,
            of: Of::Nothing,
            space: None,
            n: 0,
            change: None,
            dice: ArrayVec::new(),
        }
    }

    pub fn by(what: What, who: Seat) -> Self {
        Event { who: Some(who), ..Event::new(what) }
    }

    pub fn of(mut self, of: Of) -> Self {
        self.of = of;
        self
    }

    pub fn at(mut self, space: SpaceId) -> Self {
        self.space = Some(space);
        self
    }

    pub fn to(mut self, seat: Seat) -> Self {
        self.to = Some(seat);
        self
    }

    pub fn n(mut self, n: i16) -> Self {
        self.n = n;
        self
    }

    pub fn change(mut self, from: impl Into<i16>, to: impl Into<i16>) -> Self {
        self.change = Some((from.into(), to.into()));
        self
    }

    pub fn dice(mut self, faces: impl IntoIterator<Item = u8>) -> Self {
        self.dice = faces.into_iter().take(40).collect();
        self
    }
}
