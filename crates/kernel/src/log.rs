//! The log of a table: JSON Lines, one header, then one input per line, then a closing line.
//!
//! Every line carries a checksum chained to the line before, so that an edited, missing or moved
//! line is detected. The closing line reveals the seed, and every keying the host's share for it;
//! with them every chance outcome can be derived again and compared (see
//! [`crate::table::Table::verify`]).
//!
//! Format 2 added keyings and the edition of the rules. A log of format 1 is one of the first
//! edition without any keying.

use crate::boxes::BoxEntry;
use crate::keying::Keying;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the file format. Every earlier one can be read as well.
pub const FORMAT: u32 = 2;

/// The version of the rules' behaviour, written into every log.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// Engines whose logs lead to the same states here.
pub const READABLE_ENGINES: &[&str] = &[ENGINE];

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format version; also how a reader recognises our files.
    pub omen: u32,
    pub game: String,
    pub engine: String,
    /// The edition of the game's rules it was started with.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub edition: u32,
    /// Hash of the base box the game was started with.
    pub content: String,
    /// The other boxes it was started with, in reading order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<BoxEntry>,
    pub setup: Value,
    pub seats: Vec<SeatEntry>,
    /// Hash of the seed, published before the first roll.
    pub commitment: String,
    /// Hash of the host's share for the first keying, published before any player gave theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// How many inputs came from the log of another game, whose seed this one does not reveal.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub inherited: u64,
}

fn first() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_first(version: &u32) -> bool {
    *version == first()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_none_yet(count: &u64) -> bool {
    *count == 0
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatEntry {
    pub seat: String,
    /// Who plays it: a person's name or a bot's.
    pub player: String,
}

/// One input as it stands in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Entry {
    /// Position in the log, counted from 1.
    pub n: u64,
    #[serde(flatten)]
    pub input: Input,
    pub undo: UndoMark,
}

impl Entry {
    /// The entry as one line of JSON, without the checksum a file adds.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The entry as an opened log shows it: with the secrets of the past but not those of the
    /// future.
    pub fn opened(mut self) -> Self {
        if let Input::Keyed { keyed } = &mut self.input {
            **keyed = keyed.opened();
        }
        self
    }

    /// Reads what [`write`](Entry::write) wrote as input `n`.
    pub fn read(n: u64, text: &str) -> Result<Self, BadLog> {
        read_entry(text, line_of(n), n)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Input {
    Choice {
        seat: String,
        choose: String,
        /// The only possible answer, given by the table itself.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forced: bool,
    },
    Dice {
        dice: Vec<u8>,
    },
    Drawn {
        drawn: String,
    },
    Keyed {
        keyed: Box<Keying>,
    },
}

impl Input {
    /// Whether a player decided it.
    pub fn is_decision(&self) -> bool {
        matches!(self, Input::Choice { forced: false, .. })
    }

    /// Whether it goes to the game: a keying concerns the table alone.
    pub fn is_played(&self) -> bool {
        match self {
            Input::Choice { .. } | Input::Dice { .. } | Input::Drawn { .. } => true,
            Input::Keyed { .. } => false,
        }
    }
}

/// What undoing an input would mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoMark {
    /// No one learned anything and nothing was left to chance.
    Free,
    /// These seats learned something.
    Reveals(Vec<String>),
    /// Chance was involved.
    Random,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// How many inputs the log holds.
    pub inputs: u64,
    /// Hash of the state they lead to.
    pub state: String,
    /// The representation of that state; see [`crate::Game::SHAPE`].
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub shape: u32,
    pub seed: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<crate::Outcome>,
}

/// A log as read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogFile {
    pub header: Header,
    pub entries: Vec<Entry>,
    pub closing: Closing,
}

/// What is wrong with a log file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct BadLog {
    pub line: usize,
    pub what: String,
    /// The rule that refuses an input, if one does.
    pub rule: Option<String>,
}

impl BadLog {
    /// The message may repeat what the file says, but no more than a line of it.
    pub fn at(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: spelling::one_line(what), rule: None }
    }
}

/// The line of the file that holds input `n`.
pub fn line_of(n: u64) -> usize {
    n as usize + 1
}

/// Writes lines with their chained checksums.
#[derive(Clone, Debug)]
pub struct Chain {
    last: blake3::Hash,
}

impl Default for Chain {
    fn default() -> Self {
        Self { last: blake3::hash(b"omen log") }
    }
}

impl Chain {
    /// One line of the file, including the checksum but not the newline.
    pub fn line(&mut self, body: &impl Serialize) -> String {
        self.sign(&serde_json::to_string(body).unwrap_or_default())
    }

