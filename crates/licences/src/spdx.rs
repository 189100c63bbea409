//! Licence expressions as crates write them: `MIT OR (Apache-2.0 AND ISC)`.
//!
//! Not the `spdx` crate: only the names in `deny.toml` count, so its table of all known licences is
//! not needed.

use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    /// One licence, with its exception if it has one: `Apache-2.0 WITH LLVM-exception`.
    Licence(String),
    Any(Vec<Expression>),
    All(Vec<Expression>),
}

impl Expression {
    /// Reads an expression; `/` is how `OR` used to be written.
    pub fn read(text: &str) -> Result<Self, String> {
        let spaced = text.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
        let mut words = Words { words: spaced.split_whitespace().collect(), at: 0 };
        let whole = words.any()?;
        match words.peek() {
            None => Ok(whole),
            Some(word) => Err(format!("{word:?} was not expected in {text:?}")),
        }
    }

    pub fn is_met_by(&self, allowed: &BTreeSet<String>) -> bool {
        match self {
            Self::Licence(name) => allowed.contains(name),
            Self::Any(parts) => parts.iter().any(|part| part.is_met_by(allowed)),
            Self::All(parts) => parts.iter().all(|part| part.is_met_by(allowed)),
        }
    }
}

struct Words<'a> {
    words: Vec<&'a str>,
    at: usize,
}

impl<'a> Words<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    fn any(&mut self) -> Result<Expression, String> {
        let mut parts = vec![self.all()?];
        while self.take("OR") {
            parts.push(self.all()?);
        }
        Ok(alone(parts).unwrap_or_else(Expression::Any))
    }

    fn all(&mut self) -> Result<Expression, String> {
        let mut parts = vec![self.one()?];
        while self.take("AND") {
            parts.push(self.one()?);
        }
        Ok(alone(parts).unwrap_or_else(Expression::All))
    }

    fn one(&mut self) -> Result<Expression, String> {
        if self.take("(") {
            let inside = self.any()?;
            return if self.take(")") { Ok(inside) } else { Err("a ) is missing".to_owned()) };
        }
        let name = self.name()?;
        if self.take("WITH") {
            return Ok(Expression::Licence(format!("{name} WITH {}", self.name()?)));
        }
        Ok(Expression::Licence(name.to_owned()))
    }

    fn name(&mut self) -> Result<&'a str, String> {
        match self.peek() {
            None | Some("OR" | "AND" | "WITH" | "(" | ")") => {
                Err("a licence is missing".to_owned())
            }
            Some(name) => {
                self.at += 1;
                Ok(name)
            }
        }
    }
}

/// The only part there is, or all of them back.
fn alone(mut parts: Vec<Expression>) -> Result<Expression, Vec<Expression>> {
    if parts.len() == 1 { parts.pop().ok_or_else(Vec::new) } else { Err(parts) }
}

#[cfg(test)]
mod tests {
    use super::Expression;

    fn met(text: &str, allowed: &[&str]) -> bool {
        let allowed = allowed.iter().map(|name| (*name).to_owned()).collect();
        Expression::read(text).unwrap().is_met_by(&allowed)
    }

    #[test]
    fn either_is_enough_and_both_are_needed() {
        assert!(met("MIT OR GPL-3.0-only", &["MIT"]));
        assert!(met("GPL-2.0-only/MIT", &["MIT"]));
        assert!(!met("MIT AND GPL-3.0-only", &["MIT"]));
        assert!(met("(MIT OR Apache-2.0) AND Unicode-3.0", &["MIT", "Unicode-3.0"]));
        assert!(!met("(MIT OR Apache-2.0) AND Unicode-3.0", &["MIT"]));
        assert!(met("ISC AND MIT OR GPL-3.0-only", &["GPL-3.0-only"]), "AND binds more tightly");
    }

    #[test]
    fn an_exception_is_part_of_its_licence() {
        assert!(!met("Apache-2.0 WITH LLVM-exception", &["Apache-2.0"]));
        assert!(met("Apache-2.0 WITH LLVM-exception", &["Apache-2.0 WITH LLVM-exception"]));
    }

    #[test]
    fn what_is_no_expression_is_refused() {
        for text in ["", "MIT OR", "(MIT", "MIT)", "MIT Apache-2.0", "AND MIT", "MIT WITH"] {
            assert!(Expression::read(text).is_err(), "{text:?}");
        }
    }
}
