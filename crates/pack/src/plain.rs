//! Plain text: untrusted text is shown in browsers and terminals.

/// The first character not allowed in a text, and its position.
pub fn first_unfit(text: &str) -> Option<(usize, char)> {
    text.char_indices().find(|(_, letter)| is_unfit(*letter))
}

pub fn complaint(letter: char) -> String {
    format!("U+{:04X} is not plain text: remove it", u32::from(letter))
}

/// The text without such characters.
pub fn visible(text: &str) -> String {
    text.chars().map(|letter| if is_unfit(letter) { '\u{fffd}' } else { letter }).collect()
}

/// Control characters, which move the cursor of a terminal; those that reorder or hide their
/// neighbours; and private-use characters, which have a meaning inside this program.
fn is_unfit(letter: char) -> bool {
    match letter {
        '\n' | '\r' | '\t' => false,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => true,
        '\u{61c}' | '\u{feff}' | '\u{e000}'..='\u{f8ff}' => true,
        '\u{e0000}'..='\u{10ffff}' => true,
        letter => letter.is_control(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deceptive_characters_are_found() {
        for text in ["a\u{1b}[2J", "b\u{202e}", "\u{f0000}", "c\u{7}"] {
            assert!(first_unfit(text).is_some(), "{text:?}");
        }
        assert_eq!(first_unfit("Топор — <b>axe</b>, «ок»\n\t…"), None);
    }
}
