//! Words, numbers and braces, each with its position in the text.

use crate::tree::Span;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'t> {
    /// A word or a name: letters, digits, dashes; `dark-pact`, `18-derringer`.
    Word(&'t str),
    /// A number without a sign.
    Number(i16),
    /// `+1`, `-2`.
    Signed(i16),
    /// A range of a table: `1-2`, `3+`; `0` alone is a number.
    Range(u8, u8),
    Open,
    Close,
    Colon,
    Semicolon,
    /// A character that the language does not use.
    Strange(char),
}

/// The highest end of a range such as `3+`.
pub const NO_END: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lexeme<'t> {
    pub token: Token<'t>,
    pub span: Span,
}

pub fn lex(text: &str) -> Vec<Lexeme<'_>> {
    let mut lexemes = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let at = text.len() - rest.len();
        let length = match first {
            c if c.is_whitespace() => {
                rest = &rest[c.len_utf8()..];
                continue;
            }
            '{' | '}' | ':' | ';' => 1,
            '+' | '-' => {
                1 + rest[1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - 1)
            }
            c if is_part(c) => rest.find(|c| !is_part(c) && c != '+').unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        let (word, tail) = rest.split_at(length);
        lexemes.push(Lexeme { token: token(word), span: Span { start: at, end: at + length } });
        rest = tail;
    }
    lexemes
}

fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '\''
}

fn token(word: &str) -> Token<'_> {
    match word {
        "{" => return Token::Open,
        "}" => return Token::Close,
        ":" => return Token::Colon,
        ";" => return Token::Semicolon,
        _ => {}
    }
    if let Some(number) = word.strip_prefix(['+', '-']) {
        let strange = Token::Strange(if word.starts_with('+') { '+' } else { '-' });
        let Ok(number) = number.parse::<i16>() else { return strange };
        return Token::Signed(if word.starts_with('-') { -number } else { number });
    }
    if let Ok(number) = word.parse::<i16>() {
        return Token::Number(number);
    }
    if let Some(range) = range(word) {
        return range;
    }
    match word.chars().next() {
        Some(first) if !is_part(first) => Token::Strange(first),
        _ => Token::Word(word),
    }
}

fn range(word: &str) -> Option<Token<'static>> {
    if let Some(low) = word.strip_suffix('+') {
        return Some(Token::Range(low.parse().ok()?, NO_END));
    }
    let (low, high) = word.split_once('-')?;
    Some(Token::Range(low.parse().ok()?, high.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        lex(text).into_iter().map(|lexeme| lexeme.token).collect()
    }

    #[test]
    fn words_numbers_and_ranges_are_distinguished() {
        assert_eq!(
            tokens("gain 18-derringer -1 +2 3+ 1-2 { x; 0: }"),
            [
                Token::Word("gain"),
                Token::Word("18-derringer"),
                Token::Signed(-1),
                Token::Signed(2),
                Token::Range(3, NO_END),
                Token::Range(1, 2),
                Token::Open,
                Token::Word("x"),
                Token::Semicolon,
                Token::Number(0),
                Token::Colon,
                Token::Close,
            ]
        );
    }

    #[test]
    fn unknown_characters_keep_their_position() {
        let found = lex("lose § 1");
        assert_eq!(found[1].token, Token::Strange('§'));
        assert_eq!(found[1].span, Span { start: 5, end: 7 });
        assert_eq!(tokens("- 1")[0], Token::Strange('-'));
    }
}
