//! What may be a person's name.

use super::fault::{Fault, Kind};
use crate::house::is_unseen;

const LONGEST: usize = 32;

/// The name as it is kept: without spaces around it, short, and nothing in it that one cannot see.
pub fn fit(text: &str) -> Result<String, Fault> {
    let name = text.trim();
    let letters = name.chars().count();
    if !(1..=LONGEST).contains(&letters) {
        return Err(Fault::new(Kind::BadName, format!("A name has 1 to {LONGEST} letters.")));
    }
    if name.chars().any(is_unseen) {
        return Err(Fault::new(Kind::BadName, "A name has only letters that can be seen."));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_names() {
        for name in ["Ada", " Ада Лавлейс ", "李", "O'Neil-Smith", "<b>", "x".repeat(32).as_str()]
        {
            assert_eq!(fit(name).unwrap(), name.trim());
        }
    }

    #[test]
    fn nothing_and_too_much_and_the_unseen_are_not() {
        let long = "я".repeat(33);
        for name in ["", "   ", "a\nb", "a\0b", "a\u{202e}b", "\u{200b}", "a\u{feff}", &long] {
            assert!(fit(name).is_err(), "{name:?}");
        }
    }
}
