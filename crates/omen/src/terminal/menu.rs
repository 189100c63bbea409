//! The numbered list of answers: folded into groups if there are many, filtered by words.

mod fold;

pub use fold::Row;

use super::text;
use crate::answers;
use scene::{OptionView, PromptView};
use voice::Voice;

/// Something that can be answered.
#[derive(Debug)]
pub struct Entry {
    pub option: OptionView,
    pub label: String,
    /// Open at any moment, not an answer to the question.
    pub right: bool,
}

/// Which entries are left in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    #[default]
    None,
    Words(String),
    /// Only what concerns this place, and these of its pieces.
    Place(Vec<scene::Text>),
}

#[derive(Debug, Default)]
pub struct Menu {
    pub entries: Vec<Entry>,
    pub filter: Filter,
    /// Letters go into the filter.
    pub typing: bool,
    /// The highlight in each open fold, outermost first. Never empty once dealt.
    cursors: Vec<usize>,
    /// Digits typed so far.
    pub digits: String,
    /// Nothing is highlighted until a row is picked: where only rights are open, one keypress too
    /// many must not use one.
    unpicked: bool,
}

impl Menu {
    /// The list for a new question.
    pub fn deal(prompt: Option<&PromptView>, voice: &Voice) -> Self {
        let mut menu = Self { cursors: vec![0], ..Self::default() };
        let Some(prompt) = prompt else { return menu };
        let entry = |option: &OptionView, right| Entry {
            option: option.clone(),
            label: text::capital(&answers::line(voice, option)),
            right,
        };
        menu.entries.extend(prompt.options.iter().map(|option| entry(option, false)));
        menu.entries.extend(prompt.rights.iter().map(|right| entry(right, true)));
        menu.unpicked = prompt.options.is_empty();
        menu
    }

    /// The same list in another language; the highlight stays.
    pub fn say(&mut self, voice: &Voice) {
        for entry in &mut self.entries {
            entry.label = text::capital(&answers::line(voice, &entry.option));
        }
    }

    /// The rows of the open level.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = self.top_rows();
        for (depth, cursor) in self.cursors.iter().enumerate().take(self.depth()) {
            let Some(Row::Fold { members, .. }) = rows.get(*cursor) else { return rows };
            rows = fold::opened(&self.entries, members, depth + 1);
        }
        rows
    }

    fn top_rows(&self) -> Vec<Row> {
        let left: Vec<usize> =
            (0..self.entries.len()).filter(|at| self.passes(&self.entries[*at])).collect();
        match self.filter {
            Filter::None => fold::top(&self.entries, &left),
            Filter::Words(_) | Filter::Place(_) => left.into_iter().map(Row::One).collect(),
        }
    }

    fn passes(&self, entry: &Entry) -> bool {
        match &self.filter {
            Filter::None => true,
            Filter::Words(words) => {
                let label = text::folded(&entry.label);
                text::folded(words).split_whitespace().all(|word| label.contains(word))
            }
            Filter::Place(ids) => entry.option.targets.iter().any(|target| ids.contains(target)),
        }
    }

    /// How many folds are open.
    pub fn depth(&self) -> usize {
        self.cursors.len().saturating_sub(1)
    }

    pub fn cursor(&self) -> usize {
        self.cursors.last().copied().unwrap_or(0)
    }

    pub fn row(&self) -> Option<Row> {
        self.rows().into_iter().enumerate().find(|(n, _)| self.is_highlighted(*n)).map(|it| it.1)
    }

    pub fn is_highlighted(&self, row: usize) -> bool {
        !self.unpicked && row == self.cursor()
    }

    /// The highlighted entries: one, or those of a closed fold.
    pub fn highlighted(&self) -> Vec<&Entry> {
        let members = match self.row() {
            None => Vec::new(),
            Some(Row::One(at)) => vec![at],
            Some(Row::Fold { members, .. }) => members,
        };
        members.into_iter().filter_map(|at| self.entries.get(at)).collect()
    }

    pub fn step(&mut self, by: isize) {
        let last = self.rows().len().saturating_sub(1);
        self.digits.clear();
        if std::mem::take(&mut self.unpicked) {
            return;
        }
        if let Some(cursor) = self.cursors.last_mut() {
            *cursor = cursor.saturating_add_signed(by).min(last);
        }
    }

    /// Highlights the row of the number typed so far; a digit that leads nowhere starts a new
    /// number.
    pub fn digit(&mut self, digit: char) {
        let rows = self.rows().len();
        let longer = format!("{}{digit}", self.digits);
        let reaches =
            |digits: &String| digits.parse().is_ok_and(|n: usize| (1..=rows).contains(&n));
        self.digits = if reaches(&longer) { longer } else { digit.to_string() };
        match self.digits.parse::<usize>() {
            Ok(number) if (1..=rows).contains(&number) => {
                self.unpicked = false;
                if let Some(cursor) = self.cursors.last_mut() {
                    *cursor = number - 1;
                }
            }
            _ => self.digits.clear(),
        }
    }

    /// Opens the highlighted fold, or returns the entry to be answered.
    pub fn enter(&mut self) -> Option<&Entry> {
        self.digits.clear();
        match self.row()? {
            Row::One(at) => self.entries.get(at),
            Row::Fold { .. } => {
                self.cursors.push(0);
                None
            }
        }
    }

    /// Closes what was opened last: the filter, then a fold. Returns whether anything was open.
    pub fn back(&mut self) -> bool {
        self.digits.clear();
        if self.filter != Filter::None || self.typing {
            self.set_filter(Filter::None);
            self.typing = false;
            return true;
        }
        if self.depth() > 0 {
            self.cursors.pop();
            return true;
        }
        false
    }

    pub fn set_filter(&mut self, filter: Filter) {
        if self.filter != filter {
            self.filter = filter;
            self.digits.clear();
            self.cursors = vec![0];
        }
    }
}

#[cfg(test)]
mod tests;
