//! What a field of a position says, as the game asks for it.

use super::{BadField, Field};

impl Field {
    /// A number that fits where it goes.
    pub fn number<N: TryFrom<i64>>(&self) -> Result<N, BadField> {
        let Field::Number(number) = self else { return Err(self.is_no("a number")) };
        N::try_from(*number).map_err(|_| BadField::value(format!("{number} is out of range"), None))
    }

    pub fn flag(&self) -> Result<bool, BadField> {
        let Field::Flag(flag) = self else { return Err(self.is_no("true or false")) };
        Ok(*flag)
    }

    pub fn text(&self) -> Result<&str, BadField> {
        let Field::Text(text) = self else { return Err(self.is_no("a text")) };
        Ok(text)
    }

    pub fn list(&self) -> Result<&[Field], BadField> {
        let Field::List(items) = self else { return Err(self.is_no("a list")) };
        Ok(items)
    }

    /// The texts of a list, "3 ghoul" written out.
    pub fn texts(&self) -> Result<Vec<String>, BadField> {
        let items = self.spelled_out();
        items.list()?.iter().map(|item| item.text().map(str::to_owned)).collect()
    }

    /// One of these words, by its place among them.
    pub fn word(&self, words: &[&str]) -> Result<usize, BadField> {
        word(self.text()?, words)
    }

    fn is_no(&self, expected: &str) -> BadField {
        BadField::value(format!("{expected} is expected, not {self}"), None)
    }
}

/// One of these words, by its place among them.
pub fn word(given: &str, words: &[&str]) -> Result<usize, BadField> {
    words.iter().position(|word| *word == given).ok_or_else(|| {
        let what = format!("\"{given}\" is none of {}", words.join(", "));
        BadField::value(what, nearest(given, words.iter().copied()))
    })
}

/// The word that was probably meant, for a message.
pub fn nearest<'w>(given: &str, known: impl IntoIterator<Item = &'w str>) -> Option<String> {
    spelling::nearest(given, known).map(str::to_owned)
}

impl BadField {
    /// A position has no such field; these are the ones it has.
    pub fn no_field(given: &str, fields: &[&str]) -> Self {
        let what = format!("there is no field \"{given}\" here: {}", fields.join(", "));
        Self::key(what, nearest(given, fields.iter().copied()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_what_was_asked_for_or_says_what_was() {
        assert_eq!(Field::Number(7).number::<u8>(), Ok(7));
        let too_much = Field::Number(256).number::<u8>().unwrap_err();
        assert_eq!(too_much.what, "256 is out of range");
        let no_flag = Field::from("seven").flag().unwrap_err();
        assert_eq!(no_flag.what, "true or false is expected, not \"seven\"");
        assert_eq!(Field::from(["2 ghoul"]).texts(), Ok(vec!["ghoul".to_owned(); 2]));
    }

    #[test]
    fn a_word_that_was_not_understood_comes_with_the_one_probably_meant() {
        assert_eq!(Field::from("ship").word(&["train", "ship"]), Ok(1));
        let slip = Field::from("trian").word(&["train", "ship"]).unwrap_err();
        assert_eq!(slip.nearest.as_deref(), Some("train"));
        assert_eq!(slip.what, "\"trian\" is none of train, ship");
        assert_eq!(BadField::no_field("helth", &["health"]).nearest.as_deref(), Some("health"));
    }
}