    /// A JSON object with its checksum added as the last field.
    pub fn sign(&mut self, body: &str) -> String {
        let check = self.check(body);
        let open = body.strip_suffix('}').unwrap_or(body);
        format!("{open},\"check\":\"{check}\"}}")
    }

    fn check(&mut self, body: &str) -> String {
        let mut hasher = blake3::Hasher::new();
        hasher.update(self.last.as_bytes()).update(body.as_bytes());
        self.last = hasher.finalize();
        self.last.to_hex()[..12].to_owned()
    }

    /// Strips the checksum off a line and compares it.
    fn strip<'a>(&mut self, line: &'a str) -> Result<std::borrow::Cow<'a, str>, String> {
        let (body, check) = line
            .strip_suffix("\"}")
            .and_then(|rest| rest.rsplit_once(",\"check\":\""))
            .ok_or("the line does not end with its checksum: it was cut off or edited")?;
        let body = format!("{body}}}");
        if self.check(&body) != check {
            return Err("the checksum does not match: this line was edited, or one before it was \
                        removed, added or moved"
                .into());
        }
        Ok(body.into())
    }
}

impl LogFile {
    /// Reads a whole file; it must have its closing line.
    pub fn read(text: &str) -> Result<LogFile, BadLog> {
        let mut chain = Chain::default();
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line));
        let (_, first) = lines.next().ok_or_else(|| BadLog::at(1, "the file is empty"))?;
        let header = read_header(first, &mut chain)?;
        let mut entries = Vec::new();
        let mut closing = None;
        for (at, line) in lines {
            if closing.is_some() {
                return Err(BadLog::at(at, "the log goes on after its closing line"));
            }
            let body = chain.strip(line).map_err(|what| BadLog::at(at, what))?;
            if body.starts_with("{\"inputs\":") {
                closing = Some(read_closing(&body, at, entries.len())?);
            } else {
                entries.push(read_entry(&body, at, entries.len() as u64 + 1)?);
            }
        }
        let end = line_of(entries.len() as u64 + 1);
        let closing = closing
            .ok_or_else(|| BadLog::at(end, "the closing line is missing: the file was cut off"))?;
        Ok(LogFile { header, entries, closing })
    }

    pub fn write(&self) -> String {
        let mut chain = Chain::default();
        let mut text = chain.line(&self.header);
        text.push('\n');
        for entry in &self.entries {
            text.push_str(&chain.line(entry));
            text.push('\n');
        }
        text.push_str(&chain.line(&self.closing));
        text.push('\n');
        text
    }
}

fn read_header(line: &str, chain: &mut Chain) -> Result<Header, BadLog> {
    let value: Value = serde_json::from_str(line)
        .map_err(|_| BadLog::at(1, "this is not an Omen log: the first line is not a header"))?;
    let format = value.get("omen").and_then(Value::as_u64).ok_or_else(|| {
        BadLog::at(1, "this is not an Omen log: the header has no \"omen\" version")
    })?;
    if !(1..=u64::from(FORMAT)).contains(&format) {
        let what = format!(
            "the log has format {format}, but this program reads formats 1 to {FORMAT}; use the version \
             that wrote it"
        );
        return Err(BadLog::at(1, what));
    }
    check_engine(value.get("engine").and_then(Value::as_str).unwrap_or("unknown"))?;
    let body = chain.strip(line).map_err(|what| BadLog::at(1, what))?;
    serde_json::from_str(&body).map_err(|error| BadLog::at(1, format!("invalid header: {error}")))
}

/// Whether this program's rules lead where the rules of that engine led.
pub(crate) fn check_engine(engine: &str) -> Result<(), BadLog> {
    if READABLE_ENGINES.contains(&engine) {
        return Ok(());
    }
    let what = format!(
        "the log was written by engine {engine}, but this program replays {}; use the version that \
         wrote it",
        READABLE_ENGINES.join(", ")
    );
    Err(BadLog::at(1, what))
}

fn read_entry(body: &str, at: usize, due: u64) -> Result<Entry, BadLog> {
    let entry: Entry = serde_json::from_str(body)
        .map_err(|_| BadLog::at(at, "this is neither an input nor a closing line"))?;
    if entry.n != due {
        let what = format!("found input {} where input {due} was expected", entry.n);
        return Err(BadLog::at(at, what));
    }
    Ok(entry)
}

fn read_closing(body: &str, at: usize, entries: usize) -> Result<Closing, BadLog> {
    let closing: Closing = serde_json::from_str(body)
        .map_err(|error| BadLog::at(at, format!("invalid closing line: {error}")))?;
    if closing.inputs != entries as u64 {
        let what =
            format!("the closing line counts {} inputs, but there are {entries}", closing.inputs);
        return Err(BadLog::at(at, what));
    }
    Ok(closing)
}
