//! The table line by line: for screen readers, scripts and pipes.

mod asking;
mod commands;
mod print;

pub use print::{scene_text, told_to_all};

use crate::session::{Next, Session};
use crate::stopping;
use crate::trouble::Done;
use asking::Asking;
use commands::{Answer, Command};
use scene::{OptionView, PromptView, Viewer};
use std::io::BufRead;

/// Plays until the game is over or the input ends; the game is saved either way.
pub fn run(mut session: Session) -> Done {
    let kept = session.voice().say(&print::saved_phrase(session.save_path()));
    // Every input is saved as it is made, so an interrupt only has to say so.
    stopping::when_told(move || {
        eprintln!("\nomen: {kept}");
        std::process::exit(130);
    });
    if !session.humans().is_empty() {
        print::say_key(&session, "plain-welcome");
    }
    let (mut heard, mut asking) = (None, Asking::default());
    let mut lines = std::io::stdin().lock().lines();
    loop {
        let viewer = session.viewer();
        heard = print::news(&session, viewer, heard);
        match session.next() {
            Next::Over => break,
            Next::Bot(seat) => {
                session.let_bot_play(seat)?;
            }
            Next::Human(seat) => {
                let Some(prompt) = session.table.prompt(Viewer::Seat(seat.0)) else { break };
                asking.put(&session, &prompt);
                let Some(Ok(line)) = lines.next() else {
                    print::say_key(&session, "plain-input-ended");
                    break;
                };
                match commands::read(&line, &prompt) {
                    Command::Answer(answer) => {
                        let choice = match answer {
                            Answer::Option(option) => option.choice.to_string(),
                            Answer::Text(text) => text,
                        };
                        if let Err(error) = session.choose(seat, &choice) {
                            print::refusal(&session, &error);
                        }
                        session.settle()?;
                    }
                    Command::Quit => break,
                    other => {
                        heard = commands::obey(&mut session, other, &prompt, &mut asking, heard)?;
                    }
                }
            }
        }
    }
    print::farewell(&session);
    Ok(())
}

/// Everything that can be answered: options first, then rights, numbered consecutively.
fn numbered(prompt: &PromptView) -> impl Iterator<Item = (usize, &OptionView)> {
    (1..).zip(prompt.options.iter().chain(&prompt.rights))
}
