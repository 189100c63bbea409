//! Text truncated, wrapped and abbreviated to a width.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

pub fn width(text: &str) -> usize {
    text.width()
}

/// The text itself, or as much of it as fits with an ellipsis.
pub fn fit(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let Some(room) = room.checked_sub(1) else { return String::new() };
    let mut kept = String::new();
    let mut used = 0;
    for letter in text.chars() {
        used += letter.width().unwrap_or(0);
        if used > room {
            break;
        }
        kept.push(letter);
    }
    kept.truncate(kept.trim_end().len());
    kept + "…"
}

/// The text in lines of at most `room`, broken between words where possible.
///
/// Line breaks in the text stay, and so does the indent of each of its lines.
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, room.max(1))).collect()
}

fn wrap_line(text: &str, room: usize) -> Vec<String> {
    if width(text) <= room {
        return vec![text.to_owned()];
    }
    let indent = text.len() - text.trim_start().len();
    let mut lines = Vec::new();
    let mut line = text[..indent].to_owned();
    let mut empty = true;
    for word in text.split_whitespace() {
        if !empty && width(&line) + 1 + width(word) > room {
            lines.push(std::mem::take(&mut line));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        empty = false;
        for letter in word.chars() {
            if width(&line) + letter.width().unwrap_or(0) > room {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    lines.push(line);
    lines
}

/// A name that fits: whole, or with its words abbreviated from the first on, or truncated.
pub fn shorten(name: &str, room: usize) -> String {
    let mut words: Vec<String> = name.split_whitespace().map(str::to_owned).collect();
    for at in 0..words.len().saturating_sub(1) {
        if width(&words.join(" ")) <= room {
            break;
        }
        words[at] = abbreviation(&words[at]);
    }
    fit(&words.join(" "), room)
}

/// Every word cut to at most this many letters, with a dot where some are missing.
pub fn shorten_words(text: &str, most: usize) -> String {
    let cut = |word: &str| -> String {
        let bare = word.trim_end_matches([',', ';', ':', '.']);
        if bare.chars().count() <= most + 1 {
            return word.to_owned();
        }
        let kept: String = bare.chars().take(most).collect();
        format!("{kept}.{}", &word[bare.len()..])
    };
    text.split_whitespace().map(cut).collect::<Vec<_>>().join(" ")
}

/// A sentence that fits: whole, or with its long words cut ever shorter, or truncated.
pub fn squeeze(text: &str, room: usize, least: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let cut = |most| shorten_words(text, most);
    let fits = (least..=12).rev().map(cut).find(|line| width(line) <= room);
    fits.unwrap_or_else(|| fit(&cut(least), room))
}

/// A name without the words its heading already says: «Знак Древних (1)» under «Знаки Древних».
///
/// Words count as the same if their first letters are, whatever their number or case.
pub fn without_beginning(name: &str, heading: &str) -> String {
    let stem = |word: &str| word.chars().take(3).flat_map(char::to_lowercase).collect::<String>();
    let words: Vec<&str> = name.split_whitespace().collect();
    let said = words.iter().zip(heading.split_whitespace());
    let same = said.take_while(|(word, heading)| stem(word) == stem(heading)).count();
    if same == words.len() { name.to_owned() } else { words[same..].join(" ") }
}

/// «Северный» is «Сев.», «океан» is «ок.».
fn abbreviation(word: &str) -> String {
    let letters = word.chars().count();
    let kept = if letters > 5 { 3 } else { 2 };
    if letters <= kept + 1 {
        return word.to_owned();
    }
    word.chars().take(kept).chain(['.']).collect()
}

/// With its first letter capitalised, as a label begins.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// In the form used for searching: lower case, «ё» as «е».
pub fn folded(text: &str) -> String {
    text.to_lowercase().replace('ё', "е")
}

/// The words that all texts begin with.
pub fn common_beginning(texts: &[&str]) -> String {
    let Some((first, rest)) = texts.split_first() else { return String::new() };
    let mut words: Vec<&str> = first.split_whitespace().collect();
    for text in rest {
        let same = words.iter().zip(text.split_whitespace()).take_while(|(a, b)| *a == b).count();
        words.truncate(same);
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_to_its_room() {
        assert_eq!(fit("Лаврентия", 9), "Лаврентия");
        assert_eq!(fit("Лаврентия", 5), "Лавр…");
        assert_eq!(fit("Лаврентия", 0), "");
    }

    #[test]
    fn lines_break_between_words_and_inside_long_ones() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("a\n  b", 9), ["a", "  b"]);
    }

    #[test]
    fn a_long_name_loses_its_first_words_first() {
        assert_eq!(shorten("Северный океан Талассы", 20), "Сев. океан Талассы");
        assert_eq!(shorten("Северный океан Талассы", 16), "Сев. ок. Талассы");
        assert_eq!(shorten("Южный океан Талассы", 13), "Юж. ок. Тала…");
    }

    #[test]
    fn a_card_does_not_repeat_the_name_of_its_zone() {
        assert_eq!(without_beginning("Знак Древних (1 очко)", "Знаки Древних"), "(1 очко)");
        assert_eq!(without_beginning("wizard", "Pool"), "wizard");
    }

    #[test]
    fn texts_share_their_first_words() {
        assert_eq!(common_beginning(&["Move a cat to Rome", "Move a dog to Rome"]), "Move a");
        assert_eq!(common_beginning(&["Move", "Stay"]), "");
    }
}
