//! A game being played in this terminal: the table, who sits where, and the save file.

mod undo;

use crate::files;
use crate::games::{self, Entry};
use crate::trouble::Trouble;
use bots::AnyPolicy;
use kernel::registry::{AnyTable, Title};
use kernel::{Luck, Seat, Seed, SetupError, TableError};
use scene::Viewer;
use serde_json::Value;
use std::path::{Path, PathBuf};
use voice::{Language, Voice};

pub const HUMAN: &str = "human";

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Human(Seat),
    Bot(Seat),
    Over,
}

#[derive(Debug)]
pub struct Session {
    pub entry: &'static dyn Entry,
    pub table: Box<dyn AnyTable>,
    /// One for each seat; `None` is a person.
    bots: Vec<Option<Box<dyn AnyPolicy>>>,
    pub players: Vec<String>,
    voices: [Voice; 2],
    pub language: Language,
    /// Ask trivial questions too.
    pub ask_everything: bool,
    save: PathBuf,
}

impl std::fmt::Debug for dyn Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.title().key())
    }
}

/// How a session is to be set up.
#[derive(Debug)]
pub struct Plan<'p> {
    pub game: &'p str,
    pub players: &'p [String],
    pub seed: Option<u64>,
    pub options: &'p [String],
    /// Boxes to play with besides the base box.
    pub boxes: &'p [String],
    pub language: Language,
    pub ask_everything: bool,
    pub load: Option<&'p Path>,
    pub save: Option<&'p Path>,
}

impl Session {
    pub fn begin(plan: &Plan<'_>) -> Result<Self, Trouble> {
        let entry = games::named(plan.game)?;
        let mut session = match plan.load {
            Some(path) => Self::resume(entry, plan, path)?,
            None => Self::fresh(entry, plan)?,
        };
        session.keep()?;
        session.run_quiet()?;
        Ok(session)
    }

    fn fresh(entry: &'static dyn Entry, plan: &Plan<'_>) -> Result<Self, Trouble> {
        let title = entry.title();
        let save = match plan.save {
            Some(path) if path.exists() => {
                return Err(Trouble::input(format!(
                    "{} already exists; resume it with --load, or choose another file",
                    path.display()
                )));
            }
            Some(path) => path.to_owned(),
            None => files::new_save(title.key())?,
        };
        let setup = games::setup(title, plan.options, plan.boxes)?;
        let seed = plan.seed.map_or_else(fresh_seed, Seed::from_number);
        let begin = |players: &[String]| {
            let table = title.begin(&setup, players, seed);
            table.map_err(|error| Trouble::input(error.to_string()))
        };
        let players = match plan.players {
            // The set-up says how many play.
            [] => usual_players(begin(&[])?.seats().len()),
            wanted => checked(wanted, title)?,
        };
        let table = begin(&players)?;
        Self::seated(entry, table, players, save, plan)
    }

    fn resume(entry: &'static dyn Entry, plan: &Plan<'_>, path: &Path) -> Result<Self, Trouble> {
        let (file, _) = files::read_log(path)?;
        let no = |error: String| Trouble::answer_is_no(format!("{}: {error}", path.display()));
        let mut table = entry.title().replay(&file, None).map_err(|error| no(error.to_string()))?;
        let seated: Vec<String> =
            file.header.seats.iter().map(|seat| seat.player.clone()).collect();
        let wanted = if plan.players.is_empty() { &seated } else { plan.players };
        let players = checked(wanted, entry.title())?;
        if players.len() != table.seats().len() {
            return Err(Trouble::input(format!(
                "--players lists {} players, but the saved game has {}",
                players.len(),
                table.seats().len()
            )));
        }
        let elsewhere = undo::is_of_another_host(&*table);
        if elsewhere {
            table = undo::adopted(entry.title(), &file, &players).map_err(no)?;
        }
        table.settle();
        let save = match plan.save {
            Some(save) => save.to_owned(),
            // A log written by another host stays as it is, and can still be verified.
            None if elsewhere => files::new_save(entry.title().key())?,
            None => path.to_owned(),
        };
        if save != path && save.exists() {
            return Err(Trouble::input(format!(
                "{} already exists; choose another file to save to",
                save.display()
            )));
        }
        Self::seated(entry, table, players, save, plan)
    }

    fn seated(
        entry: &'static dyn Entry,
        table: Box<dyn AnyTable>,
        players: Vec<String>,
        save: PathBuf,
        plan: &Plan<'_>,
    ) -> Result<Self, Trouble> {
        let voices = voices(entry, &table.header().setup)?;
        let mut session = Self {
            entry,
            table,
            bots: Vec::new(),
            players: Vec::new(),
            voices,
            language: plan.language,
            ask_everything: plan.ask_everything,
            save,
        };
        session.seat_players(players)?;
        Ok(session)
    }

    fn seat_players(&mut self, players: Vec<String>) -> Result<(), Trouble> {
        let bot = |(n, name): (usize, &String)| {
            if name == HUMAN {
                return Ok(None);
            }
            // A bot's own randomness must not be the table's, or it would know the dice. The
            // commitment is public and differs from table to table.
            let public = &self.table.header().commitment;
            let table = public.get(..15).and_then(|hex| u64::from_str_radix(hex, 16).ok());
            let luck = Luck::from_number(table.unwrap_or_default() << 4 | n as u64);
            self.entry.bot(name, luck).map(Some).map_err(|error| Trouble::input(error.to_string()))
        };
        self.bots = players.iter().enumerate().map(bot).collect::<Result<_, _>>()?;
        self.players = players;
        Ok(())
    }

    pub fn voice(&self) -> &Voice {
        match self.language {
            Language::Russian => &self.voices[0],
            Language::English => &self.voices[1],
        }
    }

