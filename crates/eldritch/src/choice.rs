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
    /// A component action, or an ability that helps in what is going on.
    Use(Source),
    Cast(SpellId),
    /// EH-LOCAL-ACTION-02: the local action of this seat's condition.
    Local(Seat, ConditionId),
    EndTurn,

    /// One space further, paid by a ticket or not.
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
    /// EH-ACQUIRE-ASSETS-03: one card of the reserve is discarded.
    Toss(AssetId),

    Fight(Slot),
    /// EH-FAQ-16: has an encounter as if there were no monsters.
    PassMonsters,
    Meet(Meeting),
    /// The encounter after combat is left.
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
    /// Takes up, or raises, a die that shows this.
    Face(u8),
    Roll,
    /// Leaves it at that: dice as they lie, a loss as it is, help unused.
    Stand,

    Lead(Seat),
    /// This seat pays a clue for the group.
    Pay(Seat),
    Mark(Marker),
    /// What is resolved next of several.
    Resolve(Source),
    Convert(Pool, u8),
    /// This gate goes on top of the stack.
    Top(SpaceId),
}
