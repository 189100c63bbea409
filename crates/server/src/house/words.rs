//! Words of people, as others are shown them.

use super::Trouble;

/// Words fit to be shown: trimmed, on one line, not too long, and nothing in them that one cannot see.
pub fn tidy_words(what: &str, words: &str, most: usize) -> Result<String, Trouble> {
    let shown = words.chars().filter_map(|letter| match letter {
        '\u{2028}' | '\u{2029}' => Some(' '),
        letter if letter.is_control() => Some(' '),
        letter => (!is_unseen(letter)).then_some(letter),
    });
    let words = shown.collect::<String>().trim().to_owned();
    if words.chars().count() > most {
        return Err(Trouble::too_long(what, most));
    }
    Ok(words)
}

/// Control characters, and those that turn, join or hide what stands beside them.
pub fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_turns_or_hides_words_is_taken_out_of_them() {
        let tidy = |words| tidy_words("A line", words, 20).unwrap();
        assert_eq!(tidy(" a\u{202e}b\u{200b}c\u{feff} "), "abc");
        assert_eq!(tidy("one\ntwo\u{2028}three\u{7}"), "one two three");
        assert_eq!(tidy("Ада, 李 <b>"), "Ада, 李 <b>");
        assert_eq!(tidy("\u{200b}\u{2066}"), "");
        assert!(tidy_words("A line", "123", 2).is_err());
    }
}
