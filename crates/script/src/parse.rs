//! From text to tree.

mod phrases;

use crate::check;
use crate::lex::{Lexeme, Token, lex};
use crate::pattern::Book;
use crate::phrasebook::{Amount, Language, Names};
use crate::tree::{Branch, Node, Span, Tree};
use crate::trouble::Trouble;
use std::marker::PhantomData;

/// A game's phrasebook, prepared for parsing.
#[derive(Debug)]
pub struct Lexicon<T: Language> {
    book: Book,
    language: PhantomData<fn() -> T>,
}

impl<T: Language> Lexicon<T> {
    pub fn new() -> Self {
        Lexicon { book: Book::of(T::phrasebook()), language: PhantomData }
    }

    /// Reads one effect and checks it.
    pub fn read(&self, text: &str, names: &dyn Names) -> Result<Tree<T>, Vec<Trouble>> {
        let lexemes = lex(text);
        let end = Span { start: text.len(), end: text.len() };
        let mut reader = Reader::<T> {
            lexemes: &lexemes,
            at: 0,
            end,
            names,
            book: &self.book,
            language: PhantomData,
        };
        let tree = reader.whole().map_err(|trouble| vec![trouble])?;
        let troubles = check::check(&tree);
        if troubles.is_empty() { Ok(tree) } else { Err(troubles) }
    }
}

impl<T: Language> Default for Lexicon<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// Reserved words.
pub const KEPT: [&str; 13] = [
    "test", "else", "may", "unless", "choose", "or", "for", "each", "pick", "if", "repeat", "roll",
    "result",
];

struct Reader<'r, T: Language> {
    lexemes: &'r [Lexeme<'r>],
    at: usize,
    /// The position just after the text.
    end: Span,
    names: &'r dyn Names,
    book: &'r Book,
    language: PhantomData<fn() -> T>,
}

