//! Words as a search compares them: folded, stemmed, and likened to one another.

use std::collections::HashSet;

/// How like two words are, from 0 to 1, by the way in which they are.
const SAME: f32 = 1.0;
const SAME_STEM: f32 = 0.95;
const BEGINNING: f32 = 0.8;
const KIN: f32 = 0.7;
const INSIDE: f32 = 0.6;
/// The most that a misspelt word is worth.
const MISSPELT: f32 = 0.6;
/// The share of trigrams (Dice) from which one word may be a misspelling of another.
const MISSPELT_FROM: f32 = 0.4;

/// One word, with what is compared about it.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    letters: String,
    count: usize,
    /// How many bytes of the letters are the stem.
    stem: usize,
}

/// The words of a text, in small letters and with `ё` as `е`.
pub(crate) fn split(text: &str) -> impl Iterator<Item = String> {
    let folded = text.to_lowercase().replace('ё', "е");
    let words: Vec<String> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    words.into_iter()
}

impl Word {
    pub(crate) fn new(letters: String) -> Self {
        let stem = stem(&letters).len();
        Self { count: letters.chars().count(), stem, letters }
    }

    /// How surely `self`, a word of a query, means `other`, a word of a rule.
    pub(crate) fn means(&self, other: &Word) -> f32 {
        let (asked, there) = (self.letters.as_str(), other.letters.as_str());
        if asked == there {
            return SAME;
        }
        if self.count < 3 || other.count < 3 {
            return 0.0;
        }
        if asked.get(..self.stem) == there.get(..other.stem) {
            return SAME_STEM;
        }
        let longer_form = other.count > 3 && self.count <= other.count + 3;
        if there.starts_with(asked) || longer_form && asked.starts_with(there) {
            return BEGINNING;
        }
        let shared = asked.chars().zip(there.chars()).take_while(|(a, b)| a == b).count();
        if shared >= 5 && shared * 10 >= self.count.max(other.count) * 7 {
            return KIN;
        }
        if there.contains(asked) { INSIDE } else { 0.0 }
    }

    /// How likely `self` is a misspelling of `other`: by shared trigrams, or one slip of a finger.
    pub(crate) fn misspells(&self, other: &Word) -> f32 {
        if self.count < 4 || other.count < 4 || self.count.abs_diff(other.count) > 3 {
            return 0.0;
        }
        let alike = dice(&trigrams(&self.letters), &trigrams(&other.letters));
        if alike >= MISSPELT_FROM {
            return MISSPELT * alike;
        }
        let slip = strsim::osa_distance(&self.letters, &other.letters) == 1;
        if slip { MISSPELT * MISSPELT_FROM } else { 0.0 }
    }
}

/// Endings of nouns and adjectives in both languages, the longest first.
///
/// Verbs are left to the other likenesses: their endings would cut nouns such as «смерть».
const ENDINGS: [&str; 61] = [
    "иями", "ings", "иях", "иям", "ией", "ием", "ами", "ями", "ого", "его", "ому", "ему", "ыми",
    "ими", "ing", "ies", "ers", "ия", "ии", "ию", "ие", "ая", "яя", "ое", "ее", "ые", "ый", "ий",
    "ой", "ей", "ом", "ем", "ам", "ям", "ах", "ях", "ых", "их", "ым", "им", "ов", "ев", "ую", "юю",
    "ью", "es", "ed", "er", "ly", "а", "я", "о", "е", "и", "ы", "у", "ю", "ь", "s", "e", "y",
];

/// What is left of a word without its ending; at least three letters are.
fn stem(word: &str) -> &str {
    ENDINGS
        .iter()
        .filter_map(|ending| word.strip_suffix(ending))
        .find(|stem| stem.chars().nth(2).is_some())
        .unwrap_or(word)
}

/// The runs of three letters in a word, its edges counted as letters.
fn trigrams(word: &str) -> HashSet<[char; 3]> {
    let padded: Vec<char> = "  ".chars().chain(word.chars()).chain(" ".chars()).collect();
    padded.windows(3).map(|run| [run[0], run[1], run[2]]).collect()
}

/// Dice's measure: twice what two sets share over what they have together.
fn dice(a: &HashSet<[char; 3]>, b: &HashSet<[char; 3]>) -> f32 {
    2.0 * a.intersection(b).count() as f32 / (a.len() + b.len()) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(letters: &str) -> Word {
        Word::new(letters.to_owned())
    }

    #[test]
    fn splitting_folds_case_and_yo() {
        let words: Vec<_> = split("Всё — CWD-ELDER-05, «Й’ха»!").collect();
        assert_eq!(words, ["все", "cwd", "elder", "05", "й", "ха"]);
    }

    #[test]
    fn inflections_share_a_stem() {
        for (asked, there) in [
            ("gates", "gate"),
            ("abilities", "ability"),
            ("battling", "battle"),
            ("revealed", "reveal"),
            ("врат", "врата"),
            ("врата", "вратами"),
            ("свободные", "свободными"),
            ("энергия", "энергией"),
            ("смерть", "смерти"),
        ] {
            assert_eq!(word(asked).means(&word(there)), SAME_STEM, "{asked} {there}");
        }
    }

    #[test]
    fn beginnings_kin_and_insides_are_worth_less() {
        assert_eq!(word("spell").means(&word("spellbook")), BEGINNING);
        assert_eq!(word("controlled").means(&word("control")), BEGINNING);
        assert_eq!(word("elimination").means(&word("eliminate")), KIN);
        assert_eq!(word("book").means(&word("spellbook")), INSIDE);
        assert_eq!(word("gate").means(&word("tower")), 0.0);
        assert_eq!(word("1").means(&word("12")), 0.0);
    }

    #[test]
    fn misspellings_are_recognised() {
        assert!(word("ritaul").misspells(&word("ritual")) > 0.0);
        assert!(word("gtae").misspells(&word("gate")) > 0.0);
        assert!(word("гримуары").misspells(&word("гремуар")) > 0.0);
        assert_eq!(word("tower").misspells(&word("ritual")), 0.0);
        assert_eq!(word("hasur").misspells(&word("has")), 0.0);
    }
}