    pub fn save_path(&self) -> &Path {
        &self.save
    }

    pub fn next(&self) -> Next {
        match self.table.asked() {
            None => Next::Over,
            Some(asked) if self.is_bot(asked.lead) => Next::Bot(asked.lead),
            Some(asked) => Next::Human(asked.lead),
        }
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        self.bots.get(usize::from(seat.0)).is_some_and(Option::is_some)
    }

    /// Seats played by people here.
    pub fn humans(&self) -> Vec<Seat> {
        (0..self.players.len() as u8).map(Seat).filter(|seat| !self.is_bot(*seat)).collect()
    }

    /// Whose view the screen shows: the person who is asked, otherwise the only person, otherwise
    /// no one's.
    pub fn viewer(&self) -> Viewer {
        match (self.next(), self.humans().as_slice()) {
            (Next::Human(seat), _) => Viewer::Seat(seat.0),
            (_, [only]) => Viewer::Seat(only.0),
            _ => Viewer::Public,
        }
    }

    /// Makes a person's choice and saves it.
    pub fn choose(&mut self, seat: Seat, choice: &str) -> Result<(), TableError> {
        self.table.choose(seat, choice)?;
        Ok(())
    }

    /// Answers trivial questions for people who do not want them, then saves.
    pub fn settle(&mut self) -> Result<(), Trouble> {
        self.run_quiet()?;
        self.keep()
    }

    fn run_quiet(&mut self) -> Result<(), Trouble> {
        if self.ask_everything {
            return Ok(());
        }
        while let Next::Human(seat) = self.next() {
            let quiet = self.table.prompt(Viewer::Seat(seat.0)).and_then(|prompt| prompt.quiet);
            let Some(choice) = quiet else { break };
            self.table.choose(seat, &choice).map_err(|error| Trouble::input(error.to_string()))?;
        }
        Ok(())
    }

    /// Lets the bot that is asked decide. Returns its choice.
    pub fn let_bot_play(&mut self, seat: Seat) -> Result<Option<String>, Trouble> {
        let Some(Some(bot)) = self.bots.get_mut(usize::from(seat.0)) else { return Ok(None) };
        let Some(choice) = bot.pick(&*self.table, seat) else { return Ok(None) };
        let taken = self.table.choose_or_another(seat, &choice).map_err(|error| {
            Trouble::answer_is_no(format!(
                "the bot chose \"{choice}\", and that is refused: {error}"
            ))
        })?;
        self.settle()?;
        Ok(Some(taken))
    }

    /// Whether undoing the last step would undo something revealed or decided by chance.
    pub fn undo_is_free(&self) -> bool {
        self.humans().iter().any(|seat| self.table.free_undo(*seat).is_some())
    }

    fn keep(&self) -> Result<(), Trouble> {
        files::write_whole(&self.save, &self.log().write())
    }

    /// Saves a copy of the game to another file that does not exist yet.
    pub fn save_as(&self, path: &Path) -> Result<(), Trouble> {
        if path.exists() {
            return Err(Trouble::input(format!("{} already exists", path.display())));
        }
        files::write_whole(path, &self.log().write())
    }

    /// Loads another saved game onto this table.
    pub fn load(&mut self, path: &Path) -> Result<(), Trouble> {
        let plan = Plan {
            game: self.entry.title().key(),
            players: &[],
            seed: None,
            options: &[],
            boxes: &[],
            language: self.language,
            ask_everything: self.ask_everything,
            load: Some(path),
            save: None,
        };
        *self = Self::resume(self.entry, &plan, path)?;
        self.run_quiet()
    }
}

/// The voices of a game with this set-up, Russian first.
pub fn voices(entry: &dyn Entry, setup: &Value) -> Result<[Voice; 2], Trouble> {
    Ok([voice(entry, setup, Language::Russian)?, voice(entry, setup, Language::English)?])
}

/// The voice of a game with this set-up.
pub fn voice(entry: &dyn Entry, setup: &Value, language: Language) -> Result<Voice, Trouble> {
    let bad_setup = |error: SetupError| Trouble::input(error.to_string());
    let locales = entry.title().locales(setup).map_err(bad_setup)?;
    let sources: Vec<&str> = locales
        .iter()
        .filter(|(code, _)| *code == language.code())
        .map(|(_, source)| &**source)
        .collect();
    let voice =
        Voice::new(language, &sources).map_err(|error| Trouble::input(error.to_string()))?;
    Ok(voice.with_texts(entry.title().texts(setup).map_err(bad_setup)?))
}

/// A person in the first seat and bots in the others.
fn usual_players(seats: usize) -> Vec<String> {
    let usual = |n: usize| if n == 0 { HUMAN } else { "monte-carlo" };
    (0..seats).map(|n| usual(n).to_owned()).collect()
}

/// One player per seat, as many as the game has.
fn checked(wanted: &[String], title: &dyn Title) -> Result<Vec<String>, Trouble> {
    let counts = title.seat_counts();
    if !counts.contains(&(wanted.len().min(255) as u8)) {
        let seats = title.seat_keys();
        let fewest = usize::from(*counts.start());
        return Err(Trouble::input(format!(
            "--players lists {} players, but the seats are {}; write one for each, such as {}",
            wanted.len(),
            seats.join(", "),
            vec![HUMAN; fewest].join(",")
        )));
    }
    Ok(wanted.to_vec())
}

/// An unguessable seed, from the operating system's randomness behind every `HashMap`.
fn fresh_seed() -> Seed {
    use std::hash::{BuildHasher as _, Hasher as _, RandomState};
    let mut bytes = [0; 32];
    for part in bytes.chunks_mut(8) {
        part.copy_from_slice(&RandomState::new().build_hasher().finish().to_le_bytes());
    }
    Seed::from_bytes(bytes)
}
