//! A ledger that has been read: its rules in order, by id and by words.

use crate::index::Index;
use crate::{LedgerError, LedgerInfo, Rule, read};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The rules of one game.
#[derive(Debug)]
pub struct Ledger {
    info: &'static LedgerInfo,
    rules: Vec<Rule>,
    /// Where each id stands, the id in capitals.
    places: HashMap<String, usize>,
    /// Built at the first search.
    index: OnceLock<Index>,
}

/// A rule that a search found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit<'a> {
    pub rule: &'a Rule,
    /// Above 1 when every word was found, below when only some were.
    pub score: f32,
}

impl Ledger {
    pub(crate) fn read(info: &'static LedgerInfo, text: &str) -> Result<Self, LedgerError> {
        let rules = read::rules(info, text)?;
        let places = rules.iter().enumerate().map(|(at, rule)| (folded(&rule.id), at)).collect();
        Ok(Self { info, rules, places, index: OnceLock::new() })
    }

    /// The key, title, prefix and file of this ledger.
    pub fn info(&self) -> &'static LedgerInfo {
        self.info
    }

    /// All rules, in the order of the book.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rules that a test can prove, in the order of the book.
    pub fn testable(&self) -> impl Iterator<Item = &Rule> {
        self.rules.iter().filter(|rule| rule.test)
    }

    /// The rule with this id, in capitals or not.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.places.get(&folded(id)).and_then(|&at| self.rules.get(at))
    }

    /// The rules that contain these words, in either language, the best `limit` of them.
    ///
    /// Rules with all the words come before rules with some; equals stay in the book's order.
    pub fn search(&self, words: &str, limit: usize) -> Vec<Hit<'_>> {
        let index = self.index.get_or_init(|| Index::of(&self.rules));
        let mut hits: Vec<Hit<'_>> = index
            .scores(words)
            .into_iter()
            .zip(&self.rules)
            .filter(|(score, _)| *score > 0.0)
            .map(|(score, rule)| Hit { rule, score })
            .collect();
        hits.sort_by(|a, b| b.score.total_cmp(&a.score));
        hits.truncate(limit);
        hits
    }
}

/// An id as it is compared: capitals do not matter.
pub(crate) fn folded(id: &str) -> String {
    id.to_ascii_uppercase()
}