impl<'r, T: Language> Reader<'r, T> {
    fn peek(&self) -> Option<Lexeme<'r>> {
        self.lexemes.get(self.at).copied()
    }

    fn here(&self) -> Span {
        self.peek().map_or(self.end, |lexeme| lexeme.span)
    }

    /// The position of what was read last.
    fn behind(&self) -> Span {
        self.at.checked_sub(1).map_or(self.end, |at| self.lexemes[at].span)
    }

    fn takes(&mut self, token: Token<'_>) -> bool {
        let found = self.peek().is_some_and(|lexeme| lexeme.token == token);
        self.at += usize::from(found);
        found
    }

    fn needs(&mut self, token: Token<'_>, what: &str) -> Result<(), Trouble> {
        if self.takes(token) {
            return Ok(());
        }
        Err(Trouble::at(self.here(), format!("{what} is missing here")))
    }

    fn whole(&mut self) -> Result<Tree<T>, Trouble> {
        let tree = self.sequence()?;
        match self.peek() {
            None => Ok(tree),
            Some(lexeme) => Err(Trouble::at(lexeme.span, "this does not close anything")
                .advise("remove it, or open a block with `{` before it")),
        }
    }

    /// `statement; statement; …`
    fn sequence(&mut self) -> Result<Tree<T>, Trouble> {
        let mut nodes = Vec::new();
        while !matches!(self.peek().map(|lexeme| lexeme.token), None | Some(Token::Close)) {
            let start = self.here();
            let node = self.statement()?;
            nodes.push((node, start.to(self.behind())));
            if !self.takes(Token::Semicolon) {
                break;
            }
        }
        match self.peek() {
            None => Ok(Tree { nodes }),
            Some(lexeme) if lexeme.token == Token::Close => Ok(Tree { nodes }),
            Some(lexeme) => Err(Trouble::at(lexeme.span, "the statement is complete before this")
                .advise("put `;` between statements")),
        }
    }

    fn block(&mut self) -> Result<Tree<T>, Trouble> {
        let open = self.here();
        self.needs(Token::Open, "`{`")?;
        let tree = self.sequence()?;
        if self.takes(Token::Close) {
            return Ok(tree);
        }
        Err(Trouble::at(open, "this block is never closed").advise("close it with `}`"))
    }

    fn otherwise(&mut self) -> Result<Tree<T>, Trouble> {
        if self.takes(Token::Word("else")) { self.block() } else { Ok(Tree::empty()) }
    }

    /// A statement with its `unless`, if any.
    fn statement(&mut self) -> Result<Node<T>, Trouble> {
        let start = self.here();
        let node = self.plain()?;
        if !self.takes(Token::Word("unless")) {
            return Ok(node);
        }
        let deed = Tree { nodes: vec![(node, start.to(self.behind()))] };
        let escape = self.one_or_block()?;
        Ok(Node::Unless { deed, escape })
    }

    /// A block, or a single statement without braces.
    fn one_or_block(&mut self) -> Result<Tree<T>, Trouble> {
        if self.peek().is_some_and(|lexeme| lexeme.token == Token::Open) {
            return self.block();
        }
        let start = self.here();
        let node = self.plain()?;
        Ok(Tree { nodes: vec![(node, start.to(self.behind()))] })
    }

    fn plain(&mut self) -> Result<Node<T>, Trouble> {
        let Some(lexeme) = self.peek() else {
            return Err(Trouble::at(self.end, "a statement is missing here"));
        };
        match lexeme.token {
            // Several statements with one `unless`.
            Token::Open => {
                let mut tree = self.block()?;
                match tree.nodes.len() {
                    1 => Ok(tree.nodes.remove(0).0),
                    _ => Ok(Node::Repeat { times: Amount::Fixed(1), body: tree }),
                }
            }
            Token::Word("test") => self.test(),
            Token::Word("roll") => self.roll(),
            Token::Word("result") => self.result(),
            Token::Word("may") => self.may(),
            Token::Word("choose") if self.opens_after(1) => self.choose(),
            Token::Word("for") => self.each(),
            Token::Word("pick") => self.pick(),
            Token::Word("if") => self.condition(),
            Token::Word("repeat") => self.repeat(),
            _ => Ok(Node::Do(self.verb()?)),
        }
    }

    fn opens_after(&self, ahead: usize) -> bool {
        self.lexemes.get(self.at + ahead).is_some_and(|lexeme| lexeme.token == Token::Open)
    }

    fn test(&mut self) -> Result<Node<T>, Trouble> {
        self.at += 1;
        let check = self.check()?;
        let pass = if self.peek().is_some_and(|it| it.token == Token::Open) {
            self.block()?
        } else {
            Tree::empty()
        };
        Ok(Node::Test { check, pass, fail: self.otherwise()? })
    }

    fn roll(&mut self) -> Result<Node<T>, Trouble> {
        self.at += 1;
        let dice = self.amount()?;
        let _ = self.takes(Token::Word("die")) || self.takes(Token::Word("dice"));
        Ok(Node::Table { dice: Some(dice), branches: self.table()? })
    }

    fn result(&mut self) -> Result<Node<T>, Trouble> {
        self.at += 1;
        Ok(Node::Table { dice: None, branches: self.table()? })
    }

    /// `{ 0: … 1-2: … 3+: … }`
    fn table(&mut self) -> Result<Vec<Branch<T>>, Trouble> {
        let open = self.here();
        self.needs(Token::Open, "`{`")?;
        let mut branches = Vec::new();
        while !self.takes(Token::Close) {
            let Some(lexeme) = self.peek() else {
                return Err(
                    Trouble::at(open, "this table is never closed").advise("close it with `}`")
                );
            };
            let (low, high) = match lexeme.token {
                Token::Range(low, high) => (low, high),
                Token::Number(number @ 0..=254) => (number as u8, number as u8),
                _ => {
                    return Err(Trouble::at(lexeme.span, "a result is missing here")
                        .advise("write `1:`, `1-2:` or `3+:` before what it leads to"));
                }
            };
            self.at += 1;
            self.needs(Token::Colon, "`:`")?;
            let body = self.line()?;
            branches.push(Branch { low, high, body, span: lexeme.span });
        }
        Ok(branches)
    }

    /// The statements of one line of a table: up to the next result or the end.
    fn line(&mut self) -> Result<Tree<T>, Trouble> {
        let mut nodes = Vec::new();
        loop {
            match self.peek().map(|lexeme| lexeme.token) {
                None | Some(Token::Close | Token::Range(..)) => break,
                Some(Token::Number(_)) if self.colon_after() => break,
                _ => {}
            }
            let start = self.here();
            let node = self.statement()?;
            nodes.push((node, start.to(self.behind())));
            if !self.takes(Token::Semicolon) {
                break;
            }
        }
        Ok(Tree { nodes })
    }

    fn colon_after(&self) -> bool {
        self.lexemes.get(self.at + 1).is_some_and(|lexeme| lexeme.token == Token::Colon)
    }

    fn may(&mut self) -> Result<Node<T>, Trouble> {
        self.at += 1;
        let mut cost = Tree::empty();
        if !self.peek().is_some_and(|lexeme| lexeme.token == Token::Open) {
            let start = self.here();
            let verb = Node::Do(self.verb()?);
            cost.nodes.push((verb, start.to(self.behind())));
            if !self.peek().is_some_and(|lexeme| lexeme.token == Token::Open) {
                // `may gain 1 clue` is an offer, not a price.
                return Ok(Node::May {
                    cost: Tree::empty(),
                    then: cost,
                    otherwise: self.otherwise()?,
                });
            }
        }
        let then = self.block()?;
        Ok(Node::May { cost, then, otherwise: self.otherwise()? })
    }

    fn choose(&mut self) -> Result<Node<T>, Trouble> {
        let start = self.here();
        self.at += 1;
        let mut ways = vec![self.block()?];
        while self.takes(Token::Word("or")) {
            ways.push(self.block()?);
        }
        if ways.len() < 2 {
            return Err(Trouble::at(start.to(self.behind()), "there is nothing to choose between")
                .advise("add `or { … }`"));
        }
        Ok(Node::Choose(ways))
    }

    fn each(&mut self) -> Result<Node<T>, Trouble> {
        self.at += 1;
        self.needs(Token::Word("each"), "`each`")?;
        let who = self.who(None)?;
        Ok(Node::Each { who, body: self.block()? })
    }

    fn pick(&mut self) -> Result<Node<T>, Trouble> {
        self.at += 1;
        let who = self.who(None)?;
        Ok(Node::Pick { who, body: self.block()? })
    }

    fn condition(&mut self) -> Result<Node<T>, Trouble> {
        self.at += 1;
        let when = self.when()?;
        let then = self.block()?;
        Ok(Node::If { when, then, otherwise: self.otherwise()? })
    }

    fn repeat(&mut self) -> Result<Node<T>, Trouble> {
        self.at += 1;
        let times = self.amount()?;
        self.takes(Token::Word("times"));
        Ok(Node::Repeat { times, body: self.block()? })
    }
}
