//! What a case claims, once its words are understood.

use crate::source::Span;
use kernel::position::Field;
use kernel::{ChanceOutcome, Seat, Seats};

/// What happens in a case, and what must come of it.
#[derive(Debug)]
pub struct Script<'d, C> {
    /// Where the position is written.
    pub at: usize,
    pub chance: Vec<Scripted>,
    pub steps: Vec<Step<'d, C>>,
    pub then: Vec<Expectation<'d, C>>,
}

/// An answer of chance, and where it is written.
#[derive(Debug)]
pub struct Scripted {
    pub outcome: ChanceOutcome,
    pub at: usize,
}

#[derive(Debug)]
pub enum Step<'d, C> {
    Choose(Chosen<'d, C>),
    /// Expectations in the middle.
    Then(Vec<Expectation<'d, C>>),
}

/// A choice to be made; by the seat that is asked, if none is named.
#[derive(Debug)]
pub struct Chosen<'d, C> {
    pub text: &'d str,
    pub choice: C,
    pub seat: Option<Seat>,
    pub at: usize,
}

#[derive(Debug)]
pub struct Expectation<'d, C> {
    pub claim: Claim<'d, C>,
    pub at: usize,
}

#[derive(Debug)]
pub enum Claim<'d, C> {
    Value {
        path: Path<'d>,
        tests: Vec<Test>,
    },
    Asks {
        seat: Seat,
        question: Option<&'d str>,
    },
    Offered(Deed<'d, C>),
    Absent(Deed<'d, C>),
    Refused(Deed<'d, C>),
    Right(Deed<'d, C>),
    NoRight(Deed<'d, C>),
    Said {
        line: &'d str,
        times: Option<usize>,
    },
    Unsaid {
        line: &'d str,
    },
    /// Each said after the one before it.
    Order {
        lines: Vec<&'d str>,
    },
    /// The winners and the word for the ending are only claimed of a game that is over.
    Over {
        winners: Option<Seats>,
        ending: Option<&'d str>,
    },
    NotOver,
    Known {
        path: Path<'d>,
        to: Seat,
    },
    Unknown {
        path: Path<'d>,
        to: Seat,
    },
}

/// A choice that is mentioned, not made.
#[derive(Debug)]
pub struct Deed<'d, C> {
    pub text: &'d str,
    pub choice: C,
    pub seat: Option<Seat>,
    /// The rule that grants or refuses it.
    pub by: Option<&'d str>,
    /// What the option must show beside its label.
    pub shows: Shows<'d>,
}

/// Figures an option shows; those not mentioned may be anything.
#[derive(Debug, Default)]
pub struct Shows<'d> {
    /// Its price; 0 is none.
    pub costs: Option<i64>,
    /// What the price is paid in.
    pub coin: Option<&'d str>,
    /// Dice of each seat.
    pub dice: Vec<(Seat, i64)>,
    /// Odds in thousandths, by the key of their line; `None` if there must be no such line.
    pub odds: Vec<(&'d str, Option<i64>)>,
    /// Means in hundredths, likewise.
    pub means: Vec<(&'d str, Option<i64>)>,
}

/// A dotted path, split.
#[derive(Debug)]
pub struct Path<'d> {
    pub text: &'d str,
    pub parts: Vec<&'d str>,
    pub span: Span,
}

#[derive(Debug)]
pub enum Test {
    Is(Field),
    Not(Field),
    Least(i64),
    Most(i64),
    Has(Field),
    Lacks(Field),
    Length(Length),
}

/// How long a list must be.
#[derive(Debug, Default)]
pub struct Length {
    pub is: Option<i64>,
    pub least: Option<i64>,
    pub most: Option<i64>,
}
