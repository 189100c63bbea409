//! The one trait a game must implement to be played. How it is shown is [`crate::Shown`]; what it
//! tells bots and statistics, if anything, is [`crate::Advice`] and [`crate::Statistics`].

use crate::{
    BadChance, ChanceOutcome, ChanceRequest, Events, Luck, Menu, Refusal, RuleId, Seat, Seats,
};
use scene::{Phrase, Text};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of a game over a state that is a plain value.
///
/// Pending work is a stack of frames inside the state, so a clone, a save or an undo can happen in
/// the middle of anything. Content (cards, boards) is shared and passed in, never held.
pub trait Game:
    Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    type Content: Debug + Send + Sync + 'static;
    type Setup: Clone + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    type Choice: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    type Event: Clone + Debug + Send + Sync + 'static;
    type Why: Copy + Eq + Debug + Send + Sync + 'static;

    /// The rules that changed with each edition after the first. A log of an earlier edition is
    /// replayed as far as it agrees with the current rules.
    const CHANGES: &'static [&'static [RuleId]] = &[];

    /// The version of the state's representation, counted from 1. Raise it when the same position
    /// is represented differently: the states of logs closed before can then no longer be compared,
    /// only their outcomes.
    const SHAPE: u32 = 1;

    /// The edition of the rules, counted from 1.
    fn edition() -> u32 {
        1 + Self::CHANGES.len() as u32
    }

    /// Sets up the table and plays on to the first question, reporting what was laid out.
    fn begin(
        setup: &Self::Setup,
        content: &Self::Content,
        out: &mut Events<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// The same without reporting events.
    fn begin_quietly(setup: &Self::Setup, content: &Self::Content) -> Result<Self, SetupError> {
        Self::begin(setup, content, &mut Events::deaf())
    }

    /// How many seats play.
    fn seats(&self) -> u8;

    /// What the table is waiting for. Cheap: asked before every input.
    fn waiting(&self) -> Waiting;

    /// Every legal answer to the current question, and only those.
    fn menu(&self, content: &Self::Content, menu: &mut Menu<Self::Choice>);

    /// What this seat may do now besides answering: standing options such as revealing a token "at
    /// any time". Never forced, never counted as an answer.
    fn rights(&self, content: &Self::Content, seat: Seat, menu: &mut Menu<Self::Choice>) {
        let _ = (content, seat, menu);
    }

    /// The one predicate of legality: the menu, the validator, the bots and "why not?" all ask it.
    fn may(
        &self,
        content: &Self::Content,
        seat: Seat,
        choice: Self::Choice,
    ) -> Result<(), Refusal<Self::Why>>;

    /// Choices a player might think of now, legal or not. Refusals are those that `may` refuses.
    fn expected(&self, content: &Self::Content, seat: Seat, menu: &mut Menu<Self::Choice>) {
        let _ = (content, seat, menu);
    }

    /// Carries out a choice that `may` allows, up to the next question.
    fn apply(
        &mut self,
        content: &Self::Content,
        seat: Seat,
        choice: Self::Choice,
        out: &mut Events<Self::Event>,
    );

    /// Carries out a choice, or refuses it with the state untouched.
    fn choose(
        &mut self,
        content: &Self::Content,
        seat: Seat,
        choice: Self::Choice,
        out: &mut Events<Self::Event>,
    ) -> Result<(), Refusal<Self::Why>> {
        self.may(content, seat, choice)?;
        self.apply(content, seat, choice, out);
        Ok(())
    }

    /// Applies the answer of chance, or refuses it with the state untouched.
    fn chance(
        &mut self,
        content: &Self::Content,
        outcome: &ChanceOutcome,
        out: &mut Events<Self::Event>,
    ) -> Result<(), BadChance>;

    /// While a draw is awaited: the card at this index of the heap being drawn from. Never called
    /// for a game that draws nothing.
    fn card_at(&self, content: &Self::Content, index: u32) -> u64 {
        let _ = content;
        u64::from(index)
    }

    /// The quiet answer to the current question, if it has one: where the question hardly ever
    /// matters. The table gives it for everyone who does not want to be asked such things.
    fn quiet(&self, content: &Self::Content) -> Option<Self::Choice> {
        let _ = content;
        None
    }

    /// A state this seat cannot tell from the real one, drawn fairly from all of them.
    fn imagine(&self, content: &Self::Content, seat: Seat, luck: &mut Luck) -> Self;

    /// How the game ended. Only asked when `waiting` says it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether the rules were stopped in the middle of an effect that does not end. There is no way on
    /// from such a state, which says that it is over: the table goes back to its last question.
    fn is_stopped(&self) -> bool {
        false
    }

    /// The effect that is being resolved.
    fn at_work(&self, content: &Self::Content) -> Option<AtWork> {
        let _ = content;
        None
    }

    /// Broken invariants, as sentences: lost figures, impossible numbers. Empty when all is well.
    fn flaws(&self, content: &Self::Content) -> Vec<String> {
        let _ = content;
        Vec::new()
    }
}

/// An effect that is being resolved.
#[derive(Clone, Debug, PartialEq)]
pub struct AtWork {
    /// The message that names the card or whatever else it belongs to.
    pub card: Text,
    /// Its current statement, as described to players.
    pub statement: Phrase,
}

impl AtWork {
    /// Says that there is no end to it.
    pub fn endless(self) -> Phrase {
        Phrase::new("table-endless").name("card", self.card).said("statement", self.statement)
    }
}

/// What the table is waiting for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    Choice(Asked),
    Chance(ChanceRequest),
    Over,
}

/// Who is asked. Where players decide together, all of them are; the lead decides, and only the
/// lead's answer is an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub seats: Seats,
    pub lead: Seat,
}

impl Asked {
    pub const fn one(seat: Seat) -> Self {
        Self { seats: Seats::one(seat), lead: seat }
    }

    /// These seats discuss it and the lead, who is always one of them, decides.
    pub const fn together(seats: Seats, lead: Seat) -> Self {
        Self { seats: seats.with(lead), lead }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Empty: everyone lost. Several: they share the victory.
    pub winners: Seats,
    /// Points by seat, where the game counts any.
    pub scores: Vec<i64>,
    /// The game's own key for how it ended.
    pub ending: String,
}

impl Outcome {
    /// A seat's share of the victory: 1, or a fraction when it is shared.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / f64::from(self.winners.len()) } else { 0.0 }
    }
}

/// A set-up that cannot be built, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub String);
