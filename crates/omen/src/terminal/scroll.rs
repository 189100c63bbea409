//! How far a long text is scrolled.

use super::keys::Key;

#[derive(Clone, Copy, Debug, Default)]
pub struct Scroll {
    top: usize,
    /// As last drawn: the maximum scroll position, and the lines per page.
    most: usize,
    page: usize,
}

impl Scroll {
    /// A text that is read from its end.
    pub fn at_end() -> Self {
        Self { top: usize::MAX, ..Self::default() }
    }

    /// Scrolls the text; returns whether the key was a scroll key.
    pub fn press(&mut self, key: Key) -> bool {
        let page = self.page.saturating_sub(1).max(1);
        self.top = match key {
            Key::Up => self.top.saturating_sub(1),
            Key::Down => self.top.saturating_add(1),
            Key::PageUp => self.top.saturating_sub(page),
            Key::PageDown | Key::Char(' ') => self.top.saturating_add(page),
            Key::Home => 0,
            Key::End => self.most,
            _ => return false,
        };
        self.top = self.top.min(self.most);
        true
    }

    /// The first line to draw, given the total and the visible number of lines.
    pub fn show(&mut self, lines: usize, room: usize) -> usize {
        self.most = lines.saturating_sub(room);
        self.page = room;
        self.top = self.top.min(self.most);
        self.top
    }

    /// Whether there is more before and after what was last drawn.
    pub fn more(&self) -> (bool, bool) {
        (self.top > 0, self.top < self.most)
    }
}
