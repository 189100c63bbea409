//! What has happened, said in the language of the screen.

use crate::session::Session;
use crate::told;
use scene::{LogEntry, Tone, Viewer};
use voice::Voice;

#[derive(Debug, Default)]
pub struct Chronicle {
    entries: Vec<LogEntry>,
    pub lines: Vec<String>,
    /// How far the log has been heard, and by whom.
    heard: Option<u64>,
    viewer: Option<Viewer>,
    /// Lines from here on are news to whoever decides now.
    pub news: usize,
}

impl Chronicle {
    /// Hears what is new, or everything again if the table stepped back or other eyes look on.
    pub fn catch_up(&mut self, session: &Session, viewer: Viewer, voice: &Voice) {
        let inputs = session.table.inputs();
        if self.viewer != Some(viewer) || self.heard.is_some_and(|heard| inputs < heard) {
            *self = Self { viewer: Some(viewer), news: self.news, ..Self::default() };
        }
        let told = session.table.told(viewer, self.heard);
        self.lines.extend(told.iter().map(|entry| told::line(entry, voice)));
        self.entries.extend(told);
        self.heard = Some(inputs);
        self.news = self.news.min(self.lines.len());
    }

    /// Everything once more, in another language.
    pub fn say(&mut self, voice: &Voice) {
        self.lines = self.entries.iter().map(|entry| told::line(entry, voice)).collect();
    }

    /// All that is written now has been read.
    pub fn read(&mut self) {
        self.news = self.lines.len();
    }

    pub fn tone(&self, line: usize) -> Tone {
        self.entries.get(line).map_or(Tone::Line, |entry| entry.tone)
    }

    /// Whose doing a line is.
    pub fn seat(&self, line: usize) -> Option<u8> {
        self.entries.get(line)?.seat
    }

    /// The input that brought a line about, counted from 1.
    pub fn step(&self, line: usize) -> u64 {
        self.entries.get(line).map_or(0, |entry| entry.seq)
    }
}
