//! Why something may not be done now.

use crate::ids::{AssetId, ConditionId, SpaceId, Ticket};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    NotYourTurn,
    /// What is asked is something else.
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
    /// The condition in the text of a card or a sheet.
    Unmet,
    /// Nothing would come of it, where something comes of another way.
    LeadsNowhere,
    TooDear {
        asset: AssetId,
        left: u8,
    },
    HasDebt,
    /// No Debt is left to be gained.
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
