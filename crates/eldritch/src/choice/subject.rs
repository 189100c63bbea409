//! What an answer is called and what it concerns: the one table of all answers that texts, labels, icons
//! and marks on the board are made from.

use super::Choice;
use crate::ids::{AssetId, ConditionId, Pool, SheetId, Skill, Slot, SpaceId, SpellId, Ticket};
use crate::state::{It, Marker, Meeting, Source, Thing};
use kernel::Seat;

/// What an answer concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    Nothing,
    Sheet(SheetId),
    Space(SpaceId),
    /// A space and the ticket that is paid to get there.
    Journey(SpaceId, Ticket),
    Ticket(Ticket),
    Investigator(Seat),
    Source(Source),
    Spell(SpellId),
    /// A condition and the seat that has it.
    Condition(Seat, ConditionId),
    /// What is held or changes hands.
    Thing(Thing),
    /// An asset of the reserve.
    Asset(AssetId),
    /// An asset of the reserve and who gets it.
    AssetFor(AssetId, Seat),
    Monster(Slot),
    Meeting(Meeting),
    It(It),
    /// One of several ways, counted from 0.
    Way(u8),
    Omen(u8),
    Skill(Skill),
    /// A die that shows this.
    Die(u8),
    Marker(Marker),
    /// So much of it.
    Pool(Pool, u8),
    /// A gate of the stack.
    Gate(SpaceId),
}

impl Choice {
    /// The first word of its text.
    pub const fn word(self) -> &'static str {
        self.parts().0
    }

    pub const fn subject(self) -> Subject {
        self.parts().1
    }

    const fn parts(self) -> (&'static str, Subject) {
        match self {
            Choice::Play(sheet) => ("play", Subject::Sheet(sheet)),
            Choice::Travel(space) => ("travel", Subject::Space(space)),
            Choice::Prepare(ticket) => ("prepare", Subject::Ticket(ticket)),
            Choice::Acquire => ("acquire", Subject::Nothing),
            Choice::Rest => ("rest", Subject::Nothing),
            Choice::Trade(seat) => ("trade", Subject::Investigator(seat)),
            Choice::Use(source) => ("use", Subject::Source(source)),
            Choice::Cast(spell) => ("cast", Subject::Spell(spell)),
            Choice::Local(seat, card) => ("local", Subject::Condition(seat, card)),
            Choice::EndTurn => ("end", Subject::Nothing),
            Choice::Go(space, None) => ("go", Subject::Space(space)),
            Choice::Go(space, Some(ticket)) => ("go", Subject::Journey(space, ticket)),
            Choice::Stop => ("stop", Subject::Nothing),
            Choice::Give(thing) => ("give", Subject::Thing(thing)),
            Choice::Take(thing) => ("take", Subject::Thing(thing)),
            Choice::Done => ("done", Subject::Nothing),
            Choice::Agree => ("agree", Subject::Nothing),
            Choice::Refuse => ("refuse", Subject::Nothing),
            Choice::Buy(asset) => ("buy", Subject::Asset(asset)),
            Choice::BuyFor(asset, seat) => ("buy", Subject::AssetFor(asset, seat)),
            Choice::Loan => ("loan", Subject::Nothing),
            Choice::Toss(asset) => ("toss", Subject::Asset(asset)),
            Choice::Fight(slot) => ("fight", Subject::Monster(slot)),
            Choice::PassMonsters => ("pass-monsters", Subject::Nothing),
            Choice::Meet(meeting) => ("meet", Subject::Meeting(meeting)),
            Choice::Skip => ("skip", Subject::Nothing),
            Choice::Yes => ("yes", Subject::Nothing),
            Choice::No => ("no", Subject::Nothing),
            Choice::Way(nth) => ("way", Subject::Way(nth)),
            Choice::Pick(it) => ("pick", Subject::It(it)),
            Choice::Omen(at) => ("omen", Subject::Omen(at)),
            Choice::Improve(skill) => ("improve", Subject::Skill(skill)),
            Choice::Unimprove(skill) => ("unimprove", Subject::Skill(skill)),
            Choice::Drop(thing) => ("drop", Subject::Thing(thing)),
            Choice::SpendClue => ("spend-clue", Subject::Nothing),
            Choice::SpendSanity => ("spend-sanity", Subject::Nothing),
            Choice::Face(face) => ("die", Subject::Die(face)),
            Choice::Roll => ("roll", Subject::Nothing),
            Choice::Stand => ("stand", Subject::Nothing),
            Choice::Lead(seat) => ("lead", Subject::Investigator(seat)),
            Choice::Pay(seat) => ("pay", Subject::Investigator(seat)),
            Choice::Mark(marker) => ("mark", Subject::Marker(marker)),
            Choice::Resolve(source) => ("resolve", Subject::Source(source)),
            Choice::Convert(pool, n) => ("convert", Subject::Pool(pool, n)),
            Choice::Top(space) => ("top", Subject::Gate(space)),
        }
    }
}
