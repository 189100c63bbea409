//! What temporarily lies over the table: pages, lists, questions, forms.

pub mod path_field;
pub mod rule_book;
pub mod why_not;

pub use path_field::{PathField, Purpose};
pub use rule_book::RuleBook;
pub use why_not::WhyNot;

use super::app::App;
use super::commands::Command;
use super::keys::{Key, command_letter};
use super::scroll::Scroll;
use scene::Phrase;

#[derive(Debug)]
pub enum Overlay {
    Page(Page, Scroll),
    WhyNot(WhyNot),
    Rules(RuleBook),
    Ask(Ask),
    Path(PathField),
}

/// A text to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    Help,
    Log,
    /// Every sheet with every card and its text.
    Sheets,
    Result,
}

/// A yes-or-no question.
#[derive(Debug)]
pub struct Ask {
    pub question: Phrase,
    pub yes: Command,
}

/// What an overlay wants after a key.
#[derive(Debug)]
pub enum Act {
    Stay,
    Close,
    Open(Overlay),
    Obey(Command),
}

impl Overlay {
    pub fn press(&mut self, key: Key, app: &App) -> Act {
        match self {
            Overlay::Page(page, scroll) => press_page(*page, scroll, key),
            Overlay::WhyNot(list) => list.press(key, app),
            Overlay::Rules(book) => book.press(key, app),
            Overlay::Ask(ask) => ask.press(key),
            Overlay::Path(field) => field.press(key),
        }
    }

    /// Whether letters are text here rather than commands.
    pub fn takes_letters(&self) -> bool {
        matches!(self, Overlay::Rules(_) | Overlay::Path(_))
    }
}

fn press_page(page: Page, scroll: &mut Scroll, key: Key) -> Act {
    if scroll.press(key) {
        return Act::Stay;
    }
    let letter = match page {
        Page::Help => 'h',
        Page::Log => 'l',
        Page::Sheets => 'i',
        Page::Result => 'r',
    };
    match key {
        Key::Esc | Key::Enter | Key::Help => Act::Close,
        // The key that opened the page closes it; `q` first closes what is open.
        Key::Char(it) if [letter, 'q'].contains(&command_letter(it)) => Act::Close,
        _ => Act::Stay,
    }
}

impl Ask {
    /// «н» is «нет» to a Russian and the `y` key to the keyboard: it means no.
    fn press(&self, key: Key) -> Act {
        match key {
            Key::Enter | Key::Char('y' | 'Y' | 'д' | 'Д') => Act::Obey(self.yes.clone()),
            Key::Esc | Key::Char('n' | 'N' | 'н' | 'Н' | 'q' | 'й') => Act::Close,
            _ => Act::Stay,
        }
    }
}
