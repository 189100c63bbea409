//! The reasons the rules give for a refusal.

use crate::content::ZoneId;
use crate::figures::{Faction, Unit};
use crate::spellbooks::{Book, Condition};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Someone else is asked.
    NotYourTurn,
    /// Something else is asked.
    NotAskedNow,
    NotEnoughPower {
        need: u16,
        have: u16,
    },
    AlreadyActed,
    MustAct,
    /// Only this faction may do it.
    OnlyYours(Faction),
    /// Not a figure that can be brought in this way.
    WrongFigure(Unit),
    NotYourBook(Book),
    NobodyAbroad,
    NotPained(Unit),
    /// It has somewhere to go.
    CanRetreat(Unit),
    NoneInPool(Unit),
    NoFigureThere(ZoneId),
    NoGateOfYours(ZoneId),
    NoCultistThere(ZoneId),
    GateThere(ZoneId),
    NoGateThere(ZoneId),
    GateHeld(ZoneId),
    TowerOnGate(ZoneId),
    NotOnGate(ZoneId),
    NotAdjacent(ZoneId, ZoneId),
    NotPresent(Unit, ZoneId),
    StandsOnGate(ZoneId),
    HasMoved(Unit),
    MustStartHere(ZoneId),
    NoEnemyThere(ZoneId),
    NoCombatThere(ZoneId),
    FoughtThere(ZoneId),
    NeedsSixBooks,
    NoCultistToTake(ZoneId),
    NoCaptor(ZoneId),
    ProtectedByGreatOldOne(ZoneId),
    ProtectedByMonster(ZoneId),
    ProtectedByIthaqua,
    NoMonsterToTake(ZoneId),
    NotInPlay(Unit),
    AlreadyInPlay(Unit),
    NeedsSpawn(ZoneId),
    NoGlyphThere(ZoneId),
    RhanTegothNeverWoke,
    BookClosed(Book),
    BookNotInPool(Book),
    AlreadyAbroad,
    GateAlreadySlumbers,
    NoGateSlumbers,
    IceIsThere(ZoneId),
    ConditionMet(Condition),
    NoAction(Condition),
    NoSuchSign(u8),
    InBattle,
    NotInThisBattle(Unit),
    HasResult(Unit),
    EnemyThere(ZoneId),
    RitualDone,
    RisenThisPhase,
    NothingToRaise,
    NoTowerSymbol(ZoneId),
    TowerThere(ZoneId),
    Spared(Unit),
}
