//! The index that a search reads: every rule as numbered words.

use crate::Rule;
use crate::words::{Word, split};
use std::collections::HashMap;

/// A word in a heading says a little more of what a rule is about than one in its text.
const HEADING: f32 = 1.0;
const TEXT: f32 = 0.9;
/// The part of a score that goes to words standing side by side as they were asked.
const CLOSENESS: f32 = 0.1;

/// The words of a ledger, each kept once, and the rules as sequences of them.
#[derive(Debug)]
pub(crate) struct Index {
    vocabulary: Vec<Word>,
    rules: Vec<Vec<Field>>,
}

#[derive(Debug)]
struct Field {
    worth: f32,
    /// Places in the vocabulary.
    words: Vec<usize>,
}

impl Index {
    pub(crate) fn of(rules: &[Rule]) -> Self {
        let mut places = HashMap::new();
        let mut vocabulary = Vec::new();
        let mut field = |worth, text: &str| {
            let place = |letters: String| {
                *places.entry(letters).or_insert_with_key(|letters| {
                    vocabulary.push(Word::new(letters.clone()));
                    vocabulary.len() - 1
                })
            };
            Field { worth, words: split(text).map(place).collect() }
        };
        let rules = rules
            .iter()
            .map(|rule| {
                vec![
                    field(HEADING, &rule.id),
                    field(HEADING, &rule.section),
                    field(HEADING, rule.source.as_deref().unwrap_or_default()),
                    field(TEXT, &rule.text),
                    field(TEXT, rule.text_ru.as_deref().unwrap_or_default()),
                ]
            })
            .collect();
        Self { vocabulary, rules }
    }

    /// The score of each rule for a query: 0 without any of its words, above 1 with all of them.
    ///
    /// A word counts the more, the fewer rules have it, so that "the" and "of" do no harm.
    pub(crate) fn scores(&self, query: &str) -> Vec<f32> {
        let mut asked: Vec<String> = Vec::new();
        for word in split(query) {
            if !asked.contains(&word) {
                asked.push(word);
            }
        }
        let asked: Vec<Asked> = asked.into_iter().map(|word| self.ask(word)).collect();
        let whole: f32 = asked.iter().map(|word| word.weight).sum();
        let score = |(at, fields): (usize, &Vec<Field>)| {
            let found = asked.iter().map(|word| word.weight * word.in_rule[at]).sum::<f32>();
            if found == 0.0 {
                return 0.0;
            }
            let all = asked.iter().all(|word| word.in_rule[at] > 0.0);
            let score = (1.0 - CLOSENESS) * found / whole + CLOSENESS * closeness(&asked, fields);
            if all { 1.0 + score } else { score }
        };
        self.rules.iter().enumerate().map(score).collect()
    }

    /// Where and how surely one word of a query is found.
    ///
    /// Only a word that the ledger does not have in any form is taken for a misspelling.
    fn ask(&self, letters: String) -> Asked {
        let asked = Word::new(letters);
        let mut likeness: Vec<f32> = self.vocabulary.iter().map(|word| asked.means(word)).collect();
        if likeness.iter().all(|likeness| *likeness == 0.0) {
            likeness = self.vocabulary.iter().map(|word| asked.misspells(word)).collect();
        }
        let best = |field: &Field| {
            field.words.iter().map(|&word| field.worth * likeness[word]).fold(0.0, f32::max)
        };
        let in_rule: Vec<f32> =
            self.rules.iter().map(|fields| fields.iter().map(best).fold(0.0, f32::max)).collect();
        let having = in_rule.iter().filter(|best| **best > 0.0).count().max(1);
        let weight = (1.0 + in_rule.len() as f32 / having as f32).ln();
        Asked { likeness, in_rule, weight }
    }
}

/// One word of a query, judged against the whole ledger.
struct Asked {
    /// For each word of the vocabulary.
    likeness: Vec<f32>,
    /// For each rule, its best word.
    in_rule: Vec<f32>,
    weight: f32,
}

/// The share of neighbours in the query that are neighbours in a field too, in either order.
fn closeness(asked: &[Asked], fields: &[Field]) -> f32 {
    let beside = |pair: &&[Asked]| {
        let (a, b) = (&pair[0].likeness, &pair[1].likeness);
        fields.iter().flat_map(|field| field.words.windows(2)).any(|words| {
            let (left, right) = (words[0], words[1]);
            a[left] > 0.0 && b[right] > 0.0 || a[right] > 0.0 && b[left] > 0.0
        })
    };
    match asked.len() {
        0 | 1 => 1.0,
        many => asked.windows(2).filter(beside).count() as f32 / (many - 1) as f32,
    }
}
