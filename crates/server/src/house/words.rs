//! People's texts, as others are shown them.

use super::Trouble;

/// A text fit to be shown: trimmed, on one line, not too long, and without invisible characters.
pub fn tidy_words(what: &str, words: &str, most: usize) -> Result<String, Trouble> {
    let on_one_line = words.chars().map(|letter| match letter {
        '\u{2028}' | '\u{2029}' => ' ',
        letter if letter.is_control() => ' ',
        letter => letter,
    });
    let words = seen(on_one_line);
    let words = words.trim_matches(is_blank);
    if words.chars().count() > most {
        return Err(Trouble::too_long(what, most));
    }
    Ok(words.to_owned())
}

/// The characters of a text that are visible, or that shape a visible one.
pub fn seen(letters: impl IntoIterator<Item = char>) -> String {
    let mut letters = letters.into_iter().peekable();
    let mut seen = String::new();
    while let Some(letter) = letters.next() {
        let (last, next) = (seen.chars().next_back(), letters.peek().copied());
        let shows = match letter {
            JOINER => last.is_some_and(is_joined) && next.is_some_and(is_picture),
            letter if is_variant(letter) => {
                last.is_some_and(|last| has_variants(last) || is_key(last) && next == Some(KEYCAP))
            }
            letter => !is_unseen(letter),
        };
        if shows {
            seen.push(letter);
        }
    }
    seen
}

/// Whether a character is drawn as blank.
pub fn is_blank(letter: char) -> bool {
    // The last is a braille cell without dots.
    letter.is_whitespace() || letter == '\u{2800}'
}

/// Joins two emoji into one, such as the members of a family.
const JOINER: char = '\u{200d}';

/// Emoji that others can be joined to. Arrows and signs are among them: a runner facing right.
fn is_picture(letter: char) -> bool {
    matches!(letter,
        '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{23ff}' | '\u{2600}'..='\u{27bf}'
        | '\u{2b00}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// An emoji, or the selector that makes the character before it one.
fn is_joined(letter: char) -> bool {
    is_picture(letter) || letter == '\u{fe0f}'
}

/// Selects how the character before it is drawn.
fn is_variant(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// What is drawn on a telephone key, and the key around it.
fn is_key(letter: char) -> bool {
    matches!(letter, '0'..='9' | '#' | '*')
}

const KEYCAP: char = '\u{20e3}';

/// Emoji, signs that are also emoji, and Han characters.
fn has_variants(letter: char) -> bool {
    is_picture(letter)
        || matches!(letter,
            '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{24c2}'
            | '\u{25aa}'..='\u{25fe}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}'
            | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

/// Control characters, those that reverse, join or hide their neighbours, and characters drawn as
/// nothing at all.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_reverse_or_hide_text_are_removed() {
        let tidy = |words| tidy_words("A line", words, 20).unwrap();
        assert_eq!(tidy(" a\u{202e}b\u{200b}c\u{feff} "), "abc");
        assert_eq!(tidy("one\ntwo\u{2028}three\u{7}"), "one two three");
        assert_eq!(tidy("Ада, 李 <b>"), "Ада, 李 <b>");
        assert_eq!(tidy("\u{200b}\u{2066}"), "");
        assert_eq!(tidy("\u{2800} \u{3164}\u{ffa0}\u{fe0f}"), "");
        assert_eq!(tidy("a\u{200d}b\u{fe0f}"), "ab");
        assert!(tidy_words("A line", "123", 2).is_err());
    }

    #[test]
    fn emoji_made_of_several_characters_stay_whole() {
        for words in ["👨‍👩‍👧‍👦", "👩🏽‍🚀!", "❤️‍🔥", "🏳️‍🌈", "🏃‍♀️‍➡️", "1️⃣ ☕️", "葛\u{e0100}城"]
        {
            assert_eq!(tidy_words("A line", words, 20).unwrap(), words);
        }
    }
}
