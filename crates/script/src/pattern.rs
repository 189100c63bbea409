//! The phrases of a phrasebook, split into pieces once.

use crate::phrasebook::{Language, Phrasebook};

/// One piece of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// One of these words; they are interchangeable.
    Literal(Vec<&'static str>),
    /// Words that may be left out.
    Optional(Vec<&'static str>),
    /// One of these words; it matters which.
    OneOf(Vec<&'static str>),
    Number,
    Signed,
    /// A selector, of this sort if one is named.
    Who(Option<&'static str>),
    When,
    Check,
    Name(u8),
}

impl Piece {
    /// How this piece is described in "expected …".
    pub fn expected(&self, kinds: &[&'static str]) -> Vec<String> {
        match self {
            Piece::Literal(words) | Piece::OneOf(words) => {
                words.iter().map(|word| format!("`{word}`")).collect()
            }
            Piece::Optional(_) => Vec::new(),
            Piece::Number => vec!["a number".to_owned()],
            Piece::Signed => vec!["a modifier such as -1".to_owned()],
            Piece::Who(None) => vec!["whom it concerns".to_owned()],
            Piece::Who(Some(sort)) => vec![format!("which {sort}")],
            Piece::When => vec!["a condition".to_owned()],
            Piece::Check => vec!["what is tested".to_owned()],
            Piece::Name(kind) => vec![format!("the name of a {}", kinds[*kind as usize])],
        }
    }

    /// Whether the piece fills a slot.
    pub fn is_slot(&self) -> bool {
        !matches!(self, Piece::Literal(_) | Piece::Optional(_))
    }
}

/// All phrases of one table, in order.
pub type Patterns = Vec<Vec<Piece>>;

/// The whole phrasebook, split into pieces.
#[derive(Debug, Default)]
pub struct Book {
    pub verbs: Patterns,
    pub values: Patterns,
    pub whos: Patterns,
    pub whens: Patterns,
    pub checks: Patterns,
}

impl Book {
    pub fn of<T: Language>(book: &'static Phrasebook<T>) -> Book {
        let kinds = book.kinds;
        let all = |says: &mut dyn Iterator<Item = &'static str>| {
            says.map(|says| pieces(says, kinds)).collect()
        };
        Book {
            verbs: all(&mut book.verbs.iter().map(|entry| entry.says)),
            values: all(&mut book.values.iter().map(|entry| entry.says)),
            whos: all(&mut book.whos.iter().map(|entry| entry.says)),
            whens: all(&mut book.whens.iter().map(|entry| entry.says)),
            checks: all(&mut book.checks.iter().map(|entry| entry.says)),
        }
    }
}

/// The pieces of one phrase. A slot of an unknown kind is a mistake in the game's table; it is
/// treated as a literal that no text will ever match, and the game's own test reports it.
pub fn pieces(says: &'static str, kinds: &[&'static str]) -> Vec<Piece> {
    says.split_whitespace()
        .map(|word| {
            if let Some(slot) = word.strip_prefix('<').and_then(|word| word.strip_suffix('>')) {
                return slot_piece(slot, kinds).unwrap_or(Piece::Literal(vec![word]));
            }
            if let Some(words) = word.strip_prefix('{').and_then(|word| word.strip_suffix('}')) {
                return Piece::OneOf(words.split('|').collect());
            }
            if let Some(words) = word.strip_prefix('[').and_then(|word| word.strip_suffix(']')) {
                return Piece::Optional(words.split('/').collect());
            }
            Piece::Literal(word.split('/').collect())
        })
        .collect()
}

fn slot_piece(slot: &'static str, kinds: &[&'static str]) -> Option<Piece> {
    if let Some(sort) = slot.strip_prefix("who:") {
        return Some(Piece::Who(Some(sort)));
    }
    Some(match slot {
        "n" => Piece::Number,
        "signed" => Piece::Signed,
        "who" => Piece::Who(None),
        "when" => Piece::When,
        "check" => Piece::Check,
        kind => Piece::Name(kinds.iter().position(|known| *known == kind)? as u8),
    })
}

/// Slots of unknown kinds: mistakes in a phrasebook.
pub fn unknown_slots<T: Language>(book: &'static Phrasebook<T>) -> Vec<String> {
    let says = book.verbs.iter().map(|entry| entry.says);
    let says = says.chain(book.values.iter().map(|entry| entry.says));
    let says = says.chain(book.whos.iter().map(|entry| entry.says));
    let says = says.chain(book.whens.iter().map(|entry| entry.says));
    let says = says.chain(book.checks.iter().map(|entry| entry.says));
    says.flat_map(|says| {
        says.split_whitespace()
            .filter_map(|word| word.strip_prefix('<')?.strip_suffix('>'))
            .filter(|slot| slot_piece(slot, book.kinds).is_none())
            .map(move |slot| format!("<{slot}> in \"{says}\""))
    })
    .collect()
}
