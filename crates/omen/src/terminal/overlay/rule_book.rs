//! Looking up rules: by words in either language, by id, or those behind an option.

use super::Act;
use crate::terminal::app::App;
use crate::terminal::keys::Key;
use ledger::Rule;

#[derive(Debug)]
pub struct RuleBook {
    game: String,
    pub query: String,
    /// Ids behind the question or option this was opened from.
    behind: Vec<String>,
    pub found: Vec<&'static Rule>,
    pub cursor: usize,
    /// Show the text in the language that is not the screen's.
    pub other_language: bool,
}

const MOST: usize = 40;

impl RuleBook {
    /// Opened at the rules with these ids; without any, at the beginning of the book.
    pub fn behind(game: &str, mut ids: Vec<String>) -> Self {
        let mut seen = Vec::new();
        ids.retain(|id| {
            !seen.contains(id) && {
                seen.push(id.clone());
                true
            }
        });
        let mut book = Self {
            game: game.to_owned(),
            query: String::new(),
            behind: ids,
            found: Vec::new(),
            cursor: 0,
            other_language: false,
        };
        book.look_up();
        book
    }

    pub fn chosen(&self) -> Option<&'static Rule> {
        self.found.get(self.cursor).copied()
    }

    fn look_up(&mut self) {
        self.cursor = 0;
        let words = self.query.trim();
        if words.is_empty() {
            self.found = self.behind.iter().filter_map(|id| Some(ledger::find(id)?.1)).collect();
            if self.found.is_empty()
                && let Ok(book) = ledger::of(&self.game)
            {
                self.found = book.rules().iter().collect();
            }
            return;
        }
        self.found = match (ledger::find(words), ledger::of(&self.game)) {
            (Some((_, rule)), _) => vec![rule],
            (None, Ok(book)) => book.search(words, MOST).iter().map(|hit| hit.rule).collect(),
            (None, Err(_)) => Vec::new(),
        };
    }

    pub(super) fn press(&mut self, key: Key, _app: &App) -> Act {
        let last = self.found.len().saturating_sub(1);
        match key {
            Key::Char(letter) => {
                // `?` opens the book; pressed again it is not a search term.
                if letter != '?' {
                    self.query.push(letter);
                    self.look_up();
                }
            }
            Key::Backspace => {
                self.query.pop();
                self.look_up();
            }
            Key::Clear => {
                self.query.clear();
                self.look_up();
            }
            Key::Up => self.cursor = self.cursor.saturating_sub(1),
            Key::Down => self.cursor = (self.cursor + 1).min(last),
            Key::PageUp => self.cursor = self.cursor.saturating_sub(10),
            Key::PageDown => self.cursor = (self.cursor + 10).min(last),
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = last,
            Key::Tab | Key::BackTab => self.other_language = !self.other_language,
            Key::Esc | Key::Enter => return Act::Close,
            Key::Left | Key::Right | Key::Help | Key::Interrupt => {}
        }
        Act::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_opens_at_the_rules_behind_and_searches_both_languages() {
        let game = ledger::games()[0].key;
        let first = ledger::of(game).unwrap().rules()[0].id.clone();
        let mut book = RuleBook::behind(game, vec![first.clone(), first.clone()]);
        assert_eq!(book.found.len(), 1);
        assert_eq!(book.chosen().unwrap().id, first);
        for words in ["врата", "gate"] {
            book.query = words.to_owned();
            book.look_up();
            assert!(book.found.len() > 3, "{words}");
        }
    }
}
