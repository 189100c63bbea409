//! What is still to be resolved.

use crate::content::{MOST_ZONES, ZoneId, ZoneSet};
use crate::figures::{Army, Faction, Rank};
use crate::spellbooks::Condition;
use serde::{Deserialize, Serialize};

/// A Move action that has begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moving {
    /// CWD-MOVE-04: figures that have arrived in this action and may not move again.
    pub arrived: [Army; MOST_ZONES],
    pub paid: u16,
    /// The Ice Age surcharge is paid once per action.
    pub ice_paid: bool,
    /// Arctic Wind: figures may follow Ithaqua from here to there for free.
    pub wind: Option<(ZoneId, ZoneId)>,
    /// Energy Nexus: every figure must start here.
    pub origin: Option<ZoneId>,
}

/// CWD-EXTRA-02: a turn after its wither cost has been paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    pub who: Faction,
    /// The main action has been taken, and was not a battle that might still count as additional.
    pub acted: bool,
    /// CWD-EXTRABATTLE-04: a battle has been fought that may count as either.
    pub battled: bool,
    /// CWD-EXTRABATTLE-05: areas where this turn's player has started a battle.
    pub fought: ZoneSet,
    /// Passing and hibernating end the turn at once.
    pub over: bool,
}

/// A player's own step of the Doom phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DoomStep {
    pub who: Faction,
    pub ritual_done: bool,
    /// Death from Below has been used.
    pub risen: bool,
}

/// The victim decides which figure is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Captive {
    pub by: Faction,
    pub zone: ZoneId,
    pub rank: Rank,
}

/// Pending work. The top frame says what the game waits for or does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// The Windwalker chooses where to begin.
    Start,
    /// This faction's turn comes up.
    Actions {
        next: Faction,
    },
    Turn(Turn),
    /// The mover moves another figure or is done.
    Moving {
        who: Faction,
    },
    /// The Sleeper may take back 1 power after a Move.
    Burrow,
    Captive(Captive),
    /// The battle on top of `battles` goes on.
    Battle,
    /// A condition has been met and a spellbook must be chosen.
    OpenBook {
        condition: Condition,
    },
    /// An Elder Sign is drawn.
    DrawSign {
        who: Faction,
    },
    /// A gate was created out of turn and may be occupied at once.
    Occupy {
        who: Faction,
        zone: ZoneId,
    },
    TurnEnd {
        who: Faction,
        step: TurnEnd,
    },
    /// The last chance to reveal Elder Signs before it is too late.
    LastWord {
        who: Faction,
    },
    /// The game is ending: the last chance to draw the Elder Sign of a spellbook opened at will.
    LastBook,
    GatherPower,
    FirstPlayer,
    /// CWD-FIRST-02: a tie; the former first player decides.
    FirstTie,
    DoomStep(DoomStep),
    DoomEnd {
        step: DoomEnd,
    },
    /// The Serpent Man comes back before the Doom phase ends.
    SerpentReturns,
    /// The first player places towers.
    Towers {
        left: u8,
    },
    Over,
}

/// What is left to do at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum TurnEnd {
    /// The last word of the player whose turn it was.
    OwnWord,
    OtherWord,
    /// The other player's turn, or the end of the game.
    Next,
}

/// What is left to do at the end of the Doom phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum DoomEnd {
    /// The first player's last word.
    FirstWord,
    SecondWord,
    Towers,
    /// Another round, or the end of the game.
    Round,
}

/// Saved states contain the number of a step, as they did before steps had names.
macro_rules! kept_by_number {
    ($step:ident: $($name:ident),+) => {
        impl From<$step> for u8 {
            fn from(step: $step) -> u8 {
                step as u8
            }
        }

        impl TryFrom<u8> for $step {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                let steps = [$($step::$name),+];
                let step = steps.get(usize::from(number)).copied();
                step.ok_or_else(|| format!("there is no step {number} here"))
            }
        }
    };
}

kept_by_number!(TurnEnd: OwnWord, OtherWord, Next);
kept_by_number!(DoomEnd: FirstWord, SecondWord, Towers, Round);

impl DoomStep {
    /// As it begins.
    pub fn of(who: Faction) -> Self {
        Self { who, ritual_done: false, risen: false }
    }
}

impl Captive {
    pub fn victim(self) -> Faction {
        self.by.other()
    }
}
