//! What players can answer, and how it is written in logs and cases.

mod subject;
mod words;

use crate::ids::{AssetId, ConditionId, Pool, SheetId, Skill, Slot, SpaceId, SpellId, Ticket};
use crate::state::{It, Marker, Meeting, Source, Thing};
use kernel::Seat;

pub use subject::Subject;
pub use words::{SEAT_KEYS, read, write};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Plays this investigator.
    Play(SheetId),

    // Actions.
    Travel(SpaceId),
    Prepare(Ticket),
    Acquire,
    Rest,
    /// EH-TRADE-01: with the investigator of this seat.
    Trade(Seat),
    /// A component action, or an ability that helps with what is being resolved.
    Use(Source),
    Cast(SpellId),
    /// EH-LOCAL-ACTION-02: the local action of this seat's condition.
    Local(Seat, ConditionId),
    EndTurn,

    /// One space further, with or without a ticket.
    Go(SpaceId, Option<Ticket>),
    Stop,
    Give(Thing),
    Take(Thing),
    Done,
    Agree,
    Refuse,
    Buy(AssetId),
    BuyFor(AssetId, Seat),
    Loan,
    /// EH-ACQUIRE-ASSETS-03: discards one card of the reserve.
    Toss(AssetId),

    Fight(Slot),
    /// EH-FAQ-16: resolves an encounter as if there were no monsters.
    PassMonsters,
    Meet(Meeting),
    /// Skips the encounter after combat.
    Skip,

    Yes,
    No,
    Way(u8),
    Pick(It),
    Omen(u8),
    Improve(Skill),
    Unimprove(Skill),
    Drop(Thing),

    // In a test.
    SpendClue,
    /// EH-INV-NORMAN-01.
    SpendSanity,
    /// Picks up, or raises, a die that shows this.
    Face(u8),
    Roll,
    /// Leaves things as they are: the dice, a loss, or help unused.
    Stand,

    Lead(Seat),
    /// This seat pays a clue for the group.
    Pay(Seat),
    Mark(Marker),
    /// The one of several to resolve next.
    Resolve(Source),
    Convert(Pool, u8),
    /// This gate goes on top of the stack.
    Top(SpaceId),
}
