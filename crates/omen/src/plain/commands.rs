//! What can be typed besides an answer.

use super::{numbered, print};
use crate::out;
use crate::session::Session;
use crate::trouble::Trouble;
use scene::{OptionView, PromptView};
use std::path::PathBuf;

/// A line that was typed.
pub enum Command<'p> {
    Answer(Answer<'p>),
    Nothing,
    Help,
    Scene,
    Options,
    WhyNot,
    Rules(String),
    Undo,
    Save(PathBuf),
    Load(PathBuf),
    Language,
    Log,
    AskEverything,
    Quit,
}

pub enum Answer<'p> {
    Option(&'p OptionView),
    /// A choice written by meaning; the table reads or refuses it.
    Text(String),
}

pub fn read<'p>(line: &str, prompt: &'p PromptView) -> Command<'p> {
    let line = line.trim();
    if let Ok(number) = line.parse::<usize>() {
        return match numbered(prompt).find(|(n, _)| *n == number) {
            Some((_, option)) => Command::Answer(Answer::Option(option)),
            None => Command::Answer(Answer::Text(line.to_owned())),
        };
    }
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match word {
        "" => Command::Nothing,
        ":help" | ":h" => Command::Help,
        ":table" | ":t" => Command::Scene,
        ":options" | ":o" => Command::Options,
        ":why" | ":w" => Command::WhyNot,
        ":rules" | "?" => Command::Rules(rest.to_owned()),
        ":undo" | ":u" => Command::Undo,
        ":save" => Command::Save(PathBuf::from(rest)),
        ":load" => Command::Load(PathBuf::from(rest)),
        ":lang" => Command::Language,
        ":log" => Command::Log,
        ":ask" => Command::AskEverything,
        ":quit" | ":q" => Command::Quit,
        word if word.starts_with('?') => Command::Rules(line[1..].trim().to_owned()),
        _ => Command::Answer(Answer::Text(line.to_owned())),
    }
}

/// Carries out a command that is no answer; returns how much of the log has been heard.
pub fn obey(
    session: &mut Session,
    command: Command<'_>,
    prompt: &PromptView,
    heard: Option<u64>,
) -> Result<Option<u64>, Trouble> {
    match command {
        Command::Answer(_) | Command::Quit | Command::Nothing | Command::Options => {}
        Command::Help => print::say_key(session, "plain-help"),
        Command::Scene => print::scene(session),
        Command::WhyNot => print::why_not(session, prompt),
        Command::Rules(words) => print::rules(session, &words, prompt),
        Command::Undo => {
            let undone = session.undo()?;
            if undone.is_none() {
                print::say_key(session, "table-nothing-to-undo");
            }
            return Ok(undone.or(heard));
        }
        Command::Save(path) if path.as_os_str().is_empty() => {
            print::saved(session, session.save_path());
        }
        Command::Save(path) => match session.save_as(&path) {
            Ok(()) => print::saved(session, &path),
            Err(trouble) => out::line(trouble.message),
        },
        Command::Load(path) => match session.load(&path) {
            Ok(()) => return Ok(Some(session.table.inputs())),
            Err(trouble) => out::line(trouble.message),
        },
        Command::Language => session.language = session.language.other(),
        Command::Log => {
            print::news(session, session.viewer(), None);
        }
        Command::AskEverything => session.ask_everything = !session.ask_everything,
    }
    Ok(heard)
}
