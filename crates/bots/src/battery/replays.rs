//! Logs replay, verify, and reveal tampering.

use super::Ground;
use super::ground::numbers;
use kernel::keying::Secrets;
use kernel::log::{BadLog, Entry, Input, LogFile, line_of};
use kernel::{Seed, Shown, Table};

impl<G: Shown> Ground<G> {
    /// See [`super::replays_agree`].
    pub fn replays_agree(&self, games: u32, seed: u64) -> Result<(), String> {
        for number in numbers(games, seed) {
            let table = self.sit_down(number, |_| ())?;
            let blame = |what: String| format!("{}, game of seed {number}: {what}", G::KEY);
            self.log_agrees(&table).map_err(blame)?;
            self.other_content_makes_no_difference(&table).map_err(blame)?;
            self.tampering_shows(&table.log_file(), number).map_err(blame)?;
        }
        Ok(())
    }

    fn log_agrees(&self, table: &Table<G>) -> Result<(), String> {
        let file = table.log_file();
        let read = LogFile::read(&file.write()).map_err(|error| error.to_string())?;
        if read != file {
            return Err("the log is not the same when read".into());
        }
        let again = Table::<G>::replay(&read, self.content.clone(), &self.content_hash, None)
            .map_err(|error| format!("the log does not replay: {error}"))?;
        if again.state_hash() != table.state_hash() || again.game() != table.game() {
            return Err("the log leads to another state".into());
        }
        if again.transcript() != table.transcript() {
            return Err("the replay reports other events".into());
        }
        self.stored_log_agrees(table)?;
        self.verify(&read).map_err(|error| format!("the log does not verify: {error}"))
    }

    /// The table is restored from its header, its seed and its entries, each stored as text.
    fn stored_log_agrees(&self, table: &Table<G>) -> Result<(), String> {
        let stored: Vec<String> = table.entries().map(|entry| entry.write()).collect();
        let entries: Vec<Entry> = (1..)
            .zip(&stored)
            .map(|(n, text)| Entry::read(n, text))
            .collect::<Result<_, _>>()
            .map_err(|error| format!("a stored entry cannot be read: {error}"))?;
        let resume = |secrets: Secrets, entries: &[Entry]| {
            let content = self.content.clone();
            Table::<G>::resume(table.header(), content, &self.content_hash, secrets, entries)
        };
        let again = resume(table.secrets(), &entries)
            .map_err(|error| format!("the stored log does not replay: {error}"))?;
        if again.game() != table.game() || again.transcript() != table.transcript() {
            return Err("the stored log leads elsewhere".into());
        }
        if resume(Seed::from_number(u64::MAX).into(), &entries).is_ok() {
            return Err("a seed that was not committed to is taken".into());
        }
        if entries.len() > 1 && resume(table.secrets(), &entries[1..]).is_ok() {
            return Err("a stored log without its first entry replays".into());
        }
        Ok(())
    }

    /// Content with another name is accepted if, and only if, it leads to the same game.
    fn other_content_makes_no_difference(&self, table: &Table<G>) -> Result<(), String> {
        let file = table.log_file();
        let resume = |entries: &[Entry]| {
            let content = self.content.clone();
            Table::<G>::resume(table.header(), content, "other content", table.secrets(), entries)
        };
        let again = resume(&file.entries)
            .map_err(|error| format!("with other content the log does not replay: {error}"))?;
        if again.game() != table.game() {
            return Err("with other content the log leads elsewhere".into());
        }
        let verified = Table::<G>::verify(&file, self.content.clone(), "other content");
        if !verified.is_ok_and(|verified| verified.other_content) {
            return Err("with other content the log does not verify".into());
        }
        let by_itself = |entry: &Entry| match &entry.input {
            Input::Choice { forced, .. } => *forced,
            Input::Dice { dice } => !dice.is_empty(),
            Input::Drawn { .. } => true,
            Input::Keyed { .. } => false,
        };
        let Some(place) = file.entries.iter().rposition(by_itself) else { return Ok(()) };
        let forged = forged(&file, place);
        match resume(&forged.entries) {
            Err(bad) if bad.line == line_of(file.entries[place].n) => Ok(()),
            Err(bad) => Err(format!("a forced input differs and is reported as {bad}")),
            Ok(_) => Err("a forced input differs, unnoticed".into()),
        }
    }

