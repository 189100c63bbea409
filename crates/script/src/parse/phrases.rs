//! The game's own phrases: all are tried, and the longest match wins.

use super::{KEPT, Reader};
use crate::lex::Token;
use crate::pattern::{Book, Patterns, Piece};
use crate::phrasebook::{Amount, Language, Slot, Slots};
use crate::tree::Said;
use crate::trouble::Trouble;
use spelling::nearest;

/// A matched phrase: its entry, its slots, how far it went.
struct Match<T: Language> {
    entry: u16,
    slots: Vec<Slot<T>>,
    end: usize,
}

/// Where parsing got stuck, and what was expected there.
#[derive(Default)]
struct Stuck {
    at: usize,
    expected: Vec<String>,
    /// An error that says more than a list of what was expected.
    trouble: Option<Trouble>,
}

impl Stuck {
    fn note(&mut self, at: usize, expected: Vec<String>) {
        if at > self.at {
            *self = Stuck { at, expected: Vec::new(), trouble: None };
        }
        if at == self.at {
            self.expected.extend(expected);
        }
    }

    fn note_trouble(&mut self, at: usize, trouble: Trouble) {
        self.note(at, Vec::new());
        if at == self.at && self.trouble.is_none() {
            self.trouble = Some(trouble);
        }
    }
}

