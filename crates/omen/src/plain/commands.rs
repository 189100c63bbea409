//! What can be typed besides an answer.

use super::asking::{self, Asking};
use super::{numbered, print};
use crate::out;
use crate::session::Session;
use crate::trouble::Trouble;
use scene::{OptionView, PromptView};
use std::path::PathBuf;

/// A typed line.
pub enum Command<'p> {
    Answer(Answer<'p>),
    Nothing,
    Help,
    Scene,
    Options,
    Rights,
    WhyNot,
    Rules(String),
    Undo,
    Save(PathBuf),
    Load(PathBuf),
    Language,
    Log,
    AskEverything,
    Quit,
    /// Something that starts like a command but is not one.
    Unknown(String),
}

pub enum Answer<'p> {
    Option(&'p OptionView),
    /// A choice written by meaning; the table accepts or refuses it.
    Text(String),
}

/// What people type before they know what to type.
const HELP: [&str; 3] = ["help", "помощь", "справка"];

pub fn read<'p>(line: &str, prompt: &'p PromptView) -> Command<'p> {
    let line = line.trim();
    if let Ok(number) = line.parse::<usize>() {
        return match numbered(prompt).find(|(n, _)| *n == number) {
            Some((_, option)) => Command::Answer(Answer::Option(option)),
            None => Command::Answer(Answer::Text(line.to_owned())),
        };
    }
    // A word the game uses for a choice is a choice first.
    if numbered(prompt).any(|(_, option)| *option.choice == *line) {
        return Command::Answer(Answer::Text(line.to_owned()));
    }
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match word {
        "" => Command::Nothing,
        ":help" | ":h" => Command::Help,
        "?" if rest.is_empty() => Command::Help,
        word if rest.is_empty() && HELP.contains(&word.to_lowercase().as_str()) => Command::Help,
        ":table" | ":t" => Command::Scene,
        ":options" | ":o" => Command::Options,
        ":rights" | ":r" => Command::Rights,
        ":why" | ":w" => Command::WhyNot,
        ":rules" | "?" => Command::Rules(rest.to_owned()),
        ":undo" | ":u" => Command::Undo,
        ":save" => Command::Save(PathBuf::from(rest)),
        ":load" => Command::Load(PathBuf::from(rest)),
        ":lang" => Command::Language,
        ":log" => Command::Log,
        ":ask" => Command::AskEverything,
        ":quit" | ":q" => Command::Quit,
        word if word.starts_with(':') => Command::Unknown(word.to_owned()),
        word if word.starts_with('?') => Command::Rules(line[1..].trim().to_owned()),
        _ => Command::Answer(Answer::Text(line.to_owned())),
    }
}

/// Runs a command that is not an answer; returns how much of the log has been read out.
pub fn obey(
    session: &mut Session,
    command: Command<'_>,
    prompt: &PromptView,
    asking: &mut Asking,
    heard: Option<u64>,
) -> Result<Option<u64>, Trouble> {
    match command {
        Command::Answer(_) | Command::Quit | Command::Nothing => {}
        Command::Options => asking.again(),
        Command::Rights => asking::rights(session, prompt),
        Command::Unknown(what) => print::unknown_command(session, &what),
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
        Command::AskEverything => {
            session.ask_everything = !session.ask_everything;
            print::say_key(
                session,
                match session.ask_everything {
                    true => "term-asks-everything",
                    false => "term-asks-what-matters",
                },
            );
        }
    }
    Ok(heard)
}

#[cfg(test)]
mod tests {
    use super::{Answer, Command, read};
    use scene::{OptionView, PromptView};

    #[test]
    fn help_is_a_choice_where_the_game_has_one() {
        let nothing = PromptView::default();
        for word in ["help", "HELP", " ? ", ":help", ":h", "Справка"] {
            assert!(matches!(read(word, &nothing), Command::Help), "{word}");
        }
        let option = OptionView { choice: "help".into(), ..OptionView::default() };
        let asked = PromptView { options: vec![option], ..PromptView::default() };
        assert!(matches!(read("help", &asked), Command::Answer(Answer::Text(_))));
        assert!(matches!(read(":help", &asked), Command::Help));
    }

    #[test]
    fn words_after_a_question_mark_are_looked_up() {
        let nothing = PromptView::default();
        for line in ["? abandoned gate", "?abandoned gate", ":rules abandoned gate"] {
            let Command::Rules(words) = read(line, &nothing) else { panic!("{line}") };
            assert_eq!(words, "abandoned gate");
        }
        assert!(matches!(read(":dance", &nothing), Command::Unknown(_)));
        assert!(matches!(read("help me", &nothing), Command::Answer(_)));
    }
}
