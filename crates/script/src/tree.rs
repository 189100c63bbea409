//! An effect as written, with positions in the text.

use crate::phrasebook::{Amount, Language, Slot};
use std::fmt::Debug;

/// A stretch of the text, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    pub start: usize,
    pub end: usize,
}

impl Span {
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start, end: other.end }
    }
}

/// Consecutive statements.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree<T: Language> {
    pub nodes: Vec<(Node<T>, Span)>,
}

/// A phrase of the game, with its slots filled.
#[derive(Clone, Debug, PartialEq)]
pub struct Said<T: Language, Out> {
    /// The index of its phrase in the phrasebook.
    pub entry: u16,
    pub slots: Vec<Slot<T>>,
    pub means: Out,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Node<T: Language> {
    /// An instruction of the game.
    Do(Said<T, T::Verb>),
    /// `test lore -1 { pass } else { fail }`
    Test { check: Said<T, T::Check>, pass: Tree<T>, fail: Tree<T> },
    /// `roll 1 { 1-2: … 3+: … }`: a plain roll of dice, or the result of the last test.
    Table { dice: Option<Amount<T>>, branches: Vec<Branch<T>> },
    /// `may cost { then } else { otherwise }`; without a cost a plain offer.
    May { cost: Tree<T>, then: Tree<T>, otherwise: Tree<T> },
    /// `instruction unless escape`
    Unless { deed: Tree<T>, escape: Tree<T> },
    /// `choose { … } or { … }`
    Choose(Vec<Tree<T>>),
    /// `for each who { … }`
    Each { who: Said<T, T::Who>, body: Tree<T> },
    /// `pick who { … }`: one of them, chosen by the player resolving the effect.
    Pick { who: Said<T, T::Who>, body: Tree<T> },
    /// `if when { … } else { … }`
    If { when: Said<T, T::When>, then: Tree<T>, otherwise: Tree<T> },
    /// `repeat n { … }`
    Repeat { times: Amount<T>, body: Tree<T> },
}

/// One line of a table of results.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch<T: Language> {
    pub low: u8,
    pub high: u8,
    pub body: Tree<T>,
    pub span: Span,
}

impl<T: Language> Tree<T> {
    pub fn empty() -> Self {
        Tree { nodes: Vec::new() }
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}
