//! Whole games kept as files, which must replay unchanged.

use crate::any_policy;
use kernel::log::LogFile;
use kernel::registry::{AnyTable, Title, TitleOf, Titled};
use kernel::{Luck, Seed};
use serde_json::Value;
use std::fmt::Display;
use std::fs;
use std::path::Path;

/// A game to be recorded: its file, its set-up, who plays.
#[derive(Clone, Debug)]
pub struct Recording {
    pub name: String,
    pub setup: Value,
    /// One for each seat, or one for all.
    pub bots: Vec<String>,
    pub number: u64,
}

/// The randomness of bots in recorded games, separate from their seeds' numbers.
const LUCK: u64 = 100;

impl Recording {
    /// Plays the game to its end.
    pub fn play<G: Titled>(&self) -> Result<Box<dyn AnyTable>, String> {
        let title = TitleOf::<G>::new();
        let blame = |error: &dyn Display| format!("{}: {error}", self.name);
        let seed = Seed::from_number(self.number);
        let mut table =
            title.begin(&self.setup, &self.bots, seed).map_err(|error| blame(&error))?;
        let mut players = Vec::new();
        for seat in 0..table.seats().len() {
            let bot = self.bots.get(seat).or(self.bots.last()).map_or("random", String::as_str);
            let luck = Luck::from_number(self.number + LUCK);
            players.push(any_policy::<G>(bot, luck).map_err(|error| blame(&error))?);
        }
        while let Some(asked) = table.asked() {
            let player = &mut players[usize::from(asked.lead.0)];
            let choice = player.pick(&*table, asked.lead).ok_or("the bot has no answer")?;
            table.choose(asked.lead, &choice).map_err(|error| blame(&error))?;
        }
        Ok(table)
    }
}

/// Writes the games into the folder, replacing all that were there.
pub fn record<G: Titled>(folder: &Path, games: &[Recording]) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    for old in logs(folder)? {
        fs::remove_file(&old).map_err(|error| at(&old, &error))?;
    }
    for game in games {
        let path = folder.join(format!("{}.log", game.name));
        let text = game.play::<G>()?.log_file().write();
        fs::write(&path, text).map_err(|error| at(&path, &error))?;
    }
    Ok(())
}

/// Reads and verifies every log in the folder and checks that it is written back unchanged; returns
/// for each whether its game is over.
pub fn replay<G: Titled>(folder: &Path) -> Result<Vec<Replayed>, String> {
    let title = TitleOf::<G>::new();
    logs(folder)?
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
            let file = LogFile::read(&text).map_err(|error| at(&path, &error))?;
            if file.write() != text {
                return Err(at(&path, &"it is written differently now"));
            }
            let verified = title.verify(&file).map_err(|error| at(&path, &error))?;
            if verified.other_content {
                return Err(at(&path, &"it was made with other content: record the games anew"));
            }
            let ending = verified.outcome.map(|outcome| outcome.ending);
            Ok(Replayed { file, ending })
        })
        .collect()
}

/// A recorded game that replayed to the same result.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub file: LogFile,
    /// `None` if the game goes on.
    pub ending: Option<String>,
}

fn logs(folder: &Path) -> Result<Vec<std::path::PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| at(folder, &error))?;
    let mut logs = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| at(folder, &error))?.path();
        if path.extension().is_some_and(|it| it == "log") {
            logs.push(path);
        }
    }
    logs.sort();
    Ok(logs)
}

fn at(path: &Path, what: &dyn Display) -> String {
    format!("{}: {what}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn a_recorded_game_replays_until_somebody_edits_it() {
        let folder = std::env::temp_dir().join(format!("omen-recorded-{}", std::process::id()));
        let game = Recording {
            name: "one".into(),
            setup: TitleOf::<Toy>::new().usual_setup(),
            bots: vec!["random".into()],
            number: 3,
        };
        record::<Toy>(&folder, &[game]).unwrap();
        let replayed = replay::<Toy>(&folder).unwrap();
        assert!(replayed.len() == 1 && replayed[0].ending.is_some());
        let path = folder.join("one.log");
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, text.replacen("\"n\":2", "\"n\":3", 1)).unwrap();
        assert!(replay::<Toy>(&folder).unwrap_err().contains("line 3"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