impl<T: Language> Reader<'_, T> {
    pub(super) fn verb(&mut self) -> Result<Said<T, T::Verb>, Trouble> {
        let found = self.phrase(|book| &book.verbs, "an instruction")?;
        let entry = &T::phrasebook().verbs[found.entry as usize];
        let means = (entry.make)(&Slots(&found.slots));
        Ok(Said { entry: found.entry, slots: found.slots, means })
    }

    pub(super) fn who(&mut self, sort: Option<&str>) -> Result<Said<T, T::Who>, Trouble> {
        let start = self.here();
        let found = self.phrase(|book| &book.whos, "whom it concerns")?;
        let entry = &T::phrasebook().whos[found.entry as usize];
        let means = (entry.make)(&Slots(&found.slots));
        if let Some(sort) = sort.filter(|sort| *sort != T::sort(means)) {
            let what = format!("{} is given here, but {sort} is needed", T::sort(means));
            return Err(Trouble::at(start.to(self.behind()), what));
        }
        Ok(Said { entry: found.entry, slots: found.slots, means })
    }

    pub(super) fn when(&mut self) -> Result<Said<T, T::When>, Trouble> {
        let found = self.phrase(|book| &book.whens, "a condition")?;
        let entry = &T::phrasebook().whens[found.entry as usize];
        let means = (entry.make)(&Slots(&found.slots));
        Ok(Said { entry: found.entry, slots: found.slots, means })
    }

    pub(super) fn check(&mut self) -> Result<Said<T, T::Check>, Trouble> {
        let found = self.phrase(|book| &book.checks, "what is tested")?;
        let entry = &T::phrasebook().checks[found.entry as usize];
        let means = (entry.make)(&Slots(&found.slots));
        Ok(Said { entry: found.entry, slots: found.slots, means })
    }

    pub(super) fn amount(&mut self) -> Result<Amount<T>, Trouble> {
        if let Some(Token::Number(number)) = self.peek().map(|lexeme| lexeme.token) {
            self.at += 1;
            return Ok(Amount::Fixed(number));
        }
        let found = self.phrase(|book| &book.values, "a number")?;
        let entry = &T::phrasebook().values[found.entry as usize];
        let value = (entry.make)(&Slots(&found.slots));
        Ok(Amount::Counted { value, entry: found.entry })
    }

    fn phrase(&mut self, table: fn(&Book) -> &Patterns, what: &str) -> Result<Match<T>, Trouble> {
        let start = self.at;
        let mut best: Option<Match<T>> = None;
        let mut stuck = Stuck { at: start, ..Stuck::default() };
        for (entry, pieces) in table(self.book).iter().enumerate() {
            self.at = start;
            if let Some(slots) = self.follow(pieces, &mut stuck) {
                let longer = best.as_ref().is_none_or(|best| self.at > best.end);
                if longer {
                    best = Some(Match { entry: entry as u16, slots, end: self.at });
                }
            }
        }
        // A shorter match is not what was meant if a longer phrase got further.
        match best {
            Some(best) if best.end >= stuck.at || self.ends_statement(best.end) => {
                self.at = best.end;
                Ok(best)
            }
            _ => Err(self.complain(start, what, stuck)),
        }
    }

    fn ends_statement(&self, at: usize) -> bool {
        match self.lexemes.get(at).map(|lexeme| lexeme.token) {
            None | Some(Token::Semicolon | Token::Open | Token::Close | Token::Range(..)) => true,
            Some(Token::Word(word)) => KEPT.contains(&word),
            Some(_) => false,
        }
    }

    /// Tries one phrase; input is consumed only if all of it matches.
    fn follow(&mut self, pieces: &[Piece], stuck: &mut Stuck) -> Option<Vec<Slot<T>>> {
        let kinds = T::phrasebook().kinds;
        let mut slots = Vec::new();
        for piece in pieces {
            let at = self.at;
            let token = self.peek().map(|lexeme| lexeme.token);
            let fits = match (piece, token) {
                (Piece::Literal(words), Some(Token::Word(word))) if words.contains(&word) => {
                    self.at += 1;
                    true
                }
                (Piece::Optional(words), token) => {
                    if let Some(Token::Word(word)) = token {
                        self.at += usize::from(words.contains(&word));
                    }
                    true
                }
                (Piece::OneOf(words), Some(Token::Word(word))) => {
                    match words.iter().position(|known| *known == word) {
                        Some(which) => {
                            slots.push(Slot::Word(which as u8));
                            self.at += 1;
                            true
                        }
                        None => false,
                    }
                }
                (Piece::Signed, Some(Token::Signed(number))) => {
                    slots.push(Slot::Signed(number));
                    self.at += 1;
                    true
                }
                // A modifier of 0 may be left out.
                (Piece::Signed, _) => {
                    slots.push(Slot::Signed(0));
                    true
                }
                (Piece::Name(kind), Some(Token::Word(word))) => {
                    match self.names.id(kinds[*kind as usize], word) {
                        Some(id) => {
                            slots.push(Slot::Name { kind: *kind, id });
                            self.at += 1;
                            true
                        }
                        None => {
                            stuck.note_trouble(at, self.unknown_name(kinds[*kind as usize], word));
                            false
                        }
                    }
                }
                (Piece::Number | Piece::Who(_) | Piece::When | Piece::Check, Some(_)) => {
                    match self.inner(piece) {
                        Ok(slot) => {
                            slots.push(slot);
                            true
                        }
                        Err(trouble) => {
                            // Report the inner error only if some of it was read.
                            if trouble.span.end > self.lexemes[at].span.end {
                                stuck.note_trouble(at + 1, trouble);
                            }
                            false
                        }
                    }
                }
                _ => false,
            };
            if !fits {
                self.at = at;
                stuck.note(at, piece.expected(kinds));
                return None;
            }
        }
        stuck.at = stuck.at.max(self.at);
        Some(slots)
    }

    fn inner(&mut self, piece: &Piece) -> Result<Slot<T>, Trouble> {
        Ok(match piece {
            Piece::Who(sort) => {
                let Said { entry, slots, means } = self.who(*sort)?;
                Slot::Who { means, entry, slots }
            }
            Piece::When => {
                let Said { entry, slots, means } = self.when()?;
                Slot::When { means, entry, slots }
            }
            Piece::Check => {
                let Said { entry, slots, means } = self.check()?;
                Slot::Check { means, entry, slots }
            }
            _ => Slot::Amount(self.amount()?),
        })
    }

    fn unknown_name(&self, kind: &str, word: &str) -> Trouble {
        let trouble = Trouble::at(self.here(), format!("there is no {kind} \"{word}\""));
        match nearest(word, self.names.all(kind)) {
            Some(known) => trouble.advise(format!("did you mean `{known}`?")),
            None => trouble,
        }
    }

    fn complain(&self, start: usize, what: &str, stuck: Stuck) -> Trouble {
        let span = self.lexemes.get(stuck.at).map_or(self.end, |lexeme| lexeme.span);
        let mut expected = stuck.expected;
        expected.sort();
        expected.dedup();
        let found = self.lexemes.get(stuck.at).map(|lexeme| lexeme.token);
        let known = expected.iter().filter_map(|it| it.strip_prefix('`')?.strip_suffix('`'));
        let meant = match found {
            Some(Token::Word(word)) => nearest(word, known),
            _ => None,
        };
        if let Some(trouble) = stuck.trouble.filter(|_| meant.is_none()) {
            return trouble;
        }
        let trouble = match (stuck.at == start, found) {
            (true, Some(Token::Word(word))) => {
                Trouble::at(span, format!("{what} cannot start with \"{word}\""))
            }
            (_, None) => Trouble::at(span, "the text ends too early".to_owned()),
            (true, _) => Trouble::at(span, format!("{what} is missing here")),
            (false, _) => Trouble::at(span, "the phrase goes wrong here".to_owned()),
        };
        match meant {
            Some(word) => trouble.advise(format!("did you mean `{word}`?")),
            None if expected.is_empty() => trouble,
            None => {
                let shown: Vec<&str> = expected.iter().take(8).map(String::as_str).collect();
                let more = if expected.len() > 8 { ", …" } else { "" };
                trouble.advise(format!("expected {}{more}", shown.join(", ")))
            }
        }
    }
}