    fn verify(&self, file: &LogFile) -> Result<(), BadLog> {
        Table::<G>::verify(file, self.content.clone(), &self.content_hash).map(|_| ())
    }

    /// One input of each kind is changed, in the text alone and with all checksums corrected.
    fn tampering_shows(&self, file: &LogFile, number: u64) -> Result<(), String> {
        let mut luck = Seed::from_number(number).at(u64::MAX - 1);
        let kinds: [fn(&Input) -> bool; 3] = [
            |input| matches!(input, Input::Choice { .. }),
            |input| matches!(input, Input::Dice { dice } if !dice.is_empty()),
            |input| matches!(input, Input::Drawn { .. }),
        ];
        for of_kind in kinds {
            let places: Vec<usize> =
                (0..file.entries.len()).filter(|n| of_kind(&file.entries[*n].input)).collect();
            if places.is_empty() {
                continue;
            }
            let place = *luck.pick(&places);
            let at = line_of(file.entries[place].n);
            let forged = forged(file, place);
            named("a changed line", at, self.read_and_verify(&edited(file, &forged, at)))?;
            named("a forged line", at, self.read_and_verify(&forged.write()))?;
            named("a lost line", at, self.read_and_verify(&without_line(file, at)))?;
            named("a cut line", at, self.read_and_verify(&cut_in_line(file, at)))?;
        }
        let end = line_of(file.entries.len() as u64 + 1);
        named("a lost closing line", end, self.read_and_verify(&without_line(file, end)))?;
        named("a cut closing line", end, self.read_and_verify(&cut_in_line(file, end)))?;
        let mut other = file.clone();
        other.closing.seed = Seed::from_number(number.wrapping_add(1)).to_string();
        named("another seed", end, self.read_and_verify(&other.write()))?;
        let mut other = file.clone();
        other.closing.state = "another".into();
        named("another last state", end, self.read_and_verify(&other.write()))
    }

    fn read_and_verify(&self, text: &str) -> Result<(), BadLog> {
        self.verify(&LogFile::read(text)?)
    }
}

fn named(what: &str, line: usize, found: Result<(), BadLog>) -> Result<(), String> {
    match found {
        Ok(()) => Err(format!("{what}, line {line}, goes unnoticed")),
        Err(bad) if bad.line != line => Err(format!("{what}, line {line}, is taken for {bad}")),
        Err(_) => Ok(()),
    }
}

/// The log with one input replaced, with checksums as if it had always been so.
fn forged(file: &LogFile, place: usize) -> LogFile {
    let mut file = file.clone();
    match &mut file.entries[place].input {
        Input::Choice { choose, .. } => choose.push_str(" or something else"),
        Input::Dice { dice } => dice[0] = if dice[0] == 1 { 2 } else { 1 },
        Input::Drawn { drawn } => drawn.push_str(" or something else"),
        Input::Keyed { keyed } => keyed.nth += 1,
    }
    file
}

/// The honest text with one line from the forged log, under the honest line's checksum.
fn edited(file: &LogFile, forged: &LogFile, at: usize) -> String {
    const CHECK: &str = ",\"check\":\"";
    let (honest, forged) = (file.write(), forged.write());
    let lines = honest.lines().zip(forged.lines()).enumerate().map(|(n, (honest, forged))| {
        let body = forged.rsplit_once(CHECK).map_or(forged, |(body, _)| body);
        let check = honest.rsplit_once(CHECK).map_or("", |(_, check)| check);
        if n + 1 == at { format!("{body}{CHECK}{check}\n") } else { format!("{honest}\n") }
    });
    lines.collect()
}

fn without_line(file: &LogFile, at: usize) -> String {
    let text = file.write();
    let kept = text.lines().enumerate().filter(|(n, _)| n + 1 != at);
    kept.map(|(_, line)| format!("{line}\n")).collect()
}

/// The file as left by a disk that was full in the middle of a line.
fn cut_in_line(file: &LogFile, at: usize) -> String {
    let text = file.write();
    let before: usize = text.lines().take(at - 1).map(|line| line.len() + 1).sum();
    let line = text.lines().nth(at - 1).unwrap_or_default();
    let half = line.floor_char_boundary(line.len() / 2);
    text[..before + half].to_owned()
}
