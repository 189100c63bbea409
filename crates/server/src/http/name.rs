//! What a person's name may be.

use super::fault::{Fault, Kind};
use crate::house::{is_blank, seen};

const LONGEST: usize = 32;

/// The name as it is stored: trimmed, short, and without invisible characters.
pub fn fit(text: &str) -> Result<String, Fault> {
    let name = text.trim_matches(is_blank);
    let letters = name.chars().count();
    if !(1..=LONGEST).contains(&letters) {
        return Err(Fault::new(
            Kind::BadName,
            format!("A name must have 1 to {LONGEST} characters."),
        ));
    }
    if seen(name.chars()) != name {
        return Err(Fault::new(Kind::BadName, "A name must have only visible characters."));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn real_names_are_accepted() {
        let long = "x".repeat(32);
        for name in ["Ada", " Ада Лавлейс ", "李", "O'Neil-Smith", "<b>", "👨‍👩‍👧‍👦", "❤️", "⠁⠃", &long]
        {
            assert_eq!(fit(name).unwrap(), name.trim());
        }
    }

    #[test]
    fn empty_long_and_invisible_names_are_refused() {
        let long = "я".repeat(33);
        let odd = ["a\nb", "a\0b", "a\u{202e}b", "a\u{feff}", "a\u{200d}b", "a\u{fe0f}", &long];
        let blank = ["", "   ", "\u{200b}", "\u{3164}", "\u{ffa0}", "\u{115f}\u{1160}", "\u{2800}"];
        let joined = ["\u{200d}", "\u{fe0f}", "\u{3000}\u{2800}\u{a0}", "\u{34f}", "👨\u{200d}"];
        for name in odd.iter().chain(&blank).chain(&joined) {
            assert!(fit(name).is_err(), "{name:?}");
        }
    }
}
