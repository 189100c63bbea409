//! What has happened, in the language of the screen.

use crate::session::Session;
use crate::told;
use scene::{LogEntry, Tone, Viewer};
use voice::Voice;

#[derive(Debug, Default)]
pub struct Chronicle {
    entries: Vec<LogEntry>,
    pub lines: Vec<String>,
    /// How far the log has been read, and by whom.
    heard: Option<u64>,
    viewer: Option<Viewer>,
    /// Lines from here on are new to the person who decides now.
    pub news: usize,
}

impl Chronicle {
    /// Reads what is new, or everything again after an undo or a change of view.
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

    /// Everything again, in another language.
    pub fn say(&mut self, voice: &Voice) {
        self.lines = self.entries.iter().map(|entry| told::line(entry, voice)).collect();
    }

    /// Everything written so far has been read.
    pub fn read(&mut self) {
        self.news = self.lines.len();
    }

    pub fn tone(&self, line: usize) -> Tone {
        self.entries.get(line).map_or(Tone::Line, |entry| entry.tone)
    }

    /// Who caused a line.
    pub fn seat(&self, line: usize) -> Option<u8> {
        self.entries.get(line)?.seat
    }

    /// The input that caused a line, counted from 1.
    pub fn step(&self, line: usize) -> u64 {
        self.entries.get(line).map_or(0, |entry| entry.seq)
    }
}
