//! Why something may not be done now.

use crate::ids::{AssetId, ConditionId, SpaceId, Ticket};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    NotYourTurn,
    /// The question is a different one.
    NotAsked,
    NoActionsLeft,
    DoneThisRound,
    Delayed,
    /// A condition forbids it.
    Forbidden(ConditionId),
    NotAdjacent(SpaceId),
    NotACity,
    NoSuchPath(Ticket),
    MonstersHere,
    NobodyRests,
    NobodyHere,
    NotHeld,
    NoTarget,
    /// A condition in the text of a card or a sheet is not met.
    Unmet,
    /// It would do nothing, while an alternative would.
    LeadsNowhere,
    TooDear {
        asset: AssetId,
        left: u8,
    },
    HasDebt,
    /// No Debt is left to gain.
    NoLoan,
    CannotPay,
    MustFight,
    NoSuchEncounter,
    NoExpeditions,
    NoClues,
    AlreadyUsed,
    Improved,
    NoTicket(Ticket),
}
