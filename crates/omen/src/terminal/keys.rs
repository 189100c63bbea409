//! Keys by meaning, on Latin and Russian keyboards alike.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Enter,
    Esc,
    Tab,
    BackTab,
    Backspace,
    /// F1.
    Help,
    /// Ctrl-U: clears a field.
    Clear,
    /// Ctrl-C.
    Interrupt,
    Char(char),
}

pub fn read(event: KeyEvent) -> Option<Key> {
    if event.modifiers.contains(KeyModifiers::CONTROL) {
        return match event.code {
            KeyCode::Char('c' | 'C' | 'с' | 'С') => Some(Key::Interrupt),
            KeyCode::Char('u' | 'U' | 'г' | 'Г') => Some(Key::Clear),
            _ => None,
        };
    }
    match event.code {
        KeyCode::Up => Some(Key::Up),
        KeyCode::Down => Some(Key::Down),
        KeyCode::Left => Some(Key::Left),
        KeyCode::Right => Some(Key::Right),
        KeyCode::PageUp => Some(Key::PageUp),
        KeyCode::PageDown => Some(Key::PageDown),
        KeyCode::Home => Some(Key::Home),
        KeyCode::End => Some(Key::End),
        KeyCode::Enter => Some(Key::Enter),
        KeyCode::Esc => Some(Key::Esc),
        KeyCode::Tab => Some(Key::Tab),
        KeyCode::BackTab => Some(Key::BackTab),
        KeyCode::Backspace => Some(Key::Backspace),
        KeyCode::F(1) => Some(Key::Help),
        KeyCode::Char(letter) => Some(Key::Char(letter)),
        _ => None,
    }
}

/// The command letter on the key that was pressed: «ц» sits where `w` does.
///
/// The key of `/` and `?` types `.` and `,` on a Russian keyboard.
pub fn command_letter(letter: char) -> char {
    const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm";
    const RUSSIAN: &str = "йцукенгшщзфывапролдячсмить";
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let pair = RUSSIAN.chars().zip(LATIN.chars()).find(|(russian, _)| *russian == small);
    match (pair, small) {
        (Some((_, latin)), _) => latin,
        (None, '.') => '/',
        (None, ',') => '?',
        (None, other) => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_russian_keyboard_gives_the_same_commands() {
        for (russian, latin) in [('ц', 'w'), ('Й', 'q'), ('г', 'u'), (',', '?'), ('.', '/')] {
            assert_eq!(command_letter(russian), latin);
        }
        assert_eq!(command_letter('7'), '7');
    }
}
