//! Words from outside: which known word was probably meant, and how much of one an answer repeats.
//!
//! The sender chooses the length of a word, and comparing two words costs the product of their
//! lengths. So only the beginning of a long one is compared, and at most a line of it is ever
//! repeated.

/// How many characters of a word are compared. No meaningful word is longer.
const COMPARED: usize = 128;

/// How many characters an answer that repeats someone's text may have.
const LINE: usize = 400;

/// The edit distance between two words, if it is at most `most`.
pub fn slips(word: &str, known: &str, most: usize) -> Option<usize> {
    let (word, known) = (beginning(word), beginning(known));
    let apart = word.chars().count().abs_diff(known.chars().count());
    if apart > most {
        return None;
    }
    Some(strsim::damerau_levenshtein(word, known)).filter(|slips| *slips <= most)
}

/// The known word that was probably meant.
pub fn nearest<'w>(word: &str, known: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let most = 1 + beginning(word).len() / 4;
    known
        .into_iter()
        .filter_map(|known| Some((slips(word, known, most)?, known)))
        .min()
        .map(|(_, known)| known)
}

/// The similarity of two words by edit distance, from 0 to 1.
pub fn likeness_by_slips(word: &str, known: &str) -> f64 {
    strsim::normalized_damerau_levenshtein(beginning(word), beginning(known))
}

/// The similarity of two words, from 0 to 1; a common beginning counts for more.
pub fn likeness(word: &str, known: &str) -> f64 {
    strsim::jaro_winkler(beginning(word), beginning(known))
}

/// The part of a word that is compared.
pub fn beginning(word: &str) -> &str {
    match word.char_indices().nth(COMPARED) {
        Some((end, _)) => word.get(..end).unwrap_or(word),
        None => word,
    }
}

/// A text for one line of an answer: without line breaks, and no longer than a line.
pub fn one_line(text: impl Into<String>) -> String {
    let text = text.into();
    let breaks = |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
    if text.len() <= LINE && !text.contains(breaks) {
        return text;
    }
    let mut letters = text.chars().map(|letter| if breaks(letter) { ' ' } else { letter });
    let mut line: String = letters.by_ref().take(LINE).collect();
    if letters.next().is_some() {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_counted_up_to_a_limit() {
        assert_eq!(slips("hosue", "house", 1), Some(1));
        assert_eq!(slips("hoe", "house", 1), None);
        assert_eq!(slips("дом", "дым", 2), Some(1));
        assert!(likeness("offerd", "offered") > 0.9);
        assert!(likeness_by_slips("CWD-01", "CWD-02") > 0.8);
    }

    #[test]
    fn the_word_probably_meant_is_the_one_with_the_fewest_slips() {
        assert_eq!(nearest("hosue", ["mouse", "house"]), Some("house"));
        assert_eq!(nearest("x", ["mouse", "house"]), None);
    }

    #[test]
    fn only_the_beginning_of_a_long_word_is_compared() {
        let long = "ы".repeat(1 << 20);
        assert_eq!(beginning(&long).chars().count(), COMPARED);
        assert_eq!(beginning("short"), "short");
        assert_eq!(slips(&long, &"ы".repeat(COMPARED + 9), 3), Some(0));
        assert_eq!(slips(&long, "ы", usize::MAX), Some(COMPARED - 1));
        assert!(likeness(&long, "east") < 0.1 && likeness_by_slips(&long, "east") < 0.1);
    }

    #[test]
    fn an_answer_repeats_one_line_and_no_more() {
        assert_eq!(one_line("there is no \"east\""), "there is no \"east\"");
        assert_eq!(one_line("one\ntwo\u{1b}[31m\u{2028}three"), "one two [31m three");
        let long = one_line("ы".repeat(1 << 20));
        assert_eq!((long.chars().count(), long.chars().last()), (LINE + 1, Some('…')));
    }
}
