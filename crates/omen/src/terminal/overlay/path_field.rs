//! Asking for a file: to save a copy to, or to load from.

use super::Act;
use crate::terminal::commands::Command;
use crate::terminal::keys::Key;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Save,
    Load,
}

#[derive(Debug)]
pub struct PathField {
    pub purpose: Purpose,
    pub text: String,
    /// Games that can be loaded, newest first.
    pub saves: Vec<PathBuf>,
    /// The highlighted save; none while a name is typed.
    pub cursor: Option<usize>,
}

impl PathField {
    pub fn save(game: &str, inputs: u64) -> Self {
        Self {
            purpose: Purpose::Save,
            text: format!("{game}-{inputs}.log"),
            saves: Vec::new(),
            cursor: None,
        }
    }

    pub fn load(present: &Path) -> Self {
        let folder = present.parent().unwrap_or(Path::new("."));
        let saves = saves_in(folder);
        let cursor = (!saves.is_empty()).then_some(0);
        Self { purpose: Purpose::Load, text: String::new(), saves, cursor }
    }

    pub(super) fn press(&mut self, key: Key) -> Act {
        match key {
            Key::Esc => return Act::Close,
            Key::Enter => return self.entered(),
            Key::Char(letter) => {
                self.text.push(letter);
                self.cursor = None;
            }
            Key::Backspace => {
                self.text.pop();
                self.cursor = None;
            }
            Key::Clear => self.text.clear(),
            Key::Up => self.step(-1),
            Key::Down => self.step(1),
            Key::PageUp => self.step(-10),
            Key::PageDown => self.step(10),
            _ => {}
        }
        Act::Stay
    }

    fn step(&mut self, by: isize) {
        let Some(last) = self.saves.len().checked_sub(1) else { return };
        let at = self.cursor.map_or(0, |at| at.saturating_add_signed(by));
        self.cursor = Some(at.min(last));
    }

    fn entered(&self) -> Act {
        let listed = self.cursor.and_then(|at| self.saves.get(at)).cloned();
        let path = match listed {
            Some(path) => path,
            None if self.text.trim().is_empty() => return Act::Close,
            None => at_home(self.text.trim()),
        };
        Act::Obey(match self.purpose {
            Purpose::Save => Command::SaveAs(path),
            Purpose::Load => Command::Load(path),
        })
    }
}

/// `~/` stands for the home directory, as it does in a shell.
fn at_home(text: &str) -> PathBuf {
    match (text.strip_prefix("~/"), std::env::var_os("HOME")) {
        (Some(rest), Some(home)) => PathBuf::from(home).join(rest),
        _ => PathBuf::from(text),
    }
}

fn saves_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut saves: Vec<(SystemTime, PathBuf)> = entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|it| it == "log"))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    saves.sort_by(|a, b| b.cmp(a));
    saves.into_iter().map(|(_, path)| path).collect()
}
